// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// Where the event can be followed, over the whole hall screen: a code for telephones, and the address in letters.
Item {
    id: view

    required property DisplayView display
    required property Tones tones
    required property real unit

    DisplayText {
        id: head
        unit: view.unit
        share: 7
        y: 3 * view.unit
        width: view.width - 6 * view.unit
        height: 9 * view.unit
        anchors.horizontalCenter: parent.horizontalCenter
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: least
        text: qsTr("Pairings, results and standings on your phone")
        color: view.tones.ink
    }
    QrPicture {
        outline: view.display.code
        modules: view.display.codeSize
        width: Math.min(view.width, address.y - head.y - head.height - 4 * view.unit)
        height: width
        anchors {
            top: head.bottom
            topMargin: 2 * view.unit
            horizontalCenter: parent.horizontalCenter
        }
        Accessible.name: view.display.address
    }
    DisplayText {
        id: address
        unit: view.unit
        share: 7
        width: view.width - 6 * view.unit
        height: 9 * view.unit
        anchors {
            bottom: parent.bottom
            bottomMargin: 2 * view.unit
            horizontalCenter: parent.horizontalCenter
        }
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: least
        elide: Text.ElideMiddle
        objectName: "mayElide" // the code has all of it
        text: view.display.address
        color: view.tones.ink
        font.bold: true
    }
}
