// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates as T
import Flagfall.App
import Flagfall.Ui

// The window: rail, header, page; over them the question, the palette and the notice.
ApplicationWindow {
    id: root

    required property Workspace workspace
    property string page: "start"
    property string helpFor: "start"
    property string chapter: "start" // of the help, for helpFor and what is open there
    property int selectedBoard: 1
    property bool boardChosen: false // in the hall, and nowhere else since
    property bool touring: false // a demonstration: a strip leads through it
    property FileDialogs files: null
    property string lookedFrom: "" // the page on which a moment of the past was asked for
    property Tournaments tournaments: null // null: a window on one event alone
    property PageHost host: null // of the tournament that is shown
    property bool between: false // one tournament has been left, and the other is not shown yet
    property var chosenBoards: ({}) // of tournaments that are not shown, by their files
    property int typingElsewhere: 0 // windows beside this one that have the keyboard
    readonly property list<Act> everyAct: acts.all
    readonly property Item pageItem: host?.pageItem ?? null
    readonly property Window pastWindow: pastHost.window
    readonly property bool bare: page === "clock"
    readonly property bool free: !question.visible && !opening.visible && !palette.visible && !laws.visible && !incident.visible && !sealing.visible && !keys.visible && Folders.asking === 0

    function goTo(page: string) {
        root.lookedFrom = ""
        if (page === "players" && root.workspace.entries.loaded) // a list that was looked through waits
            page = "entries"
        if (page === "help" && root.page === "help") {
            root.host.leaveHelp()
            return
        }
        if (page === "help") {
            root.chapter = root.host.chapter || root.page
            root.helpFor = root.page
        }
        if (page === "results" && root.page !== "results") {
            if (!root.boardChosen && !["record", "replay", "history"].includes(root.page))
                root.workspace.rounds.showLast() // results are entered of the round that is played
            root.chooseOpenBoard()
        }
        if (page === root.page) { // the keyboard may be in the side bar or the header
            (root.host.pageItem as PapersPage)?.comeBack()
            root.host.takeFocus()
        }
        root.page = page
    }
    // The page that is shown of one tournament is shown of the next, where it says as much there.
    function showTournament(next: Workspace) {
        const everywhere = ["players", "checkin", "hall", "results", "standings", "history", "audit", "attendance", "rulings",
                            "papers", "exports", "display", "web", "broadcast", "stations", "persons", "settings", "laws", "lists"]
        root.chosenBoards[root.workspace.filePath] = root.selectedBoard
        root.between = true
        root.workspace = next
        root.selectedBoard = root.chosenBoards[next.filePath] ?? next.boards.firstBoard
        root.boardChosen = false
        root.lookedFrom = ""
        if (!next.open)
            root.page = "start"
        else if (next.recovery.count > 0 || !everywhere.includes(root.page))
            root.page = root.host.firstPage
        root.between = false
        root.host.takeFocus()
    }
    // What lies over the page has the keys; on a screen that is turned to a player none reaches the page below.
    function takeKeys() {
        if (sealing.visible)
            sealing.take()
        else if (incident.visible)
            incident.take()
        else if (keys.visible)
            keys.take()
        else
            root.host.takeFocus()
    }
    // The results begin with the first board that has none, unless a board was chosen in the hall just before.
    function chooseOpenBoard() {
        const open = root.boardChosen ? 0 : root.workspace.boards.nextMissing(0)
        if (open > 0)
            root.selectedBoard = open
        root.boardChosen = false
    }
    function choose(board: int) {
        if (board !== root.selectedBoard)
            root.boardChosen = root.page === "hall"
        root.selectedBoard = board
    }

    // In the past a key that belongs to the present says so.
    function perform(act: Act) { act.presentOnly && root.workspace.inPast ? root.workspace.tellInPast() : act.done() }
    function leavePast(): bool {
        if (root.workspace.inPast)
            root.workspace.past.leave()
        return root.workspace.inPast
    }
    function lookBack() {
        if (root.workspace.inPast) {
            pastBanner.take()
            return
        }
        const from = root.page
        root.goTo("history");
        (root.host.pageItem as HistoryPage)?.askTime("")
        if (["players", "hall", "results", "standings", "rulings", "papers"].includes(from))
            root.lookedFrom = from
    }

    function askFile(purpose: string) {
        if (root.files === null)
            root.files = dialogs.createObject(root) as FileDialogs
        root.files.ask(purpose, purpose === "clean" ? root.workspace.proposedCopy()
                                : purpose === "anonymous" ? root.workspace.proposedAnonymousCopy()
                                : purpose === "list" ? root.workspace.proposedList() : "")
    }
    function loadPlayers(file: url) {
        if (root.workspace.entries.load(file))
            root.goTo("entries")
    }
    function openPalette() { palette.open() }
    function closeLaws() { laws.close() }
    // A ruling stays as it is while its articles are read over it.
    function openLaws() { readLaws(root.host.citation) }
    function readLaws(citation: string) {
        if (root.page === "laws") {
            root.host.leaveLaws()
            return
        }
        root.workspace.laws.open(citation)
        if (root.workspace.laws.words !== "") {
            laws.open()
        } else {
            root.host.readFrom = root.page
            root.goTo("laws")
        }
    }
    function openCall() {
        const board = root.workspace.calls.showNext(root.page === "hall" ? root.selectedBoard : 0)
        root.goTo("hall")
        if (root.host.pageItem as HallPage)
            (root.host.pageItem as HallPage).show(board)
    }
    // What the palette has found: the board of a player or of a ruling, a player who does not play, an article.
    function showFound(thing: var) {
        if (thing.tournament) { // another one than this
            if (root.tournaments?.showNamed(thing.tournament))
                Qt.callLater(root.showFound, Object.assign({}, thing, { tournament: "" }))
        } else if (thing.kind === "article") {
            root.readLaws(thing.citation)
        } else if (thing.kind === "paper") {
            root.workspace.papers.chosen = thing.paper
            root.goTo("papers")
        } else if (thing.kind === "ruling") {
            root.workspace.rulings.words = thing.text
            root.goTo("rulings")
        } else if (thing.board > 0) {
            root.workspace.rounds.shown = thing.round
            root.goTo("hall");
            (root.host.pageItem as HallPage)?.show(thing.board)
        } else {
            root.host.openPlayer(thing.player)
        }
    }
    // Of the game on record where that page is shown, else of the current board.
    function openIncident() {
        const record = root.workspace.record
        const onRecord = root.page === "record" && record.active
        if (onRecord)
            root.workspace.rounds.shown = record.round
        root.workspace.incidents.openAt(onRecord ? record.board : root.selectedBoard)
    }

    onPageChanged: toast.turnPage()
    onClosing: close => {
        close.accepted = !root.workspace.inPast
        root.leavePast() // its host closes it
    }
    title: workspace.title
    width: Math.max(minimumWidth, Math.min(1280, Screen.desktopAvailableWidth))
    height: Math.max(minimumHeight, Math.min(800, Screen.desktopAvailableHeight - 48))
    minimumWidth: 960
    minimumHeight: 600
    visible: true
    color: Theme.canvas
    font.family: Theme.family
    font.pixelSize: Theme.body
    palette { // the file dialog is painted with it, and that one is only readable on light
        window: Theme.day.surface; windowText: Theme.day.ink; base: Theme.day.surface; text: Theme.day.ink
        button: Theme.day.sunken; buttonText: Theme.day.ink; highlight: Theme.day.accent; highlightedText: Theme.day.ink
        light: Theme.day.accentWash; midlight: Theme.day.sunken; mid: Theme.day.line; dark: Theme.day.inkSoft
        placeholderText: Theme.day.inkSoft; alternateBase: Theme.day.canvas; brightText: Theme.day.accentInk
        toolTipBase: Theme.day.surface; toolTipText: Theme.day.ink
    }

    Binding { target: Theme; property: "dark"; value: root.workspace.preferences.dark; when: !root.workspace.inPast }
    Binding { target: Theme; property: "fontScale"; value: root.workspace.preferences.fontScale; when: !root.workspace.inPast }
    Binding { target: Folders; property: "last"; value: root.workspace.preferences.folder; when: !root.workspace.inPast }
    Connections {
        target: Folders
        function onChosen(folder: url) { root.workspace.preferences.folder = folder }
        function onReplacing(window: QtObject, file: url, go: var) {
            if (window === root)
                root.workspace.askToReplace(file, go)
        }
    }

    Connections {
        target: root.workspace
        function onOpened() {
            if (root.workspace.filePath.includes("/")) // not a demonstration
                Folders.noteFile(root.workspace.fileAt(root.workspace.filePath))
            root.host.begin()
        }
        function onRefusedToOpen() { root.host.fieldWanted = "" }
        function onCleanCopyAsked() { Qt.callLater(root.askFile, "clean") }
        function onClosed() { root.goTo("start") }
    }
    Connections {
        target: root.workspace.rounds
        function onShownChanged() { root.selectedBoard = root.workspace.boards.firstBoard; root.boardChosen = false }
    }
    Connections {
        target: root.workspace.record
        function onChanged() { // going to the next board there chooses it everywhere
            const record = root.workspace.record
            if (root.page === "record" && record.active && record.round === root.workspace.rounds.shown)
                root.selectedBoard = record.board
        }
    }
    Connections {
        target: root.workspace.clockView
        function onActiveChanged() { root.goTo(root.workspace.clockView.active ? "clock" : "hall") }
    }

    Connections {
        target: root.workspace.importForm
        function onLoadedChanged() { if (root.workspace.importForm.loaded) root.goTo("import") }
        function onFailedChanged() { if (root.workspace.importForm.failed) root.goTo("import") }
    }

    Connections {
        target: root.tournaments
        function onShownChanged() { root.showTournament(root.tournaments.shown) }
    }
    Instantiator {
        model: root.tournaments ?? 1
        delegate: Screens {
            required property var model
            workspace: model.workspace ?? root.workspace
            desk: root.Screen.name
            onTypingChanged: root.typingElsewhere += typing ? 1 : -1
        }
    }
    PastHost {
        id: pastHost
        past: root.workspace.inPast ? null : root.workspace.past
        desk: root
        page: root.lookedFrom
        onLeft: root.requestActivate()
    }
    Acts {
        id: acts
        workspace: root.workspace
        tournaments: root.tournaments
        onGo: page => root.goTo(page)
        onAskFile: purpose => root.askFile(purpose)
        onAskPalette: palette.open()
        onReplay: root.workspace.showReplay(root.selectedBoard)
        onRecord: { root.workspace.showRecord(root.selectedBoard); root.goTo("record") }
        onLaws: root.openLaws()
        onIncident: root.openIncident()
        onCall: root.openCall()
        onPrizes: { root.goTo("papers"); (root.host.pageItem as PapersPage)?.openPrizes() }
        onLookBack: root.lookBack()
        onIntervene: (root.host.pageItem as HallPage)?.intervene()
        onToggleFullScreen: root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }
    Instantiator {
        model: acts.all
        delegate: Shortcut {
            required property Act modelData
            sequences: modelData.on
            autoRepeat: false
            context: root.workspace.inPast ? Qt.WindowShortcut : Qt.ApplicationShortcut
            enabled: modelData.usable && root.typingElsewhere === 0 && !pastHost.typing && (root.free || laws.visible && modelData.everywhere) && (!root.bare || modelData.everywhere)
            onActivated: root.perform(modelData)
        }
    }
    Shortcut { // a message that stays in the way goes first, and the page after it
        sequence: "Esc"
        enabled: root.free && !root.bare && toast.visible && toast.refused
        onActivated: toast.close()
    }
    Shortcut {
        sequence: "Ctrl+F1"
        enabled: root.touring && root.free
        onActivated: tour.turn(1)
    }
    Shortcut {
        sequence: "F1"
        enabled: root.bare && root.free
        onActivated: root.goTo("help")
    }
    Shortcut {
        sequence: "F11"
        enabled: root.bare
        onActivated: acts.toggleFullScreen()
    }
    Component {
        id: dialogs
        FileDialogs {
            onChosen: (purpose, file) => purpose === "import" ? root.workspace.startImport(file)
                                       : purpose === "open" ? root.workspace.openFile(file)
                                       : purpose === "players" ? root.loadPlayers(file)
                                       : purpose === "clean" ? root.workspace.saveCleanCopy(file)
                                       : purpose === "anonymous" ? root.workspace.saveAnonymousCopy(file)
                                       : purpose === "list" ? root.workspace.entries.exportList(file) : root.host.fileChosen(file)
        }
    }

    RowLayout {
        anchors.fill: parent
        spacing: 0
        NavRail {
            acts: acts.offered
            page: root.page
            narrow: root.width < 1180 * Theme.fontScale
            visible: !root.bare
            Layout.fillHeight: true
            Keys.onEscapePressed: root.host.takeFocus()
        }
        ColumnLayout {
            spacing: 0
            Layout.fillWidth: true
            Layout.fillHeight: true
            PastBanner {
                id: pastBanner
                past: root.workspace.past
                backKeys: acts.keysOf("present")
                earlierKeys: acts.keysOf("earlier")
                laterKeys: acts.keysOf("later")
                visible: root.workspace.inPast
                Layout.fillWidth: true
                onDone: root.host.takeFocus()
            }
            TournamentStrip {
                tournaments: root.tournaments
                nextKeys: acts.keysOf("nextTournament")
                visible: !root.bare && acts.several
                Layout.fillWidth: true
            }
            TopBar {
                workspace: root.workspace
                page: root.page
                acts: acts.all
                low: root.height < 660 * Theme.fontScale
                visible: !root.bare && root.workspace.open
                Layout.fillWidth: true
                onGo: page => root.goTo(page)
                onPalette: palette.open()
                onIncident: root.openIncident()
                Keys.onEscapePressed: root.host.takeFocus()
            }
            Banner {
                text: root.workspace.unsavedText
                tone: Badge.Danger
                Layout.fillWidth: true
                AppButton { text: qsTr("Save as a new file"); drawing: "event"; onClicked: root.workspace.moveToNewFile() }
            }
            Banner {
                objectName: "unsigned"
                text: root.workspace.open && !root.bare ? root.workspace.unsignedText : ""
                drawing: "lock"
                Layout.fillWidth: true
                AppButton {
                    objectName: "openKeys"
                    text: root.workspace.keys.act
                    keys: acts.keysOf("keys")
                    visible: root.workspace.keys.warning !== "" // or the event has to be opened anew
                    onClicked: root.workspace.keys.ask()
                }
            }
            Banner {
                objectName: "silentDesk"
                text: root.workspace.recovery.silentText
                drawing: "recovery"
                tone: Badge.Danger
                visible: text !== "" && !root.bare
                Layout.fillWidth: true
                AppButton { objectName: "takeOverSilent"; text: qsTr("Take them over…"); keys: acts.keysOf("recovery"); onClicked: root.goTo("recovery") }
            }
            TourStrip {
                id: tour
                visible: root.touring && !root.bare
                Layout.fillWidth: true
                onGo: page => page === "record" ? acts.record() : root.goTo(page)
                onEnded: root.touring = false
            }
            Item { // a page for each tournament, of which one is shown
                Layout.fillWidth: true
                Layout.fillHeight: true
                Repeater {
                    model: root.tournaments ?? 1
                    delegate: PageHost {
                        id: one
                        required property var model
                        readonly property bool shown: workspace === root.workspace
                        workspace: model.workspace ?? root.workspace
                        page: one.shown && !root.between ? root.page : ""
                        helpFor: root.helpFor
                        chapterWanted: root.chapter
                        selectedBoard: root.selectedBoard
                        acts: root.everyAct
                        visible: one.shown
                        anchors.fill: parent
                        onShownChanged: if (one.shown) root.host = one
                        Component.onCompleted: if (one.shown) root.host = one
                        onGo: page => root.goTo(page)
                        onAskFile: purpose => root.askFile(purpose)
                        onBoardSelected: board => root.choose(board)
                        onElsewhereWanted: thing => root.showFound(thing)
                        onRecordWanted: board => { root.workspace.showRecord(board); root.goTo("record") }
                        Keys.onEscapePressed: event => event.accepted = toast.close() || root.leavePast() // what the page has no use for
                    }
                }
            }
            Toast {
                id: toast
                notice: root.workspace.notice
                undoText: root.workspace.undoText
                onUndo: root.workspace.undo()
                Layout.alignment: Qt.AlignHCenter
                Layout.fillWidth: true
                Layout.maximumWidth: Math.round(720 * Theme.fontScale)
                Layout.leftMargin: Theme.space
                Layout.rightMargin: Theme.space
                Layout.bottomMargin: Theme.gap
            }
        }
    }
    Rectangle {
        anchors.fill: parent
        visible: root.workspace.inPast
        color: "transparent"
        border { width: 4; color: Theme.danger }
    }
    ClickShield {
        id: shield
        spot: incident.pressed
    }
    QuestionDialog {
        id: question
        parent: T.Overlay.overlay
        question: root.workspace.question
        onClosed: root.takeKeys()
    }
    OpeningDialog {
        id: opening
        parent: T.Overlay.overlay
        opening: root.workspace.opening
        onClosed: root.takeKeys()
    }
    KeysDialog {
        id: keys
        parent: T.Overlay.overlay
        keys: root.workspace.keys
        question: root.workspace.question
        onClosed: root.takeKeys()
    }
    IncidentPanel {
        id: incident
        parent: T.Overlay.overlay
        incidents: root.workspace.incidents
        away: root.page === "help"
        onHelpWanted: { root.goTo("help"); root.chapter = "incident" }
        onLawsWanted: citation => { if (citation !== "") root.readLaws(citation) }
        onAboutToHide: shield.hold()
        onClosed: root.takeKeys()
    }
    SealingDialog {
        id: sealing
        parent: T.Overlay.overlay
        sealing: root.workspace.sealing
        covered: question.visible
        onClosed: root.takeKeys()
    }
    LawsPopup {
        id: laws
        parent: T.Overlay.overlay
        laws: root.workspace.laws
        onClosed: root.takeKeys()
    }
    Connections {
        target: root.workspace.incidents
        function onChanged() {
            if (root.workspace.incidents.open)
                root.selectedBoard = root.workspace.incidents.board
        }
        function onFlagToCancel(board, note) { root.host.ruleOn(board, note) }
        function onRulingsAsked(place) { Qt.callLater(root.showFound, { kind: "ruling", text: place }) }
    }
    CommandPalette {
        id: palette
        parent: T.Overlay.overlay
        acts: acts.offered
        page: root.host?.keyTable ?? null
        finder: root.workspace.find
        papers: root.workspace.open ? root.workspace.papers.titles : []
        onFound: thing => Qt.callLater(root.showFound, thing)
        onClosed: root.takeKeys()
    }
}
