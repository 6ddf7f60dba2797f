// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// Everything that has a key on every page, once: the rail, the palette, the help and the shortcuts read this list.
QtObject {
    id: acts

    required property Workspace workspace
    property Tournaments tournaments: null // null: the window is of one event alone
    readonly property bool several: (tournaments?.count ?? 1) > 1
    readonly property bool open: workspace.open
    readonly property bool inPast: workspace.inPast
    readonly property var offered: Array.from(all).filter(act => !act.presentOnly || !acts.inPast)

    signal go(string page)
    signal askFile(string purpose)
    signal askPalette()
    signal toggleFullScreen()
    signal replay() // of the chosen board
    signal record() // of the chosen board
    signal intervene() // the hall is shown
    signal laws() // those that the ruling in sight cites, if there is one
    signal incident() // at the chosen board
    signal prizes() // where they are typed, beside the prize list
    signal lookBack() // at a moment that is asked for
    signal call() // the hall is shown, at the board that called first

    function keysOf(act: string): string { return Array.from(acts.all).find(one => one.act === act)?.keys ?? "" }

    readonly property list<Act> all: [
        Act {
            text: qsTr("Start"); words: qsTr("open an event in a database, several desks, PostgreSQL"); presentOnly: true; on: ["Ctrl+Home"]; drawing: "start"; page: "start"; railed: !acts.open
            onDone: acts.go("start")
        },
        Act {
            text: qsTr("Players"); words: qsTr("withdraw a player, bye, late entry, rating"); on: ["F2"]; drawing: "players"; page: "players"; railed: true; usable: acts.open
            onDone: acts.go("players")
        },
        Act {
            text: qsTr("Teams"); words: qsTr("line-up, match, captain, reserves, board order"); on: ["Ctrl+F2"]; drawing: "players"; page: "teams"; railed: acts.workspace.teams.ofTeams; usable: acts.open
            onDone: acts.go("teams")
        },
        Act {
            text: qsTr("Check-in"); words: qsTr("presence, attendance"); on: ["Shift+F2"]; drawing: "attendance"; page: "checkin"; railed: true; usable: acts.open
            onDone: acts.go("checkin")
        },
        Act {
            text: acts.workspace.kiosk.watched ? qsTr("Close the screen for self check-in") : qsTr("Open the screen for self check-in"); presentOnly: true
            on: ["Ctrl+Shift+F2"]; drawing: "screen"; usable: acts.open
            onDone: acts.workspace.kiosk.watched = !acts.workspace.kiosk.watched
        },
        Act {
            text: qsTr("Hall"); words: qsTr("clocks on the table, pause, start, flag, boards"); on: ["F3"]; drawing: "hall"; page: "hall"; railed: true; usable: acts.open
            onDone: acts.go("hall")
        },
        Act {
            text: qsTr("Results"); words: qsTr("correct a result, forfeit, slips, scoresheets"); on: ["F4"]; drawing: "results"; page: "results"; railed: true; usable: acts.open
            onDone: acts.go("results")
        },
        Act {
            text: qsTr("Standings"); words: qsTr("ranking, tie-breaks, table"); on: ["F7"]; drawing: "standings"; page: "standings"; railed: true; usable: acts.open
            onDone: acts.go("standings")
        },
        Act {
            text: qsTr("Game record"); on: ["F9"]; drawing: "record"; page: "record"; railed: true
            usable: acts.open && acts.workspace.event.roundsPaired > 0
            onDone: acts.record()
        },
        Act {
            text: qsTr("History"); words: qsTr("log, undo, what was done"); on: ["Ctrl+H"]; drawing: "history"; page: "history"; railed: true; usable: acts.open
            onDone: acts.go("history")
        },
        Act {
            text: qsTr("The event as it was at a time of day"); words: qsTr("past, look back, earlier, time machine"); on: ["Ctrl+Shift+T"]; drawing: "history"; usable: acts.open; everywhere: acts.inPast
            onDone: acts.lookBack()
        },
        Act {
            text: qsTr("The past: one action earlier"); act: "earlier"; on: ["Ctrl+Left"]; drawing: "left"; everywhere: true
            usable: acts.inPast && acts.workspace.past.canGoEarlier
            onDone: acts.workspace.past.step(-1)
        },
        Act {
            text: qsTr("The past: one action later"); act: "later"; on: ["Ctrl+Right"]; drawing: "right"; everywhere: true
            usable: acts.inPast && acts.workspace.past.canGoLater
            onDone: acts.workspace.past.step(1)
        },
        Act {
            text: qsTr("Incident at the current board: rule on it"); words: qsTr("penalty, illegal move, claim, phone"); act: "incident"; on: ["F12"]; drawing: "warning"
            usable: acts.open && acts.workspace.event.roundsPaired > 0
            onDone: acts.incident()
        },
        Act {
            text: acts.workspace.calls.count > 0 ? acts.workspace.calls.boardsText : qsTr("Calls from boards"); act: "calls"; on: ["Shift+F12"]; drawing: "call"
            usable: acts.open && acts.workspace.calls.count > 0
            onDone: acts.call()
        },
        Act {
            text: qsTr("Rulings"); on: ["Ctrl+U"]; drawing: "rulings"; page: "rulings"; railed: true; usable: acts.open
            onDone: acts.go("rulings")
        },
        Act {
            text: qsTr("Papers"); words: qsTr("print, certificate, diploma, crosstable, result slips, prizes"); on: ["Ctrl+P"]; drawing: "papers"; page: "papers"; railed: true; usable: acts.open
            onDone: acts.go("papers")
        },
        Act {
            text: qsTr("Hall screen"); presentOnly: true; on: ["Shift+F3"]; drawing: "screen"; page: "display"; railed: true; usable: acts.open
            onDone: acts.go("display")
        },
        Act {
            text: acts.workspace.display.place.open ? qsTr("Close the hall screen") : qsTr("Open the hall screen"); presentOnly: true; on: ["Ctrl+Shift+F3"]; drawing: "screen"; usable: acts.open
            onDone: acts.workspace.display.place.toggle()
        },
        Act {
            text: qsTr("Print what hangs on the wall now"); presentOnly: true; on: ["Ctrl+Shift+P"]; drawing: "papers"; usable: acts.open
            onDone: acts.workspace.papers.printWall()
        },
        Act {
            text: qsTr("Print what hangs on the wall now, of all tournaments"); presentOnly: true; on: ["Ctrl+Alt+P"]; drawing: "papers"; usable: acts.open && acts.several
            onDone: acts.workspace.papers.printWallOfAll()
        },
        Act {
            text: qsTr("Export"); presentOnly: true; words: qsTr("report file TRF, PGN, spreadsheet"); on: ["Ctrl+Shift+E"]; drawing: "take-out"; page: "exports"; railed: true; usable: acts.open
            onDone: acts.go("exports")
        },
        Act {
            text: qsTr("Web pages"); presentOnly: true; on: ["Shift+F7"]; drawing: "globe"; page: "web"; railed: true; usable: acts.open
            onDone: acts.go("web")
        },
        Act {
            text: qsTr("Write the web pages now"); presentOnly: true; on: ["Ctrl+Shift+F7"]; drawing: "globe"; usable: acts.open
            onDone: acts.workspace.web.writeNow()
        },
        Act {
            text: qsTr("Broadcast"); presentOnly: true; on: ["Shift+F8"]; drawing: "live"; page: "broadcast"; railed: true; usable: acts.open
            onDone: acts.go("broadcast")
        },
        Act {
            text: acts.workspace.broadcast.on ? qsTr("Switch the broadcast off") : qsTr("Switch the broadcast on"); presentOnly: true
            on: ["Ctrl+Shift+F8"]; drawing: "live"; usable: acts.open && acts.workspace.broadcast.ready
            onDone: acts.workspace.broadcast.toggle()
        },
        Act {
            text: qsTr("Stations"); presentOnly: true; words: qsTr("telephone, phone, tablet, result pad, server, QR code"); on: ["Shift+F6"]; drawing: "screen"; page: "stations"; railed: true; usable: acts.open
            onDone: acts.go("stations")
        },
        Act {
            text: acts.workspace.adjournments.count > 0 ? qsTr("Adjourned games (%1)").arg(acts.workspace.adjournments.count) : qsTr("Adjourned games")
            on: ["Shift+F9"]; drawing: "adjourned"; page: "adjournments"; usable: acts.open && acts.workspace.event.roundsPaired > 0
            railed: usable && acts.workspace.adjournments.count > 0
            onDone: acts.go("adjournments")
        },
        Act {
            text: qsTr("Replay of the current board"); on: ["Ctrl+Shift+H"]; drawing: "clock"
            usable: acts.open && acts.workspace.event.roundsPaired > 0
            onDone: acts.replay()
        },
        Act {
            text: qsTr("Event"); words: qsTr("name, rounds, time control, tie-breaks"); on: ["Ctrl+E"]; drawing: "event"; page: "edit"; railed: true; usable: acts.open
            onDone: { acts.workspace.eventForm.startEdit(); acts.go("edit") }
        },
        Act {
            text: qsTr("Erase the contact details of the players"); presentOnly: true; drawing: "cross"; usable: acts.open
            onDone: acts.workspace.players.eraseContacts(false)
        },
        Act {
            text: qsTr("Erase the contact details and days of birth of the players"); presentOnly: true; drawing: "cross"; usable: acts.open
            onDone: acts.workspace.players.eraseContacts(true)
        },
        Act {
            text: qsTr("Save a copy without contact data…"); presentOnly: true; drawing: "take-out"; usable: acts.open
            //: More words by which a copy of the event without personal data is looked for.
            words: qsTr("privacy, personal data, GDPR")
            onDone: acts.askFile("clean")
        },
        Act {
            text: qsTr("Save an anonymised copy…"); presentOnly: true; drawing: "take-out"; usable: acts.open
            //: More words by which a copy of the event without the names of its people is looked for.
            words: qsTr("anonymous, without names, privacy, personal data, GDPR")
            onDone: acts.askFile("anonymous")
        },
        Act {
            text: qsTr("Prizes and prize list"); drawing: "papers"; usable: acts.open
            //: More words by which the prizes are looked for.
            words: qsTr("prize category U14 women seniors 60+ trophy cup")
            onDone: acts.prizes()
        },
        Act {
            text: acts.workspace.audit.count > 0 ? qsTr("Hall check (%1)").arg(acts.workspace.audit.count) : qsTr("Hall check")
            on: ["F5"]; drawing: "audit"; page: "audit"; railed: true; usable: acts.open
            onDone: acts.go("audit")
        },
        Act {
            text: acts.workspace.attendance.count > 0 ? qsTr("Late players (%1)").arg(acts.workspace.attendance.count) : qsTr("Late players")
            words: qsTr("forfeit, absent, default time"); on: ["F8"]; drawing: "attendance"; page: "attendance"; railed: true; usable: acts.open
            onDone: acts.go("attendance")
        },
        Act {
            act: "recovery"; text: qsTr("Recovery"); on: ["Ctrl+R"]; drawing: "recovery"; page: "recovery"
            railed: acts.open && (acts.workspace.recovery.count > 0 || acts.workspace.recovery.asleepText !== "")
            usable: railed || (acts.open && acts.workspace.recovery.elsewhereText !== "")
            onDone: acts.go("recovery")
        },
        Act {
            text: qsTr("Take over the clocks of another desk…"); drawing: "recovery"
            //: More words by which clocks of a desk that does not work any more are looked for.
            words: qsTr("several desks, dead computer, PostgreSQL")
            usable: acts.open && acts.workspace.recovery.elsewhereText !== ""
            onDone: acts.workspace.recovery.takeOver()
        },
        Act {
            text: qsTr("Is checkmate possible?"); on: ["F10"]; drawing: "mate"; page: "mating"; railed: true
            onDone: acts.go("mating")
        },
        Act {
            text: qsTr("Laws"); on: ["Shift+F1"]; drawing: "book"; page: "laws"; railed: true
            onDone: acts.laws()
        },
        Act {
            text: qsTr("Rating lists"); presentOnly: true; on: ["Ctrl+Shift+L"]; drawing: "search"; page: "lists"; railed: true
            onDone: acts.go("lists")
        },
        Act {
            text: qsTr("Settings"); presentOnly: true; words: [qsTr("sound, language, theme, text size, voice")].concat(acts.workspace.preferences.languageNames).join(" "); on: ["Ctrl+,"]; drawing: "settings"; page: "settings"; railed: true
            onDone: acts.go("settings")
        },
        Act {
            text: qsTr("Help"); words: qsTr("manual, instructions"); on: ["F1"]; drawing: "help"; page: "help"; railed: true
            onDone: acts.go("help")
        },
        Act {
            text: acts.open ? acts.workspace.event.pairText : qsTr("Pair the round"); words: qsTr("pairings, bye, next round"); on: ["F6"]; drawing: "right"; page: "pairing"
            railed: acts.open && acts.workspace.event.hasPairingPage
            usable: acts.open
            onDone: acts.workspace.pairRound()
        },
        Act {
            text: acts.workspace.canUndo ? acts.workspace.undoText : qsTr("Undo"); act: "undo"; on: ["Ctrl+Z"]; drawing: "undo"
            usable: acts.workspace.canUndo
            onDone: acts.workspace.undo()
        },
        Act {
            text: acts.workspace.canRedo ? acts.workspace.redoText : qsTr("Redo"); on: ["Ctrl+Shift+Z", "Ctrl+Y"]; drawing: "redo"
            usable: acts.workspace.canRedo
            onDone: acts.workspace.redo()
        },
        Act {
            text: acts.workspace.boards.anyRunning || !acts.workspace.boards.anyPaused ? qsTr("Pause every clock") : qsTr("Resume every clock")
            on: ["Ctrl+Shift+Space"]; drawing: acts.workspace.boards.anyPaused ? "resume" : "pause"; everywhere: true
            usable: acts.open && (acts.workspace.boards.anyRunning || acts.workspace.boards.anyPaused)
            onDone: acts.workspace.boards.stopOrResumeAll()
        },
        Act {
            text: qsTr("Start every clock of the round"); on: ["Ctrl+Space"]; drawing: "play"; everywhere: true
            usable: acts.open && acts.workspace.boards.anyReady
            onDone: acts.workspace.boards.startAll()
        },
        Act {
            text: qsTr("Intervene: the clock of the current board"); on: ["Ctrl+J"]; drawing: "clock"
            usable: acts.open && acts.workspace.event.roundsPaired > 0
            onDone: { acts.go("hall"); acts.intervene() }
        },
        Act {
            text: qsTr("New event"); presentOnly: true; on: ["Ctrl+N"]; drawing: "plus"
            onDone: { acts.workspace.eventForm.goOnWithNew(); acts.go("create") }
        },
        Act {
            text: qsTr("Next tournament of the event"); words: qsTr("switch, other tournament"); act: "nextTournament"; presentOnly: true; on: ["Ctrl+Tab"]; drawing: "right"; usable: acts.several
            onDone: acts.tournaments.turn(1)
        },
        Act {
            text: qsTr("Previous tournament of the event"); words: qsTr("switch, other tournament"); presentOnly: true; on: ["Ctrl+Shift+Tab"]; drawing: "left"; usable: acts.several
            onDone: acts.tournaments.turn(-1)
        },
        Act {
            text: qsTr("New tournament of this festival"); presentOnly: true; drawing: "plus"; usable: acts.open && acts.tournaments !== null
            onDone: if (acts.tournaments.startSibling()) acts.go("create")
        },
        Act {
            text: qsTr("New event like this one"); presentOnly: true; drawing: "plus"; usable: acts.open
            onDone: if (acts.workspace.startLike("")) acts.go("create")
        },
        Act {
            text: qsTr("Rehearsal"); presentOnly: true; words: qsTr("training, practice, simulation, demonstration"); on: ["Ctrl+Shift+R"]; drawing: "play"; page: "rehearsal"
            onDone: acts.go("rehearsal")
        },
        Act {
            text: qsTr("Closing the event"); words: qsTr("end of the event, finish, archive"); on: ["Shift+F4"]; drawing: "check"; page: "closing"; usable: acts.open
            railed: usable && acts.workspace.event.roundsPaired > 0 && acts.workspace.event.roundsPaired >= acts.workspace.event.roundsPlanned
            onDone: acts.go("closing")
        },
        Act {
            text: qsTr("Persons and roles: who is at this desk"); presentOnly: true; words: qsTr("PIN, sign in, log in, helper, deputy"); on: ["Shift+F5"]; drawing: "players"; page: "persons"; usable: acts.open
            onDone: acts.go("persons")
        },
        Act {
            text: qsTr("Open an event"); presentOnly: true; on: ["Ctrl+O"]; drawing: "open"
            onDone: acts.askFile("open")
        },
        Act {
            text: qsTr("Import a TRF file"); presentOnly: true; on: ["Ctrl+I"]; drawing: "bring-in"
            onDone: acts.askFile("import")
        },
        Act {
            text: qsTr("Save as a new file"); presentOnly: true; drawing: "event"; usable: acts.workspace.unsavedText !== ""
            onDone: acts.workspace.moveToNewFile()
        },
        Act {
            text: qsTr("Save a copy of the event on the stick"); presentOnly: true; words: qsTr("backup, USB"); on: ["Ctrl+Shift+K"]; drawing: "take-out"; usable: acts.open
            onDone: acts.workspace.backup.backUp()
        },
        Act {
            text: acts.workspace.keys.act; act: "keys"; presentOnly: true; on: ["Ctrl+Shift+D"]; drawing: "lock"; usable: acts.workspace.keys.usable
            //: More words by which the passphrase of the keys that events are signed with is looked for.
            words: qsTr("passphrase, signature, unlock, lock, key ring")
            onDone: acts.workspace.keys.ask()
        },
        Act {
            text: qsTr("Test the newest copy of the event"); presentOnly: true; drawing: "check"; usable: acts.open
            onDone: acts.workspace.backup.tryNewest()
        },
        Act {
            text: acts.inPast ? qsTr("Back to the present") : qsTr("Close the event"); act: "present"; on: ["Ctrl+W"]; drawing: "cross"; usable: acts.open
            everywhere: acts.inPast
            onDone: acts.workspace.closeFile()
        },
        Act {
            text: qsTr("All actions and keys"); act: "palette"; on: ["Ctrl+K"]; drawing: "keys"
            onDone: acts.askPalette()
        },
        Act {
            text: qsTr("Full screen"); on: ["F11"]; drawing: "full"
            onDone: acts.toggleFullScreen()
        },
        Act {
            text: qsTr("Quit"); presentOnly: true; on: ["Ctrl+Q"]; drawing: "cross"
            onDone: (acts.tournaments ?? acts.workspace).quit()
        }
    ]
}
