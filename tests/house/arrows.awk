# SPDX-License-Identifier: GPL-3.0-or-later
# Reads C++ and QML files and prints every line in which an arrow points the wrong way.
# usage: awk -v list=FILE_WITH_ALL_PATHS -f arrows.awk FILE…      (from the top of the tree)

BEGIN {
    # Who may include whom; a module may always include itself.
    may["arbiter"] = ""
    may["clock"] = "arbiter"
    may["pairing"] = "arbiter"
    may["app/session"] = "arbiter clock pairing"
    may["app/storage"] = "arbiter clock app/session"
    may["app/equipment"] = "arbiter clock app/session"
    may["app/view"] = "arbiter clock pairing app/session"
    may["qml"] = "app/view"
    may["app/cli"] = may["app/demo"] = may["app"] = may["tests"] = "*"

    split("arbiter clock pairing app/session", plain, " ")
    for (i in plain) core[plain[i]] = 1
    split("arbiter clock pairing app/session app/view qml", dry, " ")
    for (i in dry) no_sqlite[dry[i]] = 1

    while ((getline path < list) > 0) known[path] = 1
}

function module(path, part) {
    split(path, part, "/")
    if (part[1] == "app" && path ~ /^app\/[^\/]*\//) return "app/" part[2]
    return part[1]
}

# a/b/../c becomes a/c
function straight(path) {
    gsub(/\/\.\//, "/", path)
    sub(/^\.\//, "", path)
    while (match(path, /[^\/]+\/\.\.\//)) path = substr(path, 1, RSTART - 1) substr(path, RSTART + RLENGTH)
    return path
}

function complain(text) {
    print FILENAME ":" FNR ": " text
}

function judge(to) {
    if (to == from || may[from] == "*") return
    if (index(" " may[from] " ", " " to " ") == 0) complain(from " may not include " to)
}

FNR == 1 {
    from = module(FILENAME)
    folder = FILENAME
    sub(/[^\/]*$/, "", folder)
    if (!(from in may)) complain(from " has no place in the house yet: give it one in tests/house/arrows.awk")
}

!(from in may) { next }

/^[ \t]*#[ \t]*include/ && FILENAME !~ /\.qml$/ {
    target = $0
    sub(/^[^"<]*["<]/, "", target)
    sub(/[">].*$/, "", target)
    if (from in core && target ~ /^(Q[A-Z]|Qt|Q[A-Z][A-Za-z]*\/)/) complain(from " knows no Qt: " target)
    if (from in no_sqlite && target ~ /^(sqlite3|SQLiteCpp\/|QtSql|QSql)/) complain(from " knows no SQLite: " target)
    near = straight(folder target)
    far = straight(target)
    if (near in known) judge(module(near))
    else if (far in known || module(far "/") in may) judge(module(far))
    next
}

FILENAME ~ /\.qml$/ && /^[ \t]*import[ \t]/ {
    if (/QtQuick\.LocalStorage|QtSql/) complain("qml knows no SQLite: " $2)
    next
}

from in core {
    code = $0
    sub(/\/\/.*$/, "", code)
    if (code ~ /[Cc]lock::now[ \t]*\(|=[ \t]*(std::)?(chrono::)?[a-z]+(_[a-z]+)?_clock[ \t]*;|clock_gettime|gettimeofday|std::time[ \t]*\(|[^A-Za-z0-9_:.>]time[ \t]*\([ \t]*(NULL|nullptr|0)[ \t]*\)/)
        complain(from " is told the time and never asks for it")
}
