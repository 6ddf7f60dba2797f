// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// Every act by name, with its key beside it: those of the page first, then those of every page; papers, players with
// their board, boards, rulings, articles. Typing narrows, Enter does. A board that is called so comes first, then what
// begins with what is typed, then what has it in its name, then what is found by other words.
T.Popup {
    id: commands

    required property var acts    // of Act
    property KeyTable page: null // the keys of the page that is shown
    readonly property var all: (page ? page.palette : []).concat(Array.from(acts))
    property FindView finder: null // null: acts alone
    property var papers: [] // the titles of what can be printed
    readonly property string wanted: search.text.trim()
    readonly property var starts: Letters.plain(commands.wanted).split(/\s+/)
    readonly property var things: commands.finder && commands.wanted !== "" && commands.visible ? commands.finder.find(commands.wanted) : []
    readonly property var shown: commands.all.filter(act => act.usable && commands.fits(act.name + " " + act.words))
    readonly property var printed: commands.wanted === "" ? [] : Array.from(commands.papers).map((title, index) => ({ kind: "paper", name: title, drawing: "papers", paper: index })).filter(one => commands.fits(one.name))

    modal: true
    focus: true
    padding: 0
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    width: parent ? Math.min(parent.width - 2 * Theme.wide, 620 * Math.max(1, Theme.fontScale * 0.85)) : 620
    height: implicitContentHeight
    x: parent ? (parent.width - width) / 2 : 0
    y: parent ? parent.height * 0.1 : 0
    onAboutToShow: search.value = ""
    onOpened: { search.input.text = ""; search.take(); list.positionViewAtBeginning() }

    signal found(var thing) // of FindView

    // Every word that was typed stands somewhere in it.
    function fits(text: string): bool {
        const all = Letters.plain(text)
        return commands.starts.every(word => all.includes(word))
    }
    function ranked(entries: var): var {
        const start = Letters.plain(commands.wanted)
        const ranks = entries.map(entry => {
            const name = entry.name ?? entry.text
            if (entry.kind === "board")
                return 0 // it is found by its own name alone
            return Letters.plain(name).startsWith(start) ? 1 : commands.fits(name) ? 2 : 3
        })
        return [0, 1, 2, 3].reduce((all, rank) => all.concat(entries.filter((_, at) => ranks[at] === rank)), [])
    }
    function perform(entry: var) {
        commands.close()
        if (entry.kind)
            commands.found(entry)
        else
            entry.done()
    }

    T.Overlay.modal: Rectangle { color: "#99000000" }
    background: Rectangle { radius: Theme.radius * 2; color: Theme.surface; border.color: Theme.line }
    contentItem: ColumnLayout { // qmllint disable deferred-property-id
        spacing: 0
        Accessible.role: Accessible.Dialog
        Accessible.name: qsTr("All actions and keys")
        Field {
            id: search
            objectName: "search"
            placeholder: qsTr("An action, a paper, a player, a board, a ruling, an article")
            Layout.fillWidth: true
            Layout.margins: Theme.space
            onAccepted: if (list.currentItem) commands.perform((list.currentItem as PaletteEntry).modelData)
            Keys.onDownPressed: list.incrementCurrentIndex()
            Keys.onUpPressed: list.decrementCurrentIndex()
        }
        ListView {
            id: list
            objectName: "found"
            clip: true
            model: commands.ranked(commands.shown.concat(commands.printed, commands.things))
            currentIndex: 0
            implicitHeight: Math.min(contentHeight, (commands.parent ? commands.parent.height : 600) * 0.6)
            highlightMoveDuration: 0
            boundsBehavior: Flickable.StopAtBounds
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.gap
            onCountChanged: currentIndex = 0
            delegate: PaletteEntry {
                width: ListView.view.width
                onChosen: act => commands.perform(act)
            }
            T.ScrollBar.vertical: Scroll {}
        }
        AppText {
            text: qsTr("Nothing found. Try another word.")
            color: Theme.inkSoft
            visible: list.count === 0
            Layout.fillWidth: true
            Layout.margins: Theme.space
        }
    }
}
