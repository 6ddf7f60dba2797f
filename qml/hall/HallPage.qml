// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The hall: every board of the round with its clock, to watch and to steer with single keys.
KeyedPage {
    id: page

    required property Workspace workspace
    required property int selected
    readonly property BoardsModel boards: workspace.boards
    readonly property InterventionsView hands: workspace.hands
    property bool enteringResult: false
    property bool going: false // the keys belong to the page that comes
    readonly property bool low: height < 560 * Theme.fontScale // the boards come first
    readonly property alias wall: wall
    readonly property BoardTile tile: wall.currentItem as BoardTile
    keyTable: pageKeys
    title: qsTr("Hall")
    chapter: hands.open ? "hands" : ""
    citation: hands.open && hands.ruling.needed ? hands.ruling.citation : ""
    readonly property bool picking: boards.picked.length > 0

    signal boardSelected(int board)
    signal recordWanted(int board)
    signal elsewhereWanted(var thing) // a board of another tournament: of FindView

    function rowNamed(number: string): int { return page.boards.rowOfBoard(page.boards.boardNamed(number)) }
    function jump(digit: int) {
        const longer = digits.running ? digits.text + digit : String(digit)
        const isHere = page.rowNamed(longer) >= 0
        const elsewhere = isHere ? {} : page.workspace.find.elsewhere(longer)
        digits.text = isHere || elsewhere.tournament ? longer : String(digit)
        digits.restart()
        if (elsewhere.tournament && !elsewhere.goesOn)
            page.elsewhereWanted(elsewhere)
        const row = page.rowNamed(digits.text)
        if (row >= 0)
            wall.currentIndex = row
    }
    // Between the match and the board: 3.2.
    function point(text: string): bool {
        const goesOn = (text === "." || text === ",") && digits.running && !digits.text.includes(".")
        if (goesOn) {
            digits.text += "."
            digits.restart()
        }
        return goesOn
    }
    function show(board: int) {
        if (board <= 0)
            return
        if (page.boards.rowOfBoard(board) < 0)
            page.boards.filter = BoardsModel.All
        page.boardSelected(board)
        wall.currentIndex = page.boards.rowOfBoard(board)
    }
    function intervene() {
        page.hands.open = true
        interventionPanel.take()
    }
    function keyed(event: var): bool {
        if (event.isAutoRepeat)
            return ![Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key)
        if (page.enteringResult)
            return page.result(event)
        const digit = page.boards.digitKey(event.text, event.modifiers, event.nativeScanCode)
        if (digit >= 0)
            page.jump(digit)
        if (digit >= 0 || page.point(event.text))
            return true
        if (event.text !== "") // not Shift, with which some keyboards write digits
            digits.stop()
        return pageKeys.key(event, "")
    }
    function startOrPause() {
        if (page.picking)
            page.boards.startOrPausePicked()
        else if (page.tile)
            page.boards.startOrPause(page.tile.board)
    }
    function closePanel(): bool {
        const open = page.hands.open
        if (open)
            interventionPanel.back()
        return open
    }
    function turnFilter() {
        const filters = [BoardsModel.All, BoardsModel.Missing, BoardsModel.RunningOnly]
        page.boards.filter = filters[(filters.indexOf(page.boards.filter) + 1) % filters.length]
    }
    function result(event: var): bool {
        const taken = page.boards.resultKey(page.selected, event.key, event.text, event.modifiers, event.nativeScanCode)
        if (taken || event.key === Qt.Key_Escape) {
            page.enteringResult = false
            digits.stop()
        }
        return taken || event.key === Qt.Key_Escape
    }

    HallKeys {
        id: pageKeys
        picking: page.picking
        calling: page.workspace.calls.count > 0
        earlier: page.workspace.rounds.backText !== ""
        does: ({
            intervene: () => page.intervene(), hallClocks: () => page.boards.spaceBar(), clock: () => page.startOrPause(),
            result: () => { page.enteringResult = page.tile !== null }, bigClock: () => page.workspace.showClock(page.selected),
            replay: () => page.tile ? page.workspace.showReplay(page.tile.board) : undefined,
            record: () => page.tile ? page.recordWanted(page.tile.board) : undefined,
            roundOver: () => page.workspace.roundTime.shown ? page.workspace.roundTime.declareOver() : undefined,
            exchangeClock: () => page.workspace.roundTime.exchangeClocks(page.picking ? page.boards.picked : page.tile ? [page.tile.board] : []),
            call: () => page.tile ? page.workspace.calls.turn(page.tile.board) : undefined,
            nextCall: () => page.show(page.workspace.calls.showNext(page.selected)),
            tableClock: () => page.tile ? tableClock.take(page.tile.board) : undefined,
            undecided: () => page.show(page.boards.nextMissing(page.selected)),
            copy: () => page.workspace.exports.copyResults(page.workspace.rounds.shown),
            shortOfTime: () => page.show(page.boards.nextShortOfTime(page.selected)),
            missing: () => { page.boards.filter = page.boards.filter === BoardsModel.Missing ? BoardsModel.All : BoardsModel.Missing },
            played: () => page.workspace.rounds.showLast(), filter: () => page.turnFilter(), elsewhere: () => page.boards.turnToRunning(), back: () => page.closePanel()
        })
    }
    Component.onDestruction: { page.going = true; page.hands.open = false }

    Timer {
        id: digits
        property string text: ""
        interval: 1200
        onTriggered: { // a longer number could have followed
            const elsewhere = page.rowNamed(text) < 0 ? page.workspace.find.elsewhere(text) : {}
            if (elsewhere.tournament)
                page.elsewhereWanted(elsewhere)
        }
    }
    Binding { target: page.hands; property: "board"; value: page.selected }
    Connections {
        target: page.workspace.incidents
        function onOpenChanged() { digits.stop() } // a shortcut of the window opens the panel
    }
    Connections {
        target: page.hands
        function onOpenChanged() {
            if (page.hands.open)
                return
            shield.hold()
            if (!page.going)
                wall.forceActiveFocus()
        }
    }
    ClickShield {
        id: shield
        spot: pressed
    }

    InterventionPanel {
        id: interventionPanel
        hands: page.hands
        controlForm: page.workspace.controlForm
        low: page.low
        visible: page.hands.open && page.workspace.event.roundsPaired > 0
        width: Math.round(Math.min(page.width * 0.54, 420 * Theme.fontScale))
        anchors { right: parent.right; top: parent.top; bottom: parent.bottom; rightMargin: Theme.space; topMargin: column.anchors.topMargin; bottomMargin: Theme.gap }
        onSpaceBar: page.boards.spaceBar()
        onLeave: wall.forceActiveFocus()

        PressSpot { id: pressed }
    }
    ColumnLayout {
        id: column
        anchors { fill: parent; leftMargin: Theme.wide; topMargin: page.low ? Theme.gap : Theme.space; bottomMargin: Theme.gap }
        anchors.rightMargin: Theme.space + (interventionPanel.visible ? interventionPanel.width + Theme.space : 0)
        spacing: Theme.gap
        visible: page.workspace.event.roundsPaired > 0

        RowLayout {
            spacing: Theme.gap
            visible: !page.hands.open || !page.low
            HallBar {
                boards: page.boards
                keyTable: pageKeys
                time: page.workspace.roundTime
                low: page.low
                rounds: page.workspace.rounds
                onFilterTurned: page.turnFilter()
                roundText: page.workspace.rounds.shown < page.workspace.event.roundsPaired ? qsTr("Round %1, not the last").arg(page.workspace.rounds.shownLabel) : page.workspace.rounds.shownOdds
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
            }
            AppButton {
                text: qsTr("Intervene")
                focusPolicy: Qt.TabFocus
                keys: pageKeys.cap("intervene")
                visible: !page.hands.open
                Layout.alignment: Qt.AlignTop
                onClicked: page.intervene()
            }
        }
        CallsStrip {
            calls: page.workspace.calls
            keyTable: pageKeys
            Layout.fillWidth: true
            onBoardWanted: board => { page.show(board); wall.forceActiveFocus() }
        }
        TableClockStrip {
            id: tableClock
            clocks: page.workspace.tableClocks
            Layout.fillWidth: true
            onLeave: wall.forceActiveFocus()
        }
        Banner {
            text: page.workspace.roundTime.endText
            drawing: "check"
            tone: Badge.Accent
            Layout.fillWidth: true
            AppButton {
                primary: true
                focusPolicy: Qt.TabFocus
                text: page.workspace.event.pairText
                keys: "F6"
                visible: page.workspace.event.canPair
                onClicked: page.workspace.pairRound()
            }
        }
        Wall {
            id: wall
            focus: true
            boards: page.boards
            selected: page.selected
            picking: !page.enteringResult
            Layout.fillWidth: true
            Layout.fillHeight: true
            onBoardSelected: board => page.boardSelected(board)
            onBoardOpened: board => page.workspace.showClock(board)
            Keys.priority: Keys.BeforeItem
            Keys.onPressed: event => { if (page.keyed(event)) event.accepted = true }
        }
        Legend {
            visible: page.enteringResult
            title: qsTr("Result of board %1").arg(page.boards.labelOf(page.selected))
            entries: page.boards.legend
            Layout.fillWidth: true
            onPicked: key => { page.boards.resultKey(page.selected, 0, key); page.enteringResult = false; wall.forceActiveFocus() }
        }
        Legend {
            visible: !page.enteringResult && !page.hands.open && page.workspace.notice.text === "" // a notice takes its place
            title: digits.running ? qsTr("Board %1").arg(digits.text) : qsTr("Board %1", "chosen").arg(page.boards.labelOf(page.selected))
            pickable: false
            most: page.low ? 1 : 0
            entries: pageKeys.legend
            Layout.fillWidth: true
        }
    }
    EmptyPage {
        visible: page.workspace.event.roundsPaired === 0
        drawing: "hall"
        title: qsTr("No round has been paired yet")
        text: qsTr("Once the first round is paired, each game appears here as a tile with both clocks.")
        AppButton {
            primary: true
            text: page.workspace.event.pairText
            keys: "F6"
            visible: page.workspace.event.canPair
            onClicked: page.workspace.pairRound()
        }
    }
    EmptyPage {
        visible: page.workspace.event.roundsPaired > 0 && wall.count === 0
        drawing: "check"
        title: page.boards.filter === BoardsModel.Missing ? qsTr("No result is missing") : qsTr("No clock is running")
        text: qsTr("No board matches the filter. Show all boards to see the whole round.")
        AppButton { primary: true; text: qsTr("Show all boards"); onClicked: page.boards.filter = BoardsModel.All }
    }
}
