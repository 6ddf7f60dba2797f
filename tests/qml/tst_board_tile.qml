// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

Item {
    id: stage
    width: 400
    height: 300

    BoardsModel { id: boards }
    Component { id: tileComponent; BoardTile { width: 300; height: 240 } }
    SignalSpy { id: pressed; signalName: "pressed" }
    SignalSpy { id: chosen; signalName: "chosen" }

    TestCase {
        name: "board tile"
        when: windowShown

        function made(row) {
            const roles = boards.row(row)
            for (const unused of ["whiteNumber", "blackNumber", "whitePoints", "blackPoints", "whiteRating", "blackRating", "whitePeriod", "blackPeriod", "resultSpoken"])
                delete roles[unused]
            const tile = createTemporaryObject(tileComponent, stage, roles)
            pressed.target = tile
            chosen.target = tile
            pressed.clear()
            chosen.clear()
            return tile
        }
        function chosenTile(row) {
            const tile = made(row)
            tile.selected = true
            return tile
        }
        function test_the_first_touch_on_a_board_only_chooses_it() {
            const side = findChild(made(0), "whiteSide")
            mousePress(side, 40, 20)
            compare(pressed.count, 0)
            verify(chosen.count >= 1)
            mouseRelease(side, 40, 20)
        }
        function test_a_touch_presses_the_running_side_when_it_begins() {
            const side = findChild(chosenTile(0), "whiteSide")
            const touch = touchEvent(side)
            touch.press(1, side, 40, 20).commit()
            compare(pressed.count, 1)
            compare(pressed.signalArguments[0][0], BoardsModel.White)
            touch.release(1, side, 40, 20).commit()
            compare(pressed.count, 1)
        }
        function test_a_mouse_press_counts_before_its_release() {
            const side = findChild(chosenTile(1), "blackSide")
            mousePress(side, 40, 20)
            compare(pressed.count, 1)
            compare(pressed.signalArguments[0][0], BoardsModel.Black)
            mouseRelease(side, 40, 20)
        }
        function test_the_side_that_does_not_run_only_chooses_the_board() {
            const side = findChild(made(0), "blackSide")
            mousePress(side, 40, 20)
            compare(pressed.count, 0)
            verify(chosen.count >= 1)
            mouseRelease(side, 40, 20)
        }
    }
}
