// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The answer to "why not these?".
Rectangle {
    id: panel

    required property PairingView pairing
    property real mostHeight: Infinity

    implicitHeight: column.implicitHeight + 2 * Theme.gap
    visible: panel.pairing.whyTitle !== ""
    color: Theme.surface
    radius: Theme.radius
    border.width: answer.activeFocus ? 2 : 1
    border.color: Theme.accent
    Accessible.role: Accessible.AlertMessage
    Accessible.name: panel.pairing.whyTitle + " " + panel.pairing.why.join(" ")

    ColumnLayout {
        id: column
        anchors { fill: parent; margins: Theme.gap; leftMargin: 12; rightMargin: 12 }
        spacing: 4
        AppText { id: question; text: panel.pairing.whyTitle; font.bold: true; Layout.fillWidth: true }
        TallText {
            id: answer
            text: panel.pairing.why.join("\n")
            mostHeight: panel.mostHeight - question.implicitHeight - 2 * Theme.gap
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
    }
}
