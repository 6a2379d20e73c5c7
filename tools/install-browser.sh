#!/bin/sh
# Install Chromium and the fonts of our languages where they are missing: the browser tests need them.
set -eu
if command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1; then
    exit 0
fi
run=""
[ "$(id -u)" = 0 ] || run=sudo
$run apt-get update -qq
$run env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    chromium fonts-dejavu-core fonts-noto-core fonts-noto-color-emoji >/dev/null
