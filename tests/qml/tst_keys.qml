// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The table of a page's keys and the page itself: no key works that the help does not list, and none is listed that
// nobody acts on.
FocusScope {
    id: stage
    width: 1280
    height: 800
    focus: true

    property int unused: 0 // keys that the page had no use for
    Keys.onPressed: event => {
        event.accepted = true
        if (![Qt.Key_Alt, Qt.Key_Control, Qt.Key_Shift].includes(event.key))
            ++stage.unused
    }

    Component {
        id: workspaceComponent
        Workspace {
        }
    }
    Component {
        id: hostComponent
        PageHost {
            width: stage.width
            height: stage.height
            helpFor: "start"
            selectedBoard: 2
            acts: []
        }
    }
    Component {
        id: chaptersComponent
        Chapters {
        }
    }
    Component {
        id: commonComponent
        CommonKeys {
        }
    }

    TestCase {
        name: "keys"
        when: windowShown

        property Workspace workspace
        property PageHost host
        property Chapters chapters
        property CommonKeys common

        readonly property var pages: ["create", "import", "players", "checkin", "pairing", "hall", "clock", "results", "record", "history", "audit", "attendance", "replay", "mating", "laws", "recovery", "rulings", "paper", "papers", "exports", "closing", "rehearsal", "persons", "standings", "adjournments", "display", "web", "broadcast", "stations"]
        readonly property var plain: [Qt.Key_Space, Qt.Key_Return, Qt.Key_Escape, Qt.Key_Delete, Qt.Key_Insert, Qt.Key_Backspace, Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down, Qt.Key_Home, Qt.Key_End, Qt.Key_PageUp, Qt.Key_PageDown]
        readonly property var letters: Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ").map(letter => Qt["Key_" + letter])
        readonly property var digits: Array.from("0123456789").map(digit => Qt["Key_" + digit])

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            workspace.persons.fill(4)
            workspace.persons.person = "Helper, D."
            workspace.audit.fill(3)
            workspace.attendance.fill(3)
            workspace.checkIn.fill(6)
            workspace.recovery.fill(2)
            workspace.rulings.fill(3)
            workspace.adjournments.fill(3)
            workspace.attachments.fill(2)
            workspace.pairing.presence.fill(4)
            workspace.pairing.propose()
            workspace.record.active = true
            workspace.importForm.loaded = true
            stage.Window.window.requestActivate()
            tryCompare(stage.Window, "active", true)
            chapters = createTemporaryObject(chaptersComponent, stage)
            common = createTemporaryObject(commonComponent, stage)
        }
        function cleanup() {
            leave()
        }
        function leave() {
            if (!host)
                return
            host.destroy()
            host = null
            wait(5); // its shortcuts are gone with it
        }
        function show(page) {
            if (page === "replay")
                workspace.showReplay(3)
            if (page === "clock")
                workspace.showClock(2)
            workspace.mating.arranging = false
            leave()
            host = hostComponent.createObject(stage, {
                    "workspace": workspace,
                    "page": page
                })
            host.takeFocus()
        }
        function chapter(page) {
            return Array.from(chapters.all).find(one => one.page === page)
        }
        function all() {
            return pages.map(page => ({
                            "tag": page
                        }))
        }

        function test_every_act_of_a_table_is_done_by_its_page_data() {
            return all()
        }
        function test_every_act_of_a_table_is_done_by_its_page(row) {
            show(row.tag)
            const table = host.keyTable
            verify(table !== null)
            for (const one of Array.from(table.rows))
                verify(one.act === "" || typeof table.does[one.act] === "function", one.act)
            for (const act of Object.keys(table.does))
                verify(Array.from(table.rows).some(one => one.act === act), act)
        }
        function test_the_help_tells_the_table_of_the_page_data() {
            return all()
        }
        function test_the_help_tells_the_table_of_the_page(row) {
            show(row.tag)
            const told = table => table.told.map(one => one.act + " " + one.on.join(" ")).filter(one => one.trim() !== "" && !row.tag.startsWith("attendance"))
            compare(told(chapter(row.tag).keys), told(host.keyTable))
        }

        function known(event, page) {
            return chapter(page).keys.rowOf(event) !== null || host.keyTable?.rowOf(event) !== null || common.rowOf(event) !== null || (page === "results" && workspace.boards.legend.some(entry => entry.key === event.text))
        }
        // Where these stand-ins are, there is nothing for the key to do.
        function excused(page, row) {
            return ["stepBack", "back", "resume", "toMove", "note"].includes(row.act) || (row.act === "" && (page !== "hall" || row.on.includes("Up")))
        }
        function textOf(key, modifiers) {
            const letter = key >= 32 && key < 127 ? String.fromCharCode(key) : ""
            return modifiers === Qt.ShiftModifier ? letter : modifiers === Qt.NoModifier ? letter.toLowerCase() : ""
        }
        function strange(page, modifiers, keys) {
            const found = []
            stage.unused = 0
            for (const key of keys) {
                if (stage.unused === 0)
                    show(page); // as it was before the last key
                const typing = stage.Window.activeFocusItem?.cursorPosition !== undefined
                const event = {
                    "key": key,
                    "modifiers": modifiers,
                    "text": textOf(key, modifiers)
                }
                const row = host.keyTable.rowOf(event)
                const name = row ? row.keys : modifiers + " " + key
                stage.unused = 0
                keyClick(key, modifiers)
                if (stage.unused === 0 && !typing && !known(event, page))
                    found.push("not listed: " + name)
                if (stage.unused > 0 && row && row.usable && row.place === "" && !excused(page, row))
                    found.push("does nothing: " + name)
            }
            return found
        }
        function test_no_key_works_that_the_help_does_not_list_data() {
            const rows = []
            for (const page of pages)
                for (const [name, modifiers, keys] of [["letters", Qt.NoModifier, letters], ["digits", Qt.NoModifier, digits], ["other keys", Qt.NoModifier, plain], ["with Alt", Qt.AltModifier, letters]])
                    if (!["create", "import"].includes(page)) // forms: what is typed is for their fields
                        rows.push({
                                "tag": page + ", " + name,
                                "page": page,
                                "modifiers": modifiers,
                                "keys": keys
                            })
            return rows
        }
        function test_no_key_works_that_the_help_does_not_list(row) {
            compare(strange(row.page, row.modifiers, row.keys), [])
        }

        function test_every_key_of_a_table_is_a_key_there_is_data() {
            return all()
        }
        function test_every_key_of_a_table_is_a_key_there_is(row) {
            for (const one of Array.from(chapter(row.tag).keys.rows))
                for (const key of one.on) {
                    const name = key.slice(key.slice(0, -1).lastIndexOf("+") + 1)
                    verify(Qt["Key_" + name] !== undefined || name.toLowerCase() === name.toUpperCase(), key)
                }
        }
        function test_the_acts_of_the_page_are_in_the_palette() {
            show("record")
            const names = host.keyTable.palette.map(one => one.name)
            verify(names.includes("Draw offer"))
            verify(names.includes("Claim of a draw"))
        }
        function test_an_act_of_the_palette_is_done() {
            show("hall")
            host.keyTable.palette.find(one => one.act === "hallClocks").done()
            compare(workspace.boards.log, ["spaceBar"])
        }
    }
}
