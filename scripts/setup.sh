#!/usr/bin/env bash
# Install Spelkast into .venv:  scripts/setup.sh play | dev | envs | cluster
# "play" is the package alone; any other word names an extra of pyproject.toml.
set -euo pipefail
cd "$(dirname "$0")/.."

what=${1:-play}
python=${PYTHON:-python3}
venv=${VENV:-.venv}

export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 PIP_ROOT_USER_ACTION=ignore

say() { printf '%s\n' "$*" >&2; }

# need PACKAGE… : install Debian packages when we may, otherwise say which are missing and stop.
need() {
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "Installing the Debian package(s) $*"
        { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y "$@"; } >&2 \
            && return
    fi
    say "Missing Debian package(s): $*"
    say "Install with:  sudo apt-get install $*"
    exit 1
}

works() { "$venv/bin/python" -m pip --version >/dev/null 2>&1; }

make_venv() { "$python" -m venv --clear "$venv" >/dev/null 2>&1 && works; }

if ! works; then
    if ! command -v "$python" >/dev/null; then
        [ "$python" = python3 ] || { say "No such Python: $python"; exit 1; }
        need python3 python3-venv
    fi
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        say "Spelkast needs Python 3.11 or newer; $python is $version."
        say "Name another one with:  make PYTHON=python3.11 …"
        exit 1
    fi
    say "Making $venv with Python $version"
    if ! make_venv; then
        # Debian keeps the part of venv that installs pip in a package of its own.
        if ! "$python" -c 'import ensurepip' 2>/dev/null; then need "python$version-venv"; fi
        if ! make_venv; then
            say "$python cannot make a virtual environment:"
            "$python" -m venv --clear "$venv" >&2 || true
            exit 1
        fi
    fi
fi

# What the tests of the site use: a real browser, and a real PostgreSQL with its own servers.
if [ "$what" != play ] && command -v apt-get >/dev/null; then
    missing=
    command -v chromium >/dev/null || missing="$missing chromium"
    compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing="$missing postgresql"
    # shellcheck disable=SC2086  # one word for each package
    [ -z "$missing" ] || need $missing
fi

extra=
[ "$what" = play ] || extra="[$what]"

# pip is quiet, so a dot every other second says that it lives.
printf 'Installing spelkast%s ' "$extra" >&2
(while sleep 2; do printf . >&2; done) &
ticker=$!
trap 'kill "$ticker" 2>/dev/null || true' EXIT
if ! "$venv/bin/python" -m pip install -qq -e ".$extra"; then
    say " failed"
    exit 1
fi
say " done"

# The TypeScript compiler, which checks the site's own script.
if [ "$what" != play ]; then
    PATH="$(cd "$venv/bin" && pwd):$PATH" npm ci --silent --no-audit --no-fund >/dev/null || {
        say "npm could not install the TypeScript compiler"
        exit 1
    }
fi

touch "$venv/.ready-play" "$venv/.ready-$what"
