// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The broadcast, by keyboard.
Item {
    id: stage
    width: 100
    height: 100

    Component {
        id: workspaceComponent
        Workspace {
        }
    }
    Component {
        id: windowComponent
        Main {
        }
    }

    TestCase {
        name: "broadcast_page"
        when: windowShown

        property Workspace workspace
        property Main window
        readonly property BroadcastView broadcast: workspace?.broadcast ?? null

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            window = windowComponent.createObject(stage, {
                    "workspace": workspace
                })
            window.requestActivate()
            tryCompare(window, "active", true)
            window.page = "hall"
            keyClick(Qt.Key_F8, Qt.ShiftModifier)
            compare(window.page, "broadcast")
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
        }
        function type(text) {
            for (const letter of text)
                keyClick(letter)
        }
        function test_the_store_is_asked_when_the_page_is_shown() {
            compare(broadcast.log, ["look"])
        }
        function test_without_a_token_the_switch_leads_to_its_field() {
            keyClick("b")
            verify(!broadcast.on)
            compare(window.activeFocusItem.echoMode, TextInput.Password)
            type("lip_abc")
            compare(window.activeFocusItem.text, "lip_abc")
            compare(window.activeFocusItem.displayText.indexOf("lip"), -1)
            const field = window.activeFocusItem
            keyClick(Qt.Key_Return)
            verify(broadcast.hasToken)
            compare(field.text, "", "it is not shown, nor kept in the field")
            keyClick(Qt.Key_Escape)
            keyClick("b")
            verify(broadcast.on)
        }
        function test_it_is_switched_from_every_page_and_the_bar_says_so() {
            broadcast.hasToken = true
            window.page = "hall"
            keyClick(Qt.Key_F8, Qt.ControlModifier | Qt.ShiftModifier)
            verify(broadcast.on)
            const badge = findChild(window.contentItem, "broadcastState")
            compare(badge.text, "Broadcast")
            verify(badge.visible)
            keyClick(Qt.Key_F8, Qt.ControlModifier | Qt.ShiftModifier)
            verify(!badge.visible)
        }
        function test_what_the_bar_says_of_the_event_goes_before_the_words_of_the_broadcast_data() {
            return [{ tag: "narrow", width: 1280, wordless: true }, { tag: "wide", width: 1920, wordless: false }]
        }
        function test_what_the_bar_says_of_the_event_goes_before_the_words_of_the_broadcast(row) {
            window.width = row.width
            window.height = 732
            workspace.event.name = "Memoriál Jána Čižmára, Žilina 2026"
            workspace.event.nextStep = "2. kolo: 2 šachovnice bez výsledku"
            workspace.event.nextAct = EventView.EnterResults
            workspace.preferences.person = "Mgr. Alžbeta Kráľovičová"
            broadcast.badge = "Prenos zlyháva"
            broadcast.state = "Lichess does not answer."
            broadcast.failing = true
            const badge = findChild(window.contentItem, "broadcastState")
            verify(badge.visible)
            tryCompare(badge, "wordless", row.wordless)
            compare(badge.Accessible.name, "Lichess does not answer.")
            waitForRendering(window.contentItem, 200)
            compare(cutIn(badge.parent.parent), [])
        }
        function cutIn(item): var {
            const own = item.visible && item.truncated === true ? [item.text] : []
            return Array.from(item.children).reduce((found, child) => found.concat(cutIn(child)), own)
        }
        function test_an_address_is_typed_and_what_is_wrong_stands_below() {
            keyClick("d")
            type("x")
            keyClick(Qt.Key_Return)
            compare(broadcast.address, "")
            const error = findChild(window.contentItem, "error")
            verify(error)
        }
        function test_a_game_that_was_not_taken_stands_there_with_its_reason() {
            broadcast.refused = ["Board 2: Cannot find move: e2e5"]
            const line = findChild(window.contentItem, "refused")
            tryCompare(line, "text", "Board 2: Cannot find move: e2e5")
            tryVerify(() => line.width > 100 && line.height > 0)
        }
        function test_games_are_sent_again_only_while_it_is_on() {
            keyClick("s")
            compare(broadcast.log, ["look"])
            broadcast.on = true
            keyClick("s")
            compare(broadcast.log, ["look", "again"])
        }
    }
}
