// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// One ruling: where and when, what it was about, what was decided.
Rectangle {
    id: row

    required property int seq
    required property int round
    required property int board
    required property string boardLabel
    required property string time
    required property string players
    required property string what
    required property string decision
    required property string note
    required property string article
    required property string who
    required property string files
    required property string appeals
    required property string moment
    required property string noMore
    required property bool own
    required property bool takenBack
    required property bool undoable
    property bool cursor: false

    signal chosen()
    signal opened()

    implicitHeight: line.implicitHeight + 2 * 10
    radius: Theme.radius
    color: cursor ? Theme.accentWash : Theme.surface
    border.width: cursor ? 2 : 1
    border.color: cursor ? Theme.accent : Theme.line
    Accessible.role: Accessible.ListItem
    //: %1 a ruling, %2 that it was undone, or when and why it was withdrawn.
    Accessible.name: row.takenBack ? qsTr("%1 – %2").arg(row.what).arg(row.noMore) : row.what
    Accessible.description: qsTr("Round %1, board %2: %3").arg(row.round).arg(row.boardLabel).arg(row.decision)

    RowLayout {
        id: line
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 10; leftMargin: 12; rightMargin: 12 }
        AppText {
            text: row.round + "." + row.boardLabel // as 2.14, of a match 2.3.2
            font.bold: true
            font.pixelSize: Theme.title
            wrapMode: Text.NoWrap
            Layout.preferredWidth: Math.max(implicitWidth, Math.round(72 * Theme.fontScale))
            Layout.alignment: Qt.AlignTop
        }
        ColumnLayout {
            spacing: 3
            Layout.fillWidth: true
            PersonName { text: row.players; color: Theme.inkSoft; font.pixelSize: Theme.small; Layout.fillWidth: true }
            AppText {
                text: row.what
                font.bold: true
                font.strikeout: row.takenBack
                color: row.takenBack ? Theme.inkSoft : Theme.ink
                Layout.fillWidth: true
            }
            AppText {
                text: row.decision
                font.strikeout: row.takenBack
                color: row.takenBack ? Theme.inkSoft : Theme.ink
                visible: text !== ""
                Layout.fillWidth: true
            }
            AppText {
                //: Why an arbiter decided as he did, in his own words: %1.
                text: row.own ? qsTr("Reason: %1").arg(row.note) : row.note
                visible: row.note !== ""
                color: row.takenBack ? Theme.inkSoft : Theme.ink
                Layout.fillWidth: true
            }
            AppText { text: row.noMore; visible: text !== ""; font.bold: true; Layout.fillWidth: true }
            AppText {
                //: %1 the names of attached files.
                text: row.files === "" ? "" : qsTr("Attached: %1").arg(row.files)
                visible: text !== ""
                font.pixelSize: Theme.small
                Layout.fillWidth: true
            }
            AppText {
                text: row.appeals
                visible: text !== ""
                font.bold: true
                font.pixelSize: Theme.small
                Layout.fillWidth: true
            }
            AppText {
                text: [row.time, row.who, row.moment].filter(part => part !== "").join(" · ")
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                Layout.fillWidth: true
            }
        }
        ColumnLayout {
            spacing: 4
            Layout.fillWidth: false
            Layout.alignment: Qt.AlignTop
            Badge { text: row.article; tone: row.own ? Badge.Warn : Badge.Plain; Layout.alignment: Qt.AlignRight }
        }
    }
    TapHandler {
        onTapped: row.chosen()
        onDoubleTapped: row.opened()
    }
}
