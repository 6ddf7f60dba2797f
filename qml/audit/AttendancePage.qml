// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Who is not there, and how long the default time still lasts. Marked by typing the board and the side.
KeyedPage {
    id: page

    required property AttendanceModel attendance

    signal boardChosen(int round, int board)
    signal copyAsked(model: var, roles: var)
    signal undoAsked()
    signal redoAsked()

    keyTable: pageKeys
    citation: attendance.ruleText
    AttendanceKeys {
        id: pageKeys
        letters: page.attendance.letters
        overdue: page.attendance.overCount > 0
        does: ({ copy: () => page.copyAsked(page.attendance, ["boardLabel", "whiteName", "whiteState", "blackName", "blackState", "timeText", "forfeitText"]), forfeitAll: () => page.attendance.forfeitAll(), go: () => page.boardChosen(page.currentRound(), page.current()), field: () => field.take() })
    }

    KeyShortcuts { table: pageKeys; enabled: page.activeFocus }
    function showHead() { list.contentY = list.originY - list.topMargin }
    function current(): int {
        const row = list.currentItem as AttendanceRow
        return row ? row.board : 0
    }
    function currentRound(): int {
        const row = list.currentItem as AttendanceRow
        return row ? row.round : 0
    }
    function typed() {
        if (page.attendance.mark(field.text)) {
            field.input.clear()
            meaning.text = ""
        } else {
            field.input.selectAll()
        }
    }

    ColumnLayout {
        visible: page.attendance.caption !== ""
        spacing: Theme.space
        anchors { fill: parent; margins: Theme.wide }

        PageHead {
            title: qsTr("Late players")
            note: page.attendance.caption
            Layout.fillWidth: true
            AppButton {
                visible: page.attendance.overCount > 0
                text: qsTr("Forfeit on board(s) %1", "", page.attendance.overCount).arg(page.attendance.overBoards)
                keys: pageKeys.cap("forfeitAll")
                onClicked: page.attendance.forfeitAll()
            }
        }
        RowLayout {
            spacing: Theme.space
            Layout.fillWidth: true
            Field {
                id: field
                first: true
                focus: true
                label: qsTr("Board and side (%1)").arg(page.attendance.letters)
                placeholder: "12" + page.attendance.letters[0]
                Layout.fillWidth: false
                Layout.preferredWidth: Math.round(240 * Theme.fontScale)
                onEdited: text => meaning.text = page.attendance.meaning(text)
                onAccepted: page.typed()
                onUndoAsked: page.undoAsked()
                onRedoAsked: page.redoAsked()
                onMoved: event => { if (pageKeys.key(event, "")) event.accepted = true }
                Keys.onDownPressed: list.forceActiveFocus()
            }
            AppText {
                id: meaning
                font.bold: true
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignBottom
                Layout.bottomMargin: 12
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        AppText {
            visible: page.attendance.count === 0
            text: page.attendance.ruleText
            color: Theme.inkSoft
            Layout.fillWidth: true
        }
        AppText {
            visible: page.attendance.count === 0
            text: qsTr("No player is marked absent. Type a board number and the letter of the absent side, then Enter. Repeat when the player arrives.")
            lineHeight: 1.25
            Layout.fillWidth: true
        }
        LongList {
            id: list
            model: page.attendance
            spacing: 6
            Layout.fillWidth: true
            Layout.fillHeight: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Late players")
            Keys.onPressed: event => { if (pageKeys.key(event, "list") || pageKeys.key(event, "") || page.attendance.key(page.current(), event.text, page.currentRound())) event.accepted = true }
            topMargin: list.count > 0 ? rule.implicitHeight + Theme.gap : 0
            onTopMarginChanged: if (list.currentIndex < 1) page.showHead()
            delegate: AttendanceRow {
                required property int index
                width: ListView.view.width - 14
                cursor: ListView.isCurrentItem && list.activeFocus
                onChosen: { list.currentIndex = index; list.forceActiveFocus() }
                onWhiteTurned: page.attendance.toggle(board, AttendanceModel.White, round)
                onBlackTurned: page.attendance.toggle(board, AttendanceModel.Black, round)
                onForfeited: page.attendance.forfeit(board, round)
            }
            AppText { // scrolls with the boards
                id: rule
                parent: list.contentItem
                y: -list.topMargin
                width: list.width - 14
                text: page.attendance.ruleText
                color: Theme.inkSoft
                visible: list.count > 0
            }
        }
        Legend {
            pickable: false
            visible: page.height > 520 * Theme.fontScale // a small window needs the room for the boards
            entries: pageKeys.legend
            Layout.fillWidth: true
        }
    }
    EmptyPage {
        visible: page.attendance.caption === ""
        drawing: "attendance"
        title: qsTr("No round has been paired yet")
        text: qsTr("When a round begins, mark here who is missing; the default time is counted down for each board.")
    }
}
