// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import QtTest
import Flagfall.App
import Flagfall.Ui

// The whole window on stand-ins: keys do what they say, and no text is cut at the smallest size and largest type.
Item {
    id: stage
    width: 100
    height: 100

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }
    Component {
        id: rowComponent
        StandingsRow { playerId: 1; rank: "1"; name: ""; title: ""; federation: ""; rating: ""; points: ""; secondary: ""; played: ""; shift: ""; provisional: false; accessibleText: "" }
    }
    property list<Act> acts: [
        Act { text: "Retransmisión"; on: ["Shift+F8"]; drawing: "live"; railed: true },
        Act { text: "Hall"; on: ["F3"]; drawing: "hall"; railed: true }
    ]
    Component { id: railComponent; NavRail { acts: stage.acts; page: ""; height: 300; width: implicitWidth } }

    Component {
        id: differenceComponent
        ListDifferenceRow {
            width: 500
            name: "Sirius, Canis Major"
            field: "Použitý rating"
            held: "bez ratingu"
            listed: "2548"
            from: "FIDE, efektívny rapid, november 2026"
            ticked: true
        }
    }
    Component {
        id: resultComponent
        ResultRow {
            width: 510
            cursor: true
            board: 1
            whiteName: "Arcturus, Bootes"
            blackName: "Sirius, Canis Major"
            whitePoints: "1"
            blackPoints: "1"
            result: ""
            resultSpoken: ""
            hasResult: false
            adjourned: false
            phaseText: "Hrá sa"
            noteText: "Ponúknutá remíza"
            accessibleText: ""
            whiteSheet: ""
            blackSheet: ""
        }
    }

    Component {
        id: nameComponent
        PersonName { text: "Achernar-Bellatrix, Eridanus" }
    }

    TestCase {
        name: "pages"
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
            waitForRendering(window.contentItem, 200) // where nothing is left to be drawn no frame comes
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
            for (const page of ["start", "create", "import", "players", "entries", "lists", "teams", "checkin", "hall", "clock", "results", "standings", "history", "recovery", "settings", "help", "audit", "attendance", "replay", "pairing", "rulings", "paper", "papers", "exports", "closing", "rehearsal", "persons", "adjournments", "display", "web", "broadcast", "stations"])
                for (const scale of [1.0, 1.5])
                    rows.push({ tag: page + " at " + scale, page: page, scale: scale })
            return rows
        }
        function test_rows_of_a_narrow_window_keep_the_names() {
            for (const component of [differenceComponent, resultComponent]) {
                const row = createTemporaryObject(component, stage)
                wait(50)
                compare(cut(row, []), [])
                const widths = []
                const measure = item => {
                    if (["Sirius, Canis Major", "Arcturus, Bootes"].includes(item.text))
                        widths.push(item.width)
                    Array.from(item.children).forEach(measure)
                }
                measure(row)
                verify(widths.length > 0 && Math.min(...widths) > 100, widths)
            }
        }
        function test_a_list_of_players_is_read_in_a_narrow_window() {
            window.minimumWidth = 600
            window.width = 660
            window.height = 760
            show("entries")
            wait(100)
            const item = (from, fits) => {
                if (from.visible && fits(from))
                    return from
                for (const child of Array.from(from.children)) {
                    const found = item(child, fits)
                    if (found)
                        return found
                }
                return null
            }
            const bottomOf = thing => thing.mapToItem(window.contentItem, 0, thing.height).y
            const button = text => item(window.contentItem, thing => thing.text === text && thing.clicked !== undefined)
            const list = item(window.contentItem, thing => thing instanceof ListView && thing.count > 1 && thing.model === workspace.entries.entries)
            verify(list)
            verify(bottomOf(button("Cancel")) <= list.mapToItem(window.contentItem, 0, 0).y, "the acts are above the list")
            const name = item(list.currentItem, thing => thing.text === list.currentItem.name)
            verify(name.width > 150, "a name of " + name.width + " px")
        }
        function test_a_long_name_is_written_smaller_before_it_is_cut() {
            const name = createTemporaryObject(nameComponent, stage)
            name.width = Math.ceil(name.implicitWidth * 0.9)
            verify(!name.truncated && name.paintedWidth <= name.width + 1)
            name.font.pixelSize = Theme.small // and no smaller than that
            name.width = Math.ceil(name.implicitWidth * 0.9)
            verify(name.truncated)
            name.width = Math.ceil(name.implicitWidth * 0.5)
            verify(name.truncated)
        }
        function test_a_fault_takes_the_room_of_its_lines_in_a_narrow_window() {
            window.minimumWidth = 600
            window.width = 660
            window.height = 880
            workspace.eventForm.controlError = "Enter a time control, for example 90+30 or 3+2."
            workspace.importForm.loaded = true
            show("import")
            const row = findChild(window.contentItem, "control").parent
            tryVerify(() => row.width > 300)
            wait(100)
            verify(row.height < 140, "a row of " + row.height + " px")
        }
        function test_no_text_is_cut(row) {
            workspace.preferences.fontScale = row.scale
            window.width = 960
            window.height = 600
            workspace.importForm.loaded = true
            workspace.recovery.fill(2)
            workspace.persons.fill(4)
            workspace.persons.person = "Šebestová, Ľ."
            workspace.audit.fill(3)
            workspace.attendance.fill(3)
            workspace.checkIn.fill(6)
            workspace.teams.fill(6)
            workspace.rulings.fill(3)
            workspace.adjournments.fill(3)
            workspace.attachments.fill(2)
            workspace.offences.fill(3)
            workspace.pairing.presence.fill(4)
            workspace.pairing.propose()
            if (row.page === "replay")
                workspace.showReplay(3)
            show(row.page)
            compare(cut(window.contentItem, []), [])
        }
        function test_every_page_takes_the_keyboard_data() {
            return ["start", "create", "players", "hall", "clock", "results", "standings", "history", "settings", "help"].map(page => ({ tag: page }))
        }
        function test_every_page_takes_the_keyboard(row) {
            show(row.tag)
            verify(window.pageItem.activeFocus)
        }
        function test_the_function_keys_turn_the_pages_data() {
            return [{ tag: "players", key: Qt.Key_F2 }, { tag: "hall", key: Qt.Key_F3 }, { tag: "results", key: Qt.Key_F4 },
                    { tag: "standings", key: Qt.Key_F7 }, { tag: "help", key: Qt.Key_F1 }]
        }
        function test_the_function_keys_turn_the_pages(row) {
            show("settings")
            keyClick(row.key)
            compare(window.page, row.tag)
        }
        function test_f6_pairs_and_control_z_undoes() {
            show("results")
            keyClick(Qt.Key_F6)
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(workspace.log, ["pairRound", "undo"])
        }
        function test_control_y_does_again_what_was_undone() {
            workspace.canRedo = true
            show("results")
            keyClick(Qt.Key_Y, Qt.ControlModifier)
            keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier)
            compare(workspace.log, ["redo", "redo"])
        }
        function test_dialogs_for_files_begin_beside_the_event_that_is_opened_data() {
            return [{ tag: "a file", path: "/srv/chess/open.flagfall", folder: "file:///srv/chess" }, { tag: "a demonstration", path: "northern-sky.flagfall", folder: "" }]
        }
        function test_dialogs_for_files_begin_beside_the_event_that_is_opened(row) {
            workspace.filePath = row.path
            workspace.opened()
            compare(workspace.preferences.folder.toString(), row.folder)
        }
        function test_prizes_are_found_by_what_they_are_called_data() {
            return [{ tag: "prize" }, { tag: "category" }, { tag: "u14" }, { tag: "women" }]
        }
        function test_prizes_are_found_by_what_they_are_called(row) {
            show("hall")
            keyClick(Qt.Key_K, Qt.ControlModifier)
            wait(50)
            for (const letter of row.tag)
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(window.page, "papers")
            compare(workspace.papers.log, ["choose prizes"])
            tryVerify(() => window.pageItem.settings && window.activeFocusItem.cursorPosition !== undefined)
        }
        function test_a_copy_without_contact_data_is_an_act_of_the_palette() {
            show("hall")
            keyClick(Qt.Key_K, Qt.ControlModifier)
            wait(50)
            for (const letter of "without contact")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            tryVerify(() => window.files !== null && window.files.purpose === "clean")
            window.files.close()
            window.files.chosen("clean", "file:///tmp/copy.flagfall")
            compare(workspace.log, ["saveCleanCopy file:///tmp/copy.flagfall"])
        }
        function test_who_looks_for_an_anonymous_copy_gets_one() {
            show("hall")
            keyClick(Qt.Key_K, Qt.ControlModifier)
            wait(50)
            for (const letter of "anon")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            tryVerify(() => window.files !== null && window.files.purpose === "anonymous")
            window.files.close()
            window.files.chosen("anonymous", "file:///tmp/copy.flagfall")
            compare(workspace.log, ["saveAnonymousCopy file:///tmp/copy.flagfall"])
        }
        function test_the_club_has_a_column_where_anybody_has_one() {
            window.width = 1280
            show("players")
            const heads = () => cells(window.pageItem, item => item instanceof HeadCell && item.visible && item.text === "Club").length
            compare(heads(), 0)
            workspace.players.hasClubs = true
            compare(heads(), 1)
            compare(cells(window.pageItem, item => item.text === "Slávia" && item.visible).length, workspace.players.count)
        }
        function cells(item, fits, found) {
            found = found ?? []
            if (fits(item))
                found.push(item)
            for (const child of Array.from(item.children))
                cells(child, fits, found)
            return found
        }
        function test_figures_of_tie_breaks_stand_below_their_heads() {
            workspace.standings.fill(3)
            show("standings")
            const page = window.pageItem
            const line = rowComponent.createObject(page, { width: page.width, columns: page.columns, tieBreaks: ["14", "1", "3", "2"], fractions: [",25", "", "", ",5"] })
            const heads = cells(page, item => item instanceof HeadCell && workspace.standings.tieBreakNames.includes(item.text))
            const wholes = cells(line, item => item.objectName === "whole")
            compare(wholes.length, 4)
            for (const at of [0, 1, 2, 3]) {
                const figures = wholes[at].parent
                const widest = wholes[at].implicitWidth + page.columns.parts[at]
                const middle = figures.width - widest / 2
                const head = heads[at]
                verify(Math.abs(head.width - head.rightPadding - head.contentWidth / 2 - middle) <= Math.max(2, head.contentWidth / 2 - widest / 2 + 1), head.text)
            }
            compare(wholes[1].parent.width - wholes[1].x - wholes[1].width, 0, "without fractions the figures reach the edge, as the head does")
            line.destroy()
        }
        function test_who_is_looked_for_in_the_standings_is_typed() {
            workspace.standings.fill(3)
            show("standings")
            const page = window.pageItem
            page.forceActiveFocus()
            const finder = findChild(page, "finder")
            verify(!finder.visible)
            keyClick(Qt.Key_Slash)
            verify(finder.input.activeFocus)
            finder.input.text = "svk"
            finder.edited("svk")
            compare(workspace.standings.words, "svk")
            keyClick(Qt.Key_Escape)
            compare(workspace.standings.words, "")
            verify(!finder.visible)
        }
        function test_a_name_in_the_standings_keeps_a_dozen_letters_data() {
            return [{ tag: "small type", wide: 960, scale: 1, ties: 9, all: false }, { tag: "large type", wide: 960, scale: 1.5, ties: 5, all: false }, { tag: "wide window", wide: 1280, scale: 1, ties: 5, all: true }]
        }
        function test_a_name_in_the_standings_keeps_a_dozen_letters(row) {
            const names = ["BH/C1", "BH", "SB", "DE", "WIN", "BWG", "KS", "PS", "ARO"].slice(0, row.ties)
            workspace.preferences.fontScale = row.scale
            workspace.standings.tieBreakNames = names
            workspace.standings.tieBreakWidest = names.map(() => ["14", ",25"])
            workspace.standings.fill(5)
            window.width = row.wide
            show("standings")
            const name = first(window.pageItem, item => item instanceof PersonName && item.text === "Souto Outeiriño Xoán Manuel" && item.visible)
            const dozen = rowComponent.createObject(window.pageItem, { columns: window.pageItem.columns, name: "Souto Outeir", tieBreaks: [], fractions: [] })
            verify(name.width >= first(dozen, item => item instanceof PersonName).implicitWidth, name.width)
            dozen.destroy()
            const shown = cells(window.pageItem, item => item instanceof HeadCell && names.includes(item.text)).map(item => item.text)
            compare(shown, names.slice(0, shown.length), "the first ones")
            const more = findChild(window.pageItem, "hidden")
            compare(more.visible, !row.all)
            if (row.all)
                verify(window.pageItem.columns.shows("title") && window.pageItem.columns.shows("federation") && window.pageItem.columns.shows("rating"))
            else
                verify(more.text === "+" + (names.length - shown.length) && more.hint.includes(names[names.length - 1]), more.hint)
        }
        function test_the_standings_keep_three_rows_above_what_is_asked_data() {
            const rows = []
            for (const scale of [1, 1.25, 1.5])
                for (const key of ["c", "w"])
                    rows.push({ tag: key + " at " + scale, scale: scale, key: key })
            return rows
        }
        function test_the_standings_keep_three_rows_above_what_is_asked(row) {
            workspace.preferences.fontScale = row.scale
            workspace.standings.fill(20)
            window.width = 960
            window.height = 600
            show("standings")
            keyClick(row.key)
            wait(50)
            const list = lists(window.pageItem, []).find(one => one.count >= 20)
            const asked = findChild(window.pageItem, row.key === "c" ? "card" : "why")
            verify(asked.visible && asked.height >= 64 * row.scale)
            verify(list.height >= 3 * Theme.row, list.height)
            verify(list.mapToItem(window.contentItem, 0, list.height).y <= asked.mapToItem(window.contentItem, 0, 0).y, "none is covered")
            keyClick(Qt.Key_Down)
            compare(list.currentIndex, 1)
        }
        function test_the_graph_of_a_card_lies_over_no_column_data() {
            const rows = []
            for (const wide of [960, 1280, 1400, 1600, 1920])
                for (const scale of [1, 1.5])
                    rows.push({ tag: wide + " at " + scale, wide: wide, scale: scale })
            return rows
        }
        function test_the_graph_of_a_card_lies_over_no_column(row) {
            workspace.preferences.fontScale = row.scale
            workspace.standings.fill(3)
            window.width = row.wide
            window.height = 900
            show("standings")
            keyClick("c")
            wait(50)
            const graph = findChild(window.pageItem, "graph")
            const at = item => item.mapToItem(window.contentItem, 0, 0)
            const table = cells(findChild(window.pageItem, "card"), item => item instanceof CardRoundRow && item.visible)
            compare(table.length, 4)
            for (const line of table)
                for (const cell of cells(line, item => item.text !== undefined && item.text !== "")) {
                    verify(cell.x + cell.width <= line.width + 1, cell.text)
                    verify(at(cell).x + cell.width <= at(graph).x || at(line).y + line.height <= at(graph).y, cell.text)
                }
        }
        function test_the_card_of_a_team_has_room_for_every_cell_data() {
            const rows = []
            for (const wide of [960, 1280, 1920])
                for (const scale of [1, 1.5])
                    rows.push({ tag: wide + " at " + scale, wide: wide, scale: scale })
            return rows
        }
        function test_the_card_of_a_team_has_room_for_every_cell(row) {
            workspace.preferences.fontScale = row.scale
            workspace.standings.ofTeams = true
            workspace.standings.fill(3)
            window.width = row.wide
            window.height = 900
            show("standings")
            keyClick("c")
            wait(50)
            const table = cells(findChild(window.pageItem, "card"), item => item instanceof CardRoundRow)
            compare(table.length, 1 + 3 + 1 + 2, "matches and players, each with heads")
            for (const line of table)
                for (const cell of cells(line, item => item.text !== undefined && item.text !== "")) {
                    verify(cell.x + cell.width <= line.width + 1, cell.text)
                    verify(cell.contentWidth <= cell.width + 1, cell.text)
                }
            workspace.standings.ofTeams = false
        }
        function test_values_of_a_tie_break_are_typed_player_after_player() {
            workspace.standings.fill(2)
            workspace.tieBreaksByHand.hasValues = true
            show("standings")
            keyClick(Qt.Key_V)
            for (const letter of "12,5")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            for (const letter of "x")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(workspace.tieBreaksByHand.value(0), "12,5", "the first player's")
            compare(workspace.tieBreaksByHand.value(1), "", "that was no number, and nothing is kept")
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_L, Qt.ControlModifier)
            compare(workspace.tieBreaksByHand.drawings, 0, "this event has no tie-break by lots")
            workspace.tieBreaksByHand.hasLots = true
            keyClick(Qt.Key_L, Qt.ControlModifier)
            compare(workspace.tieBreaksByHand.drawings, 1)
        }
        function test_no_word_in_the_rail_is_broken_data() {
            return [{ tag: "wide", narrow: false }, { tag: "narrow", narrow: true }]
        }
        function test_no_word_in_the_rail_is_broken(row) {
            const rail = createTemporaryObject(railComponent, stage, { narrow: row.narrow })
            for (const scale of [1, 1.5, 1]) {
                Theme.fontScale = scale
                wait(20)
                const word = first(rail, item => item.text === "Retransmisión" && item.lineCount !== undefined)
                compare(word.lineCount, 1)
                verify(word.contentWidth <= word.width)
            }
        }
        function test_the_palette_narrows_and_enter_performs() {
            show("hall")
            keyClick(Qt.Key_K, Qt.ControlModifier)
            wait(50)
            for (const letter of "standi")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(window.page, "standings")
        }
        function test_the_palette_says_when_nothing_fits_and_escape_leaves_it() {
            show("hall")
            keyClick(Qt.Key_K, Qt.ControlModifier)
            wait(50)
            for (const letter of "qqq")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(window.page, "hall")
            keyClick(Qt.Key_Escape)
            verify(window.pageItem.activeFocus)
        }
        function test_digits_in_the_hall_go_to_a_board_and_enter_opens_its_clock() {
            show("hall")
            keyClick("4")
            compare(window.selectedBoard, 4)
            keyClick(Qt.Key_Return)
            compare(workspace.clockView.board, 4)
            compare(window.page, "clock")
        }
        function test_space_in_the_hall_steers_the_round() {
            show("hall")
            keyClick(Qt.Key_Space)
            compare(workspace.boards.log, ["spaceBar"])
        }
        function test_p_is_for_the_chosen_board_and_for_the_picked_ones_where_there_are_some() {
            show("hall")
            keyClick("2")
            keyClick("p")
            keyClick("x")
            keyClick("p")
            compare(workspace.boards.log, ["startOrPause 2", "startOrPausePicked"])
        }
        function test_a_low_window_shows_two_rows_of_boards_at_least_data() {
            return [{ tag: "1", scale: 1.0 }, { tag: "1.25", scale: 1.25 }, { tag: "1.5", scale: 1.5 }]
        }
        function test_a_low_window_shows_two_rows_of_boards_at_least(row) {
            workspace.preferences.fontScale = row.scale
            window.width = 960
            window.height = 600
            workspace.boards.fill(40)
            show("hall")
            workspace.boards.anyReady = true
            const page = window.pageItem
            const wall = page.wall
            const roomy = () => wall.height >= 2 * wall.cellHeight && wall.height > page.height * 0.6
            tryVerify(roomy)
            workspace.boards.pickAll()
            wait(20)
            verify(roomy(), "with boards picked")
            workspace.notice.tell("Board 3: clock paused", NoticeView.Done)
            wait(20)
            verify(roomy(), "with a notice")
        }
        function first(item, fits) {
            if (fits(item))
                return item
            for (const child of Array.from(item.children)) {
                const found = first(child, fits)
                if (found)
                    return found
            }
            return null
        }
        function test_a_notice_covers_nothing_and_escape_closes_it() {
            show("hall")
            const toast = first(window.contentItem, item => item instanceof Toast)
            verify(!toast.visible)
            workspace.notice.tellUndoable("Board 3: clock paused")
            wait(20)
            verify(toast.visible)
            const top = toast.mapToItem(window.contentItem, 0, 0).y
            verify(window.pageItem.mapToItem(window.contentItem, 0, window.pageItem.height).y <= top)
            keyClick(Qt.Key_X)
            keyClick(Qt.Key_Escape) // lets the picked board go
            verify(toast.visible)
            keyClick(Qt.Key_Escape)
            verify(!toast.visible)
        }
        function test_a_notice_goes_with_its_page_and_one_that_brings_a_page_stays() {
            show("hall")
            workspace.notice.tell("Board 3: clock paused", NoticeView.Done)
            wait(20)
            window.page = "results"
            compare(workspace.notice.text, "")
            workspace.notice.tell("This file cannot be read.", NoticeView.Refused)
            window.page = "hall"
            compare(workspace.notice.text, "This file cannot be read.")
        }
        function test_undo_is_not_offered_for_what_would_be_another_act() {
            show("hall")
            workspace.notice.tellUndoable("Board 3: clock paused")
            wait(20)
            workspace.undoText = "Undo: result 1–0 on board 4"
            compare(workspace.notice.text, "")
        }
        function test_home_end_and_the_page_keys_go_through_every_list_data() {
            return ["players", "results", "standings", "history"].map(page => ({ tag: page }))
        }
        function test_home_end_and_the_page_keys_go_through_every_list(row) {
            workspace.boards.fill(30)
            show(row.tag)
            const list = first(window.pageItem, item => item instanceof LongList)
            verify(list.activeFocus)
            keyClick(Qt.Key_End)
            compare(list.currentIndex, list.count - 1)
            keyClick(Qt.Key_Home)
            compare(list.currentIndex, 0)
            keyClick(Qt.Key_PageDown)
            const page = list.currentIndex
            verify(page >= 1)
            keyClick(Qt.Key_PageUp)
            compare(list.currentIndex, 0)
        }
        function test_r_then_a_result_key_enters_a_result_in_the_hall() {
            show("hall")
            keyClick("3")
            keyClick("r")
            keyClick("1")
            compare(workspace.boards.log, ["result 3 1"])
            keyClick("2")
            compare(window.selectedBoard, 2)
        }
        function test_the_boards_of_a_match_stand_below_its_line() {
            workspace.teams.ofTeams = true
            for (const at of [0, 1, 2, 3])
                workspace.boards.setProperty(at, "matchText", at < 2 ? "Match 1: Slávia 1 : 1 Compostela" : "Match 2: Ada 0 : 0 Bor")
            show("results")
            const lines = text => cells(window.pageItem, item => item.text === text && item.visible)
            tryVerify(() => lines("Match 1: Slávia 1 : 1 Compostela").length === 1 && lines("Match 2: Ada 0 : 0 Bor").length === 1)
            for (const at of [0, 1, 2, 3])
                workspace.boards.setProperty(at, "matchText", "")
            workspace.teams.ofTeams = false
        }
        function test_a_result_key_goes_on_to_the_next_missing_board() {
            window.selectedBoard = 1
            show("results")
            keyClick("1")
            keyClick("0")
            compare(workspace.resultEntry.log, ["result 1 1", "result 2 0"])
            compare(window.selectedBoard, 3)
        }
        function test_the_cursor_is_where_the_entry_says() {
            window.selectedBoard = 1
            show("results")
            compare(workspace.resultEntry.board, 1)
            keyClick(Qt.Key_Down)
            compare(workspace.resultEntry.board, 2)
            workspace.resultEntry.board = 4 // also back, to one that was refused
            compare(window.selectedBoard, 4)
            workspace.resultEntry.board = 1
            compare(window.selectedBoard, 1)
        }
        function test_a_key_turns_the_mode_and_the_chip_of_the_mode_is_lit() {
            show("results")
            const lit = text => findChip(window.pageItem, text).checked
            verify(lit("In order"))
            keyClick("v")
            compare(workspace.resultEntry.mode, ResultEntry.Verify)
            verify(lit("Verify") && !lit("In order"))
            verify(texts(window.pageItem, []).includes("17 of 60 verified, 1 differs"))
            keyClick("b")
            compare(workspace.resultEntry.mode, ResultEntry.Slip)
            keyClick("b")
            compare(workspace.resultEntry.mode, ResultEntry.Slip, "the key never turns it off")
            mouseClick(findChip(window.pageItem, "In order"))
            compare(workspace.resultEntry.mode, ResultEntry.InOrder)
            mouseClick(findChip(window.pageItem, "Board number first"))
            compare(workspace.resultEntry.mode, ResultEntry.Slip)
            keyClick("1")
            compare(workspace.resultEntry.log.length, 1, "the keyboard is the list's again")
        }
        function test_a_difference_is_answered_by_keys_only_while_there_is_one() {
            show("results")
            keyClick("v")
            for (const key of ["c", "g", Qt.Key_Backspace])
                keyClick(key)
            compare(workspace.resultEntry.log, [])
            for (const [key, done] of [["c", "correct"], ["g", "keep"], [Qt.Key_Backspace, "typeAgain"]]) {
                workspace.resultEntry.differs = true
                keyClick(key)
                compare(workspace.resultEntry.log.slice(-1), [done])
            }
        }
        function test_a_verified_result_has_a_sign_and_a_word() {
            workspace.resultEntry.marks = ({ "1": "verified", "2": "0–1" })
            show("results")
            verify(!texts(window.pageItem, []).includes("Verified"), "not in another mode")
            keyClick("v")
            const badges = text => first(window.pageItem, item => item instanceof Badge && item.text === text && item.visible)
            compare(badges("Verified").drawing, "check")
            compare(badges("Now 0–1").drawing, "cross")
        }
        function test_k_turns_to_the_keys_of_another_program_and_the_legend_says_whose() {
            show("results")
            verify(texts(window.pageItem, []).includes("keys: Flagfall"))
            keyClick("k")
            compare(workspace.resultEntry.log, ["turnKeys"])
            workspace.preferences.resultKeys = Preferences.VegaKeys
            verify(texts(window.pageItem, []).includes("keys: Vega"))
        }
        function test_a_scanned_slip_leads_to_its_board_and_its_keys_enter_nothing() {
            window.selectedBoard = 1
            show("results")
            keyClick("f")
            compare(workspace.resultEntry.log, [])
            workspace.resultEntry.mode = ResultEntry.Slip
            workspace.slips.boardRead(4)
            tryCompare(window, "selectedBoard", 4)
            verify(workspace.resultEntry.awaitsResult)
        }
        function test_shift_and_arrow_turn_the_round() {
            show("results")
            keyClick(Qt.Key_Right, Qt.ShiftModifier)
            compare(workspace.rounds.shown, 2)
            keyClick(Qt.Key_Left, Qt.ShiftModifier)
            keyClick(Qt.Key_Left, Qt.ShiftModifier)
            compare(workspace.rounds.shown, 1)
        }
        function test_slash_finds_a_board() {
            show("results")
            keyClick("/")
            keyClick("5")
            keyClick(Qt.Key_Return)
            compare(window.selectedBoard, 5)
        }
        function test_plus_enters_players_one_after_another() {
            show("players")
            keyClick("+")
            for (const letter of "Abc")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(workspace.playerForm.submitted, 1)
            keyClick("x")
            compare(workspace.playerForm.name, "x")
            keyClick(Qt.Key_Escape)
            verify(!window.pageItem.entering)
        }
        function test_players_are_imported_while_the_form_is_open() {
            show("players")
            keyClick("+")
            verify(window.pageItem.entering)
            keyClick("i", Qt.ControlModifier | Qt.ShiftModifier)
            tryVerify(() => window.files !== null && window.files.purpose === "players")
            verify(!window.pageItem.entering, "nothing was typed")
            window.files.close()
        }
        function test_what_was_typed_of_a_player_is_asked_about_before_others_are_imported() {
            show("players")
            keyClick("+")
            workspace.playerForm.name = "Abc"
            workspace.playerForm.typed = true
            for (let press = 0; press < 2; ++press) {
                keyClick("i", Qt.ControlModifier | Qt.ShiftModifier)
                verify(window.pageItem.entering)
                compare(window.files, null)
                compare(workspace.playerForm.name, "Abc")
            }
            keyClick(Qt.Key_Escape)
            verify(!window.pageItem.entering, "it was asked about")
            keyClick("i", Qt.ControlModifier | Qt.ShiftModifier)
            tryVerify(() => window.files !== null)
            window.files.close()
        }
        function test_help_gives_a_player_back_as_typed() {
            show("players")
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            workspace.playerForm.name = "Abc"
            workspace.playerForm.typed = true
            keyClick(Qt.Key_F1)
            compare(window.page, "help")
            keyClick(Qt.Key_Escape)
            compare(window.page, "players")
            verify(window.pageItem.entering)
            compare(workspace.playerForm.name, "Abc")
            compare(window.pageItem.current.playerId, workspace.playerForm.playerId)
            compare(focused().Accessible.name, "Name")
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_Escape)
            verify(!window.pageItem.entering)
            verify(!workspace.playerForm.typed, "and what was dropped does not come back")
        }
        function test_the_foot_of_the_form_does_not_scroll() {
            window.width = 960
            window.height = 600
            show("players")
            keyClick("+")
            const save = first(window.pageItem, item => item instanceof AppButton && item.text === "Save and next" && item.visible)
            verify(save !== null)
            const at = () => save.mapToItem(window.contentItem, 0, save.height).y
            tryVerify(() => at() > 0 && at() <= window.height)
            const before = at()
            const sheet = first(window.pageItem, item => item instanceof Flickable && !(item instanceof ListView) && item.contentHeight > item.height)
            sheet.contentY = sheet.contentHeight - sheet.height
            compare(at(), before)
        }
        function test_before_the_first_round_a_player_is_removed_and_not_withdrawn() {
            workspace.players.begun = false
            show("players")
            const named = text => first(window.pageItem, item => item instanceof AppButton && item.text === text && item.visible) !== null
            verify(named("Remove"))
            verify(!named("Withdraw"))
            workspace.players.begun = true
            verify(named("Withdraw"))
            verify(!named("Remove"))
        }
        function test_after_the_standings_comes_the_closing_of_the_event() {
            workspace.event.nextAct = EventView.Finished
            show("results")
            const offered = text => first(window.contentItem, item => item instanceof AppButton && item.text === text && item.visible && item.primary) !== null
            verify(offered("Final standings"))
            show("standings")
            verify(offered("Closing the event"))
            show("papers")
            verify(offered("Closing the event"), "the standings were seen")
            show("closing")
            verify(!offered("Closing the event") && !offered("Final standings"), "nothing comes after it")
            workspace.event.nextAct = EventView.EnterResults // a result was taken back
            workspace.event.nextAct = EventView.Finished
            show("papers")
            verify(offered("Final standings"), "they are others now")
        }
        function test_enter_takes_the_proposed_name_where_the_desktop_has_no_dialog_of_its_own() {
            const field = () => findChild(window.T.Overlay.overlay, "fileNameTextField")
            window.askFile("list")
            tryVerify(() => field() !== null && field().activeFocus, 5000, "the name has the keyboard")
            compare(field().text, "open players.csv")
            keyClick(Qt.Key_Return)
            tryVerify(() => workspace.log.some(line => line.startsWith("replace ") && line.endsWith("/open players.csv")))
            tryVerify(() => Folders.asking === 0)
        }
        function test_dialogs_for_files_begin_where_the_event_was_opened() {
            workspace.filePath = "/tmp/Open of 2026/open.flagfall"
            workspace.opened()
            compare(workspace.preferences.folder, "file:///tmp/Open of 2026")
            compare(Folders.inLast("file:///elsewhere/report.pdf"), "file:///tmp/Open of 2026/report.pdf")
        }
        function test_escape_does_not_drop_what_was_typed_at_once() {
            show("players")
            keyClick("+")
            workspace.playerForm.typed = true
            keyClick(Qt.Key_Escape)
            verify(window.pageItem.entering, "said first")
            workspace.playerForm.changed()
            keyClick(Qt.Key_Escape)
            verify(window.pageItem.entering, "it was typed on")
            keyClick(Qt.Key_Escape)
            verify(!window.pageItem.entering)
        }
        function test_a_list_that_was_looked_through_waits_when_another_page_is_opened() {
            show("players")
            keyClick(Qt.Key_V, Qt.ControlModifier)
            keyClick(Qt.Key_F2)
            compare(window.page, "entries", "it is not dropped by the key of the players")
            keyClick(Qt.Key_F7)
            compare(window.page, "standings")
            keyClick(Qt.Key_F2)
            compare(window.page, "entries")
            compare(workspace.entries.log, ["paste"])
        }
        function test_a_list_is_pasted_looked_at_and_added() {
            show("players")
            keyClick(Qt.Key_V, Qt.ControlModifier)
            compare(window.page, "entries")
            keyClick(Qt.Key_Space)
            keyClick("n")
            keyClick(Qt.Key_Space)
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            compare(workspace.entries.log, ["paste", "turn 0", "turn 2", "enter"])
            compare(window.page, "players")
        }
        function test_thin_lines_of_a_list_stand_on_whole_points() { // elsewhere they are not painted at once
            show("entries")
            const list = first(window.pageItem, thing => thing instanceof ListView && thing.model === workspace.entries.entries)
            for (let i = 0; i < list.count; ++i) {
                const row = list.itemAtIndex(i)
                const name = first(row, thing => thing.text === row.name)
                compare(row.y % 1, 0, "row " + i)
                compare(name.mapToItem(row, 0, 0).y % 1, 0, "name of row " + i)
            }
        }
        function test_the_federation_of_a_list_is_typed_once() {
            show("entries")
            const field = first(window.pageItem, thing => thing instanceof Field && thing.label === "Federation where no row says it")
            field.take()
            for (const letter of "svk")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            compare(workspace.entries.federation, "svk")
        }
        function test_what_is_no_list_of_players_is_not_the_thing_to_enter() {
            show("entries")
            const button = findChild(window.pageItem, "enter")
            verify(button.primary)
            workspace.entries.problem = "This looks like a list of games and not of players."
            verify(!button.primary)
            verify(button.enabled, "who knows better goes on")
        }
        function test_what_the_clipboard_does_not_have_is_no_page() {
            workspace.entries.pastes = false
            show("players")
            keyClick(Qt.Key_V, Qt.ControlModifier)
            compare(window.page, "players")
        }
        function test_the_columns_of_a_list_are_said_by_keyboard_alone() {
            show("entries")
            keyClick("c")
            compare(focused().Accessible.name, "Names are written")
            keyClick(Qt.Key_Tab)
            compare(focused().Accessible.name, "Meno")
            keyClick(Qt.Key_Tab)
            compare(focused().Accessible.name, "Elo")
            keyClick(Qt.Key_Down)
            compare(workspace.entries.log, [], "the list opens first")
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(workspace.entries.log, ["column 1 is 3"])
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_Escape)
            compare(workspace.entries.log.slice(1), []) // it asks first
            compare(window.page, "entries")
            keyClick(Qt.Key_Escape)
            compare(workspace.entries.log.slice(1), ["cancel"])
            compare(window.page, "players")
        }
        function test_a_column_that_lost_its_meaning_is_named() {
            show("entries")
            const banner = findChild(window.pageItem, "taken")
            verify(!banner.visible)
            workspace.entries.taken = "“Pohl.” is not used any more."
            verify(banner.visible)
        }
        function test_a_new_list_is_compared_with_the_event_at_once() {
            show("lists")
            workspace.ratingLists.importing = true
            workspace.ratingLists.importing = false
            compare(workspace.listDifferences.log, ["compare"])
            verify(!window.pageItem.comparing) // nothing differs
            workspace.listDifferences.append({ name: "Hron Anna", field: "Rating", held: "2100", listed: "2110", ticked: true, from: "FIDE, standard, November 2026" })
            workspace.ratingLists.importing = true
            keyClick(Qt.Key_Escape)
            workspace.ratingLists.importing = false
            compare(workspace.listDifferences.log, ["compare"]) // the import was given up
            workspace.ratingLists.importing = true
            workspace.ratingLists.importing = false
            verify(window.pageItem.comparing)
        }
        function test_the_cells_of_a_row_are_corrected_in_place() {
            show("entries")
            keyClick("e")
            tryVerify(() => focused().Accessible.name === "Rating") // where the note is
            keyClick("n") // a letter of the field, no key of the page
            keyClick(Qt.Key_Tab, Qt.ShiftModifier)
            compare(focused().Accessible.name, "Whole name")
            keyClick(Qt.Key_Return)
            compare(workspace.entries.log, ["mend 0 Hron, Anna|n"])
            keyClick("e")
            tryVerify(() => focused().Accessible.name === "Rating")
            keyClick(Qt.Key_Escape)
            compare(window.page, "entries")
            keyClick(Qt.Key_Space)
            compare(workspace.entries.log.slice(1), ["turn 0"])
        }
        function focused(): Item { return window.activeFocusItem }
        function isInSight(item: Item): bool {
            const top = item.mapToItem(window.contentItem, 0, 0).y
            return top >= 0 && top + item.height <= window.contentItem.height
        }
        function test_pairs_are_prohibited_and_allowed_by_keyboard_alone_data() { return [{ tag: "1.0", scale: 1.0 }, { tag: "1.5", scale: 1.5 }] }
        function test_pairs_are_prohibited_and_allowed_by_keyboard_alone(row) {
            workspace.preferences.fontScale = row.scale
            window.width = 960
            window.height = 600
            workspace.prohibited.open = true
            workspace.prohibited.append({ first: 1, second: 2, text: "Zeman Vojtěch – Souto Outeiriño Xoán Manuel" })
            show("players")
            keyClick(Qt.Key_B, Qt.ControlModifier)
            compare(focused().Accessible.name, "Player")
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Tab)
            compare(focused().Accessible.name, "must not meet")
            tryVerify(() => isInSight(focused()))
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Tab)
            keyClick("3")
            keyClick(Qt.Key_Tab)
            compare(focused().text, "Prohibit the pairing")
            tryVerify(() => isInSight(focused())) // once the panel has been laid out
            keyClick(Qt.Key_Return)
            compare(workspace.prohibited.log, ["prohibit 0 1 3"])
            compare(focused().Accessible.name, "Player")
            for (let i = 0; i < 3; ++i)
                keyClick(Qt.Key_Tab) // nobody is chosen yet, so the button is passed over
            verify(focused().Accessible.name.startsWith("Lift the prohibition"))
            verify(isInSight(focused()))
            keyClick(Qt.Key_Return)
            compare(workspace.prohibited.log.slice(1), ["lift 1 2"])
            keyClick(Qt.Key_Escape)
            verify(!window.pageItem.prohibiting)
            compare(focused(), window.pageItem.current)
        }
        function test_the_result_goes_to_the_row_that_is_lit_after_a_change_of_round() {
            workspace.rounds.fill(2)
            workspace.rounds.shown = 2
            show("results")
            keyClick(Qt.Key_Left, Qt.ShiftModifier)
            keyClick(Qt.Key_End)
            keyClick(Qt.Key_Right, Qt.ShiftModifier)
            wait(20)
            compare(window.pageItem.current.board, window.selectedBoard)
            keyClick("1")
            compare(workspace.resultEntry.log, ["result 1 1"])
        }
        function test_after_a_click_on_a_round_the_keys_still_enter_results() {
            show("results")
            const chip = findChip(window.pageItem, "1")
            verify(chip !== null)
            mouseClick(chip)
            keyClick("1")
            compare(workspace.resultEntry.log, ["result 1 1"])
        }
        function findChip(item, text) {
            if (item instanceof Chip && item.text === text)
                return item
            return Array.from(item.children).map(child => findChip(child, text)).find(one => one !== null && one !== undefined) ?? null
        }
        function test_control_p_stops_no_clock_and_one_key_stops_and_resumes_all() {
            show("players")
            keyClick(Qt.Key_P, Qt.ControlModifier)
            compare(workspace.boards.log, [])
            keyClick(Qt.Key_Space, Qt.ControlModifier | Qt.ShiftModifier)
            compare(workspace.boards.log, ["stopOrResumeAll"])
        }
        function test_a_board_says_in_the_results_what_is_the_matter_there() {
            workspace.boards.setProperty(0, "noteText", "Disputed")
            show("results")
            verify(texts(window.pageItem, []).includes("Disputed"))
        }
        function texts(item, found) {
            if (item.text !== undefined)
                found.push(item.text)
            Array.from(item.children).forEach(child => texts(child, found))
            return found
        }
        function test_every_button_has_a_name_data() {
            return ["start", "create", "players", "pairing", "hall", "clock", "results", "standings", "history", "recovery", "settings", "help", "audit", "attendance", "mating", "rulings", "paper", "papers", "exports", "adjournments"].map(page => ({ tag: page }))
        }
        function test_every_button_has_a_name(row) {
            workspace.recovery.fill(2)
            workspace.pairing.presence.fill(4)
            workspace.pairing.propose()
            show(row.tag)
            compare(nameless(window.contentItem, []), [])
        }
        function nameless(item, found) {
            const buttons = [Accessible.Button, Accessible.CheckBox, Accessible.RadioButton, Accessible.PageTab, Accessible.MenuItem]
            if (buttons.includes(item.Accessible.role) && !item.Accessible.ignored && item.Accessible.name === "")
                found.push(item.toString())
            Array.from(item.children).forEach(child => nameless(child, found))
            return found
        }
        function test_the_sign_of_an_unfinished_game_is_explained_only_while_there_is_one() {
            workspace.standings.fill(3)
            show("standings")
            const told = () => first(window.contentItem, item => item.text === workspace.standings.unfinishedHint && item.visible) !== null
            verify(told())
            workspace.standings.provisional = false
            verify(!told())
        }
        function test_the_results_name_the_key_of_the_help_once_data() {
            return [{ tag: "high", wide: 1280, high: 1000 }, { tag: "usual", wide: 1280, high: 800 }, { tag: "low", wide: 960, high: 560 }]
        }
        function test_the_results_name_the_key_of_the_help_once(row) {
            window.width = row.wide
            window.height = row.high
            show("results")
            verify(cells(window.pageItem, item => item.text === "all keys" && item.visible).length <= 1)
            const modes = cells(window.pageItem, item => item instanceof T.RadioButton && ["In order", "Verify", "Board number first"].includes(item.text))
            compare(modes.length, 3)
            for (const at of [1, 2])
                verify(modes[at].x - modes[at - 1].x - modes[at - 1].width >= Theme.gap, "they are apart")
        }
        function test_a_button_stands_beside_the_line_of_its_field_data() {
            return [{ tag: "small type", scale: 1 }, { tag: "large type", scale: 1.5 }]
        }
        function test_a_button_stands_beside_the_line_of_its_field(row) {
            workspace.preferences.fontScale = row.scale
            window.width = 1600
            show("create")
            for (const text of ["Another place…", "Presets and periods…"]) {
                const button = first(window.pageItem, item => item instanceof AppButton && item.text === text)
                const field = first(button.parent, item => item instanceof Field)
                compare(button.mapToItem(window.contentItem, 0, 0).y, field.input.mapToItem(window.contentItem, 0, 0).y, text)
            }
        }
        function test_the_row_of_the_last_board_is_seen_whole() {
            workspace.fill(40)
            show("results")
            keyClick(Qt.Key_End)
            const list = first(window.pageItem, item => item instanceof LongList)
            const whole = () => list.currentItem.y + list.currentItem.height <= list.contentY + list.height + 1
            tryVerify(whole)
            window.height -= 40 // as when the bar above says more
            wait(50)
            verify(whole())
        }
        function test_the_head_of_a_page_is_as_high_as_its_buttons_data() {
            const rows = []
            for (const page of ["players", "teams", "checkin", "pairing", "standings", "history", "rulings", "audit", "attendance", "adjournments", "papers", "paper", "exports", "display", "web", "broadcast", "stations", "lists"])
                for (const scale of [1, 1.25, 1.5])
                    rows.push({ tag: page + " at " + scale, page: page, scale: scale })
            return rows
        }
        function test_the_head_of_a_page_is_as_high_as_its_buttons(row) {
            workspace.preferences.fontScale = row.scale
            workspace.standings.fill(3)
            workspace.checkIn.fill(6)
            workspace.rulings.fill(3)
            workspace.pairing.presence.fill(4)
            workspace.pairing.propose()
            window.width = 960
            window.height = 600
            show(row.page)
            wait(50)
            const head = first(window.pageItem, item => item instanceof PageHead && item.visible)
            for (const button of cells(head, item => item instanceof AppButton && item.visible))
                verify(button.mapToItem(head, 0, button.height).y <= head.height + 1, button.text + " is covered")
        }
        function test_the_standings_show_whole_rows() {
            workspace.standings.fill(60)
            show("standings")
            const list = lists(window.pageItem, []).find(one => one.count >= 60)
            verify(list !== undefined)
            compare(list.height % Theme.row, 0)
            const hint = first(window.pageItem, item => item.text === workspace.standings.unfinishedHint)
            verify(list.mapToItem(window.contentItem, 0, list.height).y <= hint.mapToItem(window.contentItem, 0, 0).y, "and none is covered")
        }
        function lists(item, found) {
            if (item instanceof ListView)
                found.push(item)
            Array.from(item.children).forEach(child => lists(child, found))
            return found
        }
        function test_who_is_not_found_is_not_changed_and_what_was_typed_is_seen() {
            show("players")
            for (const letter of "zem")
                keyClick(letter)
            compare(findChild(window.pageItem, "sought").text, "Found by “zem”")
            keyClick("q")
            compare(window.pageItem.current, null)
            verify(findChild(window.pageItem, "sought").text.startsWith("Nobody is called “zemq”"))
            keyClick(Qt.Key_Return)
            verify(!window.pageItem.entering)
            keyClick(Qt.Key_Backspace)
            compare(window.pageItem.current.name, "Zeman Vojtěch")
            keyClick(Qt.Key_Escape)
            verify(!findChild(window.pageItem, "sought").visible)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            verify(window.pageItem.entering)
        }
        function test_a_field_that_is_missing_is_marked_and_has_the_keyboard() {
            show("create")
            keyClick(Qt.Key_Tab)
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            compare(workspace.eventForm.nameError, "An event needs a name.")
            compare(focused().Accessible.name, "Name of the event")
        }
        function test_b_leads_back_to_the_round_that_is_played() {
            workspace.rounds.fill(2)
            workspace.rounds.shown = 1
            show("hall")
            const back = findChild(window.pageItem, "backToRound")
            verify(back.visible)
            keyClick("b")
            compare(workspace.rounds.shown, workspace.rounds.count)
            verify(!back.visible)
        }
        function test_the_results_begin_with_the_first_board_without_one_data() {
            return [{ tag: "of the round", chosen: 0, board: 1 }, { tag: "chosen in the hall", chosen: 3, board: 3 }]
        }
        function test_the_results_begin_with_the_first_board_without_one(row) {
            show("standings")
            window.selectedBoard = 4
            if (row.chosen > 0) {
                window.goTo("hall")
                window.choose(row.chosen)
            }
            keyClick(Qt.Key_F4)
            compare(window.selectedBoard, row.board)
        }
        function test_an_interrupted_event_is_the_first_thing_and_enter_continues_it() {
            workspace.recent.continueText = "Continue Open of the Lower Town"
            show("start")
            compare(focused().text, "Continue Open of the Lower Town")
            keyClick(Qt.Key_Return)
            compare(workspace.recent.log, ["openLast"])
        }
        function test_letters_find_a_player() {
            show("players")
            for (const letter of "zem")
                keyClick(letter)
            compare(window.pageItem.current.name, "Zeman Vojtěch")
        }
    }
}
