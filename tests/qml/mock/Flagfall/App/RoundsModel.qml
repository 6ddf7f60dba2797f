// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    property int shown: 1
    readonly property string shownLabel: String(shown)
    readonly property string shownText: "Round " + shown
    property string shownOdds: ""
    readonly property string backText: shown < count ? "Back to round " + count : ""

    function showLast() { shown = count }

    function fill(n) {
        for (let i = 1; i <= n; ++i)
            append({ number: i, label: String(i), text: "Round " + i, missing: 3, missingText: "3 boards without a result", complete: false })
    }
}
