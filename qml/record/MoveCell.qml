// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// One half-move as somebody has it: the move, (=), the time, and a sign where it does not agree with the record.
Rectangle {
    id: cell

    property string text: ""
    property string time: ""
    property int finding: MoveRowsModel.Agrees
    property string remark: ""
    property bool offered: false
    property bool there: false
    property bool dim: false
    property bool shown: false
    readonly property bool wrong: finding !== MoveRowsModel.Agrees && finding !== MoveRowsModel.Unchecked

    signal chosen()

    color: shown ? Theme.accentWash : over.hovered && there ? Theme.canvas : "transparent"
    border.width: shown ? 2 : 0
    border.color: Theme.accent
    radius: 3
    Accessible.role: Accessible.Cell
    Accessible.ignored: Accessible.name === ""
    Accessible.name: (cell.finding === MoveRowsModel.Missing ? "–" : cell.text) + (cell.offered ? " (=)" : "") + (cell.time === "" ? "" : ", " + cell.time)
    Accessible.description: cell.remark

    Text {
        id: move
        text: (cell.finding === MoveRowsModel.Missing ? "–" : cell.text) + (cell.offered ? " (=)" : "")
        color: cell.wrong ? Theme.danger : cell.dim ? Theme.inkSoft : Theme.ink
        font.family: Theme.family
        font.pixelSize: Theme.body
        font.underline: cell.finding === MoveRowsModel.Differs
        font.strikeout: cell.finding === MoveRowsModel.NotPossible || cell.finding === MoveRowsModel.Unreadable
        textFormat: Text.PlainText
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Math.max(9, Theme.small - 2)
        elide: Text.ElideRight
        objectName: "mayElide"
        anchors { left: parent.left; right: mark.visible ? mark.left : beside.left; verticalCenter: parent.verticalCenter; leftMargin: 6; rightMargin: 2 }
    }
    Icon {
        id: mark
        drawing: "warning"
        size: Theme.small
        color: cell.wrong ? Theme.danger : Theme.warn
        visible: cell.remark !== ""
        anchors { right: beside.left; verticalCenter: parent.verticalCenter; rightMargin: 2 }
    }
    Text {
        id: beside
        text: cell.time
        color: Theme.inkSoft
        font.family: Theme.family
        font.pixelSize: Math.max(9, Theme.small - 2)
        textFormat: Text.PlainText
        width: cell.width > move.implicitWidth + implicitWidth + 12 ? implicitWidth : 0
        visible: width > 0
        anchors { right: parent.right; verticalCenter: parent.verticalCenter; rightMargin: 4 }
    }
    Hint { text: cell.remark }
    HoverHandler { id: over }
    TapHandler { enabled: cell.there; onTapped: cell.chosen() }
}
