// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The games live on lichess.org: switched on and off here, and what becomes of them.
SheetPage {
    id: page

    required property BroadcastView broadcast

    maximumWidth: 1280
    keyTable: pageKeys
    Keys.onPressed: event => {
        if (pageKeys.key(event, ""))
            event.accepted = true;
    }
    Keys.onEscapePressed: event => event.accepted = pageKeys.key(event, "field")
    Component.onCompleted: page.broadcast.look()

    BroadcastKeys {
        id: pageKeys
        ready: page.broadcast.ready
        on: page.broadcast.on
        hasToken: page.broadcast.hasToken
        does: ({
                "toggle": () => page.broadcast.toggle(),
                "again": () => page.broadcast.sendNow(),
                "visit": () => page.broadcast.visit(),
                "address": () => place.takeAddress(),
                "boards": () => place.takeBoards(),
                "token": () => who.takeToken(),
                "forget": () => page.broadcast.forgetToken(),
                "leave": () => {
                    if (switchButton.activeFocus)
                        return false;
                    switchButton.forceActiveFocus();
                    return true;
                }
            })
    }
    Connections {
        target: page.broadcast
        function onTokenAsked() {
            who.takeToken();
        }
    }

    PageHead {
        title: qsTr("Broadcast")
        note: page.broadcast.games
        Layout.fillWidth: true
        AppButton {
            id: switchButton
            focus: true
            primary: !page.broadcast.on
            drawing: "live"
            text: page.broadcast.on ? qsTr("Switch off") : qsTr("Switch on")
            keys: pageKeys.cap("toggle")
            enabled: page.broadcast.ready
            onClicked: page.broadcast.toggle()
        }
        AppButton {
            text: qsTr("Send again")
            keys: pageKeys.cap("again")
            enabled: page.broadcast.on
            onClicked: page.broadcast.sendNow()
        }
    }
    Rectangle {
        color: page.broadcast.failing ? Theme.dangerWash : page.broadcast.on ? Theme.goodWash : Theme.sunken
        radius: Theme.radius
        implicitHeight: lines.implicitHeight + 2 * Theme.gap
        Layout.fillWidth: true
        Accessible.role: Accessible.StatusBar
        Accessible.name: page.broadcast.state
        ColumnLayout {
            id: lines
            spacing: Theme.gap
            anchors {
                left: parent.left
                right: parent.right
                verticalCenter: parent.verticalCenter
                margins: Theme.space
            }
            RowLayout {
                spacing: Theme.gap
                Layout.fillWidth: true
                Icon {
                    drawing: page.broadcast.failing ? "warning" : page.broadcast.sending ? "clock" : page.broadcast.on ? "live" : "info"
                    size: Theme.body
                    color: page.broadcast.failing ? Theme.danger : Theme.ink
                }
                AppText {
                    text: page.broadcast.state
                    Layout.fillWidth: true
                }
            }
            Lines {
                model: page.broadcast.refused
                delegate: AppText {
                    required property string modelData
                    objectName: "refused"
                    text: modelData
                    color: Theme.danger
                    width: parent?.width ?? 0
                }
            }
        }
    }
    GridLayout {
        columns: page.width > 900 * Theme.fontScale ? 2 : 1
        columnSpacing: Theme.space
        rowSpacing: Theme.space
        Layout.fillWidth: true

        BroadcastPlaceCard {
            id: place
            broadcast: page.broadcast
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
        }
        BroadcastTokenCard {
            id: who
            broadcast: page.broadcast
            forgetKeys: pageKeys.cap("forget")
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
        }
    }
    Legend {
        pickable: false
        entries: pageKeys.legend
        Layout.fillWidth: true
    }
}
