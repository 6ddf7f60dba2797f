// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The desk of the hall screen: what the hall sees, what takes turns on it, and what the arbiter says there.
SheetPage {
    id: page

    required property DisplayView display
    readonly property DisplayPlace place: display.place

    maximumWidth: 1400
    keyTable: pageKeys
    Component.onCompleted: page.display.watched = true
    Component.onDestruction: if (page.display)
        page.display.watched = false
    Keys.onPressed: event => {
        if (pageKeys.key(event, ""))
            event.accepted = true;
    }

    DisplayKeys {
        id: pageKeys
        open: page.place.open
        held: page.display.held
        several: page.display.several
        does: ({
                "open": () => page.place.toggle(),
                "next": () => page.display.next(),
                "previous": () => page.display.previous(),
                "hold": () => {
                    page.display.held = !page.display.held;
                },
                "message": () => fields.takeMessage(),
                "boards": () => fields.takeBoards(),
                "start": () => fields.takeStart(),
                "all": () => {
                    page.display.ofAll = !page.display.ofAll;
                },
                "dark": () => {
                    page.display.dark = !page.display.dark;
                },
                "leave": () => openButton.forceActiveFocus()
            })
    }

    PageHead {
        title: qsTr("Hall screen")
        note: page.place.text
        Layout.fillWidth: true
        AppButton {
            id: openButton
            focus: true
            primary: true
            drawing: "screen"
            text: page.place.open ? qsTr("Close the hall screen") : qsTr("Open the hall screen")
            keys: pageKeys.cap("open")
            onClicked: page.place.toggle()
        }
        AppButton {
            drawing: "left"
            text: qsTr("Previous")
            keys: pageKeys.cap("previous")
            onClicked: page.display.previous()
        }
        AppButton {
            drawing: "right"
            text: qsTr("Next")
            keys: pageKeys.cap("next")
            onClicked: page.display.next()
        }
        AppButton {
            drawing: page.display.held ? "play" : "pause"
            text: page.display.held ? qsTr("Go on") : qsTr("Hold")
            keys: pageKeys.cap("hold")
            checkable: true
            checked: page.display.held
            onClicked: page.display.held = !page.display.held
        }
    }
    GridLayout {
        columns: page.width > 1080 * Theme.fontScale ? 2 : 1
        columnSpacing: Theme.space
        rowSpacing: Theme.space
        Layout.fillWidth: true

        ColumnLayout {
            spacing: Theme.space
            Layout.fillWidth: true
            Layout.preferredWidth: 3
            Layout.alignment: Qt.AlignTop
            Item {
                // as the hall sees it, small
                Layout.fillWidth: true
                Layout.preferredHeight: width * 9 / 16
                DisplayScreen {
                    objectName: "mayElide"
                    anchors.fill: parent
                    display: page.display.seen
                }
                Rectangle {
                    anchors.fill: parent
                    color: "transparent"
                    border.width: 1
                    border.color: Theme.edge
                }
            }
            DisplayFields {
                id: fields
                display: page.display
                Layout.fillWidth: true
                Keys.onEscapePressed: event => event.accepted = pageKeys.key(event, "field")
            }
        }
        ColumnLayout {
            spacing: Theme.space
            Layout.fillWidth: true
            Layout.preferredWidth: 2
            Layout.alignment: Qt.AlignTop
            Card {
                Layout.fillWidth: true
                AppText {
                    text: qsTr("Take turns by themselves")
                    font.bold: true
                    Layout.fillWidth: true
                }
                AppText {
                    text: qsTr("Seconds for each page. Lists with nothing to show are passed over.")
                    color: Theme.inkSoft
                    font.pixelSize: Theme.small
                    Layout.fillWidth: true
                }
                Lines {
                    spacing: 2
                    model: page.display.turns
                    delegate: DisplayTurnRow {
                        required property int index
                        required property int list
                        width: parent?.width ?? 0
                        onTurned: page.display.turns.toggle(index)
                        onStepped: by => page.display.turns.step(index, by)
                        onWanted: page.display.show(list)
                    }
                }
            }
            Card {
                spacing: Theme.space
                Layout.fillWidth: true
                Choice {
                    label: qsTr("Screen")
                    names: page.place.names
                    chosen: page.place.screen
                    Layout.fillWidth: true
                    onPicked: index => page.place.choose(index)
                }
                OnOff {
                    objectName: "ofAll"
                    text: qsTr("All tournaments in turn")
                    hint: qsTr("Behind the last list of this tournament come those of the next one.")
                    visible: page.display.several
                    checked: page.display.ofAll
                    Layout.fillWidth: true
                    onToggled: page.display.ofAll = checked
                }
                OnOff {
                    text: qsTr("Boards that call the arbiter, at the foot")
                    hint: qsTr("Off unless you want it: everybody in the hall reads it.")
                    checked: page.display.callsShown
                    Layout.fillWidth: true
                    onToggled: page.display.callsShown = checked
                }
                Chips {
                    label: qsTr("Colours")
                    names: [qsTr("Dark"), qsTr("Light")]
                    values: [true, false]
                    value: page.display.dark
                    Layout.fillWidth: true
                    onChose: dark => page.display.dark = dark
                }
            }
        }
    }
    Legend {
        pickable: false
        entries: pageKeys.legend
        Layout.fillWidth: true
    }
}
