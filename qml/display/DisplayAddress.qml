// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.App
import Flagfall.Ui

// Where the event can be followed, over the whole hall screen: a code for telephones as large as there is room, and the
// address in letters.
Item {
    id: view

    required property DisplayView display
    required property Tones tones
    required property real unit

    QrPicture {
        id: code
        outline: view.display.code
        modules: view.display.codeSize
        width: Math.min(view.height - 4 * view.unit, view.width / 2)
        height: width
        anchors {
            left: parent.left
            leftMargin: 3 * view.unit
            verticalCenter: parent.verticalCenter
        }
        Accessible.name: view.display.address
    }
    Column {
        spacing: 6 * view.unit
        anchors {
            left: code.right
            leftMargin: 4 * view.unit
            right: parent.right
            rightMargin: 3 * view.unit
            verticalCenter: parent.verticalCenter
        }
        DisplayText {
            unit: view.unit
            share: 7
            width: parent.width
            wrapMode: Text.WordWrap
            text: qsTr("Pairings, results and standings on your phone")
            color: view.tones.ink
        }
        DisplayText {
            unit: view.unit
            share: 7
            width: parent.width
            wrapMode: Text.WrapAnywhere
            maximumLineCount: 4
            elide: Text.ElideRight
            objectName: "mayElide" // the code has all of it
            text: view.display.addressText
            color: view.tones.ink
            font.bold: true
        }
    }
}
