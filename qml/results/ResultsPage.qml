// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Results as fast as they come in: one key each, and the cursor goes on when it is entered.
KeyedPage {
    id: page

    required property Workspace workspace
    required property int selected
    readonly property BoardsModel boards: workspace.boards
    readonly property RoundsModel rounds: workspace.rounds
    readonly property SheetsView sheets: workspace.sheets
    readonly property ResultEntry entry: workspace.resultEntry
    readonly property bool low: page.height <= 520 * Theme.fontScale // the rows of the table come first
    readonly property bool tight: page.height <= 760 * Theme.fontScale // one line of keys is enough then
    keyTable: pageKeys

    readonly property ResultRow current: list.currentItem as ResultRow // whose result the keys are

    signal boardSelected(int board)

    Connections {
        target: page.rounds
        function onShownChanged() { Qt.callLater(() => page.select(page.selected)) } // which the window has chosen by then
    }
    Connections {
        target: page.workspace.slips
        function onBoardRead(board) { Qt.callLater(() => page.choose(board)) } // after the round is shown
    }
    Connections {
        target: page.entry
        function onBoardChanged() { page.select(page.entry.board) }
    }

    ResultsKeys {
        id: pageKeys
        kept: page.sheets.kept
        differs: page.entry.differs
        inOrder: page.entry.mode === ResultEntry.InOrder
        keysName: page.workspace.preferences.resultKeysNames[page.workspace.preferences.resultKeys]
        does: ({
            find: (key, event) => event && event.modifiers & Qt.KeypadModifier ? false : finder.take(),
            round: key => page.turnTo(page.rounds.shown + (key === "Shift+Left" ? -1 : 1)),
            sheets: () => page.collect(Sides.Nobody),
            whiteSheet: () => page.collect(Sides.White),
            blackSheet: () => page.collect(Sides.Black),
            missingSheets: () => page.sheets.kept ? page.sheets.showPaper() : false,
            copy: () => page.workspace.exports.copyResults(page.rounds.shown),
            verify: () => { page.entry.mode = ResultEntry.Verify },
            slip: () => { page.entry.mode = ResultEntry.Slip },
            keys: () => page.entry.turnKeys(),
            correct: () => page.entry.correct(),
            keep: () => page.entry.keep(),
            typeAgain: () => page.entry.typeAgain(),
            missing: () => page.select(page.boards.nextMissing(page.selected))
        })
    }
    Component.onCompleted: page.boards.filter = BoardsModel.All
    Component.onDestruction: page.entry?.leavePage()

    function select(board: int) {
        const row = page.boards.rowOfBoard(board)
        if (row >= 0)
            list.currentIndex = row
    }
    // The board of a slip that lies here: its result comes next.
    function choose(board: int) {
        page.select(board)
        page.entry.choose(board)
    }
    // A game of another round may be named with it: 1.3.
    function find(text: string) {
        const round = page.boards.roundNamed(text)
        if (round < 1 || round === page.rounds.shown)
            return page.choose(page.boards.boardNamed(text))
        page.turnTo(round)
        Qt.callLater(() => page.choose(page.boards.boardNamed(text))) // after the round is shown
    }
    function collect(side: int) {
        if (!page.sheets.kept || !page.current)
            return false
        page.sheets.turn(page.current.board, side)
    }
    function turnTo(round: int) {
        if (round >= 1 && round <= page.rounds.count)
            page.rounds.shown = round
    }
    function keyed(event: var): bool {
        if (!event.isAutoRepeat && page.workspace.slips.key(event.key, event.text, event.modifiers, event.nativeScanCode))
            return true
        if (event.isAutoRepeat)
            return ![Qt.Key_Up, Qt.Key_Down, Qt.Key_PageUp, Qt.Key_PageDown].includes(event.key)
        return pageKeys.key(event, "") || page.entry.key(event.key, event.text, event.modifiers, event.nativeScanCode)
    }

    ColumnLayout {
        anchors { fill: parent; margins: Theme.wide; topMargin: Theme.space; bottomMargin: Theme.gap }
        spacing: Theme.gap
        visible: page.workspace.event.roundsPaired > 0

        ResultsBar {
            boards: page.boards
            rounds: page.rounds
            sheets: page.sheets
            entry: page.entry
            keyTable: pageKeys
            low: page.low
            Layout.fillWidth: true
            onTurned: round => { page.turnTo(round); list.forceActiveFocus() }
            onModeChosen: mode => { page.entry.mode = mode; list.forceActiveFocus() }
        }
        ResultsStrip {
            entry: page.entry
            keyTable: pageKeys
            Layout.fillWidth: true
            onAnswered: list.forceActiveFocus()
        }
        Banner {
            objectName: "roundEnd"
            text: page.workspace.roundTime.endText
            drawing: "check"
            tone: Badge.Accent
            Layout.fillWidth: true
            AppButton {
                focusPolicy: Qt.TabFocus
                drawing: "record"
                text: page.sheets.missingText
                keys: pageKeys.cap("missingSheets")
                visible: page.sheets.missing > 0 && !page.low
                onClicked: page.sheets.showPaper()
            }
            AppButton {
                primary: true
                focusPolicy: Qt.TabFocus
                text: page.workspace.event.pairText
                keys: "F6"
                visible: page.workspace.event.canPair
                onClicked: page.workspace.pairRound()
            }
        }
        Field {
            id: finder
            placeholder: qsTr("Board number or part of a name, then Enter")
            visible: input.activeFocus
            Layout.fillWidth: true
            onAccepted: { page.find(text); list.forceActiveFocus() }
            Keys.onEscapePressed: list.forceActiveFocus()
        }
        Rectangle {
            radius: Theme.radius
            color: Theme.surface
            border.width: list.activeFocus ? 2 : 1
            border.color: list.activeFocus ? Theme.accent : Theme.line
            Layout.fillWidth: true
            Layout.fillHeight: true
            LongList {
                id: list
                anchors.fill: parent
                anchors.margins: 2
                focus: true
                model: page.boards
                currentIndex: -1
                preferredHighlightBegin: height * 0.3
                preferredHighlightEnd: height * 0.7
                highlightRangeMode: ListView.ApplyRange
                Accessible.role: Accessible.Table
                Accessible.name: qsTr("Results")
                Keys.priority: Keys.BeforeItem
                Keys.onPressed: event => event.accepted = page.keyed(event)
                Component.onCompleted: currentIndex = Math.max(0, page.boards.rowOfBoard(page.selected))
                onCurrentIndexChanged: page.entry.board = page.boards.boardAt(currentIndex)
                onCurrentItemChanged: if (currentItem) page.boardSelected((currentItem as ResultRow).board)
                section.property: page.workspace.teams.ofTeams ? "matchText" : "" // the boards of a match together
                section.delegate: sections.heading
                Sections { id: sections; indent: 20 }
                delegate: ResultRow {
                    required property int index
                    required property string label
                    place: label
                    width: ListView.view.width
                    cursor: ListView.isCurrentItem
                    lit: list.activeFocus
                    mark: page.entry.mode === ResultEntry.Verify ? page.entry.marks[board] ?? "" : ""
                    onChosen: { page.choose(board); list.forceActiveFocus() }
                }
            }
        }
        Legend {
            title: page.current ? qsTr("Board %1", "chosen").arg(page.current.place) : ""
            entries: page.entry.legend
            most: page.low || page.tight ? 2 : 0
            refers: page.low // else the line below does
            visible: !page.low || !page.entry.differs // then the strip has the keys
            Layout.fillWidth: true
            onPicked: key => { page.entry.key(0, key, 0, 0); list.forceActiveFocus() }
        }
        Legend {
            pickable: false
            visible: !page.low
            most: page.tight ? 1 : 0
            entries: pageKeys.legend
            Layout.fillWidth: true
        }
    }
    EmptyPage {
        visible: page.workspace.event.roundsPaired === 0
        drawing: "results"
        title: qsTr("No results to enter yet")
        text: qsTr("Once a round is paired, its boards are listed here in order. One key enters a result.")
        AppButton {
            primary: true
            text: page.workspace.event.pairText
            keys: "F6"
            visible: page.workspace.event.canPair
            onClicked: page.workspace.pairRound()
        }
    }
}
