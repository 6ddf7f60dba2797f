// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Flagfall.Ui

// What a pawn becomes: four pieces from the square it arrives on inwards. Q R B N, 1 to 4, or the arrow keys and Enter.
FocusScope {
    id: choice

    required property BoardField field
    required property PieceNames names
    property int square: -1
    readonly property bool white: square >= 56
    readonly property var letters: white ? ["Q", "R", "B", "N"] : ["q", "r", "b", "n"]
    readonly property bool down: field.rowOf(Math.max(0, square)) === 0
    readonly property int cell: Math.max(field.side, Theme.touch)

    signal chosen(string letter)
    signal cancelled()

    function keyed(event: var): bool {
        const at = "QRBN".indexOf(event.text.toUpperCase()), number = "1234".indexOf(event.text)
        const place = event.text === "" ? -1 : Math.max(at, number)
        if (event.key === Qt.Key_Escape)
            choice.cancelled()
        else if (place >= 0)
            choice.chosen(choice.letters[place].toLowerCase())
        return true // the board waits
    }

    visible: square >= 0
    onVisibleChanged: if (visible) first.take()
    Keys.onPressed: event => event.accepted = choice.keyed(event)

    Rectangle { anchors.fill: parent; color: "#000000"; opacity: 0.45 }
    MouseArea { anchors.fill: parent; onClicked: choice.cancelled() }
    Rectangle {
        x: Math.max(0, Math.min(choice.width - width, choice.field.xOf(Math.max(0, choice.square)) + (choice.field.side - width) / 2))
        y: choice.down ? 0 : choice.height - height
        width: choice.cell
        height: 4 * choice.cell
        color: Theme.boardLight
        border.width: 1
        border.color: Theme.boardInk
        Accessible.role: Accessible.PopupMenu
        Accessible.name: qsTr("What does the pawn become?")
        Column {
            id: first
            function take() { (four.itemAt(0) as Item).forceActiveFocus() }
            Repeater {
                id: four
                model: choice.letters
                delegate: T.Button {
                    id: option
                    required property string modelData
                    required property int index
                    objectName: "become " + modelData.toLowerCase()
                    width: choice.cell
                    height: choice.cell
                    Accessible.name: choice.names.all[modelData]
                    onClicked: choice.chosen(modelData.toLowerCase())
                    Keys.onReturnPressed: option.clicked()
                    Keys.onEnterPressed: option.clicked()
                    Keys.onDownPressed: (four.itemAt((index + 1) % 4) as Item).forceActiveFocus()
                    Keys.onUpPressed: (four.itemAt((index + 3) % 4) as Item).forceActiveFocus()
                    background: Rectangle {
                        color: option.activeFocus || option.hovered ? Theme.boardLast : "transparent"
                        border.width: option.activeFocus ? 3 : 0
                        border.color: Theme.boardInk
                    }
                    contentItem: Item {
                        BoardPiece { anchors.centerIn: parent; letter: option.modelData; size: choice.cell - 4 }
                    }
                }
            }
        }
    }
}
