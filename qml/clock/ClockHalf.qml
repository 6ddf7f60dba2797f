// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Flagfall.App
import Flagfall.Ui

// One player's dial: digits to be read from three metres, a bar to be seen from ten.
Rectangle {
    id: half

    required property ClockSideView side
    property string keys: ""
    readonly property bool night: !side.white
    readonly property color tone: night ? Theme.nightInk : Theme.paperInk
    readonly property color red: night ? "#FF9F92" : "#A1261B"
    readonly property color amber: night ? "#F0BE55" : "#744600"
    readonly property int margin: Math.round(Math.min(width * 0.04, height * 0.05))
    readonly property int words: Math.round(Math.min(height * 0.042, width * 0.04))
    // DejaVu Sans Bold: a digit is 1493 units of 2048 high.
    readonly property real digitMillimetres: digits.font.pixelSize * 0.729 / Screen.pixelDensity
    readonly property real barMillimetres: width / Screen.pixelDensity

    signal touched()

    component Fact: Text {
        visible: text !== ""
        color: half.tone
        font.family: Theme.family
        font.pixelSize: half.words
        textFormat: Text.PlainText
    }

    color: night ? Theme.night : Theme.paper
    Accessible.role: Accessible.Button
    Accessible.name: half.side.name + ", " + half.side.time
    Accessible.description: [half.side.toMove ? qsTr("to move") : "", half.keys].filter(text => text !== "").join(", ")
    Accessible.onPressAction: half.touched()

    PointHandler { onActiveChanged: if (active) half.touched() }

    Rectangle {
        id: bar
        width: parent.width
        height: Math.round(parent.height * 0.17)
        anchors.bottom: parent.bottom
        color: half.side.toMove ? Theme.accent : "transparent"
        Row {
            anchors.centerIn: parent
            spacing: bar.height * 0.2
            visible: half.side.toMove || half.side.waits
            Icon {
                drawing: "play"
                size: Math.round(bar.height * 0.5)
                color: half.side.toMove ? Theme.accentInk : half.tone
                anchors.verticalCenter: parent.verticalCenter
            }
            Text {
                textFormat: Text.PlainText
                text: qsTr("to move")
                color: half.side.toMove ? Theme.accentInk : half.tone
                font.family: Theme.family
                font.bold: true
                font.pixelSize: Math.round(bar.height * 0.38)
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        color: "transparent"
        border.color: Theme.accent
        border.width: half.side.toMove ? Math.max(6, Math.round(half.width * 0.012)) : 0
    }
    PersonName {
        id: label
        x: half.margin
        y: half.margin
        width: cap.x - 2 * half.margin
        text: half.side.name
        color: half.tone
        font.bold: true
        font.pixelSize: Math.round(Math.min(half.height * 0.065, half.width * 0.058))
    }
    Column {
        id: facts
        anchors { left: label.left; right: parent.right; rightMargin: half.margin; top: label.bottom; topMargin: Math.round(half.margin * 0.3) }
        Flow {
            width: parent.width
            spacing: half.margin
            Fact { text: half.side.moves }
            Fact { text: half.side.period }
            Fact { text: half.side.left }
        }
        Text {
            width: parent.width
            text: half.side.next
            visible: text !== ""
            color: half.tone
            wrapMode: Text.Wrap
            font.family: Theme.family
            font.pixelSize: Math.round(half.words * 0.8)
            textFormat: Text.PlainText
        }
    }
    TextMetrics {
        id: measure
        font.family: Theme.family
        font.bold: true
        font.pixelSize: 100
        text: half.side.time.length < 5 ? "00:00" : half.side.time
    }
    Text {
        id: digits
        objectName: "digits"
        readonly property real room: signs.y - facts.y - facts.height
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(facts.y + facts.height + (room - height) / 2)
        text: half.side.digits
        color: half.tone
        font.family: Theme.family
        font.bold: true
        font.pixelSize: Math.max(8, Math.floor(Math.min(room * 0.8, (half.width - 2 * half.margin) * 100 / Math.max(1, measure.advanceWidth))))
        textFormat: Text.StyledText
    }
    Flow {
        id: signs
        objectName: "signs"
        x: half.margin
        width: parent.width - 2 * half.margin
        height: Math.max(implicitHeight, Math.round(half.words * 2.2))
        anchors { bottom: bar.top; bottomMargin: Math.round(half.margin * 0.4) }
        spacing: Math.round(half.margin * 0.5)
        ClockSign {
            objectName: "finalFlag"
            visible: half.side.flag
            lit: half.side.flagLit
            drawing: "flag"
            text: qsTr("Flag")
            unlitInk: half.red
            pixels: half.words
        }
        ClockSign {
            objectName: "periodFlag"
            visible: half.side.periodFlag
            drawing: "flagfall"
            text: qsTr("Period over")
            ground: half.amber
            ink: half.night ? "#16181A" : "#FFFFFF"
            pixels: half.words
        }
        ClockSign {
            visible: half.side.overrun
            drawing: "warning"
            text: qsTr("Move took too long")
            ground: half.amber
            ink: half.night ? "#16181A" : "#FFFFFF"
            pixels: half.words
        }
        ClockSign {
            visible: half.side.locked
            drawing: "lock"
            text: qsTr("Lever locked")
            lit: false
            ground: half.tone
            pixels: half.words
        }
        ClockSign {
            objectName: "delay"
            visible: half.side.delay !== ""
            drawing: "clock"
            text: qsTr("Delay %1").arg(half.side.delay)
            lit: false
            ground: half.tone
            pixels: Math.round(half.words * 1.3)
        }
    }
    KeyCap {
        id: cap
        keys: half.keys
        tone: half.tone
        anchors { right: parent.right; top: parent.top; margins: half.margin }
    }
}
