// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// Everything that has a key, once: the rail, the palette and the shortcuts read this list.
QtObject {
    id: acts

    required property Workspace workspace
    readonly property bool open: workspace.open

    signal go(string page)
    signal askFile(string purpose)
    signal askPalette()
    signal toggleFullScreen()
    signal replay() // of the chosen board
    signal record() // of the chosen board
    signal intervene() // the hall is shown

    readonly property list<Act> all: [
        Act {
            name: qsTr("Start"); keys: "Ctrl+Home"; drawing: "start"; page: "start"; railed: !acts.open
            onDone: acts.go("start")
        },
        Act {
            name: qsTr("Players"); keys: "F2"; drawing: "players"; page: "players"; railed: true; usable: acts.open
            onDone: acts.go("players")
        },
        Act {
            name: qsTr("Hall"); keys: "F3"; drawing: "hall"; page: "hall"; railed: true; usable: acts.open
            onDone: acts.go("hall")
        },
        Act {
            name: qsTr("Results"); keys: "F4"; drawing: "results"; page: "results"; railed: true; usable: acts.open
            onDone: acts.go("results")
        },
        Act {
            name: qsTr("Standings"); keys: "F7"; drawing: "standings"; page: "standings"; railed: true; usable: acts.open
            onDone: acts.go("standings")
        },
        Act {
            name: qsTr("Game record"); keys: "F9"; drawing: "record"; page: "record"; railed: true
            usable: acts.open && acts.workspace.event.roundsPaired > 0
            onDone: acts.record()
        },
        Act {
            name: qsTr("History"); keys: "Ctrl+H"; drawing: "history"; page: "history"; railed: true; usable: acts.open
            onDone: acts.go("history")
        },
        Act {
            name: qsTr("Replay of the chosen board"); keys: "Ctrl+Shift+H"; drawing: "clock"
            usable: acts.open && acts.workspace.event.roundsPaired > 0
            onDone: acts.replay()
        },
        Act {
            name: qsTr("Event"); keys: "Ctrl+E"; drawing: "event"; page: "edit"; railed: true; usable: acts.open
            onDone: { acts.workspace.eventForm.startEdit(); acts.go("edit") }
        },
        Act {
            name: acts.workspace.audit.count > 0 ? qsTr("Hall check (%1)").arg(acts.workspace.audit.count) : qsTr("Hall check")
            keys: "F5"; drawing: "audit"; page: "audit"; railed: true; usable: acts.open
            onDone: acts.go("audit")
        },
        Act {
            name: acts.workspace.attendance.count > 0 ? qsTr("Late (%1)").arg(acts.workspace.attendance.count) : qsTr("Late players")
            keys: "F8"; drawing: "attendance"; page: "attendance"; railed: true; usable: acts.open
            onDone: acts.go("attendance")
        },
        Act {
            name: qsTr("Recovery"); keys: "Ctrl+R"; drawing: "recovery"; page: "recovery"
            railed: usable
            usable: acts.open && (acts.workspace.recovery.count > 0 || acts.workspace.recovery.asleepText !== "")
            onDone: acts.go("recovery")
        },
        Act {
            name: qsTr("Mate possible?"); keys: "F10"; drawing: "mate"; page: "mating"; railed: true
            onDone: acts.go("mating")
        },
        Act {
            name: qsTr("Settings"); keys: "Ctrl+,"; drawing: "settings"; page: "settings"; railed: true
            onDone: acts.go("settings")
        },
        Act {
            name: qsTr("Help"); keys: "F1"; drawing: "help"; page: "help"; railed: true
            onDone: acts.go("help")
        },
        Act {
            name: acts.open ? acts.workspace.event.pairText : qsTr("Pair the round"); keys: "F6"; drawing: "right"; page: "pairing"
            railed: acts.open && acts.workspace.event.swiss
            usable: acts.open
            onDone: acts.workspace.pairRound()
        },
        Act {
            name: acts.workspace.canUndo ? acts.workspace.undoText : qsTr("Undo"); keys: "Ctrl+Z"; drawing: "undo"
            usable: acts.workspace.canUndo
            onDone: acts.workspace.undo()
        },
        Act {
            name: acts.workspace.canRedo ? acts.workspace.redoText : qsTr("Redo"); keys: "Ctrl+Shift+Z"; drawing: "redo"
            usable: acts.workspace.canRedo
            onDone: acts.workspace.redo()
        },
        Act {
            name: qsTr("Start every clock of the round"); keys: "Ctrl+Space"; drawing: "play"; everywhere: true
            usable: acts.open && acts.workspace.boards.anyReady
            onDone: acts.workspace.boards.startAll()
        },
        Act {
            name: qsTr("Pause every clock"); keys: "Ctrl+P"; drawing: "pause"; everywhere: true
            usable: acts.open
            onDone: acts.workspace.boards.pauseAll()
        },
        Act {
            name: qsTr("Intervene: the clock of the chosen board"); keys: "Ctrl+J"; drawing: "clock"
            usable: acts.open && acts.workspace.event.roundsPaired > 0
            onDone: { acts.go("hall"); acts.intervene() }
        },
        Act {
            name: qsTr("New event"); keys: "Ctrl+N"; drawing: "plus"
            onDone: { acts.workspace.eventForm.goOnWithNew(); acts.go("create") }
        },
        Act {
            name: qsTr("Open an event"); keys: "Ctrl+O"; drawing: "open"
            onDone: acts.askFile("open")
        },
        Act {
            name: qsTr("Import a TRF file"); keys: "Ctrl+I"; drawing: "bring-in"
            onDone: acts.askFile("import")
        },
        Act {
            name: qsTr("Close the event"); keys: "Ctrl+W"; drawing: "cross"; usable: acts.open
            onDone: acts.workspace.closeFile()
        },
        Act {
            name: qsTr("All acts and keys"); keys: "Ctrl+K"; drawing: "keys"
            onDone: acts.askPalette()
        },
        Act {
            name: qsTr("Full screen"); keys: "F11"; drawing: "full"
            onDone: acts.toggleFullScreen()
        },
        Act {
            name: qsTr("Quit"); keys: "Ctrl+Q"; drawing: "cross"
            onDone: acts.workspace.quit()
        }
    ]
}
