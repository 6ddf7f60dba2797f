// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The answer to "why not these?"; a long one is gone through by arrows.
Rectangle {
    id: panel

    required property PairingView pairing
    property real mostHeight: Infinity

    function scroll(by: real) {
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + by))
    }

    implicitHeight: Math.min(column.implicitHeight + 2 * Theme.gap, panel.mostHeight)
    visible: panel.pairing.whyTitle !== ""
    color: Theme.surface
    radius: Theme.radius
    border.width: flick.activeFocus ? 2 : 1
    border.color: Theme.accent
    Accessible.role: Accessible.AlertMessage
    Accessible.name: panel.pairing.whyTitle + " " + panel.pairing.why.join(" ")

    Flickable {
        id: flick
        anchors { fill: parent; margins: Theme.gap; leftMargin: 12; rightMargin: 12 }
        contentHeight: column.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: contentHeight > height
        Keys.onUpPressed: panel.scroll(-Theme.row)
        Keys.onDownPressed: panel.scroll(Theme.row)
        T.ScrollBar.vertical: Scroll {}

        ColumnLayout {
            id: column
            width: flick.width - 12
            spacing: 4
            AppText { text: panel.pairing.whyTitle; font.bold: true; Layout.fillWidth: true }
            AppText { text: panel.pairing.why.join("\n"); Layout.fillWidth: true }
        }
    }
}
