// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// A labelled row of chips, one of them chosen. Left and Right go from one to the next.
ColumnLayout {
    id: chips

    property string label: ""
    property var names: []
    property var values: [] // what the names stand for, in the same order
    property var value      // the chosen one of them
    property var caps: []   // their keys, where they have any
    property int chosen: Array.from(values).indexOf(value)
    property bool enterGoesOn: false // Enter on the chosen chip is for whoever stands around them
    property bool oneStop: false // Tab leads to one chip of the row, and the arrows to the others
    property int last: -1 // the chip that had the keyboard
    readonly property int stop: last >= 0 && last < names.length ? last : Math.max(0, chosen)
    readonly property Item holder: Window.activeFocusItem
    readonly property bool holding: holder !== null && (holder === held || holder.parent === held) // the keyboard
    readonly property bool enterChooses: holding && ((holder as Chip)?.takesEnter ?? false)
    property bool first: false // the page begins here: the chosen chip takes the focus

    signal picked(int index)
    signal chose(var value)

    function pick(index: int) {
        chips.picked(index)
        if (index < chips.values.length)
            chips.chose(chips.values[index])
    }

    onChosenChanged: chips.last = -1
    // The chosen chip has the keyboard, or the one that had it last, or the first.
    function take() { row.itemAt(chips.stop)?.forceActiveFocus(Qt.TabFocusReason) }
    // The row has the keyboard and none of its chips, so that Enter chooses none.
    function hold() { held.forceActiveFocus(Qt.OtherFocusReason) }
    function step(at: int, on: bool) {
        row.itemAt(at)?.forceActiveFocus(on ? Qt.TabFocusReason : Qt.BacktabFocusReason)
    }

    spacing: 4

    AppText {
        text: chips.label
        font.pixelSize: Theme.small
        font.bold: true
        font.underline: held.activeFocus
        color: held.activeFocus ? Theme.accent : Theme.inkSoft
        visible: chips.label !== ""
        wrapMode: Text.NoWrap
        Layout.fillWidth: true
    }
    Flow {
        id: held
        spacing: Theme.gap
        Layout.fillWidth: true
        Accessible.role: Accessible.Grouping
        Accessible.name: chips.label
        Accessible.focusable: held.activeFocus
        Keys.onRightPressed: chips.take()
        Keys.onDownPressed: event => { event.accepted = held.activeFocus; if (held.activeFocus) chips.take() }
        Repeater {
            id: row
            model: chips.names
            delegate: Chip {
                required property string modelData
                required property int index
                text: modelData
                keys: chips.caps[index] ?? ""
                checked: index === chips.chosen
                takesEnter: !chips.enterGoesOn || !checked
                focusPolicy: !chips.oneStop || activeFocus || index === chips.stop ? Qt.StrongFocus : Qt.ClickFocus
                onActiveFocusChanged: if (activeFocus) chips.last = index
                focus: chips.first && index === Math.max(0, chips.chosen)
                onClicked: chips.pick(index)
                Keys.onLeftPressed: chips.step(index - 1, false)
                Keys.onRightPressed: chips.step(index + 1, true)
            }
        }
    }
}
