// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.App
import Flagfall.Ui

// What the hall sees: title, lines, foot. All sizes are shares of the height, so that it is the same picture on a
// projector, on a television and, small, on the page of the desk.
Rectangle {
    id: screen

    required property DisplayView display
    readonly property Tones tones: display.dark ? Theme.evening : Theme.day
    readonly property real unit: height / 100
    readonly property real margin: 3 * unit
    readonly property int shown: display.shown
    readonly property real rowHeight: area.height / display.rows
    readonly property real block: (area.width - (display.blocks - 1) * 4 * unit) / display.blocks

    color: tones.canvas
    clip: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Hall screen")

    DisplayText {
        id: title
        unit: screen.unit
        share: 7
        anchors {
            left: parent.left
            leftMargin: screen.margin
            right: corner.left
            rightMargin: screen.margin
        }
        height: 9 * screen.unit
        text: screen.display.title
        color: screen.tones.ink
        font.bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: least
        elide: Text.ElideRight
        objectName: "mayElide" // the name of an event may be very long
    }
    Row {
        id: corner
        anchors {
            right: parent.right
            rightMargin: screen.margin
        }
        height: 9 * screen.unit
        spacing: 4 * screen.unit
        DisplayText {
            unit: screen.unit
            height: parent.height
            text: screen.display.pageText
            color: screen.tones.inkSoft
        }
        DisplayText {
            unit: screen.unit
            height: parent.height
            text: screen.display.timeOfDay
            color: screen.tones.ink
            font.bold: true
        }
    }
    DisplayTicker {
        unit: screen.unit
        anchors {
            left: parent.left
            leftMargin: screen.margin
            right: parent.right
            rightMargin: screen.margin
            top: title.bottom
            bottom: rule.top
        }
        text: screen.display.note
        color: screen.tones.inkSoft
    }
    Rectangle {
        id: rule
        y: 16 * screen.unit
        width: parent.width
        height: Math.max(1, 0.3 * screen.unit)
        color: screen.tones.line
    }
    Item {
        id: area
        anchors {
            left: parent.left
            right: parent.right
            top: rule.bottom
            bottom: foot.visible ? foot.top : parent.bottom
        }

        Column {
            width: parent.width
            Repeater {
                model: [DisplayView.ByBoard, DisplayView.Results].includes(screen.shown) ? screen.display.lines : null
                delegate: DisplayGame {
                    unit: screen.unit
                    tones: screen.tones
                    width: area.width
                    height: screen.rowHeight
                }
            }
        }
        Grid {
            flow: Grid.TopToBottom
            rows: screen.display.rows
            columnSpacing: 4 * screen.unit
            Repeater {
                model: screen.shown === DisplayView.Standings ? screen.display.lines : null
                delegate: DisplayRank {
                    required property int index
                    row: index % screen.display.rows
                    unit: screen.unit
                    tones: screen.tones
                    narrow: screen.display.blocks > 1
                    width: screen.block
                    height: screen.rowHeight
                }
            }
        }
        Grid {
            flow: Grid.TopToBottom
            rows: screen.display.rows
            columnSpacing: 4 * screen.unit
            Repeater {
                model: screen.shown === DisplayView.ByName ? screen.display.lines : null
                delegate: DisplaySeat {
                    required property int index
                    row: index % screen.display.rows
                    unit: screen.unit
                    tones: screen.tones
                    width: screen.block
                    height: screen.rowHeight
                }
            }
        }
        Grid {
            flow: Grid.TopToBottom
            rows: screen.display.rows
            columnSpacing: 4 * screen.unit
            Repeater {
                model: screen.shown === DisplayView.Clocks ? screen.display.lines : null
                delegate: DisplayClock {
                    unit: screen.unit
                    tones: screen.tones
                    width: screen.block
                    height: screen.rowHeight
                }
            }
        }
        DisplayCountdown {
            anchors.fill: parent
            visible: screen.shown === DisplayView.Countdown
            display: screen.display
            tones: screen.tones
            unit: screen.unit
        }
        DisplayAddress {
            anchors.fill: parent
            visible: screen.shown === DisplayView.Address
            display: screen.display
            tones: screen.tones
            unit: screen.unit
        }
        DisplayText {
            // nothing to show yet
            anchors.centerIn: parent
            visible: screen.shown === DisplayView.Nothing
            unit: screen.unit
            share: 30
            text: screen.display.timeOfDay
            color: screen.tones.inkSoft
        }
    }
    DisplayFoot {
        id: foot
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        height: 9 * screen.unit
        visible: screen.display.footed
        display: screen.display
        tones: screen.tones
        unit: screen.unit
    }
}
