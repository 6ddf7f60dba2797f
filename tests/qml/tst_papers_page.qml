// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The papers of the event, by keyboard.
Item {
    id: stage
    width: 100
    height: 100

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }

    TestCase {
        name: "papers_page"
        when: windowShown

        property Workspace workspace
        property Main window

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            window = windowComponent.createObject(stage, { workspace: workspace })
            window.requestActivate()
            tryCompare(window, "active", true)
            window.page = "hall"
            keyClick("p", Qt.ControlModifier)
            compare(window.page, "papers")
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
        }
        function test_pages_are_made_only_while_they_are_shown() {
            verify(workspace.papers.watched)
            window.page = "hall"
            tryVerify(() => !workspace.papers.watched)
        }
        function test_arrows_choose_the_paper_and_the_round() {
            keyClick(Qt.Key_Down)
            compare(workspace.papers.chosen, 1)
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Right)
            compare(workspace.papers.log, ["stepRound -1", "stepRound 1"])
        }
        function test_one_key_prints_saves_or_copies() {
            for (const key of [Qt.Key_P, Qt.Key_Return, Qt.Key_S, Qt.Key_T, Qt.Key_X])
                keyClick(key)
            keyClick(Qt.Key_X, Qt.ShiftModifier)
            keyClick(Qt.Key_C)
            keyClick(Qt.Key_C, Qt.ControlModifier)
            compare(workspace.papers.paper.log, ["print", "print", "savePdf", "saveText", "saveCsv", "saveXlsx", "copy", "copy"])
        }
        function test_what_hangs_on_the_wall_is_printed_from_every_page() {
            keyClick("w")
            window.page = "standings"
            keyClick("p", Qt.ControlModifier | Qt.ShiftModifier)
            compare(workspace.papers.log, ["printWall", "printWall"])
        }
        function test_the_player_of_a_certificate_is_chosen_with_one_key() {
            const line = findChild(window.contentItem, "ofPlayer")
            verify(!line.visible)
            keyClick("n")
            compare(workspace.papers.log, [])
            workspace.papers.certifies = true
            verify(line.visible)
            verify(line.text.startsWith("1 Zeman Vojtěch. N: the next player"), line.text)
            keyClick("n")
            verify(line.text.startsWith("2 Kráľovičová Alžbeta."), line.text)
            keyClick("n", Qt.ShiftModifier)
            keyClick("p")
            compare(workspace.papers.log, ["stepCertified 1", "stepCertified -1"])
            compare(workspace.papers.paper.log, ["print"])
        }
        function test_one_key_prints_the_certificates_of_all_who_have_a_prize() {
            keyClick("d")
            compare(workspace.papers.log, ["choose certificates"])
            compare(workspace.papers.paper.log, ["print"])
            workspace.papers.paired = false
            keyClick("d")
            compare(workspace.papers.log, ["choose certificates"], "nobody has a rank yet")
        }
        function test_how_prizes_are_typed_stands_beside_the_paper() {
            const line = findChild(window.contentItem, "lacksPrizes")
            verify(!line.visible)
            workspace.papers.lacksPrizes = true
            verify(line.visible)
            keyClick("e")
            verify(!line.visible, "there they are typed")
        }
        function test_tab_goes_to_the_buttons_of_the_page_and_then_out_of_it() {
            const list = window.activeFocusItem
            keyClick(Qt.Key_Tab)
            compare(window.activeFocusItem.objectName, "first")
            for (let i = 0; i < 8 && window.activeFocusItem.objectName !== "last"; ++i)
                keyClick(Qt.Key_Tab)
            compare(window.activeFocusItem.objectName, "last")
            keyClick(Qt.Key_Tab)
            verify(window.activeFocusItem !== list && !window.pageItem.activeFocus)
        }
        function test_enter_in_the_settings_prints_nothing() {
            keyClick("e")
            for (let i = 0; i < 8 && window.activeFocusItem.cursorPosition === undefined; ++i)
                keyClick(Qt.Key_Tab)
            keyClick("A") // in the line above every page
            keyClick(Qt.Key_Return)
            compare(workspace.papers.paper.log, [])
        }
        function test_the_paper_that_was_chosen_is_there_again() {
            keyClick(Qt.Key_Down)
            window.page = "hall"
            keyClick("p", Qt.ControlModifier)
            compare(workspace.papers.chosen, 1)
        }
        function test_a_letter_on_a_setting_is_the_key_that_its_button_shows() {
            keyClick("e")
            for (const setting of ["size", "language", "orientation"]) {
                for (const key of [Qt.Key_S, Qt.Key_P])
                    keyClick(key)
                keyClick(Qt.Key_Tab)
            }
            compare(workspace.papers.log, [], "no setting changes by it")
            compare(workspace.papers.paper.log, ["savePdf", "print", "savePdf", "print", "savePdf", "print"])
            keyClick(Qt.Key_Backtab)
            keyClick("e")
            verify(!window.pageItem.settings)
        }
        function test_where_one_types_the_keys_of_the_buttons_rest() {
            keyClick("e")
            const button = findChild(window.pageItem, "first")
            verify(!button.keysRest)
            for (let i = 0; i < 8 && window.activeFocusItem.cursorPosition === undefined; ++i)
                keyClick(Qt.Key_Tab)
            verify(button.keysRest)
            keyClick("p", Qt.ControlModifier)
            verify(!window.pageItem.settings, "the list is there again")
            verify(!button.keysRest)
        }
        function test_the_settings_stand_in_place_of_the_list() {
            keyClick("e")
            verify(window.pageItem.settings)
            keyClick(Qt.Key_Space)
            keyClick("L") // in the list of sizes: Letter
            keyClick(Qt.Key_Return)
            compare(workspace.papers.log, ["setSize 2"])
            keyClick(Qt.Key_Escape)
            verify(!window.pageItem.settings)
            compare(window.page, "papers")
        }
    }
}
