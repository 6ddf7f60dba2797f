// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flagfall.App
import Flagfall.Ui

// Adjourned games: sealing, envelopes, resumptions.
KeyedPage {
    id: page

    required property AdjournmentsModel games
    property int startRow: 0  // the game that was chosen when the page was left
    property string form: ""  // the act that needs to know more
    property string given: "" // what was said of it already
    property int toldRow: -1 // the game whose own round is told to seal; −1: the round that is shown in the hall
    property bool stoppedHere: false // the clock, for what the form asks
    property bool adjourning: false // a move is sealed, and the next one is waited for
    property ExportDialog dialog: null
    readonly property AdjournmentRow game: list.currentItem as AdjournmentRow
    readonly property var can: game ? game.can.split(" ") : []

    signal recordWanted(int round, int board)
    signal sealingAsked(int round, int board)
    signal rowChosen(int row)

    function may(act: string): bool { return page.can.includes(act) }
    function ask(form: string) {
        page.toldRow = -1
        page.form = form
        question.take()
    }
    // Nothing came of it; the clock that was stopped for it goes on.
    function leaveForm() {
        if (page.stoppedHere)
            page.games.startClock(list.currentIndex)
        page.shut()
    }
    function shut() {
        page.form = ""
        page.stoppedHere = false
        page.given = ""
        list.forceActiveFocus()
    }
    // The last game of the list is lower, for the list, than it is with its buttons.
    function keepGrown() {
        list.keepInSight()
        if (page.game)
            list.contentY = Math.max(list.contentY, page.game.y + Math.min(0, page.game.height - list.height))
    }
    // Something of it was undone: the cursor is with it again, wherever it stands now.
    function bringBack(round: int, board: int) {
        const row = page.games.rowOfGame(round, board)
        if (row >= 0 && page.form === "")
            list.currentIndex = row
    }
    // By a key or a button: what an earlier ruling said is not meant.
    function perform(act: string): bool {
        page.given = ""
        if (shorter.running && (act === "white" || act === "black"))
            return true
        if (sealedNow.running && act === "adjourn")
            return true
        return page.start(act)
    }
    // The key does nothing now; a second press may be meant for the game that has just been adjourned or has left the list.
    function tellWhyNot(act: string) {
        if (!sealedNow.running && !shorter.running)
            page.games.tellWhyNot(list.currentIndex, act)
    }
    function start(act: string): bool {
        const row = list.currentIndex
        page.adjourning = act === "adjourn"
        if (act === "record" && page.game)
            page.recordWanted(page.game.round, page.game.board)
        else if (act === "incident" && page.game)
            page.games.rule(row)
        else if (!page.may(act))
            return false
        else if (act === "came")
            page.ask(act)
        else if (act === "tell") {
            page.toldRow = row
            page.form = "call"
            question.take()
        } else if (act === "type")
            page.sealingAsked(page.game.round, page.game.board)
        else if (page.games.asksFirst(row, act)) {
            page.stoppedHere = (act === "adjourn" || act === "reply") && page.games.stopClock(row)
            page.ask(act)
        } else
            page.carryOut(act, row)
        return true
    }
    // A ruling has left something to be done with one of the games.
    function takeUp() {
        const asked = page.games.takeAsked()
        if (asked.act === undefined)
            return
        page.shut()
        list.currentIndex = asked.row
        page.given = asked.act === "open" ? asked.text : ""
        if (asked.act === "open")
            page.ask("open") // whoever must reply may not be marked as present yet: that is asked about
        else if (asked.act !== "adjourn") // the player's clock runs until the move is sealed: then S is pressed
            page.start(asked.act)
    }
    function askForCalendar() {
        const proposal = page.games.calendarProposal()
        if (proposal.toString() === "")
            return
        if (page.dialog === null)
            page.dialog = asker.createObject(page) as ExportDialog
        page.dialog.selectedFile = proposal
        page.dialog.open()
    }
    function carryOut(act: string, row: int) {
        switch (act) {
        case "white": return page.games.turnPresence(row, true)
        case "black": return page.games.turnPresence(row, false)
        case "off": return page.games.callOff(row)
        case "adjourn": return page.games.adjourn(row, page.game.mustSeal, "", false)
        case "write": return page.games.write(row)
        case "resume": return page.games.resume(row, "")
        case "label": return page.games.showEnvelope(row)
        case "tag": return page.games.showLabel(row)
        }
    }
    // What is wrong with the first line is returned, what is wrong with the second one is shown there.
    function tell(faults: list<string>): string {
        question.secondFault = faults[1] ?? ""
        return faults[0] ?? ""
    }
    function send(first: string, second: string, third: string, switched: bool, also: bool): string {
        const row = list.currentIndex
        switch (page.form) {
        case "call": return page.games.call(page.toldRow, first, switched)
        case "adjourn": return page.games.adjourn(row, first, second, switched, third)
        case "plan": return page.tell(page.games.plan(row, first, second, switched))
        case "keep": return page.games.keep(row, first, second, switched, also)
        case "came": return page.tell(page.games.came(row, first, second))
        case "open": return page.games.open(row, first, second, third, switched)
        case "reread": return page.games.reread(row, first, second)
        case "resume": return page.games.resume(row, first)
        case "miss": return page.games.miss(row, first)
        case "reply": return page.games.reply(row, first, second)
        }
        return ""
    }

    keyTable: pageKeys
    AdjournmentsKeys {
        id: pageKeys
        callable: page.games.callable !== ""
        chosen: page.game !== null
        can: page.can
        does: ({
            call: () => pageKeys.callable ? page.ask("call") : false, tell: () => page.perform("tell"),
            adjourn: () => page.perform("adjourn"), keep: () => page.perform("keep"), plan: () => page.perform("plan"),
            off: () => page.perform("off"), reread: () => page.perform("reread"), white: () => page.perform("white"), black: () => page.perform("black"), came: () => page.perform("came"), open: () => page.perform("open"),
            write: () => page.perform("write"), resume: () => page.perform("resume"), reply: () => page.perform("reply"),
            miss: () => page.perform("miss"), type: () => page.perform("type"), label: () => page.perform("label"), tag: () => page.perform("tag"),
            whyNotCalled: () => page.tellWhyNot("call"), whyNotAdjourned: () => page.tellWhyNot("adjourn"), whyNotResumed: () => page.tellWhyNot("resume"), whyNotOpened: () => page.tellWhyNot("open"), whyNotReread: () => page.tellWhyNot("reread"),
            find: () => finder.take(), list: () => page.games.showList(), calendar: () => page.askForCalendar(), record: () => page.perform("record"), incident: () => page.perform("incident")
        })
    }
    Connections {
        target: page.games
        function onDone() {
            const next = page.form === "call" ? page.games.calledRow() : page.adjourning ? page.games.sealingRow() : -1
            if (page.adjourning)
                sealedNow.restart()
            page.adjourning = false
            page.shut()
            if (next >= 0)
                list.currentIndex = next // the next player who seals
            Qt.callLater(page.keepGrown) // the game may have another place now
        }
        function onRefused(line, text) { question.tell(line, text) }
        function onAsked() { Qt.callLater(page.takeUp) }
        function onBroughtBack(round, board) { Qt.callLater(page.bringBack, round, board) }
    }
    // A second press may be meant for the game that has just left the list.
    Timer {
        id: shorter
        readonly property int games: page.games.count
        property int before: 0
        interval: 700
        onGamesChanged: {
            if (games < before)
                restart()
            before = games
        }
        Component.onCompleted: before = games
    }
    // The cursor is on the next game then, and a second S is not meant for it.
    Timer { id: sealedNow; interval: 400 }
    Component.onCompleted: Qt.callLater(page.takeUp)
    Component {
        id: asker
        ExportDialog {
            endings: ["ics"]
            nameFilters: [qsTr("Calendar (*.ics)")]
            onPicked: file => page.games.saveCalendar(file)
        }
    }
    focus: true
    Keys.onPressed: event => { if (page.form === "" && pageKeys.key(event, "")) event.accepted = true }

    ColumnLayout {
        spacing: Theme.space
        anchors { fill: parent; margins: Theme.wide }

        PageHead {
            title: qsTr("Adjourned games")
            note: page.games.caption
            Layout.fillWidth: true
            AppButton {
                text: qsTr("Tell to seal")
                keys: pageKeys.cap("call")
                enabled: pageKeys.callable
                onClicked: page.ask("call")
            }
            AppButton { text: qsTr("List"); keys: pageKeys.cap("list"); enabled: pageKeys.chosen; onClicked: page.games.showList() }
            AppButton { text: qsTr("Calendar"); keys: pageKeys.cap("calendar"); enabled: pageKeys.chosen; onClicked: page.askForCalendar() }
        }
        Field {
            id: finder
            objectName: "finder"
            placeholder: qsTr("Board number or part of a name, then Enter")
            visible: input.activeFocus
            Layout.fillWidth: true
            onAccepted: {
                const row = page.games.rowNamed(text)
                error = row < 0 ? qsTr("No such game is in the list.") : ""
                if (row < 0)
                    return
                list.currentIndex = row
                list.forceActiveFocus()
            }
            Keys.onEscapePressed: list.forceActiveFocus()
        }
        AdjournmentForm {
            id: question
            readonly property string early: page.form === "open" ? page.games.earlyText(list.currentIndex) : ""
            readonly property int keysNeeded: page.game ? page.game.keys : 0 // 0: it is on paper
            readonly property string how: keysNeeded === 0 ? qsTr("Type exactly what the player wrote. An opening cannot be undone.")
                                        : keysNeeded > 1 ? qsTr("The move was typed. Both keys together open it; one alone does not.") : qsTr("The move was typed. Its key opens it.")
            readonly property string fingerprint: keysNeeded > 0 ? qsTr("First compare the fingerprint on the envelope: %1").arg(page.game.fingerprint) : ""
            readonly property string opening: [early !== "" ? early : how, fingerprint].filter(part => part !== "").join(" ")
            visible: page.form !== ""
            title: ({ call: page.form === "call" ? page.games.callTitle(page.toldRow) : "", adjourn: qsTr("Adjourn the game"), plan: qsTr("Resumption"), keep: qsTr("Envelope"), came: qsTr("When the players came"), open: qsTr("Open the envelope"), reread: qsTr("What the paper says"), resume: qsTr("Resume the game"), miss: qsTr("Envelope or key missing"), reply: qsTr("Reply sealed on paper") })[page.form] ?? ""
            subject: page.form !== "call" && page.game ? page.game.round + "." + page.game.boardLabel + "  " + page.game.players : ""
            note: ({
                call: qsTr("The player to move seals the next move; the clock runs until the move is sealed and the player stops it."),
                adjourn: qsTr("The clock is stopped; the opponent's clock is not started."),
                reply: qsTr("The clock of the player who replied stands; confirming starts the opponent's."),
                miss: qsTr("Nobody can open it any more; the ruling on it comes next. If it is found, say who keeps it."),
                resume: qsTr("The clock of the player who must reply runs from the agreed time, also while that player is absent. Leave the line empty if nothing is to be taken."),
                came: qsTr("Times of today. By them it is decided whether a player is late; leave empty who is not here."),
                open: question.opening
            })[page.form] ?? ""
            firstLabel: ({
                call: qsTr("Boards"), adjourn: qsTr("Move already made on the board, if any: it must be sealed"), plan: qsTr("Day and time"), keep: qsTr("Kept by, or where"), came: qsTr("White came at"),
                open: page.game && page.game.keys > 0 ? qsTr("Opening key") : qsTr("The move as written"), reread: qsTr("The move as written"), resume: qsTr("Minutes taken off the clock"), miss: qsTr("Note"), reply: qsTr("Second envelope kept by, or where")
            })[page.form] ?? ""
            firstHint: page.form === "plan" ? qsTr("For example %1").arg(page.games.exampleTime(list.currentIndex)) : page.form === "adjourn" ? qsTr("Usually empty. Never the secret move: it is in the envelope alone.") : ""
            firstValue: page.form === "open" && page.game && page.game.keys === 0 ? page.given : page.form === "adjourn" && page.game ? page.game.mustSeal : page.form === "reread" && page.game ? page.game.written : page.form === "call" ? page.games.callBoards(page.toldRow) : page.form === "resume" ? page.games.owed(list.currentIndex) : page.form === "keep" ? page.games.holder(list.currentIndex) : page.form === "came" ? page.games.cameAt(list.currentIndex, true) : page.form === "plan" ? page.game && page.game.plannedAt !== "" ? page.game.plannedAt : page.games.nextSession(list.currentIndex) : ""
            secondLabel: ({
                adjourn: page.game && page.game.charged ? qsTr("Minutes charged") : "", plan: qsTr("Place"), keep: qsTr("Note"), came: qsTr("Black came at"), reply: qsTr("Note"), reread: qsTr("Note"),
                open: page.game && page.game.keys > 1 ? qsTr("Second opening key") : ""
            })[page.form] ?? ""
            secondValue: page.form === "adjourn" && page.game ? page.games.charge(list.currentIndex) : page.form === "plan" && page.game ? page.games.resumptionPlace(list.currentIndex) : page.form === "came" ? page.games.cameAt(list.currentIndex, false) : ""
            secondHint: page.form !== "adjourn" ? "" : secondValue === "" ? qsTr("No session of the schedule is on now: how much is left of it, and so what is charged, must be typed. For example 30 or 29:30. Empty: nothing.") : qsTr("A player who adjourns before the end of the session is charged the rest of it, for example 30 or 29:30. Empty: nothing.")
            thirdLabel: page.form === "open" && page.game && page.game.witness ? qsTr("Witness") : page.form === "adjourn" && page.game && page.game.onTable ? qsTr("Times on the clock, White and Black") : ""
            thirdHint: page.form === "open" ? qsTr("Who sees the envelope being opened.") : page.form === "adjourn" ? qsTr("As it shows them now, before anything is charged, for example 0:27:40 0:41:00. They stand on the envelope; left empty, they are written there by hand.") : ""
            switchText: ({
                call: qsTr("A player asks to adjourn before the end of the session"), plan: qsTr("Also for the other games of the round without a time"),
                keep: qsTr("What is on the envelope is checked"), adjourn: page.game && page.game.sealerOpen ? qsTr("Black is to move and seals") : "",
                open: page.game && page.game.keys === 0 ? qsTr("There is no move in it") : ""
            })[page.form] ?? ""
            switchOn: page.form === "keep" && page.game !== null && page.game.checked
            alsoText: page.form === "keep" ? qsTr("Also the other envelopes of the round that nobody keeps yet") : ""
            confirm: ({ call: qsTr("Tell to seal"), adjourn: qsTr("Adjourn the game"), plan: qsTr("Fix the time"), keep: qsTr("Keep"), came: qsTr("Note it"), open: qsTr("Open the envelope"), reread: qsTr("Correct it"), resume: qsTr("Resume the game"), miss: qsTr("It is missing"), reply: qsTr("The reply is sealed") })[page.form] ?? ""
            Layout.fillWidth: true
            onConfirmed: (first, second, third, switched, also) => fault = page.send(first, second, third, switched, also)
            onLeave: page.leaveForm()
        }
        LongList {
            id: list
            objectName: "games"
            property bool settled: false // before that the list goes to its first line by itself
            focus: true
            visible: count > 0
            onCurrentIndexChanged: if (settled) page.rowChosen(currentIndex)
            onCountChanged: if (settled && currentIndex < 0 && count > 0) currentIndex = 0 // the first game of an empty page
            Component.onCompleted: {
                currentIndex = Math.min(Math.max(0, page.startRow), count - 1)
                settled = true
            }
            model: page.games
            spacing: Theme.gap
            Layout.fillWidth: true
            Layout.fillHeight: true
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Adjourned games")
            delegate: AdjournmentRow {
                required property int index
                width: ListView.view.width - 14
                keyTable: pageKeys
                current: ListView.isCurrentItem
                cursor: current && (list.activeFocus || page.form !== "")
                onHeightChanged: if (current) Qt.callLater(page.keepGrown) // its buttons, too
                onChosen: { list.currentIndex = index; list.forceActiveFocus() }
                onAsked: act => { list.currentIndex = index; page.perform(act) }
            }
        }
        Item {
            visible: list.count === 0
            Layout.fillWidth: true
            Layout.fillHeight: true
            EmptyPage {
                drawing: "adjourned"
                visible: page.form === ""
                title: qsTr("No adjourned game")
                text: qsTr("At the end of a session tell the players to move to seal (C). Their games are kept here with the envelope until they go on.")
            }
        }
        Legend {
            pickable: false
            entries: pageKeys.legend
            Layout.fillWidth: true
        }
    }
}
