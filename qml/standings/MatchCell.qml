// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// One match of the tree: two players with what they have scored; who is through stands in bold, with a mark.
Rectangle {
    id: cell

    required property var match

    radius: Theme.radius
    color: cell.match.level ? Theme.warnWash : Theme.sunken
    border.width: 1
    border.color: cell.match.level ? Theme.warn : Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: cell.match.spoken

    ColumnLayout {
        anchors { fill: parent; margins: 6 }
        spacing: 2
        MatchSide { name: cell.match.upper; score: cell.match.upperScore; through: cell.match.upperThrough; Layout.fillWidth: true }
        MatchSide { name: cell.match.lower; score: cell.match.lowerScore; through: cell.match.lowerThrough; Layout.fillWidth: true }
        AppText {
            text: cell.match.third ? [qsTr("third place"), cell.match.note].filter(part => part !== "").join(" · ") : cell.match.note
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
            Layout.fillWidth: true
            Hint { text: parent.truncated ? parent.text : "" }
        }
    }
}
