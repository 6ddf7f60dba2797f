// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// One player beside the board: colour, name, the time after the last move.
RowLayout {
    id: line

    required property string name
    required property string time
    required property bool white
    required property bool toMove
    required property string sheet // of paper: "missing" or "there"; empty: none is to be collected

    signal sheetTurned()

    spacing: Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: (line.white ? qsTr("White: %1").arg(line.name) : qsTr("Black: %1").arg(line.name)) + (line.time === "" ? "" : ", " + line.time)

    Rectangle {
        implicitWidth: Theme.body
        implicitHeight: Theme.body
        radius: 2
        color: line.white ? Theme.paper : Theme.night
        border.width: line.toMove ? 2 : 1
        border.color: line.toMove ? Theme.accent : Theme.edge
    }
    AppText {
        text: line.name
        font.bold: line.toMove
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        objectName: "mayElide"
        Layout.fillWidth: true
    }
    SheetTick {
        sheet: line.sheet
        white: line.white
        TapHandler { onTapped: line.sheetTurned() }
    }
    AppText {
        text: line.time
        font.pixelSize: Theme.lead
        font.bold: true
        wrapMode: Text.NoWrap
        visible: text !== ""
    }
}
