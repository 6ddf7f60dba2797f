// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Flagfall.Ui

// A piece to be put on the board; chosen, it is in hand.
T.RadioButton {
    id: tile

    property string letter: "." // of FEN

    // Asked for by name by a screen reader.
    function accessiblePressAction() { tile.clicked() }
    function accessibleToggleAction() { tile.clicked() }

    checkable: false // by itself
    implicitWidth: Theme.touch
    implicitHeight: Theme.touch
    focusPolicy: Qt.StrongFocus
    Accessible.name: tile.text
    Keys.onReturnPressed: tile.clicked()
    Keys.onEnterPressed: tile.clicked()

    contentItem: Item {
        BoardPiece { anchors.centerIn: parent; letter: tile.letter; size: Math.min(tile.width, tile.height) - 6 }
    }
    background: Rectangle {
        radius: 4
        color: tile.checked ? Theme.boardLast : tile.hovered ? Theme.boardLight : Theme.boardDark
        border.width: tile.checked ? 3 : 1
        border.color: Theme.boardInk
        FocusRing { shown: tile.visualFocus }
    }
    Hint { text: tile.text }
}
