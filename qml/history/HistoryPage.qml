// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.App
import Flagfall.Ui

// The acts on record but for presses of the clocks, the newest first. What was undone stays, struck through.
KeyedPage {
    id: page

    required property Workspace workspace

    keyTable: pageKeys
    HistoryKeys {
        id: pageKeys
        does: ({ copy: () => page.workspace.exports.copyRows(page.workspace.history, ["time", "who", "text"]), replay: () => page.replay(), ask: key => page.askTime(key), after: () => page.look("showAfter"), before: () => page.look("showBefore") })
    }

    // The board that the act concerns, at that moment; acts that concern no single board have none.
    function replay() {
        const row = list.currentItem
        if (row)
            page.workspace.showReplayOf(row.seq)
    }

    // The whole event after the action, or before it: read only, in a window of its own.
    function look(when: string) {
        const row = list.currentItem
        if (row && !page.workspace.past[when](row.seq))
            question.take() // which says why
    }
    function askTime(begun: string) {
        question.take()
        if (begun !== "")
            question.input.text = begun
    }
    function rest() {
        question.input.clear()
        page.workspace.past.forgetError()
        list.forceActiveFocus()
    }

    PageHead {
        id: head
        title: qsTr("History")
        note: qsTr("%n action(s), clock presses left out", "", page.workspace.history.count)
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.wide }
        AppButton {
            drawing: "undo"
            text: page.workspace.canUndo ? page.workspace.undoText : qsTr("Nothing to undo")
            keys: "Ctrl+Z"
            enabled: page.workspace.canUndo
            onClicked: page.workspace.undo()
        }
        AppButton {
            drawing: "redo"
            text: page.workspace.canRedo ? page.workspace.redoText : qsTr("Nothing to redo")
            keys: "Ctrl+Shift+Z"
            enabled: page.workspace.canRedo
            onClicked: page.workspace.redo()
        }
        AppButton {
            drawing: "history"
            text: qsTr("The event after this action")
            keys: pageKeys.cap("after")
            focusPolicy: Qt.TabFocus
            enabled: list.count > 0
            onClicked: page.look("showAfter")
        }
        AppButton {
            drawing: "history"
            text: qsTr("Before it")
            keys: pageKeys.cap("before")
            focusPolicy: Qt.TabFocus
            enabled: list.count > 0
            onClicked: page.look("showBefore")
        }
        Field {
            id: question
            objectName: "moment"
            placeholder: qsTr("as it was at 14:32")
            error: page.workspace.past.askError
            width: Math.round(260 * Theme.fontScale)
            input.Accessible.name: qsTr("The event at this time of day")
            onAccepted: if (page.workspace.past.ask(question.text)) page.rest()
            Keys.onEscapePressed: page.rest()
        }
    }
    Rectangle {
        color: Theme.surface
        radius: Theme.radius
        border.width: list.activeFocus ? 2 : 1
        border.color: list.activeFocus ? Theme.accent : Theme.line
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.wide
                  topMargin: Theme.space }
        LongList {
            id: list
            focus: true
            model: page.workspace.history
            anchors.fill: parent
            anchors.margins: 2
            Accessible.role: Accessible.List
            Accessible.name: qsTr("History")
            Keys.onPressed: event => { if (pageKeys.key(event, "")) event.accepted = true }
            delegate: HistoryRow {
                required property int index
                required property int seq
                width: ListView.view.width
                cursor: ListView.isCurrentItem
                lit: list.activeFocus
                onChosen: { list.currentIndex = index; list.forceActiveFocus() }
            }
        }
        EmptyPage {
            visible: list.count === 0
            drawing: "history"
            title: qsTr("Nothing has happened yet")
            text: qsTr("Actions are listed here with their time and author. Clock presses are kept in the file. Nothing is ever deleted.")
        }
    }
}
