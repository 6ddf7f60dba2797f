// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

Item {
    id: stage
    width: 1200
    height: 800

    Component { id: formComponent; ControlForm {} }
    Component { id: editorComponent; ControlEditor { parent: stage } }
    Component { id: eventFormComponent; EventForm { control: "3+2"; edition: "E2018" } }
    Component { id: fieldComponent; ControlField { width: 500 } }
    SignalSpy { id: accepted; signalName: "accepted" }

    TestCase {
        name: "control editor"
        when: windowShown

        property ControlForm form
        property ControlEditor editor

        function init() {
            form = createTemporaryObject(formComponent, stage)
            editor = editorComponent.createObject(stage, { form: form })
            accepted.target = editor
            accepted.clear()
            editor.edit("40/90:30 +30", "E2023")
            tryCompare(editor, "opened", true)
        }
        function cleanup() {
            stage.width = 1200
            editor.destroy() // before its form
            wait(1)
        }
        function part(name) { return findChild(editor.contentItem, name) }

        function test_it_opens_with_the_control_of_the_field_ready_to_be_typed_over() {
            compare(form.text, "40/90:30 +30")
            compare(form.edition, "E2023")
            verify(findChild(part("control"), "input").activeFocus)
            compare(part("words").text, form.words)
            keyClick("5")
            compare(form.text, "5")
        }
        function test_enter_in_the_line_gives_the_control_both_ways() {
            keyClick(Qt.Key_Return)
            compare(accepted.count, 1)
            compare(accepted.signalArguments[0][0], "exact 40/90:30 +30")
            compare(accepted.signalArguments[0][1], "40/90:30 +30")
            tryCompare(editor, "visible", false)
        }
        function test_control_and_enter_accepts_from_anywhere() {
            part("presetName").take()
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            compare(accepted.count, 1)
        }
        function test_escape_gives_nothing() {
            keyClick(Qt.Key_Escape)
            compare(accepted.count, 0)
            tryCompare(editor, "visible", false)
        }
        function test_what_is_no_control_cannot_be_accepted() {
            form.text = "90+x"
            verify(!part("accept").enabled)
            verify(findChild(part("control"), "error").visible)
            keyClick(Qt.Key_Return)
            compare(accepted.count, 0)
        }
        function test_a_figure_of_a_period_goes_to_the_form() {
            const moves = findChild(part("white"), "moves")
            moves.take()
            keyClick("3")
            compare(form.white.log, ["moves 0 3"])
        }
        function test_a_period_is_added_by_a_key() {
            const add = findChild(part("white"), "add")
            add.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            compare(form.white.count, 3)
        }
        function test_black_has_periods_of_his_own_only_when_asked() {
            verify(!part("black").visible)
            part("same").toggle()
            part("same").toggled()
            compare(form.same, false)
            verify(part("black").visible)
        }
        function test_a_preset_is_found_and_taken_by_keys_alone() {
            part("search").take()
            keyClick("b")
            compare(form.presets.search, "b")
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(form.text, "3+2")
            verify(part("accept").activeFocus)
            keyClick(Qt.Key_Return)
            compare(accepted.count, 1)
        }
        function test_a_preset_of_ones_own_is_kept_under_a_name() {
            verify(!part("save").enabled)
            part("presetName").take()
            keyClick("C")
            verify(part("save").enabled)
            keyClick(Qt.Key_Return)
            compare(form.saved, ["C"])
            compare(part("presetName").text, "")
        }
        function test_where_there_is_little_room_presets_take_the_place_of_periods() {
            verify(part("list").visible && part("control").visible)
            stage.width = 700
            tryVerify(() => !part("list").visible)
            verify(part("control").visible)
            editor.choosing = true
            verify(part("list").visible && !part("control").visible)
        }
    }

    TestCase {
        name: "control field"
        when: windowShown

        function test_its_button_opens_the_editor_and_what_is_made_there_stands_in_the_field() {
            const form = createTemporaryObject(formComponent, stage)
            const eventForm = createTemporaryObject(eventFormComponent, stage)
            const field = fieldComponent.createObject(stage, { form: eventForm, maker: form })
            findChild(field, "editControl").clicked()
            tryCompare(field.editor, "opened", true)
            compare(form.text, "3+2")
            compare(form.edition, "E2018")
            keyClick("5")
            keyClick(Qt.Key_Return)
            compare(eventForm.control, "5")
            tryCompare(field.editor, "visible", false)
            tryVerify(() => findChild(field, "editControl").activeFocus)
            field.destroy() // before its forms
            wait(1)
        }
        function test_without_an_editor_it_has_no_button() {
            const eventForm = createTemporaryObject(eventFormComponent, stage)
            const field = fieldComponent.createObject(stage, { form: eventForm })
            verify(!findChild(field, "editControl").visible)
            field.destroy()
            wait(1)
        }
    }
}
