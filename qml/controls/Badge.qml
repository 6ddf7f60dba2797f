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
    property bool mayElide: false // what does not fit is said elsewhere
    property bool wordless: false // no room: the drawing alone, and the words where the pointer rests
    readonly property color toneInk: [Theme.inkSoft, Theme.good, Theme.warn, Theme.danger, Theme.accent][tone]
    readonly property color toneWash: [Theme.sunken, Theme.goodWash, Theme.warnWash, Theme.dangerWash, Theme.accentWash][tone]

    implicitWidth: (badge.wordless ? Theme.small : label.implicitWidth + line.before) + 14
    implicitHeight: Math.max(line.implicitHeight, label.implicitHeight) + 6
    radius: height / 2
    color: badge.toneWash
    visible: badge.text !== ""

    Row {
        id: line
        readonly property real before: badge.drawing !== "" ? Theme.small + spacing : 0
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
            id: label
            visible: !badge.wordless
            text: badge.text
            width: Math.min(implicitWidth, badge.width - line.before - 14)
            elide: Text.ElideRight
            objectName: badge.mayElide ? "mayElide" : ""
            color: badge.toneInk
            font.family: Theme.family
            font.pixelSize: Theme.small
            font.bold: badge.tone !== Badge.Plain
            textFormat: Text.PlainText
        }
    }
}
