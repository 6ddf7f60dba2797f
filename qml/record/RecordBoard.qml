// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The position with the players and their times above and below it. A move made on the board is written.
ColumnLayout {
    id: sheet

    required property RecordView record
    readonly property BoardView view: record.position

    spacing: Theme.gap

    RecordPlayer {
        name: sheet.view.flipped ? sheet.record.whiteName : sheet.record.blackName
        time: sheet.view.flipped ? sheet.record.whiteTime : sheet.record.blackTime
        white: sheet.view.flipped
        toMove: sheet.view.turn === (sheet.view.flipped ? Sides.White : Sides.Black)
        sheet: sheet.view.flipped ? sheet.record.whiteSheet : sheet.record.blackSheet
        onSheetTurned: sheet.record.collect(sheet.view.flipped ? Sides.White : Sides.Black)
        Layout.fillWidth: true
    }
    Board {
        placement: sheet.view.placement
        lastMove: sheet.view.lastMove
        marks: sheet.view.marks
        arrows: sheet.record.arrows
        picked: sheet.view.picked
        promotion: sheet.view.promotion
        flipped: sheet.view.flipped
        words: sheet.view.words
        interactive: true
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.maximumHeight: width
        onSquareClicked: square => sheet.view.click(square)
        onPieceLifted: square => sheet.view.lift(square)
        onMoveDragged: (from, to) => sheet.view.tryMove(from, to)
        onPieceDroppedBeside: sheet.view.letGo()
        onPromotionChosen: letter => sheet.view.promote(letter)
        onLetGo: sheet.view.letGo()
    }
    RecordPlayer {
        name: sheet.view.flipped ? sheet.record.blackName : sheet.record.whiteName
        time: sheet.view.flipped ? sheet.record.blackTime : sheet.record.whiteTime
        white: !sheet.view.flipped
        toMove: sheet.view.turn === (sheet.view.flipped ? Sides.Black : Sides.White)
        sheet: sheet.view.flipped ? sheet.record.blackSheet : sheet.record.whiteSheet
        onSheetTurned: sheet.record.collect(sheet.view.flipped ? Sides.Black : Sides.White)
        Layout.fillWidth: true
    }
    AppText {
        text: sheet.record.placeText
        color: Theme.inkSoft
        Layout.fillWidth: true
    }
    Item { Layout.fillHeight: true; Layout.preferredHeight: 0 }
}
