// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    property var tieBreakNames: ["SB", "DE", "WIN", "KS"]
    property var tieBreakHints: ["Sonneborn-Berger (C.07, 9.1)", "Direct encounter (C.07, 6)", "Number of wins (C.07, 7.1)", "Koya system (C.07, 9.2)"]
    property var tieBreakWidest: [["14", ",25"], ["1", ""], ["3", ""], ["2", ",5"]]
    property string pointsName: ""
    property string secondaryName: ""
    property bool ofTeams: false
    property bool provisional: true
    property int round: 3
    property bool earlier: false
    property bool watched: true
    property bool hasCategories: true
    property string category: ""
    property bool shifts: true
    property string words: ""
    function stepCategory() { category = category === "" ? "U18" : "" }

    function stepRound(by) { round += by; earlier = round < 3 }
    property string caption: "Provisional, after round 1 · 2 games unfinished"
    property string unfinishedHint: "An unfinished game gives no points yet."

    function why(row) {
        const sums = Array.from({ length: 12 }, (_, at) => ({ title: "BH/C" + at + " 12.5", lines: ["Round 1, Zeman Vojtěch: 5", "Round 2: 2 (not played)"], decides: at === 0 }))
        return [{ title: "Rank " + (row + 1) + ": Zeman Vojtěch, points 5", lines: [], decides: false }, { title: "Games", lines: ["Round 1, White against Zeman Vojtěch (rank 1): 1"], decides: false }].concat(sums)
    }
    function rowOfPlayer(playerId) { return playerId < count ? playerId : -1 }
    function teamCard(row) {
        const match = at => ({ round: String(at), colour: at % 2 ? "White" : "Black", opponent: "Kráľovičovo družstvo", rank: "3", result: "2½ : 1½", matchPoints: "2", gamePoints: "2½", floatSign: "↓", sums: 2 * at + " / 2½",
                               accessibleText: "Round " + at + ", White on board 1, against Kráľovičovo družstvo: 2½ : 1½" })
        const member = at => ({ place: String(at), title: "GM", name: "Zeman Vojtěch", rating: "2510", boards: "1, 2", results: "1 ½ ·", points: "1½", games: "2", performance: "2610",
                                accessibleText: "Zeman Vojtěch: 1½ points in 2 games over the board" })
        return { title: "Team " + (row + 1), ofTeam: true, note: "+ and – are forfeits.", rounds: [1, 2, 3].map(match), members: [1, 2].map(member), sums: [{ label: "Rank", value: "1" }] }
    }
    function card(row) {
        if (ofTeams)
            return teamCard(row)
        const round = at => ({ round: String(at), colour: at % 2 ? "White" : "Black", title: "GM", opponent: "Zeman Vojtěch", federation: "CZE", rating: "2510", rank: "3", result: "1",
                               floatSign: "↓", expected: "0.36", change: "+12.8", sums: at + " / 2.50", accessibleText: "Round " + at + ", White against Zeman Vojtěch: 1" })
        return { title: "Player " + (row + 1), note: "Provisional.", rounds: [1, 2, 3].map(round),
                 sums: [{ label: "Rank", value: "1" }, { label: "Change of the rating", value: "+8.4, from 2000 to 2008" }],
                 graph: { score: [Qt.point(0, 1), Qt.point(1, 0)], expected: [Qt.point(0, 1), Qt.point(1, 0.5)], levels: [{ y: 1, text: "0" }, { y: 0, text: "3" }],
                          below: [{ x: 1, text: "3" }], text: "Score 3, expected 1.50" },
                 norms: [{ title: "GM norm: needs 2 of 2", lines: Array.from({ length: 9 }, (_, at) => "Requirement " + at + ": met") }] }
    }
    function kept(texts) { return Object.assign({ length: texts.length }, texts) } // a ListModel would make a model of an array
    function fill(n) {
        for (let i = 0; i < n; ++i)
            append({ rank: String(i + 1), name: ["Kráľovičová Alžbeta", "Souto Outeiriño Xoán Manuel", "Zeman Vojtěch"][i % 3], title: i % 4 ? "" : "WFM", federation: "SVK", rating: "2310",
                     points: i % 2 ? "4½" : "5", secondary: "", played: "6", tieBreaks: kept(["14", "1", "3", "2", "6"]), fractions: kept([",25", "", "", ",5", ""]), shift: ["+2", "−1", "="][i % 3], provisional: i === 2, playerId: i, accessibleText: "Rank " + (i + 1) })
    }
}
