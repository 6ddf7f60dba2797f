// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// The hall: every board of the round with its clock, to watch and to steer with single keys.
FocusScope {
    id: page

    required property Workspace workspace
    required property int selected
    readonly property BoardsModel boards: workspace.boards
    readonly property HandsView hands: workspace.hands
    property bool enteringResult: false
    property bool going: false // the keys belong to the page that comes
    readonly property bool low: height < 560 * Theme.fontScale // the boards come first
    readonly property alias wall: wall
    readonly property bool picking: boards.picked.length > 0

    signal boardSelected(int board)
    signal recordWanted(int board)

    function jump(digit: int) {
        const longer = digits.running ? digits.text + digit : String(digit)
        digits.text = page.boards.rowOfBoard(Number(longer)) >= 0 ? longer : String(digit)
        digits.restart()
        const row = page.boards.rowOfBoard(Number(digits.text))
        if (row >= 0)
            wall.currentIndex = row
    }
    function intervene() {
        page.hands.open = true
        handsPanel.take()
    }
    function keyed(event: var): bool {
        const tile = wall.currentItem as BoardTile
        if (event.isAutoRepeat)
            return ![Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key)
        if (page.enteringResult)
            return page.result(event)
        const digit = page.boards.digitKey(event.text, event.modifiers, event.nativeScanCode)
        if (digit >= 0)
            page.jump(digit)
        else if (event.key === Qt.Key_Space)
            page.boards.spaceBar()
        else if (event.key === Qt.Key_F)
            page.boards.filter = (page.boards.filter + 1) % 3
        else if (event.key === Qt.Key_M)
            page.boards.filter = page.boards.filter === BoardsModel.Missing ? BoardsModel.All : BoardsModel.Missing
        else if (event.key === Qt.Key_R && tile)
            page.enteringResult = true
        else if (event.key === Qt.Key_I && event.modifiers === Qt.NoModifier)
            page.intervene()
        else if (event.key === Qt.Key_Escape && page.hands.open)
            handsPanel.back()
        else if (event.key === Qt.Key_H && event.modifiers === Qt.NoModifier && tile)
            page.workspace.showReplay(tile.board)
        else if (event.key === Qt.Key_G && event.modifiers === Qt.NoModifier && tile)
            page.recordWanted(tile.board)
        else if (event.key === Qt.Key_P && event.modifiers === Qt.NoModifier && page.picking)
            page.boards.startOrPausePicked()
        else if (event.key === Qt.Key_P && event.modifiers === Qt.NoModifier && tile)
            page.boards.startOrPause(tile.board)
        else
            return false
        return true
    }
    function result(event: var): bool {
        const taken = page.boards.resultKey(page.selected, event.key, event.text, event.modifiers, event.nativeScanCode)
        if (taken || event.key === Qt.Key_Escape) {
            page.enteringResult = false
            digits.stop()
        }
        return taken || event.key === Qt.Key_Escape
    }

    Component.onDestruction: { page.going = true; page.hands.open = false }

    Timer { id: digits; property string text: ""; interval: 1200 }
    Binding { target: page.hands; property: "board"; value: page.selected }
    Connections {
        target: page.hands
        function onOpenChanged() { if (!page.hands.open && !page.going) wall.forceActiveFocus() }
    }

    HandsPanel {
        id: handsPanel
        hands: page.hands
        controlForm: page.workspace.controlForm
        low: page.low
        visible: page.hands.open && page.workspace.event.roundsPaired > 0
        width: Math.round(Math.min(page.width * 0.54, 420 * Theme.fontScale))
        anchors { right: parent.right; top: parent.top; bottom: parent.bottom; rightMargin: Theme.space; topMargin: column.anchors.topMargin; bottomMargin: Theme.gap }
        onSpaceBar: page.boards.spaceBar()
        onLeave: wall.forceActiveFocus()
    }
    ColumnLayout {
        id: column
        anchors { fill: parent; leftMargin: Theme.wide; topMargin: page.low ? Theme.gap : Theme.space; bottomMargin: Theme.gap }
        anchors.rightMargin: Theme.space + (handsPanel.visible ? handsPanel.width + Theme.space : 0)
        spacing: Theme.gap
        visible: page.workspace.event.roundsPaired > 0

        RowLayout {
            spacing: Theme.gap
            visible: !page.hands.open || !page.low
            HallBar {
                boards: page.boards
                low: page.low
                roundText: page.workspace.rounds.shown < page.workspace.event.roundsPaired ? qsTr("Round %1, not the last").arg(page.workspace.rounds.shown) : ""
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
            }
            AppButton {
                text: qsTr("Intervene")
                focusPolicy: Qt.TabFocus
                keys: "I"
                visible: !page.hands.open
                Layout.alignment: Qt.AlignTop
                onClicked: page.intervene()
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
            Keys.onReturnPressed: page.workspace.showClock(page.selected)
            Keys.onEnterPressed: page.workspace.showClock(page.selected)
            Keys.priority: Keys.BeforeItem
            Keys.onPressed: event => event.accepted = page.keyed(event)
        }
        Legend {
            visible: page.enteringResult
            title: qsTr("Result of board %1").arg(page.selected)
            entries: page.boards.legend
            Layout.fillWidth: true
            onPicked: key => { page.boards.resultKey(page.selected, 0, key); page.enteringResult = false; wall.forceActiveFocus() }
        }
        Legend {
            visible: !page.enteringResult && !page.hands.open && page.workspace.notice.text === "" // a notice takes its place
            title: digits.running ? qsTr("Board %1").arg(digits.text) : qsTr("Board %1", "chosen").arg(page.selected)
            pickable: false
            oneLine: page.low
            entries: [{ key: "0–9", text: qsTr("go to a board") }, { key: "I", text: qsTr("intervene") },
                      { key: qsTr("Space"), text: page.picking ? qsTr("start or pause the picked boards") : qsTr("start or pause the round") },
                      { key: "P", text: page.picking ? qsTr("the same") : qsTr("start or pause this board") }, { key: "R", text: qsTr("result") },
                      { key: "↵", text: qsTr("big clock") }, { key: "H", text: qsTr("replay") }, { key: "G", text: qsTr("game record") }, { key: "X", text: qsTr("pick") }, { key: "M", text: qsTr("missing results") }, { key: "F", text: qsTr("filter") }]
            Layout.fillWidth: true
        }
    }
    EmptyPage {
        visible: page.workspace.event.roundsPaired === 0
        drawing: "hall"
        title: qsTr("No round is paired yet")
        text: qsTr("Here stands the wall of boards: a tile for each game with both clocks. It fills when the first round is paired.")
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
        text: qsTr("The filter leaves no board. Show all boards to see the whole round.")
        AppButton { primary: true; text: qsTr("Show all boards"); onClicked: page.boards.filter = BoardsModel.All }
    }
}
