// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.Ui

// What is out of the ordinary with one player, as small drawings: absent, a dot for each illegal move, a period flag,
// a locked lever. Made only where there is something to show.
Row {
    id: marks

    required property int pixels
    required property color tone
    property bool absent: false
    property bool locked: false
    property bool periodFlag: false
    property int illegalMoves: 0

    Repeater {
        model: marks.absent || marks.locked || marks.periodFlag || marks.illegalMoves > 0 ? 1 : 0
        Row {
            spacing: 3
            Icon { drawing: "absent"; size: marks.pixels; color: marks.tone; visible: marks.absent }
            Repeater {
                model: Math.min(marks.illegalMoves, 3)
                Item {
                    width: Math.round(marks.pixels * 0.5)
                    height: marks.pixels
                    Rectangle { anchors.centerIn: parent; width: parent.width; height: width; radius: width / 2; color: marks.tone }
                }
            }
            Icon { drawing: "flag-outline"; size: marks.pixels; color: marks.tone; visible: marks.periodFlag }
            Icon { drawing: "lock"; size: marks.pixels; color: marks.tone; visible: marks.locked }
        }
    }
}
