// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The files attached to the ruling under the cursor.
Card {
    id: card

    required property AttachmentsModel attachments
    property string saveKeys: ""
    property string removeKeys: ""
    readonly property int current: Math.max(0, list.currentIndex) // the list may not have been laid out yet

    function turn() { list.currentIndex = (card.current + 1) % Math.max(1, card.attachments.count) }

    Accessible.name: qsTr("Attached files")

    ListView {
        id: list
        model: card.attachments
        spacing: 4
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        implicitHeight: Math.min(contentHeight, Math.round(150 * Theme.fontScale))
        Layout.fillWidth: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Attached files")
        delegate: AttachedFile {
            required property int index
            width: ListView.view.width
            chosen: ListView.isCurrentItem
            saveKeys: card.saveKeys
            removeKeys: card.removeKeys
            onPicked: list.currentIndex = index
            onSaveAsked: card.attachments.save(index)
            onRemoveAsked: card.attachments.remove(index)
        }
    }
}
