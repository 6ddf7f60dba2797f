// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

Item {
    id: stage
    width: 800
    height: 600

    Component { id: questionComponent; QuestionView {} }
    Component { id: dialogComponent; QuestionDialog { parent: stage } }

    TestCase {
        name: "question dialog"
        when: windowShown

        property QuestionView question
        property QuestionDialog dialog

        function cleanup() {
            dialog.destroy() // before its question
            wait(1)
        }
        function asked(consequences) {
            question = createTemporaryObject(questionComponent, stage, { consequences: consequences })
            dialog = dialogComponent.createObject(stage, { question: question })
            question.asked = true
            tryCompare(dialog, "opened", true)
        }
        function test_escape_is_no() {
            asked(["His games will not count."])
            keyClick(Qt.Key_Escape)
            compare(question.log, ["no"])
            tryCompare(dialog, "visible", false)
        }
        function test_enter_is_yes_when_nothing_is_lost_by_it() {
            asked([])
            keyClick(Qt.Key_Return)
            compare(question.log, ["yes"])
        }
        function test_enter_is_no_when_there_are_consequences() {
            asked(["His games will not count."])
            keyClick(Qt.Key_Return)
            compare(question.log, ["no"])
        }
        function test_the_answer_that_enter_gives_has_a_ring_each_time() {
            asked(["His games will not count."])
            verify(findChild(dialog.contentItem, "no").visualFocus)
            keyClick(Qt.Key_Escape)
            tryCompare(dialog, "visible", false)
            keyPress(Qt.Key_Return, Qt.ControlModifier)
            question.asked = true
            tryCompare(dialog, "opened", true)
            keyRelease(Qt.Key_Return, Qt.ControlModifier)
            verify(findChild(dialog.contentItem, "no").visualFocus)
        }
        function test_the_third_answer_has_its_own_key() {
            asked(["If the opponent has resigned, the game is drawn."])
            keyClick("=")
            compare(question.log, [], "there is none")
            question.insteadText = "Enter a draw"
            keyClick("=")
            compare(question.log, ["instead"])
        }
        function test_keys_that_were_meant_for_something_else_answer_nothing_before_a_pause() {
            question = createTemporaryObject(questionComponent, stage, { consequences: [], insteadText: "Open an incident", insteadKey: "I", waitsForPause: true })
            dialog = dialogComponent.createObject(stage, { question: question })
            question.asked = true
            tryCompare(dialog, "opened", true)
            for (const key of ["1", "=", "i", Qt.Key_Return, Qt.Key_Space])
                keyClick(key)
            compare(question.log, ["stray", "stray", "stray", "stray", "stray"])
            tryCompare(question, "waitsForPause", false, 2000)
            keyClick("i")
            compare(question.log.slice(-1), ["instead"])
        }
        function test_long_consequences_scroll_between_the_title_and_the_answers() {
            asked(Array.from({ length: 30 }, (_, i) => "Board " + i + " would have been paired otherwise, and somebody changes places with somebody else."))
            const yes = findChild(dialog.contentItem, "yes")
            const no = findChild(dialog.contentItem, "no")
            const lines = findChild(dialog.contentItem, "consequences")
            tryVerify(() => lines.height > 300, 2000, "laid out")
            verify(dialog.y >= 0 && dialog.y + dialog.height <= stage.height, "all of it is in sight")
            for (const answer of [yes, no])
                verify(answer.mapToItem(stage, 0, answer.height).y <= stage.height)
            verify(lines.contentHeight > lines.height)
            keyClick(Qt.Key_Down)
            verify(lines.contentY > 0)
            verify(no.activeFocus)
        }
        function test_a_grave_answer_says_its_keys() {
            asked(["His games will not count."])
            const yes = findChild(dialog.contentItem, "yes")
            compare(yes.keys, "←  ↵")
            keyClick(Qt.Key_Left)
            compare(yes.keys, "↵")
        }
        function test_escape_is_no_at_any_time() {
            question = createTemporaryObject(questionComponent, stage, { waitsForPause: true })
            dialog = dialogComponent.createObject(stage, { question: question })
            question.asked = true
            tryCompare(dialog, "opened", true)
            keyClick(Qt.Key_Escape)
            compare(question.log, ["no"])
        }
        function test_an_arrow_and_enter_say_yes_with_open_eyes() {
            asked(["His games will not count."])
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Return)
            compare(question.log, ["yes"])
        }
    }
}
