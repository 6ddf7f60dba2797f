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

    property int typingRow: -1

    signal leave()

    function askTimes(row: int) {
        list.currentIndex = row
        page.typingRow = row
        const item = list.currentItem as RecoveryRow
        if (item)
            item.times.take()
    }
    function leaveTimes() {
        const row = list.currentItem as RecoveryRow
        if (row)
            row.times.focus = false // the list itself is to have the keys
        page.typingRow = -1
        list.forceActiveFocus()
    }
    function takeTimes(row: RecoveryRow, white: string, black: string) {
        if (page.recovery.decideTyped(row.round, row.board, white, black))
            page.leaveTimes()
        else
            page.tryTimes(row, white, black)
    }
    function tryTimes(row: RecoveryRow, white: string, black: string) {
        row.times.whiteProblem = page.recovery.timeProblem(white)
        row.times.blackProblem = page.recovery.timeProblem(black)
    }
    function keyed(event: var): bool {
        const row = list.currentItem as RecoveryRow
        if (row === null || page.typingRow >= 0)
            return false
        if (page.recovery.asksTimes(event.text, event.modifiers, event.nativeScanCode)) {
            page.askTimes(list.currentIndex)
            return true
        }
        return page.recovery.key(row.round, row.board, event.text, event.modifiers, event.nativeScanCode)
    }

    Banner {
        id: asleep
        text: page.recovery.asleepText
        anchors { left: parent.left; right: parent.right; top: parent.top }
        AppButton { text: qsTr("Resume these clocks"); drawing: "play"; keys: qsTr("Space"); onClicked: page.recovery.resumeAsleep() }
    }
    ColumnLayout {
        visible: list.count > 0
        spacing: Theme.space
        anchors { fill: parent; margins: Theme.wide; topMargin: Theme.wide + (asleep.visible ? asleep.height : 0) }

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
            GridLayout {
                columns: page.width > 760 * Theme.fontScale ? 3 : 1
                columnSpacing: Theme.gap
                rowSpacing: 6
                Layout.fillWidth: true
                ReadingButton { keys: "Shift+1"; text: qsTr("Last sign of life"); note: page.recovery.heartbeatSummary; Layout.fillWidth: true; Layout.fillHeight: true; Layout.preferredWidth: 1; onClicked: page.recovery.decideAll(RecoveryModel.LastHeartbeat) }
                ReadingButton { keys: "Shift+2"; text: qsTr("Last press or pause"); note: page.recovery.eventSummary; Layout.fillWidth: true; Layout.fillHeight: true; Layout.preferredWidth: 1; onClicked: page.recovery.decideAll(RecoveryModel.LastEvent) }
                ReadingButton { keys: "Shift+3"; text: qsTr("Charge the whole gap"); note: page.recovery.restartSummary; Layout.fillWidth: true; Layout.fillHeight: true; Layout.preferredWidth: 1; onClicked: page.recovery.decideAll(RecoveryModel.ChargeToRestart) }
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
                typing: page.typingRow === index
                onDecided: policy => page.recovery.decide(round, board, policy)
                onTypingAsked: page.askTimes(index)
                times.onTyped: (white, black) => page.takeTimes(this, white, black)
                times.onTried: (white, black) => page.tryTimes(this, white, black)
                times.onAbandoned: page.leaveTimes()
            }
            T.ScrollBar.vertical: Scroll {}
        }
    }
    Keys.onPressed: event => event.accepted = page.keyed(event)
    Keys.onSpacePressed: event => {
        event.accepted = asleep.visible && page.typingRow < 0
        if (event.accepted)
            page.recovery.resumeAsleep()
    }

    EmptyPage {
        visible: list.count === 0 && !asleep.visible
        drawing: "recovery"
        title: qsTr("Nothing to decide")
        text: qsTr("If the program or the computer stops while clocks run, this page shows what each clock said, and you decide which reading counts.")
        AppButton { primary: true; text: qsTr("To the hall"); keys: "F3"; onClicked: page.leave() }
    }
}
