// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The command that publishes the pages, and what became of it.
Card {
    id: card

    required property WebPagesView web
    property string cancelKeys: ""

    function takeCommand() {
        command.take();
    }

    AppText {
        text: qsTr("Publish")
        font.bold: true
        Layout.fillWidth: true
    }
    Field {
        id: command
        label: qsTr("Command")
        hint: qsTr("%f is the folder. Without a shell: one program and its arguments. A changed command is off until you switch it on. It is kept on this computer, never in the event file.")
        placeholder: "rsync -a --delete %f/ me@chess.example:open/"
        value: card.web.command
        Layout.fillWidth: true
        onFinished: card.web.setCommand(text)
    }
    AppText {
        text: qsTr("Will run: %1").arg(card.web.commandMeans)
        visible: card.web.command !== ""
        color: Theme.inkSoft
        font.family: Theme.family
        font.pixelSize: Theme.small
        wrapMode: Text.WrapAnywhere
        Layout.fillWidth: true
    }
    OnOff {
        id: runs
        text: qsTr("Run it after the pages are written")
        checked: card.web.publishes
        Layout.fillWidth: true
        onToggled: {
            card.web.publishes = checked;
            checked = Qt.binding(() => card.web.publishes); // it may have been refused
        }
    }
    Choice {
        label: qsTr("Stop it after")
        names: card.web.limits
        chosen: card.web.limit
        Layout.fillWidth: true
        onPicked: index => card.web.limit = index
    }
    RowLayout {
        spacing: Theme.gap
        visible: card.web.published !== ""
        Layout.fillWidth: true
        Icon {
            drawing: card.web.publishing ? "clock" : card.web.publishingFailed ? "warning" : "check"
            size: Theme.body
            color: card.web.publishingFailed && !card.web.publishing ? Theme.danger : Theme.ink
        }
        AppText {
            text: card.web.published
            Layout.fillWidth: true
        }
        AppButton {
            text: qsTr("Cancel")
            keys: card.cancelKeys
            visible: card.web.publishing
            onClicked: card.web.cancelPublishing()
        }
    }
    Rectangle {
        visible: card.web.output !== ""
        color: Theme.sunken
        radius: Theme.radius
        implicitHeight: words.implicitHeight + 2 * Theme.gap
        Layout.fillWidth: true
        AppText {
            id: words
            text: card.web.output
            font.pixelSize: Theme.small
            wrapMode: Text.WrapAnywhere
            anchors {
                left: parent.left
                right: parent.right
                top: parent.top
                margins: Theme.gap
            }
            Accessible.name: qsTr("What the command has said: %1").arg(card.web.output)
        }
    }
}
