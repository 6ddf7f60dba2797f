// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The rating lists, by keyboard.
Item {
    id: stage
    width: 100
    height: 100

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }

    TestCase {
        name: "lists_page"
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
            keyClick("l", Qt.ControlModifier | Qt.ShiftModifier)
            compare(window.page, "lists")
            workspace.ratingLists.log = []
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
        }
        function test_one_key_reads_all_lists_again_whose_files_are_known() {
            keyClick("r")
            compare(workspace.ratingLists.log, [])
            workspace.ratingLists.refreshable = true
            keyClick("r")
            compare(workspace.ratingLists.log, ["refresh"])
        }
        function test_no_tick_is_shown_where_nothing_was_compared() {
            workspace.listDifferences.clear()
            workspace.listDifferences.compared = false
            workspace.listDifferences.caption = "No rating list has been imported."
            keyClick("c")
            const nothing = findChild(window.contentItem, "nothingCompared")
            verify(nothing.visible)
            compare(nothing.text, "No rating list has been imported.")
            compare(nothing.drawing, "warning")
            workspace.listDifferences.compared = true
            verify(!nothing.visible)
        }
        function test_the_age_of_the_list_is_looked_at_before_the_event_is_compared() {
            keyClick("c")
            compare(workspace.ratingLists.log, ["update"])
            compare(workspace.listDifferences.log, ["compare"])
        }
        function test_without_a_list_nothing_covers_anything_else_data() {
            const rows = []
            for (const size of [[1280, 732], [1280, 800], [960, 600]])
                for (const scale of [1.0, 1.5])
                    rows.push({ tag: size.join("×") + " at " + scale, width: size[0], height: size[1], scale: scale })
            return rows
        }
        function test_without_a_list_nothing_covers_anything_else(row) {
            workspace.preferences.fontScale = row.scale
            window.width = row.width
            window.height = row.height
            workspace.ratingLists.clear()
            const none = findChild(window.contentItem, "noList")
            const below = findChild(window.contentItem, "belowLists")
            tryVerify(() => none.visible && below.height > 0)
            waitForRendering(window.contentItem, 200)
            const y = (item, at) => item.mapToItem(window.contentItem, 0, at).y
            const head = Array.from(none.parent.parent.children).find(item => item instanceof PageHead)
            verify(y(none, 0) >= y(head, head.height), "the head stands free")
            verify(y(none, none.height) <= y(below, 0), "and so do the fields")
            verify(below.height >= Theme.row, "what has no room is scrolled to")
            verify(y(below, below.height) <= window.height)
        }
        function test_an_import_is_compared_with_the_event_unless_that_is_switched_off() {
            workspace.ratingLists.importing = true
            workspace.ratingLists.importing = false
            compare(workspace.listDifferences.log, ["compare"])
            workspace.ratingLists.comparesImports = false
            workspace.ratingLists.importing = true
            workspace.ratingLists.importing = false
            compare(workspace.listDifferences.log, ["compare"])
        }
    }
}
