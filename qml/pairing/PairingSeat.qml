// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// A player on one side of a board that is not published yet: name, title and rating, points, colours and floats.
Rectangle {
    id: seat

    property string name: ""
    property string about: "" // title and rating
    property string points: ""
    property string colours: ""
    property string floats: ""
    property bool picked: false
    property bool lit: false // the cursor stands here
    property bool rightwards: false // White's: ends at the middle of the board

    signal chosen()

    implicitHeight: words.implicitHeight + 8
    radius: 4
    color: seat.picked ? Theme.accentWash : "transparent"
    border.width: seat.picked || seat.lit ? 2 : 0
    border.color: seat.picked ? Theme.accent : Theme.edge

    TapHandler { onTapped: seat.chosen() }
    ColumnLayout {
        id: words
        spacing: 2
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: 8 }
        PersonName {
            text: seat.name
            font.bold: seat.lit || seat.picked
            horizontalAlignment: seat.rightwards ? Text.AlignRight : Text.AlignLeft
            Layout.fillWidth: true
        }
        PersonName {
            text: [seat.about, seat.points, seat.colours, seat.floats].filter(part => part !== "").join("  ")
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            horizontalAlignment: seat.rightwards ? Text.AlignRight : Text.AlignLeft
            visible: text !== ""
            Layout.fillWidth: true
        }
    }
}
