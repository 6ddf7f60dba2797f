// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The code of a station, for whoever holds its telephone now.
SidePanel {
    id: panel

    required property StationsView stations

    function take() { done.forceActiveFocus() }

    AppText { objectName: "codeFor"; text: panel.stations.codeFor; font.pixelSize: Theme.lead; font.bold: true; Layout.fillWidth: true }
    AppText {
        text: panel.stations.on ? qsTr("Open this address on the telephone and type the code, or point its camera at the picture:")
                                : qsTr("Switch the stations on: before that no telephone reaches the desk.")
        Layout.fillWidth: true
    }
    AppText { text: panel.stations.address; visible: text !== ""; font.bold: true; wrapMode: Text.WrapAnywhere; Layout.fillWidth: true }
    AppText { objectName: "code"; text: panel.stations.code; font.pixelSize: Theme.heading * 1.4; font.bold: true; Layout.fillWidth: true }
    QrPicture {
        outline: panel.stations.picture
        modules: panel.stations.pictureSize
        visible: panel.stations.pictureSize > 0
        implicitWidth: 200
        implicitHeight: 200
        Accessible.name: qsTr("Address and code for the camera of a telephone")
    }
    AppText { text: qsTr("Once, and for a quarter of an hour. It is shown nowhere else."); color: Theme.inkSoft; Layout.fillWidth: true }
    foot: [AppButton { id: done; primary: true; drawing: "check"; text: qsTr("Done"); keys: "Esc"; Layout.fillWidth: true; onClicked: panel.leave() }]
}
