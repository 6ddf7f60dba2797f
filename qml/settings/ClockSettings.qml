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
    readonly property var limits: [0, 10, 20, 60]

    spacing: Theme.space

    Chips {
        label: qsTr("Style of the clocks")
        names: [qsTr("Modern"), qsTr("DGT 2010"), qsTr("DGT 3000")]
        chosen: card.preferences.clockStyle
        Layout.fillWidth: true
        onPicked: index => card.preferences.clockStyle = index
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
        chosen: card.limits.indexOf(card.preferences.tenthsBelow)
        enabled: card.preferences.clockStyle === Preferences.Modern
        opacity: enabled ? 1 : 0.45
        Layout.fillWidth: true
        onPicked: index => card.preferences.tenthsBelow = card.limits[index]
    }
    Chips {
        label: qsTr("A delay before the time runs")
        names: [qsTr("Beside the time"), qsTr("In the total")]
        chosen: card.preferences.delayInTotal ? 1 : 0
        Layout.fillWidth: true
        onPicked: index => card.preferences.delayInTotal = index === 1
    }
    OnOff {
        text: qsTr("Move counter on the clock")
        hint: qsTr("Counts presses of the clock. The arbiter sees it in the hall in any case.")
        checked: card.preferences.showMoves
        Layout.fillWidth: true
        onToggled: card.preferences.showMoves = checked
    }
}
