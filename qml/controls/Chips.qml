// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// A labelled row of chips, one of them chosen. Left and Right move the choice.
ColumnLayout {
    id: chips

    property string label: ""
    property var names: []
    property var values: [] // what the names stand for, in the same order
    property var value      // the chosen one of them
    property var caps: []   // their keys, where they have any
    property int chosen: Array.from(values).indexOf(value)
    property bool enterGoesOn: false // Enter on the chosen chip is for whoever stands around them
    property bool first: false // the page begins here: the chosen chip takes the focus

    signal picked(int index)
    signal chose(var value)

    function pick(index: int) {
        chips.picked(index)
        if (index < chips.values.length)
            chips.chose(chips.values[index])
    }

    spacing: 4

    AppText {
        text: chips.label
        font.pixelSize: Theme.small
        font.bold: true
        color: Theme.inkSoft
        visible: chips.label !== ""
        wrapMode: Text.NoWrap
        Layout.fillWidth: true
    }
    Flow {
        spacing: Theme.gap
        Layout.fillWidth: true
        Accessible.role: Accessible.Grouping
        Accessible.name: chips.label
        Repeater {
            model: chips.names
            delegate: Chip {
                required property string modelData
                required property int index
                text: modelData
                keys: chips.caps[index] ?? ""
                checked: index === chips.chosen
                takesEnter: !chips.enterGoesOn || !checked
                focus: chips.first && index === Math.max(0, chips.chosen)
                onClicked: chips.pick(index)
                Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
}
