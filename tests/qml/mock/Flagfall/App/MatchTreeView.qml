// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    property bool there: false
    property var rounds: []
    property string levelText: ""
    property var awarded: []

    function award(playerId, reason) { awarded = [playerId, reason] }

    // Semi-finals and the final of four, the second match level after its games.
    function fill() {
        const match = (upper, lower, scores, through, note) => ({ upper: upper, lower: lower, upperId: 1, lowerId: 2, upperScore: scores[0], lowerScore: scores[1],
                                                                  upperThrough: through === 1, lowerThrough: through === 2, note: note, third: false, level: note !== "", spoken: upper + " " + lower })
        there = true
        levelText = "1 match ended level: name the winner, by lots or as announced."
        rounds = [{ title: "Semi-finals", matches: [match("Zeman Vojtěch", "Kráľovičová Alžbeta", ["1 + 1½", "1 + ½"], 1, ""), match("Souto Outeiriño Xoán Manuel", "Novák Ján", ["1", "1"], 0, "level after all games: the arbiter names the winner")] },
                  { title: "Final", matches: [match("Zeman Vojtěch", "", ["", ""], 0, "")] }]
    }
}
