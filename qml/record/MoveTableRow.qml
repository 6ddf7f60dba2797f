// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.Ui

// A move number: six cells, and what happened beside the moves below them.
Column {
    id: row

    required property int number
    required property var cells
    required property var notes
    required property int numberWidth
    required property var widths // how wide the cells of each record are
    required property int keeper
    required property int place

    signal chosen(int keeper, int index)

    Row {
        AppText {
            width: row.numberWidth
            height: Math.round(30 * Theme.fontScale)
            text: row.number + "."
            color: Theme.inkSoft
            horizontalAlignment: Text.AlignRight
            verticalAlignment: Text.AlignVCenter
            rightPadding: 6
            wrapMode: Text.NoWrap
        }
        Repeater {
            model: row.cells
            delegate: MoveCell {
                required property int index
                required property var modelData
                width: row.widths[Math.floor(index / 2)]
                visible: width > 0
                height: Math.round(30 * Theme.fontScale)
                text: modelData.text
                time: modelData.time
                finding: modelData.finding
                remark: modelData.remark
                offered: modelData.offered
                there: modelData.index >= 0
                dim: Math.floor(index / 2) !== row.keeper
                shown: there && !dim && modelData.index + 1 === row.place
                onChosen: row.chosen(Math.floor(index / 2), modelData.index)
            }
        }
    }
    Repeater {
        model: row.notes
        delegate: AppText {
            required property string modelData
            width: row.width
            leftPadding: row.numberWidth + 6
            rightPadding: 6
            bottomPadding: 4
            text: modelData
            color: Theme.warn
            font.pixelSize: Theme.small
        }
    }
}
