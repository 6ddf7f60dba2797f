// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Who may write there: typed unseen, and never shown again.
Card {
    id: card

    required property BroadcastView broadcast
    property string forgetKeys: ""

    function takeToken() {
        token.take();
    }

    Field {
        id: token
        label: qsTr("Token for lichess.org")
        hint: qsTr("Made at lichess.org/account/oauth/token with the right “Create, update, delete studies and broadcasts”. It goes into the secret store of this desktop, never into the event.")
        input.echoMode: TextInput.Password
        input.inputMethodHints: Qt.ImhSensitiveData | Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
        Layout.fillWidth: true
        onFinished: {
            token.error = card.broadcast.setToken(text);
            token.input.clear();
        }
        onEdited: token.error = ""
    }
    RowLayout {
        spacing: Theme.gap
        Layout.fillWidth: true
        Icon {
            drawing: card.broadcast.hasToken ? "check" : "info"
            size: Theme.body
            color: Theme.ink
        }
        AppText {
            text: card.broadcast.tokenState
            Layout.fillWidth: true
        }
        AppButton {
            text: qsTr("Forget")
            keys: card.forgetKeys
            visible: card.broadcast.hasToken
            onClicked: card.broadcast.forgetToken()
        }
    }
}
