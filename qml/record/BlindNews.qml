// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// While a player is visually disabled: the move as it is announced, how the game is played, and two boards that differ.
ColumnLayout {
    id: news

    required property BlindPlayView blind
    required property KeyTable keyTable
    property bool slim: false
    property bool brief: false // there is no room for more than what waits

    spacing: Theme.gap

    RowLayout {
        spacing: Theme.gap
        visible: news.blind.announcement !== ""
        Layout.fillWidth: true
        AppText {
            text: news.blind.announcement
            font.pixelSize: news.brief ? Theme.title : Theme.heading
            font.bold: true
            verticalAlignment: Text.AlignVCenter
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
            Layout.fillWidth: true
            Layout.fillHeight: true // that of the row: its own may still be that of one line
        }
        AppButton { text: qsTr("Announce it"); keys: news.keyTable.cap("sayMove", 0); onClicked: news.blind.sayIt() }
    }
    RowLayout {
        spacing: Theme.space
        visible: news.blind.differ
        Layout.fillWidth: true
        Board {
            placement: news.blind.otherBoard.placement
            marks: news.blind.otherBoard.marks
            words: news.blind.otherBoard.words
            animated: false
            visible: !news.slim // else the words must do
            coordinates: false
            Layout.preferredWidth: Math.round((news.brief ? 96 : 160) * Theme.fontScale)
            Layout.preferredHeight: Layout.preferredWidth
        }
        ColumnLayout {
            spacing: Theme.gap
            Layout.fillWidth: true
            AppText { text: news.blind.otherTitle; font.bold: true; Layout.fillWidth: true }
            AppText { text: news.blind.finding; Layout.fillWidth: true; Layout.fillHeight: true }
            AppButton { text: qsTr("Correct the boards"); keys: news.keyTable.cap("correctBoards"); visible: news.blind.correctable; onClicked: news.blind.correct() }
        }
    }
    Lines {
        model: news.brief ? [] : news.blind.lines
        delegate: AppText {
            required property string modelData
            text: modelData
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            width: parent?.width ?? 0
        }
    }
}
