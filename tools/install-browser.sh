#!/bin/sh
# Chromium and fonts for the browser tests, from Debian's packages; does nothing where they are there already.
set -eu

command -v chromium >/dev/null 2>&1 && exit 0
sudo=""
[ "$(id -u)" -eq 0 ] || sudo="sudo"
$sudo apt-get update -qq
DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends chromium fonts-noto-core fonts-noto-color-emoji
