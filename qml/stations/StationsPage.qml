// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Phones and tablets beside the desk: whether it listens in the hall, which stations there are, and what they report.
KeyedPage {
    id: page

    required property StationsView stations
    property bool asks: false // for a new station
    readonly property bool aside: page.asks || page.stations.code !== "" // the form or the code stands beside the list
    readonly property StationItem current: list.currentItem as StationItem

    keyTable: pageKeys
    Component.onCompleted: page.stations.look()
    Component.onDestruction: page.stations.hideCode()

    function add() {
        page.stations.hideCode()
        page.asks = true
        form.take()
    }
    function finish() {
        page.asks = false
        list.forceActiveFocus()
    }
    function showCode() {
        page.asks = false
        page.stations.newCode(list.currentIndex)
        if (page.stations.code !== "")
            code.take()
    }

    StationsKeys {
        id: pageKeys
        ready: page.stations.ready
        on: page.stations.on
        encrypted: page.stations.encrypted
        chosen: page.current !== null
        reports: page.stations.reports.count > 0
        clockFirst: page.stations.reports.clockFirst
        asking: page.asks
        does: ({
            toggle: () => page.stations.toggle(), add: () => page.add(), code: () => page.showCode(),
            revoke: () => page.stations.revoke(list.currentIndex), network: () => network.take(),
            encrypt: () => { page.stations.encrypted = !page.stations.encrypted },
            decide: () => page.stations.decide(0), keep: () => form.keep()
        })
    }
    KeyShortcuts { table: pageKeys }

    PageHead {
        id: head
        title: qsTr("Stations")
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.wide }
        AppButton { primary: !page.stations.on; drawing: "live"; text: page.stations.on ? qsTr("Switch off") : qsTr("Switch on"); keys: pageKeys.cap("toggle"); enabled: page.stations.ready; onClicked: { page.stations.toggle(); list.forceActiveFocus() } }
        AppButton { primary: page.stations.on; drawing: "plus"; text: qsTr("New station"); keys: pageKeys.cap("add"); enabled: page.stations.ready; onClicked: page.add() }
        AppButton { text: qsTr("New code"); keys: pageKeys.cap("code"); enabled: page.current !== null; onClicked: page.showCode() }
        AppButton { text: qsTr("Close the station"); keys: pageKeys.cap("revoke"); enabled: page.current !== null; onClicked: { page.stations.revoke(list.currentIndex); list.forceActiveFocus() } }
    }
    RowLayout {
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: legend.top; margins: Theme.wide; topMargin: Theme.gap; bottomMargin: Theme.gap }
        ColumnLayout {
            id: left
            spacing: Theme.gap
            visible: !page.aside || page.width > 800 * Theme.fontScale
            Layout.fillWidth: true
            Layout.fillHeight: true
            // No layout: one of Qt 6.4 never sees what becomes visible in the frame in which it gets another height, as it does
            // by the notice that comes with a report.
            Column {
                spacing: Theme.gap
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                RowLayout {
                    spacing: Theme.space
                    width: parent.width
                    Choice {
                        id: network
                        objectName: "network"
                        label: qsTr("Network")
                        names: page.stations.networks
                        chosen: page.stations.network
                        Layout.fillWidth: false
                        Layout.preferredWidth: 260 * Theme.fontScale
                        Layout.minimumWidth: 260 * Theme.fontScale
                        onPicked: index => page.stations.network = index
                    }
                    Rectangle {
                        color: page.stations.on ? Theme.goodWash : Theme.sunken
                        radius: Theme.radius
                        implicitHeight: Math.max(Theme.touch, state.implicitHeight + 2 * Theme.gap)
                        Layout.fillWidth: true
                        Layout.preferredWidth: 1
                        Layout.alignment: Qt.AlignBottom
                        Accessible.role: Accessible.StatusBar
                        Accessible.name: page.stations.state
                        AppText {
                            id: state
                            text: page.stations.state
                            anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.space }
                        }
                    }
                }
                Lines {
                    spacing: Theme.gap
                    width: parent.width
                    model: page.stations.reports
                    delegate: ReportItem {
                        required property int index
                        required property var model
                        objectName: "report-" + index
                        board: model.board
                        words: model.words
                        why: model.why
                        ofClock: model.ofClock
                        width: parent?.width ?? 0
                        decideKeys: index === 0 ? pageKeys.cap("decide") : ""
                        onDecided: page.stations.decide(index)
                        onDismissed: page.stations.dismiss(index)
                    }
                }
            }
            OnOff {
                objectName: "encrypted"
                text: qsTr("Encrypted (https)")
                hint: !page.stations.encrypted ? qsTr("Without encryption: who listens in the same network can read along and take a station over. Use a network of the event with a password of its own.")
                    : page.stations.fingerprint === "" ? qsTr("Telephones warn once of a certificate that they do not know.")
                    : qsTr("Telephones warn once of a certificate that they do not know. It is the one of this desk if its SHA-256 fingerprint is %1").arg(page.stations.fingerprint)
                checked: page.stations.encrypted
                Layout.fillWidth: true
                onToggled: page.stations.encrypted = checked
            }
            Rectangle {
                color: Theme.surface
                radius: Theme.radius
                border.width: list.activeFocus ? 2 : 1
                border.color: list.activeFocus ? Theme.accent : Theme.line
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: Theme.row
                LongList {
                    id: list
                    focus: true
                    model: page.stations
                    anchors.fill: parent
                    anchors.margins: 2
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Stations")
                    Keys.onPressed: event => event.accepted = pageKeys.key(event, "")
                    delegate: StationItem {
                        required property int index
                        width: ListView.view.width
                        cursor: ListView.isCurrentItem
                        lit: list.activeFocus
                        onChosen: { list.currentIndex = index; list.forceActiveFocus() }
                    }
                }
                AppText {
                    visible: page.stations.count === 0
                    text: qsTr("No stations yet. A station is a telephone, tablet or screen in the hall: for results, calls for the arbiter, check-in, as a chess clock, or to show pairings and standings.")
                    color: Theme.inkSoft
                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.space }
                }
            }
        }
        StationForm {
            id: form
            stations: page.stations
            visible: page.asks
            Layout.fillWidth: !left.visible
            Layout.preferredWidth: 320 * Theme.fontScale
            Layout.fillHeight: true
            onLeave: page.finish()
            onKept: {
                page.asks = false
                list.currentIndex = page.stations.count - 1 // the new one stands last
                code.take()
            }
        }
        StationCode {
            id: code
            stations: page.stations
            visible: page.aside && !page.asks
            Layout.fillWidth: !left.visible
            Layout.preferredWidth: 320 * Theme.fontScale
            Layout.fillHeight: true
            onLeave: { page.stations.hideCode(); page.finish() }
            Keys.onPressed: event => event.accepted = pageKeys.key(event, "")
        }
    }
    Legend {
        id: legend
        pickable: false
        entries: pageKeys.legend
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.wide; bottomMargin: Theme.gap }
    }
}
