// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Which game, and the way to the ones beside it.
RowLayout {
    id: head

    required property RecordView record

    spacing: Theme.gap

    AppText {
        text: head.record.resultText === "" ? qsTr("Round %1, board %2").arg(head.record.roundLabel).arg(head.record.boardLabel)
                                            : qsTr("Round %1, board %2: %3").arg(head.record.roundLabel).arg(head.record.boardLabel).arg(head.record.resultText.replace("–", "\u2060–\u2060")) // in one piece
        font.pixelSize: Theme.title
        font.bold: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
        Layout.fillWidth: true
    }
    AppButton {
        drawing: "left"
        quiet: true
        Accessible.name: qsTr("Previous board")
        Accessible.description: "Ctrl+PgUp"
        onClicked: head.record.stepBoard(-1)
    }
    AppButton {
        drawing: "right"
        quiet: true
        Accessible.name: qsTr("Next board")
        Accessible.description: "Ctrl+PgDn"
        onClicked: head.record.stepBoard(1)
    }
}
