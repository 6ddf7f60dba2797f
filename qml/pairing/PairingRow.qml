// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// A board of the round that is being paired, White on the left; the bye beside an empty seat.
Rectangle {
    id: row

    required property int board
    required property string whiteName
    required property string whitePoints
    required property string whiteColours
    required property string whiteFloats
    required property string blackName
    required property string blackPoints
    required property string blackColours
    required property string blackFloats
    required property string whiteAbout
    required property string blackAbout
    required property int whiteId
    required property int blackId
    required property bool whitePicked
    required property bool blackPicked
    required property bool isBye
    required property bool isNew
    required property bool byHand
    required property string remark
    required property string warning
    required property string accessibleText
    property bool cursor: false
    property bool lit: false
    property bool blackSide: false // where the cursor stands

    signal chosen(bool black)

    implicitHeight: lines.implicitHeight + 6
    color: row.cursor ? Theme.accentWash : "transparent"
    Accessible.role: Accessible.Row
    Accessible.name: row.accessibleText

    Rectangle { width: parent.width; height: 1; anchors.bottom: parent.bottom; color: Theme.line }
    Rectangle { width: 6; height: parent.height; color: row.lit ? Theme.accent : Theme.edge; visible: row.cursor }

    ColumnLayout {
        id: lines
        spacing: 2
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: 14; rightMargin: 12 }

        RowLayout {
            spacing: 8
            Layout.fillWidth: true
            AppText {
                text: row.isBye ? "–" : row.board
                font.bold: true
                font.pixelSize: Theme.lead
                horizontalAlignment: Text.AlignRight
                Layout.preferredWidth: Math.round(40 * Theme.fontScale)
            }
            PairingSeat {
                name: row.whiteName
                about: row.whiteAbout
                points: row.whitePoints
                colours: row.whiteColours
                floats: row.whiteFloats
                picked: row.whitePicked
                lit: row.cursor && !row.blackSide
                rightwards: true
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onChosen: row.chosen(false)
            }
            PairingSeat {
                name: row.blackName
                about: row.blackAbout
                points: row.blackPoints
                colours: row.blackColours
                floats: row.blackFloats
                picked: row.blackPicked
                lit: row.cursor && row.blackSide
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                onChosen: row.chosen(true)
            }
            Item {
                Layout.preferredWidth: Math.round(84 * Theme.fontScale)
                Layout.preferredHeight: 1
                Badge {
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    text: row.byHand ? qsTr("by hand") : row.isNew ? qsTr("new", "board") : ""
                    tone: row.byHand ? Badge.Warn : Badge.Accent
                }
            }
        }
        AppText {
            text: row.warning
            color: Theme.danger
            font.pixelSize: Theme.small
            visible: text !== ""
            Layout.fillWidth: true
            Layout.leftMargin: Math.round(48 * Theme.fontScale)
        }
        AppText {
            text: row.remark
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            visible: text !== ""
            Layout.fillWidth: true
            Layout.leftMargin: Math.round(48 * Theme.fontScale)
        }
    }
}
