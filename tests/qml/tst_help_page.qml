// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The help is one source: every page has its chapter, everything in the palette stands in the book, and a search finds
// how things are done.
FocusScope {
    id: stage
    width: 1280
    height: 800
    focus: true

    Component {
        id: workspaceComponent
        Workspace {}
    }
    Component {
        id: hostComponent
        PageHost {
            width: stage.width
            height: stage.height
            page: "start"
            helpFor: "start"
            selectedBoard: 1
            acts: []
        }
    }
    Component {
        id: manualComponent
        Manual {}
    }
    Component {
        id: helpComponent
        HelpPage {
            width: stage.width
            height: stage.height
            about: "hall"
        }
    }
    SignalSpy { id: left; signalName: "leave" }

    TestCase {
        name: "help"
        when: windowShown

        property Workspace workspace
        property Manual manual
        property HelpPage help

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(3)
            manual = createTemporaryObject(manualComponent, stage, { workspace: workspace })
            help = helpComponent.createObject(stage, { acts: manual.acts.all })
            stage.Window.window.requestActivate()
            tryCompare(stage.Window, "active", true)
            help.forceActiveFocus()
        }
        function cleanup() {
            help.destroy() // before the acts that it lists
            wait(1)
        }
        function chapterOf(page) {
            return manual.parts.find(part => part.page === (page === "edit" ? "create" : page))
        }
        function type(words) {
            for (const letter of words)
                keyClick(letter)
        }
        function texts() {
            return help.hits.map(hit => hit.text)
        }

        function test_every_page_that_an_act_leads_to_has_its_chapter() {
            const pages = Array.from(manual.acts.all).map(act => act.page).filter(page => page !== "" && page !== "help")
            verify(pages.length > 20)
            for (const page of pages)
                verify(chapterOf(page), page)
        }
        function test_every_page_with_keys_has_them_in_its_chapter() {
            const host = createTemporaryObject(hostComponent, stage, { workspace: workspace })
            workspace.record.active = true
            workspace.importForm.loaded = true
            for (const page of Array.from(manual.chapters.all).map(chapter => chapter.page)) {
                host.page = page
                if (host.keyTable === null || host.page === "start")
                    continue
                const told = chapterOf(page).keys.map(key => key.text)
                const ofLanguage = row => page === "attendance" && row.keys === host.keyTable.letters // the page alone knows them
                for (const row of host.keyTable.told)
                    verify(row.keys === "" || ofLanguage(row) || told.includes(row.text), page + ": " + row.text)
            }
        }
        function test_everything_in_the_palette_stands_in_the_book() {
            const told = manual.keys.map(key => key.keys)
            for (const act of Array.from(manual.acts.all))
                verify(act.keys === "" || told.includes(act.keys), act.name)
        }
        function test_every_answer_leads_to_a_chapter_and_names_a_key() {
            for (const task of Array.from(manual.tasks.all)) {
                verify(chapterOf(task.page), task.question)
                verify(/F\d|Ctrl|Start/.test(task.answer), task.answer)
            }
        }
        function test_chapters_say_something() {
            for (const part of manual.parts)
                verify(part.title !== "" && part.text.length > 80, part.page)
        }
        function test_words_find_the_answer_and_enter_opens_its_chapter() {
            type("wrong result")
            compare(texts()[0], "correct a wrong result of an earlier round")
            keyClick(Qt.Key_Return)
            compare(help.shown, "results")
            compare(help.hits.length, 0)
        }
        function test_a_search_minds_neither_accents_nor_the_order_of_words() {
            type("projector pairings")
            compare(texts()[0], "show pairings and results on a projector")
        }
        function test_prizes_of_categories_are_found_and_what_there_is_is_said_data() {
            return [{ tag: "prize" }, { tag: "category" }, { tag: "U14" }]
        }
        function test_prizes_of_categories_are_found_and_what_there_is_is_said(row) {
            type(row.tag)
            const hit = help.hits.find(hit => hit.text.includes("by category"))
            verify(hit !== undefined, texts().join("; "))
            verify(hit.answer.includes("U14 1: 50"))
        }
        function test_a_chapter_is_found_by_other_words_for_it() {
            type("privacy")
            verify(texts().includes("Personal data"), texts().join("; "))
        }
        function test_keys_are_found_by_what_they_do() {
            type("oldest call")
            verify(help.hits.some(hit => hit.keys === "N"))
        }
        function test_the_arrow_goes_into_the_answers_and_escape_leaves() {
            left.target = help
            left.clear()
            type("withdraw")
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            compare(help.shown, "players")
            keyClick(Qt.Key_Escape)
            compare(left.count, 1)
        }
    }
}
