// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The face of one board, played by keys and by touch.
Item {
    id: stage
    width: 1280
    height: 800

    Component { id: clockComponent; ClockView {} }
    Component { id: pageComponent; ClockPage { width: 1280; height: 800 } }

    TestCase {
        name: "clock page"
        when: windowShown

        property ClockView clock
        property ClockPage page
        property Item leftHalf
        property Item rightHalf

        function init() {
            clock = createTemporaryObject(clockComponent, stage)
            page = pageComponent.createObject(stage, { clock: clock })
            page.forceActiveFocus()
            leftHalf = findChild(page, "leftHalf")
            rightHalf = findChild(page, "rightHalf")
            waitForRendering(page)
        }
        function cleanup() {
            page.destroy() // before its clock
            wait(1)
        }
        // The players' own clock gives them no signal (2009: 13.6).
        function test_little_time_left_looks_like_much() {
            const digits = findChild(leftHalf, "digits")
            const look = () => [String(digits.color), String(leftHalf.color), digits.font.bold, findChild(leftHalf, "signs").height].join()
            const before = look()
            clock.left.time = "0:03"
            wait(1)
            compare(digits.text, "0:03")
            compare(look(), before)
        }
        function test_there_is_a_key_for_each_end_data() {
            return [{ tag: "A", key: Qt.Key_A, end: "left" }, { tag: "L", key: Qt.Key_L, end: "right" },
                    { tag: "left arrow", key: Qt.Key_Left, end: "left" }, { tag: "right arrow", key: Qt.Key_Right, end: "right" }]
        }
        function test_there_is_a_key_for_each_end(row) {
            keyClick(row.key)
            compare(clock.log, [row.end])
        }
        function test_space_alone_plays_for_both() {
            keyClick(Qt.Key_Space)
            compare(clock.log, ["pressActive"])
        }
        function test_space_starts_a_clock_that_stands() {
            clock.phase = BoardsModel.Ready
            keyClick(Qt.Key_Space)
            compare(clock.log, ["startOrPause"])
        }
        function test_keys_of_other_commands_are_no_levers() {
            keyClick(Qt.Key_A, Qt.ControlModifier)
            keyClick(Qt.Key_L, Qt.AltModifier)
            compare(clock.log, [])
        }
        function test_the_keys_of_the_arbiter() {
            keyClick(Qt.Key_P)
            keyClick(Qt.Key_T)
            keyClick(Qt.Key_S)
            keyClick(Qt.Key_M)
            compare(clock.log, ["startOrPause", "turn", "speak", "mute"])
        }
        function test_one_escape_leaves_whatever_is_shown() {
            clock.phase = BoardsModel.Running
            keyClick(Qt.Key_I)
            verify(page.factsShown)
            keyClick(Qt.Key_Escape)
            compare(clock.log, ["close"])
        }
        function test_an_incident_is_not_opened_before_the_players() {
            keyClick(Qt.Key_F12)
            verify(page.word.includes("Esc"))
            compare(clock.log, [])
        }
        function test_a_touch_presses_when_it_begins() {
            const touch = touchEvent(leftHalf)
            touch.press(1, leftHalf, 100, 200).commit()
            compare(clock.log, ["left"])
            touch.release(1, leftHalf, 100, 200).commit()
            compare(clock.log, ["left"])
        }
        function test_both_halves_take_touches_at_once() {
            const touch = touchEvent(page)
            touch.press(1, leftHalf, 100, 200).commit()
            touch.stationary(1).press(2, rightHalf, 100, 200).commit()
            compare(clock.log, ["left", "right"])
            touch.release(1, leftHalf, 100, 200).release(2, rightHalf, 100, 200).commit()
            compare(clock.log, ["left", "right"])
        }
        function test_two_touches_in_one_moment_press_both_levers() {
            const touch = touchEvent(page)
            touch.press(1, leftHalf, 100, 200).press(2, rightHalf, 100, 200).commit()
            compare(clock.log.length, 2)
            touch.release(1, leftHalf, 100, 200).release(2, rightHalf, 100, 200).commit()
        }
        function test_turned_round_black_stands_left_and_the_ends_stay_where_they_are() {
            verify(leftHalf.side.white)
            keyClick(Qt.Key_T)
            verify(!leftHalf.side.white)
            verify(rightHalf.side.white)
            keyClick(Qt.Key_A)
            mousePress(rightHalf, 100, 200)
            mouseRelease(rightHalf, 100, 200)
            compare(clock.log, ["turn", "left", "right"])
        }
        function test_a_touch_on_the_arbiters_facts_is_none_on_the_dial() {
            const facts = findChild(page, "facts")
            verify(!facts.visible)
            keyClick(Qt.Key_I)
            verify(facts.visible)
            const touch = touchEvent(facts)
            touch.press(1, facts, 100, 10).commit()
            touch.release(1, facts, 100, 10).commit()
            mouseClick(facts, 100, 10)
            compare(clock.log, [])
        }
        function test_the_digits_stay_as_large_whatever_time_they_show() {
            const digits = findChild(leftHalf, "digits")
            const before = digits.font.pixelSize
            clock.white.time = "1:11:11"
            compare(digits.font.pixelSize, before)
            clock.white.time = "0:09"
            const small = digits.font.pixelSize
            clock.white.time = "59:59"
            compare(digits.font.pixelSize, small)
            verify(digits.width <= leftHalf.width)
        }
        function test_a_separator_that_goes_out_keeps_the_digits_in_place() {
            const digits = findChild(leftHalf, "digits")
            const width = digits.contentWidth
            clock.white.digits = "1<font color=\"transparent\">:</font>28<font color=\"transparent\">:</font>07"
            compare(digits.contentWidth, width)
        }
        function test_the_first_flag_blinks_and_the_period_flag_does_not() {
            clock.white.flag = true
            clock.white.flagLit = true
            const flag = findChild(leftHalf, "finalFlag")
            verify(flag.visible && flag.lit)
            clock.white.flagLit = false
            verify(flag.visible && !flag.lit)
            verify(!findChild(rightHalf, "finalFlag").visible)
            clock.black.periodFlag = true
            verify(findChild(rightHalf, "periodFlag").visible && findChild(rightHalf, "periodFlag").lit)
        }
        function test_the_arbiter_is_told_of_digits_too_small_for_three_metres() {
            const facts = findChild(page, "facts")
            page.width = 300
            page.height = 300
            verify(!facts.legible)
            page.width = 1280
            page.height = 800
            compare(facts.legible, leftHalf.digitMillimetres >= 18)
        }
    }
}
