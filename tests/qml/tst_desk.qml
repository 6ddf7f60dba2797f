// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import QtTest
import Flagfall.App
import Flagfall.Ui

// Calls from boards, the clocks on the tables, the search over everything, and the end of the event, by keys.
Item {
    id: stage
    width: 1280
    height: 800

    Component {
        id: workspaceComponent
        Workspace {}
    }
    Component {
        id: windowComponent
        Main {}
    }
    Component {
        id: prohibitedComponent
        ProhibitedPanel {
            width: 400
            height: 700
            prohibited: ProhibitedModel { open: true }
        }
    }

    Component { id: metrics; TextMetrics {} }

    TestCase {
        name: "desk"
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
            window?.destroy() // before its workspace
            wait(1)
        }
        function show(page) {
            window.page = page
            waitForRendering(window.contentItem, 200)
        }
        function find(words) {
            keyClick(Qt.Key_K, Qt.ControlModifier)
            wait(50)
            for (const letter of words)
                keyClick(letter)
        }

        function test_the_big_clock_has_its_help_and_no_panel_of_the_arbiters() {
            workspace.showClock(1)
            tryCompare(window, "page", "clock")
            keyClick(Qt.Key_F12)
            verify(!workspace.incidents.open, "players see this screen")
            keyClick(Qt.Key_F1)
            compare(window.page, "help")
            compare(window.chapter, "clock")
            keyClick(Qt.Key_F1)
            tryCompare(window, "page", "clock")
        }
        function test_D_opens_an_event_that_is_long_over_where_its_personal_data_are_erased() {
            show("start")
            const rows = findChild(window.contentItem, "recent").parent.children
            rows[0].forceActiveFocus()
            keyClick(Qt.Key_D)
            compare(workspace.recent.log, [], "there is nothing to erase")
            rows[1].forceActiveFocus()
            keyClick(Qt.Key_D)
            compare(workspace.recent.log, ["open 1"])
            workspace.opened()
            compare(window.page, "edit")
            tryVerify(() => window.activeFocusItem?.Accessible.name === "Erase the contact details…")
        }
        function test_what_is_not_signed_is_said_and_the_keys_are_opened_there_where_that_helps() {
            show("hall")
            const strip = findChild(window, "unsigned")
            verify(!strip.visible)
            workspace.unsignedText = "Entries are saved, but not signed: the key of this event is not at hand."
            verify(strip.visible)
            const button = findChild(strip, "openKeys")
            verify(!button.visible, "they are open: the event has to be opened anew")
            workspace.keys.warning = "The keys are locked."
            verify(button.visible)
            waitForRendering(window.contentItem, 200)
            mouseClick(button)
            compare(workspace.keys.asking, KeysView.NewPassphrase)
            workspace.keys.leave()
            workspace.showClock(1)
            tryCompare(window, "page", "clock")
            verify(!strip.visible, "players see this screen")
        }
        function test_enter_on_an_incident_names_the_fact_that_is_missing() {
            show("hall")
            const incidents = workspace.incidents
            incidents.form.wanted = "by"
            incidents.chosen = true
            incidents.openAt(1)
            wait(100)
            keyClick(Qt.Key_Return)
            verify(incidents.log.includes("remind"))
            verify(incidents.reminder.includes("by"))
            verify(incidents.open)
        }
        function test_after_the_help_the_keys_are_for_the_incident_again() {
            show("hall")
            const incidents = workspace.incidents
            incidents.chosen = true
            incidents.openAt(1)
            wait(100)
            keyClick(Qt.Key_F1)
            compare(window.page, "help")
            keyClick(Qt.Key_Escape)
            compare(window.page, "hall")
            wait(100)
            keyClick("b")
            compare(incidents.log, ["letter b"])
            keyClick(Qt.Key_Return)
            compare(window.page, "hall", "Enter opens nothing below the panel")
            compare(incidents.log, ["letter b", "letter ↵"])
            keyClick(Qt.Key_Escape)
            verify(!incidents.chosen)
        }
        function test_c_in_the_hall_calls_the_arbiter_to_the_board() {
            show("hall")
            keyClick("3")
            keyClick("c")
            compare(workspace.calls.log, ["turn 3"])
        }
        function test_a_call_is_gone_to_from_the_hall_and_from_every_page() {
            workspace.calls.append({ board: 4, words: "Board 4, 14:32, 3 min" })
            show("hall")
            keyClick("n")
            compare(window.selectedBoard, 4)
            show("standings")
            keyClick(Qt.Key_F12, Qt.ShiftModifier)
            compare(window.page, "hall")
            compare(window.selectedBoard, 4)
        }
        function test_above_the_wall_one_choice_is_chosen_whatever_is_picked() {
            workspace.boards.picked = [1, 2]
            show("hall")
            const all = item => [item].concat(...Array.from(item.children).map(all))
            const lit = () => all(window.pageItem).filter(one => one instanceof Chip && one.visible && one.checked).length
            for (const filter of [BoardsModel.Missing, BoardsModel.All, BoardsModel.RunningOnly, BoardsModel.All]) {
                workspace.boards.filter = filter
                compare(lit(), 1)
            }
            verify(findChild(window.pageItem, "pickNone") instanceof AppButton, "what lets the boards go is no choice")
            verify(findChild(window.pageItem, "turnFilter") instanceof AppButton, "nor is what goes to the next one")
        }
        function test_the_clock_of_the_board_is_stopped_from_the_head_of_the_panel() {
            show("hall")
            const incidents = workspace.incidents
            incidents.openAt(1)
            const stop = () => findChild(window.T.Overlay.overlay, "stopClock")
            tryVerify(() => stop() !== null)
            verify(!stop().visible, "no key does it before the incident is chosen")
            incidents.chosen = true
            tryVerify(() => stop().visible)
            mouseClick(stop())
            compare(incidents.log, ["letter P"])
            incidents.clockRuns = false
            verify(!stop().visible)
        }
        function test_the_title_of_the_panel_keeps_its_line_beside_the_clocks() {
            show("hall")
            const incidents = workspace.incidents
            incidents.chosen = true
            incidents.openAt(1)
            const head = () => findChild(window.T.Overlay.overlay, "incidentTitle")
            tryVerify(() => head() !== null && head().width > 0)
            wait(100)
            compare(head().lineCount, 1)
        }
        function test_a_board_of_a_match_is_typed_as_people_call_it() {
            workspace.boards.labels = ["1.1", "1.2", "2.1", "2.2", "3.1"]
            show("hall")
            for (const key of ["2", ".", "2"])
                keyClick(key)
            compare(window.selectedBoard, 4)
            workspace.boards.labels = []
        }
        function test_u_goes_to_the_next_board_without_a_result() {
            show("hall")
            keyClick("2")
            keyClick("u")
            compare(window.selectedBoard, 3)
        }
        function test_the_clock_on_the_table_is_written_down() {
            show("hall")
            keyClick("2")
            keyClick("k")
            compare(workspace.tableClocks.board, 2)
            keyClick("5")
            keyClick(Qt.Key_Return)
            compare(workspace.tableClocks.log, ["place 5 the lever sticks"])
            verify(window.pageItem.wall.activeFocus)
        }
        function test_the_end_of_the_round_offers_the_next_pairing() {
            show("results")
            workspace.roundTime.endText = "All results of round 1 are in."
            const banner = findChild(window.pageItem, "roundEnd")
            verify(banner.visible)
            compare(banner.text, "All results of round 1 are in.")
        }
        function test_enter_in_the_round_prohibits_the_pair() {
            const panel = createTemporaryObject(prohibitedComponent, window.contentItem, { first: 0, second: 2 })
            findChild(panel, "round").take()
            keyClick(Qt.Key_Return)
            compare(panel.prohibited.log, ["prohibit 0 2 0"])
            keyClick(Qt.Key_Return)
            compare(panel.prohibited.log.length, 1)
        }
        function test_late_players_are_undone_while_the_field_has_the_keyboard() {
            show("attendance")
            keyClick(Qt.Key_Z, Qt.ControlModifier)
            compare(workspace.log, ["undo"])
        }
        function test_the_line_of_byes_stays_in_the_window_data() {
            return [{ tag: "hall" }, { tag: "results" }]
        }
        function test_the_line_of_byes_stays_in_the_window(row) {
            workspace.boards.byeText = "Byes: " + Array.from({ length: 33 }, (_, at) => "Player " + at + " (½)").join("; ")
            show(row.tag)
            const runsOut = item => item.visible && (item.text === workspace.boards.byeText && item.width > window.pageItem.width || Array.from(item.children).some(runsOut))
            verify(!runsOut(window.pageItem))
        }
        function test_the_state_of_the_desk_says_what_runs_and_what_failed() {
            show("hall")
            const state = Array.from([window.contentItem]).map(function look(item) {
                return item instanceof SaveState ? item : Array.from(item.children).map(look).find(one => one) ?? null
            })[0]
            verify(state.Accessible.name.startsWith("Everything is saved in open.flagfall"))
            verify(!state.Accessible.name.includes("Web pages"))
            workspace.web.state = "The folder cannot be written"
            workspace.web.failed = true
            verify(state.Accessible.name.includes("Web pages: The folder cannot be written"))
            verify(state.webFailed)
        }
        function test_the_standings_say_why() {
            workspace.standings.fill(4)
            show("standings")
            const why = findChild(window.pageItem, "why")
            verify(!why.visible)
            keyClick("w")
            verify(why.visible)
            compare(window.pageItem.reasons[0].title, "Rank 1: Zeman Vojtěch, points 5")
            keyClick(Qt.Key_Down)
            compare(window.pageItem.reasons[0].title, "Rank 2: Zeman Vojtěch, points 5")
            const parts = findChild(why, "whyParts")
            parts.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_PageDown)
            verify(parts.contentY > 0, "it is gone through by keys")
            keyClick(Qt.Key_Escape)
            verify(!why.visible)
        }
        function test_the_standings_show_the_card_of_a_player() {
            workspace.standings.fill(4)
            show("standings")
            const card = findChild(window.pageItem, "card")
            const why = findChild(window.pageItem, "why")
            verify(!card.visible)
            keyClick("c")
            verify(card.visible)
            compare(card.card.title, "Player 1")
            compare(findChild(card, "cardRound").Accessible.name, "Round 1, White against Zeman Vojtěch: 1")
            verify(findChild(card, "graph").visible)
            compare(findChild(card, "graph").Accessible.description, "Score 3, expected 1.50")
            keyClick(Qt.Key_Down)
            compare(card.card.title, "Player 2", "it follows the cursor")
            keyClick("w")
            verify(why.visible && !card.visible, "one of the two at a time")
            keyClick("c")
            verify(card.visible && !why.visible)
            keyClick(Qt.Key_Escape)
            verify(!card.visible)
        }
        function test_the_standings_of_teams_show_the_card_of_a_team() {
            workspace.standings.ofTeams = true
            workspace.standings.fill(4)
            show("standings")
            const card = findChild(window.pageItem, "card")
            keyClick("c")
            verify(card.visible)
            compare(card.card.title, "Team 1")
            compare(findChild(card, "cardRound").Accessible.name, "Round 1, White on board 1, against Kráľovičovo družstvo: 2½ : 1½")
            compare(findChild(card, "cardMember").Accessible.name, "Zeman Vojtěch: 1½ points in 2 games over the board")
            verify(!findChild(card, "graph").visible, "nothing is expected of a team")
            keyClick(Qt.Key_Down)
            compare(card.card.title, "Team 2", "it follows the cursor")
            workspace.standings.ofTeams = false
        }
        function test_the_card_of_a_player_is_shown_from_the_players() {
            workspace.players.fill(4)
            workspace.standings.fill(4)
            workspace.teams.ofTeams = true
            show("players")
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_C, Qt.ControlModifier | Qt.ShiftModifier)
            compare(window.page, "players", "the cards there are of teams")
            workspace.teams.ofTeams = false
            keyClick(Qt.Key_C, Qt.ControlModifier | Qt.ShiftModifier)
            tryCompare(window, "page", "standings")
            const card = findChild(window.pageItem, "card")
            tryVerify(() => card.visible)
            compare(card.card.title, "Player 3", "the stand-in numbers the rows from 0")
        }
        function test_the_tour_leads_from_page_to_page_and_ends() {
            window.touring = true
            show("hall")
            const seen = []
            for (let at = 0; at < 9 && window.touring; ++at) {
                keyClick(Qt.Key_F1, Qt.ControlModifier)
                seen.push(window.page)
            }
            compare(seen.slice(0, 3), ["hall", "record", "results"])
            verify(seen.includes("closing"))
            verify(!window.touring)
        }
        function test_the_key_of_the_page_that_is_shown_takes_the_keyboard_from_the_side_bar() {
            for (const [page, key] of [["hall", Qt.Key_F3], ["hall", Qt.Key_Escape], ["results", Qt.Key_F4]]) {
                show(page)
                for (let at = 0; at < 60 && !window.activeFocusItem.act?.railed; ++at)
                    keyClick(Qt.Key_Tab)
                verify(window.activeFocusItem.act?.railed, "in the side bar")
                verify(!window.pageItem.activeFocus)
                keyClick(key)
                verify(window.pageItem.activeFocus)
                compare(window.page, page)
            }
        }
        function test_the_palette_finds_a_paper_by_its_name() {
            show("standings")
            find("by name pair")
            keyClick(Qt.Key_Return)
            tryCompare(window, "page", "papers")
            compare(workspace.papers.chosen, 1)
        }
        function test_what_begins_with_what_is_typed_comes_first_in_the_palette() {
            workspace.papers.titles = ["Pairings by board", "Crosstable"]
            show("standings")
            find("crosst")
            const entries = Array.from(window.activeFocusItem.parent.parent.children).find(item => item instanceof ListView).model
            compare(entries.map(entry => entry.name), ["Crosstable", "Papers"])
            keyClick(Qt.Key_Return)
            tryCompare(window, "page", "papers")
            compare(workspace.papers.chosen, 1)
        }
        function test_a_board_that_is_typed_comes_first_in_the_palette() {
            show("standings")
            find("1.1")
            const entries = Array.from(window.activeFocusItem.parent.parent.children).find(item => item instanceof ListView).model
            compare(entries.map(entry => entry.kind), ["board", "player"])
        }
        function test_the_palette_knows_the_words_of_an_arbiter_data() {
            return ["certif papers", "crosstab papers", "withdraw players", "correct results", "forfeit results", "slips results", "sound settings",
                    "langu settings", "manual help", "clocks table hall", "end event closing", "earlier history", "machine history", "PIN persons", "log in persons", "deputy persons"].map(line => {
                const words = line.split(" ")
                return { tag: line, page: words.pop(), typed: words.join(" ") }
            })
        }
        function test_the_palette_knows_the_words_of_an_arbiter(data) {
            show(data.page === "standings" ? "hall" : "standings")
            find(data.typed)
            keyClick(Qt.Key_Return)
            tryCompare(window, "page", data.page)
        }
        function test_an_import_without_what_an_event_needs_leads_to_the_field_and_says_why() {
            workspace.importForm.loaded = true
            tryCompare(window, "page", "import")
            const form = workspace.eventForm
            form.name = ""
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            compare(form.nameError, "An event needs a name.")
            verify(window.activeFocusItem instanceof TextInput)
            form.name = "Summer Open"
            form.valid = false
            form.firstWrong = "control"
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            const control = findChild(window.pageItem, "control")
            let at = window.activeFocusItem
            while (at && at !== control)
                at = at.parent
            verify(at === control, "the field of the time control has the keyboard")
        }
        function test_the_palette_finds_the_anonymised_copy_by_anon() {
            show("standings")
            find("anon")
            keyClick(Qt.Key_Return)
            tryVerify(() => window.files !== null && window.files.purpose === "anonymous")
            window.files.close()
        }
        function texts(item, wanted) {
            return Array.from(item.children).reduce((found, child) => found.concat(texts(child, wanted)), item.text === wanted ? [item] : [])
        }
        function test_the_name_of_the_event_is_not_broken_within_a_word() {
            window.width = 1280
            show("hall")
            const event = workspace.event
            event.nextStep = "Enter the results of 148 boards and decide about the games that are adjourned, then pair round 2. ".repeat(3)
            for (const name of ["Memorial Druhýnajdlhší Blitz200/9", "Druhý", "A" + "b".repeat(400) + " c"]) {
                event.name = name
                wait(20)
                const item = texts(window.contentItem, name)[0]
                for (const word of name.split(" "))
                    verify(item.wrapMode === Text.NoWrap || metricsOf(item, word) <= item.width, word)
                compare(item.wrapMode === Text.NoWrap, name.length > 100)
            }
        }
        function test_what_is_to_be_done_next_is_read_whole() {
            window.width = 1024
            window.height = 768
            show("hall")
            workspace.event.nextAct = EventView.EnterResults
            workspace.event.name = "Memoriál Jána Čižmára, Žilina 2026"
            workspace.event.roundText = "1. kolo z 9"
            workspace.preferences.person = "Mgr. Alžbeta Kráľovičová"
            for (const step of ["Zapíšte výsledky: 33 šachovníc je bez výsledku.", "Zapište výsledky: 133 šachovnic je bez výsledku."]) {
                workspace.event.nextStep = step
                wait(20)
                const item = texts(window.contentItem, step)[0]
                verify(!item.truncated, step + " in " + item.width)
            }
        }
        function metricsOf(item, word) {
            const one = metrics.createObject(stage, { font: item.font, text: word })
            const width = one.advanceWidth
            one.destroy()
            return width
        }
        function test_the_palette_minds_no_marks() {
            show("standings")
            find("")
            window.activeFocusItem.text = "Štándings"
            keyClick(Qt.Key_Return)
            compare(window.page, "standings")
        }
        function test_the_palette_finds_a_player_and_goes_to_the_board() {
            show("standings")
            find("amaz")
            keyClick(Qt.Key_Return)
            tryCompare(window, "page", "hall")
            compare(window.selectedBoard, 3)
        }
        function test_the_end_of_the_event_says_what_is_missing_and_leads_there() {
            show("results")
            keyClick(Qt.Key_F4, Qt.ShiftModifier)
            compare(window.page, "closing")
            verify(workspace.closing.watched)
            keyClick(Qt.Key_Down)
            keyClick("s")
            compare(workspace.exports.log, ["saveArchive"])
            keyClick(Qt.Key_Return)
            compare(window.page, "results")
            verify(!workspace.closing.watched)
        }
        function test_what_the_report_lacks_leads_to_the_player_and_to_the_field() {
            show("closing")
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(window.page, "players")
            tryVerify(() => window.pageItem.entering)
            compare(window.pageItem.current.playerId, 3)
            show("closing")
            for (let i = 0; i < 3; ++i)
                keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(window.page, "edit")
            tryVerify(() => window.activeFocusItem?.Accessible.name === "Days and hours of the rounds")
        }
        function test_the_end_leads_to_where_the_personal_data_of_an_event_that_is_long_over_are_erased() {
            workspace.closing.append({ text: "The event has been over for 2 months", page: "edit", field: "privacy", player: 0, done: false, dated: false })
            show("closing")
            keyClick(Qt.Key_End)
            keyClick(Qt.Key_Return)
            compare(window.page, "edit")
            tryVerify(() => window.activeFocusItem?.Accessible.name === "Erase the contact details…")
        }
        function test_a_new_event_begins_like_one_of_the_list() {
            workspace.open = false
            show("start")
            const list = findChild(window.pageItem, "recent")
            list.forceActiveFocus()
            keyClick("c")
            compare(workspace.log, ["startLike ~/open.flagfall"])
            compare(window.page, "create")
        }
    }
}
