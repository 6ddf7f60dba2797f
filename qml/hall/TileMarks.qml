// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.Ui

// What is out of the ordinary with one player, as small drawings: absent, a dot for each illegal move, a locked lever,
// a period flag. Made only where there is something to show.
Loader {
    id: marks

    required property int pixels
    required property color tone
    property bool absent: false
    property bool locked: false
    property bool periodFlag: false
    property int illegalMoves: 0

    active: absent || locked || periodFlag || illegalMoves > 0
    visible: active
    width: active ? implicitWidth : 0
    sourceComponent: Row {
        spacing: 3
        Icon { drawing: "absent"; size: marks.pixels; color: marks.tone; visible: marks.absent }
        Row {
            spacing: 2
            visible: marks.illegalMoves > 0
            anchors.verticalCenter: parent?.verticalCenter
            Repeater {
                model: Math.min(marks.illegalMoves, 3)
                Rectangle { width: Math.round(marks.pixels * 0.5); height: width; radius: width / 2; color: marks.tone }
            }
        }
        Icon { drawing: "flag-outline"; size: marks.pixels; color: marks.tone; visible: marks.periodFlag }
        Icon { drawing: "lock"; size: marks.pixels; color: marks.tone; visible: marks.locked }
    }
}
