// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// White on the left, the result in the middle, Black on the right, as on a result slip.
Rectangle {
    id: row

    required property int board
    property string place: String(row.board) // what people call it
    required property string whiteName
    required property string blackName
    required property string whitePoints
    required property string blackPoints
    required property string result
    required property string resultSpoken
    required property bool hasResult
    required property bool adjourned
    required property string phaseText
    required property string noteText // what is the matter there
    required property string accessibleText
    required property string whiteSheet // "missing" or "there"; empty: none is to be collected
    required property string blackSheet
    readonly property bool slim: width < 700 * Theme.fontScale
    property bool cursor: false
    property bool lit: false
    property string mark: "" // of a result typed again: "verified", or what was typed and differs
    readonly property bool verified: mark === "verified"
    readonly property bool differs: mark !== "" && !verified

    signal chosen()

    implicitHeight: Math.round(Theme.row * (cursor ? 1.35 : 1))
    color: cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.Row
    Accessible.name: row.mark === "" ? row.accessibleText : row.accessibleText + " " + markBadge.text
    Accessible.selected: row.cursor

    TapHandler { onTapped: row.chosen() }
    Rectangle { width: parent.width; height: 1; anchors.bottom: parent.bottom; color: Theme.line }
    Rectangle { width: 6; height: parent.height; color: row.lit ? Theme.accent : Theme.edge; visible: row.cursor }

    AppText {
        id: number
        x: row.slim ? 10 : 20
        width: Math.round((row.slim ? 36 : 52) * Theme.fontScale)
        anchors.verticalCenter: parent.verticalCenter
        text: row.place
        font.bold: true
        font.pixelSize: row.cursor ? Theme.title : Theme.lead
        horizontalAlignment: Text.AlignRight
    }
    SheetTick {
        id: whiteTick
        sheet: row.whiteSheet
        white: true
        anchors { left: number.right; leftMargin: Theme.gap; verticalCenter: parent.verticalCenter }
    }
    SheetTick {
        id: blackTick
        sheet: row.blackSheet
        white: false
        anchors { right: parent.right; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
    }
    Badge {
        id: markBadge
        anchors { left: number.right; leftMargin: whiteTick.visible ? whiteTick.width + Theme.wide : Theme.gap; verticalCenter: parent.verticalCenter }
        //: %1 is a result that differs from the one that was entered before: "Now 0–1".
        text: row.verified ? qsTr("Verified") : row.differs ? qsTr("Now %1").arg(row.mark) : ""
        drawing: row.verified ? "check" : "cross"
        tone: row.verified ? Badge.Good : Badge.Danger
    }
    PersonName {
        anchors { left: markBadge.visible ? markBadge.right : number.right; leftMargin: whiteTick.visible && !markBadge.visible ? whiteTick.width + Theme.wide : row.slim ? Theme.gap : Theme.wide; right: whiteSum.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
        text: row.whiteName
        horizontalAlignment: Text.AlignRight
        font.pixelSize: row.cursor && !row.slim ? Theme.lead : Theme.body
        font.bold: row.cursor
    }
    AppText {
        id: whiteSum
        anchors { right: score.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
        width: row.slim ? 0 : Math.round(40 * Theme.fontScale)
        visible: !row.slim
        text: row.whitePoints
        color: Theme.inkSoft
        horizontalAlignment: Text.AlignRight
    }
    Rectangle {
        id: score
        x: Math.round((parent.width - width) / 2 + (row.slim ? Theme.gap : Theme.wide))
        width: Math.round((row.slim ? 96 : 128) * Theme.fontScale)
        height: parent.height - 10
        anchors.verticalCenter: parent.verticalCenter
        radius: 4
        color: !row.hasResult ? "transparent" : row.differs ? Theme.danger : Theme.ink
        border.width: row.differs ? 2 : row.hasResult ? 0 : 1
        border.color: row.differs ? Theme.danger : Theme.edge
        Text {
            textFormat: Text.PlainText
            anchors.fill: parent
            anchors { leftMargin: 6; rightMargin: 6; topMargin: 2; bottomMargin: 2 }
            text: row.hasResult ? row.result : row.noteText !== "" ? row.noteText : row.phaseText
            color: row.hasResult ? Theme.canvas : Theme.inkSoft
            font.family: Theme.family
            font.pixelSize: row.hasResult ? (row.cursor ? Theme.title : Theme.lead) : Theme.small
            font.bold: row.hasResult
            // Words that are too long for the line take two, before they are written small.
            wrapMode: row.hasResult ? Text.NoWrap : Text.WordWrap
            lineHeight: 0.9
            fontSizeMode: Text.Fit
            minimumPixelSize: 9
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
        }
    }
    AppText {
        id: blackSum
        anchors { left: score.right; leftMargin: 12; verticalCenter: parent.verticalCenter }
        width: row.slim ? 0 : Math.round(40 * Theme.fontScale)
        visible: !row.slim
        text: row.blackPoints
        color: Theme.inkSoft
    }
    PersonName {
        anchors { left: blackSum.right; leftMargin: 12; right: parent.right; rightMargin: blackTick.visible ? blackTick.width + Theme.wide : row.slim ? Theme.gap : Theme.wide; verticalCenter: parent.verticalCenter }
        text: row.blackName
        font.pixelSize: row.cursor && !row.slim ? Theme.lead : Theme.body
        font.bold: row.cursor
    }
}
