// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// How the papers of the event look, and where they are printed.
SidePanel {
    id: panel

    required property PapersView papers
    property LogoDialog logo: null
    property var passes: null // (event): the keys of the page

    function take() { size.take() }
    function takePrizes() { prizes.take() }
    function askLogo() {
        if (panel.logo === null)
            panel.logo = dialog.createObject(panel) as LogoDialog
        panel.logo.open()
    }
    function keepLines() { panel.papers.setLines(header.text, footer.text) }

    Component {
        id: dialog
        LogoDialog { onPicked: file => panel.papers.setLogo(file) }
    }

    Choice { id: size; passes: panel.passes; label: qsTr("Paper size"); names: panel.papers.sizes; chosen: panel.papers.size; Layout.fillWidth: true; onPicked: index => panel.papers.setSize(index) }
    Choice { passes: panel.passes; label: qsTr("Language of the papers"); names: panel.papers.languages; chosen: panel.papers.language; Layout.fillWidth: true; onPicked: index => panel.papers.setLanguage(index) }
    Choice { passes: panel.passes; label: qsTr("Orientation"); names: panel.papers.turns; chosen: panel.papers.turn; Layout.fillWidth: true; onPicked: index => panel.papers.turn = index }
    Field { id: header; label: qsTr("Line above the name of the event"); value: panel.papers.header; Layout.fillWidth: true; onFinished: panel.keepLines() }
    Field { id: footer; label: qsTr("Line at the foot of every page"); value: panel.papers.footer; Layout.fillWidth: true; onFinished: panel.keepLines() }
    LinesField {
        id: prizes
        label: qsTr("Prizes")
        value: panel.papers.prizes
        hint: qsTr("A line for each: 1: 500, 2-3: 300; of a category: U14 1: 50; special: * Best game: 80 = Novák")
        error: panel.papers.prizesError
        Layout.fillWidth: true
        onFinished: panel.papers.setPrizes(prizes.input.text)
    }
    Choice {
        passes: panel.passes
        label: qsTr("Players with the same points share prizes")
        names: panel.papers.prizeSharings
        chosen: panel.papers.prizeSharing
        visible: panel.papers.prizes !== ""
        Layout.fillWidth: true
        onPicked: index => panel.papers.setPrizeTerms(index, panel.papers.prizeLimit, panel.papers.prizesInWholeUnits)
    }
    Choice {
        passes: panel.passes
        label: qsTr("A player has")
        names: panel.papers.prizeLimits
        chosen: panel.papers.prizeLimit
        visible: panel.papers.prizes !== ""
        Layout.fillWidth: true
        onPicked: index => panel.papers.setPrizeTerms(panel.papers.prizeSharing, index, panel.papers.prizesInWholeUnits)
    }
    OnOff {
        text: qsTr("Whole amounts, no cents")
        checked: panel.papers.prizesInWholeUnits
        visible: panel.papers.prizes !== ""
        Layout.fillWidth: true
        onToggled: panel.papers.setPrizeTerms(panel.papers.prizeSharing, panel.papers.prizeLimit, checked)
    }
    Choice {
        passes: panel.passes
        label: qsTr("Certificate or title form for")
        names: panel.papers.ranked
        chosen: panel.papers.certified
        visible: panel.papers.certifies
        Layout.fillWidth: true
        onPicked: index => panel.papers.certified = index
    }
    AppButton { text: panel.papers.hasLogo ? qsTr("Another logo…") : qsTr("Logo…"); Layout.fillWidth: true; onClicked: panel.askLogo() }
    AppButton { text: qsTr("Remove the logo"); visible: panel.papers.hasLogo; Layout.fillWidth: true; onClicked: panel.papers.removeLogo() }
    Choice {
        passes: panel.passes
        label: qsTr("Printer of this computer")
        names: panel.papers.printers
        chosen: panel.papers.printer
        visible: panel.papers.printers.length > 0
        Layout.fillWidth: true
        onPicked: index => panel.papers.printer = index
    }
    AppText { text: qsTr("This computer has no printer."); color: Theme.inkSoft; font.pixelSize: Theme.small; visible: panel.papers.printers.length === 0; Layout.fillWidth: true }
}
