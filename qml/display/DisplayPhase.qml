// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// The look of a countdown: a colour, its ground and a drawing for each phase.
QtObject {
    required property DisplayView display
    required property Tones tones
    readonly property int phase: display.phase
    readonly property color ink: phase === DisplayView.Far ? tones.good : phase === DisplayView.Soon ? tones.warn : tones.danger
    readonly property color wash: phase === DisplayView.Far ? tones.goodWash : phase === DisplayView.Soon ? tones.warnWash : tones.dangerWash
    readonly property string drawing: phase === DisplayView.Far ? "clock" : phase === DisplayView.Soon ? "players" : phase === DisplayView.Near ? "warning" : "play"
}
