// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The check-in at the desk by keyboard alone, and the players' own screen.
Item {
    id: stage
    width: 900
    height: 640

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }
    Component { id: kioskComponent; KioskScreen { width: 900; height: 640; event: "River Open" } }
    Component { id: modelComponent; CheckInModel {} }

    TestCase {
        name: "check_in_page"
        when: windowShown

        property Workspace workspace
        property Main window

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            window = windowComponent.createObject(stage, { workspace: workspace })
            window.requestActivate()
            tryCompare(window, "active", true)
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
            Theme.fontScale = 1
        }
        function show() {
            workspace.checkIn.fill(8)
            keyClick(Qt.Key_F2, Qt.ShiftModifier)
            compare(window.page, "checkin")
            waitForRendering(window.contentItem)
        }

        function test_letters_find_and_enter_says_that_the_player_is_here() {
            show()
            verify(workspace.checkIn.watched)
            keyClick("k")
            keyClick("r")
            compare(workspace.checkIn.typed, "kr")
            keyClick(Qt.Key_Return)
            compare(workspace.checkIn.log, ["arrive 11"])
            compare(workspace.checkIn.typed, "") // ready for the next name
        }
        function test_what_is_listed_is_copied_unless_letters_are_chosen() {
            show()
            keyClick("c", Qt.ControlModifier)
            compare(workspace.exports.log, ["copyRows number name about tournaments stateText"])
            keyClick("k")
            keyClick("c", Qt.ControlModifier)
            compare(workspace.exports.log.length, 2, "nothing is chosen in the field")
            keyClick("a", Qt.ControlModifier)
            keyClick("c", Qt.ControlModifier)
            compare(workspace.exports.log.length, 2, "the field copies its own")
        }
        function test_the_players_of_all_tournaments_or_of_this_one_alone() {
            workspace.checkIn.several = true
            show()
            const badge = findChild(window.contentItem, "tournaments")
            compare(badge.text, "A")
            keyClick("t", Qt.ControlModifier)
            compare(workspace.checkIn.together, false)
            keyClick("t", Qt.ControlModifier)
            compare(workspace.checkIn.together, true)
            workspace.checkIn.several = false
            keyClick("t", Qt.ControlModifier)
            compare(workspace.checkIn.together, true, "there is one alone")
        }
        function test_a_player_of_another_tournament_is_edited_there() {
            workspace.checkIn.several = true
            show()
            workspace.checkIn.setProperty(0, "ofOthers", true)
            keyClick(Qt.Key_Return, Qt.ShiftModifier)
            compare(window.page, "checkin")
            workspace.checkIn.setProperty(0, "ofOthers", false)
            keyClick(Qt.Key_Return, Qt.ShiftModifier)
            compare(window.page, "players")
        }
        function test_a_player_is_entered_in_another_tournament_as_well_from_the_list() {
            workspace.playerForm.alsoIn = [{ name: "B", there: true, chosen: false }, { name: "Blitz", there: false, chosen: false }]
            keyClick(Qt.Key_F2)
            waitForRendering(window.contentItem)
            keyClick("a", Qt.ControlModifier | Qt.ShiftModifier)
            const there = findChild(window.contentItem, "also in B")
            const blitz = findChild(window.contentItem, "also in Blitz")
            verify(there.checked && !there.enabled)
            tryCompare(blitz, "activeFocus", true)
            keyClick(Qt.Key_Space)
            compare(workspace.playerForm.alsoIn[1].chosen, true)
            verify(blitz.activeFocus, "the keyboard stays")
            workspace.playerForm.name = "Amazon"
            keyClick(Qt.Key_Return)
            compare(workspace.playerForm.submitted, 1)
        }
        function test_enter_alone_goes_on_to_the_next_who_is_missing() {
            show()
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Return)
            compare(workspace.checkIn.log.length, 2)
            verify(workspace.checkIn.log[0] !== workspace.checkIn.log[1])
        }
        function test_the_cursor_goes_through_the_list_while_the_field_is_typed_in() {
            show()
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(workspace.checkIn.log, ["arrive 13"])
            keyClick(Qt.Key_Up) // back to the one who has come
            keyClick(Qt.Key_Tab) // to the next one who is missing
            keyClick(Qt.Key_Return)
            compare(workspace.checkIn.log, ["arrive 13", "arrive 14"])
        }
        function test_delete_says_that_the_player_is_not_here_after_all() {
            show()
            keyClick("k")
            keyClick(Qt.Key_Delete) // of what is typed
            compare(workspace.checkIn.log, [])
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_Delete)
            compare(workspace.checkIn.log, ["takeBack 11"])
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Delete) // who has not come
            compare(workspace.checkIn.log, ["takeBack 11"])
        }
        function test_escape_clears_what_was_typed() {
            show()
            keyClick("x")
            keyClick(Qt.Key_Escape)
            compare(workspace.checkIn.typed, "")
            compare(window.page, "checkin")
        }
        function test_a_fee_is_paid_with_a_key_and_only_the_missing_are_shown_with_another() {
            show()
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_F, Qt.ControlModifier)
            compare(workspace.checkIn.log, ["fee 13"])
            keyClick(Qt.Key_M, Qt.ControlModifier)
            compare(workspace.checkIn.onlyMissing, true)
        }
        function test_closing_names_the_missing_and_takes_one_key_data() {
            return [{ tag: "zero", key: "0", modifiers: Qt.NoModifier, log: "close 0" },
                    { tag: "half", key: "=", modifiers: Qt.NoModifier, log: "close 1" },
                    { tag: "withdraw", key: Qt.Key_D, modifiers: Qt.ControlModifier, log: "close 2" }]
        }
        function test_closing_names_the_missing_and_takes_one_key(row) {
            show()
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            keyClick(row.key, row.modifiers)
            compare(workspace.checkIn.log, [row.log])
            keyClick("s") // the field has the keyboard again
            compare(workspace.checkIn.typed, "s")
        }
        function test_closing_is_left_with_escape() {
            show()
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            keyClick(Qt.Key_Escape)
            keyClick("0")
            compare(workspace.checkIn.log, [])
        }
        function test_nobody_looks_once_the_page_is_left() {
            show()
            keyClick(Qt.Key_F3)
            compare(workspace.checkIn.watched, false)
        }

        // --- the players' own screen -----------------------------------------------------------------------------

        function kioskScreen() {
            const model = createTemporaryObject(modelComponent, stage)
            model.fill(4)
            const screen = createTemporaryObject(kioskComponent, stage, { kiosk: model })
            return screen
        }
        function test_a_player_types_picks_and_says_yes() {
            const screen = kioskScreen()
            screen.write("K")
            screen.write("R")
            screen.erase()
            compare(screen.typed, "K")
            screen.pick(14, "Souto Outeiriño, Xoán Manuel", "SVK", CheckInModel.Missing)
            screen.confirm()
            compare(screen.kiosk.log, ["checkIn 14"])
            screen.confirm()
            compare(screen.kiosk.log, ["checkIn 14"])
            screen.takeBack()
            compare(screen.kiosk.log, ["checkIn 14", "takeBack 14"])
            compare(screen.player, 0)
        }
        function test_names_are_chosen_by_keys_too() {
            const screen = kioskScreen()
            screen.write("K")
            screen.move(1)
            screen.move(1)
            compare(screen.at, 1)
            screen.move(-1)
            compare(screen.at, 0)
            screen.write("R")
            compare(screen.at, -1)
        }
        function test_shift_enter_opens_the_player_in_the_form() {
            show()
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return, Qt.ShiftModifier)
            compare(window.page, "players")
            tryCompare(workspace.playerForm, "editing", true)
        }
        function test_undo_works_where_names_are_typed() {
            show()
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            verify(workspace.log.includes("undo"))
        }
        function test_who_is_here_already_changes_nothing() {
            const screen = kioskScreen()
            screen.pick(11, "Kráľovičová, Alžbeta", "", CheckInModel.Here)
            screen.confirm()
            screen.takeBack()
            compare(screen.kiosk.log, [])
            compare(screen.kiosk.typed, "")
        }
    }
}
