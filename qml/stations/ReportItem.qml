// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// What a station has brought and what does not stand: a result, or what a clock shows.
Rectangle {
    id: row

    property string board: ""
    property string words: ""
    property string why: ""
    property bool ofClock: false
    property string decideKeys: ""
    readonly property bool wide: width > 760 * Theme.fontScale

    signal decided()
    signal dismissed()

    color: Theme.dangerWash
    radius: Theme.radius
    implicitHeight: line.implicitHeight + 2 * Theme.gap
    Accessible.role: Accessible.AlertMessage
    Accessible.name: [row.board, row.words, row.why].join(", ")

    GridLayout {
        id: line
        columns: row.wide ? 2 : 1
        columnSpacing: Theme.space
        rowSpacing: Theme.gap
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.space; rightMargin: Theme.gap }
        RowLayout {
            spacing: Theme.space
            Icon { drawing: "warning"; size: Theme.body; color: Theme.danger }
            ColumnLayout {
                spacing: 2
                Layout.fillWidth: true
                AppText { text: row.board + ": " + row.words; font.bold: true; Layout.fillWidth: true }
                AppText { text: row.why; visible: text !== ""; Layout.fillWidth: true }
            }
        }
        Flow {
            spacing: Theme.gap
            Layout.fillWidth: !row.wide
            Layout.preferredWidth: row.wide ? implicitWidth : 1
            AppButton { objectName: "decide"; text: row.ofClock ? qsTr("Set the clock as the tablet has it") : qsTr("Decide"); keys: row.decideKeys; onClicked: row.decided() }
            AppButton { text: qsTr("What stands, stands"); onClicked: row.dismissed() }
        }
    }
}
