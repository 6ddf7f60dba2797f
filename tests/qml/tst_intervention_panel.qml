// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The arbiter's hands by keyboard: two keys are an act, and nothing the panel does stops the hall.
Item {
    id: stage
    width: 100
    height: 100

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }

    TestCase {
        name: "hands panel"
        when: windowShown

        property Workspace workspace
        property Main window
        property InterventionsView hands

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            hands = workspace.hands
            window = windowComponent.createObject(stage, { workspace: workspace })
            window.requestActivate()
            tryCompare(window, "active", true)
            window.page = "hall"
            waitForRendering(window.contentItem)
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
            Theme.fontScale = 1
        }
        function settle() { // where nothing is left to be drawn no frame comes
            waitForRendering(window.contentItem, 30)
        }
        function texts(item, found) {
            if (item.visible && item.text !== undefined && item.text !== "")
                found.push(item.text)
            for (const child of Array.from(item.children))
                texts(child, found)
            return found
        }
        function cut(item, found) {
            if (!item.visible)
                return found
            const elides = item.truncated === true && item.objectName !== "mayElide"
            const runsOut = item.paintedWidth > item.width + 1 && item.wrapMode !== undefined && item.width > 0 && item.cursorPosition === undefined
            if (elides || runsOut)
                found.push(item.text)
            for (const child of Array.from(item.children))
                cut(child, found)
            return found
        }

        function test_two_keys_are_an_act_and_the_panel_closes() {
            keyClick("i")
            verify(hands.open)
            keyClick("1")
            compare(hands.log, ["perform 0"])
            verify(!hands.open)
            keyClick("3") // the wall has the keyboard again
            compare(window.selectedBoard, 3)
        }
        function test_the_act_is_for_the_chosen_board() {
            keyClick("4")
            keyClick("i")
            compare(hands.board, 4)
        }
        function test_another_key_ends_the_number_of_a_board() {
            workspace.boards.clear()
            workspace.boards.fill(14)
            keyClick("1")
            keyClick("2")
            compare(window.selectedBoard, 12)
            keyClick("1")
            keyClick("c")
            keyClick("2")
            compare(window.selectedBoard, 2, "and not 12")
            keyClick("1")
            workspace.incidents.openAt(1)
            workspace.incidents.close()
            keyClick("3")
            compare(window.selectedBoard, 3, "nor is it kept while an incident is looked at")
        }
        function test_help_asked_for_in_the_panel_is_that_of_the_panel() {
            keyClick("i")
            keyClick(Qt.Key_F1)
            compare(window.page, "help")
            compare(window.pageItem.shown, "hands")
            keyClick(Qt.Key_Escape)
            compare(window.page, "hall")
            keyClick(Qt.Key_F1)
            compare(window.pageItem.shown, "hall")
        }
        function test_escape_closes_it_and_does_nothing() {
            keyClick("i")
            keyClick(Qt.Key_Escape)
            verify(!hands.open)
            compare(hands.log, [])
            keyClick("2")
            compare(window.selectedBoard, 2)
        }
        function test_home_end_and_the_page_keys_go_through_the_acts() {
            keyClick("i")
            keyClick(Qt.Key_End)
            compare(hands.previewed, 8)
            keyClick(Qt.Key_Home)
            compare(hands.previewed, 0)
            keyClick(Qt.Key_PageDown)
            compare(hands.previewed, 8)
        }
        function test_a_low_window_shows_acts_and_the_chosen_one_is_always_in_sight_data() {
            return [{ tag: "1", scale: 1.0 }, { tag: "1.25", scale: 1.25 }, { tag: "1.5", scale: 1.5 }]
        }
        function test_a_low_window_shows_acts_and_the_chosen_one_is_always_in_sight(row) {
            workspace.preferences.fontScale = row.scale
            window.width = 960
            window.height = 600
            keyClick("i")
            settle()
            const rows = []
            const look = item => { if (item instanceof InterventionRowItem) rows.push(item); for (const child of Array.from(item.children)) look(child) }
            look(window.contentItem)
            const below = item => item.mapToItem(window.contentItem, 0, item.height).y
            verify(below(rows[1]) <= window.height, "two acts are in sight")
            for (const one of rows) {
                keyClick(Qt.Key_Down)
                settle()
                verify(one.lit)
                verify(below(one) <= window.height, one.title)
                verify(one.mapToItem(window.contentItem, 0, 0).y >= 0, one.title)
            }
        }
        function test_space_keeps_working_on_the_hall() {
            keyClick("i")
            keyClick(Qt.Key_Space)
            compare(workspace.boards.log, ["spaceBar"])
            verify(hands.open)
        }
        function test_zero_turns_to_more_acts() {
            keyClick("i")
            keyClick("0")
            compare(hands.page, 1)
            keyClick(Qt.Key_Right)
            compare(hands.page, 2)
            keyClick(Qt.Key_Left)
            compare(hands.page, 1)
        }
        function test_arrows_show_what_it_would_do_and_enter_does_it() {
            keyClick("i")
            keyClick(Qt.Key_Return)
            compare(hands.log, [])
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            compare(hands.previewed, 2)
            compare(hands.whiteAfter, "1:22:00")
            keyClick(Qt.Key_Return)
            compare(hands.log, ["perform 2"])
        }
        function test_pinned_it_stays_and_i_changes_between_it_and_the_wall() {
            hands.pinned = true
            keyClick("i")
            keyClick("1")
            verify(hands.open)
            keyClick("i")
            keyClick("5")
            compare(window.selectedBoard, 5)
            compare(hands.log, ["perform 0"])
            keyClick("i")
            keyClick("3")
            compare(hands.log, ["perform 0", "perform 2"])
        }
        function test_a_form_is_filled_and_sent_by_keyboard() {
            keyClick("i")
            keyClick("9")
            tryCompare(hands.form, "open", true)
            wait(20)
            for (const letter of "0:45")
                keyClick(letter)
            verify(hands.form.log.includes("0 0:45"))
            keyClick(Qt.Key_Return)
            compare(hands.log, ["perform 8", "submitForm"])
        }
        function test_escape_leaves_the_form_first_and_then_the_panel() {
            keyClick("i")
            keyClick("9")
            wait(20)
            keyClick(Qt.Key_Escape)
            verify(!hands.form.open)
            verify(hands.open)
            keyClick("1")
            compare(hands.log, ["perform 8", "perform 0"])
        }
        function test_scores_that_do_not_add_up_belong_to_devices_alone() {
            hands.ruling.needed = true
            keyClick("i")
            settle()
            verify(!texts(window.contentItem, []).includes("0–½"))
            hands.ruling.device()
            settle()
            const all = texts(window.contentItem, [])
            for (const text of ["½–0", "0–½", "Play on"])
                verify(all.includes(text), text)
            verify(!all.includes("Claimed or observed by"))
        }
        function labelled(item, text) { // the chip or button with this text
            if (item.visible && (item instanceof Chip || item instanceof AppButton) && item.text === text)
                return item
            for (const child of Array.from(item.children)) {
                const found = labelled(child, text)
                if (found)
                    return found
            }
            return null
        }
        function test_questions_and_decisions_go_by_their_words() {
            hands.ruling.needed = true
            hands.pinned = true
            keyClick("i")
            settle()
            labelled(window.contentItem, "Black").clicked()
            compare(hands.ruling.log, ["called-by black"])
            labelled(window.contentItem, "½–½").clicked()
            compare(hands.log, ["decide 1/2-1/2"])
        }
        function test_a_ruling_stands_first_and_one_key_decides() {
            hands.ruling.needed = true
            keyClick("i")
            verify(texts(window.pageItem, []).includes("White's flag is down"))
            keyClick("y")
            compare(hands.log, ["rule Y"])
        }
        function caps(item, found) { // what is marked with Enter
            if (!item.visible)
                return found
            if (item instanceof KeyCap && item.keys === "↵")
                found.push(item.parent.parent)
            for (const child of Array.from(item.children))
                caps(child, found)
            return found
        }
        function test_enter_does_what_is_marked_while_a_ruling_waits_data() {
            return [{ tag: "Down", key: Qt.Key_Down }, { tag: "Home", key: Qt.Key_Home }, { tag: "PgDn", key: Qt.Key_PageDown }]
        }
        function test_enter_does_what_is_marked_while_a_ruling_waits(row) {
            hands.ruling.options = [{ key: "↵", text: "Draw ½–½", article: "6.9", primary: true, possible: true }]
            hands.ruling.needed = true
            hands.pinned = true
            keyClick("i")
            settle()
            let marked = caps(window.contentItem, [])
            compare(marked.length, 1)
            verify(marked[0] instanceof AppButton && marked[0].primary)
            keyClick(row.key)
            settle()
            const ruling = marked[0]
            verify(!ruling.primary, "only one looks chosen")
            marked = caps(window.contentItem, [])
            compare(marked.length, 1)
            verify(marked[0] instanceof InterventionRowItem && marked[0].lit)
            keyClick(Qt.Key_Return)
            compare(hands.log, ["perform " + marked[0].hand])
        }
        function test_no_answer_to_an_open_question_looks_chosen() {
            hands.ruling.needed = true
            keyClick("i")
            settle()
            const chosen = []
            const look = item => { if (item instanceof AppButton && item.visible && item.primary) chosen.push(item.text); for (const child of Array.from(item.children)) look(child) }
            look(window.contentItem)
            compare(chosen.filter(text => text.includes("checkmate")), [])
        }
        function test_every_act_is_large_enough_for_a_finger() {
            keyClick("i")
            settle()
            const rows = []
            const look = item => { if (item instanceof InterventionRowItem) rows.push(item); for (const child of Array.from(item.children)) look(child) }
            look(window.contentItem)
            compare(rows.length, hands.acts.count)
            for (const row of rows)
                verify(row.height >= 44, row.title)
        }
        function test_no_text_is_cut_data() {
            return [{ tag: "acts at 1", scale: 1.0 }, { tag: "acts at 1.5", scale: 1.5 },
                    { tag: "ruling at 1", scale: 1.0, ruling: true }, { tag: "ruling at 1.5", scale: 1.5, ruling: true },
                    { tag: "device at 1", scale: 1.0, ruling: true, device: true }, { tag: "device at 1.5", scale: 1.5, ruling: true, device: true },
                    { tag: "form at 1.5", scale: 1.5, form: true }]
        }
        function test_no_text_is_cut(row) {
            workspace.preferences.fontScale = row.scale
            window.width = 960
            window.height = 600
            hands.ruling.needed = row.ruling === true
            if (row.device)
                hands.ruling.device()
            keyClick("i")
            if (row.form)
                hands.form.start()
            settle()
            compare(cut(window.contentItem, []), [])
        }
    }
}
