// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Flagfall.App
import Flagfall.Ui

// Shows one page and gives it the keyboard.
FocusScope {
    id: host

    required property Workspace workspace
    required property string page
    required property string helpFor
    property string chapterWanted: helpFor
    required property int selectedBoard
    required property var acts // of Act
    property Item pageItem: null
    readonly property string chapter: (host.pageItem as KeyedPage)?.chapter ?? ""
    readonly property string citation: host.page === "paper" ? host.citedBefore : (host.pageItem as KeyedPage)?.citation ?? ""
    property string citedBefore: "" // on the page that the paper was opened from
    readonly property KeyTable keyTable: (host.pageItem as KeyedPage)?.keyTable ?? null
    property string replayedFrom: "hall"
    property int playerWanted: 0 // 0: a new one
    property string paperFrom: "rulings" // the page that the paper is from
    property string caseRead: "" // the ruling whose case file is shown, until its page is back
    property var typedAppeals: ({}) // not lodged yet, by the ruling: another page does not lose them
    property string fieldWanted: "" // of the event that is being opened
    property int adjournedRow: 0 // the adjourned game that was chosen last
    property string readFrom: "" // the page that the Laws were opened from
    property string askedFrom: "" // the page whose position is looked at for a mate
    Binding { target: host.workspace.standings; property: "watched"; value: host.page === "standings" }
    Binding { target: host.workspace.players; property: "watched"; value: host.page === "players" }
    Binding { target: host.workspace.pairing; property: "watched"; value: host.page === "pairing" }
    readonly property Component componentNow: {
        switch (page) {
        case "": return null // another tournament is shown
        case "create": case "edit": return eventPage
        case "import": return reviewPage
        case "players": return playersPage
        case "checkin": return checkInPage
        case "teams": return teamsPage
        case "entries": return entriesPage
        case "pairing": return pairingPage
        case "hall": return hallPage
        case "clock": return clockPage
        case "results": return resultsPage
        case "record": return recordPage
        case "standings": return standingsPage
        case "history": return historyPage
        case "audit": return auditPage
        case "attendance": return attendancePage
        case "recovery": return recoveryPage
        case "replay": return replayPage
        case "rulings": return rulingsPage
        case "paper": return paperPage
        case "papers": return papersPage
        case "exports": return exportsPage
        case "closing": return closingPage
        case "rehearsal": return rehearsalPage
        case "persons": return personsPage
        case "adjournments": return adjournmentsPage
        case "mating": return matingPage
        case "display": return displayPage
        case "web": return webPage
        case "broadcast": return broadcastPage
        case "stations": return stationsPage
        case "laws": return lawsPage
        case "lists": return listsPage
        case "settings": return settingsPage
        case "help": return helpPage
        }
        return startPage
    }
    readonly property string firstPage: workspace.recovery.count > 0 ? "recovery"
                                      : workspace.event.roundsPaired > 0 ? "hall" : "players"

    signal go(string page)
    signal askFile(string purpose)
    signal boardSelected(int board)
    signal recordWanted(int board)
    signal elsewhereWanted(var thing) // of another tournament
    signal fileChosen(url file)

    // `note`: what was noted where it was asked for.
    function intervene(note: string) {
        (host.pageItem as HallPage)?.intervene()
        if (note !== "")
            host.workspace.hands.note = note
    }
    function ruleOn(board: int, note: string) {
        host.boardSelected(board)
        host.go("hall")
        Qt.callLater(host.intervene, note) // of the page that comes, for the one that asked is gone by then
    }
    // In the form of the page of players; 0: a new one.
    function openPlayer(playerId: int) {
        host.playerWanted = playerId
        host.go("players")
        Qt.callLater(host.takeUpPlayer) // of the page that comes, for the one that asked is gone by then
    }
    function takeUpPlayer() {
        const page = host.pageItem as PlayersPage
        host.playerWanted > 0 ? page?.editPlayer(host.playerWanted) : page?.add()
    }
    // The card of a player or team stands on the standings; who has no rank there has none.
    function showCard(playerId: int) {
        host.playerWanted = playerId
        host.go("standings")
        Qt.callLater(() => (host.pageItem as StandingsPage)?.showCardOf(host.playerWanted))
    }
    // The page on which an event that was opened begins.
    function begin() {
        const field = host.fieldWanted
        host.fieldWanted = ""
        if (field !== "")
            host.openEventField(field)
        else
            host.go(host.firstPage)
    }
    function openEventField(field: string) {
        host.workspace.eventForm.startEdit()
        host.go("edit")
        Qt.callLater(() => (host.pageItem as EventPage)?.takeField(field))
    }
    // Back to the page that help was asked for; a replay is over when one turns away from it.
    function leaveHelp() { host.backTo(host.helpFor) }
    function leaveLaws() { host.backTo(host.readFrom !== "" ? host.readFrom : host.workspace.open ? host.firstPage : "start") }
    function backTo(page: string) { host.go(page === "replay" ? host.replayedFrom : page) }
    function takeFocus() {
        if (host.pageItem)
            host.pageItem.forceActiveFocus()
    }
    function turn() {
        for (const left of Array.from(host.children)) { // also a page that was left while it was being made
            left.visible = false
            left.destroy()
        }
        host.pageItem = host.componentNow === null ? null : host.componentNow.createObject(host, { width: Qt.binding(() => host.width), height: Qt.binding(() => host.height) }) as Item
        host.takeFocus()
    }

    focus: true

    Component.onCompleted: if (!host.pageItem) host.turn()
    onComponentNowChanged: host.turn()

    Component {
        id: startPage
        StartPage {
            workspace: host.workspace
            onNewEvent: { host.workspace.eventForm.goOnWithNew(); host.go("create") }
            onEraseWanted: row => { host.fieldWanted = "privacy"; host.workspace.recent.open(row) }
            onAskFile: purpose => host.askFile(purpose)
            onGo: page => host.go(page)
        }
    }
    Component {
        id: eventPage
        EventPage {
            workspace: host.workspace
            onLeave: host.go(host.workspace.open ? host.firstPage : "start")
            onAskFile: host.askFile("save")
            onCopyAsked: purpose => host.askFile(purpose)
            Connections {
                target: host
                function onFileChosen(file) { host.workspace.createFile(file) }
            }
        }
    }
    Component {
        id: reviewPage
        ReviewPage {
            workspace: host.workspace
            onLeave: host.go("start")
            onAskFile: host.askFile("save")
            Connections {
                target: host
                function onFileChosen(file) { host.workspace.importForm.create(file) }
            }
        }
    }
    Component {
        id: playersPage
        PlayersPage {
            players: host.workspace.players
            ofTeams: host.workspace.teams.ofTeams
            prohibited: host.workspace.prohibited
            form: host.workspace.playerForm
            hits: host.workspace.listHits
            entries: host.workspace.entries
            onListWanted: host.go("entries")
            onCardWanted: playerId => host.showCard(playerId)
            onAskFile: purpose => host.askFile(purpose)
        }
    }
    Component {
        id: teamsPage
        TeamsPage {
            teams: host.workspace.teams
            form: host.workspace.teamForm
            lineUp: host.workspace.lineUp
            onCardWanted: teamId => host.showCard(teamId)
        }
    }
    Component {
        id: checkInPage
        CheckInPage {
            checkIn: host.workspace.checkIn
            kiosk: host.workspace.kiosk
            onEdit: playerId => host.openPlayer(playerId)
            onAdd: host.openPlayer(0)
            onCopyAsked: (model, roles) => host.workspace.exports.copyRows(model, roles)
            onUndoAsked: host.workspace.undo()
            onRedoAsked: host.workspace.redo()
        }
    }
    Component {
        id: entriesPage
        EntriesPage {
            entries: host.workspace.entries
            onLeave: host.go("players")
            onAskFile: host.askFile("players")
        }
    }
    Component {
        id: pairingPage
        PairingPage {
            pairing: host.workspace.pairing
            tree: host.workspace.tree
            onLeave: host.go(host.firstPage)
            onPublished: host.go("hall")
            onWallAsked: host.workspace.papers.printWall()
            onCopyAsked: host.workspace.exports.copyPairing(host.workspace.pairing.boards)
        }
    }
    Connections {
        target: host.workspace
        ignoreUnknownSignals: true
        function onPairingAsked() { host.go("pairing") }
    }
    Component {
        id: hallPage
        HallPage {
            workspace: host.workspace
            selected: host.selectedBoard
            onBoardSelected: board => host.boardSelected(board)
            onRecordWanted: board => host.recordWanted(board)
            onElsewhereWanted: thing => host.elsewhereWanted(thing)
        }
    }
    Component {
        id: clockPage
        ClockPage { clock: host.workspace.clockView }
    }
    Component {
        id: resultsPage
        ResultsPage {
            workspace: host.workspace
            selected: host.selectedBoard
            onBoardSelected: board => host.boardSelected(board)
        }
    }
    Component {
        id: recordPage
        RecordPage {
            record: host.workspace.record
            onLeave: host.go("hall")
            onUndoAsked: host.workspace.undo()
            onRedoAsked: host.workspace.redo()
            onMateAsked: { host.askedFrom = "record"; host.go("mating") }
            onRulingAsked: host.ruleOn(host.workspace.record.board, "")
        }
    }
    Component {
        id: standingsPage
        StandingsPage {
            standings: host.workspace.standings
            byHand: host.workspace.tieBreaksByHand
            tree: host.workspace.tree
            onCopyAsked: (round, category) => host.workspace.exports.copyStandings(round, category)
        }
    }
    Component {
        id: historyPage
        HistoryPage { workspace: host.workspace }
    }
    Component {
        id: auditPage
        AuditPage {
            audit: host.workspace.audit
            onCopyAsked: (model, roles) => host.workspace.exports.copyRows(model, roles)
            onBoardChosen: board => { host.boardSelected(board); host.go("hall") }
            onLeave: host.go("hall")
        }
    }
    Component {
        id: attendancePage
        AttendancePage {
            attendance: host.workspace.attendance
            onCopyAsked: (model, roles) => host.workspace.exports.copyRows(model, roles)
            onBoardChosen: (round, board) => { host.workspace.rounds.shown = round; host.boardSelected(board); host.go("hall") }
            onUndoAsked: host.workspace.undo()
            onRedoAsked: host.workspace.redo()
        }
    }
    Component {
        id: recoveryPage
        RecoveryPage {
            recovery: host.workspace.recovery
            onLeave: host.go("hall")
        }
    }
    Component {
        id: replayPage
        ReplayPage {
            replay: host.workspace.replay
            onLeave: host.go(host.replayedFrom)
        }
    }
    Connections {
        target: host.workspace.replay
        function onActiveChanged() {
            if (!host.workspace.replay.active || host.page === "replay")
                return
            host.replayedFrom = host.page
            host.go("replay")
        }
    }
    Component {
        id: rulingsPage
        RulingsPage {
            rulings: host.workspace.rulings
            offences: host.workspace.offences
            attachments: host.workspace.attachments
            appeals: host.workspace.appeals
            onCopyAsked: (model, roles) => host.workspace.exports.copyRows(model, roles)
            startAt: host.caseRead
            typedAppeals: host.typedAppeals
            onStarted: host.caseRead = ""
            onCaseOpened: ruling => host.caseRead = ruling
            onRulingAsked: (round, board, appeal) => { host.workspace.rounds.shown = round; host.workspace.incidents.openForAppeal(board, appeal) }
            onBoardChosen: (round, board) => { host.workspace.rounds.shown = round; host.boardSelected(board); host.go("hall") }
            onUndoAsked: host.workspace.undo()
        }
    }
    Component {
        id: adjournmentsPage
        AdjournmentsPage {
            games: host.workspace.adjournments
            startRow: host.adjournedRow
            onRowChosen: row => host.adjournedRow = row
            onRecordWanted: (round, board) => { host.workspace.rounds.shown = round; host.recordWanted(board) }
            onSealingAsked: (round, board) => host.workspace.sealing.begin(round, board)
        }
    }
    Connections {
        target: host.workspace.adjournments
        function onAsked() { if (host.page !== "adjournments") host.go("adjournments") }
    }
    Component {
        id: papersPage
        PapersPage { papers: host.workspace.papers }
    }
    Component {
        id: exportsPage
        ExportsPage {
            files: host.workspace.exports
            onAnonymousAsked: host.askFile("anonymous")
        }
    }
    Component {
        id: personsPage
        PersonsPage { persons: host.workspace.persons }
    }
    // The people of a rehearsal are in the hall, and the arbiter goes there.
    Connections {
        target: host.workspace.rehearsal
        property bool active: false
        function onChanged() {
            const now = host.workspace.rehearsal.active
            if (now && !active)
                Qt.callLater(host.go, "hall")
            active = now
        }
    }
    Component {
        id: rehearsalPage
        RehearsalPage {
            rehearsal: host.workspace.rehearsal
            onBoardAsked: (round, board) => { host.workspace.rounds.shown = round; host.boardSelected(board); host.go("hall") }
            onIncidentAsked: (round, board) => { host.workspace.rounds.shown = round; host.boardSelected(board); host.workspace.incidents.openAt(board) }
        }
    }
    Component {
        id: closingPage
        ClosingPage {
            closing: host.workspace.closing
            onGo: page => { if (page === "edit") host.workspace.eventForm.startEdit(); host.go(page) }
            onPlayerAsked: player => host.openPlayer(player)
            onFieldAsked: field => host.openEventField(field)
            onArchiveAsked: host.workspace.exports.saveArchive()
        }
    }
    Component {
        id: paperPage
        PaperPage {
            paper: host.workspace.paper
            onLeave: host.go(host.paperFrom)
        }
    }
    Connections {
        target: host.workspace.paper
        function onAsked() {
            if (host.page === "paper")
                return
            host.paperFrom = host.page
            host.citedBefore = (host.pageItem as KeyedPage)?.citation ?? ""
            host.go("paper")
        }
    }
    Component {
        id: matingPage
        MatingPage {
            mating: host.workspace.mating
            onLeave: {
                const from = host.askedFrom
                host.askedFrom = ""
                host.go(from !== "" ? from : host.workspace.open ? host.firstPage : "start")
            }
        }
    }
    Component {
        id: lawsPage
        LawsPage {
            laws: host.workspace.laws
            onLeave: host.leaveLaws()
        }
    }
    Component {
        id: listsPage
        ListsPage {
            lists: host.workspace.ratingLists
            differences: host.workspace.listDifferences
            eventOpen: host.workspace.open
            onCopyAsked: (model, roles) => host.workspace.exports.copyRows(model, roles)
        }
    }
    Component {
        id: displayPage
        DisplayPage { display: host.workspace.display }
    }
    Component {
        id: webPage
        WebPagesPage { web: host.workspace.web }
    }
    Component {
        id: broadcastPage
        BroadcastPage { broadcast: host.workspace.broadcast }
    }
    Component {
        id: stationsPage
        StationsPage { stations: host.workspace.stations }
    }
    Component {
        id: settingsPage
        SettingsPage {
            preferences: host.workspace.preferences
            backup: host.workspace.backup
            keys: host.workspace.keys
            keysKeys: Array.from(host.acts).find(act => act.act === "keys")?.keys ?? ""
            hasPersons: host.workspace.persons.active
        }
    }
    Component {
        id: helpPage
        HelpPage {
            about: host.chapterWanted
            acts: host.acts
            onLeave: host.leaveHelp()
        }
    }
}
