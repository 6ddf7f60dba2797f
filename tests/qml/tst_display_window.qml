// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// The window of the hall screen on stand-ins: it comes, goes and moves as the desk says.
Item {
    id: stage
    width: 400
    height: 300

    Component {
        id: displayComponent
        DisplayView {
        }
    }
    Component {
        id: hostComponent
        DisplayHost {
        }
    }

    TestCase {
        name: "window of the hall screen"
        when: windowShown

        property DisplayView display
        property DisplayHost host

        function init() {
            display = createTemporaryObject(displayComponent, stage)
            display.place.windowed = true
            display.place.screen = 0
            host = hostComponent.createObject(stage, {
                    "display": display
                })
        }
        function cleanup() {
            display.place.open = false
            host.destroy()
            wait(1)
        }

        function test_it_is_there_while_it_is_open() {
            compare(host.window, null)
            display.place.open = true
            verify(host.window !== null)
            tryCompare(host.window, "visible", true)
            display.place.open = false
            compare(host.window, null)
        }
        function test_closing_it_is_told_to_the_desk() {
            display.place.open = true
            tryCompare(host.window, "visible", true)
            host.window.close()
            tryVerify(() => !display.place.open)
            compare(host.window, null)
        }
        function test_it_takes_no_keyboard_from_the_desk() {
            display.place.open = true
            verify(host.window.flags & Qt.WindowDoesNotAcceptFocus)
            compare(host.window.transientParent, null)
        }
        function test_it_covers_a_whole_screen_only_where_the_desk_is_not() {
            display.place.open = true
            compare(host.window.visibility, Window.Windowed)
            display.place.windowed = false
            compare(host.window.visibility, Window.FullScreen)
            compare(host.window.width, Qt.application.screens[0].width)
        }
        function test_its_screen_is_taken_away_and_comes_back() {
            display.place.windowed = false
            display.place.open = true
            tryCompare(host.window, "visible", true)
            display.place.screen = 7 // a number nobody has any longer
            verify(host.window !== null)
            tryCompare(host.window, "visible", true)
            display.place.screen = -1
            verify(host.window !== null)
            display.place.open = false
            compare(host.window, null)
            display.place.screen = 0
            display.place.open = true
            tryCompare(host.window, "visible", true)
        }
        function test_it_shows_what_the_desk_sees() {
            display.lines.fill(3)
            display.place.open = true
            const screen = findChild(host.window, "hallScreen")
            tryCompare(screen, "width", host.window.width)
            display.title = "Round 4: results"
            compare(Array.from(screen.children).some(child => child.text === "Round 4: results"), true)
        }
    }
}
