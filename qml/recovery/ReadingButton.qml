// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.Ui

// A reading of both clocks, and what it stands for.
T.Button {
    id: button

    property string keys: ""
    property string reading: ""
    property string note: ""

    focusPolicy: Qt.StrongFocus
    implicitHeight: implicitContentHeight + 16
    padding: 8
    leftPadding: 12
    rightPadding: 12
    Accessible.name: button.text
    Accessible.description: button.note === "" ? button.reading : button.reading + ", " + button.note
    Keys.onReturnPressed: button.clicked()

    contentItem: RowLayout {
        spacing: Theme.gap
        KeyCap { keys: button.keys }
        ColumnLayout {
            spacing: 2
            Layout.fillWidth: true
            AppText { text: button.text; color: Theme.inkSoft; font.pixelSize: Theme.small; Layout.fillWidth: true }
            AppText { text: button.reading; font.bold: true; font.pixelSize: Theme.lead; visible: text !== ""; Layout.fillWidth: true }
            AppText { text: button.note; color: Theme.inkSoft; font.pixelSize: Theme.small; visible: text !== ""; Layout.fillWidth: true }
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: button.hovered ? Theme.accentWash : Theme.surface
        border.color: Theme.edge
        FocusRing { shown: button.visualFocus }
    }
}
