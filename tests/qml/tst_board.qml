// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// A chess board under mouse and keyboard.
Item {
    id: stage
    width: 500
    height: 500

    readonly property string start: "RNBQKBNRPPPPPPPP................................pppppppprnbqkbnr"
    readonly property var a: ({ a1: 0, e1: 4, h1: 7, e2: 12, a2: 8, e4: 28, e7: 52, a8: 56, e8: 60, h8: 63 })

    Component { id: boardComponent; Board { width: 440; height: 440; interactive: true; animated: false; placement: stage.start } }
    SignalSpy { id: clicks; signalName: "squareClicked" }
    SignalSpy { id: cleared; signalName: "squareCleared" }
    SignalSpy { id: lifts; signalName: "pieceLifted" }
    SignalSpy { id: drags; signalName: "moveDragged" }
    SignalSpy { id: drops; signalName: "pieceDroppedBeside" }
    SignalSpy { id: chosen; signalName: "promotionChosen" }
    SignalSpy { id: gone; signalName: "letGo" }

    TestCase {
        name: "board"
        when: windowShown

        property Board board

        function init() {
            board = createTemporaryObject(boardComponent, stage)
            for (const spy of [clicks, cleared, lifts, drags, drops, chosen, gone]) {
                spy.target = board
                spy.clear()
            }
            waitForRendering(board)
        }
        function middle(square) { return Qt.point(board.field.xOf(square) + board.side / 2, board.field.yOf(square) + board.side / 2) }
        function clickOn(square, button) {
            const at = middle(square)
            mouseClick(board.field, at.x, at.y, button ?? Qt.LeftButton)
        }
        function dragTo(from, point) {
            const at = middle(from)
            mousePress(board.field, at.x, at.y)
            for (let step = 1; step <= 4; ++step)
                mouseMove(board.field, at.x + (point.x - at.x) * step / 4, at.y + (point.y - at.y) * step / 4)
            mouseRelease(board.field, point.x, point.y)
        }
        function pieceOn(name) { return findChild(board, "man " + name) }

        function test_white_sits_below_and_the_corner_on_the_right_of_each_player_is_light() {
            verify(middle(stage.a.a1).y > middle(stage.a.a8).y)
            verify(middle(stage.a.a1).x < middle(stage.a.h1).x)
            const image = grabImage(board)
            const corner = board.field.mapToItem(board, board.field.xOf(stage.a.h1) + 3, board.field.yOf(stage.a.h1) + 3)
            compare(image.pixel(corner.x, corner.y), Theme.boardLight)
        }
        function test_every_piece_stands_on_his_square() {
            compare(pieceOn("e1").letter, "K")
            compare(pieceOn("d8").letter, "q")
            compare(pieceOn("h7").letter, "p")
            verify(pieceOn("e1").visible)
            verify(!pieceOn("e4").visible)
            compare(pieceOn("e1").status, Image.Ready)
        }
        function test_a_turned_board_has_black_below_and_the_same_squares_under_the_pointer() {
            board.flipped = true
            verify(middle(stage.a.a1).y < middle(stage.a.a8).y)
            verify(middle(stage.a.a1).x > middle(stage.a.h1).x)
            clickOn(stage.a.e4)
            compare(clicks.signalArguments[0][0], stage.a.e4)
        }
        function test_pieces_are_drawn_for_the_pixels_they_have_data() { return [{ tag: "24", size: 24 * 8 }, { tag: "120", size: 120 * 8 }] }
        function test_pieces_are_drawn_for_the_pixels_they_have(row) {
            board.coordinates = false
            board.width = board.height = row.size + 2
            compare(board.side, row.size / 8)
            compare(pieceOn("e1").sourceSize, Qt.size(board.side, board.side))
        }
        function test_a_click_tells_its_square() {
            clickOn(stage.a.e2)
            clickOn(stage.a.e4)
            compare(clicks.count, 2)
            compare(clicks.signalArguments[0][0], stage.a.e2)
            compare(clicks.signalArguments[1][0], stage.a.e4)
            compare(drags.count, 0)
        }
        function test_a_piece_is_dragged_from_square_to_square() {
            dragTo(stage.a.e2, middle(stage.a.e4))
            compare(lifts.signalArguments[0][0], stage.a.e2)
            compare(drags.count, 1)
            compare(drags.signalArguments[0][0], stage.a.e2)
            compare(drags.signalArguments[0][1], stage.a.e4)
            compare(clicks.count, 0)
        }
        function test_a_piece_goes_with_the_pointer_and_leaves_his_shadow() {
            const at = middle(stage.a.e2), to = middle(stage.a.e4)
            mousePress(board.field, at.x, at.y)
            mouseMove(board.field, to.x, to.y)
            verify(pieceOn("e2").opacity < 0.5)
            mouseRelease(board.field, at.x, at.y)
            compare(pieceOn("e2").opacity, 1)
            compare(drags.count, 0)
            compare(clicks.count, 0, "put back where he stood: nothing was meant")
        }
        function test_an_empty_square_is_not_dragged() {
            dragTo(stage.a.e4, middle(stage.a.e2))
            compare(lifts.count, 0)
            compare(drags.count, 0)
        }
        function test_a_piece_dropped_beside_the_board_is_told_as_such() {
            dragTo(stage.a.e2, Qt.point(-30, 40))
            compare(drops.signalArguments[0][0], stage.a.e2)
            compare(drags.count, 0)
        }
        function test_the_right_button_clears() {
            clickOn(stage.a.e2, Qt.RightButton)
            compare(cleared.signalArguments[0][0], stage.a.e2)
            compare(clicks.count, 0)
        }
        function test_a_board_to_look_at_takes_neither_clicks_nor_keys() {
            board.interactive = false
            clickOn(stage.a.e2)
            board.forceActiveFocus()
            keyClick(Qt.Key_Return)
            compare(clicks.count, 0)
        }
        function test_the_keys_go_from_square_to_square_and_click() {
            board.forceActiveFocus()
            const cursor = findChild(board, "cursor")
            verify(cursor.visible)
            keyClick(Qt.Key_Up)
            compare(board.cursor, stage.a.e2)
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Up)
            keyClick(Qt.Key_Space)
            compare(clicks.count, 2)
            compare(clicks.signalArguments[1][0], stage.a.e4)
            keyClick(Qt.Key_Delete)
            compare(cleared.signalArguments[0][0], stage.a.e4)
            clickOn(stage.a.e7)
            verify(!cursor.visible, "the mouse needs no cursor")
        }
        function test_the_cursor_stays_on_the_board_and_follows_what_is_seen() {
            board.forceActiveFocus()
            keyClick(Qt.Key_Down)
            compare(board.cursor, stage.a.e1)
            board.flipped = true
            keyClick(Qt.Key_Down)
            compare(board.cursor, stage.a.e2)
        }
        function test_escape_lets_the_picked_piece_go_and_otherwise_belongs_to_the_page() {
            board.forceActiveFocus()
            keyClick(Qt.Key_Escape)
            compare(gone.count, 0)
            board.picked = stage.a.e2
            keyClick(Qt.Key_Escape)
            compare(gone.count, 1)
        }
        function test_a_promotion_is_chosen_by_letter_number_or_enter_data() {
            return [{ tag: "queen by letter", key: "q", letter: "q" }, { tag: "knight by letter", key: "n", letter: "n" },
                { tag: "rook by number", key: "2", letter: "r" }, { tag: "bishop by number", key: "3", letter: "b" },
                { tag: "queen by Enter", key: Qt.Key_Return, letter: "q" }]
        }
        function test_a_promotion_is_chosen_by_letter_number_or_enter(row) {
            board.forceActiveFocus()
            board.promotion = stage.a.a8
            keyClick(row.key)
            compare(chosen.count, 1)
            compare(chosen.signalArguments[0][0], row.letter)
            board.promotion = -1
            verify(board.activeFocus)
            keyClick(Qt.Key_Up)
            compare(board.cursor, stage.a.e2, "the keys are the board's again")
        }
        function test_a_promotion_is_chosen_with_the_mouse_or_not_at_all() {
            board.promotion = stage.a.h1
            const knight = findChild(board, "become n")
            mouseClick(knight)
            compare(chosen.signalArguments[0][0], "n")
            mouseClick(board.field, middle(stage.a.a8).x, middle(stage.a.a8).y)
            compare(gone.count, 1)
            keyClick(Qt.Key_Escape)
            compare(gone.count, 2)
            compare(clicks.count, 0)
        }
        function test_marks_lie_on_their_squares_and_differ_in_shape() {
            board.marks = [{ square: stage.a.e1, kind: BoardView.Check }, { square: stage.a.e4, kind: BoardView.Target }]
            board.lastMove = [stage.a.e2, stage.a.e4]
            board.arrows = [{ from: stage.a.e2, to: stage.a.e4, kind: BoardView.Next }]
            waitForRendering(board)
            const image = grabImage(board)
            const at = point => { const on = board.field.mapToItem(board, point.x, point.y); return image.pixel(on.x, on.y) }
            compare(at(Qt.point(board.field.xOf(stage.a.e1) + 1, board.field.yOf(stage.a.e1) + 20)), Theme.boardAlarm)
            verify(at(Qt.point(board.field.xOf(stage.a.e2) + 6, board.field.yOf(stage.a.e2) + 6)) !== Theme.boardLight)
        }
        function test_a_move_slides_and_a_dropped_piece_is_there_at_once() {
            board.animated = true
            const after = stage.start.slice(0, 12) + "." + stage.start.slice(13, 28) + "P" + stage.start.slice(29)
            board.lastMove = [stage.a.e2, stage.a.e4]
            board.placement = after
            tryVerify(() => pieceOn("e4").y > board.field.yOf(stage.a.e4))
            tryCompare(pieceOn("e4"), "y", board.field.yOf(stage.a.e4))
            board.lastMove = []
            board.placement = stage.start
            wait(20)
            dragTo(stage.a.e2, middle(stage.a.e4))
            board.lastMove = [stage.a.e2, stage.a.e4]
            board.placement = after
            for (let look = 0; look < 5; ++look) {
                compare(pieceOn("e4").y, board.field.yOf(stage.a.e4))
                wait(10)
            }
        }
        function test_the_board_is_told_in_words() {
            board.words = "White: king e1."
            compare(board.Accessible.name, "White: king e1.")
            board.forceActiveFocus()
            compare(board.Accessible.description, "e1, White king")
        }
    }
}
