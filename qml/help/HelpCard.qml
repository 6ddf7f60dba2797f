// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

Card {
    id: card

    required property Chapter chapter

    AppText { text: card.chapter.title; font.bold: true; font.pixelSize: Theme.title; Layout.fillWidth: true }
    AppText { text: card.chapter.text; lineHeight: 1.35; Layout.fillWidth: true; Layout.bottomMargin: Theme.gap }
    Lines {
        model: card.chapter.keys.told
        delegate: HelpKey {
            required property KeyRow modelData
            keys: modelData.keys
            text: modelData.text
            width: parent?.width ?? 0
        }
    }
}
