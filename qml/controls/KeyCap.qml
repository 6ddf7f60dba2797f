// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.Ui

// The key that does the same. On what can be pressed it is pale while it does something else: a letter or digit goes
// into the text that is written in, unless letters are keys there, or searches a list.
Rectangle {
    id: cap

    property string keys: ""
    property color tone: Theme.inkSoft
    property bool rests: false
    property bool onButton: false // it stands on what can be pressed
    readonly property Item focused: cap.Window.activeFocusItem
    readonly property var holder: cap.focused?.parent
    readonly property bool isTyped: onButton && keys.length === 1 && keys !== "↵"
    readonly property bool written: focused instanceof TextInput ? !(holder?.takesLetter && isNaN(Number(keys))) : focused instanceof TextEdit
    readonly property bool typed: isTyped && (written || focused instanceof T.ComboBox && !holder?.passes)

    opacity: rests || typed ? 0.35 : 1
    implicitWidth: Math.max(label.implicitWidth + 10, implicitHeight)
    implicitHeight: label.implicitHeight + 4
    radius: 4
    color: "transparent"
    border.color: cap.tone
    border.width: 1
    visible: cap.keys !== ""

    Text {
        id: label
        anchors.centerIn: parent
        text: cap.keys
        color: cap.tone
        font.family: Theme.family
        font.pixelSize: Theme.small
        textFormat: Text.PlainText
    }
}
