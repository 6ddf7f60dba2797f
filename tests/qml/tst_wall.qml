// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The keys that pick boards on the wall. As on the hall page, somebody else listens for the other keys.
Item {
    id: stage
    width: 800
    height: 600

    property var others: []

    BoardsModel { id: boards }
    Wall {
        id: wall
        anchors.fill: parent
        boards: boards
        selected: 1
        Keys.onPressed: event => { stage.others.push(event.key); event.accepted = false }
    }

    TestCase {
        name: "wall"
        when: windowShown

        function initTestCase() {
            boards.fill(12)
            wall.forceActiveFocus()
        }
        function init() {
            boards.pickNone()
            wall.picking = true
            wall.currentIndex = 2
            stage.others = []
        }
        function test_x_picks_the_board_and_lets_it_go() {
            keyClick(Qt.Key_X)
            compare(boards.picked, [3])
            keyClick(Qt.Key_X)
            compare(boards.picked, [])
        }
        function test_shift_and_an_arrow_pick_on_the_way() {
            keyClick(Qt.Key_Right, Qt.ShiftModifier)
            compare(boards.picked, [3, 4])
            compare(wall.currentIndex, 3)
            keyClick(Qt.Key_Down, Qt.ShiftModifier)
            compare(wall.currentIndex, 3 + wall.columns)
            compare(boards.picked.length, 2 + wall.columns)
        }
        function test_home_end_and_the_page_keys_go_far() {
            keyClick(Qt.Key_End)
            compare(wall.currentIndex, 11)
            keyClick(Qt.Key_Home)
            compare(wall.currentIndex, 0)
            keyClick(Qt.Key_PageDown)
            verify(wall.currentIndex >= wall.columns)
            keyClick(Qt.Key_PageUp)
            compare(wall.currentIndex, 0)
            compare(boards.picked, [])
        }
        function test_with_shift_they_pick_on_the_way() {
            keyClick(Qt.Key_End, Qt.ShiftModifier)
            compare(boards.picked.length, 10)
            compare(wall.currentIndex, 11)
        }
        function test_an_arrow_alone_only_goes() {
            keyClick(Qt.Key_Right)
            compare(wall.currentIndex, 3)
            compare(boards.picked, [])
        }
        function test_control_a_picks_all_and_escape_none() {
            keyClick(Qt.Key_A, Qt.ControlModifier)
            compare(boards.picked.length, 12)
            keyClick(Qt.Key_Escape)
            compare(boards.picked, [])
            compare(stage.others.includes(Qt.Key_Escape), false)
        }
        function test_escape_is_somebody_elses_when_nothing_is_picked() {
            keyClick(Qt.Key_Escape)
            verify(stage.others.includes(Qt.Key_Escape))
        }
        function test_no_key_picks_while_keys_mean_something_else() {
            wall.picking = false
            keyClick(Qt.Key_X)
            keyClick(Qt.Key_A, Qt.ControlModifier)
            compare(boards.picked, [])
        }
    }
}
