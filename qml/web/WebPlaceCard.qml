// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Where the pages go, where people find them, and what is on them.
Card {
    id: card

    required property WebPagesView web
    property WebFolderDialog dialog: null

    function takeFolder() {
        folder.take();
    }
    function takeAddress() {
        address.take();
    }
    function browse() {
        if (card.dialog === null)
            card.dialog = asker.createObject(card) as WebFolderDialog;
        card.dialog.begin(card.web.folderUrl);
        card.dialog.open();
    }

    Component {
        id: asker
        WebFolderDialog {
            onAccepted: card.web.chooseFolder(selectedFolder)
        }
    }

    RowLayout {
        spacing: Theme.gap
        Layout.fillWidth: true
        Field {
            id: folder
            label: qsTr("Folder")
            hint: qsTr("Other files in it are left alone.")
            value: card.web.folder
            Layout.fillWidth: true
            onFinished: folder.error = card.web.setFolder(text)
            onEdited: folder.error = ""
        }
        AppButton {
            text: qsTr("Browse…")
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: folder.input.y
            onClicked: card.browse()
        }
    }
    Field {
        id: address
        label: qsTr("Address where people find the pages")
        hint: qsTr("For the news feed, and as a code on the hall screen and on paper.")
        placeholder: "https://chess.example/open/"
        value: card.web.address
        Layout.fillWidth: true
        onFinished: address.error = card.web.setAddress(text)
        onEdited: address.error = ""
    }
    Choice {
        label: qsTr("Language of the web pages")
        names: card.web.languages
        chosen: card.web.language
        Layout.fillWidth: true
        onPicked: index => card.web.language = index
    }
    AppText {
        text: qsTr("Also in")
        color: Theme.inkSoft
        Layout.fillWidth: true
    }
    Flow {
        spacing: Theme.space
        Layout.fillWidth: true
        Repeater {
            model: card.web.codes
            delegate: OnOff {
                required property string modelData
                required property int index
                text: card.web.languages[index + 1] // the first one is that of the papers
                checked: card.web.alsoIn.includes(modelData)
                visible: modelData !== card.web.languageCode
                onToggled: card.web.turnAlsoIn(modelData)
            }
        }
    }
    OnOff {
        text: qsTr("Games that are over, move by move")
        checked: card.web.games
        Layout.fillWidth: true
        onToggled: card.web.games = checked
    }
    Choice {
        label: qsTr("Games that are not over")
        hint: qsTr("The moves as the arbiters record them, so late that they help no player.")
        names: card.web.delays
        chosen: card.web.delay
        visible: card.web.games
        Layout.fillWidth: true
        onPicked: index => card.web.delay = index
    }
    OnOff {
        text: qsTr("Write after each change")
        hint: qsTr("A few seconds after it, beside all other work.")
        checked: card.web.always
        Layout.fillWidth: true
        onToggled: card.web.always = checked
    }
}
