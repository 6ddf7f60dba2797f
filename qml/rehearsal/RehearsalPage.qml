// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// An event that nobody keeps, with people who come late, err and claim by themselves: what they say, and the score.
KeyedPage {
    id: page

    required property RehearsalModel rehearsal

    signal boardAsked(int round, int board)
    signal incidentAsked(int round, int board)

    Component.onCompleted: page.rehearsal.watched = true
    Component.onDestruction: if (page.rehearsal) page.rehearsal.watched = false
    keyTable: pageKeys
    RehearsalKeys {
        id: pageKeys
        active: page.rehearsal.active
        chosen: list.currentItem !== null
        does: ({
            begin: () => page.begin(), finish: () => page.rehearsal.finish(), go: () => page.open(false), incident: () => page.open(true)
        })
    }

    function begin() {
        if (!page.rehearsal.begin())
            players.take()
    }
    function open(ruling: bool) {
        const item = list.currentItem as VoiceItem
        if (!item)
            return
        if (ruling)
            page.incidentAsked(item.round, item.board)
        else
            page.boardAsked(item.round, item.board)
    }

    focus: true
    Keys.onPressed: event => { if (pageKeys.key(event, "")) event.accepted = true }

    ColumnLayout {
        spacing: Theme.space
        anchors { fill: parent; margins: Theme.wide }

        PageHead {
            title: qsTr("Rehearsal")
            note: page.rehearsal.caption
            Layout.fillWidth: true
            AppButton { drawing: "check"; visible: page.rehearsal.active; text: qsTr("Finish"); keys: pageKeys.cap("finish"); onClicked: page.rehearsal.finish() }
            AppButton { drawing: "play"; visible: !page.rehearsal.active; primary: true; text: qsTr("Begin"); keys: pageKeys.cap("begin"); onClicked: page.begin() }
        }
        Flickable {
            id: sheet
            visible: !page.rehearsal.active
            contentHeight: card.implicitHeight
            clip: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: Scroll {}
            Layout.fillWidth: true
            Layout.fillHeight: list.count === 0
            Layout.preferredHeight: contentHeight
            Layout.maximumHeight: list.count > 0 ? page.height / 2 : contentHeight
            InView { over: sheet }
            Card {
                id: card
                width: sheet.width
                AppText {
                    text: qsTr("The players come late, move, let their flag fall, make illegal moves, claim and telephone; you are the arbiter. Nothing of it is kept. Start the round in the hall, rule, enter the results and pair the next round: at the end the score says what was dealt with, rightly or not, and how fast.")
                    color: Theme.inkSoft
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                }
                GridLayout {
                    columns: page.width > 760 * Theme.fontScale ? 4 : 2
                    columnSpacing: Theme.space
                    rowSpacing: Theme.gap
                    Layout.fillWidth: true
                    Field { id: players; label: qsTr("Players"); value: page.rehearsal.players; Layout.fillWidth: true; onEdited: text => page.rehearsal.typePlayers(text); onAccepted: page.begin() }
                    Field { label: qsTr("Rounds"); value: page.rehearsal.rounds; Layout.fillWidth: true; onEdited: text => page.rehearsal.typeRounds(text); onAccepted: page.begin() }
                    Field { label: qsTr("Time control"); value: page.rehearsal.control; Layout.fillWidth: true; onEdited: text => page.rehearsal.control = text; onAccepted: page.begin() }
                    Field { label: qsTr("Troubles in a round"); value: page.rehearsal.troubles; Layout.fillWidth: true; onEdited: text => page.rehearsal.typeTroubles(text); onAccepted: page.begin() }
                }
                OnOff {
                    text: qsTr("The program is the arbiter, too: to look on")
                    checked: page.rehearsal.byItself
                    Layout.fillWidth: true
                    onToggled: page.rehearsal.byItself = checked
                    onAccepted: page.begin()
                }
                AppText { text: page.rehearsal.fault; visible: text !== ""; color: Theme.danger; Layout.fillWidth: true; Accessible.role: Accessible.AlertMessage }
            }
        }
        Rectangle {
            visible: list.count > 0
            color: Theme.surface
            radius: Theme.radius
            border.width: list.activeFocus ? 2 : 1
            border.color: list.activeFocus ? Theme.accent : Theme.line
            Layout.fillWidth: true
            Layout.fillHeight: true
            LongList {
                id: list
                focus: true
                model: page.rehearsal
                anchors { fill: parent; margins: 2 }
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Rehearsal")
                delegate: VoiceItem {
                    required property int index
                    width: ListView.view.width
                    cursor: ListView.isCurrentItem
                    lit: list.activeFocus
                    onChosen: { list.currentIndex = index; list.forceActiveFocus() }
                    onOpened: page.open(false)
                }
            }
        }
        Item {
            visible: list.count === 0
            Layout.fillWidth: true
            Layout.fillHeight: true
            EmptyPage {
                drawing: "hall"
                visible: page.rehearsal.active
                title: qsTr("Nobody has said anything yet")
                text: qsTr("The people are there. Start the round in the hall (F3).")
            }
        }
        Legend {
            pickable: false
            entries: pageKeys.legend
            Layout.fillWidth: true
        }
    }
}
