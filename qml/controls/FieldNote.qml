// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// What is wrong with a field, or what it is for, below it and as wide as it is. A text in the layout itself would be
// measured at the width of one letter before it gets its own, and the room for that many lines would stay.
Item {
    id: note

    property string text: ""
    property bool wrong: false
    property bool marked: false // with a sign before it
    property real room: 0 // the width of the field
    readonly property real usual: 300 // as long as the field has none

    visible: note.text !== ""
    implicitHeight: Math.ceil(words.implicitHeight)
    Layout.fillWidth: true

    Icon { id: sign; drawing: "warning"; size: Theme.body; color: Theme.danger; visible: note.marked }
    AppText {
        id: words
        x: note.marked ? sign.width + 6 : 0
        width: Math.max(1, (note.room > 0 ? note.room : note.usual) - x)
        text: note.text
        color: note.wrong ? Theme.danger : Theme.inkSoft
        font.pixelSize: Theme.small
    }
}
