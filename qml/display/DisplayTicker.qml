// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// One line; where it is longer than its room it runs through it by itself.
Item {
    id: ticker

    required property real unit
    property alias text: line.text
    property alias color: line.color
    property alias bold: line.font.bold
    readonly property bool runs: line.implicitWidth > width

    implicitWidth: line.implicitWidth
    implicitHeight: line.implicitHeight
    clip: runs
    onRunsChanged: line.x = 0
    onTextChanged: line.x = 0

    DisplayText {
        id: line
        unit: ticker.unit
        height: ticker.height
        SequentialAnimation on x  {
            running: ticker.runs && ticker.visible
            loops: Animation.Infinite
            PauseAnimation {
                duration: 3000
            }
            NumberAnimation {
                from: 0
                to: -line.implicitWidth
                duration: Math.max(1, Math.round(line.implicitWidth / Math.max(1, ticker.unit) * 45))
            }
            NumberAnimation {
                from: ticker.width
                to: 0
                duration: Math.max(1, Math.round(ticker.width / Math.max(1, ticker.unit) * 45))
            }
        }
    }
}
