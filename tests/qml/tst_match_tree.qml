// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.Ui
import Flagfall.App

// The tree of a knockout, and the matches that the arbiter gives to somebody.
Item {
    id: stage
    width: 1000
    height: 700

    MatchTreeView { id: knockout }
    Component { id: drawing; MatchTree { tree: knockout; width: 900; height: 500 } }
    Component { id: asking; LevelMatches { tree: knockout; width: 900 } }
    Component { id: page; StandingsPage { standings: StandingsModel {} byHand: TieBreaksByHand {} tree: knockout; width: 900; height: 600 } }

    TestCase {
        name: "matchTree"
        when: windowShown

        function init() { knockout.fill(); knockout.awarded = [] }
        function all(item, wanted) { return Array.from(item.children).reduce((found, child) => found.concat(stage.is(child, wanted) ? [child] : [], all(child, wanted)), []) }

        function test_matches_stand_between_those_they_came_from() {
            const shown = createTemporaryObject(drawing, stage)
            const cells = all(shown, "match")
            compare(cells.length, 3)
            fuzzyCompare(cells[2].y, (cells[0].y + cells[1].y) / 2, 1)
        }
        function test_the_one_who_is_named_is_through_with_a_reason() {
            const shown = createTemporaryObject(asking, stage)
            verify(shown.visible)
            const buttons = all(shown, "onClicked")
            compare(buttons.length, 2)
            findChild(shown, "reason").input.text = "by lots"
            buttons[1].clicked()
            compare(knockout.awarded, [2, "by lots"])
        }
        function test_t_turns_between_tree_and_table() {
            const shown = createTemporaryObject(page, stage)
            shown.forceActiveFocus()
            verify(shown.treeShown)
            keyClick(Qt.Key_T)
            verify(!shown.treeShown)
            keyClick(Qt.Key_T)
            verify(shown.treeShown)
        }
    }

    function is(item: var, wanted: string): bool { return item[wanted] !== undefined && (wanted !== "onClicked" || item instanceof AppButton) }
}
