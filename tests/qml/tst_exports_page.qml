// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The files that the event gives to others, by keyboard.
Item {
    id: stage
    width: 100
    height: 100

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }

    TestCase {
        name: "exports_page"
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
            keyClick("e", Qt.ControlModifier | Qt.ShiftModifier)
            compare(window.page, "exports")
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
        }
        function test_what_can_be_made_is_looked_at_only_while_it_is_shown() {
            verify(workspace.exports.watched)
            window.page = "hall"
            tryVerify(() => !workspace.exports.watched)
        }
        function test_one_key_saves_where_one_chooses_beside_the_event_or_copies() {
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            keyClick("s")
            keyClick("c", Qt.ControlModifier)
            compare(workspace.exports.log, ["isReady 1", "save 1", "copy 1"])
        }
        function test_what_is_barred_asks_for_no_place() {
            keyClick(Qt.Key_Return)
            compare(workspace.exports.log, ["isReady 0"])
            compare(window.pageItem.dialog, null)
        }
        function test_arrows_choose_the_round_and_i_turns_to_interim_reports() {
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Right)
            compare(workspace.exports.log, ["stepRound -1", "stepRound 1"])
            keyClick("i")
            verify(workspace.exports.interim)
            keyClick("i")
            verify(!workspace.exports.interim)
        }
        function test_without_open_games_there_is_nothing_interim() {
            workspace.exports.gamesOpen = false
            keyClick("i")
            verify(!workspace.exports.interim)
        }
        function test_tables_are_copied_where_they_are_seen() {
            window.page = "standings"
            keyClick("c", Qt.ControlModifier)
            window.page = "results"
            keyClick("c", Qt.ControlModifier)
            window.page = "hall"
            keyClick("c", Qt.ControlModifier)
            const round = "copyResults " + workspace.rounds.shown
            compare(workspace.exports.log, ["copyStandings 3", round, round])
        }
    }
}
