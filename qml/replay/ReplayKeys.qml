// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    KeyRow { act: "ask"; on: Array.from("0123456789"); keys: "0–9"; text: qsTr("type a time of day: 14:32 or 14:32:05"); brief: qsTr("type a time") }
    KeyRow { act: "previous"; on: ["Left", "Up"]; keys: "←  →  ↑  ↓"; text: qsTr("previous and next action"); brief: qsTr("actions") }
    KeyRow { act: "next"; on: ["Right", "Down"] }
    KeyRow { act: "minute"; on: ["PageUp", "PageDown"]; text: qsTr("a minute back or forward"); brief: qsTr("minutes") }
    KeyRow { act: "ends"; on: ["Home", "End"]; text: qsTr("the start, and the present"); brief: text }
    KeyRow { act: "graph"; on: ["G"]; text: qsTr("graph by time or by moves"); brief: qsTr("time or moves") }
    KeyRow { act: "copy"; on: ["Ctrl+C", "Ctrl+Insert"]; keys: "Ctrl+C"; text: qsTr("copy as text"); inPalette: true }
    KeyRow { act: "save"; on: ["Ctrl+S"]; text: qsTr("save as text") }
    KeyRow { act: "leave"; on: ["Escape"]; text: qsTr("back to the previous page"); inPalette: false }
}
