// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Whether one player can still checkmate, and why.
Rectangle {
    id: card

    required property var verdict // state, title, reason, line
    required property bool shown  // this player's mate is the one on the board
    property string keys: ""
    readonly property bool asking: verdict.state === MatingView.Asking
    readonly property bool doubtful: verdict.state === MatingView.Undecided || verdict.state === MatingView.GivenUp
    readonly property color tone: verdict.state === MatingView.Can ? Theme.good : verdict.state === MatingView.Cannot ? Theme.danger
                                : doubtful ? Theme.warn : Theme.inkSoft

    signal play()
    signal cancel()
    signal again()

    implicitHeight: line.implicitHeight + 2 * 12
    radius: Theme.radius
    color: verdict.state === MatingView.Can ? Theme.goodWash : verdict.state === MatingView.Cannot ? Theme.dangerWash
         : doubtful ? Theme.warnWash : Theme.sunken
    border.width: shown ? 2 : 0
    border.color: tone
    Accessible.role: Accessible.StaticText
    Accessible.name: verdict.title + ". " + verdict.reason

    GridLayout {
        id: line
        columns: card.width > 420 * Theme.fontScale ? 2 : 1
        columnSpacing: 12
        rowSpacing: Theme.gap
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: 12; rightMargin: 12 }
        RowLayout {
            spacing: 12
            Layout.fillWidth: true
            Icon {
                drawing: card.verdict.state === MatingView.Can ? "check" : card.verdict.state === MatingView.Cannot ? "cross"
                       : card.asking ? "clock" : "warning"
                color: card.tone
                size: Theme.title
                Layout.preferredWidth: size
                Layout.preferredHeight: size
                Layout.alignment: Qt.AlignTop
            }
            ColumnLayout {
                spacing: 2
                Layout.fillWidth: true
                AppText { objectName: "verdict"; text: card.verdict.title; font.pixelSize: Theme.lead; font.bold: true; Layout.fillWidth: true }
                AppText { objectName: "reason"; text: card.verdict.reason; visible: text !== ""; Layout.fillWidth: true }
            }
        }
        AppButton {
            text: card.asking ? qsTr("Cancel") : card.doubtful ? qsTr("Ask again") : qsTr("Play through")
            keys: card.asking ? "Esc" : card.doubtful ? "" : card.keys
            visible: card.asking || card.doubtful || (card.verdict.line && !card.shown)
            Layout.alignment: Qt.AlignRight
            onClicked: card.asking ? card.cancel() : card.doubtful ? card.again() : card.play()
        }
    }
}
