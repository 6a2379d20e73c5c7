#!/bin/sh
# Make the virtual environment of the project: $1 is its folder, $PYTHON the interpreter to make it from.
set -eu
venv=$1
python=${PYTHON:-python3}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed" >&2; exit 2; }
# Debian and Ubuntu keep venv in a package of its own.
if ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
    as_root apt-get update -q
    as_root apt-get install -y -q python3-venv
fi
[ -x "$venv/bin/pip" ] || "$python" -m venv "$venv"
"$venv/bin/pip" install -q --disable-pip-version-check --require-hashes -r requirements.lock
"$venv/bin/pip" install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
