# SPDX-License-Identifier: GPL-3.0-or-later
# Reads C++ and QML files and prints every line in which an arrow points the wrong way.
# usage: awk -v list=FILE_WITH_ALL_PATHS -f arrows.awk FILE…      (from the top of the tree)

BEGIN {
    # Who may include whom; a module may always include itself.
    may["arbiter"] = ""
    may["clock"] = "arbiter"
    may["pairing"] = "arbiter"
    may["app/tables"] = "arbiter"
    may["app/session"] = "arbiter clock pairing"
    may["app/entries"] = "arbiter pairing app/session app/tables"
    may["app/exports"] = "arbiter clock pairing app/session app/entries app/lists app/tables"
    may["app/storage"] = "arbiter clock app/session"
    may["app/rehearsal"] = "arbiter clock pairing app/session"
    may["app/lists"] = "arbiter app/session app/storage app/tables"
    may["app/stations"] = "arbiter app/session"
    may["app/equipment"] = "arbiter clock app/session"
    may["app/view"] = "arbiter clock pairing app/session app/entries app/exports app/lists app/rehearsal app/stations app/tables"
    may["qml"] = "app/view"
    may["app/cli"] = may["app/demo"] = may["app"] = may["tests"] = "*"

    # The rooms inside a layer, each with the rooms below it; a room that is not named here may not be.
    split("app/session app/view pairing", layers, " ")
    for (i in layers) has_rooms[layers[i]] = 1
    below["app/session/sealing"] = ""
    below["app/session/event"] = "sealing"
    below["app/session/journal"] = "sealing event"
    below["app/session/decide"] = "sealing event journal"
    below["app/session/desk"] = "event journal decide"
    below["app/session/reports"] = "sealing event journal decide"
    below["app/view/texts"] = ""
    below["app/view/common"] = "texts"
    split("adjournments audit board book broadcast checkin clock closing control display event exports hall history interventions lists mating pairing papers persons players printing record recovery rehearsal replay " \
          "results review rulings scoresheets settings sounds speech standings start stations teams web", pages, " ")
    for (i in pages) below["app/view/" pages[i]] = "texts common"
    # Pages that stand on another one's.
    below["app/view/hall"] = below["app/view/hall"] " results settings"
    below["app/view/clock"] = below["app/view/clock"] " hall settings speech"
    below["app/view/event"] = below["app/view/event"] " hall"
    below["app/view/pairing"] = below["app/view/pairing"] " event"
    below["app/view/audit"] = below["app/view/audit"] " adjournments hall"
    below["app/view/mating"] = below["app/view/mating"] " board settings"
    below["app/view/record"] = below["app/view/record"] " board mating"
    below["app/view/papers"] = below["app/view/papers"] " board"
    below["app/view/rulings"] = below["app/view/rulings"] " papers record"
    below["app/view/scoresheets"] = below["app/view/scoresheets"] " hall papers"
    below["app/view/adjournments"] = below["app/view/adjournments"] " board hall papers record"
    below["app/view/printing"] = below["app/view/printing"] " adjournments control event papers rulings standings"
    below["app/view/interventions"] = below["app/view/interventions"] " adjournments board hall mating results record"
    below["app/view/web"] = below["app/view/web"] " papers printing standings"
    below["app/view/recovery"] = below["app/view/recovery"] " results"
    below["app/view/exports"] = below["app/view/exports"] " pairing papers players printing"
    below["app/view/closing"] = below["app/view/closing"] " exports"
    below["app/view/review"] = below["app/view/review"] " event"
    below["app/view/players"] = below["app/view/players"] " review"
    below["app/view/standings"] = below["app/view/standings"] " event"
    below["app/view/sounds"] = below["app/view/sounds"] " clock settings"
    below["app/view/display"] = below["app/view/display"] " printing standings"
    below["app/view/stations"] = below["app/view/stations"] " display hall interventions printing"
    below["app/view/speech"] = below["app/view/speech"] " sounds"
    below["app/view/shell"] = "*"
    # A system of pairing stands on the engine and on no other system, but for those made of tables. What lies on top
    # of the room (the registry, the standings) may look into all of it; nobody outside may look into a system.
    below["pairing"] = "*"
    below["pairing/acceleration"] = below["pairing/matching"] = below["pairing/elsewhere"] = ""
    below["pairing/teams"] = below["pairing/ratings"] = below["pairing/prizes"] = below["pairing/round_robin"] = ""
    below["pairing/tiebreaks"] = "ratings"
    below["pairing/double_round_robin"] = below["pairing/match"] = below["pairing/scheveningen"] = "round_robin"
    below["pairing/knockout"] = below["pairing/simultaneous"] = ""
    below["pairing/keizer"] = "matching"
    below["pairing/double_swiss"] = "swiss_team" # C.04.5 has the procedure of C.04.6
    below["pairing/dutch"] = below["pairing/swiss_team"] = "acceleration matching"
    below["pairing/trf"] = "acceleration ratings teams tiebreaks"
    below["pairing/generator"] = "acceleration dutch ratings tiebreaks trf"
    split("pairing/dutch pairing/double_swiss pairing/swiss_team pairing/round_robin pairing/double_round_robin pairing/elsewhere pairing/match pairing/simultaneous pairing/scheveningen pairing/knockout pairing/keizer", systems, " ")
    for (i in systems) is_system[systems[i]] = 1

    split("arbiter clock pairing app/tables app/session app/rehearsal app/stations app/entries app/exports", plain, " ")
    for (i in plain) core[plain[i]] = 1
    split("arbiter clock pairing app/tables app/session app/rehearsal app/stations app/entries app/exports app/view qml", dry, " ")
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

# the layer's room a file stands in: app/view/hall, pairing/dutch; nothing where the layer has none
function room(path, part) {
    split(path, part, "/")
    if (part[1] == "pairing") return path ~ /^pairing\/[^\/]*\// ? "pairing/" part[2] : "pairing"
    return path ~ /^app\/[^\/]*\/[^\/]*\// ? "app/" part[2] "/" part[3] : ""
}

function judge_rooms(to, name) {
    if (to == "" || to == "pairing" || to == from_room || below[from_room] == "*") return
    name = to
    sub(/.*\//, "", name)
    if (index(" " below[from_room] " ", " " name " ") == 0) complain(from_room " may not include " to)
}

function judge(to, path) {
    if (to == from && has_rooms[from]) judge_rooms(room(path))
    if (from != "pairing" && from != "tests" && room(path) in is_system)
        complain(from " may not look into a pairing system, as " room(path) "; ask PairingSystem")
    if (to == from || may[from] == "*") return
    if (index(" " may[from] " ", " " to " ") == 0) complain(from " may not include " to)
}

FNR == 1 {
    from = module(FILENAME)
    folder = FILENAME
    sub(/[^\/]*$/, "", folder)
    from_room = room(FILENAME)
    if (has_rooms[from] && !(from_room in below)) complain(FILENAME " stands in no room of " from)
    if (!(from in may)) complain(from " has no place in the house yet: give it one in tests/house/arrows.awk")
}

!(from in may) { next }

/^[ \t]*#[ \t]*include/ && FILENAME !~ /\.qml$/ {
    target = $0
    sub(/^[^"<]*["<]/, "", target)
    sub(/[">].*$/, "", target)
    if (from in core && target ~ /^(Q[A-Z]|Qt|Q[A-Z][A-Za-z]*\/)/) complain(from " knows no Qt: " target)
    if (from in no_sqlite && target ~ /^(sqlite3|SQLiteCpp\/|QtSql|QSql)/) complain(from " knows no SQLite: " target)
    if (from in no_sqlite && target ~ /^(libpq-fe\.h|pqxx|postgresql\/)/) complain(from " knows no PostgreSQL: " target)
    near = straight(folder target)
    far = straight(target)
    if (near in known) judge(module(near), near)
    else if (far in known || module(far "/") in may) judge(module(far), far)
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

from == "app/view" {
    code = $0
    sub(/\/\/.*$/, "", code)
    if (code ~ /QDateTime::current|QDate::current|QTime::current/) complain("app/view asks the desk what time it is (DeskLink::timeOfDay)")
}
