// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// How clocks read, with a sample that follows.
Card {
    id: card

    required property Preferences preferences

    spacing: Theme.space

    Chips {
        label: qsTr("Style of the clocks")
        names: [qsTr("Modern"), qsTr("DGT 2010"), qsTr("DGT 3000")]
        values: [Preferences.Modern, Preferences.Dgt2010, Preferences.Dgt3000]
        value: card.preferences.clockStyle
        Layout.fillWidth: true
        onChose: style => card.preferences.clockStyle = style
    }
    Flow {
        spacing: Theme.gap
        Layout.fillWidth: true
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Sample")
        Repeater {
            model: card.preferences.sample
            delegate: Rectangle {
                id: dial
                required property string modelData
                width: time.implicitWidth + 2 * Theme.space
                height: time.implicitHeight + Theme.gap
                radius: Theme.radius
                color: Theme.paper
                border.color: Theme.edge
                Text {
                    id: time
                    anchors.centerIn: parent
                    text: dial.modelData
                    color: Theme.paperInk
                    font.family: Theme.family
                    font.bold: true
                    font.pixelSize: Theme.heading
                    textFormat: Text.PlainText
                }
            }
        }
    }
    Chips {
        label: qsTr("Tenths of a second, in the modern style")
        names: [qsTr("Never"), qsTr("Below 10 seconds"), qsTr("Below 20 seconds"), qsTr("Below a minute")]
        values: [0, 10, 20, 60]
        value: card.preferences.tenthsBelow
        enabled: card.preferences.clockStyle === Preferences.Modern
        opacity: enabled ? 1 : 0.45
        Layout.fillWidth: true
        onChose: seconds => card.preferences.tenthsBelow = seconds
    }
    Chips {
        label: qsTr("Delay")
        names: [qsTr("Beside the time"), qsTr("In the total")]
        values: [false, true]
        value: card.preferences.delayInTotal
        Layout.fillWidth: true
        onChose: inTotal => card.preferences.delayInTotal = inTotal
    }
    OnOff {
        text: qsTr("Move counter on the clock")
        hint: qsTr("Counts presses of the clock. In the hall the arbiter always sees it.")
        checked: card.preferences.showMoves
        Layout.fillWidth: true
        onToggled: card.preferences.showMoves = checked
    }
}
