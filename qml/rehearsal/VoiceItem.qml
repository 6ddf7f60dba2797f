// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// What was said at a board, and what became of it.
Rectangle {
    id: item

    required property int round
    required property int board
    required property string boardLabel
    required property string time
    required property string text
    required property string truth
    required property string state
    required property bool waits
    required property bool wrong
    property bool cursor: false
    property bool lit: false

    signal chosen()
    signal opened()

    implicitHeight: Math.max(Theme.row, line.implicitHeight + Theme.gap)
    color: cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.ListItem
    Accessible.name: [qsTr("Board %1").arg(item.boardLabel), item.text, item.truth, item.state].filter(part => part !== "").join(". ")

    FocusRing { shown: item.cursor && item.lit }
    RowLayout {
        id: line
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space }
        Icon {
            drawing: item.waits ? "call" : item.wrong ? "warning" : "check"
            color: item.waits ? Theme.warn : item.wrong ? Theme.danger : Theme.good
            Layout.preferredWidth: size
            Layout.preferredHeight: size
        }
        AppText { text: item.time; color: Theme.inkSoft; font.pixelSize: Theme.small }
        AppText { text: qsTr("Board %1").arg(item.boardLabel); font.bold: true }
        AppText { text: item.truth !== "" ? item.text + "\n" + item.truth : item.text; Layout.fillWidth: true }
        AppText { text: item.state; color: item.wrong ? Theme.danger : Theme.inkSoft; horizontalAlignment: Text.AlignRight; Layout.maximumWidth: item.width / 4 }
    }
    TapHandler { onTapped: item.chosen(); onDoubleTapped: item.opened() }
}
