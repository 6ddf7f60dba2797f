// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Every paper of the event: the list on the left, beside it the pages as they will be printed.
KeyedPage {
    id: page

    required property PapersView papers
    readonly property PaperView paper: papers.paper
    property bool settings: false
    readonly property bool typing: page.Window.activeFocusItem instanceof TextInput || page.Window.activeFocusItem instanceof TextEdit

    // Asked for while it is shown: the list is what one comes for.
    function comeBack() {
        if (page.settings)
            page.turnSettings()
    }
    // Where the prizes are typed, beside the list of them.
    function openPrizes() {
        page.papers.chooseNamed("prizes")
        list.currentIndex = page.papers.chosen
        page.settings = true
        panel.takePrizes()
    }
    // What is printed is what is shown.
    function printCertificates() {
        page.papers.chooseNamed("certificates")
        list.currentIndex = page.papers.chosen
        page.paper.toPrinter()
    }
    function turnSettings() {
        page.settings = !page.settings
        if (page.settings)
            panel.take()
        else
            list.forceActiveFocus()
    }

    // Tab goes from the list to the buttons of the page, and after them out of it.
    function enterHead(event: var) {
        event.accepted = first.enabled
        if (first.enabled)
            first.forceActiveFocus(Qt.TabFocusReason)
    }
    function leaveHead(event: var) {
        const next = page.settings ? null : list.nextItemInFocusChain(true)
        event.accepted = next !== null
        next?.forceActiveFocus(Qt.TabFocusReason)
    }

    Component.onCompleted: {
        list.currentIndex = page.papers.chosen
        page.papers.watched = true
    }
    Component.onDestruction: if (page.papers) page.papers.watched = false
    keyTable: pageKeys
    Keys.onPressed: event => event.accepted = pageKeys.key(event, "")
    Keys.onEscapePressed: event => {
        event.accepted = page.settings
        if (page.settings)
            page.turnSettings()
    }
    Connections { // chosen in the palette
        target: page.papers
        function onChanged() { list.currentIndex = page.papers.chosen }
    }
    PapersKeys {
        id: pageKeys
        ready: page.papers.titles.length > 0
        paired: page.papers.paired
        ofPlayer: page.papers.certifies && page.papers.ranked.length > 0 && !page.settings
        does: ({
            round: key => { if (!page.settings) page.papers.stepRound(key === "Left" ? -1 : 1) },
            print: () => page.paper.toPrinter(),
            // Enter ends a line of the settings; it must not print.
            printToo: () => { if (!page.settings) page.paper.toPrinter() },
            wall: () => page.papers.printWall(),
            certificates: () => page.printCertificates(),
            player: key => page.papers.stepCertified(key === "N" ? 1 : -1),
            pdf: () => page.paper.savePdf(), text: () => page.paper.saveText(), csv: () => page.paper.saveCsv(), xlsx: () => page.paper.saveXlsx(),
            copy: () => page.paper.copy(), settings: () => page.turnSettings(), scroll: key => sheets.scroll(key === "Space" ? "PageDown" : "PageUp")
        })
    }

    PageHead {
        id: head
        title: qsTr("Papers")
        note: page.papers.note
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.wide }
        AppButton { id: first; objectName: "first"; primary: true; text: qsTr("Print"); keys: pageKeys.cap("print"); keysRest: page.typing; enabled: pageKeys.ready; onClicked: page.paper.toPrinter() }
        AppButton { text: qsTr("Save as PDF"); keys: pageKeys.cap("pdf"); keysRest: page.typing; enabled: pageKeys.ready; onClicked: page.paper.savePdf() }
        AppButton { text: qsTr("Copy"); keys: pageKeys.cap("copy"); keysRest: page.typing; enabled: pageKeys.ready; onClicked: page.paper.copy() }
        AppButton { text: page.settings ? qsTr("List of papers") : qsTr("Settings"); keys: pageKeys.cap("settings"); keysRest: page.typing; onClicked: page.turnSettings() }
        AppButton {
            objectName: "last"
            text: qsTr("For the wall now")
            keys: pageKeys.cap("wall")
            keysRest: page.typing
            enabled: pageKeys.ready
            Accessible.description: page.papers.wallText
            onClicked: page.papers.printWall()
            Keys.onTabPressed: event => page.leaveHead(event)
            Hint { text: page.papers.wallText }
        }
    }
    ColumnLayout {
        spacing: Theme.space
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.wide; topMargin: Theme.space }

        AppText { // whose paper it is, and how the next ones are printed
            objectName: "ofPlayer"
            text: pageKeys.ofPlayer ? qsTr("%1. N: the next player, Shift+N: the one before, P prints. E: choose from the list.", "the player of a certificate").arg(page.papers.ranked[page.papers.certified] ?? "") : ""
            visible: text !== ""
            Layout.fillWidth: true
        }
        AppText { // to the arbiter: the paper itself is for the players
            objectName: "lacksPrizes"
            text: page.papers.lacksPrizes && !page.settings ? qsTr("No prizes have been typed yet. E: type them by place, as 1: 500; 2-3: 300; U14 1: 50.") : ""
            visible: text !== ""
            Layout.fillWidth: true
        }
        RowLayout {
            spacing: Theme.space
            Layout.fillWidth: true
            Layout.fillHeight: true

            Item {
                Layout.preferredWidth: Math.round(270 * Theme.fontScale)
                Layout.fillHeight: true
                LongList {
                    id: list
                    anchors.fill: parent
                    visible: !page.settings
                    focus: true
                    model: page.papers.titles
                    currentIndex: -1 // the page says which was chosen last
                    onCurrentIndexChanged: if (currentIndex >= 0) page.papers.chosen = currentIndex
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Papers")
                    Keys.onPressed: event => { if (pageKeys.key(event, "")) event.accepted = true }
                    Keys.onTabPressed: event => page.enterHead(event)
                    delegate: Rectangle {
                        id: row
                        required property string modelData
                        required property int index
                        readonly property bool cursor: ListView.isCurrentItem
                        width: ListView.view.width
                        height: Theme.row
                        color: cursor ? Theme.accentWash : "transparent"
                        Accessible.role: Accessible.ListItem
                        Accessible.name: row.modelData
                        TapHandler { onTapped: { list.currentIndex = row.index; list.forceActiveFocus() } }
                        Rectangle { width: 4; height: parent.height; color: list.activeFocus ? Theme.accent : Theme.edge; visible: row.cursor }
                        AppText {
                            text: row.modelData
                            font.bold: row.cursor
                            wrapMode: Text.NoWrap
                            anchors { left: parent.left; leftMargin: 14; verticalCenter: parent.verticalCenter }
                        }
                    }
                }
                PapersSettings {
                    id: panel
                    anchors.fill: parent
                    visible: page.settings
                    papers: page.papers
                    passes: event => pageKeys.key(event, "")
                    onLeave: page.turnSettings()
                }
            }
            PaperSheets {
                id: sheets
                paper: page.paper
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
        }
    }
}
