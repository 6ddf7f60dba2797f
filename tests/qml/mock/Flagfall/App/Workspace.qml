// SPDX-License-Identifier: GPL-3.0-or-later
import QtQml

QtObject {
    id: workspace

    property bool open: true
    property string filePath: ""
    property string fileName: "open.flagfall"
    property string title: "Flagfall"
    property bool inPast: false
    property PastView past: PastView {}
    property EventView event: EventView {}
    property PlayersModel players: PlayersModel {}
    property ProhibitedModel prohibited: ProhibitedModel {}
    property PairingView pairing: PairingView {}
    property BoardsModel boards: BoardsModel {}
    property RoundsModel rounds: RoundsModel {}
    property RoundTimeView roundTime: RoundTimeView {}
    property ClosingModel closing: ClosingModel {}
    property RehearsalModel rehearsal: RehearsalModel {}
    property PersonsModel persons: PersonsModel {}
    property TableClocksView tableClocks: TableClocksView {}
    property FindView find: FindView {}
    property CallsModel calls: CallsModel {}
    property StandingsModel standings: StandingsModel {}
    property TieBreaksByHand tieBreaksByHand: TieBreaksByHand {}
    property MatchTreeView tree: MatchTreeView {}
    property HistoryModel history: HistoryModel {}
    property RecentModel recent: RecentModel {}
    property EventForm eventForm: EventForm {}
    property ControlForm controlForm: ControlForm {}
    property PlayerForm playerForm: PlayerForm {}
    property CheckInModel checkIn: CheckInModel {}
    property CheckInModel kiosk: CheckInModel {}
    property TeamsModel teams: TeamsModel {}
    property TeamForm teamForm: TeamForm {}
    property LineUpForm lineUp: LineUpForm {}
    property EntriesView entries: EntriesView {}
    property ListHitsModel listHits: ListHitsModel {}
    property RatingListsModel ratingLists: RatingListsModel {}
    property ListDifferencesModel listDifferences: ListDifferencesModel {}
    property ImportForm importForm: ImportForm {}
    property AuditModel audit: AuditModel {}
    property AttendanceModel attendance: AttendanceModel {}
    property RecoveryModel recovery: RecoveryModel {}
    property IncidentView incidents: IncidentView {}
    property InterventionsView hands: InterventionsView {}
    property QuestionView question: QuestionView {}
    property NoticeView notice: NoticeView {}
    property Preferences preferences: Preferences {}
    property ClockView clockView: ClockView {}
    property ReplayView replay: ReplayView {}
    property RecordView record: RecordView {}
    property RulingsModel rulings: RulingsModel { paper: workspace.paper }
    property AttachmentsModel attachments: AttachmentsModel {}
    property AppealView appeals: AppealView {}
    property SlipReader slips: SlipReader {}
    property ResultEntry resultEntry: ResultEntry { boards: workspace.boards }
    property SheetsView sheets: SheetsView { paper: workspace.paper }
    property OffencesModel offences: OffencesModel { paper: workspace.paper }
    property AdjournmentsModel adjournments: AdjournmentsModel {}
    property SealingView sealing: SealingView {}
    property PaperView paper: PaperView {}
    property PapersView papers: PapersView {}
    property ExportsModel exports: ExportsModel {}
    property MatingView mating: MatingView {}
    property LawsModel laws: LawsModel {}
    property DisplayView display: DisplayView {}
    property WebPagesView web: WebPagesView {}
    property BroadcastView broadcast: BroadcastView {}
    property StationsView stations: StationsView {}
    property BackupView backup: BackupView {}
    property KeysView keys: KeysView {}
    property OpeningView opening: OpeningView {}
    property bool canUndo: true
    property string undoText: "Undo: result 1–0 on board 3"
    property bool canRedo: false
    property string redoText: ""
    property string unsavedText: ""
    property string unsignedText: ""
    property var log: []

    signal pairingAsked()
    signal opened()
    signal closed()
    signal refusedToOpen(string text)

    function note(what) { log = log.concat([what]) }
    function createFile(file) { note("createFile " + file) }
    function openFile(file) { note("openFile " + file) }
    function moveToNewFile() { note("moveToNewFile") }
    signal cleanCopyAsked()
    function saveCleanCopy(file) { note("saveCleanCopy " + file) }
    function proposedList() { return "file:///tmp/open players.csv" }
    function proposedCopy() { return "file:///tmp/open-2.flagfall" }
    function saveAnonymousCopy(file) { note("saveAnonymousCopy " + file) }
    function proposedAnonymousCopy() { return "file:///tmp/anonymised.flagfall" }
    function closeFile() { note("closeFile") }
    function tellInPast() { note("tellInPast") }
    function undo() { note("undo") }
    function redo() { note("redo") }
    function pairRound() { note("pairRound") }
    function startLike(path) { note("startLike " + path); return true }
    function startImport(file) { importForm.loaded = true }
    function suggestFile(name) { return "file:///tmp/" + name + ".flagfall" }
    function fileAt(path) { return "file://" + path }
    function askToReplace(file, go) { note("replace " + file); go() }
    function pathOf(file) { return String(file).replace("file://", "") }
    function showRecord(board) { record.board = board; record.active = true }
    function showReplay(board) { replay.board = board; replay.active = true }
    function showReplayOf(act) { note("showReplayOf " + act); return true }
    function showClock(board) { clockView.board = board; clockView.active = true }
    function quit() { note("quit") }
    function fill(boardCount) {
        players.fill(boardCount * 2); boards.fill(boardCount); rounds.fill(9); standings.fill(boardCount * 2); history.fill(30)
    }
}
