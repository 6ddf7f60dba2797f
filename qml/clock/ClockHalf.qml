// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// One player's dial: digits to be read from three metres, a bar to be seen from ten.
Rectangle {
    id: half

    required property string name
    required property string time
    required property string delay
    required property string period
    required property int moves
    required property bool toMove
    property bool waits: false // to move, while the clock stands
    required property bool flag
    required property bool first
    required property bool low
    required property bool night
    property string keys: ""
    readonly property color tone: night ? Theme.nightInk : Theme.paperInk
    readonly property int margin: Math.round(width * 0.04)

    signal touched()

    color: night ? Theme.night : Theme.paper
    Accessible.role: Accessible.Button
    Accessible.name: half.name + ", " + half.time
    Accessible.onPressAction: half.touched()

    PointHandler { onActiveChanged: if (active) half.touched() }

    Rectangle {
        id: bar
        width: parent.width
        height: Math.round(parent.height * 0.17)
        anchors.bottom: parent.bottom
        color: half.toMove ? Theme.accent : "transparent"
        Row {
            anchors.centerIn: parent
            spacing: bar.height * 0.2
            visible: half.toMove || half.waits
            Icon { drawing: "play"; size: Math.round(bar.height * 0.5); color: half.toMove ? Theme.accentInk : half.tone; anchors.verticalCenter: parent.verticalCenter }
            Text {
                text: qsTr("to move")
                color: half.toMove ? Theme.accentInk : half.tone
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
        border.width: half.toMove ? Math.max(6, Math.round(half.width * 0.012)) : 0
    }
    PersonName {
        id: label
        x: half.margin
        y: half.margin
        width: cap.x - 2 * half.margin
        text: half.name
        color: half.tone
        font.bold: true
        font.pixelSize: Math.round(Math.min(half.height * 0.065, half.width * 0.058))
    }
    Row {
        id: facts
        anchors { left: label.left; top: label.bottom; topMargin: Math.round(half.margin * 0.3) }
        spacing: half.margin
        readonly property int pixels: Math.round(label.font.pixelSize * 0.62)
        Text { text: qsTr("%n move(s)", "", half.moves); color: half.tone; font.family: Theme.family; font.pixelSize: facts.pixels }
        Text { text: half.period; color: half.tone; visible: text !== ""; font.family: Theme.family; font.pixelSize: facts.pixels }
    }
    Text {
        id: digits
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((facts.y + facts.height + bar.y - height) / 2)
        text: half.time
        color: half.tone
        font.family: Theme.family
        font.bold: true
        font.pixelSize: Math.round(Math.min(half.height * 0.46, (half.width - 2 * half.margin) / (0.64 * Math.max(5, half.time.length))))
        textFormat: Text.PlainText
    }
    Rectangle {
        anchors { left: digits.left; right: digits.right; top: digits.bottom }
        height: Math.max(6, Math.round(half.height * 0.014))
        radius: height / 2
        color: half.night ? "#F0BE55" : "#744600"
        visible: half.low && !half.flag
    }
    Rectangle {
        visible: half.flag
        anchors { horizontalCenter: parent.horizontalCenter; bottom: bar.top; bottomMargin: half.margin * 0.5 }
        width: flagged.implicitWidth + half.margin
        height: flagged.implicitHeight + half.margin * 0.5
        radius: Theme.radius
        color: "#A1261B"
        Row {
            id: flagged
            anchors.centerIn: parent
            spacing: 12
            Icon { drawing: "flag"; color: "#FFFFFF"; size: Math.round(half.height * 0.06); anchors.verticalCenter: parent.verticalCenter }
            Text {
                text: half.first ? qsTr("Flag, the first") : qsTr("Flag")
                color: "#FFFFFF"
                font.family: Theme.family
                font.bold: true
                font.pixelSize: Math.round(half.height * 0.045)
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    Text {
        anchors { horizontalCenter: parent.horizontalCenter; bottom: bar.top; bottomMargin: half.margin }
        visible: half.delay !== "" && !half.flag
        text: qsTr("Delay %1").arg(half.delay)
        color: half.tone
        font.family: Theme.family
        font.pixelSize: Math.round(half.height * 0.05)
    }
    KeyCap {
        id: cap
        keys: half.keys
        tone: half.tone
        anchors { right: parent.right; top: parent.top; margins: half.margin }
    }
}
