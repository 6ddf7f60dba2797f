// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The value of a tie-break that is worked out elsewhere, player after player: Enter keeps it and goes on to the next.
Card {
    id: bar

    required property TieBreaksByHand byHand
    property int playerId: 0
    property string name: ""

    signal next()
    signal leave()

    function show(): void { field.value = bar.byHand.value(bar.playerId); field.error = "" }
    function take(): void { bar.show(); field.take() }
    onPlayerIdChanged: if (bar.visible) bar.take()
    Keys.onEscapePressed: bar.leave()

    Field {
        id: field
        objectName: "value"
        label: qsTr("Value of the tie-break for %1").arg(bar.name)
        hint: qsTr("Enter keeps it and goes on to the next player; with nothing typed the value is taken away.")
        Layout.fillWidth: true
        onEdited: text => { field.value = text; field.error = "" }
        onAccepted: {
            if (bar.byHand.enter(bar.playerId, field.text)) bar.next()
            else field.error = qsTr("A number with at most four decimals, as 12.5.")
        }
    }
}
