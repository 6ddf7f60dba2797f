// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The teams by keyboard alone.
Item {
    id: stage
    width: 900
    height: 640

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }

    TestCase {
        name: "teams_page"
        when: windowShown

        property Workspace workspace
        property Main window

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.teams.begun = false
            workspace.fill(5)
            window = windowComponent.createObject(stage, { workspace: workspace })
            window.requestActivate()
            tryCompare(window, "active", true)
            workspace.teams.fill(4)
            keyClick(Qt.Key_F2, Qt.ControlModifier)
            compare(window.page, "teams")
            waitForRendering(window.contentItem)
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
        }

        function test_plus_begins_a_team_and_control_enter_keeps_it() {
            keyClick("+")
            keyClick("X")
            compare(workspace.teamForm.name, "X")
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            compare(workspace.teamForm.log[0], "submit X")
        }
        function test_l_opens_the_line_up_and_alt_moves_a_player() {
            keyClick("l")
            compare(workspace.lineUp.log[0], "start 101")
            keyClick(Qt.Key_Down, Qt.AltModifier)
            compare(workspace.lineUp.log[1], "move 0 1")
            keyClick(Qt.Key_Space)
            compare(workspace.lineUp.log[2], "turn 1")
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            compare(workspace.lineUp.log[3], "submit")
        }
        function test_the_card_of_a_team_is_shown_on_the_standings() {
            keyClick(Qt.Key_C, Qt.ControlModifier | Qt.ShiftModifier)
            compare(window.page, "teams", "no round is paired")
            workspace.teams.begun = true
            workspace.standings.ofTeams = true
            workspace.standings.fill(110) // the stand-in numbers the rows from 0
            keyClick(Qt.Key_C, Qt.ControlModifier | Qt.ShiftModifier)
            tryCompare(window, "page", "standings")
            const card = findChild(window.pageItem, "card")
            tryVerify(() => card.visible)
            compare(card.card.title, "Team 102", "of the team with the id 101")
        }
        function test_f_forfeits_the_match_of_a_team_that_has_one() {
            keyClick("f")
            compare(workspace.teams.log, ["forfeit 101"])
            keyClick(Qt.Key_Down)
            keyClick("f")
            compare(workspace.teams.log, ["forfeit 101"], "the second team has no match")
        }
        function test_a_line_up_that_was_changed_is_not_lost_by_one_escape() {
            keyClick("l")
            workspace.lineUp.typed = true
            keyClick(Qt.Key_Escape)
            compare(window.pageItem.asks, "lineUp", "it is asked about")
            keyClick(Qt.Key_Escape)
            compare(window.pageItem.asks, "")
            workspace.lineUp.typed = false
        }
        function test_delete_removes_before_the_first_round_only() {
            keyClick(Qt.Key_Delete)
            compare(workspace.teams.log, ["remove 101"])
            workspace.teams.begun = true
            keyClick(Qt.Key_Delete)
            compare(workspace.teams.log, ["remove 101"])
        }
    }
}
