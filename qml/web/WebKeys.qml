// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool ready: true       // there is an event
    property bool always: false     // they are written after each change
    property bool publishes: false  // and the command runs after that
    property bool publishing: false // it is running

    KeyRow {
        act: "write"
        on: ["W"]
        text: qsTr("write the web pages now")
        brief: qsTr("write")
        drawing: "globe"
        usable: table.ready
    }
    KeyRow {
        act: "look"
        on: ["O"]
        text: qsTr("look at the web pages in the browser")
        brief: qsTr("look")
        usable: table.ready
    }
    KeyRow {
        act: "always"
        on: ["A"]
        text: table.always ? qsTr("write the web pages only when asked") : qsTr("write the web pages after each change")
        brief: qsTr("after each change")
    }
    KeyRow {
        act: "folder"
        on: ["F"]
        text: qsTr("folder of the web pages")
        brief: qsTr("folder")
    }
    KeyRow {
        act: "address"
        on: ["D"]
        text: qsTr("address of the web pages")
        brief: qsTr("address")
    }
    KeyRow {
        act: "command"
        on: ["C"]
        text: qsTr("command that publishes the web pages")
        brief: qsTr("command")
    }
    KeyRow {
        act: "publishes"
        on: ["R"]
        text: table.publishes ? qsTr("run no command after writing") : qsTr("run the command after writing")
        brief: qsTr("run")
    }
    KeyRow {
        act: "cancel"
        on: ["X"]
        text: qsTr("cancel the command that is running")
        brief: qsTr("cancel")
        usable: table.publishing
    }
    KeyRow {
        act: "leave"
        on: ["Escape"]
        place: "field"
        text: qsTr("from a field back to the page")
        inPalette: false
    }
}
