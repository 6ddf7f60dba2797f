// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.App
import Flagfall.Ui

// One page of acts. Arrows move, Enter does it, a digit does it from anywhere.
FocusScope {
    id: list

    required property InterventionsView hands
    property int current: -1
    property bool low: false // the act under the cursor alone says in full what it does

    readonly property bool empty: rows.count === 0 && hands.page === 0

    signal shown(Item item)

    function move(by: int) { list.goTo(Math.max(0, Math.min(rows.count - 1, list.current + by))) }
    function goTo(next: int) {
        list.current = next
        list.hands.preview(list.hands.acts.handAt(next))
        if (rows.itemAt(next))
            list.shown(rows.itemAt(next))
    }
    function perform(row: int) {
        const hand = list.hands.acts.handAt(row)
        if (hand >= 0)
            list.hands.perform(hand)
    }

    implicitHeight: column.implicitHeight
    activeFocusOnTab: true
    onActiveFocusChanged: if (!activeFocus) { list.current = -1; list.hands.preview(-1) }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Actions")
    Keys.onDownPressed: list.move(1)
    Keys.onUpPressed: list.move(-1)
    Keys.onPressed: event => {
        const to = steps.target(event.key)
        event.accepted = to >= 0
        if (to >= 0)
            list.goTo(to)
    }
    Keys.onRightPressed: list.hands.page = (list.hands.page + 1) % list.hands.pages
    Keys.onLeftPressed: list.hands.page = (list.hands.page + list.hands.pages - 1) % list.hands.pages
    Keys.onReturnPressed: event => { event.accepted = list.current >= 0; list.perform(list.current) }
    Keys.onEnterPressed: event => { event.accepted = list.current >= 0; list.perform(list.current) }

    ListKeys {
        id: steps
        count: rows.count
        current: list.current
        page: 4
    }
    Column {
        id: column
        width: list.width
        spacing: 4

        Repeater {
            id: rows
            model: list.hands.acts
            delegate: InterventionRowItem {
                lit: index === list.current
                brief: list.low && !lit
                width: list.width
                onPointed: over => list.hands.preview(over ? hand : -1)
                onChosen: list.hands.perform(hand)
            }
        }
        AppText {
            text: qsTr("The program has no clock at this board, so there is nothing to do to it here. F12 rules on incidents.")
            visible: list.empty
            width: list.width
        }
        AppButton {
            visible: !list.empty
            text: qsTr("More actions: page %1 of %2").arg(list.hands.page + 1).arg(list.hands.pages)
            keys: "0"
            quiet: true
            focusPolicy: Qt.TabFocus
            width: list.width
            onClicked: list.hands.page = (list.hands.page + 1) % list.hands.pages
        }
    }
}
