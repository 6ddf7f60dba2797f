// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// A round of a player's card, or, with `heads`, the names of its columns.
RowLayout {
    id: row

    property var line: ({}) // of StandingsModel.card()
    property bool heads: false
    property bool slim: false // the columns that matter most
    readonly property var names: ({ round: qsTr("Round"), colour: qsTr("Colour"), opponent: qsTr("Opponent"), federation: qsTr("Fed."), rating: qsTr("Rating"), rank: qsTr("Rank"),
                                    result: qsTr("Result"), floatSign: qsTr("Float"), expected: qsTr("Expected"), change: qsTr("Change"), sums: qsTr("Score / expected") })
    readonly property var cells: row.heads ? row.names : row.line

    spacing: 8
    Accessible.role: Accessible.Row
    Accessible.name: row.line.accessibleText ?? ""
    Accessible.ignored: row.heads

    Repeater {
        model: [
            { what: "round", room: 50, right: true },
            { what: "colour", room: 56 },
            { what: "title", room: 40, spare: true },
            { what: "opponent", room: 0 },
            { what: "federation", room: 44, spare: true },
            { what: "rating", room: 54, right: true },
            { what: "rank", room: 50, right: true, spare: true },
            { what: "result", room: 70 },
            { what: "floatSign", room: 44, spare: true },
            { what: "expected", room: 80 },
            { what: "change", room: 66, right: true },
            { what: "sums", room: 84, right: true, spare: true }
        ]
        delegate: AppText {
            required property var modelData
            text: row.cells[modelData.what] ?? ""
            visible: !(row.slim && modelData.spare === true)
            color: row.heads ? Theme.inkSoft : Theme.ink
            font.pixelSize: Theme.small
            font.bold: row.heads
            horizontalAlignment: modelData.right === true ? Text.AlignRight : Text.AlignLeft
            Accessible.ignored: !row.heads // the row is read as a whole
            Layout.fillWidth: modelData.room === 0
            Layout.preferredWidth: Math.max(1, Math.round(modelData.room * Theme.fontScale))
            Layout.alignment: row.heads ? Qt.AlignBottom : Qt.AlignTop
        }
    }
}
