// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    property int shown: 1
    readonly property string backText: shown < count ? "Back to round " + count : ""

    function showLast() { shown = count }

    function fill(n) {
        for (let i = 1; i <= n; ++i)
            append({ number: i, text: "Round " + i, missing: 3, missingText: "3 boards without a result", complete: false })
    }
}
