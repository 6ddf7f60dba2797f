// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// For the players themselves: a few letters, the name, yes. What was done can be taken back for ten seconds.
FocusScope {
    id: screen

    required property CheckInModel kiosk
    required property string event
    property int at: -1         // the name that Enter picks
    property int player: 0      // who was picked; 0: nobody yet
    property string name: ""
    property string about: ""
    property bool done: false
    property bool known: false  // was here already, or has a bye: for the arbiter
    readonly property string typed: kiosk?.typed ?? ""
    onTypedChanged: screen.at = -1
    readonly property int keyWidth: Math.max(40, Math.floor((screen.width - 4 * Theme.wide - 13 * 6) / 14) - 1)
    readonly property int target: Math.max(Theme.touch, 64)

    // What somebody has left there is gone after a while.
    function wait(milliseconds: int) {
        rest.interval = milliseconds
        rest.restart()
    }
    function write(letter: string) {
        if (screen.player !== 0)
            return
        screen.kiosk.typed += letter
        screen.wait(20000)
    }
    function move(by: int) {
        if (names.count > 0)
            screen.at = (Math.max(screen.at, by > 0 ? -1 : 0) + by + names.count) % names.count
    }
    function erase() { screen.kiosk.typed = screen.kiosk.typed.slice(0, -1) }
    function begin() {
        screen.player = 0
        screen.done = false
        screen.kiosk.typed = ""
        rest.stop()
    }
    function pick(id: int, name: string, about: string, state: int) {
        screen.player = id
        screen.name = name
        screen.about = about
        screen.known = state !== CheckInModel.Missing
        screen.done = false
        screen.wait(20000)
    }
    function confirm() {
        if (screen.player === 0 || screen.known || screen.done)
            return
        screen.kiosk.checkIn(screen.player)
        screen.done = true
        screen.wait(10000)
    }
    function takeBack() {
        if (screen.done)
            screen.kiosk.takeBack(screen.player)
        screen.begin()
    }

    Component.onCompleted: screen.begin()
    Timer { id: rest; onTriggered: screen.begin() }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            screen.takeBack()
        else if (event.key === Qt.Key_Backspace && screen.player === 0)
            screen.erase()
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && screen.player !== 0)
            screen.done || screen.known ? screen.begin() : screen.confirm()
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && (names.count === 1 || screen.at >= 0))
            (names.itemAt(Math.max(0, screen.at)) as AppButton)?.clicked()
        else if (screen.player === 0 && [Qt.Key_Down, Qt.Key_Up, Qt.Key_Tab, Qt.Key_Backtab].includes(event.key))
            screen.move(event.key === Qt.Key_Down || event.key === Qt.Key_Tab ? 1 : -1)
        else if (event.text >= " " && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)))
            screen.write(event.text)
        else
            return
        event.accepted = true
    }

    ColumnLayout {
        anchors { fill: parent; margins: Theme.wide * 2 }
        spacing: Theme.space

        AppText { text: screen.event; color: Theme.inkSoft; font.pixelSize: Theme.lead; horizontalAlignment: Text.AlignHCenter; Layout.fillWidth: true }
        AppText {
            text: screen.player === 0 ? qsTr("Check in: the first letters of your name") : screen.name
            font.pixelSize: Theme.title
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        // 1: the letters, and who is meant
        Rectangle {
            visible: screen.player === 0
            color: Theme.surface
            radius: Theme.radius
            border { color: Theme.accent; width: 2 }
            Layout.alignment: Qt.AlignHCenter
            implicitWidth: Math.round(420 * Theme.fontScale)
            implicitHeight: screen.target
            AppText { anchors.centerIn: parent; text: screen.typed === "" ? "–" : screen.typed; font.pixelSize: Theme.title; font.bold: true }
        }
        Flow {
            visible: screen.player === 0
            spacing: 6
            Layout.fillWidth: true
            Repeater {
                model: screen.kiosk?.letters ?? []
                delegate: AppButton {
                    required property string modelData
                    text: modelData
                    focusPolicy: Qt.NoFocus
                    width: screen.keyWidth
                    height: screen.target
                    onClicked: screen.write(modelData)
                }
            }
            AppButton { text: "⌫"; focusPolicy: Qt.NoFocus; height: screen.target; width: screen.keyWidth; Accessible.name: qsTr("Delete the last letter"); onClicked: screen.erase() }
        }
        Flow {
            visible: screen.player === 0
            spacing: Theme.gap
            Layout.fillWidth: true
            Repeater {
                id: names
                model: screen.kiosk
                delegate: AppButton {
                    required property int playerId
                    required property string name
                    required property string about
                    required property int state
                    required property string stateText
                    required property int index
                    primary: index === screen.at
                    text: state === CheckInModel.Missing ? [name, about].filter(one => one !== "").join("  ·  ") : name + "  ·  " + stateText
                    focusPolicy: Qt.NoFocus
                    height: screen.target
                    width: (screen.width - 4 * Theme.wide - Theme.gap) / 2
                    onClicked: screen.pick(playerId, name, about, state)
                }
            }
        }
        AppText {
            visible: screen.player === 0 && screen.typed.length > 1 && names.count === 0
            text: qsTr("Nobody of this name is entered. Please go to the arbiter.")
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }

        // 2: is it you, and what was done
        AppText {
            visible: screen.player !== 0
            text: screen.known ? qsTr("You are in the list already, or rest in the next round. If that is wrong, please go to the arbiter.")
                : screen.done ? qsTr("You are checked in. Good luck!") : screen.about
            font.pixelSize: Theme.lead
            color: screen.done ? Theme.good : Theme.ink
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
        RowLayout {
            visible: screen.player !== 0
            spacing: Theme.wide
            Layout.alignment: Qt.AlignHCenter
            AppButton { visible: !screen.done && !screen.known; primary: true; text: qsTr("Yes, that is me"); focusPolicy: Qt.NoFocus; Layout.minimumHeight: screen.target; Layout.minimumWidth: 240; onClicked: screen.confirm() }
            AppButton { text: screen.done ? qsTr("That was not me: take it back") : qsTr("Back"); focusPolicy: Qt.NoFocus; Layout.minimumHeight: screen.target; Layout.minimumWidth: 240; onClicked: screen.takeBack() }
            AppButton { visible: screen.done; primary: true; text: qsTr("Next player"); focusPolicy: Qt.NoFocus; Layout.minimumHeight: screen.target; Layout.minimumWidth: 240; onClicked: screen.begin() }
        }
        Item { Layout.fillHeight: true }
    }
}
