// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The Laws by keyboard: as a page, and over the ruling that cites them.
Item {
    id: stage
    width: 100
    height: 100

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }

    TestCase {
        name: "laws"
        when: windowShown

        property Workspace workspace
        property Main window
        property LawsModel laws

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            laws = workspace.laws
            window = windowComponent.createObject(stage, { workspace: workspace })
            window.requestActivate()
            tryCompare(window, "active", true)
            go("players")
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
        }
        function go(page) {
            window.page = page
            waitForRendering(window.contentItem)
        }
        function list() { return findChild(window.pageItem, "lawsList") }
        function rule() { // on the flag that is down
            go("hall")
            workspace.hands.ruling.needed = true
            window.pageItem.intervene()
            waitForRendering(window.contentItem)
        }

        function test_F12_opens_them_and_leads_back() {
            keyClick(Qt.Key_F12)
            compare(window.page, "laws")
            compare(laws.opened, "")
            compare(list().count, 12)
            keyClick(Qt.Key_F12)
            compare(window.page, "players")
            keyClick(Qt.Key_F12)
            keyClick(Qt.Key_Escape)
            compare(window.page, "players")
        }
        function test_arrows_go_through_the_articles_and_show_their_text() {
            keyClick(Qt.Key_F12)
            compare(findChild(window.pageItem, "lawsText").text, "Text 0")
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Up)
            compare(findChild(window.pageItem, "lawsText").text, "Text 1")
        }
        function test_typing_searches_and_arrows_still_go() {
            keyClick(Qt.Key_F12)
            keyClick("L")
            for (const letter of "oss")
                keyClick(letter)
            compare(laws.words, "Loss")
            compare(list().count, 6)
            keyClick(Qt.Key_Down)
            compare(findChild(window.pageItem, "lawsText").text, "Text 3")
            keyClick(Qt.Key_Escape)
            compare(laws.words, "")
            compare(window.page, "laws")
            keyClick(Qt.Key_Escape)
            compare(window.page, "players")
        }
        function test_nothing_found_is_said() {
            keyClick(Qt.Key_F12)
            laws.words = "zugzwang"
            compare(list().count, 0)
            verify(!findChild(window.pageItem, "lawsText").visible)
        }
        function test_Alt_and_the_arrows_turn_the_edition() {
            keyClick(Qt.Key_F12)
            keyClick(Qt.Key_Left, Qt.AltModifier)
            compare(laws.edition, "E2018")
            keyClick(Qt.Key_Left, Qt.AltModifier)
            keyClick(Qt.Key_Left, Qt.AltModifier)
            compare(laws.edition, "E2009")
            keyClick(Qt.Key_Right, Qt.AltModifier)
            compare(laws.edition, "E2018")
        }
        function test_F12_opens_what_the_ruling_cites_and_the_ruling_stays() {
            rule()
            keyClick(Qt.Key_F12)
            compare(window.page, "hall")
            compare(laws.opened, "Laws 2023, A.5.5, 6.9")
            compare(laws.words, "A.5.5, 6.9")
            keyClick(Qt.Key_Escape)
            tryCompare(window, "free", true)
            verify(workspace.hands.open)
            workspace.hands.log = []
            keyClick("y")
            compare(workspace.hands.log, ["rule Y"])
        }
        function test_a_page_that_names_an_article_opens_it_too() {
            go("attendance")
            keyClick(Qt.Key_F12)
            compare(window.page, "attendance")
            verify(laws.opened.includes("6.7.1"))
            keyClick(Qt.Key_Escape)
            tryCompare(window, "free", true)
        }
        function test_over_a_ruling_F12_closes_them_again() {
            rule()
            keyClick(Qt.Key_F12)
            compare(window.free, false)
            keyClick(Qt.Key_F12)
            tryCompare(window, "free", true)
            compare(window.page, "hall")
        }
    }
}
