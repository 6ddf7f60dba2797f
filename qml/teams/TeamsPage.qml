// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The teams of the event. + adds, Enter edits, L is the line-up for the coming round.
KeyedPage {
    id: page

    required property TeamsModel teams
    required property TeamForm form
    required property LineUpForm lineUp
    property string asks: "" // "team" or "lineUp"
    signal cardWanted(int teamId)

    readonly property TeamRow current: list.currentItem as TeamRow
    readonly property bool inviting: list.count === 0 && page.asks === ""

    keyTable: pageKeys

    function add() {
        page.form.startNew()
        page.asks = "team"
        teamPanel.take()
    }
    function edit() {
        if (!page.current)
            return
        page.form.startEdit(page.current.teamId)
        page.asks = "team"
        teamPanel.take()
    }
    function seat() {
        if (!page.current || !page.lineUp.start(page.current.teamId))
            return
        page.asks = "lineUp"
        lineUpPanel.take()
    }
    function withdrawOrReturn() {
        if (page.current && page.current.withdrawn)
            page.teams.bringBack(page.current.teamId)
        else if (page.current)
            page.teams.withdraw(page.current.teamId)
    }
    function finish() {
        page.asks = ""
        list.forceActiveFocus()
    }

    Component.onCompleted: if (page.form.typed) { page.asks = "team"; teamPanel.take() }
    Connections {
        target: page.lineUp
        function onDone() { page.finish() }
    }
    TeamsKeys {
        id: pageKeys
        chosen: page.current !== null
        playing: page.current?.plays ?? false
        begun: page.teams.begun
        drawing: page.teams.drawsNumbers && list.count > 1
        asking: page.asks !== ""
        given: page.asks === "lineUp" && page.lineUp.given
        does: ({
            add: () => page.add(), edit: () => page.edit(), lineUp: () => page.seat(), withdraw: () => page.withdrawOrReturn(),
            remove: () => page.teams.remove(page.current.teamId), lots: () => page.teams.drawNumbers(),
            forfeit: () => page.teams.forfeit(page.current.teamId), card: () => page.cardWanted(page.current.teamId),
            keep: () => page.asks === "team" ? page.form.submit() : page.lineUp.submit(), takeBack: () => page.lineUp.takeBack()
        })
    }
    KeyShortcuts { table: pageKeys }

    PageHead {
        id: head
        title: qsTr("Teams")
        note: page.teams.ofTeams ? page.teams.countText : ""
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.wide }
        AppButton { primary: true; drawing: "plus"; text: qsTr("Add a team"); keys: pageKeys.cap("add"); visible: page.teams.ofTeams && !page.teams.begun; onClicked: page.add() }
        AppButton { text: qsTr("Line-up"); keys: pageKeys.cap("lineUp"); primary: page.teams.begun; visible: page.teams.ofTeams; enabled: page.current !== null; onClicked: page.seat() }
        AppButton { text: qsTr("Edit"); keys: pageKeys.cap("edit"); visible: page.teams.ofTeams; enabled: page.current !== null; onClicked: page.edit() }
        AppButton {
            text: page.current && page.current.withdrawn ? qsTr("Bring back") : page.teams.begun ? qsTr("Withdraw") : qsTr("Remove")
            keys: pageKeys.cap("withdraw")
            visible: page.teams.ofTeams
            enabled: page.current !== null
            onClicked: page.withdrawOrReturn()
        }
        AppButton { text: qsTr("Forfeit the match"); keys: pageKeys.cap("forfeit"); visible: page.teams.ofTeams && page.teams.begun; enabled: page.current?.plays ?? false; onClicked: page.teams.forfeit(page.current.teamId) }
        AppButton { text: qsTr("Draw lots"); keys: pageKeys.cap("lots"); visible: page.teams.drawsNumbers; enabled: list.count > 1; onClicked: page.teams.drawNumbers() }
    }
    RowLayout {
        spacing: Theme.wide
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.wide; topMargin: Theme.space }

        Rectangle {
            visible: page.asks === "" || page.width > 800 * Theme.fontScale
            color: Theme.surface
            radius: Theme.radius
            border.color: list.activeFocus ? Theme.accent : Theme.line
            border.width: list.activeFocus ? 2 : 1
            Layout.fillWidth: true
            Layout.fillHeight: true

            LongList {
                id: list
                focus: true
                model: page.teams
                anchors { fill: parent; margins: 2 }
                Accessible.role: Accessible.Table
                Accessible.name: qsTr("Teams")
                onCountChanged: if (currentIndex < 0 && count > 0) currentIndex = 0
                Keys.onPressed: event => event.accepted = event.accepted || pageKeys.key(event, "")
                delegate: TeamRow {
                    required property int index
                    width: ListView.view.width
                    cursor: ListView.isCurrentItem
                    lit: list.activeFocus
                    onChosen: { list.currentIndex = index; list.forceActiveFocus() }
                    onOpened: page.edit()
                }
            }
            EmptyPage {
                visible: page.inviting
                drawing: "players"
                title: page.teams.ofTeams ? qsTr("No teams yet") : qsTr("In this event players play for themselves")
                text: page.teams.ofTeams ? qsTr("Enter or import the players on the Players page first. Then add the teams here: a name, Enter, a few letters of each player in order of boards.")
                                         : qsTr("For an event of teams choose a pairing system of teams on the page of the event.")
                AppButton { primary: true; drawing: "plus"; text: qsTr("Add the first team"); keys: pageKeys.cap("add"); visible: page.teams.ofTeams; onClicked: page.add() }
            }
        }
        TeamPanel {
            id: teamPanel
            form: page.form
            keyTable: pageKeys
            visible: page.asks === "team"
            Layout.fillWidth: page.width <= 800 * Theme.fontScale
            Layout.preferredWidth: Math.round(340 * Math.min(Theme.fontScale, 1.25))
            Layout.fillHeight: true
            onLeave: page.finish()
        }
        LineUpPanel {
            id: lineUpPanel
            form: page.lineUp
            keyTable: pageKeys
            visible: page.asks === "lineUp"
            Layout.fillWidth: page.width <= 800 * Theme.fontScale
            Layout.preferredWidth: Math.round(340 * Math.min(Theme.fontScale, 1.25))
            Layout.fillHeight: true
            onLeave: page.finish()
        }
    }
}
