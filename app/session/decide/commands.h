// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/contact.h"
#include "app/session/event/history.h"
#include "app/session/event/resumption_clock.h"
#include "app/session/journal/journal.h"
#include "pairing/trf/trf.h"

#include <bitset>
#include <concepts>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// What somebody wants. A command may be refused, or may have to be confirmed by the arbiter first.
namespace flagfall::session {

struct OpenEvent {
    EventDraft draft;
};
/// Opens an event with the players, and if wanted the finished rounds, of a report file.
enum class ImportScope { PlayersOnly, PlayersAndRounds };
struct ImportEvent {
    EventDraft draft;
    pairing::trf::ImportedTournament file;
    ImportScope scope;
    /// What roundsThatDiffer has found, if somebody has asked it already; otherwise the decision does.
    std::optional<std::vector<RoundNumber>> differing{};
};
struct ReviseEvent {
    EventDraft draft;
};
struct ArrangePapers {
    PaperSettings papers;
};
/// A line for each: prizes.h. Nothing of it is kept where a line cannot be read.
struct SetPrizes {
    std::string text;
    PrizeTerms terms{};
};
/// Said by the desk that sends, and by nobody else: it begins or ends with this.
struct SwitchBroadcast {
    bool on = true;
    int delayMinutes = 0; ///< with `on` only
};
/// Adds a person, or gives the one of this name another role or lock. The first one is a chief arbiter, and one
/// remains.
struct NamePerson {
    std::string name;
    Role role = Role::Observer;
    std::optional<std::string> lock{}; ///< of lockOf(); empty: no PIN; none: as it is
};
/// The last chief arbiter goes last: then everybody may do everything again.
struct RemovePerson {
    std::string name;
};
/// Once a round is paired it is a late entry: `missed` is what each round before counts, a zero- or half-point bye.
struct EnterPlayer {
    PlayerDraft draft;
    Bye missed = Bye::ZeroPoint;
    Contact contact{};
    std::map<RoundNumber, Bye> byes{}; ///< asked for at entry, in rounds to come
};
/// All of them, in one line of the history; late entries one by one. In an event of teams a player may be named with a
/// team: a new team is entered with its players, in their order, and one that is there has them behind its others.
struct EnterPlayers {
    std::vector<EnterPlayer> entries;
    std::vector<std::string> teams{}; ///< by entry; empty, as is one of them: no team
};
struct RevisePlayer {
    PlayerId player;
    PlayerDraft draft;
    std::optional<Contact> contact{};                 ///< none: as it is
    std::optional<std::map<RoundNumber, Bye>> byes{}; ///< in rounds to come; none: as they are
    /// What the draft was before somebody worked on it: what has changed meanwhile in other fields stays. None: the
    /// whole draft counts.
    std::optional<PlayerDraft> from{};
};
/// E-mail addresses and telephone numbers of everybody, and with `births` the days of birth: the year stays, by which
/// categories go. There is no undo.
struct EraseContacts {
    bool births = false;
};
/// They have come, or it is taken back that they have.
struct CheckIn {
    std::vector<PlayerId> players;
    bool here = true;
};
/// The absent have a bye in the round that is paired next, of this kind; none: they are withdrawn, before round 1
/// removed. `players` are those whom the arbiter was shown.
struct CloseCheckIn {
    std::vector<PlayerId> players;
    std::optional<Bye> bye = Bye::ZeroPoint;
};
struct WithdrawPlayer {
    PlayerId player;
};
struct ReturnPlayer {
    PlayerId player;
};
struct RemovePlayer {
    PlayerId player;
};
// In an event of teams the five commands about withdrawals, byes and prohibited pairs are about teams; a player who
// withdraws, or has a zero-point bye, is left out of the line-ups that nobody hands in.

/// Before the first round; in an event of teams only. A player is in one team at most.
struct EnterTeam {
    TeamDraft draft;
};
/// Who has sat at a board for the team stays in its list.
struct ReviseTeam {
    PlayerId team;
    TeamDraft draft;
};
struct RemoveTeam {
    PlayerId team;
};
/// Who sits where in a round to come, or in one that is paired as long as no game of the match has begun; on a board of
/// `nobody` the game is forfeited. No players: what was handed in is taken back.
struct GiveLineUp {
    PlayerId team;
    RoundNumber round;
    std::vector<PlayerId> players{};
};
/// The team, or where none is named both, loses every board of the match by forfeit; a board that stays empty is lost
/// anyway by who is not there.
struct ForfeitMatch {
    RoundNumber round;
    int match = 0; ///< its number
    std::optional<PlayerId> loser{};
};
/// By lot, before the first round of a round robin (C.05, annex 1). Who is entered later has a number behind the
/// others.
struct DrawNumbers {
    std::uint64_t lot = 0; ///< by chance, from the caller; one that was drawn before is taken again
    /// From Varma's envelopes (C.05, annex 2): players of one federation shall not meet in the last three rounds.
    bool restricted = false;
};
/// As the arbiter has them, where they could be drawn: every player once, the first has number 1.
struct SetNumbers {
    std::vector<PlayerId> order;
};
/// For the tie-break by lots (C.07, Art. 4), where the event has it.
struct DrawTieBreakLots {
    std::uint64_t lot = 0; ///< by chance, from the caller; one that was drawn before is taken again
};
/// So many can be drawn: a number that can be read out.
inline constexpr std::uint64_t lotsThereAre = 1'000'000'000;
/// For the tie-break of values that are worked out elsewhere, where the event has it; none: the value is taken away.
struct EnterTieBreakValue {
    PlayerId player;
    std::optional<pairing::TieBreakValue> value{};
};
/// Only in a Swiss, and for a round to come.
struct GrantBye {
    PlayerId player;
    RoundNumber round;
    Bye bye;
};
struct RevokeBye {
    PlayerId player;
    RoundNumber round;
};
/// Only in a Swiss, and before the first round (C.05, 5.2). In every round unless one is named.
struct ProhibitPair {
    PlayerId first;
    PlayerId second;
    std::optional<RoundNumber> only{};
};
struct AllowPair {
    PlayerId first;
    PlayerId second;
};
/// By the rules of the system, or, in a Swiss, as the arbiter's hands have made it.
struct PairRound {
    std::optional<pairing::RoundPairing> byHand{};
};
/// Changes a round that was published, the last one or the one before: pairs and who has the bye as they should be. Who
/// sat at a board and is not in it any more rests with no point. Of the round before the last only colours are turned.
struct RepairRound {
    pairing::RoundPairing pairing;
    std::string note{};
};
/// The round as a whole, and with it the clocks of this program: its beginning starts those that wait, stopping it
/// stops those that run, going on starts the ones it had stopped.
struct TimeRound {
    RoundNumber round;
    RoundStep step = RoundStep::Begun;
    std::string note{};
};
/// Only where no clock of theirs has been started. Boards empty: every board of the round.
struct PlaceClocks {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    HallClocks clocks = HallClocks::Program;
};
/// Where a clock of the organiser's stands, known by what is written on it, and what is wrong with it. The one that
/// stood on the board before is put away.
struct NoteTableClock {
    std::string clock;
    std::optional<BoardNumber> board{};
    std::string fault{};
};
/// Boards empty: every board it makes sense for.
struct StartClocks {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    int desk = 0; ///< of several at the event, only what it runs: the others cannot be told; set there
};
/// Boards empty: every clock that runs, also of games of other rounds.
struct PauseClocks {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    std::optional<DeviceStamp> stamp{}; ///< with boards only
    int desk = 0;                       ///< as in StartClocks
};
struct ResumeClocks {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    int desk = 0; ///< as in StartClocks
};
struct PressLever {
    RoundNumber round;
    BoardNumber board;
    Colour by;
    std::optional<clock::Instant> arrived{}; ///< when the desk heard of it; the desk fills it in
    std::optional<DeviceStamp> stamp{};      ///< of a clock that stamps by itself
    int desk = 0;                            ///< as in StartClocks
};
/// What was done at a clock that stamps by itself and cannot count at the desk is on record, and changes nothing.
struct NoteLateAct {
    RoundNumber round;
    BoardNumber board;
    std::optional<Colour> by; ///< who has pressed; none: it would have stopped the clock
    clock::Instant arrived;   ///< when the desk heard of it
    DeviceStamp stamp;
};
/// The arbiter's hands: these operations, at one instant, on every board named (none: every board whose game goes on).
/// It counts no offence: a completed illegal move is counted by PenaliseIllegalMove alone, and on that ground
/// `offender` says nothing here.
struct CorrectClocks {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    std::vector<clock::Operation> operations;
    Ground ground = Ground::ArbiterDecision;
    std::string note{};
    std::optional<Colour> offender{};
};
/// A completed illegal move: the clock is stopped, the press and its increment are taken back, the opponent gets what
/// the event's edition gives him, and the offence is counted. The one that loses the game gives nobody time. Asked
/// about first where the offender's clock is running: the move was not completed, or the opponent has replied to it.
struct PenaliseIllegalMove {
    RoundNumber round;
    BoardNumber board;
    Colour offender;
    std::string note{};
    std::string played{};      ///< what was played, for the record
    bool readsAsLegal = false; ///< and that is a legal move of the position it was made in
    /// What a ruling has settled; without it the press is taken back and the usual time given.
    struct Settled {
        bool pressStands = false; ///< the move stands, and so do the times
        std::chrono::seconds given{};
    };
    std::optional<Settled> settled{};
};
/// The arbiter's ruling on an incident, for the record. What it does to the game are commands beside it (carriedOut).
struct MakeRuling {
    RoundNumber round;
    BoardNumber board;
    Apart<RulingOnRecord> ruling{};
};
/// By a ruling, whose article is given: the pairing shows the colours that are really played.
struct CorrectColours {
    RoundNumber round;
    BoardNumber board;
    std::string article{};
};
/// By a ruling, whose article is given: this player may not castle in the game; with a side, not on that one.
struct ForbidCastling {
    RoundNumber round;
    BoardNumber board;
    Colour of;
    std::optional<board::Wing> side{};
    std::string article{};
};
/// Of rapid and blitz games under an edition that asks it of each of them (2009: A.3, B.2).
struct SuperviseGames {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    Supervision supervision = Supervision::Full;
};
/// A file of at most `largestAttachment` bytes; one that the ruling has already is not attached again,
/// but puts the one on record right where it is damaged.
struct AttachFile {
    RoundNumber round;
    BoardNumber board;
    Seq ruling;       ///< RecordedRuling::seq
    std::string name; ///< without its folder
    std::string type; ///< its media type
    std::shared_ptr<std::string const> contents;
    std::string note{};
};
inline constexpr std::size_t largestAttachment = 10'000'000; ///< presses wait for the disk meanwhile
struct RemoveFile {
    Seq file; ///< the FileAttached
    std::string note{};
};
/// A ruling does not stand any more, whatever came after it. What it did is taken back where that can be; the question
/// says what, and what stays.
struct WithdrawRuling {
    RoundNumber round;
    BoardNumber board;
    Seq ruling; ///< RecordedRuling::seq
    std::string note;
};
/// Refused where the Laws allow no appeal against the ruling; asked about after the time limit of the regulations.
struct LodgeAppeal {
    RoundNumber round;
    BoardNumber board;
    Seq ruling; ///< RecordedRuling::seq
    WallTime received;
    std::optional<Colour> by{}; ///< none: somebody else, and `person` says who
    std::string person{};
    std::optional<AppealBody> to{}; ///< none: as the regulations say
    std::string grounds{};
};
/// What else was decided than upheld or dismissed takes a text.
struct DecideAppeal {
    Seq appeal; ///< the AppealLodged
    AppealOutcome outcome = AppealOutcome::Dismissed;
    std::string by{};
    std::string text{};
};
struct WithdrawAppeal {
    Seq appeal;
    std::string note{};
};
/// The ruling on the same board that carries out what was decided; none: the last one since the decision.
struct FollowAppeal {
    Seq appeal;
    std::optional<Seq> ruling{};
};
struct SwapSides {
    RoundNumber round;
    BoardNumber board;
};
struct NoticeFlag {
    RoundNumber round;
    BoardNumber board;
    Colour side;
    std::optional<Colour> claimedBy{};
};
enum class Presence { Absent, Present };
struct MarkPresence {
    RoundNumber round;
    BoardNumber board;
    Colour side;
    Presence presence;
};
/// What the players say, what the arbiter has ruled, or what he decides otherwise than the Laws propose: that takes a
/// reason, in the note.
enum class ResultBasis { Report, Ruling, OwnDecision };
struct EnterResult {
    RoundNumber round;
    BoardNumber board;
    Result result;
    std::string article{}; ///< of the ruling it rests on
    std::string note{};
    ResultBasis basis = ResultBasis::Report;
    ResultKind how = ResultKind::NotSaid; ///< not said: as the record of the game shows, where it does
};
/// The opponent of a player who broke the Laws gets the points of a win whatever the game gave the two, so that they
/// have more than a win together: 1–½, ½–1 or 1–1, whatever the event counts for a win and a draw. Only where the
/// edition knows it, beside a result of the round that is played or the one before, and never by what the players
/// report.
struct RuleScore {
    RoundNumber round;
    BoardNumber board;
    ByColour<Points> score;
    std::string note{};
};
/// Who is through in a match that has ended level after all its steps. On the board of its last game; another one can
/// be named until the next round of the tree is paired. It takes a reason: lots, or what the regulations say.
struct AwardMatch {
    RoundNumber round;
    BoardNumber board;
    Colour to = Colour::White; ///< the winner's colour in that game
    std::string note{};
};
struct ClearResult {
    RoundNumber round;
    BoardNumber board;
};

// --- adjourned games ------------------------------------------------------------------------------------

/// The session is over, or nearly: whoever is to move seals, and his clock runs until he has. `byPlayer`: he asks to
/// adjourn before that.
struct CallForSealing {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    bool byPlayer = false;
    bool off = false;          ///< the game goes on after all
    std::string mustSeal{};    ///< by a ruling: the move that was made on the board after the call (I.1.1)
    clock::Span sessionLeft{}; ///< of the session, where a player asks to adjourn before its end
};
/// What the player has typed and sealed (sealing/sealed_text.h). It stops the player's clock: what is sealed then stays
/// sealed (I.1.1; 2009: Adj.1a).
struct SealMove {
    RoundNumber round;
    BoardNumber board;
    SealedText typed;
    std::optional<Colour> by{}; ///< where neither our clock nor the record shows who is to move
};
/// The move is sealed and the clock is stopped; where nobody was told to seal and no `sealer` is named, the game is put
/// off as it stands. Refused where a claim waits for its ruling; asked where a fallen flag was noticed.
struct AdjournGame {
    RoundNumber round;
    BoardNumber board;
    /// Who has sealed, where he was not told to, or our clock does not show who is to move.
    std::optional<Colour> sealer{};
    std::string mustSeal{};                      ///< what he made on the board after he was told to seal
    clock::Span charge{};                        ///< the rest of the session, of a player who adjourned before its end
    std::optional<ByColour<clock::Span>> left{}; ///< by clocks that are not ours, before anything is charged
};
/// `2026-11-24 10:00`
struct PlanResumption {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    std::string at;
    std::string place{};
    ResumptionClock clock{}; ///< for the one game that had a day and time already; the others have none
};
struct KeepEnvelope {
    RoundNumber round;
    BoardNumber board;
    std::string holder;
    bool checked = false;
    std::string note{};
    bool reply = false;
};
struct MissEnvelope {
    RoundNumber round;
    BoardNumber board;
    std::string note{};
    bool reply = false;
};
struct MarkAtResumption {
    RoundNumber round;
    BoardNumber board;
    Colour side;
    Presence presence;
    clock::Span ago{}; ///< since the player came; said again of one who is there already, too
};
/// The first envelope, or with `reply` the second one. What a typed move says comes out of the box with its keys; of a
/// written one `written` is what stands on the paper. What follows from it is for a ruling. Asked where the player who
/// must reply is not there (I.7; 2009: Adj.7), and before the time of the resumption.
struct OpenEnvelope {
    RoundNumber round;
    BoardNumber board;
    bool reply = false;
    std::string written{};
    bool nothingInIt = false; ///< of a paper: there is no move on it
    std::vector<std::string> openingKeys{};
    std::string witness{};
    ResumptionClock clock{}; ///< without a time: nobody is early or late
};
/// What stands on an opened paper was entered wrongly.
struct RereadEnvelope {
    RoundNumber round;
    BoardNumber board;
    bool reply = false;
    std::string written;
    std::string note{};
};
/// The sealed move counts as made and the opponent's clock starts, with the envelope open, or closed as long as the
/// opponent is not there (I.9; 2009: Adj.9). A game without a sealed move goes on as it stopped. Asked before the time
/// of the resumption.
struct ResumeGame {
    RoundNumber round;
    BoardNumber board;
    clock::Span late{};      ///< for which the clock of who has to reply, or to move, should have run already (I.9.2)
    ResumptionClock clock{}; ///< without a time: nobody is early or late
};
/// Who must reply is there and his opponent is not: he seals his reply, stops his clock and starts the other one (2009:
/// Adj.9c). Without a box it is on paper.
struct SealReply {
    RoundNumber round;
    BoardNumber board;
    SealedText typed{};
};

// --- the game on record ---------------------------------------------------------------------------------

/// Before anything is on record. Boards empty: every board of the round.
struct SetUpGames {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    std::string fen; ///< of a start that Position accepts
    board::Game game = board::Game::Standard;
};
/// Puts entries in place of others. A move that ends the game on the board stops its clock.
struct WriteRecord {
    RoundNumber round;
    BoardNumber board;
    int from = 0;
    int removed = 0;
    std::vector<EntryWritten> entries;
};
struct WriteSheet {
    RoundNumber round;
    BoardNumber board;
    Colour side;
    notation::Language language = notation::Language::English;
    int from = 0;
    int removed = 0;
    std::vector<record::SheetLine> lines;
};
struct OfferDraw {
    RoundNumber round;
    BoardNumber board;
    Colour by;
    record::OfferMoment moment = record::OfferMoment::AfterMove;
};
/// The answer of `by` to what his opponent has offered. Accepting ends the game.
struct AnswerOffer {
    RoundNumber round;
    BoardNumber board;
    Colour by;
    OfferAnswer answer = OfferAnswer::DeclinedInWords;
};
/// Stops the clocks; the claim waits for the ruling.
struct ClaimDraw {
    RoundNumber round;
    BoardNumber board;
    Colour by;
    record::ClaimBasis basis = record::ClaimBasis::RepetitionOnBoard;
    std::string written{};
    std::string move{};
    bool pieceTouched = false;
};
/// A correct claim ends the game; a wrong one gives the opponent what the edition says.
struct RuleOnClaim {
    RoundNumber round;
    BoardNumber board;
    ClaimRuling ruling = ClaimRuling::Inadmissible;
    std::string note{};
    bool checked = false; ///< on the scoresheets, or by replaying the game
};
struct ExcuseRecording {
    RoundNumber round;
    BoardNumber board;
    Colour side;
    bool excused = true;
    std::string reason{};
};
struct SignSheet {
    RoundNumber round;
    BoardNumber board;
    Colour side;
    std::optional<Result> written{}; ///< none: he refuses to sign
};

/// The scoresheets of the board, or of one player, are in the arbiter's hands after the game.
struct CollectSheets {
    RoundNumber round;
    BoardNumber board;
    std::optional<Colour> side{}; ///< none: both
    bool off = false;             ///< it is not there after all
};

/// The arbiter is wanted at the board; one who is called already is not called again.
struct CallArbiter {
    RoundNumber round;
    BoardNumber board;
};
/// An arbiter has come to the board. Where nobody had called, nothing happens.
struct AnswerCall {
    RoundNumber round;
    BoardNumber board;
};

/// Beside the game, after so many entries of its record; a note without text is none.
struct WriteNote {
    RoundNumber round;
    BoardNumber board;
    int after = 0;
    std::string text;
};

/// The whole arrangement; nobody disabled: the game is an ordinary one.
struct ArrangeBlindPlay {
    RoundNumber round;
    BoardNumber board;
    BlindPlay play{};
};
struct RemarkOnBlindPlay {
    RoundNumber round;
    BoardNumber board;
    Colour side;
    BlindRemark remark = BlindRemark::TimesOnRequest;
    std::string note{};
};
/// How the two boards stand, as FEN; empty: as the record. Both empty: they stand alike after all.
struct CompareBoards {
    RoundNumber round;
    BoardNumber board;
    ByColour<std::string> stands{};
};
/// Does what the records propose (`record::examineBoards`).
struct CorrectBoards {
    RoundNumber round;
    BoardNumber board;
};

struct RecoverClocks {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    RecoveryPolicy policy;
    std::optional<ByColour<clock::Span>> manual{}; ///< both main times, with RecoveryPolicy::Manual
};
/// Runs clocks from now on that other desks ran, which died or cannot be reached. Those that are running stop until
/// RecoverClocks.
struct TakeOverClocks {
    std::optional<RoundNumber> round{};        ///< none: every clock that another desk runs
    std::vector<BoardNumber> boards{};         ///< empty: all of the round
    int desk = 0;                              ///< the number of the one that takes; set there
    std::map<int, clock::Instant> lastBeats{}; ///< the last signs of life, by the desk; set there
};
/// Takes the last command back that can be, whole: everything it did that can be undone, the last of it first.
struct Undo {};
struct Redo {};
/// What was refused because the disk failed, and is in the file all the same: it counts, or the command it came of is
/// taken back.
struct KeepAct {
    Seq act;
};
struct DropAct {
    Seq act;
};
/// What was done in another tournament and half done stays so: nobody is asked about it again.
struct LeavePartsOut {
    std::string tournament;
    std::vector<CommandId> commands;
};
/// Pauses what runs and records the closing.
struct CloseDesk {
    int desk = 0; ///< of several at the event: only what it runs; set there
};

struct Command;
/// One thing of the arbiter's that takes several commands: each is decided on what those before it have come to; all of
/// them happen or none, and they are undone together.
struct Together {
    std::vector<Command> commands;
};

using AnyCommand = std::variant<
    OpenEvent, ImportEvent, ReviseEvent, ArrangePapers, SetPrizes, NamePerson, RemovePerson, SwitchBroadcast,
    EnterPlayer, EnterPlayers, RevisePlayer, EraseContacts, CheckIn, CloseCheckIn, WithdrawPlayer, ReturnPlayer,
    RemovePlayer, DrawNumbers, SetNumbers, DrawTieBreakLots, EnterTieBreakValue, GrantBye, RevokeBye, ProhibitPair,
    AllowPair, EnterTeam, ReviseTeam, RemoveTeam, GiveLineUp, ForfeitMatch, PairRound, RepairRound, TimeRound,
    PlaceClocks, NoteTableClock, StartClocks, PauseClocks, ResumeClocks, PressLever, NoteLateAct, CorrectClocks,
    PenaliseIllegalMove, MakeRuling, CorrectColours, ForbidCastling, SuperviseGames, WithdrawRuling, AttachFile,
    RemoveFile, LodgeAppeal, DecideAppeal, WithdrawAppeal, FollowAppeal, SwapSides, NoticeFlag, MarkPresence,
    EnterResult, RuleScore, AwardMatch, ClearResult, CallForSealing, SealMove, AdjournGame, PlanResumption,
    KeepEnvelope, MissEnvelope, MarkAtResumption, OpenEnvelope, RereadEnvelope, ResumeGame, SealReply, SetUpGames,
    WriteRecord, WriteSheet, OfferDraw, AnswerOffer, ClaimDraw, RuleOnClaim, ExcuseRecording, SignSheet, CollectSheets,
    CallArbiter, AnswerCall, WriteNote, ArrangeBlindPlay, RemarkOnBlindPlay, CompareBoards, CorrectBoards,
    RecoverClocks, TakeOverClocks, Undo, Redo, KeepAct, DropAct, LeavePartsOut, CloseDesk, Together>;

/// One of them. What it does for all of them (copying, moving, destroying) is compiled in one place and not in every
/// file that passes one on.
struct Command : AnyCommand {
    Command();
    template <typename One>
        requires(!std::same_as<std::remove_cvref_t<One>, Command>)
    Command(One&& one) : AnyCommand(std::forward<One>(one)) {}
    Command(Command const& other);
    Command(Command&& other) noexcept;
    Command& operator=(Command const& other);
    Command& operator=(Command&& other) noexcept;
    ~Command();
};

/// Why a command cannot be done (L5 of FIDE's checklist for tournament programs, or impossible).
enum class Why {
    NotOpened,
    AlreadyOpened,
    FieldsWrong,
    NoSuchPlayer,
    NoSuchRound,
    NoSuchBoard,
    SamePlayerTwice, ///< same FIDE ID
    SameIdInList,    ///< two of those who are added at once have one FIDE ID
    ContactUnfit,    ///< an address or number with control characters, or too long
    PlayerWasPaired, ///< cannot be removed, only withdrawn
    AlreadyWithdrawn,
    NotWithdrawn,
    FixedAfterFirstRound, ///< a detail that cannot change once a round is paired
    FieldClosed,          ///< a round robin takes no new player once numbers were given
    PairingRefused,
    NoVarmaTable,       ///< Varma's tables are for 9 to 24 players (C.05, annex 2)
    TieBreakNotChosen,  ///< the event has no tie-break by lots, or none whose values are entered
    NotInThisSystem,    ///< byes and prohibited pairs are for Swiss systems, winners of matches for knockouts
    LotsAreDrawn,       ///< and drawing again gives the same ones (the checklist, 206)
    NumbersByStrength,  ///< a Swiss numbers its players by rating and title, not by lot (C.04.2, Art. 2)
    RoundIsPaired,      ///< a bye is for a round to come
    RoundFromReport,    ///< it was taken over from a report file, with its pairing
    NoSuchBye,          ///< there is none to take away, or it is none that can be given
    ProhibitedTooLate,  ///< L5: prohibited pairs are settled before the first round (C.05, 5.2)
    NoSuchProhibition,  ///< there is none to lift, or a player with himself
    NotEverybodyPaired, ///< a pairing by hand without `player`, or with one who takes no part or sits twice
    RoundTooOld,        ///< L5: before the second-to-last round
    BoardDecided,       ///< its clock does not start any more
    NotInThisEdition,   ///< two scores never add up to more than a win (10.2 of 2017 and later)
    SupervisedAsEvent,  ///< single games are supervised or not in rapid and blitz of 2009 alone (A.3, A.4, B.2, B.3)
    ScoreIsAResult,     ///< it adds up to no more than a win, or no game gives so much: no ruling beside a result
    MatchNotLevel,      ///< the match has a winner, goes on, or was followed by the next round of the tree
    NoResultYet,        ///< a score is ruled on beside a result over the board
    ResultStands,       ///< a decided game is not adjourned; clear the result first
    RecoveryPending,    ///< decide about the clock after the crash first
    NothingToRecover,
    OtherDesksClock, ///< the desk with the number `count` runs it, and cannot be told
    NothingToDo,     ///< no clock is in the state the command is for
    NothingToUndo,
    CorrectedSincePress, ///< a press is not undone that `operations` have followed: they would be lost with it
    NothingToRedo,
    UndoneTooLate,        ///< the round has begun: its pairing stays
    ImportedRoundsDiffer, ///< the rounds in the file are not those of the pairing system chosen
    ClockRefuses,         ///< `clock` says why
    NoFlagDown,           ///< there is no fallen flag to notice
    CannotFollow,         ///< other acts rest on what would be taken back
    GameOnRecord,         ///< the start is not changed once something is on record
    NotAPosition,         ///< the game cannot begin from there
    MoveNotPossible,      ///< `count` is the entry, from 1, that is not legal where it stands
    NotInTheRecord,       ///< the record has no such place
    LaterRulingStands,    ///< on the same game, and it rests on the one that is to be withdrawn
    NoSuchRuling,         ///< a file can be attached to rulings only
    NoSuchAttachment,
    FileEmpty,
    FileTooLarge,    ///< `count`: how many million bytes it may have
    PaperLineUnfit,  ///< the line above or below a paper is too long, or has control characters
    PrizeUnreadable, ///< `prize` says which line and why
    NothingToErase,  ///< nobody's contact details are kept, nor days of birth where they were meant
    FileNameUnfit,   ///< empty, or with control characters
    RulingIsFinal,   ///< the Laws allow no appeal against it
    AppealPending,   ///< the appeal of the same side is not decided yet
    NoSuchAppeal,    ///< there is none, or it was withdrawn or decided
    NoRulingSince,   ///< no ruling on the board has followed the decision on the appeal
    NoOfferPending,  ///< there is no offer to answer
    Adjourned,       ///< the game is adjourned: nothing happens in it until it is resumed
    AgreedTooEarly,  ///< 2017 and later: each player must have moved (5.2.3)
    ClaimPending,    ///< the claim before must be ruled on first
    NoClaimPending,
    NotBlindPlay,   ///< nobody, or not this player, is entered as visually disabled
    RecordsMissing, ///< boards that differ are compared with what both players wrote
    GameDecided,    ///< it has a result: nothing is offered, claimed or ruled on any more
    EndedOnBoard,   ///< mate, stalemate or a dead position is on record: it ended the game at once (5.1, 5.2)
    NobodyRecords,  ///< in this event the players keep no score, so nobody is excused from it (2009: A.2; later A.2)
    NothingToSeal,  ///< nobody was told to seal on this board
    SealedForGood,  ///< the sealer's clock is stopped: the sealed move is not changed any more
    ReplySealed,    ///< the same of a reply
    SealsOnPaper,   ///< in this event moves are sealed on paper
    NotAdjourned,   ///< there is no adjourned game on this board
    NoEnvelope,     ///< nothing was sealed, or nobody has replied
    SealerMissing,  ///< neither the clock nor the record shows who is to move: say who seals
    PressedWhileSealing, ///< the clock is not that of who sealed on the screen any more
    NothingWritten,      ///< what stands on the paper, or that nothing does
    HolderMissing,       ///< somebody has the envelope
    EnvelopeIsOpen,      ///< it was opened before, and cannot be again
    EnvelopeIsClosed,    ///< the player who must reply is there: the envelope is opened first
    EnvelopeIsMissing,   ///< it must be found before it is opened
    RedoneTooLate,       ///< the game went on since it was undone
    SealedMoveToCome,    ///< it is made before the clock of who must reply is started
    MissingRuledOn,      ///< the game goes on by a ruling on the missing envelope, and it has no part in it any more
    MissingToRuleOn,     ///< the player who must reply is there, and the envelope is not: that is ruled on first
    FlagToRuleOn,        ///< a flag is down, or moves were missing when a period ended: that is ruled on first
    WitnessMissing,      ///< in this event a second person is there when an envelope is opened
    WitnessForLate,      ///< nobody sees the envelope opened who could still reply (I.10; 2009: Adj.10)
    RecordAhead,         ///< the record has a move that the clock has not counted: who seals which one is open
    BothTooLate,         ///< at the resumption; nobody has ruled on it yet (I.10; 2009: Adj.10)
    OpeningKeysMissing,  ///< `count` keys are needed
    OpeningKeyMistyped,
    OpeningKeyWrong, ///< the key is of another envelope, or the file was changed
    SealBroken,      ///< what is in the box has another fingerprint than the envelope
    NotAMinute,      ///< a day and an hour like 2026-11-24 10:00
    NotHisReply,     ///< it is not the turn of who must reply, or his opponent is there
    RoundHasBegun,
    RoundNotBegun,
    RoundIsStopped,
    RoundNotStopped,
    RoundIsOver,
    BoardHasBegun, ///< the board would be dissolved, or get another number, and its game has begun
    ClockUnnamed,  ///< what is written on the clock is missing or too long, or what is wrong with it is too long
    ClockInUse,    ///< a game is being played with it: it is not exchanged for that of the table
    ReasonMissing, ///< the arbiter decides otherwise than the Laws propose, or withdraws a ruling, and says not why
    NotByThisRole, ///< `duty` is not that of `role`; no role: nobody of the event's persons is at the desk
    PersonUnfit,   ///< the name is missing, too long or has control characters, or the lock is none
    NoSuchPerson,
    ChiefArbiterMissing, ///< among the persons of an event one is chief arbiter
    NotOfTeams,          ///< players play for themselves in this event
    NoSuchTeam,
    SameTeamTwice,   ///< a team of this name is entered already
    TeamsEntered,    ///< the system pairs players, and teams are entered
    PlayerInTeam,    ///< `player` is in another team, `team`
    PlayerSeated,    ///< `player` has sat at a board for the team
    RosterTooLong,   ///< a team may have `count` players
    RosterEmpty,     ///< `team` has no players
    LineUpUnfit,     ///< of `team`: `lineUp` says why
    MatchHasBegun,   ///< a game of the match has begun
    LineUpMoves,     ///< another number of boards would move `board`, which has begun
    FileIsOfTeams,   ///< and the system pairs players
    FileIsOfPlayers, ///< and the system pairs teams
    TeamsUnreadable, ///< the file is of teams, and does not say who is in which
    Storage,
};

/// What a command asks before it is done; `levelOf` says how gravely.
enum class Ask {
    SameNameAndBirth,     ///< a player is entered already with this name and date of birth; of a list, `count`
    PairedManually,       ///< other boards than the system makes; `breaches` and `byRules` say more
    ImportBreaksRules,    ///< `count` imported rounds are not as the system makes them; `round` is the first
    MoreRoundsThanRivals, ///< more rounds than there are opponents
    SecondHalfPointBye,   ///< the player has had, or asked for, one already
    FullPointBye,         ///< FIDE calls it deprecated
    NotCheckedIn,         ///< `count` players who would be paired are not checked in, and others are
    NumbersDrawnAlready,  ///< `count` players have a pairing number, and would have another one
    ResultsMissing,       ///< pairing on while games of any round are open, adjourned ones included
    ResultWillBeCleared,
    OtherResultStands,  ///< another result than `result`, which is reported now, was entered before
    ScoreAboveWin,      ///< the two scores add up to more than a win
    ScoreBelowWin,      ///< reported of a game that was played, and to less: only a ruling gives such a `result` (12.9)
    GameWasPlayed,      ///< a forfeit on a board where both players have moved, or unrated where they are playing
    MatchForfeited,     ///< by the team `player`, or by both: on `count` boards, on those `lost` in place of a result
    AgainstFlag,        ///< the flag of `side` is down, and the result is no loss for that player
    WinnerCannotMate,   ///< by the record `side`, reported to win, could not checkmate (2023: 5.1.2)
    EarlierRound,       ///< a correction in the round before the last
    WithdrawalAnnuls,   ///< less than half played: his games will not count
    WithdrawalForfeits, ///< half or more played: the rest are lost by forfeit
    ClocksRunning,      ///< closing while clocks run
    ClocksTakenOver,    ///< `count` clocks are taken from `desk`, which was last heard of so long ago: `silent`
    ActsUnsaved,        ///< closing while the disk refuses: acts would be lost
    FlagWouldDrop,      ///< this takes all the time a player has
    SomeClocksRefuse,   ///< `count` of the boards cannot take it; the others can
    RecordWouldBreak,   ///< `count` entries behind would not be legal any more and would go
    DrawBanned,         ///< the event forbids offering or agreeing a draw yet; a yes is the arbiter's consent
    AssistantBeyondLaws, ///< the assistant of `side` would do more than App. E or D says; E.1 lets the arbiter adapt
    RulingStands,        ///< the result, or that `player` does not play, rests on a ruling of the arbiter
    DrawnAlready,        ///< five times the same position, or 75 moves: drawn without a claim
    SignedByBoth,        ///< both have signed the result that would be changed (8.7)
    FlagIsDown,          ///< the fallen flag of `side` was noticed: it ended the game, unless it is played on
    AgainstTheRecord,    ///< the ruling on a claim is not the one the record bears out
    MoveIsLegal,         ///< what is to be penalised reads as a legal move
    ChangedMeanwhile,    ///< another desk has changed the same data of `player` otherwise
    HouseRulesChange,    ///< the regulations of the event would change while it is being played
    MoveNotPressed,      ///< the clock of `side`, whose illegal move is to be penalised, is running
    CountedAsDraw,       ///< a later round was paired as if this game were drawn, and it is not
    ReplierNotThere,     ///< the envelope is opened when the player who must reply is present
    ClockBehindRecord,   ///< by the clock `side` is to move and seals, by the longer record the opponent
    SealedOnPaper,       ///< moves are typed in this event, and none is
    SealSetAside,        ///< what `side` has typed is no sealed move: by the clock the opponent had the move
    NothingSealed,       ///< a game whose clock runs is adjourned without a sealed move; `side` is to move
    PlaysElsewhere,      ///< `player` is playing another game, on `board` of `round`
    LatePlays,           ///< `side` is too late for the resumption, and nobody has ruled on it
    LatenessGoes,        ///< a resumption is fixed for later, and a player was too late for the time before
    OtherRoundThen,      ///< a resumption is fixed for a time at which, by the schedule, `round` is played
    ResumptionNotDue,    ///< the game goes on at another time than now; an envelope that is opened waits for `side`
    EnvelopeIsWaiting,   ///< envelopes are closed whose opening was to be by other rules of the event
    AppealTooLate,       ///< the time for appeals against rulings of this round is over
    RoundChanged,        ///< a published round, on `count` boards; `breaches`, `byRules`, `begun` and `lost` say more
    RoundStillPlayed,    ///< the round is declared over, and `count` of its games have no result
    ContactsGo,          ///< contact details of `count` players are erased, and `births` days of birth
    RulingGoes,          ///< a ruling is withdrawn: `undone` and `kept` say what becomes of what it did
    RecordIncomplete, ///< a game is resumed of which `count` half-moves are not on record: nothing checks the position
    CorrectionBarred, ///< rapid and blitz: after so many moves the clock setting stays (2009: A.4b; later A.4, A.5)
};

/// How grave an act is (FIDE's checklist for tournament programs): told, asked, asked twice. L1 is silent, and what L5
/// forbids is a refusal.
enum class Level { L2, L3, L4 };

[[nodiscard]] Level levelOf(Ask ask);

/// Why a command cannot be done; only the fields that `why` speaks of are set.
struct Refusal {
    Why why;
    std::optional<RoundNumber> round{};
    std::optional<BoardNumber> board{};
    std::optional<PlayerId> player{};
    int count = 0; ///< the entry that is not legal, games concerned
    std::vector<FieldProblem<EventField>> eventFields{};
    std::vector<FieldProblem<PlayerField>> playerFields{};
    std::optional<pairing::PairingProblem> pairing{};
    std::optional<JournalProblem> journal{};
    std::optional<clock::Refusal> clock{};
    std::vector<clock::Operation> operations{};
    std::optional<PrizeProblem> prize{};
    std::optional<Role> role{};
    std::optional<Duty> duty{};
    std::optional<PlayerId> team{};
    std::vector<FieldProblem<TeamField>> teamFields{};
    std::vector<pairing::LineUpFault> lineUp{};
};

/// What must be answered first: submit the command again with a yes to `ask`. Only the fields that it speaks of are
/// set.
/// Whose rank a correction changes.
struct RankMove {
    PlayerId player;
    int before = 0;
    int after = 0;
    friend bool operator==(RankMove const&, RankMove const&) = default;
};

struct Question {
    Ask ask;
    std::optional<RoundNumber> round{};
    std::optional<BoardNumber> board{};
    std::optional<PlayerId> player{};
    int match = 0;                  ///< the number of the match concerned
    std::optional<Colour> side{};   ///< whose flag, assistant, move or win
    std::optional<Result> result{}; ///< what is reported now
    int count = 0;  ///< boards, results, games concerned; of a ruling that stands 1 where another bye is given
    int births = 0; ///< days of birth concerned
    int desk = 0;   ///< the number of another desk
    std::optional<clock::Span> silent{};
    std::vector<pairing::Breach> breaches{};
    std::optional<pairing::RoundPairing> byRules{}; ///< what differs of it; none where the rules allow no pairing
    std::vector<BoardNumber> begun{};               ///< games that go on with other players
    std::vector<BoardNumber> lost{};                ///< boards whose result goes
    std::vector<RankMove> moved{};                  ///< in the standings, by the rank they would have
    std::vector<Seq> undone{};                      ///< acts that are taken back, the ruling itself not named
    std::vector<Seq> kept{};                        ///< acts that stay as they are
    std::optional<JournalProblem> journal{};
    [[nodiscard]] Level level() const { return levelOf(ask); }
};

/// The result over the board with the same score.
[[nodiscard]] Result playedInsteadOf(Result result);

/// The command that the question offers in place of the one it is about; none: it offers nothing.
[[nodiscard]] std::optional<Command> insteadOf(Question const& question, Command const& command,
                                               Edition const& edition);

/// Why a command did not happen, or not yet.
struct Objection : std::variant<Refusal, Question> {
    using std::variant<Refusal, Question>::variant;
    [[nodiscard]] Refusal const* refusal() const { return std::get_if<Refusal>(this); }
    [[nodiscard]] Question const* question() const { return std::get_if<Question>(this); }
    [[nodiscard]] bool is(Why why) const { return refusal() && refusal()->why == why; }
    [[nodiscard]] bool is(Ask ask) const { return question() && question()->ask == ask; }
};

/// What the arbiter has confirmed of what a command asked: every question is answered by itself.
class Confirmation {
public:
    static Confirmation const NotAsked;
    static Confirmation const Yes; ///< to whatever may be asked

    [[nodiscard]] bool yesTo(Ask question) const { return m_yes[static_cast<std::size_t>(question)]; }
    /// The same word, and a yes to one question more.
    [[nodiscard]] Confirmation withYesTo(Ask question) const {
        Confirmation confirmation = *this;
        confirmation.m_yes.set(static_cast<std::size_t>(question));
        return confirmation;
    }

private:
    using Bits = std::bitset<static_cast<std::size_t>(Ask::CorrectionBarred) + 1>; // the last of them
    explicit Confirmation(Bits const& yes) : m_yes(yes) {}

    Bits m_yes;
};
inline Confirmation const Confirmation::NotAsked{Bits{}};
inline Confirmation const Confirmation::Yes{Bits{}.flip()};

/// The acts that carry the command out now, or why not. No acts: it is so already. Pure: the instant comes with the
/// command. Nothing is changed by it. Several commands together are tried on a copy of the history; who can change the
/// history and take it back again spares himself that with decideInSteps.
[[nodiscard]] Expected<std::vector<Act>, Objection> decide(History const& history, Command const& command,
                                                           Confirmation confirmation, clock::Instant at);

/// The acts of the newest command that can still be taken back (`DropAct`) although those which Undo comes to first
/// cannot, or are not `wanted`, and concerns no board of those; none where that is not one of the last few, or one of
/// those concerns all boards, as a pairing does.
[[nodiscard]] std::vector<Seq> undoableBefore(History const& history, clock::Instant at,
                                              std::function<bool(RecordedAct const&)> const& wanted = {});

/// Makes acts part of the history; false where they cannot follow.
using TakeActs = std::function<bool(std::vector<Act>)>;
/// Decides the steps of a command one after the other, each on the history with the acts of those before it. Where
/// there is an objection the acts taken so far are for the caller to forget.
[[nodiscard]] std::optional<Objection> decideInSteps(History const& history, Command const& command,
                                                     Confirmation confirmation, clock::Instant at,
                                                     TakeActs const& take);

/// The command that this one would take back; none where it takes none back.
[[nodiscard]] std::optional<CommandId> commandTakenBackBy(History const& history, Command const& command);

/// The rounds of the file that the chosen pairing system would not have made. Pairs every round of it, which takes its
/// time with a large file; pure, so that another thread can do it before the command is submitted.
[[nodiscard]] std::vector<RoundNumber> roundsThatDiffer(ImportEvent const& command);

} // namespace flagfall::session
