// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import QtTest
import Flagfall.App
import Flagfall.Ui

// The files that the event gives to others, by keyboard.
Item {
    id: stage
    width: 100
    height: 100

    Component { id: workspaceComponent; Workspace {} }
    Component { id: windowComponent; Main {} }

    TestCase {
        name: "exports_page"
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
            keyClick("e", Qt.ControlModifier | Qt.ShiftModifier)
            compare(window.page, "exports")
        }
        function cleanup() {
            window.destroy() // before its workspace
            wait(1)
        }
        function test_what_can_be_made_is_looked_at_only_while_it_is_shown() {
            verify(workspace.exports.watched)
            window.page = "hall"
            tryVerify(() => !workspace.exports.watched)
        }
        function test_one_key_saves_where_one_chooses_beside_the_event_or_copies() {
            keyClick(Qt.Key_Down)
            keyClick(Qt.Key_Return)
            keyClick("s")
            keyClick("c", Qt.ControlModifier)
            compare(workspace.exports.log, ["isReady 1", "save 1", "copy 1"])
        }
        function test_what_is_barred_asks_for_no_place() {
            keyClick(Qt.Key_Return)
            compare(workspace.exports.log, ["isReady 0"])
            compare(window.pageItem.dialog, null)
        }
        function field() { return findChild(window.T.Overlay.overlay, "fileNameTextField") }
        function kinds() { return Array.from(field().parent.children).find(item => item instanceof T.ComboBox) }
        function asked(row) {
            workspace.exports.ready = true
            workspace.exports.log = []
            findChild(window.pageItem, "files").currentIndex = row
            keyClick(Qt.Key_Return)
            tryVerify(() => field() !== null && field().activeFocus, 5000)
        }
        // What is asked before a file is replaced is answered with yes.
        function saved(name) {
            tryVerify(() => Folders.asking === 0)
            tryVerify(() => workspace.log.some(line => line.startsWith("replace ") && line.endsWith("/" + name)), 2000, workspace.log.join("\n"))
        }
        function test_the_kind_that_is_shown_is_written_each_time() {
            asked(2)
            compare(field().text, "open standings.csv")
            for (const [key, ending] of [[Qt.Key_Down, "tsv"], [Qt.Key_Down, "xlsx"], [Qt.Key_Down, "ods"], [Qt.Key_Up, "xlsx"]]) {
                kinds().forceActiveFocus()
                keyClick(key)
                compare(field().text, "open standings." + ending)
            }
            field().forceActiveFocus()
            keyClick(Qt.Key_Return)
            saved("open standings.xlsx")
            asked(2)
            compare(kinds().currentIndex, 2, "the kind that was chosen last")
            compare(field().text, "open standings.xlsx")
            kinds().forceActiveFocus()
            keyClick(Qt.Key_Down)
            compare(field().text, "open standings.ods")
            field().forceActiveFocus()
            keyClick(Qt.Key_Return)
            saved("open standings.ods")
            asked(0)
            compare(field().text, "open report.trf")
            keyClick(Qt.Key_Return)
            saved("open report.trf")
            asked(2)
            compare(field().text, "open standings." + workspace.exports.kinds[kinds().currentIndex])
            keyClick(Qt.Key_Escape)
        }
        function test_a_typed_ending_shows_its_kind_and_a_name_without_one_gets_it() {
            asked(2)
            for (const letter of "table.ods")
                keyClick(letter)
            kinds().forceActiveFocus()
            compare(kinds().currentIndex, 3)
            field().forceActiveFocus()
            field().selectAll()
            for (const letter of "table")
                keyClick(letter)
            keyClick(Qt.Key_Return)
            saved("table.ods")
        }
        function test_the_dialog_of_qt_is_as_the_others() {
            asked(2)
            const button = label => first(window.T.Overlay.overlay, item => item instanceof T.AbstractButton && item.text === label)
            verify(button("Save") !== null)
            compare(field().selectedTextColor, Theme.day.accentInk)
            verify(field().width > kinds().width + 50, "as wide as there is room")
            const words = () => Array.from(field().parent.children).filter(item => item instanceof T.Label)
            compare(words().map(one => one.text), ["Name of the file", "Kind of file"])
            for (const one of words())
                one.text = "in another language"
            button("Cancel").forceActiveFocus()
            keyClick(Qt.Key_Return)
            tryVerify(() => Folders.asking === 0, 2000, "Enter presses the button")
            asked(2)
            compare(words().map(one => one.text), ["Name of the file", "Kind of file"], "said anew each time")
            keyClick(Qt.Key_Escape)
        }
        function first(item, wanted) {
            if (wanted(item))
                return item
            for (const child of Array.from(item.children)) {
                const one = first(child, wanted)
                if (one !== null)
                    return one
            }
            return null
        }
        function test_arrows_choose_the_round_and_i_turns_to_interim_reports() {
            keyClick(Qt.Key_Left)
            keyClick(Qt.Key_Right)
            compare(workspace.exports.log, ["stepRound -1", "stepRound 1"])
            keyClick("i")
            verify(workspace.exports.interim)
            keyClick("i")
            verify(!workspace.exports.interim)
        }
        function test_a_asks_where_the_anonymised_copy_goes() {
            keyClick("a")
            tryVerify(() => window.files !== null && window.files.purpose === "anonymous")
            compare(window.files.selectedFile.toString(), "file:///tmp/anonymised.flagfall")
            window.files.close()
        }
        function test_without_open_games_there_is_nothing_interim() {
            workspace.exports.gamesOpen = false
            keyClick("i")
            verify(!workspace.exports.interim)
        }
        function test_tables_are_copied_where_they_are_seen() {
            window.page = "standings"
            keyClick("c", Qt.ControlModifier)
            window.page = "results"
            keyClick("c", Qt.ControlModifier)
            window.page = "hall"
            keyClick("c", Qt.ControlModifier)
            const round = "copyResults " + workspace.rounds.shown
            compare(workspace.exports.log, ["copyStandings 3", round, round])
            window.page = "standings"
            keyClick("k")
            keyClick("c", Qt.ControlModifier)
            compare(workspace.exports.log.slice(3), ["copyStandings 3 U18"], "what is seen is copied")
        }
    }
}
