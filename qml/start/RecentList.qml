// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Events opened before, newest first.
Card {
    id: card

    required property RecentModel recent

    signal likeWanted(string filePath)
    signal eraseWanted(int row)

    AppText { text: qsTr("Recent events"); font.pixelSize: Theme.lead; font.bold: true; Layout.fillWidth: true }
    AppText {
        text: qsTr("Events you open or create are listed here.")
        color: Theme.inkSoft
        visible: list.count === 0
        Layout.fillWidth: true
        Layout.bottomMargin: Theme.gap
    }
    Column {
        Layout.fillWidth: true
        Repeater {
            id: list
            model: card.recent
            delegate: RecentRow {
                required property int index
                objectName: "recent"
                width: parent ? parent.width : 0
                onChosen: card.recent.open(index)
                onForgotten: card.recent.forget(index)
                onCopied: card.likeWanted(filePath)
                onErasing: card.eraseWanted(index)
            }
        }
    }
}
