// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// After a crash: which reading counts is the arbiter's word, board by board or for all.
FocusScope {
    id: page

    required property RecoveryModel recovery

    signal leave()

    ColumnLayout {
        visible: list.count > 0
        spacing: Theme.space
        anchors { fill: parent; margins: Theme.wide }

        PageHead {
            title: qsTr("The clocks after the interruption")
            note: page.recovery.caption
            Layout.fillWidth: true
        }
        AppText {
            text: qsTr("The clocks below were running when the program stopped. They stand now. Say which reading counts; it is recorded with your word.")
            lineHeight: 1.25
            Layout.fillWidth: true
        }
        Card {
            Layout.fillWidth: true
            AppText { text: qsTr("For all boards"); font.bold: true; Layout.fillWidth: true }
            Flow {
                spacing: Theme.gap
                Layout.fillWidth: true
                AppButton { primary: true; text: qsTr("Last sign of life"); keys: "Shift+1"; onClicked: page.recovery.decideAll(RecoveryModel.LastHeartbeat) }
                AppButton { text: qsTr("Last press or pause"); keys: "Shift+2"; onClicked: page.recovery.decideAll(RecoveryModel.LastEvent) }
                AppButton { text: qsTr("Charge the whole gap"); keys: "Shift+3"; onClicked: page.recovery.decideAll(RecoveryModel.ChargeToRestart) }
            }
        }
        ListView {
            id: list
            focus: true
            clip: true
            model: page.recovery
            spacing: Theme.gap
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            Layout.fillWidth: true
            Layout.fillHeight: true
            delegate: RecoveryRow {
                required property int index
                width: ListView.view.width - 14
                cursor: ListView.isCurrentItem && list.activeFocus
                onDecided: policy => page.recovery.decide(round, board, policy)
            }
            T.ScrollBar.vertical: Scroll {}
        }
    }
    Keys.onPressed: event => {
        const row = list.currentItem as RecoveryRow
        event.accepted = row !== null && page.recovery.key(row.round, row.board, event.text, event.modifiers, event.nativeScanCode)
    }

    EmptyPage {
        visible: list.count === 0
        drawing: "recovery"
        title: qsTr("Nothing to decide")
        text: qsTr("If the program or the computer stops while clocks run, this page shows what each clock said, and you decide which reading counts.")
        AppButton { primary: true; text: qsTr("To the hall"); keys: "F3"; onClicked: page.leave() }
    }
}
