// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// One thing that keys do: which keys, what it is called on the page, in its legend, in the help and in the palette.
QtObject {
    id: row

    property string act: ""        // by which the page knows it; none: a list or a field does it by itself
    property var on: []            // the keys, any of them: "Ctrl+D", "Left", "+"
    property string keys: on.map(row.shown).join("  ") // as they are written on the caps of keys
    property string text: ""       // what they do, for the help; none: the help tells it with another row
    property string words: ""      // others by which the palette finds it
    property string brief: ""      // the same for the legend; none: it is not there
    property string place: ""      // the part of the page that must have the keyboard
    property bool usable: true     // now
    property bool inPalette: act !== "" && on.length === 1
    property bool shortcut: false  // also where a field has the keyboard
    property string drawing: ""
    readonly property string name: text.charAt(0).toLocaleUpperCase() + text.slice(1)
    readonly property var signs: ({
        "Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "Return": "↵", "Escape": "Esc", "Backspace": "⌫", "Delete": qsTr("Del"), "Space": qsTr("Space"),
        "Home": qsTr("Home"), "End": qsTr("End"), "PageUp": qsTr("PgUp"), "PageDown": qsTr("PgDn")
    })

    signal done()

    function shown(sequence: string): string {
        const at = sequence.slice(0, -1).lastIndexOf("+") + 1 // "+" itself is a key, too
        const name = sequence.slice(at)
        return sequence.slice(0, at).replace("Shift", qsTr("Shift")) + (row.signs[name] ?? name)
    }
}
