// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/blind_play.h"
#include "app/session/event/event_details.h"
#include "app/session/event/origin.h"
#include "app/session/event/paper_settings.h"
#include "app/session/event/person.h"
#include "app/session/event/prizes.h"
#include "app/session/event/wall_time.h"
#include "app/session/sealing/sealed_text.h"
#include "arbiter/game/result.h"
#include "arbiter/game/result_kind.h"
#include "arbiter/laws/grounds.h"
#include "arbiter/notation/language.h"
#include "arbiter/record/draw_claim.h"
#include "arbiter/record/draw_offer.h"
#include "arbiter/record/player_sheet.h"
#include "arbiter/record/two_boards.h"
#include "clock/clock.h"
#include "pairing/system.h"

#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// Everything that can happen in an event. An act is a fact in the past: it has been decided, and it is never
/// changed. What an event is now is the fold of its acts. docs/journal_format.md lists their stored form.
namespace flagfall::session {

enum class Bye { Allocated, HalfPoint, FullPoint, ZeroPoint };
struct Rest {
    PlayerId player;
    Bye bye;
    friend bool operator==(Rest const&, Rest const&) = default;
};

/// A large part of a rare act. It lies elsewhere and is shared by all copies, so that the frequent acts are small: an
/// act is as large as the largest of them.
template <typename T>
class Apart {
public:
    Apart() : m_value(std::make_shared<T const>()) {}
    Apart(T value) : m_value(std::make_shared<T const>(std::move(value))) {}

    [[nodiscard]] T const& operator*() const { return *m_value; }
    [[nodiscard]] T const* operator->() const { return m_value.get(); }

private:
    std::shared_ptr<T const> m_value; ///< null after a move only
};

struct EventOpened {
    Apart<EventDetails> details;
};
struct EventRevised {
    Apart<EventDetails> details;
};
/// How papers look from now on.
struct PapersArranged {
    Apart<PaperSettings> papers{};
};

/// What is given for which places, in place of what was announced before.
struct PrizesSet {
    std::vector<Prize> prizes{};
    PrizeTerms terms{};
};

/// Lots were drawn for the tie-break by lots (C.07, Art. 4). Everybody's lot follows from this number, so that it is
/// the same whenever it is asked for.
struct TieBreakLotsDrawn {
    std::int64_t lot = 0;
    std::vector<PlayerId> order{}; ///< of an imported event: who had which lot, the best one first
};
/// What a tie-break of values entered by hand has for a player; none: nothing any more.
struct TieBreakValueEntered {
    PlayerId player;
    std::optional<std::int64_t> tenThousandths{};
};

/// The games of the round that is played are sent to a broadcast on the internet from now on, or not any more. Each
/// opening of the file begins with none. Where they go and who may send there is kept at the desk alone.
struct BroadcastSwitched {
    bool on = true;
    int delayMinutes = 0; ///< how much later than they happen moves and results are sent
};

/// Somebody works at the desks of the event, or in another role or with another lock than before.
struct PersonNamed {
    Apart<Person> person{};
};
struct PersonRemoved {
    std::string name;
};

struct PlayerEntered {
    PlayerId player;
    Apart<PlayerDetails> details;
};
/// Several at once, before numbers were given.
struct PlayersEntered {
    struct Entry {
        PlayerId player;
        PlayerDetails details;
    };
    std::vector<Entry> players;
};
struct PlayerRevised {
    PlayerId player;
    Apart<PlayerDetails> details;
};
/// How these players can be reached was noted, in place of what was noted before. What it says is personal: it lies in
/// the journal beside the act, as a file under its digest (journal/contact_file.h), and in no line that is shown.
struct ContactsKept {
    std::vector<PlayerId> players;
    std::string sha256{};                          ///< empty: nothing is noted any more
    std::shared_ptr<std::string const> contents{}; ///< null for one that was read back: the journal has them
};
/// How players can be reached was erased for everybody, and with `births` their days of birth, of which the year stays.
/// No page, list or export has them any more; the acts before this one do (journal/anonymous.h makes a file without).
struct ContactsErased {
    std::vector<PlayerId> players{}; ///< of whom there was something to erase
    bool births = false;
};
/// These players have come and told the arbiters so; or that is taken back, as when a check-in begins anew.
struct PlayersCheckedIn {
    std::vector<PlayerId> players;
    bool here = true;
};
/// Came when numbers had been given (C.04.2, Art. 2.4): plays from round `from` on under the number that fits the
/// strength; those below move down. The rounds before count as `missed`. The number is kept, so that no other order of
/// names changes it later; none: acts from before it was, numbered by the bytes of the names.
struct PlayerEnteredLate {
    PlayerId player;
    Apart<PlayerDetails> details;
    RoundNumber from;
    Bye missed;
    std::optional<PairingNumber> number{};
};
/// Takes no part from round `from` on.
struct PlayerWithdrawn {
    PlayerId player;
    RoundNumber from;
};
struct PlayerReturned {
    PlayerId player;
};
/// Only before he was ever paired.
struct PlayerRemoved {
    PlayerId player;
};

/// The players of a report file, in the order of the pairing numbers they had there.
struct PlayersImported {
    struct Entry {
        PlayerId player;
        PlayerDetails details;
    };
    std::vector<Entry> players;
};

/// The pairing numbers of a round robin were drawn by lot before round 1 (C.05, annex 1). `order` has every player; the
/// first has number 1.
struct NumbersDrawn {
    std::vector<PlayerId> order;
    bool restricted = false; ///< so that players of one federation do not meet in the last rounds (C.05, annex 2)
    std::int64_t lot = 0;    ///< the order follows from it and the players; 0: of a version that did not keep it
};
/// The arbiter has set them himself, as after a drawing of lots at a table. `order` as above.
struct NumbersSet {
    std::vector<PlayerId> order;
};

/// A team with its players in order of boards; they are players of the event.
struct TeamEntered {
    PlayerId team;
    Apart<TeamDetails> details;
};
/// The teams of a report file, in the order of the pairing numbers they had there.
struct TeamsImported {
    struct Entry {
        PlayerId team;
        TeamDetails details;
    };
    std::vector<Entry> teams;
};
struct TeamRevised {
    PlayerId team;
    Apart<TeamDetails> details;
};
/// Only before it was ever paired.
struct TeamRemoved {
    PlayerId team;
};
/// Who sits where for a team in a round, as it was handed in, in place of what was before; nobody on a board is 0. No
/// players: what was handed in is taken back. Where the round is paired the boards of the match change.
struct LineUpGiven {
    PlayerId team;
    RoundNumber round;
    std::vector<PlayerId> players{};
};

/// A bye for a round that is not paired yet, asked for or given (C.04.2, Art. 3); another one takes its place.
struct ByeGranted {
    PlayerId player;
    RoundNumber round;
    Bye bye;
};
struct ByeRevoked {
    PlayerId player;
    RoundNumber round;
};

/// Two players who must not be paired with each other, in every round or in one.
struct PairProhibited {
    PlayerId first;
    PlayerId second;
    std::optional<RoundNumber> only;
};
struct PairAllowed {
    PlayerId first;
    PlayerId second;
};

/// `order` says who had which pairing number (the first has 1); in the first round it fixes the numbers. A board
/// of somebody who has withdrawn is forfeited from the start.
struct RoundPaired {
    pairing::RoundPairing pairing;
    std::vector<PlayerId> order;
    std::vector<Rest> rests{};                      ///< byes asked for or given
    std::optional<pairing::RoundPairing> byRules{}; ///< what the system makes, where the arbiter's hands made another
    std::optional<pairing::GameOfMatches> game{};   ///< of a system that plays matches
    /// Of teams. Then `pairing` has the boards on which somebody sits on either side, in order of matches, and its bye
    /// is a team's, like `order`, `rests` and `byRules`.
    std::vector<PairedMatch> matches{};
};

/// A round that was published is changed by the arbiter's hands: who meets whom, on which board, who rests. A board
/// keeps its clock and what was written at it; the result that stands with the new seats is said.
struct RoundRepaired {
    struct Seats {
        BoardNumber board;
        PlayerId white;
        PlayerId black;
        std::optional<Result> result{};
        ResultKind how = ResultKind::NotSaid; ///< with a result only
    };
    RoundNumber round;
    std::vector<Seats> seats{};                     ///< of the boards that changed and of new ones, in order of numbers
    int boards = 0;                                 ///< that the round has now; those with higher numbers are dissolved
    std::vector<Rest> rests{};                      ///< everybody who rests now
    std::optional<pairing::RoundPairing> byRules{}; ///< what the system makes, where this is another pairing
    std::string note{};                             ///< why, where it was said
};

/// What happens to a round as a whole, in the hall and to the time that its players have to arrive: it begins, is
/// stopped (an alarm, no light), goes on, is over. The clocks of this program that it stops and starts have acts of
/// their own, of the same command.
enum class RoundStep { Begun, Stopped, WentOn, Over };
struct RoundTimed {
    RoundNumber round;
    RoundStep step = RoundStep::Begun;
    clock::Instant at;
    std::string note{}; ///< why, where it was said
};
/// Whether these games are played with clocks of this program or with those on the table. Their clocks have not been
/// started.
struct ClocksPlaced {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    HallClocks clocks = HallClocks::Program;
};

/// A clock of the organiser's, known by what is written on it: where it stands, and what is wrong with it.
struct TableClockNoted {
    std::string clock;
    std::optional<BoardNumber> board{}; ///< none: it is put away
    std::string fault{};                ///< empty: nothing
};

/// A round played before the event came into this program.
struct RoundImported {
    struct Game {
        BoardNumber board;
        PlayerId white;
        PlayerId black;
        std::optional<Result> result;
    };
    RoundNumber round;
    std::vector<Game> games;
    std::vector<Rest> rests;
    std::vector<PairedMatch> matches{}; ///< of teams: whose games these are, match by match
};

/// One operation on the clocks of one or more boards, all at the same instant.
inline constexpr std::string_view pausedAll = "all";       ///< every running clock at one instant
inline constexpr std::string_view pausedAsleep = "asleep"; ///< the machine slept
inline constexpr std::string_view pausedClosed = "closed"; ///< the program was closed
/// A press that was not stamped at the desk but by the clock at the board, a telephone: the how manieth it was there,
/// and by how much the stamp may be wrong.
struct DeviceStamp {
    std::string device; ///< the clock, for as long as it counts its presses
    int number = 0;     ///< from 1
    clock::Span doubt{};
    friend bool operator==(DeviceStamp const&, DeviceStamp const&) = default;
};
struct ClocksOperated {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    clock::Operation operation;
    clock::Instant at;
    std::string reason;
    std::optional<DeviceStamp> stamp{};
    int desk = 0; ///< runs from now on the clocks that no desk ran; 0: nothing is said, one desk is at the event
};
/// What a clock did by itself: derivable, recorded so that it can be read, and equal to the fold.
struct ClockReported {
    RoundNumber round;
    BoardNumber board;
    clock::Fact fact;
};

/// The arbiter's hands on clocks: what he did at one instant, why, and the old and new values of every board.
struct ClocksCorrected {
    struct OnBoard {
        BoardNumber board;
        std::vector<clock::Operation> operations; ///< in this order, all at `at`
        clock::Change change;                     ///< derivable, recorded so that it can be read and taken back
    };
    RoundNumber round;
    std::vector<OnBoard> boards;
    clock::Instant at;
    Ground ground = Ground::ArbiterDecision;
    std::string note;
    std::optional<Colour> offender{}; ///< whose offence it was, where it was one
    std::optional<Seq> takesBack{};   ///< the correction that this one undoes
    std::optional<Seq> restores{};    ///< the correction, once taken back, that this one does again
    int offence = 0;                  ///< which completed illegal move of the offender, from 1; 0: none, or not known
    int desk = 0;                     ///< as in ClocksOperated
};
/// Of several desks at one event one runs clocks from now on that another one ran, which died or cannot be reached.
/// Those that are running stop until the arbiter has said what they show.
struct ClocksTaken {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    int from = 0; ///< the number of the desk that ran them
    int desk = 0; ///< of the one that runs them now
    clock::Instant at;
    std::optional<clock::Instant> lastBeat{}; ///< the last sign of life of the other one; none: not known
};

/// A press came so late that the clock had gone on without it: it was stamped before something the clock had already
/// done. The clock stands; the arbiter sees both stamps. So does whatever else was done at a clock at a board and
/// cannot count any more, such as a press after the end of the game.
struct LateArrival {
    RoundNumber round;
    BoardNumber board;
    std::optional<Colour> by; ///< none: it would have stopped the clock
    clock::Instant stamped;
    clock::Instant arrived;
    std::optional<DeviceStamp> stamp{};
};

/// The clock of a board was turned round: the other lever is White's now. No time changes.
struct SidesSwapped {
    RoundNumber round;
    BoardNumber board;
};

/// A fallen flag was observed by the arbiter, or claimed by a player (Laws 6.8). The clock's own instant is evidence;
/// this one is when the flag is considered to have fallen.
struct FlagNoticed {
    RoundNumber round;
    BoardNumber board;
    Colour side;                     ///< whose flag
    std::optional<Colour> claimedBy; ///< none: the arbiter observed it
};

/// A player is not at the board, or has come (Laws 6.7; 2009: 6.6).
struct PlayerAbsent {
    RoundNumber round;
    BoardNumber board;
    Colour side;
};
struct PlayerArrived {
    RoundNumber round;
    BoardNumber board;
    Colour side;
};

struct ResultEntered {
    RoundNumber round;
    BoardNumber board;
    Result result;
    std::string article{}; ///< of the ruling it rests on, in the event's edition; empty for what the players report
    std::string note{};    ///< the arbiter's reason, where he gave one
    ResultKind how = ResultKind::NotSaid;
};
/// The arbiter has raised the points of a player whose opponent broke the Laws to those of a win (2009: 13.4f; 2014:
/// 12.9): the two scores, 1, ½ or 0 each, add up to more than a win. It stands beside the result of the game, which
/// stays what it was, and goes when that is entered anew or cleared.
struct ScoreRuled {
    RoundNumber round;
    BoardNumber board;
    ByColour<Points> score{};
    std::string article{};
    std::string note{};
};
/// A match had ended level, and the arbiter has named who is through: by lot, or as the regulations say. On the board
/// of its last game.
struct MatchAwarded {
    RoundNumber round;
    BoardNumber board;
    Colour to; ///< the winner's colour in that game
    std::string note{};
};
struct ResultCleared {
    RoundNumber round;
    BoardNumber board;
};
/// The players on move have been told to seal (Guidelines I.1; 2009: Adj.1), or one of them has asked for it before the
/// session is over. Their clocks go on until the move is in the envelope.
struct SealingCalled {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    bool byPlayer = false;
    bool off = false;          ///< they need not after all: the game goes on
    std::string mustSeal{};    ///< what was made on the board after the call, and must be sealed by a ruling (I.1.1)
    clock::Span sessionLeft{}; ///< with `byPlayer`, where it was said: what is charged once the clock is stopped
};
/// A move was typed on a screen and sealed (sealing/sealed_text.h), or, as `reply` of a player whose opponent is not
/// there at the resumption, put into a second envelope (2009: Adj.9c). Without a box it was written on paper.
struct MoveSealed {
    RoundNumber round;
    BoardNumber board;
    Colour by;
    bool reply = false;
    SealedText typed{};
    int adjournment = 0; ///< of a reply: of which adjournment of this game, from 1
};
struct GameAdjourned {
    RoundNumber round;
    BoardNumber board;
    std::optional<Colour> sealer{};              ///< none: nothing was sealed
    std::string mustSeal{};                      ///< what he made on the board after he was told to seal
    std::optional<ByColour<clock::Span>> left{}; ///< by the clocks on the table, where they were not ours
    clock::Span charged{};                       ///< to the sealer, on such a clock; `left` is without it
    bool byPairing = false;                      ///< it had no result when the next round was paired
};
/// When and where these games go on, as announced: `2026-11-24 10:00`, by the clocks of the place.
struct ResumptionPlanned {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    std::string at;
    std::string place{};
};
/// Who has the envelope from now on, and whether the arbiter has checked what stands on it.
struct EnvelopeKept {
    RoundNumber round;
    BoardNumber board;
    bool reply = false;
    std::string holder;
    bool checked = false;
    std::string note{};
    int adjournment = 0; ///< of this game, from 1
};
/// The envelope, or the key of what was typed, cannot be found (2009: Adj.11).
struct EnvelopeMissed {
    RoundNumber round;
    BoardNumber board;
    bool reply = false;
    std::string note{};
    int adjournment = 0;
};
/// A player has come to the resumption, or, against what was said before, has not.
struct ResumptionAttended {
    RoundNumber round;
    BoardNumber board;
    Colour side;
    bool absent = false;
    int adjournment = 0;
    clock::Span ago{}; ///< who came before this was noted: so long
};
/// What was in the envelope. It cannot be made unread.
struct EnvelopeOpened {
    RoundNumber round;
    BoardNumber board;
    bool reply = false;
    std::string text;      ///< as the player wrote it; empty: nothing
    std::string salt{};    ///< of a typed move: with it the fingerprint can be made again
    std::string witness{}; ///< the second person
    int adjournment = 0;
};
/// What stands on an opened paper reads otherwise than was entered at the opening. The first reading stays on record.
struct EnvelopeReread {
    RoundNumber round;
    BoardNumber board;
    bool reply = false;
    std::string text;
    std::string note{};
    int adjournment = 0;
};
struct GameResumed {
    RoundNumber round;
    BoardNumber board;
};

/// A program opened the file. Clocks that were running when the last one died are paused at the heartbeat.
struct DeskOpened {
    std::string program; ///< `Flagfall 0.1.0`
    std::string boot;
    std::int64_t ticks = 0;                 ///< the machine's monotonic reading that `at` stands for
    std::int64_t asleep = 0;                ///< how long the machine had slept in this boot by then, nanoseconds
    clock::Instant at;                      ///< where the axis goes on
    std::optional<clock::Instant> lastBeat; ///< the last sign of life before; none in a new file or after a clean close
    bool gapExact = false;                  ///< same boot: the gap was measured; otherwise taken from the wall clock
    std::string key{}; ///< the public key that the acts from here on are signed with, hexadecimal; empty: they are not
    int desk = 0;      ///< its number, where others may be at the journal beside it: their clocks are not its own
};
/// The program was closed in order; running clocks of its own had been paused before.
struct DeskClosed {
    int desk = 0; ///< as in DeskOpened
};

/// Which of the candidate readings the arbiter takes after a crash (Laws 6.10; the best judgement is his).
enum class RecoveryPolicy { LastHeartbeat, LastEvent, ChargeToRestart, Manual };
struct ClocksRecovered {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    RecoveryPolicy policy;
    std::optional<ByColour<clock::Span>> manual{}; ///< main times, of the reading at the heartbeat; with Manual only
};

// --- the game on record ---------------------------------------------------------------------------------

/// The games on these boards begin from here and not from the usual array (Chess960: Guidelines II).
struct GamesSetUp {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    std::string fen;
    board::Game game = board::Game::Standard;
};

/// One half-move as the arbiter holds it to be true, or moves that nobody can tell.
struct EntryWritten {
    std::string move;                         ///< in coordinates, a castling as king and rook: `e1h1`; empty: a gap
    std::string fenAfter{};                   ///< of a gap: the position after it
    int halfMoves = 0;                        ///< of a gap: how many; 0: not known
    bool drawOffered = false;                 ///< `(=)` stands beside it
    std::optional<record::ClockTime> clock{}; ///< typed beside it
    friend bool operator==(EntryWritten const&, EntryWritten const&) = default;
};
/// The arbiter's record of a game changed: `entries` stand in place of `removed` ones from `from` on.
struct RecordWritten {
    RoundNumber round;
    BoardNumber board;
    int from = 0;
    int removed = 0;
    std::vector<EntryWritten> entries{};
};
/// The same of what a player wrote; nothing in it need be legal (8.1).
struct SheetWritten {
    RoundNumber round;
    BoardNumber board;
    Colour side; ///< whose sheet
    notation::Language language = notation::Language::English;
    int from = 0;
    int removed = 0;
    std::vector<record::SheetLine> lines{};
};

struct DrawOffered {
    RoundNumber round;
    BoardNumber board;
    Colour by;
    record::OfferMoment moment = record::OfferMoment::AfterMove;
    bool consented = false; ///< the regulations forbid it, and the arbiter allowed it (9.1)
};
enum class OfferAnswer { Accepted, DeclinedInWords, DeclinedByTouch };
struct OfferAnswered {
    RoundNumber round;
    BoardNumber board;
    Colour by; ///< who answered
    OfferAnswer answer = OfferAnswer::DeclinedInWords;
    bool consented = false; ///< the regulations forbid agreeing, and the arbiter allowed it
};

/// A player has claimed a draw (9.2, 9.3). A claim cannot be withdrawn, and it is an offer (9.1).
struct DrawClaimed {
    RoundNumber round;
    BoardNumber board;
    Colour by;
    record::ClaimBasis basis = record::ClaimBasis::RepetitionOnBoard;
    std::string written{};     ///< the move he has written and not played, as he wrote it
    std::string move{};        ///< the same in coordinates, where it is a legal move
    bool pieceTouched = false; ///< he had touched a piece before (9.4)
};
enum class ClaimRuling { Correct, Wrong, Inadmissible };
struct ClaimRuled {
    RoundNumber round;
    BoardNumber board;
    ClaimRuling ruling = ClaimRuling::Inadmissible;
    std::string article{};
    std::string note{};
    bool checked = false; ///< on the scoresheets, or by replaying the game
};

/// What was ruled on at a board and how, in the words of arbiter/rulings/text.h (docs/rulings.md), so that it can be
/// ruled on anew. The edition and the kind of play are those of the moment.
struct RulingOnRecord {
    std::string edition;                ///< the code: `E2023`
    std::string play;                   ///< `standard`, `rapid`, `blitz`
    std::string incident;               ///< `late-arrival white-after=0:31:00`
    std::vector<std::string> known{};   ///< a line for the game and for each player: `white moves=21 time=0:03:20`
    std::vector<std::string> answers{}; ///< `can-mate yes`
    std::string finding;                ///< `forfeited`
    std::string article{};              ///< of what was decided; empty: the arbiter's own decision
    std::vector<std::string> effects{}; ///< `give-time to=black time=0:02:00`; empty: nothing was to be done
    bool own = false;                   ///< the arbiter decided otherwise than the Laws propose
    std::string note{};                 ///< the arbiter's; with `own` the reason
    friend bool operator==(RulingOnRecord const&, RulingOnRecord const&) = default;
};
/// The arbiter has ruled on an incident. What it did to clocks, result and players are the other acts of the same
/// command; a warning stands here alone.
struct RulingMade {
    RoundNumber round;
    BoardNumber board;
    Apart<RulingOnRecord> ruling{};
};

/// A ruling does not stand any more. What it did and what could be taken back is taken back by the acts of the same
/// command that follow.
struct RulingWithdrawn {
    RoundNumber round;
    BoardNumber board;
    Seq ruling; ///< RecordedRuling::seq
    std::vector<Seq> undone{};
    std::string note; ///< why
};

/// A file that was attached to a ruling: a photograph of a scoresheet, a statement. The journal keeps what is in it
/// beside the act, under its digest.
struct AttachedFile {
    std::string name;   ///< without its folder: `scoresheet.jpg`
    std::string type;   ///< its media type: `image/jpeg`
    std::string sha256; ///< of its bytes: 64 hexadecimal digits in small letters
    std::int64_t size = 0;
    std::string note{};
    std::shared_ptr<std::string const> contents{}; ///< null for one that was read back: the journal has them
};
struct FileAttached {
    RoundNumber round;
    BoardNumber board;
    Seq ruling; ///< RecordedRuling::seq
    Apart<AttachedFile> file{};
};
/// The file no longer belongs to its ruling. The journal keeps it.
struct FileRemoved {
    RoundNumber round;
    BoardNumber board;
    Seq file; ///< the FileAttached
    std::string note{};
};

/// Somebody appeals against a ruling on record (2009: 12.10; later: 11.10).
struct AppealOnRecord {
    std::optional<Colour> by{}; ///< none: somebody else
    std::string person{};       ///< who handed it in, where it was not the player
    AppealBody to = AppealBody::Committee;
    WallTime received{};
    std::optional<WallTime> due{}; ///< until when the regulations allowed it; none: no limit, or the round was not over
    std::string grounds{};
};
struct AppealLodged {
    RoundNumber round;
    BoardNumber board;
    Seq ruling; ///< RecordedRuling::seq
    Apart<AppealOnRecord> appeal{};
};
/// It changes nothing at the board: what follows from it is another ruling.
enum class AppealOutcome { Upheld, Dismissed, Otherwise };
struct AppealDecided {
    RoundNumber round;
    BoardNumber board;
    Seq appeal; ///< the AppealLodged
    AppealOutcome outcome = AppealOutcome::Dismissed;
    std::string by{};   ///< the persons who decided
    std::string text{}; ///< the decision in their words
};
struct AppealWithdrawn {
    RoundNumber round;
    BoardNumber board;
    Seq appeal;
    std::string note{};
};
/// A later ruling carries out what was decided on an appeal.
struct AppealFollowed {
    RoundNumber round;
    BoardNumber board;
    Seq appeal;
    Seq ruling; ///< the later one: RecordedRuling::seq
};

/// What an illegal move was, as it happened; what it costs stands in the correction that follows it.
struct IllegalMoveNoted {
    RoundNumber round;
    BoardNumber board;
    Colour by;
    std::string played; ///< as the arbiter wrote it down: `Ke1-d2`
};

/// A player need not keep score, or must again, for another reason than little time: he cannot write, or the arbiter
/// has decided so (8.1).
struct RecordingExcused {
    RoundNumber round;
    BoardNumber board;
    Colour side;
    bool excused = true;
    std::string reason{};
};

/// A player has signed with this result, right or wrong, or has refused to sign (8.7).
struct SheetSigned {
    RoundNumber round;
    BoardNumber board;
    Colour side;
    std::optional<Result> written{}; ///< none: he refused
};

/// The players have sat down with each other's colours, and the game stands: who sits where, and the round with it, is
/// as they really play. Each keeps the points of a result on record.
struct ColoursCorrected {
    RoundNumber round;
    BoardNumber board;
    std::string article{};
};
/// The game began with king or rooks on wrong squares, and goes on: this player may not castle in it; with a side, not
/// on that one (2009: A.4a; later: A.4, A.5).
struct CastlingForbidden {
    RoundNumber round;
    BoardNumber board;
    Colour of;
    std::optional<board::Wing> side{};
    std::string article{};
};

/// An arbiter has these rapid or blitz games in sight, or nobody has, whatever holds in the event (2009: A.3, B.2).
struct GamesSupervised {
    RoundNumber round;
    std::vector<BoardNumber> boards;
    Supervision supervision = Supervision::Full;
};

/// After the game the arbiter has the scoresheet of a player, or of both: they are the organiser's (8.3).
struct SheetsCollected {
    RoundNumber round;
    BoardNumber board;
    std::optional<Colour> side{}; ///< whose; none: those of both
    bool off = false;             ///< it is not there after all
};

/// A player raises a hand: the arbiter is wanted at the board, and nobody has come yet.
struct ArbiterCalled {
    RoundNumber round;
    BoardNumber board;
};
/// An arbiter is there, or was. A ruling at the board says the same.
struct CallAnswered {
    RoundNumber round;
    BoardNumber board;
};

/// What the arbiter put down beside the game: a verdict, a reason, what he saw.
struct NoteWritten {
    RoundNumber round;
    BoardNumber board;
    int after = 0; ///< entries of the record before the place it belongs to
    std::string text;
};

/// How a game with a blind or visually disabled player is played, from now on (2009: App. E; later: App. D).
struct BlindPlayArranged {
    RoundNumber round;
    BoardNumber board;
    Apart<BlindPlay> play{};
};
/// What an arbiter notes of such a game. None of it is a penalty.
enum class BlindRemark {
    TimesOnRequest,    ///< the player asked, and was told the moves and the times
    TimesUnasked,      ///< he was told without asking
    NotAnnounced,      ///< he pressed, and the move was not announced
    PromotionNotNamed, ///< nobody knew what the pawn becomes
    CapturedPieceLeft, ///< the captured piece stood on his board still
    PieceNotPlaced,    ///< no piece had been put into another aperture
};
struct BlindPlayRemarked {
    RoundNumber round;
    BoardNumber board;
    Colour side; ///< of the visually disabled player
    BlindRemark remark = BlindRemark::TimesOnRequest;
    std::string article{};
    std::string note{};
};
/// How each player's own board was found to stand, as FEN; empty: as the record.
struct BoardsCompared {
    RoundNumber round;
    BoardNumber board;
    ByColour<std::string> stands{};
};
/// The boards stand alike again: one was adjusted, or the game went back to where the records agree.
struct BoardsCorrected {
    RoundNumber round;
    BoardNumber board;
    record::BoardsRemedy remedy = record::BoardsRemedy::Adjust;
    int halfMoves = 0; ///< on which the records agree
    std::string article{};
};

/// An act is taken back. It stays in the journal; the fold passes over it.
struct ActRetracted {
    Seq act;
};
/// The taking back is taken back.
struct ActRestored {
    Seq act;
};

/// An act was refused because the disk failed, was found in the file all the same, and counts: the arbiter says so.
struct ActKept {
    Seq act;
};

/// These commands were done in another tournament and are half done, as this one lacks its part of them. It stays so,
/// and nobody is asked about them again.
struct PartsLeftOut {
    std::string tournament{};            ///< its name
    std::vector<std::string> commands{}; ///< text(CommandId)
};

/// Why an entry is not there any more.
enum class Loss {
    Missing,   ///< nothing of it could be read
    Damaged,   ///< it does not fit its seal; what is said of it is not certain
    Unfounded, ///< it is whole, and rests on one that is lost
};
/// Stands where an act stood that was lost with a damaged file, so that all others keep their numbers. Does nothing.
struct ActLost {
    Loss loss = Loss::Missing;
    std::string was{};     ///< the kind it was, where that could be read
    std::string payload{}; ///< of the row, for people; empty where it could not be read
    std::string hash{};    ///< of the row in the damaged file, 64 hexadecimal digits; empty where it could not be read
};

using AnyAct = std::variant<
    EventOpened, EventRevised, PapersArranged, PrizesSet, PersonNamed, PersonRemoved, BroadcastSwitched, PlayerEntered,
    PlayersEntered, PlayerEnteredLate, PlayerRevised, ContactsKept, ContactsErased, PlayersCheckedIn, PlayerWithdrawn,
    PlayerReturned, PlayerRemoved, PlayersImported, NumbersDrawn, NumbersSet, TieBreakLotsDrawn, TieBreakValueEntered,
    ByeGranted, ByeRevoked, PairProhibited, PairAllowed, TeamEntered, TeamsImported, TeamRevised, TeamRemoved,
    LineUpGiven, RoundPaired, RoundRepaired, ColoursCorrected, RoundTimed, ClocksPlaced, TableClockNoted, RoundImported,
    ClocksOperated, ClockReported, ClocksCorrected, ClocksTaken, LateArrival, SidesSwapped, FlagNoticed, PlayerAbsent,
    PlayerArrived, ResultEntered, ScoreRuled, MatchAwarded, ResultCleared, SealingCalled, MoveSealed, GameAdjourned,
    ResumptionPlanned, EnvelopeKept, EnvelopeMissed, ResumptionAttended, EnvelopeOpened, EnvelopeReread, GameResumed,
    GamesSetUp, CastlingForbidden, RecordWritten, SheetWritten, DrawOffered, OfferAnswered, DrawClaimed, ClaimRuled,
    GamesSupervised, RulingMade, RulingWithdrawn, FileAttached, FileRemoved, AppealLodged, AppealDecided,
    AppealWithdrawn, AppealFollowed, IllegalMoveNoted, RecordingExcused, SheetSigned, SheetsCollected, ArbiterCalled,
    CallAnswered, NoteWritten, BlindPlayArranged, BlindPlayRemarked, BoardsCompared, BoardsCorrected, DeskOpened,
    DeskClosed, ClocksRecovered, ActRetracted, ActRestored, ActKept, PartsLeftOut, ActLost>;

/// One of them. What it does for all of them (copying, moving, destroying) is compiled in one place and not in every
/// file that passes one on.
struct Act : AnyAct {
    Act();
    template <typename One>
        requires(!std::same_as<std::remove_cvref_t<One>, Act>)
    Act(One&& one) : AnyAct(std::forward<One>(one)) {}
    Act(Act const& other);
    Act(Act&& other) noexcept;
    Act& operator=(Act const& other);
    Act& operator=(Act&& other) noexcept;
    ~Act();
};

/// An act with its place in the journal.
struct RecordedAct {
    Seq seq;
    Origin origin;
    WallTime wall;
    clock::Instant at;
    Act act;
};

// --- what is known of every kind of act ---------------------------------------------------------------------

/// What an act is about. The history and the pages of one board each make their own groups of these.
enum class Category {
    Event,
    Program,
    Player,
    Round,
    Clock,
    Flag,
    Attendance,
    Correction,
    Ruling,
    Result,
    Game,
    TakingBack
};

/// How Undo takes an act back; or why it does not.
enum class Undoing {
    PassOver,        ///< the fold passes over it from then on
    ChangeBack,      ///< another act changes back what it changed: time has run on it since
    NotTheBeginning, ///< without it there is no event
    NotAnImport,     ///< all that follows stands on it
    NotTimeThatRan,  ///< the time that clocks ran is never unhappened: correct the clocks
    NotWhatFollows,  ///< it follows from other acts
    NotEvidence,     ///< it says what was seen and changes nothing
    NotSecrets,      ///< what was read is not unread
    NotErased,       ///< what was erased stays erased
    NotAccess,       ///< who may do what does not come back with a key
    NotOfTheEvent,   ///< it is about the program
    NotUndo,         ///< what was taken back is done again by Redo
};
[[nodiscard]] constexpr bool canBeUndone(Undoing undo) { return undo <= Undoing::ChangeBack; }

/// Which boards an act can have altered: none, those it names, or any.
enum class Boards { None, Named, Every };

/// Which pages show something else after it.
struct Shows {
    bool details = false;
    bool players = false;
    bool rounds = false; ///< rounds came or went
    bool results = false;
    bool clocks = false;
    bool names = false; ///< texts about other acts may read differently
};

struct ActKind {
    std::string_view word; ///< in the journal, for ever: `result.entered`
    Category category;
    Undoing undo;
    Boards boards;
    Shows shows;
    int version = 1; ///< of the stored form
};
/// By kind alone; costs a look into a table.
[[nodiscard]] ActKind const& kindIn(Act const& act);

/// Whether the arbiter can take such an act back with Undo.
[[nodiscard]] bool canBeUndone(Act const& act);
/// Whether the fold may pass over such an act once it is taken back.
[[nodiscard]] bool canBeRetracted(Act const& act);

/// Which boards an act can have altered.
struct Touched {
    enum class What { Nothing, Boards, Everything };
    What what = What::Nothing;
    RoundNumber round{};
    std::vector<BoardNumber> boards{};
};
[[nodiscard]] Touched touchedBy(Act const& act);

/// The act that this one takes back or restores; none for every other kind.
[[nodiscard]] std::optional<Seq> retractionTarget(Act const& act);
/// The same, and the correction that a correction changes back or makes again.
[[nodiscard]] std::optional<Seq> changedBackBy(Act const& act);

} // namespace flagfall::session
