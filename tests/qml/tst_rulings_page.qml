// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The record of rulings and the register of offences, by keyboard, and the papers they are printed on.
Item {
    id: stage
    width: 100
    height: 100

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }

    TestCase {
        name: "rulings_page"
        when: windowShown

        property Workspace workspace
        property Main window

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            workspace.rulings.fill(3)
            workspace.offences.fill(2)
            window = windowComponent.createObject(stage, { workspace: workspace })
            window.requestActivate()
            tryCompare(window, "active", true)
            window.page = "hall"
            keyClick("u", Qt.ControlModifier)
            compare(window.page, "rulings")
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
        }
        function test_files_of_the_ruling_are_saved_and_removed_by_keys() {
            compare(workspace.attachments.log.pop(), "look 99")
            keyClick(Qt.Key_Down)
            compare(workspace.attachments.log.pop(), "look 98")
            keyClick("s")
            keyClick(Qt.Key_Delete)
            verify(!workspace.attachments.log.includes("save 0"), "no file is attached")
            workspace.attachments.fill(2)
            workspace.attachments.log = []
            keyClick("s")
            keyClick("f")
            keyClick(Qt.Key_Delete)
            compare(workspace.attachments.log, ["save 0", "remove 1"])
            keyClick("r")
            compare(workspace.attachments.log.pop(), "look 0", "the register has no files")
        }
        function test_what_a_file_shows_is_asked_before_it_is_attached() {
            const form = findChild(window.contentItem, "attachForm")
            form.ask("file:///tmp/sheet%20of%20White.jpg")
            verify(form.visible)
            compare(form.name, "sheet of White.jpg")
            for (const letter of "both pages")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(workspace.attachments.log.pop(), "attach file:///tmp/sheet of White.jpg both pages")
            verify(!form.visible)
            form.ask("file:///tmp/other.jpg")
            keyClick(Qt.Key_Escape)
            verify(!workspace.attachments.log.some(line => line.includes("other")))
        }
        function test_a_ruling_is_withdrawn_with_a_reason() {
            keyClick(Qt.Key_Down)
            keyClick("w")
            const form = findChild(window.contentItem, "withdrawForm")
            verify(form.visible)
            keyClick(Qt.Key_Return)
            verify(form.visible, "a reason is needed")
            for (const letter of "it was white")
                keyClick(letter === " " ? Qt.Key_Space : letter)
            keyClick(Qt.Key_Return)
            compare(workspace.rulings.log, ["withdraw 1 it was white"])
            verify(!form.visible)
            keyClick(Qt.Key_Up)
            keyClick("w")
            compare(findChild(form, "withdrawReason").text, "", "another ruling has its own reason")
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            keyClick("w")
            verify(!form.visible, "it was undone already")
            keyClick("r")
            keyClick("w")
            verify(!form.visible, "the register has no rulings")
            compare(workspace.rulings.log.filter(line => line.startsWith("withdraw ")).length, 1)
        }
        function test_a_reason_is_kept_until_the_ruling_is_withdrawn() {
            workspace.rulings.agreed = false
            keyClick("w")
            const form = findChild(window.contentItem, "withdrawForm")
            for (const letter of "white")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            workspace.question.asked = true
            keyClick(Qt.Key_Escape) // in the question
            tryVerify(() => !workspace.question.asked)
            verify(form.visible)
            tryVerify(() => focused() instanceof TextInput, 1000, "the reason has the keyboard again")
            keyClick("s")
            compare(findChild(form, "withdrawReason").text, "whites")
            keyClick(Qt.Key_Escape)
            verify(!form.visible)
            keyClick("w")
            compare(findChild(form, "withdrawReason").text, "whites", "nor is it lost with the form")
            workspace.rulings.agreed = true
            keyClick(Qt.Key_Return)
            verify(!form.visible)
            keyClick(Qt.Key_Down)
            compare(window.pageItem.ruling.seq, 98, "the keys are the list's")
        }
        function appealPanel() { return findChild(window.contentItem, "appealPanel") }
        function test_an_appeal_is_lodged_with_its_grounds() {
            keyClick("e")
            const panel = appealPanel()
            verify(panel.visible)
            keyClick("w")
            compare(panel.by, Sides.White)
            compare(findChild(panel, "lodge").keys, "Ctrl+↵", "Enter does something else here")
            compare(findChild(panel, "appealGrounds").keys, "↵")
            keyClick(Qt.Key_Return)
            verify(panel.visible, "its grounds are typed next")
            compare(findChild(panel, "lodge").keys, "↵")
            for (const letter of "mate")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(workspace.appeals.log, ["lodge 1||2026-11-21 14:30|false|mate"])
            verify(!panel.visible)
        }
        function test_nobody_appeals_against_a_ruling_that_was_undone() {
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            verify(window.pageItem.ruling.takenBack)
            keyClick("e")
            verify(!appealPanel().visible)
            compare(workspace.rulings.log, ["tellWithdrawn 2"])
            workspace.appeals.stage = AppealView.Decide
            keyClick("e")
            verify(appealPanel().visible, "what was lodged before is still decided")
        }
        function test_once_it_is_said_who_appeals_enter_lodges_it() {
            workspace.appeals.fault = "Enter who appeals."
            keyClick("e")
            keyClick(Qt.Key_Return)
            const panel = appealPanel()
            compare(panel.fault, "Enter who appeals.")
            workspace.appeals.fault = ""
            const chips = findChild(panel, "whoAppeals")
            Array.from(chips.children[1].children).find(one => one.text === "White").forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Space)
            compare(panel.fault, "")
            compare(panel.by, Sides.White)
            keyClick(Qt.Key_Return) // on the answer that was chosen
            verify(panel.visible)
            keyClick(Qt.Key_Return) // and in the grounds, which may be empty
            compare(workspace.appeals.log.pop(), "lodge 1||2026-11-21 14:30|false|")
            verify(!panel.visible)
        }
        function test_a_typed_appeal_is_not_lost_without_a_question() {
            keyClick("e")
            const panel = appealPanel()
            keyClick("b")
            keyClick(Qt.Key_Return)
            for (const letter of "mate")
                keyClick(letter)
            keyClick(Qt.Key_Escape)
            verify(panel.visible, "it is asked first")
            keyClick("d")
            keyClick(Qt.Key_Escape)
            verify(panel.visible, "more was typed since")
            window.page = "hall"
            wait(1) // until the page is gone
            keyClick("u", Qt.ControlModifier)
            keyClick("e")
            compare(findChild(appealPanel(), "appealGrounds").text, "mated", "another page loses nothing")
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_Escape)
            verify(!appealPanel().visible)
            keyClick("e")
            compare(findChild(appealPanel(), "appealGrounds").text, "", "it was dropped")
        }
        function test_letters_name_who_appeals_outside_the_fields() {
            keyClick("e")
            const panel = appealPanel()
            const chips = findChild(panel, "whoAppeals")
            Array.from(chips.children[1].children).find(one => one.text === "White").forceActiveFocus(Qt.TabFocusReason)
            keyClick("b")
            compare(panel.by, Sides.Black)
            keyClick("w")
            compare(panel.by, Sides.White)
            verify(!findChild(window.contentItem, "withdrawForm").visible, "the keys are not the page's")
        }
        function test_the_arrows_go_from_one_who_appeals_to_the_next() {
            keyClick("e")
            const panel = appealPanel()
            keyClick(Qt.Key_Right)
            compare(focused().text, "White")
            compare(panel.by, -1, "nobody is named by that")
            keyClick(Qt.Key_Right)
            compare(focused().text, "Black")
            keyClick(Qt.Key_Return)
            compare(panel.by, Sides.Black)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            compare(focused().text, "somebody else", "the last one")
            keyClick(Qt.Key_Left)
            compare(focused().text, "Black")
            keyClick(Qt.Key_Tab)
            verify(focused() instanceof TextInput, "Tab leads on to who handed it in")
        }
        function focused(): Item { return window.activeFocusItem }
        function isIn(item: Item, place: Item): bool { return item !== null && (item === place || isIn(item.parent, place)) }
        function test_tab_stays_in_the_panel_of_appeals() {
            keyClick("e")
            const panel = appealPanel()
            for (const key of [Qt.Key_Tab, Qt.Key_Backtab]) {
                const seen = []
                for (let step = 0; step < 12; ++step) {
                    keyClick(key)
                    verify(isIn(focused(), panel), "step " + step)
                    if (!seen.includes(focused()))
                        seen.push(focused())
                }
                verify(seen.length < 12, "it comes round")
                verify(seen.length > 4, "to every field")
            }
        }
        function test_a_fault_keeps_the_appeal_open() {
            workspace.appeals.fault = "Enter what was decided."
            workspace.appeals.stage = AppealView.Decide
            keyClick("e")
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Return)
            compare(workspace.appeals.log, ["decide 2||"])
            verify(appealPanel().visible)
            keyClick(Qt.Key_Escape)
            verify(appealPanel().visible, "what was chosen is not lost at once")
            keyClick(Qt.Key_Escape)
            verify(!appealPanel().visible)
        }
        function test_a_digit_chooses_what_was_decided() {
            workspace.appeals.stage = AppealView.Decide
            keyClick("e")
            keyClick("2")
            compare(appealPanel().outcome, AppealView.Dismissed)
            compare(focused().objectName, "input")
            keyClick("3")
            compare(appealPanel().outcome, AppealView.Dismissed, "digits go into the line now")
        }
        function test_no_decision_is_entered_that_was_not_chosen() {
            workspace.appeals.stage = AppealView.Decide
            keyClick("e")
            const panel = appealPanel()
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            keyClick(Qt.Key_Return)
            compare(workspace.appeals.log, [])
            verify(panel.visible)
            compare(panel.fault, "Choose what was decided: upheld, dismissed or otherwise.")
            keyClick(Qt.Key_Right)
            compare(focused().text, "upheld")
            keyClick(Qt.Key_Space)
            compare(panel.fault, "")
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            compare(workspace.appeals.log, ["decide 0||"])
        }
        function test_a_decision_that_awaits_a_ruling_leads_to_it() {
            workspace.appeals.stage = AppealView.Follow
            keyClick("e")
            keyClick(Qt.Key_Return)
            compare(workspace.incidents.log.pop(), "openForAppeal 1 17")
            verify(!appealPanel().visible)
            keyClick("i")
            compare(workspace.incidents.typed, "i", "what has happened is typed at once")
            keyClick(Qt.Key_Escape)
            keyClick("r")
            verify(window.pageItem.register, "the keys are for the page again")
        }
        function test_a_decision_that_awaits_a_ruling_leads_to_the_withdrawal_of_the_old_one() {
            workspace.appeals.stage = AppealView.Follow
            keyClick(Qt.Key_Down)
            keyClick("e")
            keyClick("w")
            verify(!appealPanel().visible)
            verify(findChild(window.contentItem, "withdrawForm").visible)
            for (const letter of "upheld")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(workspace.rulings.log.pop(), "withdraw 1 upheld")
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_End)
            keyClick("e")
            keyClick("w")
            verify(appealPanel().visible, "this one stands no more")
            verify(!findChild(window.contentItem, "withdrawForm").visible)
        }
        function test_the_lists_are_read_only_while_the_page_is_shown() {
            verify(workspace.rulings.watched && workspace.offences.watched)
            window.page = "hall"
            tryVerify(() => !workspace.rulings.watched && !workspace.offences.watched)
        }
        function test_enter_opens_the_case_file_and_escape_leads_back() {
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(workspace.rulings.log, ["showCase 1"])
            compare(window.page, "paper")
            for (const key of ["p", "s", "t", "x", "c"])
                keyClick(key)
            compare(workspace.paper.log, ["print", "savePdf", "saveText", "saveCsv", "copy"])
            keyClick(Qt.Key_Escape)
            compare(window.page, "rulings")
        }
        function test_the_page_begins_once_with_the_ruling_of_the_case_file() {
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Escape)
            compare(window.pageItem.ruling.seq, 98)
            window.page = "hall"
            keyClick("u", Qt.ControlModifier)
            compare(window.pageItem.ruling.seq, 99, "the newest")
        }
        function test_back_from_the_case_file_its_ruling_is_chosen() {
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(window.page, "paper")
            keyClick(Qt.Key_Escape)
            compare(window.page, "rulings")
            keyClick("w")
            for (const letter of "wrong board")
                keyClick(letter === " " ? Qt.Key_Space : letter)
            keyClick(Qt.Key_Return)
            compare(workspace.rulings.log.pop(), "withdraw 1 wrong board", "no other ruling goes")
        }
        function test_a_ruling_that_is_withdrawn_already_says_so() {
            keyClick(Qt.Key_End)
            keyClick("w")
            compare(workspace.rulings.log.pop(), "tellWithdrawn 2")
            verify(!findChild(window.contentItem, "withdrawForm").visible)
        }
        function test_a_ruling_made_meanwhile_is_not_the_one_that_is_withdrawn() {
            keyClick(Qt.Key_Down)
            keyClick("w")
            for (const letter of "noise")
                keyClick(letter)
            workspace.rulings.insert(0, Object.assign({}, workspace.rulings.get(0), { seq: 120, board: 9 }))
            keyClick(Qt.Key_Return)
            compare(workspace.rulings.log.pop(), "withdraw 2 noise", "it is one row further down now")
        }
        function test_enter_without_a_reason_asks_for_it() {
            keyClick("w")
            keyClick(Qt.Key_Return)
            const reason = findChild(window.contentItem, "withdrawReason")
            verify(reason.error !== "")
            keyClick("x")
            compare(reason.error, "")
        }
        function test_g_goes_to_the_board_in_its_round() {
            keyClick(Qt.Key_Down)
            keyClick("g")
            compare(window.page, "hall")
            compare(window.selectedBoard, 2)
            compare(workspace.rounds.shown, 2)
        }
        function test_u_undoes_only_the_last_action() {
            keyClick("u")
            compare(workspace.log, ["undo"])
            keyClick(Qt.Key_Down)
            keyClick("u")
            compare(workspace.log, ["undo"])
        }
        function test_r_turns_to_the_register_and_p_prints_what_is_shown() {
            keyClick("r")
            keyClick("p")
            compare(workspace.offences.log, ["showPaper"])
            compare(workspace.rulings.log, [])
        }
        function test_the_register_is_looked_through_by_itself() {
            keyClick("/")
            for (const letter of "7.5")
                keyClick(letter)
            compare(workspace.rulings.words, "7.5")
            keyClick(Qt.Key_Return)
            keyClick("r")
            compare(workspace.offences.words, "")
            keyClick("/")
            keyClick("s")
            compare(workspace.offences.words, "s")
            compare(workspace.rulings.words, "7.5")
            keyClick(Qt.Key_Escape)
            compare(workspace.offences.words, "")
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_Escape)
            compare(workspace.rulings.words, "")
        }
        function test_no_key_reaches_the_page_while_a_dialog_for_files_is_open() {
            Folders.noteAsking(true)
            keyClick(Qt.Key_F3)
            compare(window.page, "rulings")
            Folders.noteAsking(false)
            keyClick(Qt.Key_F3)
            compare(window.page, "hall")
        }
        function test_the_laws_open_at_the_article_of_the_ruling() {
            compare(window.pageItem.citation, "7.5.5")
        }
    }
}
