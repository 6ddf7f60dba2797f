// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.Ui

Item {
    id: stage
    width: 400
    height: 300

    Component { id: fieldComponent; Field { width: 300; label: "Name" } }
    SignalSpy { id: edited; signalName: "edited" }

    TestCase {
        name: "field"
        when: windowShown

        function init() { edited.clear() }
        function made(properties) {
            const field = createTemporaryObject(fieldComponent, stage, properties)
            edited.target = field
            return field
        }
        function test_the_error_is_shown_in_words_and_replaces_the_hint() {
            const field = made({ hint: "As in the passport" })
            verify(!findChild(field, "error").visible)
            field.error = "An event needs a name."
            verify(findChild(field, "error").visible)
            compare(findChild(field, "input").Accessible.description, "An event needs a name.")
        }
        function test_typing_is_reported_and_the_value_may_come_back_changed() {
            const field = made({ value: "old" })
            compare(field.text, "old")
            field.take()
            keyClick("n")
            compare(edited.count, 1)
            compare(edited.signalArguments[0][0], "n")
            field.value = "new from the model"
            compare(field.text, "new from the model")
        }
        function test_what_is_locked_looks_locked_and_takes_no_text() {
            const field = made({ value: "9", enabled: false })
            const input = findChild(field, "input")
            compare(input.background.color, Theme.sunken)
            compare(input.color, Theme.inkFaint)
            mouseClick(field, field.width / 2, field.height - 10)
            keyClick("7")
            compare(field.text, "9")
            compare(edited.count, 0)
        }
        function test_an_enter_held_down_is_one_enter_data() {
            return [{ tag: "again", key: Qt.Key_Return, isAutoRepeat: true, held: true }, { tag: "again, beside the figures", key: Qt.Key_Enter, isAutoRepeat: true, held: true },
                    { tag: "once", key: Qt.Key_Return, isAutoRepeat: false, held: false }, { tag: "a letter", key: Qt.Key_A, isAutoRepeat: true, held: false }]
        }
        function test_an_enter_held_down_is_one_enter(row) { compare(made({}).held(row), row.held) }
        function test_the_label_is_its_accessible_name() { compare(findChild(made({}), "input").Accessible.name, "Name") }
    }
}
