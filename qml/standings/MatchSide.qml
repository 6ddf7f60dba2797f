// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// A player of a match in the tree.
RowLayout {
    id: side

    property string name: ""
    property string score: ""
    property bool through: false

    spacing: 6
    AppText {
        text: side.name !== "" ? side.name : "–"
        font.bold: side.through
        color: side.name !== "" ? Theme.ink : Theme.inkFaint
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.ignored: true
        Layout.fillWidth: true
        Hint { text: parent.truncated ? parent.text : "" }
    }
    Icon { drawing: "check"; size: Theme.small; color: Theme.good; visible: side.through; Layout.preferredWidth: size; Layout.preferredHeight: size }
    AppText { text: side.score; font.bold: side.through; wrapMode: Text.NoWrap; visible: text !== ""; Accessible.ignored: true }
}
