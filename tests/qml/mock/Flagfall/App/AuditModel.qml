// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    enum Severity { Urgent, Warning, Note }

    property int urgentCount: 0
    property int asideCount: 0
    property string caption: "Round 3, 11 boards"
    property var checked: ["Every clock has the event's time control and was started with the others.", "No fallen flag waits for a ruling, and no ruling for its result."]
    property var log: []

    function fill(n) {
        for (let i = 1; i <= n; ++i)
            append({ board: i, boardLabel: String(i), severity: i % 3, severityText: ["Now", "Look", "Note"][i % 3], names: "Kráľovičová Alžbeta – Souto Outeiriño Xoán Manuel", what: "The clock is set to 25 d5 (K7QD); the event's time control is 25+5 (M2XW).", advice: "Stop the clock, set the event's time control and correct both times." })
    }
    function refresh() {}
    function putAside(row) { remove(row); ++asideCount }
    function bringBack() { asideCount = 0 }
}
