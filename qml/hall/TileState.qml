// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// The head of a tile: result, or the gravest note there is, or the state of the clock, as drawing and word; a start or
// pause spot when chosen. Where the word has no room the drawing stands alone.
Item {
    id: head

    required property int phase
    required property string phaseText
    required property int note
    required property string noteText
    required property string result
    required property bool acts
    readonly property bool runs: phase === BoardsModel.Running
    readonly property bool noted: note !== BoardsModel.None
    readonly property bool urgent: note === BoardsModel.Decide || note === BoardsModel.Called || note === BoardsModel.Flag || note === BoardsModel.IllegalMove || note === BoardsModel.DefaultTimeOver
    readonly property bool warns: note === BoardsModel.Absent || note === BoardsModel.Claim || note === BoardsModel.BoardEnd || note === BoardsModel.DrawOffered || note === BoardsModel.ToSeal || note === BoardsModel.OddSetting || note === BoardsModel.LatePress
    readonly property color tone: urgent || phase === BoardsModel.Frozen ? Theme.danger : warns ? Theme.warn
                                : runs && !noted ? Theme.accent : Theme.inkSoft
    readonly property real room: width - spot.width - mark.width - 11
    readonly property int smallest: 8

    function drawingOf(note: int): string {
        switch (note) {
        case BoardsModel.Called: return "call"
        case BoardsModel.Flag: return "flag"
        case BoardsModel.Absent: return "absent"
        case BoardsModel.OddSetting: return "settings"
        case BoardsModel.Claim: case BoardsModel.BoardEnd: case BoardsModel.DrawOffered: return "record"
        case BoardsModel.ToSeal: return "adjourned"
        case BoardsModel.LatePress: return "clock"
        case BoardsModel.LeverLocked: return "lock"
        }
        return "warning"
    }

    signal acted()

    Rectangle {
        id: spot
        visible: head.acts
        width: visible ? height : 0
        height: parent.height - 6
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        radius: 4
        color: Theme.surface
        border.color: Theme.edge
        Accessible.role: Accessible.Button
        Accessible.name: head.runs ? qsTr("Pause") : qsTr("Start")
        Accessible.onPressAction: head.acted()
        Icon { anchors.centerIn: parent; size: parent.height * 0.6; drawing: head.runs ? "pause" : "play" }
        TapHandler { margin: 8; gesturePolicy: TapHandler.WithinBounds; onTapped: head.acted() }
    }
    Rectangle {
        visible: head.result !== ""
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        width: resultText.implicitWidth + 14
        height: parent.height - 6
        radius: 4
        color: Theme.ink
        Text {
            id: resultText
            textFormat: Text.PlainText
            anchors.centerIn: parent
            text: head.result
            color: Theme.canvas
            font.family: Theme.family
            font.pixelSize: Math.round(head.height * 0.5)
            font.bold: true
        }
    }
    Icon {
        id: mark
        drawing: head.noted ? head.drawingOf(head.note) : head.runs ? "play" : head.phase === BoardsModel.Paused ? "pause" : ""
        size: Math.round(Math.min(head.height * 0.45, Theme.body))
        color: head.tone
        visible: head.result === "" && drawing !== ""
        width: visible ? size : 0
        anchors { right: word.visible ? word.left : spot.left; rightMargin: 5; verticalCenter: parent.verticalCenter }
    }
    Text {
        id: word
        visible: head.result === "" && implicitWidth * head.smallest <= head.room * font.pixelSize
        anchors { right: spot.left; rightMargin: 6; verticalCenter: parent.verticalCenter }
        width: Math.min(implicitWidth, head.room)
        text: head.noted ? head.noteText : head.phaseText
        color: head.tone
        font.family: Theme.family
        font.pixelSize: Math.round(Math.max(10, Math.min(head.height * 0.42, Theme.body)))
        font.bold: head.urgent || head.runs
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: head.smallest - 1
        textFormat: Text.PlainText
    }
}
