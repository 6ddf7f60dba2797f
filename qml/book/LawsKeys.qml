// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    KeyRow { act: "next"; on: ["Down"]; keys: "↑  ↓"; text: qsTr("the next and the previous article"); brief: qsTr("article"); inPalette: false }
    KeyRow { act: "previous"; on: ["Up"] }
    KeyRow { act: "olderEdition"; on: ["Alt+Left"]; keys: "Alt+←  →"; text: qsTr("the edition before and after"); brief: qsTr("edition"); inPalette: false; shortcut: true }
    KeyRow { act: "newerEdition"; on: ["Alt+Right"]; shortcut: true }
    KeyRow { on: ["Return"]; text: qsTr("from the search to the list"); brief: qsTr("to the list") }
    KeyRow { on: Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"); keys: "a–z  0–9"; text: qsTr("search: words, or the number of an article"); brief: qsTr("search") }
    KeyRow { act: "leave"; on: ["Escape"]; text: qsTr("back to what was found first, then to the page you came from"); brief: qsTr("back"); inPalette: false }
}
