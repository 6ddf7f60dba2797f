// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.Ui

// A round of a player's card, or, with `heads`, the names of its columns.
Item {
    id: row

    property var line: ({}) // of StandingsModel.card()
    property bool heads: false
    readonly property var names: ({ round: qsTr("Round"), colour: qsTr("Colour"), opponent: qsTr("Opponent"), federation: qsTr("Fed."), rating: qsTr("Rating"), rank: qsTr("Rank"),
                                    result: qsTr("Result"), floatSign: qsTr("Float"), expected: qsTr("Expected"), change: qsTr("Change"), sums: qsTr("Score / expected") })
    readonly property var cells: row.heads ? row.names : row.line
    readonly property var all: Array.from([
        { what: "round", room: 50, right: true }, { what: "colour", room: 56 }, { what: "title", room: 40 }, { what: "opponent", room: 100 },
        { what: "federation", room: 44 }, { what: "rating", room: 54, right: true }, { what: "rank", room: 60, right: true }, { what: "result", room: 70 },
        { what: "floatSign", room: 54 }, { what: "expected", room: 96 }, { what: "change", room: 66, right: true }, { what: "sums", room: 96, right: true }
    ])
    readonly property var columns: row.fitting(["title", "floatSign", "federation", "rank", "sums", "expected"])
    readonly property int whole: row.taken(row.all) // the room that all of them take

    FontMetrics { id: words; font.family: Theme.family; font.pixelSize: Theme.small; font.bold: true }

    // No word of a head is broken. A binding that has asked for the font is worked out again when it changes.
    function least(column: var): int {
        return Math.max(Math.round(column.room * Theme.fontScale), ...(row.names[column.what] ?? "").split(/\s+/).map(word => words.font ? Math.ceil(words.advanceWidth(word)) : 0))
    }
    function taken(columns: var): int { return columns.reduce((sum, column) => sum + row.least(column) + cellRow.spacing, -cellRow.spacing) }
    // What matters least is left out first.
    function fitting(spare: var): var {
        let columns = row.all
        for (const what of spare)
            if (row.taken(columns) > row.width)
                columns = columns.filter(column => column.what !== what)
        return columns
    }

    implicitHeight: cellRow.height
    Accessible.role: Accessible.Row
    Accessible.name: row.line.accessibleText ?? ""
    Accessible.ignored: row.heads

    Row {
        id: cellRow
        spacing: 8
        Repeater {
            model: row.columns
            delegate: AppText {
                required property var modelData
                text: row.cells[modelData.what] ?? ""
                width: row.least(modelData) + (modelData.what === "opponent" ? Math.max(0, row.width - row.taken(row.columns)) : 0)
                color: row.heads ? Theme.inkSoft : Theme.ink
                font.pixelSize: Theme.small
                font.bold: row.heads
                horizontalAlignment: modelData.right === true ? Text.AlignRight : Text.AlignLeft
                anchors.bottom: row.heads ? parent?.bottom : undefined
                Accessible.ignored: !row.heads // the row is read as a whole
            }
        }
    }
}
