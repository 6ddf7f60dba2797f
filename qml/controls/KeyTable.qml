// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// Every key of one page, once. The page's keyboard, its legend, the help and the palette read it; the page says in
// `does` what its acts are.
QtObject {
    id: table

    default property list<KeyRow> rows
    property var does: ({}) // by act: (key, event) => false where it cannot be done now, and the key is left to others
    property int ignored: Qt.KeypadModifier // modifiers that make no difference
    readonly property var legend: Array.from(rows).filter(row => row.usable && row.brief !== "").map(row => ({ key: row.keys, text: row.brief, act: row.act }))
    readonly property var palette: Array.from(rows).filter(row => row.inPalette && row.usable && row.text !== "")
    readonly property var told: Array.from(rows).filter(row => row.text !== "") // in the help
    readonly property var shortcuts: Array.from(rows).filter(row => row.shortcut)

    // What the cap of the act's key says; of an act with several keys that of one of them, from 0.
    function cap(act: string, at: var): string {
        const row = Array.from(table.rows).find(row => row.act === act)
        return row === undefined ? "" : at === undefined ? row.keys : row.shown(row.on[at])
    }
    function perform(act: string, key: string, event: var): bool {
        const todo = table.does[act]
        return todo !== undefined && todo(key, event) !== false
    }
    // Does what the key of this event does in this part of the page; false for a key it does not know.
    function key(event: var, place: string): bool {
        for (const row of Array.from(table.rows)) {
            const key = row.act === "" || row.shortcut || !row.usable || row.place !== (place ?? "") ? undefined : row.on.find(one => table.matches(one, event))
            if (key !== undefined && table.perform(row.act, key, event))
                return true
        }
        return false
    }
    // The row whose key this is, whoever acts on it.
    function rowOf(event: var): KeyRow {
        return Array.from(table.rows).find(row => row.on.some(one => table.matches(one, event))) ?? null
    }
    function matches(sequence: string, event: var): bool {
        const at = sequence.slice(0, -1).lastIndexOf("+") + 1 // "+" itself is a key, too
        const name = sequence.slice(at)
        if (at === 0 && name.length === 1 && name.toLowerCase() === name.toUpperCase()) // a digit or sign, whichever keys write it
            return event.text === name && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
        if (name.length === 1 && name > "\x7f") // a letter that only some languages have
            return event.text.toUpperCase() === name && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
        const pressed = event.key === Qt.Key_Enter ? Qt.Key_Return : event.key
        return pressed === Qt["Key_" + name] && ((event.modifiers ^ table.modifiers(sequence.slice(0, at))) & ~table.ignored) === 0
    }
    function modifiers(prefix: string): int {
        return (prefix.includes("Ctrl+") ? Qt.ControlModifier : 0) | (prefix.includes("Shift+") ? Qt.ShiftModifier : 0) | (prefix.includes("Alt+") ? Qt.AltModifier : 0)
    }

    Component.onCompleted: {
        for (const row of Array.from(table.rows))
            row.done.connect(() => table.perform(row.act, row.on[0] ?? "", null))
    }
}
