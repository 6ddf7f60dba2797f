// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The answer to "why not these?".
Rectangle {
    id: panel

    required property PairingView pairing

    implicitHeight: column.implicitHeight + 2 * Theme.gap
    visible: panel.pairing.whyTitle !== ""
    color: Theme.surface
    radius: Theme.radius
    border.width: 1
    border.color: Theme.accent
    Accessible.role: Accessible.AlertMessage
    Accessible.name: panel.pairing.whyTitle + " " + panel.pairing.why.join(" ")

    ColumnLayout {
        id: column
        spacing: 4
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: 12; rightMargin: 12 }
        AppText { text: panel.pairing.whyTitle; font.bold: true; Layout.fillWidth: true }
        AppText { text: panel.pairing.why.slice(0, 6).join("\n"); Layout.fillWidth: true }
    }
}
