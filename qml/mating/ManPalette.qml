// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The men to put on the board: one of them is in hand, or none.
Card {
    id: men

    required property PositionForm form

    MenNames { id: names }

    Lines {
        model: ["KQRBNP", "kqrbnp"]
        delegate: Flow {
            id: row
            required property string modelData
            spacing: 4
            width: parent?.width ?? 0
            Repeater {
                model: row.modelData.split("")
                delegate: ManTile {
                    required property string modelData
                    objectName: "tile " + modelData
                    letter: modelData
                    text: names.all[modelData]
                    checked: men.form.inHand === modelData
                    onClicked: men.form.inHand = checked ? "" : modelData
                }
            }
        }
    }
    AppText {
        text: qsTr("Choose a man and click on squares, or drag the men. The right button removes.")
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        Layout.fillWidth: true
    }
}
