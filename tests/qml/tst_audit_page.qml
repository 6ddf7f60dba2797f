// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The hall check, the late players and the recovery, by keyboard and with the largest type.
Item {
    id: stage
    width: 100
    height: 100

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }

    TestCase {
        name: "audit_page"
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
        function show(page) {
            window.page = page
            waitForRendering(window.contentItem)
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
        function test_no_text_is_cut_data() {
            const rows = []
            for (const page of ["audit", "attendance", "recovery"])
                for (const full of [false, true])
                    for (const scale of [1.0, 1.5])
                        rows.push({ tag: page + (full ? " full" : " empty") + " at " + scale, page: page, full: full, scale: scale })
            return rows
        }
        function test_no_text_is_cut(row) {
            workspace.preferences.fontScale = row.scale
            window.width = 960
            window.height = 600
            if (row.full) {
                workspace.audit.fill(6)
                workspace.attendance.fill(4)
                workspace.recovery.fill(2)
                workspace.recovery.asleepText = "The computer slept for about 3 minutes until 14:32. 11 clocks were paused when it woke; no player lost time."
                workspace.recovery.elsewhereText = "Run at other desks: Desk 2: 12 clocks, Desk 3: 1 clock. Take them over only if that desk does not work any more."
                workspace.recovery.silentText = "Desk 2 has been silent for 16 s: nobody watches its 12 clocks. Desk 3 has been silent for 25 s: nobody watches its clock."
            }
            show(row.page)
            compare(cut(window.contentItem, []), [])
        }
        function test_a_desk_that_has_gone_silent_is_named_on_every_page_and_the_button_leads_to_its_clocks() {
            show("players")
            const strip = findChild(window, "silentDesk")
            verify(!strip.visible)
            workspace.recovery.silentText = "Desk 2 has been silent for 16 s: nobody watches its 19 clocks."
            verify(strip.visible)
            mouseClick(findChild(window, "takeOverSilent"))
            compare(window.page, "recovery")
        }
        function test_f5_shows_the_hall_check_and_enter_goes_to_the_board() {
            workspace.audit.fill(3)
            show("hall")
            keyClick(Qt.Key_F5)
            compare(window.page, "audit")
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(window.page, "hall")
            compare(window.selectedBoard, 2)
        }
        function test_delete_puts_a_finding_aside() {
            workspace.audit.fill(3)
            show("audit")
            keyClick(Qt.Key_Delete)
            compare(workspace.audit.count, 2)
            compare(workspace.audit.asideCount, 1)
        }
        function test_a_board_and_a_side_are_typed() {
            show("hall")
            keyClick(Qt.Key_F8)
            compare(window.page, "attendance")
            keyClick("2")
            keyClick("W", Qt.ShiftModifier)
            keyClick(Qt.Key_Return)
            compare(workspace.attendance.log, ["mark 2W"])
        }
        function test_late_players_are_copied_from_the_field_and_from_the_list() {
            workspace.attendance.fill(3)
            show("attendance")
            keyClick("c", Qt.ControlModifier)
            keyClick(Qt.Key_Down)
            keyClick("c", Qt.ControlModifier)
            const roles = "copyRows boardLabel whiteName whiteState blackName blackState timeText forfeitText"
            compare(workspace.exports.log, [roles, roles])
            compare(workspace.attendance.log, [])
        }
        function test_ctrl_f_forfeits_on_every_board_that_is_overdue() {
            workspace.attendance.fill(3)
            workspace.attendance.overCount = 2
            show("attendance")
            keyClick(Qt.Key_F, Qt.ControlModifier)
            compare(workspace.attendance.log, ["forfeit all"])
        }
        function test_the_list_has_a_key_for_each_side_and_for_the_forfeit() {
            workspace.attendance.fill(3)
            show("attendance")
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            keyClick("f")
            compare(workspace.attendance.log, ["key 2 f"])
            keyClick(Qt.Key_Return)
            compare(window.selectedBoard, 2)
        }
        function test_4_types_both_times() {
            workspace.recovery.fill(2)
            show("recovery")
            keyClick("4")
            for (const letter of "4:30")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(workspace.recovery.log, ["typed 1 4:30 5:00"])
            compare(window.pageItem.typingRow, -1)
        }
        function test_what_is_no_time_is_said_and_escape_leaves() {
            workspace.recovery.fill(2)
            show("recovery")
            keyClick("4")
            keyClick("9")
            keyClick(Qt.Key_Return)
            compare(workspace.recovery.log, [])
            compare(window.pageItem.typingRow, 0)
            keyClick(Qt.Key_Escape)
            compare(window.pageItem.typingRow, -1)
            keyClick("2")
            compare(workspace.recovery.log, ["key 1 2"])
        }
        function test_space_resumes_what_the_sleep_paused() {
            workspace.recovery.asleepText = "The computer slept."
            show("recovery")
            keyClick(Qt.Key_Space)
            compare(workspace.recovery.log, ["resumeAsleep"])
        }
        function test_t_takes_over_what_another_desk_runs() {
            show("recovery")
            keyClick("t")
            compare(workspace.recovery.log, [])
            workspace.recovery.elsewhereText = "Run at other desks: Desk 2: 1 clock."
            keyClick("t")
            compare(workspace.recovery.log, ["takeOver"])
        }
    }
}
