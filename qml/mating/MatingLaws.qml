// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// What hangs on the answer, by the edition: the score if White or if Black is at fault.
Card {
    id: card

    required property string title
    required property var laws // of text, article, white, black

    component Cell: AppText {
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        Layout.preferredWidth: Math.round(100 * Theme.fontScale)
    }

    AppText { text: card.title; font.bold: true; Layout.fillWidth: true }
    RowLayout {
        spacing: Theme.gap
        Layout.fillWidth: true
        HeadCell { text: qsTr("Consequences"); Layout.fillWidth: true }
        HeadCell { text: qsTr("White at fault"); horizontalAlignment: Text.AlignHCenter; Layout.preferredWidth: Math.round(100 * Theme.fontScale); Layout.fillHeight: true }
        HeadCell { text: qsTr("Black at fault"); horizontalAlignment: Text.AlignHCenter; Layout.preferredWidth: Math.round(100 * Theme.fontScale); Layout.fillHeight: true }
    }
    Lines {
        model: card.laws
        delegate: RowLayout {
            id: row
            required property var modelData
            spacing: Theme.gap
            width: parent?.width ?? 0
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.text + ", " + modelData.article + ": " + modelData.white + ", " + modelData.black
            ColumnLayout {
                spacing: 0
                Layout.fillWidth: true
                AppText { text: row.modelData.text; Layout.fillWidth: true }
                AppText { text: row.modelData.article; color: Theme.inkSoft; font.pixelSize: Theme.small; Layout.fillWidth: true }
            }
            Cell { text: row.modelData.white; font.bold: true }
            Cell { text: row.modelData.black; font.bold: true }
        }
    }
}
