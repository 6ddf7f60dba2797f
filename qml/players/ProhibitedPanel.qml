// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Which players must not meet, at the side of the list of players.
SidePanel {
    id: panel

    required property ProhibitedModel prohibited
    property bool ofTeams: false
    property int first: -1
    property int second: -1
    readonly property bool complete: first >= 0 && second >= 0 && first !== second

    function take() {
        if (panel.prohibited.open)
            one.take()
        else
            close.forceActiveFocus(Qt.TabFocusReason)
    }
    function add() {
        panel.prohibited.prohibit(panel.first, panel.second, Number(round.text))
        panel.first = -1
        panel.second = -1
        round.input.clear()
        panel.take()
    }
    function lift(first: int, second: int) {
        panel.prohibited.lift(first, second)
        panel.take()
    }

    AppText { text: qsTr("Prohibited pairings"); font.pixelSize: Theme.lead; font.bold: true; Layout.fillWidth: true }
    AppText {
        text: !panel.prohibited.open ? qsTr("A round is paired: the list can no longer be changed.")
            : panel.ofTeams ? qsTr("These teams will not be paired. The list is fixed before the first round is paired (General Regulations for Competitions 5.2).")
            : qsTr("These players will not be paired. The list is fixed before the first round is paired (General Regulations for Competitions 5.2).")
        color: Theme.inkSoft
        Layout.fillWidth: true
    }
    Choice {
        id: one
        label: panel.ofTeams ? qsTr("Team") : qsTr("Player")
        names: panel.prohibited.names
        chosen: panel.first
        visible: panel.prohibited.open
        Layout.fillWidth: true
        onPicked: index => panel.first = index
    }
    Choice {
        label: qsTr("must not meet")
        names: panel.prohibited.names
        chosen: panel.second
        visible: panel.prohibited.open
        Layout.fillWidth: true
        onPicked: index => panel.second = index
    }
    Field {
        id: round
        objectName: "round"
        label: qsTr("In this round only (empty: in every round)")
        input.inputMethodHints: Qt.ImhDigitsOnly
        input.validator: IntValidator { bottom: 1; top: 999 }
        visible: panel.prohibited.open
        Layout.fillWidth: true
        Keys.onReturnPressed: if (panel.complete) panel.add()
        Keys.onEnterPressed: if (panel.complete) panel.add()
    }
    AppButton {
        primary: true
        drawing: "plus"
        text: qsTr("Prohibit the pairing")
        enabled: panel.complete
        visible: panel.prohibited.open
        Layout.fillWidth: true
        onClicked: panel.add()
    }
    Lines {
        model: panel.prohibited
        delegate: RowLayout {
            id: line
            required property int first
            required property int second
            required property string text
            spacing: Theme.gap
            width: parent?.width ?? 0
            AppText { text: line.text; Layout.fillWidth: true }
            AppButton {
                drawing: "cross"
                Accessible.name: qsTr("Lift the prohibition: %1").arg(line.text)
                visible: panel.prohibited.open
                onClicked: panel.lift(line.first, line.second)
            }
        }
    }
    AppButton { id: close; text: qsTr("Close"); keys: "Esc"; Layout.fillWidth: true; onClicked: panel.leave() }
}
