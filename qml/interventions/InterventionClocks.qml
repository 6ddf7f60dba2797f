// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Both displays of the board, and what they would show after the act under the cursor.
RowLayout {
    id: clocks

    required property InterventionsView hands
    property bool low: false

    spacing: Theme.gap

    InterventionSide {
        low: clocks.low
        name: clocks.hands.whiteName
        time: clocks.hands.whiteTime
        after: clocks.hands.whiteAfter
        note: clocks.hands.whiteNote
        ground: Theme.paper
        ink: Theme.paperInk
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
    }
    InterventionSide {
        low: clocks.low
        name: clocks.hands.blackName
        time: clocks.hands.blackTime
        after: clocks.hands.blackAfter
        note: clocks.hands.blackNote
        ground: Theme.night
        ink: Theme.nightInk
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
    }
}
