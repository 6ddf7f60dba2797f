// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The entry list. Typing finds, + adds, Enter edits, Ctrl+D withdraws, Delete removes.
FocusScope {
    id: page

    required property PlayersModel players
    required property PlayerForm form
    property ProhibitedModel prohibited: null // of a Swiss
    property bool prohibiting: false
    property bool entering: false
    readonly property bool inviting: list.count === 0 && !entering && !prohibiting
    readonly property PlayerRow current: list.currentItem as PlayerRow

    function prohibit() {
        if (!page.prohibited || !(page.prohibited.open || page.prohibited.count > 0))
            return
        page.entering = false
        page.prohibiting = true
        apart.take()
    }
    function add() {
        page.prohibiting = false
        page.form.startNew()
        page.entering = true
        panel.take()
    }
    function write(typed: string) { // into the first entry, on the empty page
        page.add()
        page.form.name = typed
    }
    function edit() {
        if (!page.current) {
            if (page.inviting)
                page.add()
            return
        }
        page.prohibiting = false
        page.form.startEdit(page.current.playerId)
        page.entering = true
        panel.take()
    }
    function finish() {
        page.entering = false
        page.prohibiting = false
        list.forceActiveFocus()
    }
    function find(typed: string) {
        finder.text = finder.typing ? finder.text + typed : typed
        finder.restart()
        const row = page.players.rowNamed(finder.text)
        if (row >= 0)
            list.currentIndex = row
    }
    function withdrawOrReturn() {
        if (page.current && page.current.state === PlayersModel.Playing)
            page.players.withdraw(page.current.playerId)
        else if (page.current)
            page.players.bringBack(page.current.playerId)
    }

    Timer {
        id: finder
        property string text: ""
        readonly property bool typing: running
        interval: 1500
    }

    PageHead {
        id: head
        title: qsTr("Players")
        note: page.players.countText
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.wide }
        AppButton { primary: true; drawing: "plus"; text: qsTr("Add a player"); keys: "+"; onClicked: page.add() }
        AppButton { text: qsTr("Edit"); keys: "↵"; enabled: page.current !== null; onClicked: page.edit() }
        AppButton {
            text: page.current && page.current.state !== PlayersModel.Playing ? qsTr("Bring back") : qsTr("Withdraw")
            keys: "Ctrl+D"
            enabled: page.current !== null
            onClicked: page.withdrawOrReturn()
        }
        AppButton {
            text: qsTr("Remove")
            keys: "Del"
            enabled: page.current !== null
            onClicked: page.players.remove(page.current.playerId)
        }
        AppButton {
            text: qsTr("Prohibited pairs")
            keys: "Ctrl+B"
            visible: page.prohibited !== null && (page.prohibited.open || page.prohibited.count > 0)
            onClicked: page.prohibit()
        }
    }
    RowLayout {
        spacing: Theme.wide
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.wide
                  topMargin: Theme.space }

        Rectangle {
            visible: !(page.entering || page.prohibiting) || page.width > 800 * Theme.fontScale
            color: Theme.surface
            radius: Theme.radius
            border.color: list.activeFocus ? Theme.accent : Theme.line
            border.width: list.activeFocus ? 2 : 1
            Layout.fillWidth: true
            Layout.fillHeight: true

            PlayerHead {
                id: columns
                anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 }
                visible: list.count > 0
                slim: page.width < (page.entering || page.prohibiting ? 1200 : 900) * Theme.fontScale
            }
            LongList {
                id: list
                focus: true
                model: page.players
                anchors { left: parent.left; right: parent.right; top: columns.bottom; bottom: parent.bottom; margins: 2 }
                Accessible.role: Accessible.Table
                Accessible.name: qsTr("Players")
                delegate: PlayerRow {
                    required property int index
                    width: ListView.view.width
                    slim: columns.slim
                    cursor: ListView.isCurrentItem
                    lit: list.activeFocus
                    onChosen: { list.currentIndex = index; list.forceActiveFocus() }
                    onOpened: page.edit()
                }
                Keys.onReturnPressed: page.edit()
                Keys.onEnterPressed: page.edit()
                Keys.onDeletePressed: if (page.current) page.players.remove(page.current.playerId)
                Keys.onPressed: event => {
                    if (event.key === Qt.Key_Insert || event.text === "+")
                        page.add()
                    else if (event.key === Qt.Key_D && event.modifiers === Qt.ControlModifier)
                        page.withdrawOrReturn()
                    else if (event.key === Qt.Key_B && event.modifiers === Qt.ControlModifier)
                        page.prohibit()
                    else if (event.text.trim() !== "" && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier)))
                        page.inviting ? page.write(event.text) : page.find(event.text)
                    else
                        return
                    event.accepted = true
                }
            }
            EmptyPage {
                visible: page.inviting
                drawing: "players"
                title: qsTr("Nobody is entered yet")
                text: qsTr("Add the players one after another: write a name, press Enter, go on with the next. A list from FIDE's report file comes in from the start page.")
                AppButton { primary: true; drawing: "plus"; text: qsTr("Add the first player"); keys: "+"; onClicked: page.add() }
            }
        }
        PlayerPanel {
            id: panel
            form: page.form
            visible: page.entering
            Layout.fillWidth: page.width <= 800 * Theme.fontScale
            Layout.preferredWidth: Math.round(340 * Math.min(Theme.fontScale, 1.25))
            Layout.fillHeight: true
            onLeave: page.finish()
        }
        ProhibitedPanel {
            id: apart
            prohibited: page.prohibited
            visible: page.prohibiting
            Layout.fillWidth: page.width <= 800 * Theme.fontScale
            Layout.preferredWidth: Math.round(340 * Math.min(Theme.fontScale, 1.25))
            Layout.fillHeight: true
            onLeave: page.finish()
        }
    }
}
