// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Where the keys lie that events are signed with.
Card {
    id: card

    required property KeysView keys
    property string actKeys: "" // the key by which the same is asked for everywhere

    spacing: 12
    AppText {
        text: qsTr("Signing keys")
        font.pixelSize: Theme.lead
        font.bold: true
        Layout.fillWidth: true
    }
    AppText {
        objectName: "keysState"
        text: card.keys.state
        color: card.keys.warning !== "" ? Theme.danger : Theme.inkSoft
        Layout.fillWidth: true
    }
    AppButton {
        objectName: "keysAct"
        text: card.keys.act
        drawing: "lock"
        keys: card.actKeys
        visible: card.keys.kept
        enabled: card.keys.usable
        onClicked: card.keys.ask()
    }
}
