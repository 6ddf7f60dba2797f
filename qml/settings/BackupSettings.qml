// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Where copies of the event go, and whether they are any good.
Card {
    id: card

    required property BackupView backup

    spacing: Theme.space

    Field {
        id: folder
        label: qsTr("Folder for copies of the event")
        hint: qsTr("On a memory stick or another disk: not the one that the event is on.")
        value: card.backup.folder
        Layout.fillWidth: true
        onFinished: folder.error = card.backup.setFolder(text)
        onEdited: folder.error = ""
    }
    Chips {
        label: qsTr("Sticks and disks that are plugged in")
        names: card.backup.places
        values: card.backup.places
        value: card.backup.folder
        visible: card.backup.places.length > 0
        Layout.fillWidth: true
        onPicked: index => card.backup.choosePlace(index)
    }
    OnOff {
        text: qsTr("Save a copy when a round is over")
        hint: qsTr("If the stick is not there, the copy is saved when it is plugged in.")
        checked: card.backup.always
        Layout.fillWidth: true
        onToggled: card.backup.always = checked
    }
    Chips {
        label: qsTr("Newest copies that are kept")
        names: card.backup.keepNames
        values: card.backup.keepValues
        value: card.backup.keep
        Layout.fillWidth: true
        onPicked: index => card.backup.keep = card.backup.keepValues[index]
    }
    AppText {
        text: qsTr("Besides them the last one of each round and of each day stays. Older ones of this event are removed when a new one has been saved.")
        visible: card.backup.keep > 0
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        Layout.fillWidth: true
    }
    AppText {
        text: card.backup.state
        visible: text !== ""
        color: card.backup.failed ? Theme.danger : Theme.inkSoft
        font.pixelSize: Theme.small
        Layout.fillWidth: true
    }
    Flow {
        spacing: Theme.gap
        Layout.fillWidth: true
        AppButton {
            text: qsTr("Save a copy now")
            drawing: "take-out"
            enabled: !card.backup.busy
            onClicked: card.backup.backUp()
        }
        AppButton {
            text: qsTr("Test the newest copy")
            drawing: "check"
            enabled: !card.backup.busy
            onClicked: card.backup.tryNewest()
        }
    }
}
