// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.Ui

// A round of a player's card, or, with `heads`, the names of its columns.
Item {
    id: row

    property var line: ({}) // of StandingsModel.card()
    property bool heads: false
    property bool slim: false // the columns that matter most
    readonly property var names: ({ round: qsTr("Round"), colour: qsTr("Colour"), opponent: qsTr("Opponent"), federation: qsTr("Fed."), rating: qsTr("Rating"), rank: qsTr("Rank"),
                                    result: qsTr("Result"), floatSign: qsTr("Float"), expected: qsTr("Expected"), change: qsTr("Change"), sums: qsTr("Score / expected") })
    readonly property var cells: row.heads ? row.names : row.line
    readonly property var columns: Array.from([
        { what: "round", room: 50, right: true }, { what: "colour", room: 56 }, { what: "title", room: 40, spare: true }, { what: "opponent", room: 0 },
        { what: "federation", room: 44, spare: true }, { what: "rating", room: 54, right: true }, { what: "rank", room: 60, right: true, spare: true }, { what: "result", room: 70 },
        { what: "floatSign", room: 54, spare: true }, { what: "expected", room: 96 }, { what: "change", room: 66, right: true }, { what: "sums", room: 96, right: true, spare: true }
    ]).filter(column => !(row.slim && column.spare === true))
    readonly property int taken: row.columns.reduce((sum, column) => sum + Math.round(column.room * Theme.fontScale) + cellRow.spacing, 0) // by all but the opponent

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
                width: modelData.room > 0 ? Math.round(modelData.room * Theme.fontScale) : Math.max(60, row.width - row.taken)
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
