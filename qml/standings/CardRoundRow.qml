// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.Ui

// A round of a card, or a player of a team's card; with `heads` the names of the columns.
Item {
    id: row

    property var line: ({}) // of StandingsModel.card()
    property string of: "round" // of a player; "match": of a team; "member": a player of it
    property bool heads: false
    readonly property var names: ({ round: qsTr("Round"), colour: row.of === "match" ? qsTr("Board 1", "the colour there") : qsTr("Colour"), opponent: qsTr("Opponent"), federation: qsTr("Fed."), rating: qsTr("Rating"), rank: qsTr("Rank"),
                                    result: qsTr("Result"), floatSign: qsTr("Float"), expected: qsTr("Expected"), change: qsTr("Change"), sums: row.of === "match" ? qsTr("Sum", "of points") : qsTr("Score / expected"),
                                    matchPoints: qsTr("MP", "match points"), gamePoints: qsTr("GP", "game points"), place: qsTr("No.", "in the list of a team"), name: qsTr("Name"), boards: qsTr("Board"), results: qsTr("Results"),
                                    points: qsTr("Points"), games: qsTr("Games"), performance: qsTr("Performance") })
    readonly property var cells: row.heads ? row.names : row.line
    readonly property var kinds: ({
        round: [
            { what: "round", room: 50, right: true }, { what: "colour", room: 56 }, { what: "title", room: 40 }, { what: "opponent", room: 100, wide: true },
            { what: "federation", room: 44 }, { what: "rating", room: 54, right: true }, { what: "rank", room: 60, right: true }, { what: "result", room: 70 },
            { what: "floatSign", room: 54 }, { what: "expected", room: 96 }, { what: "change", room: 66, right: true }, { what: "sums", room: 96, right: true }
        ],
        match: [
            { what: "round", room: 50, right: true }, { what: "colour", room: 64 }, { what: "opponent", room: 100, wide: true }, { what: "rank", room: 60, right: true },
            { what: "result", room: 90 }, { what: "matchPoints", room: 44, right: true }, { what: "gamePoints", room: 44, right: true }, { what: "floatSign", room: 54 },
            { what: "sums", room: 76, right: true }
        ],
        member: [
            { what: "place", room: 30, right: true }, { what: "title", room: 40 }, { what: "name", room: 100, wide: true }, { what: "rating", room: 54, right: true },
            { what: "boards", room: 60 }, { what: "results", room: 120 }, { what: "points", room: 50, right: true }, { what: "games", room: 50, right: true },
            { what: "performance", room: 90, right: true }
        ]
    })
    readonly property var spare: ({ round: ["title", "floatSign", "federation", "rank", "sums", "expected"], match: ["floatSign", "rank", "sums"], member: ["title", "boards", "rating", "results"] })
    readonly property var all: Array.from(row.kinds[row.of])
    readonly property var columns: row.fitting(row.spare[row.of])
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
                width: row.least(modelData) + (modelData.wide === true ? Math.max(0, row.width - row.taken(row.columns)) : 0)
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
