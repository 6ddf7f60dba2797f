// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The players a file holds, to glance through.
ListView {
    id: list

    required property PlayersPreviewModel players

    clip: true
    model: players
    activeFocusOnTab: true
    implicitHeight: Math.min(contentHeight, 240)
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Players in the file")
    T.ScrollBar.vertical: Scroll {}
    FocusRing { shown: list.activeFocus; anchors.margins: 0 }

    delegate: RowLayout {
        id: row
        required property string number
        required property string name
        required property string rating
        required property string federation
        required property string title
        width: ListView.view.width - 14
        height: Math.round(30 * Theme.fontScale)
        spacing: 12
        Accessible.role: Accessible.ListItem
        Accessible.name: [row.number, row.title, row.name, row.federation, row.rating].filter(text => text !== "").join(" ")
        AppText { text: row.number; horizontalAlignment: Text.AlignRight; color: Theme.inkSoft; Layout.preferredWidth: 36 * Theme.fontScale }
        AppText { text: row.title; Layout.preferredWidth: 40 * Theme.fontScale }
        PersonName { text: row.name; Layout.fillWidth: true }
        AppText { text: row.federation; Layout.preferredWidth: 50 * Theme.fontScale }
        AppText { text: row.rating; horizontalAlignment: Text.AlignRight; Layout.preferredWidth: 56 * Theme.fontScale }
    }
}
