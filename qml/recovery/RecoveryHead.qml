// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Above the boards: what happened, and one reading for all of them, with what it would do.
Item {
    id: head

    required property RecoveryModel recovery

    implicitHeight: column.implicitHeight + Theme.space

    ColumnLayout {
        id: column
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right }

        PageHead {
            title: qsTr("The clocks after the interruption")
            note: head.recovery.caption
            Layout.fillWidth: true
        }
        AppText {
            text: qsTr("These clocks were running when the program stopped and are now paused. Choose the times to use; your decision is recorded.")
            lineHeight: 1.25
            Layout.fillWidth: true
        }
        Card {
            Layout.fillWidth: true
            AppText { text: qsTr("For all boards"); font.bold: true; Layout.fillWidth: true }
            GridLayout {
                columns: head.width > 760 * Theme.fontScale ? 3 : 1
                columnSpacing: Theme.gap
                rowSpacing: 6
                Layout.fillWidth: true
                ReadingButton { keys: "Shift+1"; text: qsTr("Last recorded time"); note: head.recovery.heartbeatSummary; Layout.fillWidth: true; Layout.fillHeight: true; Layout.preferredWidth: 1; onClicked: head.recovery.decideAll(RecoveryModel.LastHeartbeat) }
                ReadingButton { keys: "Shift+2"; text: qsTr("Last press or pause"); note: head.recovery.eventSummary; Layout.fillWidth: true; Layout.fillHeight: true; Layout.preferredWidth: 1; onClicked: head.recovery.decideAll(RecoveryModel.LastEvent) }
                ReadingButton { keys: "Shift+3"; text: qsTr("Charge the whole interruption"); note: head.recovery.restartSummary; Layout.fillWidth: true; Layout.fillHeight: true; Layout.preferredWidth: 1; onClicked: head.recovery.decideAll(RecoveryModel.ChargeToRestart) }
            }
        }
    }
}
