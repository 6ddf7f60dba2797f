// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// What cannot be seen on the board, and whole positions at once.
Card {
    id: setUp

    required property PositionForm form

    signal paste()
    signal done()

    function takeFen() { fen.take() }

    spacing: Theme.space

    Field {
        id: fen
        objectName: "fen"
        label: "FEN"
        value: setUp.form.fen
        error: setUp.form.fenError
        Layout.fillWidth: true
        onAccepted: setUp.form.setFen(text)
        onFinished: if (text !== setUp.form.fen) setUp.form.setFen(text)
    }
    Flow {
        spacing: Theme.gap
        Layout.fillWidth: true
        AppButton { text: qsTr("Clear the board"); onClicked: setUp.form.clear() }
        AppButton { text: qsTr("Initial position"); onClicked: setUp.form.initial() }
        AppButton { text: qsTr("FEN from the clipboard"); keys: "Ctrl+V"; onClicked: setUp.paste() }
        AppButton { text: qsTr("Done"); keys: "E"; primary: true; onClicked: setUp.done() }
    }
    Chips {
        label: qsTr("To move")
        names: [qsTr("White"), qsTr("Black")]
        values: [Sides.White, Sides.Black]
        value: setUp.form.turn
        Layout.fillWidth: true
        onChose: side => setUp.form.turn = side
    }
    ColumnLayout {
        spacing: 4
        Layout.fillWidth: true
        AppText { text: qsTr("May still castle"); font.pixelSize: Theme.small; font.bold: true; color: Theme.inkSoft; Layout.fillWidth: true }
        Flow {
            spacing: Theme.gap
            Layout.fillWidth: true
            Repeater {
                model: [qsTr("White 0-0"), qsTr("White 0-0-0"), qsTr("Black 0-0"), qsTr("Black 0-0-0")]
                delegate: TickChip {
                    required property string modelData
                    required property int index
                    text: modelData
                    checked: setUp.form.castling[index]
                    onClicked: setUp.form.setCastling(index, !checked)
                }
            }
        }
    }
    GridLayout {
        columns: 2
        columnSpacing: Theme.space
        Layout.fillWidth: true
        Choice {
            label: qsTr("En passant square")
            names: setUp.form.enPassantSquares
            chosen: setUp.form.enPassant
            enabled: setUp.form.enPassantSquares.length > 1
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            onPicked: index => setUp.form.enPassant = index
        }
        OnOff {
            text: "Chess960"
            checked: setUp.form.chess960
            Layout.alignment: Qt.AlignBottom
            onToggled: setUp.form.chess960 = checked
        }
    }
}
