// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Flagfall.Ui

// A short state in words, with a drawing so that it does not depend on colour.
Rectangle {
    id: badge

    enum Tone { Plain, Good, Warn, Danger, Accent }

    property string text: ""
    property string drawing: ""
    property int tone: Badge.Plain
    readonly property color toneInk: [Theme.inkSoft, Theme.good, Theme.warn, Theme.danger, Theme.accent][tone]
    readonly property color toneWash: [Theme.sunken, Theme.goodWash, Theme.warnWash, Theme.dangerWash, Theme.accentWash][tone]

    implicitWidth: line.implicitWidth + 14
    implicitHeight: line.implicitHeight + 6
    radius: height / 2
    color: badge.toneWash
    visible: badge.text !== ""

    Row {
        id: line
        anchors.centerIn: parent
        spacing: 5
        Icon {
            drawing: badge.drawing
            visible: badge.drawing !== ""
            color: badge.toneInk
            size: Theme.small
            anchors.verticalCenter: parent.verticalCenter
        }
        Text {
            text: badge.text
            color: badge.toneInk
            font.family: Theme.family
            font.pixelSize: Theme.small
            font.bold: badge.tone !== Badge.Plain
            textFormat: Text.PlainText
        }
    }
}
