// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

Item {
    id: stage
    width: 400
    height: 300

    BoardsModel { id: boards }
    Component { id: tileComponent; BoardTile { width: 300; height: 240 } }
    SignalSpy { id: pressed; signalName: "pressed" }
    SignalSpy { id: chosen; signalName: "chosen" }
    SignalSpy { id: picks; signalName: "picks" }
    SignalSpy { id: picksUpTo; signalName: "picksUpTo" }

    TestCase {
        name: "board tile"
        when: windowShown

        function made(row) {
            const roles = boards.row(row)
            for (const unused of ["whiteNumber", "blackNumber", "whitePoints", "blackPoints", "whiteRating", "blackRating", "whitePeriod", "blackPeriod", "resultSpoken", "adjourned", "needsDecision"])
                delete roles[unused]
            const tile = createTemporaryObject(tileComponent, stage, roles)
            pressed.target = tile
            chosen.target = tile
            picks.target = tile
            picksUpTo.target = tile
            for (const spy of [pressed, chosen, picks, picksUpTo])
                spy.clear()
            return tile
        }
        function chosenTile(row) {
            const tile = made(row)
            tile.selected = true
            return tile
        }
        function test_the_name_is_as_long_as_there_is_room_data() {
            return [
                { tag: "wide", width: 400, name: "Sestřičková, Bohumila", shown: "Sestřičková, Bohumila" },
                { tag: "middle", width: 190, name: "Sestřičková, Bohumila", shown: "Sestřičková, B." },
                { tag: "narrow", width: 120, name: "Sestřičková, Bohumila", shown: "Sestřičková" },
                { tag: "shared", width: 190, name: "Nováková, Jozefína Mária", brief: "Nováková, Jo.", shown: "Nováková, Jo." },
                { tag: "shared and narrow", width: 100, name: "Sestřičková, Bohumila", brief: "Sestřičková, B.", shown: "B. Sestřičková" },
                { tag: "short", width: 120, name: "Li, Wu", shown: "Li, Wu" },
                { tag: "one name", width: 190, name: "Rieka", shown: "Rieka" },
                { tag: "with the team", width: 400, name: "Sestřičková, Bohumila", team: "SLA", shown: "Sestřičková, Bohumila · SLA" },
                { tag: "the team before the given name", width: 190, name: "Sestřičková, Bohumila", team: "SL", shown: "Sestřičková · SL" }
            ]
        }
        function test_the_name_is_as_long_as_there_is_room(data) {
            const tile = made(0)
            tile.width = data.width
            tile.height = 150
            tile.whiteName = data.name
            tile.whiteBrief = data.brief ?? data.name.split(",")[0]
            tile.whiteTeam = data.team ?? ""
            const name = findChild(findChild(tile, "whiteSide"), "mayElide") // the only text there that may be cut
            compare(name.text, data.shown)
            verify(!name.truncated || data.tag.endsWith("narrow"))
        }
        function test_the_first_touch_on_a_board_only_chooses_it() {
            const side = findChild(made(0), "whiteSide")
            mousePress(side, 40, 20)
            compare(pressed.count, 0)
            verify(chosen.count >= 1)
            mouseRelease(side, 40, 20)
        }
        function test_a_touch_presses_the_running_side_when_it_begins() {
            const side = findChild(chosenTile(0), "whiteSide")
            const touch = touchEvent(side)
            touch.press(1, side, 40, 20).commit()
            compare(pressed.count, 1)
            compare(pressed.signalArguments[0][0], BoardsModel.White)
            touch.release(1, side, 40, 20).commit()
            compare(pressed.count, 1)
        }
        function test_a_mouse_press_counts_before_its_release() {
            const side = findChild(chosenTile(1), "blackSide")
            mousePress(side, 40, 20)
            compare(pressed.count, 1)
            compare(pressed.signalArguments[0][0], BoardsModel.Black)
            mouseRelease(side, 40, 20)
        }
        function test_the_side_that_does_not_run_only_chooses_the_board() {
            const side = findChild(made(0), "blackSide")
            mousePress(side, 40, 20)
            compare(pressed.count, 0)
            verify(chosen.count >= 1)
            mouseRelease(side, 40, 20)
        }
        function test_control_and_a_touch_pick_and_do_not_press_data() {
            return [{ tag: "on the running side", item: "whiteSide" }, { tag: "on the head", item: "" }]
        }
        function test_control_and_a_touch_pick_and_do_not_press(row) {
            const tile = chosenTile(0)
            const item = row.item === "" ? tile : findChild(tile, row.item)
            mouseClick(item, 40, 10, Qt.LeftButton, Qt.ControlModifier)
            compare([picks.count, picksUpTo.count, pressed.count, chosen.count], [1, 0, 0, 0])
            mouseClick(item, 40, 10, Qt.LeftButton, Qt.ShiftModifier)
            compare([picks.count, picksUpTo.count, pressed.count, chosen.count], [1, 1, 0, 0])
        }
        function test_no_text_is_cut_at_any_size_data() {
            const rows = []
            for (const width of [142, 170, 240, 420])
                for (const height of [56, 76, 120, 300])
                    rows.push({ tag: width + " by " + height, width: width, height: height })
            return rows
        }
        function test_no_text_is_cut_at_any_size(row) {
            const notes = [[BoardsModel.DefaultTimeOver, "Default time expired"], [BoardsModel.OddSetting, "Set to 40/90+30:30+30"],
                           [BoardsModel.Absent, "Absent 1:12:34"], [BoardsModel.Flag, "White's flag first"]]
            for (const [note, noteText] of notes) {
                const tile = made(2)
                Object.assign(tile, { width: row.width, height: row.height, board: 1000, note: note, noteText: noteText, picked: true,
                                      unsaved: true, whiteAbsent: true, whiteLocked: true, whitePeriodFlag: true, whiteIllegalMoves: 2, whiteTime: "1:29:59" })
                waitForRendering(tile)
                compare(cut(tile), [])
            }
        }
        function cut(item) {
            if (!item.visible)
                return []
            const own = item.objectName !== "mayElide" && item.contentWidth !== undefined && item.contentWidth > item.width + 1 ? [item.text] : []
            return Array.from(item.children).reduce((found, child) => found.concat(cut(child)), own)
        }
        function test_a_picked_board_shows_it_by_a_mark_and_not_only_by_colour() {
            const tile = made(0)
            const before = shown(tile)
            tile.picked = true
            verify(shown(tile) > before)
        }
        function shown(item) {
            if (!item.visible)
                return 0
            return Array.from(item.children).reduce((sum, child) => sum + shown(child), 1)
        }
    }
}
