// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// A quiet sheet with its things below each other.
Rectangle {
    id: card

    default property alias things: column.data
    property int padding: Theme.space
    property alias spacing: column.spacing

    implicitWidth: column.implicitWidth + 2 * padding
    implicitHeight: column.implicitHeight + 2 * padding
    radius: Theme.radius
    color: Theme.surface
    border.width: 1
    border.color: Theme.line

    ColumnLayout {
        id: column
        spacing: Theme.gap
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: card.padding }
    }
}
