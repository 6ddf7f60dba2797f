// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// Adjourned games by keyboard.
Item {
    id: stage
    width: 100
    height: 100

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }

    TestCase {
        name: "adjournments_page"
        when: windowShown

        property Workspace workspace
        property Main window

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            workspace.adjournments.fill(3)
            window = windowComponent.createObject(stage, { workspace: workspace })
            window.requestActivate()
            tryCompare(window, "active", true)
            window.page = "hall"
            keyClick(Qt.Key_F9, Qt.ShiftModifier)
            compare(window.page, "adjournments")
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
        }
        function type(text) {
            for (const letter of text)
                keyClick(letter)
        }
        function findText(item, text) {
            if (item.visible && item.text === text)
                return item
            for (const child of Array.from(item.children ?? [])) {
                const found = findText(child, text)
                if (found)
                    return found
            }
            return null
        }
        function test_c_calls_every_game_of_the_round_to_seal() {
            keyClick("c")
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, ["call 1–4"])
        }
        function test_shift_c_calls_the_game_of_an_earlier_round_alone() {
            keyClick("c", Qt.ShiftModifier)
            compare(workspace.adjournments.log, [])
            workspace.adjournments.setProperty(0, "can", "tell label")
            keyClick("c", Qt.ShiftModifier)
            compare(findChild(window.pageItem, "first").input.text, "3")
            keyClick(Qt.Key_Escape)
            keyClick("c")
            compare(findChild(window.pageItem, "first").input.text, "1–4", "C is meant for the round that is shown")
        }
        function test_a_page_that_was_left_empty_has_a_game_chosen_again() {
            workspace.adjournments.clear()
            window.page = "hall"
            workspace.adjournments.fill(3)
            keyClick(Qt.Key_F9, Qt.ShiftModifier)
            compare(findChild(window.pageItem, "games").currentIndex, 0)
        }
        function test_a_game_is_found_by_its_board() {
            keyClick("/")
            type("3")
            keyClick(Qt.Key_Return)
            compare(findChild(window.pageItem, "games").currentIndex, 2)
            keyClick("d")
            verify(findChild(window.pageItem, "first").input.activeFocus, "the keys are those of the page again")
            keyClick(Qt.Key_Escape)
            keyClick("/")
            type("9")
            keyClick(Qt.Key_Return)
            compare(findChild(window.pageItem, "games").currentIndex, 2)
            compare(findChild(window.pageItem, "finder").error, "No such game is in the list.")
            keyClick(Qt.Key_Escape)
        }
        function test_what_a_ruling_leaves_is_asked_on_the_page_with_what_was_said() {
            window.page = "hall"
            workspace.adjournments.ask(1, "open", "Nf3")
            compare(window.page, "adjournments")
            wait(1)
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, ["open 1 Nf3"])
        }
        function test_a_letter_says_who_seals_also_without_its_mark_data() {
            return [{ tag: "B", key: "b", chosen: "white" }, { tag: "W", key: "w", chosen: "white" }, { tag: "C", key: "c", chosen: "black" }, { tag: "X", key: "x", chosen: "" }]
        }
        function test_a_letter_says_who_seals_also_without_its_mark(row) {
            workspace.sealing.begin(1, 1)
            workspace.sealing.asksWho = true
            workspace.sealing.changed()
            keyClick(row.key)
            compare(workspace.sealing.chosen, row.chosen)
            compare(workspace.sealing.asksWho, row.chosen === "")
        }
        function test_with_the_keys_on_the_screen_no_key_reaches_the_page_below() {
            workspace.sealing.begin(1, 1)
            workspace.sealing.seal("Nf3", "Nf3")
            wait(1)
            workspace.question.asked = true // whether a file is replaced
            wait(20)
            workspace.question.asked = false
            wait(20)
            const rows = workspace.adjournments.log.length
            keyClick("s")
            keyClick("w")
            compare(workspace.adjournments.log.length, rows)
            verify(workspace.sealing.open)
        }
        function test_a_ruling_that_leaves_the_sealing_stops_no_clock() {
            window.page = "hall"
            workspace.adjournments.ask(0, "adjourn", "")
            compare(window.page, "adjournments")
            wait(1)
            compare(workspace.adjournments.log, [], "S is pressed when the move is sealed")
        }
        function test_the_chosen_game_is_still_chosen_when_one_comes_back() {
            keyClick(Qt.Key_Down)
            window.page = "hall"
            window.page = "adjournments"
            keyClick("m")
            compare(workspace.adjournments.log, [], "it is asked first")
            type("lost")
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, ["miss 1 lost"])
        }
        function test_s_adjourns_at_once_also_with_the_move_that_must_be_sealed() {
            keyClick("s")
            compare(workspace.adjournments.log, ["adjourn 0 Nf3"])
        }
        function test_what_a_player_who_asked_is_charged_is_asked_while_the_clock_stands() {
            workspace.adjournments.setProperty(0, "charged", true)
            keyClick("s")
            compare(workspace.adjournments.log, ["stopClock 0"])
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, ["stopClock 0", "adjourn 0 Nf3"])
        }
        function test_the_clock_that_s_has_stopped_goes_on_when_nothing_comes_of_it() {
            workspace.adjournments.setProperty(0, "charged", true)
            keyClick("s")
            keyClick(Qt.Key_Escape)
            compare(workspace.adjournments.log, ["stopClock 0", "startClock 0"])
            keyClick("s")
            keyClick(Qt.Key_Return)
            keyClick("c")
            keyClick(Qt.Key_Escape)
            compare(workspace.adjournments.log.slice(-1), ["adjourn 0 Nf3"], "what was done starts no clock afterwards")
        }
        function test_a_second_press_marks_nobody_of_the_next_game() {
            keyClick(Qt.Key_Down)
            workspace.adjournments.remove(1)
            keyClick("w")
            compare(workspace.adjournments.log, [])
            wait(800)
            keyClick("w")
            compare(workspace.adjournments.log.length, 1)
        }
        function test_after_a_sealed_move_the_next_player_who_seals_is_chosen() {
            workspace.adjournments.sealing = 2
            keyClick("s")
            tryCompare(findChild(window.pageItem, "games"), "currentIndex", 2)
        }
        function test_a_second_s_stops_no_other_game() {
            workspace.adjournments.sealing = 1
            workspace.adjournments.setProperty(1, "can", "type adjourn")
            keyClick("s")
            keyClick("s")
            tryCompare(findChild(window.pageItem, "games"), "currentIndex", 1)
            compare(workspace.adjournments.log, ["adjourn 0 Nf3"])
            wait(1100)
            keyClick("s")
            compare(workspace.adjournments.log.length, 2)
        }
        function test_after_an_undo_the_cursor_is_on_its_game() {
            const list = findChild(window.pageItem, "games")
            list.currentIndex = 2
            workspace.adjournments.broughtBack(2, 1)
            tryCompare(list, "currentIndex", 0)
            workspace.adjournments.broughtBack(1, 1)
            wait(1)
            compare(list.currentIndex, 0, "of another round nothing is chosen")
        }
        function test_the_last_game_that_was_sealed_is_wholly_in_sight_with_its_buttons() {
            workspace.adjournments.fill(9)
            const list = findChild(window.pageItem, "games")
            list.currentIndex = 0
            keyClick("s")
            workspace.adjournments.move(0, 11, 1)
            workspace.adjournments.setProperty(11, "can", "label tag plan keep miss white black open write resume reply reread")
            workspace.adjournments.setProperty(11, "mustSeal", "Nf3")
            workspace.adjournments.setProperty(11, "envelope", "Envelope: nobody is named who keeps it")
            tryCompare(list, "currentIndex", 11)
            tryVerify(() => list.currentItem.y + list.currentItem.height <= list.contentY + list.height)
            verify(list.currentItem.y >= list.contentY)
        }
        function test_whoever_keeps_one_envelope_may_keep_the_others_of_the_round() {
            keyClick(Qt.Key_Down)
            keyClick("k")
            type("safe")
            findChild(window.pageItem, "also").toggle()
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, ["keep 1 safe false all"])
            keyClick("k")
            type("bag")
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log.slice(-1), ["keep 1 bag false"], "it is asked anew each time")
        }
        function test_a_reply_is_sealed_only_after_it_was_asked_about() {
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            keyClick("e")
            compare(workspace.adjournments.log, ["stopClock 2"])
            keyClick(Qt.Key_Escape)
            compare(workspace.adjournments.log, ["stopClock 2", "startClock 2"])
            keyClick("e")
            type("safe")
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log.slice(-1), ["reply 2 safe"])
        }
        function test_an_envelope_that_was_checked_is_shown_as_checked() {
            workspace.adjournments.setProperty(1, "checked", true)
            keyClick(Qt.Key_Down)
            keyClick("k")
            type("safe")
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, ["keep 1 safe true"])
        }
        function test_the_first_game_of_an_empty_page_is_chosen() {
            workspace.adjournments.clear()
            workspace.adjournments.fill(1)
            keyClick("s")
            compare(workspace.adjournments.log, ["adjourn 0 Nf3"])
        }
        function test_a_key_that_does_not_open_is_said_beside_its_line() {
            keyClick(Qt.Key_Down)
            keyClick("o")
            workspace.adjournments.refused(0, "This key does not open it.")
            compare(findChild(window.pageItem, "first").error, "This key does not open it.")
            type("x")
            compare(findChild(window.pageItem, "first").error, "")
        }
        function test_that_it_is_not_time_yet_is_said_before_the_paper_is_opened() {
            workspace.adjournments.early = "Before its time"
            keyClick(Qt.Key_Down)
            keyClick("o")
            const shown = []
            const look = item => {
                if (item.visible && typeof item.text === "string")
                    shown.push(item.text)
                for (const child of Array.from(item.children ?? []))
                    look(child)
            }
            look(window.pageItem)
            verify(shown.includes("Before its time"))
        }
        function test_only_what_can_be_done_has_a_key() {
            keyClick("o")
            keyClick("r")
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, ["whyNot 0 open", "whyNot 0 resume"], "said, and nothing else")
            keyClick(Qt.Key_Down)
            keyClick("r")
            compare(workspace.adjournments.log, ["whyNot 0 open", "whyNot 0 resume", "resume 1 "])
        }
        function test_who_comes_late_pays_for_it_with_the_resumption() {
            workspace.adjournments.late = "20:13"
            keyClick(Qt.Key_Down)
            keyClick("r")
            compare(workspace.adjournments.log, [])
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, ["resume 1 20:13"])
        }
        function test_what_a_form_lacks_is_said_beside_the_field() {
            keyClick(Qt.Key_Down)
            keyClick("k")
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, [])
            type("safe")
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, ["keep 1 safe false"])
            keyClick("w")
            compare(workspace.adjournments.log[1], "presence 1 true")
        }
        function test_h_says_when_the_players_came() {
            keyClick(Qt.Key_Down)
            keyClick("h")
            compare(findChild(window.pageItem, "first").input.text, "12:10", "as it is noted")
            keyClick(Qt.Key_A, Qt.ControlModifier)
            type("12:00")
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, ["came 1 12:00 "])
        }
        function test_what_the_place_lacks_is_said_beside_it() {
            keyClick(Qt.Key_Down)
            keyClick("d")
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, [])
            compare(findChild(window.pageItem, "first").error, "")
            compare(findChild(window.pageItem, "second").error, "Enter the place where the game goes on.")
            keyClick(Qt.Key_Tab)
            type("Room")
            compare(findChild(window.pageItem, "second").error, "")
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, ["plan 1 2026-11-24 10:00 Room"])
        }
        function test_escape_leaves_a_form_and_nothing_of_it_stays() {
            keyClick(Qt.Key_Down)
            keyClick("o")
            type("Nf3")
            keyClick(Qt.Key_Escape)
            compare(window.page, "adjournments")
            keyClick("o")
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, ["open 1 "])
        }
        function test_who_types_a_move_sees_board_and_clock_but_moves_nothing_there() {
            workspace.sealing.knowsPosition = true
            workspace.sealing.time = "0:01"
            keyClick("t")
            const clock = findText(window.contentItem.parent, "Your clock: 0:01")
            verify(clock !== null && clock.visible)
            verify(findText(window.contentItem.parent, "Your flag has fallen: call the arbiter.") === null)
            workspace.sealing.flagFallen = true
            verify(findText(window.contentItem.parent, "Your flag has fallen: call the arbiter.") !== null)
            const board = findChild(window, "sealedPosition")
            verify(board.visible)
            verify(!findChild(window, "mustSeal").visible)
            workspace.sealing.mustSeal = "h3"
            verify(findText(window.contentItem.parent, "You must seal h3: it was made on the board.") !== null)
            mouseClick(board, board.width / 2, board.height / 2)
            compare(workspace.sealing.position.log, [])
            type("e4")
            keyClick(Qt.Key_Return)
            type("e4")
            keyClick(Qt.Key_Return)
            compare(workspace.sealing.pairs, 0, "the time is over")
            keyClick(Qt.Key_Escape)
            keyClick("t")
            workspace.sealing.flagFallen = false
            workspace.sealing.knowsPosition = true
            type("e4")
            keyClick(Qt.Key_Return)
            type("e4")
            keyClick(Qt.Key_Return)
            verify(!board.visible, "the keys are for the arbiter")
        }
        function test_a_move_is_typed_twice_and_nothing_of_it_is_shown() {
            const texts = () => {
                const found = []
                const look = item => {
                    if (item.visible && item.text !== undefined && item.font !== undefined && item.echoMode !== TextInput.NoEcho)
                        found.push(item.text)
                    for (const child of Array.from(item.children ?? []))
                        look(child)
                }
                look(window.contentItem.parent)
                return found.join(" ")
            }
            keyClick("t")
            verify(workspace.sealing.open)
            type("Nf3")
            keyClick(Qt.Key_Return)
            type("Nf3")
            verify(texts().includes("typed"))
            verify(!texts().includes("Nf3") && !texts().includes("•"))
            keyClick(Qt.Key_Return)
            compare(workspace.sealing.pairs, 1)
            verify(texts().includes("ABCD-EFGH"))
            keyClick(Qt.Key_Escape)
            verify(workspace.sealing.open, "the keys are not lost by mistake")
            keyClick(Qt.Key_Return)
            verify(!texts().includes("neither printed nor saved"), "an Enter that was meant for the move")
            wait(1100)
            keyClick(Qt.Key_Return)
            verify(workspace.sealing.open, "keys that were neither printed nor saved are asked about")
            verify(texts().includes("neither printed nor saved"))
            keyClick("y")
            verify(workspace.sealing.open, "nobody has read it yet")
            wait(1100)
            keyClick(Qt.Key_Return)
            verify(workspace.sealing.open, "no Enter throws the keys away")
            keyClick("y")
            verify(!workspace.sealing.open)
            keyClick("t")
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Return)
            compare(workspace.sealing.pairs, 2)
            verify(workspace.sealing.keys.length === 0, "nothing of the first time has stayed in the fields")
        }
        function test_what_a_ruling_said_is_not_in_the_form_of_another_opening() {
            workspace.adjournments.ask(1, "plan", "Nf3")
            wait(1)
            keyClick(Qt.Key_Escape)
            keyClick("o")
            keyClick(Qt.Key_Return)
            compare(workspace.adjournments.log, ["open 1 "])
        }
        function test_v_asks_where_the_calendar_goes() {
            keyClick("v")
            compare(workspace.adjournments.log, ["calendarProposal"])
            const dialog = window.pageItem.dialog
            verify(dialog !== null)
            dialog.accepted()
            verify(workspace.adjournments.log[1].startsWith("saveCalendar"))
            dialog.close()
        }
        function test_g_leads_to_the_record_of_the_game() {
            keyClick(Qt.Key_Down)
            keyClick("g")
            compare(window.page, "record")
            compare(workspace.rounds.shown, 2)
        }
    }
}
