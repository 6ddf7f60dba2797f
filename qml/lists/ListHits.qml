// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Whom the rating lists have with the letters typed. The arrows go from one to the next; Enter takes the one marked.
ColumnLayout {
    id: hits

    property ListHitsModel model: null

    signal taken(int place)

    spacing: 2
    Accessible.role: Accessible.List
    Accessible.name: qsTr("In the rating lists")

    Lines {
        spacing: 2
        model: hits.model
        delegate: Rectangle {
            id: hit
            required property int place
            required property string name
            required property string title
            required property string rating
            required property string federation
            required property string about
            required property bool entered
            readonly property bool current: hits.model?.current === hit.place
            width: parent?.width ?? 0
            implicitHeight: texts.implicitHeight + 10
            radius: Theme.radius
            color: hit.current ? Theme.accentWash : Theme.sunken
            border.width: hit.current ? Theme.ring : 0
            border.color: Theme.accent
            opacity: hit.entered ? 0.6 : 1
            Accessible.role: Accessible.ListItem
            Accessible.name: hit.title + " " + hit.name + ", " + hit.rating + ", " + hit.federation
            Accessible.description: hit.about
            TapHandler { onTapped: hits.taken(hit.place) }

            ColumnLayout {
                id: texts
                spacing: 0
                anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: 8; rightMargin: 8 }
                RowLayout {
                    spacing: 8
                    Layout.fillWidth: true
                    PersonName { text: hit.title === "" ? hit.name : hit.title + " " + hit.name; font.bold: true; Layout.fillWidth: true }
                    AppText { text: hit.federation; color: Theme.inkSoft; wrapMode: Text.NoWrap }
                    AppText { text: hit.rating; font.bold: true; wrapMode: Text.NoWrap }
                }
                AppText { text: hit.about; color: Theme.inkSoft; font.pixelSize: Theme.small; Layout.fillWidth: true }
            }
        }
    }
    AppText {
        text: qsTr("↑ ↓ choose, Enter adds this player, Esc: not in the list")
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        Layout.fillWidth: true
    }
}
