// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool open: false // the hall screen
    property bool held: false // the page stays
    property bool several: true // other tournaments of the event are open

    KeyRow {
        act: "open"
        on: ["O"]
        text: table.open ? qsTr("close the hall screen") : qsTr("open the hall screen")
        brief: table.open ? qsTr("close") : qsTr("open")
        drawing: "screen"
    }
    KeyRow {
        act: "next"
        on: ["N"]
        text: qsTr("next page on the hall screen")
        brief: qsTr("next")
        drawing: "right"
    }
    KeyRow {
        act: "previous"
        on: ["P"]
        text: qsTr("previous page on the hall screen")
        brief: qsTr("previous")
        drawing: "left"
    }
    KeyRow {
        act: "hold"
        on: ["H"]
        text: table.held ? qsTr("let the pages take turns again") : qsTr("hold the page on the hall screen")
        brief: table.held ? qsTr("go on") : qsTr("hold")
        drawing: "pause"
    }
    KeyRow {
        act: "message"
        on: ["M"]
        text: qsTr("message to the hall")
        brief: qsTr("message")
    }
    KeyRow {
        act: "boards"
        on: ["B"]
        text: qsTr("boards whose clocks are shown")
        brief: qsTr("boards")
    }
    KeyRow {
        act: "start"
        on: ["T"]
        text: qsTr("time of the next round, for the countdown")
        brief: qsTr("next round")
    }
    KeyRow {
        act: "dark"
        on: ["D"]
        text: qsTr("dark or light hall screen")
        brief: qsTr("dark or light")
    }
    KeyRow {
        act: "all"
        on: ["A"]
        text: qsTr("all tournaments in turn, or this one alone")
        brief: qsTr("all tournaments")
        usable: table.several
    }
    KeyRow {
        act: "leave"
        on: ["Escape"]
        place: "field"
        text: qsTr("from a field back to the page")
        inPalette: false
    }
}
