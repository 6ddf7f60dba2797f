// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The moves to the mate, to be gone through.
Card {
    id: line

    required property MatingView mating

    component Step: AppButton {
        display: T.AbstractButton.IconOnly
        focusPolicy: Qt.NoFocus
        Hint { text: parent.text; keys: parent.keysOfIt }
        property string keysOfIt: ""
        Accessible.description: keysOfIt
    }

    RowLayout {
        spacing: Theme.gap
        Layout.fillWidth: true
        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true
            AppText { text: line.mating.lineOf === Sides.White ? qsTr("How White mates") : qsTr("How Black mates"); font.bold: true; Layout.fillWidth: true }
            AppText { objectName: "plyText"; text: line.mating.plyText; color: Theme.inkSoft; font.pixelSize: Theme.small; Layout.fillWidth: true }
        }
        Step { drawing: "left"; text: qsTr("Previous move"); keysOfIt: "←"; enabled: line.mating.ply > 0; onClicked: line.mating.previous() }
        Step { drawing: "right"; text: qsTr("Next move"); keysOfIt: "→"; enabled: line.mating.ply < line.mating.moves.length; onClicked: line.mating.next() }
    }
    Flow {
        spacing: 2
        Layout.fillWidth: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Moves to the mate")
        Repeater {
            model: line.mating.moves
            delegate: Rectangle {
                id: move
                required property var modelData
                objectName: "move " + modelData.ply
                readonly property bool current: modelData.ply === line.mating.ply
                width: pair.implicitWidth + 10
                height: pair.implicitHeight + 8
                radius: 4
                color: current ? Theme.accent : over.hovered ? Theme.accentWash : "transparent"
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData.number + " " + modelData.text
                Accessible.selected: current
                Accessible.onPressAction: line.mating.goTo(modelData.ply)
                Row {
                    id: pair
                    anchors.centerIn: parent
                    spacing: 4
                    AppText { text: move.modelData.number; color: move.current ? Theme.accentInk : Theme.inkSoft; visible: text !== ""; wrapMode: Text.NoWrap }
                    AppText { text: move.modelData.text; color: move.current ? Theme.accentInk : Theme.ink; font.bold: move.current; wrapMode: Text.NoWrap }
                }
                HoverHandler { id: over }
                TapHandler { onTapped: line.mating.goTo(move.modelData.ply) }
            }
        }
    }
}
