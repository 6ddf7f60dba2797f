// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.Ui

// A sentence that waits for an answer; where there is no room beside it, the answers stand below.
Rectangle {
    id: card

    property string text: ""
    property string drawing: "info"
    default property alias answers: buttons.data

    implicitHeight: grid.implicitHeight + 2 * Theme.gap
    color: Theme.accentWash
    visible: text !== ""
    Accessible.role: Accessible.AlertMessage
    Accessible.name: card.text

    Rectangle { width: 5; height: parent.height; color: Theme.accent }
    GridLayout {
        id: grid
        readonly property real wanted: {
            let sum = 0
            for (let at = 0; at < buttons.children.length; ++at)
                sum += buttons.children[at].implicitWidth + buttons.spacing
            return sum
        }
        columns: card.width > wanted + 220 * Theme.fontScale ? 2 : 1
        columnSpacing: Theme.gap
        rowSpacing: 6
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.space; rightMargin: Theme.gap }
        RowLayout {
            spacing: Theme.gap
            Layout.fillWidth: true
            Icon { drawing: card.drawing; color: Theme.accent; Layout.preferredWidth: size; Layout.preferredHeight: size }
            AppText { text: card.text; font.bold: true; Layout.fillWidth: true }
        }
        Flow {
            id: buttons
            spacing: Theme.gap
            Layout.fillWidth: grid.columns === 1
            Layout.preferredWidth: grid.columns === 1 ? 1 : grid.wanted
        }
    }
}
