// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The pieces to put on the board: one of them is in hand, or none.
Card {
    id: pieces

    required property PositionForm form

    PieceNames { id: names }

    Lines {
        model: ["KQRBNP", "kqrbnp"]
        delegate: Flow {
            id: row
            required property string modelData
            spacing: 4
            width: parent?.width ?? 0
            Repeater {
                model: row.modelData.split("")
                delegate: PieceTile {
                    required property string modelData
                    objectName: "tile " + modelData
                    letter: modelData
                    text: names.all[modelData]
                    checked: pieces.form.inHand === modelData
                    onClicked: pieces.form.inHand = checked ? "" : modelData
                }
            }
        }
    }
    AppText {
        text: qsTr("Choose a piece and click a square, or drag a piece. Right-click removes it.")
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        Layout.fillWidth: true
    }
}
