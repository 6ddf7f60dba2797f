// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The entry list. Typing finds, + adds, Enter edits, Ctrl+D withdraws, Delete removes.
KeyedPage {
    id: page

    required property PlayersModel players
    required property PlayerForm form
    required property EntriesView entries
    property ProhibitedModel prohibited: null // of a Swiss
    property ListHitsModel hits: null // of the rating lists
    property bool ofTeams: false // they play for teams: those are paired, and meet or must not
    property bool prohibiting: false
    property bool entering: false
    readonly property bool inviting: list.count === 0 && !entering && !prohibiting
    readonly property bool lost: finder.text !== "" && !finder.found // nobody is called so: nobody is changed
    readonly property PlayerRow current: page.lost ? null : list.currentItem as PlayerRow
    readonly property bool pairable: prohibited !== null && (prohibited.open || prohibited.count > 0)

    signal listWanted()
    signal cardWanted(int playerId)
    signal askFile(string purpose)

    keyTable: pageKeys

    function prohibit() {
        if (!page.pairable)
            return
        page.entering = false
        page.prohibiting = true
        apart.take()
    }
    function add() {
        page.prohibiting = false
        page.form.startNew()
        page.entering = true
        panel.take()
    }
    function write(typed: string) { // into the first entry, on the empty page
        page.add()
        page.form.name = typed
    }
    function paste() {
        if (page.entries.paste())
            page.listWanted()
    }
    // The form goes first; where something was typed in it, not without its question.
    function bringIn() {
        if (page.entering && !(page.form.typed && panel.asking))
            panel.giveUp()
        if (!page.entering)
            page.askFile("players")
    }
    function edit() {
        if (!page.current) {
            if (page.inviting)
                page.add()
            return
        }
        finder.text = ""
        page.editPlayer(page.current.playerId)
    }
    function editPlayer(playerId: int) {
        page.prohibiting = false
        list.currentIndex = page.players.rowOf(playerId)
        page.form.startEdit(playerId)
        page.entering = true
        panel.take()
    }
    function enterElsewhere() {
        page.edit()
        panel.takeElsewhere()
    }
    function finish() {
        finder.text = ""
        if (page.form.typed)
            page.form.startNew()
        page.entering = false
        page.prohibiting = false
        list.forceActiveFocus()
    }
    function typed(event: var): bool {
        if (event.key === Qt.Key_Escape || event.key === Qt.Key_Backspace)
            return page.retype(event.key === Qt.Key_Backspace ? finder.text.slice(0, -1) : "")
        if (event.text < " " || event.key === Qt.Key_Delete || (event.text === " " && finder.text === "") || event.modifiers & (Qt.ControlModifier | Qt.AltModifier))
            return false
        page.inviting ? page.write(event.text) : page.retype(finder.running || page.lost ? finder.text + event.text : event.text)
        return true
    }
    // False where nothing is typed that could be taken back.
    function retype(text: string): bool {
        if (finder.text === "" && text === "")
            return false
        const row = page.players.rowNamed(text)
        finder.found = row >= 0
        finder.text = text
        finder.restart()
        if (row >= 0)
            list.currentIndex = row
        return true
    }
    function withdrawOrReturn() {
        if (page.current && page.current.state === PlayersModel.Playing)
            page.players.withdraw(page.current.playerId)
        else if (page.current)
            page.players.bringBack(page.current.playerId)
    }

    function moveUp(): void { page.players.moveNumber(page.current.playerId, -1) }
    function moveDown(): void { page.players.moveNumber(page.current.playerId, 1) }

    // What was typed stands in the form again after help or another page.
    function goOnTyping() {
        list.currentIndex = page.form.editing ? page.players.rowOf(page.form.playerId) : list.currentIndex
        page.entering = true
        panel.take()
    }
    Component.onCompleted: if (page.form.typed) page.goOnTyping()

    PlayersKeys {
        id: pageKeys
        chosen: page.current !== null
        pairable: page.pairable
        drawing: page.players.drawsNumbers && list.count > 1
        begun: page.players.begun
        ofTeams: page.ofTeams
        several: page.form.alsoIn.length > 0
        does: ({
            add: () => page.add(), edit: () => page.edit(), withdraw: () => page.withdrawOrReturn(), withdrawAll: () => page.players.withdrawEverywhere(page.current.playerId), prohibit: () => page.prohibit(),
            paste: () => page.paste(), import: () => page.bringIn(), copy: () => page.entries.copyList(), export: () => page.askFile("list"),
            card: () => page.cardWanted(page.current.playerId), elsewhere: () => page.enterElsewhere(),
            remove: () => page.players.remove(page.current.playerId), lots: () => page.players.drawNumbers(), varma: () => page.players.drawNumbers(true),
            up: () => page.moveUp(), down: () => page.moveDown()
        })
    }
    KeyShortcuts { table: pageKeys }
    Connections {
        target: page.players
        function onNumberMoved(playerId) { list.currentIndex = page.players.rowOf(playerId) }
    }
    Timer { // what was typed and found is forgotten after a while; what was not found stays to be corrected
        id: finder
        property string text: ""
        property bool found: false
        interval: 3000
        onTriggered: if (finder.found) finder.text = ""
    }

    PageHead {
        id: head
        title: qsTr("Players")
        note: page.players.countText
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.wide }
        AppButton { primary: true; drawing: "plus"; text: qsTr("Add a player"); keys: pageKeys.cap("add"); onClicked: page.add() }
        AppButton { text: qsTr("Import"); keys: pageKeys.cap("import"); drawing: "bring-in"; onClicked: page.bringIn() }
        AppButton { text: qsTr("Edit"); keys: pageKeys.cap("edit"); enabled: page.current !== null; onClicked: page.edit() }
        AppButton {
            text: page.current && page.current.state !== PlayersModel.Playing ? qsTr("Bring back") : qsTr("Withdraw")
            keys: pageKeys.cap("withdraw")
            visible: page.players.begun
            enabled: page.current !== null
            onClicked: page.withdrawOrReturn()
        }
        AppButton {
            text: qsTr("Remove")
            keys: pageKeys.cap("remove")
            visible: !page.players.begun
            enabled: page.current !== null
            onClicked: page.players.remove(page.current.playerId)
        }
        AppButton {
            text: qsTr("Draw lots")
            keys: pageKeys.cap("lots")
            visible: page.players.drawsNumbers
            enabled: list.count > 1
            onClicked: page.players.drawNumbers()
        }
        AppButton {
            text: qsTr("Prohibited pairings")
            keys: pageKeys.cap("prohibit")
            visible: page.pairable
            onClicked: page.prohibit()
        }
    }
    RowLayout {
        spacing: Theme.wide
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.wide
                  topMargin: Theme.space }

        Rectangle {
            visible: !(page.entering || page.prohibiting) || page.width > 800 * Theme.fontScale
            color: Theme.surface
            radius: Theme.radius
            border.color: list.activeFocus ? Theme.accent : Theme.line
            border.width: list.activeFocus ? 2 : 1
            Layout.fillWidth: true
            Layout.fillHeight: true

            PlayerHead {
                id: columns
                anchors { left: parent.left; right: parent.right; top: parent.top; margins: 2 }
                visible: list.count > 0
                readonly property double room: page.width - (page.entering || page.prohibiting ? 320 * Theme.fontScale : 0)
                clubs: page.players.hasClubs && !slim
                births: !slim && (!clubs || room > 1160 * Theme.fontScale)
                ids: !slim && (!clubs || room > 1050 * Theme.fontScale) // names are whole before anything else
                slim: room < 900 * Theme.fontScale
            }
            LongList {
                id: list
                focus: true
                model: page.players
                anchors { left: parent.left; right: parent.right; top: columns.bottom; bottom: sought.visible ? sought.top : parent.bottom; margins: 2 }
                Accessible.role: Accessible.Table
                Accessible.name: qsTr("Players")
                delegate: PlayerRow {
                    required property int index
                    width: ListView.view.width
                    slim: columns.slim
                    clubs: columns.clubs
                    births: columns.births
                    ids: columns.ids
                    cursor: ListView.isCurrentItem && !page.lost
                    lit: list.activeFocus
                    onChosen: { finder.text = ""; list.currentIndex = index; list.forceActiveFocus() }
                    onOpened: page.edit()
                }
                Keys.onPressed: event => {
                    if ([Qt.Key_Up, Qt.Key_Down, Qt.Key_PageUp, Qt.Key_PageDown, Qt.Key_Home, Qt.Key_End].includes(event.key))
                        finder.text = ""
                    event.accepted = event.accepted || pageKeys.key(event) || page.typed(event)
                }
            }
            Banner {
                id: sought
                objectName: "sought"
                text: finder.text === "" ? "" : page.lost ? qsTr("Nobody is called “%1”. Backspace corrects it, Esc clears it.").arg(finder.text) : qsTr("Found by “%1”").arg(finder.text)
                drawing: page.lost ? "warning" : "check"
                tone: page.lost ? Badge.Danger : Badge.Accent
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.gap }
            }
            EmptyPage {
                visible: page.inviting
                drawing: "players"
                title: qsTr("No players yet")
                text: qsTr("Add the players one after another: type a name, press Enter, go on with the next. Or copy them in a spreadsheet or a mail and press Ctrl+V here; or import a file.")
                AppButton { primary: true; drawing: "plus"; text: qsTr("Add the first player"); keys: pageKeys.cap("add"); onClicked: page.add() }
                AppButton { text: qsTr("Paste"); keys: pageKeys.cap("paste"); onClicked: page.paste() }
                AppButton { drawing: "bring-in"; text: qsTr("Import players"); keys: pageKeys.cap("import"); onClicked: page.bringIn() }
            }
        }
        PlayerPanel {
            id: panel
            form: page.form
            hits: page.hits
            visible: page.entering
            Layout.fillWidth: page.width <= 800 * Theme.fontScale
            Layout.preferredWidth: Math.round(340 * Math.min(Theme.fontScale, 1.25))
            Layout.fillHeight: true
            onLeave: page.finish()
        }
        ProhibitedPanel {
            id: apart
            prohibited: page.prohibited
            ofTeams: page.ofTeams
            visible: page.prohibiting
            Layout.fillWidth: page.width <= 800 * Theme.fontScale
            Layout.preferredWidth: Math.round(340 * Math.min(Theme.fontScale, 1.25))
            Layout.fillHeight: true
            onLeave: page.finish()
        }
    }
}
