// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Flagfall.App
import Flagfall.Ui

// Stations in the hall, by keyboard.
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
        name: "stations_page"
        when: windowShown

        property Workspace workspace
        property Main window
        readonly property StationsView stations: workspace?.stations ?? null

        function init() {
            workspace = createTemporaryObject(workspaceComponent, stage)
            workspace.fill(5)
            window = windowComponent.createObject(stage, {
                    "workspace": workspace
                })
            window.requestActivate()
            tryCompare(window, "active", true)
            window.page = "hall"
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
        }
        function show() {
            keyClick(Qt.Key_F6, Qt.ShiftModifier)
            compare(window.page, "stations")
        }
        function type(text) {
            for (const letter of text)
                keyClick(letter)
        }
        function test_the_networks_are_looked_at_when_the_page_is_shown() {
            show()
            compare(stations.log, ["look"])
        }
        function test_b_switches_the_stations_on_and_off() {
            show()
            keyClick("b")
            verify(stations.on)
            keyClick("b")
            verify(!stations.on)
        }
        function test_e_encrypts_and_the_fingerprint_can_be_compared() {
            show()
            keyClick("b")
            keyClick("e")
            verify(stations.encrypted)
            keyClick("e")
            verify(!stations.encrypted)
        }
        function test_a_new_pad_by_its_form_and_then_its_code() {
            show()
            keyClick("+")
            keyClick(Qt.Key_Tab) // it is a result pad
            type("Pad C")
            keyClick(Qt.Key_Return)
            type("Jana")
            keyClick(Qt.Key_Return)
            compare(window.activeFocusItem.text, "1-10")
            keyClick(Qt.Key_Return)
            compare(stations.log, ["look", "open result-pad Pad C Jana 1-10 1"])
            const code = findChild(window.contentItem, "code")
            compare(code.text, "1234 5678")
            keyClick("b")
            verify(stations.on, "the keys of the page go on")
            keyClick(Qt.Key_Escape)
            compare(stations.code, "")
            keyClick("b")
            verify(!stations.on)
        }
        function test_a_new_station_is_the_chosen_one() {
            stations.fill(2)
            show()
            keyClick("+")
            keyClick(Qt.Key_Tab)
            type("Pad C")
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            keyClick("c")
            compare(stations.codeFor, "Pad C")
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_Delete)
            compare(stations.log.slice(2), ["code 2", "revoke 2"])
        }
        function test_the_code_says_first_whose_it_is() {
            stations.picture = "M0 0h21v21h-21z"
            stations.pictureSize = 21
            stations.on = true
            stations.fill(1)
            show()
            window.width = 1280
            window.height = 560 // it does not fit
            wait(150)
            keyClick("c")
            wait(150)
            const heading = findChild(window.contentItem, "codeFor")
            const panel = heading.parent.parent.parent // the sheet that scrolls
            verify(panel.contentHeight > panel.height)
            compare(panel.contentY, 0)
        }
        function test_a_clock_is_offered_the_next_board() {
            show()
            keyClick("+")
            keyClick(Qt.Key_Down) // from the result pad,
            keyClick(Qt.Key_Down) // past the arbiter of a sector
            keyClick(Qt.Key_Tab)
            type("Clock 3")
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_Return)
            compare(window.activeFocusItem.text, "3")
            keyClick(Qt.Key_Return)
            compare(stations.log, ["look", "open clock Clock 3  3 1"])
        }
        function test_a_code_is_not_shown_again() {
            stations.fill(1)
            show()
            keyClick("c")
            verify(stations.code !== "")
            keyClick(Qt.Key_F3)
            compare(window.page, "hall")
            tryCompare(stations, "code", "")
        }
        function test_what_is_wrong_stands_at_its_field() {
            show()
            keyClick("+")
            keyClick(Qt.Key_Return, Qt.ControlModifier)
            compare(window.activeFocusItem.text, "")
            compare(stations.log, ["look"])
            keyClick(Qt.Key_Escape)
            keyClick("b")
            verify(stations.on)
        }
        function test_the_chosen_station_gets_another_code_or_is_closed() {
            stations.fill(2)
            show()
            keyClick(Qt.Key_Down)
            keyClick("c")
            compare(stations.code, "8765 4321")
            keyClick(Qt.Key_Escape)
            keyClick(Qt.Key_Delete)
            compare(stations.log, ["look", "code 1", "revoke 1"])
        }
        function test_reports_that_come_with_a_notice_stand_below_each_other() {
            stations.fill(4)
            show()
            window.width = 1280
            window.height = 800
            wait(150) // it has been drawn
            for (const board of ["Board 3", "Board 4"]) {
                stations.reports.append({ board: board, words: "Pad A reports 0–1", why: "The board has 1–0 already.", ofClock: false })
                workspace.notice.tell(board + ": Pad A reports 0–1", 1)
            }
            const item = name => findChild(window.contentItem, name)
            const top = name => item(name).mapToItem(window.contentItem, 0, 0).y
            const end = name => top(name) + item(name).height
            tryVerify(() => item("report-0").width > 400, 1000, "as wide as the list")
            tryVerify(() => top("report-0") >= end("network"), 1000, "below the network")
            tryVerify(() => top("report-1") >= end("report-0"), 1000, "below the first one")
            tryVerify(() => top("encrypted") >= end("report-1"), 1000, "above what follows")
        }
        function test_d_decides_about_what_a_station_reports() {
            show()
            keyClick("d")
            compare(stations.log, ["look"], "there is nothing to decide")
            stations.reports.append({ board: "Board 3", words: "Pad A reports 0–1", why: "Board 3 has 1–0 already.", ofClock: false })
            keyClick("d")
            compare(stations.log, ["look", "decide 0"])
        }
        function test_d_says_that_it_sets_a_clock() {
            show()
            stations.reports.append({ board: "Board 1", words: "Clock 1 shows 1:40 – 1:30", why: "The clock at the desk had gone on by then.", ofClock: true })
            tryVerify(() => findChild(window.contentItem, "report-0") !== null)
            compare(findChild(window.contentItem, "decide").text, "Set the clock as the tablet has it")
            keyClick("d")
            compare(stations.log, ["look", "decide 0"])
        }
    }
}
