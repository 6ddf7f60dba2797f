// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// After a crash: which reading counts is the arbiter's word, board by board or for all.
KeyedPage {
    id: page

    required property RecoveryModel recovery

    property int typingRow: -1

    signal leave()

    function showHead() { list.contentY = list.originY - list.topMargin }
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
        AppButton { text: qsTr("Resume these clocks"); drawing: "play"; keys: pageKeys.cap("resume"); onClicked: page.recovery.resumeAsleep() }
    }
    Banner {
        id: elsewhere
        text: page.recovery.elsewhereText
        anchors { left: parent.left; right: parent.right; top: asleep.visible ? asleep.bottom : parent.top }
        AppButton { text: qsTr("Take over…"); drawing: "recovery"; keys: pageKeys.cap("take"); onClicked: page.recovery.takeOver() }
    }
    ListView {
        id: list
        focus: true
        clip: true
        visible: count > 0
        model: page.recovery
        spacing: Theme.gap
        activeFocusOnTab: false // the buttons on it are reached one by one
        boundsBehavior: Flickable.StopAtBounds
        highlightMoveDuration: 0
        anchors { fill: parent; margins: Theme.wide; topMargin: Theme.wide + (asleep.visible ? asleep.height : 0) + (elsewhere.visible ? elsewhere.height : 0) }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("The clocks after the interruption")
        topMargin: head.height
        onTopMarginChanged: if (list.currentIndex < 1) page.showHead()
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
        RecoveryHead { // scrolls with the boards, which would have no room below it on a small window
            id: head
            parent: list.contentItem
            y: -height
            width: list.width - 14
            recovery: page.recovery
        }
    }
    Keys.onPressed: event => event.accepted = page.keyed(event) || pageKeys.key(event, "")
    keyTable: pageKeys
    RecoveryKeys {
        id: pageKeys
        elsewhere: page.recovery.elsewhereText !== ""
        does: ({
            resume: () => asleep.visible && page.typingRow < 0 ? page.recovery.resumeAsleep() : false,
            take: () => elsewhere.visible && page.typingRow < 0 ? page.recovery.takeOver() : false
        })
    }

    EmptyPage {
        visible: list.count === 0 && !asleep.visible && !elsewhere.visible
        drawing: "recovery"
        title: qsTr("Nothing to decide")
        text: qsTr("If the program or the computer stops while clocks are running, this page shows the last times of each clock, and you decide which to use.")
        AppButton { primary: true; text: qsTr("To the hall"); keys: "F3"; onClicked: page.leave() }
    }
}
