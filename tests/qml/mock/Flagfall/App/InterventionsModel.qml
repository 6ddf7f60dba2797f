// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml
import QtQml.Models

ListModel {
    id: acts

    function handAt(row) { return row >= 0 && row < count ? get(row).hand : -1 }
    function act(hand, title, effect, article, possible, opensForm) {
        return { hand: hand, keyText: String(hand + 1), title: title, effect: effect, article: article, possible: possible,
                 opensForm: opensForm, accessibleText: title }
    }
    Component.onCompleted: {
        append(act(0, "Illegal move by Black", "clock paused, last press undone, 2:00 added to White's time; 1 of 2", "A.3, 7.5.5", true, false))
        append(act(1, "Illegal move by White", "There is no press to undo.", "", false, false))
        append(act(2, "White +2:00", "penalty", "12.9", true, false))
        append(act(8, "Set times and counters…", "wrong setting of the clock", "6.10.2", true, true))
    }
}
