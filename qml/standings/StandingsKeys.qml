// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

KeyTable {
    id: table

    property bool ready: true // there is a table
    property bool ofTeams: false // and not of players
    property bool draws: true // the event has a tie-break by lots
    property bool enters: true // the event has a tie-break of values entered by hand
    property bool categories: true // somebody is in a category
    property bool finds: true // there is somebody to find, or somebody is looked for
    property bool hasTree: false // who loses a match is out

    KeyRow { act: "why"; on: ["W"]; text: table.ofTeams ? qsTr("why the team has this rank: matches, opponents, tie-breaks round by round") : qsTr("why the player has this rank: games, opponents, tie-breaks round by round"); brief: qsTr("why this rank"); usable: table.ready }
    KeyRow { act: "tree"; on: ["T"]; text: qsTr("the tree of a knockout, or its table"); brief: qsTr("tree"); usable: table.hasTree }
    KeyRow {
        act: "card"
        on: ["C"]
        text: table.ofTeams ? qsTr("the team's card: matches, floats, what its players have scored") : qsTr("the player's card: opponents, floats, performance, change of the rating, title norms")
        words: table.ofTeams ? "" : qsTr("Elo, rating, norm")
        brief: table.ofTeams ? qsTr("team's card") : qsTr("player's card")
        usable: table.ready
    }
    KeyRow { act: "round"; on: ["Left", "Right"]; text: qsTr("standings after an earlier or a later round"); brief: qsTr("round"); usable: table.ready }
    KeyRow { act: "category"; on: ["K"]; text: qsTr("the players of one category alone, with their ranks in it"); words: qsTr("women, juniors, seniors, rating group"); brief: qsTr("category"); usable: table.ready && table.categories }
    KeyRow { act: "find"; on: ["/", "Ctrl+F"]; keys: "/"; text: qsTr("the players of a federation, a club or a name alone"); words: qsTr("filter, search, federation, club"); brief: qsTr("find"); usable: table.finds; inPalette: true; drawing: "search" }
    KeyRow { act: "lots"; on: ["Ctrl+L"]; text: qsTr("draw lots for the tie-break"); words: qsTr("lottery, tie-break"); brief: qsTr("draw lots"); usable: table.ready && table.draws }
    KeyRow { act: "value"; on: ["V"]; text: qsTr("enter the value of a tie-break that is worked out elsewhere"); words: qsTr("tie-break by hand"); brief: qsTr("value"); usable: table.ready && table.enters }
    KeyRow { act: "copy"; on: ["Ctrl+C"]; text: qsTr("copy the standings, for a spreadsheet or a letter"); brief: qsTr("copy"); usable: table.ready }
}
