// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The event as web pages for people at home: written from here, by hand or by themselves, and published.
SheetPage {
    id: page

    required property WebPagesView web

    maximumWidth: 1280
    keyTable: pageKeys
    Keys.onPressed: event => {
        if (pageKeys.key(event, ""))
            event.accepted = true;
    }
    Keys.onEscapePressed: event => event.accepted = pageKeys.key(event, "field")

    WebKeys {
        id: pageKeys
        ready: page.web.ready
        always: page.web.always
        publishes: page.web.publishes
        publishing: page.web.publishing
        does: ({
                "write": () => page.web.writeNow(),
                "look": () => page.web.look(),
                "always": () => {
                    page.web.always = !page.web.always;
                },
                "folder": () => place.takeFolder(),
                "address": () => place.takeAddress(),
                "command": () => publish.takeCommand(),
                "publishes": () => {
                    page.web.publishes = !page.web.publishes;
                },
                "cancel": () => page.web.cancelPublishing(),
                "leave": () => {
                    if (writeButton.activeFocus)
                        return false;
                    writeButton.forceActiveFocus();
                    return true;
                }
            })
    }

    PageHead {
        title: qsTr("Web pages")
        note: page.web.address
        Layout.fillWidth: true
        AppButton {
            id: writeButton
            focus: true
            primary: true
            drawing: "globe"
            text: qsTr("Write the pages now")
            keys: pageKeys.cap("write")
            enabled: page.web.ready
            onClicked: page.web.writeNow()
        }
        AppButton {
            text: qsTr("Look at them")
            keys: pageKeys.cap("look")
            enabled: page.web.ready
            onClicked: page.web.look()
        }
    }
    Rectangle {
        color: page.web.failed ? Theme.dangerWash : Theme.sunken
        radius: Theme.radius
        implicitHeight: line.implicitHeight + 2 * Theme.gap
        Layout.fillWidth: true
        Accessible.role: Accessible.StatusBar
        Accessible.name: page.web.state
        RowLayout {
            id: line
            spacing: Theme.gap
            anchors {
                left: parent.left
                right: parent.right
                verticalCenter: parent.verticalCenter
                margins: Theme.space
            }
            Icon {
                drawing: page.web.failed ? "warning" : page.web.writing ? "clock" : "info"
                size: Theme.body
                color: page.web.failed ? Theme.danger : Theme.ink
            }
            AppText {
                text: page.web.state
                Layout.fillWidth: true
            }
        }
    }
    GridLayout {
        columns: page.width > 900 * Theme.fontScale ? 2 : 1
        columnSpacing: Theme.space
        rowSpacing: Theme.space
        Layout.fillWidth: true

        ColumnLayout {
            spacing: Theme.space
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            WebPlaceCard {
                id: place
                web: page.web
                Layout.fillWidth: true
            }
            QrPicture {
                outline: page.web.code
                modules: page.web.codeSize
                implicitWidth: 180
                implicitHeight: 180
                Accessible.name: qsTr("The address as a code for telephones")
            }
        }
        WebCommandCard {
            id: publish
            web: page.web
            cancelKeys: pageKeys.cap("cancel")
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
