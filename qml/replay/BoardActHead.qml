// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// The names of the columns of BoardActRow.
Item {
    id: head

    implicitHeight: line.implicitHeight + 8

    component Name: HeadCell {
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        horizontalAlignment: Text.AlignRight
        Layout.preferredWidth: Math.round(66 * Theme.fontScale)
    }

    Rectangle { width: parent.width; height: 1; anchors.bottom: parent.bottom; color: Theme.line }
    RowLayout {
        id: line
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.space + 2; rightMargin: Theme.space + 2 }
        Name { text: qsTr("Time"); horizontalAlignment: Text.AlignLeft; Layout.preferredWidth: Math.round(72 * Theme.fontScale) }
        Name { text: qsTr("Move"); Layout.preferredWidth: Math.round(44 * Theme.fontScale) }
        Name { text: qsTr("White"); hint: qsTr("White's time after the action") }
        Name { text: qsTr("Black"); hint: qsTr("Black's time after the action") }
        Name { text: qsTr("Time taken"); hint: qsTr("How long the player's clock ran for this move") }
        Name { text: qsTr("What happened"); horizontalAlignment: Text.AlignLeft; leftPadding: Theme.gap; Layout.fillWidth: true }
    }
}
