// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.Ui

// A list that opens downwards, by its letters and by what its names stand for; a question whose answers lie open.
Item {
    id: stage
    width: 300
    height: 200

    Component {
        id: component
        Choice {
            property var log: []
            names: ["", "GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"]
            values: ["", "GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"]
            value: ""
            onChose: value => { log = log.concat([value]); this.value = value }
        }
    }
    Component {
        id: questionComponent
        InterventionChoiceRow {
            property var log: []
            text: "Player"
            answers: ["White", "Black"]
            values: ["white", "black"]
            width: 200
            onAnswered: value => { log = log.concat([value]) }
        }
    }
    TestCase {
        name: "choice"
        when: windowShown

        function test_an_answer_with_the_keyboard_stays_a_stop_of_tab_when_another_one_holds() {
            failOnWarning(/activeFocusOnTab/)
            for (const several of [false, true]) {
                const question = createTemporaryObject(questionComponent, stage, { value: "white", several: several })
                const chip = question.row.itemAt(1)
                chip.forceActiveFocus(Qt.MouseFocusReason)
                question.value = "black"
                question.value = "white,black"
                question.value = "white"
                verify(chip.activeFocus)
                compare(chip.focusPolicy, Qt.StrongFocus)
                question.take()
                compare(chip.focusPolicy, Qt.ClickFocus, "Tab leads to one of them")
            }
        }
        function test_letters_find_names_without_accents_and_by_their_words_data() {
            return [{ tag: "c", value: "number" }, { tag: "rat", value: "rating" }, { tag: "narodny", value: "rating" }]
        }
        function test_letters_find_names_without_accents_and_by_their_words(row) {
            const choice = createTemporaryObject(component, stage, { names: ["Meno", "Číslo", "Národný rating"], values: ["name", "number", "rating"], value: "name" })
            choice.take()
            for (const letter of row.tag)
                keyClick(letter)
            compare(choice.value, row.value)
        }
        function test_all_letters_typed_count_data() {
            return ["WIM", "WCM", "WFM", "IM", "CM", "GM"].map(title => ({ tag: title }))
        }
        function test_all_letters_typed_count(row) {
            const choice = createTemporaryObject(component, stage)
            choice.take()
            for (const letter of row.tag)
                keyClick(letter.toLowerCase())
            compare(choice.value, row.tag)
        }
        function openList(properties) {
            const choice = createTemporaryObject(component, stage, properties)
            choice.take()
            const box = stage.Window.activeFocusItem
            keyClick(Qt.Key_Space)
            tryVerify(() => box.popup.opened)
            return choice
        }
        function test_in_an_open_list_letters_light_a_name_and_enter_takes_it() {
            const choice = openList({ value: "GM" })
            const box = stage.Window.activeFocusItem
            for (const letter of "wfm")
                keyClick(letter)
            compare(choice.value, "GM", "not chosen yet")
            compare(box.highlightedIndex, 7)
            keyClick(Qt.Key_Return)
            compare(choice.log, ["WFM"])
            tryVerify(() => !box.popup.visible)
        }
        function test_escape_leaves_what_was_chosen() {
            const choice = openList({ value: "GM" })
            const box = stage.Window.activeFocusItem
            keyClick("w")
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !box.popup.visible)
            compare(choice.log, [])
            compare(choice.value, "GM")
            compare(box.displayText, "GM")
            compare(box.currentIndex, 1)
        }
        function test_a_name_under_the_pointer_is_not_taken_for_the_one_that_was_typed() {
            const choice = openList({ value: "GM" })
            const box = stage.Window.activeFocusItem
            const item = box.popup.contentItem.itemAtIndex(4)
            mouseMove(item, 5, 5)
            mouseMove(item, 9, 9)
            for (const letter of "im")
                keyClick(letter)
            compare(box.highlightedIndex, 2)
            mouseMove(item, 5, 5)
            compare(box.highlightedIndex, 2)
            keyClick(Qt.Key_Return)
            compare(choice.log, ["IM"])
        }
        function test_a_name_is_chosen_by_a_click() {
            const choice = openList({ value: "GM" })
            mouseClick(stage.Window.activeFocusItem.popup.contentItem.itemAtIndex(4))
            compare(choice.log, ["FM"])
        }
        function test_where_a_wrong_choice_is_costly_keys_open_the_list_first_data() {
            return [{ tag: "down", key: Qt.Key_Down, lit: 1 }, { tag: "up", key: Qt.Key_Up, lit: 1 },
                    { tag: "home", key: Qt.Key_Home, lit: 1 }, { tag: "end", key: Qt.Key_End, lit: 1 }, { tag: "a letter", key: Qt.Key_F, lit: 4 }]
        }
        function test_where_a_wrong_choice_is_costly_keys_open_the_list_first(row) {
            const choice = createTemporaryObject(component, stage, { value: "GM", opens: true })
            choice.take()
            const box = stage.Window.activeFocusItem
            keyClick(row.key)
            tryVerify(() => box.popup.opened)
            compare(choice.log, [])
            compare(box.highlightedIndex, row.lit)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(choice.log, [choice.names[row.lit + 1]])
        }
        function test_enter_answers_no_question_that_only_has_the_keyboard() {
            const question = createTemporaryObject(questionComponent, stage)
            question.hold()
            verify(question.activeFocus)
            keyClick(Qt.Key_Return)
            compare(question.log, [])
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Return)
            compare(question.log, ["white"])
        }
        function test_an_answer_is_ticked_when_it_holds_and_not_when_it_is_pressed_data() {
            return [{ tag: "of several", several: true }, { tag: "of one", several: false }]
        }
        function test_an_answer_is_ticked_when_it_holds_and_not_when_it_is_pressed(row) {
            const question = createTemporaryObject(questionComponent, stage, { several: row.several, value: "" })
            question.take()
            const white = stage.Window.activeFocusItem
            compare(white.text, "White")
            for (const press of [() => mouseClick(white), () => keyClick(Qt.Key_Space), () => keyClick(Qt.Key_Return), () => white.accessibleToggleAction()]) {
                question.log = []
                press()
                compare(question.log, ["white"])
                verify(!white.checked, "whoever asks has refused it")
            }
            question.value = "white"
            verify(white.checked)
        }
        function test_left_and_right_go_from_answer_to_answer_data() { return [{ tag: "of several", several: true }, { tag: "of one", several: false }] }
        function test_left_and_right_go_from_answer_to_answer(row) {
            const question = createTemporaryObject(questionComponent, stage, { several: row.several })
            question.take()
            keyClick(Qt.Key_Right)
            compare(stage.Window.activeFocusItem.text, "Black")
            keyClick(Qt.Key_Left)
            compare(stage.Window.activeFocusItem.text, "White")
            verify(stage.Window.activeFocusItem.visualFocus)
        }
        function test_tab_leads_once_to_the_answers_of_a_question_data() { return [{ tag: "of several", several: true }, { tag: "of one", several: false }] }
        function test_tab_leads_once_to_the_answers_of_a_question(row) {
            const question = createTemporaryObject(questionComponent, stage, { several: row.several, value: "black" })
            const next = createTemporaryObject(questionComponent, stage, { text: "Next", answers: ["Yes", "No"], values: ["yes", "no"] })
            question.take()
            compare(stage.Window.activeFocusItem.text, "Black", "the one that holds")
            keyClick(Qt.Key_Tab)
            compare(stage.Window.activeFocusItem.text, "Yes")
            keyClick(Qt.Key_Tab, Qt.ShiftModifier)
            compare(stage.Window.activeFocusItem.text, "Black")
        }
        function test_names_in_another_language_leave_the_choice_as_it_is() {
            const choice = createTemporaryObject(component, stage, { value: "IM" })
            choice.take()
            const box = stage.Window.activeFocusItem
            choice.names = ["", "veľmajster", "medzinárodný majster", "veľmajsterka", "FM", "WIM", "CM", "WFM", "WCM"]
            compare(box.displayText, "medzinárodný majster")
            choice.names = ["bez titulu"].concat(choice.names)
            choice.values = ["none"].concat(choice.values)
            compare(box.displayText, "medzinárodný majster")
            choice.value = "FM"
            compare(box.displayText, "FM")
        }
        function test_the_value_that_is_chosen_is_shown() {
            const choice = createTemporaryObject(component, stage, { value: "FM" })
            compare(choice.chosen, 4)
        }
    }
}
