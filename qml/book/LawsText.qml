// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// What one article says, and where else it says the same.
SidePanel {
    id: panel

    property LawsRow article: null

    visible: article !== null

    AppText {
        text: panel.article ? panel.article.number + "  " + panel.article.title : ""
        font.pixelSize: Theme.title
        font.bold: true
        Layout.fillWidth: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    AppText {
        objectName: "lawsText"
        text: panel.article?.text ?? ""
        font.pixelSize: Theme.lead
        lineHeight: 1.35
        Layout.fillWidth: true
    }
    AppText {
        text: panel.article?.note ?? ""
        color: Theme.inkSoft
        visible: text !== ""
        Layout.fillWidth: true
    }
    AppText {
        text: panel.article?.elsewhere ?? ""
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        visible: text !== ""
        Layout.fillWidth: true
    }
}
