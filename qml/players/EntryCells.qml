// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.Ui

// The cells of a row of a list, to be mended where they stand. Enter takes them, Escape leaves them as they were.
Flow {
    id: cells

    property var model: [] // column, head, text, noted

    signal mended(var texts)
    signal givenUp()

    // Where something is to be mended, else at the beginning.
    function take() {
        const noted = Array.from(cells.model).findIndex(cell => cell.noted)
        const field = fields.itemAt(Math.max(noted, 0)) as Field
        field?.take()
    }
    function finish() {
        const texts = []
        for (let i = 0; i < fields.count; ++i)
            texts.push((fields.itemAt(i) as Field).text)
        cells.mended(texts)
    }

    spacing: Theme.gap
    Keys.onEscapePressed: cells.givenUp()
    Keys.onPressed: event => event.accepted = event.key !== Qt.Key_Tab && event.key !== Qt.Key_Backtab && !(event.modifiers & Qt.ControlModifier) // letters are no keys of the page here

    Repeater {
        id: fields
        model: cells.model
        delegate: Field {
            required property var modelData
            label: modelData.head
            value: modelData.text
            width: Math.round((modelData.text.length > 14 ? 240 : 130) * Theme.fontScale)
            onAccepted: cells.finish()
        }
    }
}
