# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What setup, run and test share. Sourced, never run; leaves the caller in the top folder of the tree.

house=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$house" || exit 1
build=build/release

say() { printf '%s\n' "$*" >&2; }
die() { say "${0##*/}: $*"; exit 1; }

has_display() { [[ -n ${DISPLAY:-} || -n ${WAYLAND_DISPLAY:-} ]]; }

# As many compilers at once as there are processors, but not more than memory carries (1 GB each).
compilers_at_once() {
    local processors memory
    processors=$(nproc)
    memory=$(awk '/^MemAvailable:/ { print int($2 / 1048576) }' /proc/meminfo 2>/dev/null)
    memory=${memory:-$processors}
    if ((memory < 1)); then memory=1; fi
    echo $((processors < memory ? processors : memory))
}

# Ninja's progress: one line that rewrites itself on a terminal, every tenth of the way elsewhere.
# Everything else passes through; a build with nothing to do says nothing.
show_progress() {
    local line shown=-1 tenth
    while IFS= read -r line; do
        case $line in
            'ninja: no work to do.' | *'Re-checking globbed directories'*) continue ;;
        esac
        if [[ $line =~ ^\[([0-9]+)/([0-9]+)\] ]]; then
            if [[ -t 2 ]]; then
                printf '\r\033[K%.*s' "$((${COLUMNS:-80} - 1))" "$line" >&2
                shown=0
                continue
            fi
            tenth=$((BASH_REMATCH[1] * 10 / BASH_REMATCH[2]))
            ((tenth == shown)) && continue
            shown=$tenth
        fi
        say "$line"
    done
    if [[ -t 2 && $shown == 0 ]]; then printf '\r\033[K' >&2; fi
}

# build_house target…: configures when there is nothing configured, then builds. Ninja configures again by
# itself when a CMake file changes.
build_house() {
    local cache=$build/CMakeCache.txt fresh=()
    # A tree that was moved or copied carries a cache that points elsewhere.
    if [[ -f $cache ]] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$house" "$cache"; then fresh=(--fresh); fi
    if [[ ! -f $build/build.ninja || ${#fresh[@]} -gt 0 ]]; then
        say "Configuring in $build …"
        cmake "${fresh[@]}" --preset release >&2 || return
    fi
    export CMAKE_BUILD_PARALLEL_LEVEL=${CMAKE_BUILD_PARALLEL_LEVEL:-$(compilers_at_once)}
    # ccache needs a folder it may write to.
    if [[ ! -w ${HOME:-/nonexistent} ]]; then export CCACHE_DIR=${CCACHE_DIR:-$house/build/ccache}; fi
    cmake --build --preset release --target "$@" 2>&1 | show_progress
    return "${PIPESTATUS[0]}"
}

# Programs that draw without a display, and tests always, get a quiet corner of their own.
without_display() {
    export QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen}
    export QT_QUICK_BACKEND=${QT_QUICK_BACKEND:-software}
    if [[ -z ${LC_ALL:-}${LC_CTYPE:-}${LANG:-} ]]; then export LANG=C.UTF-8; fi
    if [[ ! -d ${XDG_RUNTIME_DIR:-} || ! -O ${XDG_RUNTIME_DIR:-} ]]; then
        export XDG_RUNTIME_DIR=$house/build/runtime
        mkdir -p "$XDG_RUNTIME_DIR" && chmod 0700 "$XDG_RUNTIME_DIR"
    fi
}
