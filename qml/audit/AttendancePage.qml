// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Who is not there, and how long the default time still lasts. Marked by typing the board and the side.
FocusScope {
    id: page

    required property AttendanceModel attendance

    signal boardChosen(int board)

    function showHead() { list.contentY = list.originY - list.topMargin }
    function current(): int {
        const row = list.currentItem as AttendanceRow
        return row ? row.board : 0
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
            text: qsTr("Everybody is there, or nobody has said otherwise. Type the number of a board and the letter of the side that is missing, then Enter; the same again when the player comes.")
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
            Keys.onReturnPressed: page.boardChosen(page.current())
            Keys.onEnterPressed: page.boardChosen(page.current())
            Keys.onPressed: event => event.accepted = page.attendance.key(page.current(), event.text)
            Keys.onEscapePressed: field.take()
            topMargin: list.count > 0 ? rule.implicitHeight + Theme.gap : 0
            onTopMarginChanged: if (list.currentIndex < 1) page.showHead()
            delegate: AttendanceRow {
                required property int index
                width: ListView.view.width - 14
                cursor: ListView.isCurrentItem && list.activeFocus
                onChosen: { list.currentIndex = index; list.forceActiveFocus() }
                onWhiteTurned: page.attendance.toggle(board, AttendanceModel.White)
                onBlackTurned: page.attendance.toggle(board, AttendanceModel.Black)
                onForfeited: page.attendance.forfeit(board)
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
            entries: [{ key: "↓", text: qsTr("to the list") }, { key: page.attendance.letters, text: qsTr("absent or arrived") },
                      { key: "F", text: qsTr("forfeit, once the time is over") }, { key: "↵", text: qsTr("go to the board in the hall") }]
            Layout.fillWidth: true
        }
    }
    EmptyPage {
        visible: page.attendance.caption === ""
        drawing: "attendance"
        title: qsTr("No round is paired yet")
        text: qsTr("When a round begins, mark here who is missing; the default time is counted down for each board.")
    }
}
