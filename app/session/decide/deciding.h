// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"

/// What the deciding functions share; nobody else needs it.
namespace flagfall::session {

using Acts = std::vector<Act>;
using Decision = Expected<Acts, Objection>;
/// What a deciding function returns instead of acts.
using Not = tl::unexpected<Objection>;

inline Not no(Refusal refusal) { return refused(Objection{std::move(refusal)}); }
inline Not no(Why why) { return no(Refusal{.why = why}); }

inline Not ask(Question question) { return refused(Objection{std::move(question)}); }
inline Not ask(Ask what, int count = 0) { return ask(Question{.ask = what, .count = count}); }

inline Not refusedOn(Why why, BoardNumber board) { return no(Refusal{.why = why, .board = board}); }
/// Of a game that may be of another round than the one that is being played.
inline Not refusedOn(Why why, RoundNumber round, BoardNumber board) {
    return no(Refusal{.why = why, .round = round, .board = board});
}

/// It hands the move on by itself, and takes no presses.
inline bool goesByGong(clock::Clock const& clock) {
    auto const period = static_cast<std::size_t>(clock.sides[clock.active].period);
    return clock.setting->periods(clock.active)[period].method == clock::Method::Gong;
}
inline bool isRunning(Board const& board) { return board.clock && board.clock->phase == clock::Phase::Running; }

/// What a clock does by itself up to `at`, as acts to be recorded.
void addFactsUntil(Acts& acts, RoundNumber round, Board const& board, clock::Instant at);

/// The same, and what the operation makes the clock do.
void addFacts(Acts& acts, RoundNumber round, Board const& board, clock::Instant at, clock::Operation const& operation);

/// Every running clock of the round, or of the event, stopped at one instant.
[[nodiscard]] Acts pausedIn(Round const& round, clock::Instant at, std::string_view reason);
/// `desk`: of several at the event, only what it runs; 0: whoever does.
[[nodiscard]] Acts pausedEverywhere(EventState const& state, clock::Instant at, std::string_view reason, int desk = 0);

/// Undoing a correction, and doing it again: what it changed is changed back on every board.
[[nodiscard]] Decision takenBack(History const& history, RecordedAct const& correction, clock::Instant at);
[[nodiscard]] Decision doneAgain(History const& history, RecordedAct const& correction, clock::Instant at);

/// The commands that concern clocks, one function for each.
class ClockDecider {
public:
    ClockDecider(History const& history, Confirmation confirmation, clock::Instant at)
        : m_history(history), m_state(history.state()), m_confirmation(confirmation), m_at(at) {}

    Decision operator()(StartClocks const& command) const;
    Decision operator()(PauseClocks const& command) const;
    Decision operator()(ResumeClocks const& command) const;
    Decision operator()(PressLever const& command) const;
    Decision operator()(NoteLateAct const& command) const;
    Decision operator()(RecoverClocks const& command) const;
    Decision operator()(TakeOverClocks const& command) const;
    Decision operator()(CorrectClocks const& command) const;
    Decision operator()(PenaliseIllegalMove const& command) const;
    Decision operator()(SwapSides const& command) const;
    Decision operator()(NoticeFlag const& command) const;
    Decision operator()(MarkPresence const& command) const;

    /// The correction that goes with the undoing of something else, also beside a closed envelope.
    [[nodiscard]] Decision correct(CorrectClocks const& command) const;

private:
    struct Place {
        Round const* round = nullptr;
        Board const* board = nullptr;
    };
    struct Correction {
        ClocksCorrected::OnBoard on;
        std::vector<clock::Fact> facts; ///< what the clock did by itself
    };

    [[nodiscard]] Expected<Place, Objection> clockOf(RoundNumber round, BoardNumber board) const;
    template <typename Fits>
    [[nodiscard]] Decision operate(std::vector<BoardNumber> const& wanted, RoundNumber number,
                                   clock::Operation const& operation, Fits fits, int desk,
                                   std::optional<DeviceStamp> const& stamp = {}) const;
    [[nodiscard]] Expected<Correction, Objection> corrected(RoundNumber round, Board const& board,
                                                            std::vector<clock::Operation> const& operations,
                                                            Confirmation confirmation) const;
    [[nodiscard]] std::vector<clock::Operation> inTheWayOfUndoing(RoundNumber round, Board const& board) const;
    [[nodiscard]] bool settingStays(Board const& board, std::vector<clock::Operation> const& operations) const;
    [[nodiscard]] std::vector<clock::Operation> forIllegalMove(Board const& board,
                                                               PenaliseIllegalMove const& command) const;
    void takeBackPress(std::vector<clock::Operation>& operations, Board const& board, Colour offender,
                       clock::Clock const& now) const;
    [[nodiscard]] std::chrono::seconds usualTime(Board const& board, Colour offender) const;

    History const& m_history;
    EventState const& m_state;
    Confirmation m_confirmation;
    clock::Instant m_at;
};

/// The commands that concern a round as a whole, one function for each.
class RoundDecider {
public:
    RoundDecider(History const& history, Confirmation confirmation, clock::Instant at)
        : m_history(history), m_state(history.state()), m_confirmation(confirmation), m_at(at) {}

    Decision operator()(TimeRound const& command) const;
    Decision operator()(PlaceClocks const& command) const;
    Decision operator()(NoteTableClock const& command) const;

private:
    /// Null where it does not exist or comes from a report file.
    [[nodiscard]] Round const* roundPaired(RoundNumber number) const;
    [[nodiscard]] Decision clocksOf(Round const& round, RoundStep step) const;

    History const& m_history;
    EventState const& m_state;
    Confirmation m_confirmation;
    clock::Instant m_at;
};

/// The commands that concern teams, one function for each.
class TeamDecider {
public:
    explicit TeamDecider(History const& history) : m_history(history), m_state(history.state()) {}

    Decision operator()(EnterTeam const& command) const;
    Decision operator()(ReviseTeam const& command) const;
    Decision operator()(RemoveTeam const& command) const;
    Decision operator()(GiveLineUp const& command) const;

    /// The results that a forfeit of the match takes, board by board.
    [[nodiscard]] Expected<std::vector<EnterResult>, Objection> forfeits(ForfeitMatch const& command) const;

private:
    [[nodiscard]] Expected<TeamDetails, Objection> checked(TeamDraft const& draft, std::optional<PlayerId> self) const;
    [[nodiscard]] std::optional<Not> unfit(std::vector<PlayerId> const& roster, std::optional<PlayerId> self) const;
    [[nodiscard]] std::optional<Not> standsAgainst(GiveLineUp const& command, Round const& round) const;
    [[nodiscard]] bool hasSat(PlayerId player) const;

    History const& m_history;
    EventState const& m_state;
};

/// Ids are never used again, not even those of players and teams that were removed or whose entry was undone.
[[nodiscard]] PlayerId nextId(History const& history);

/// A pairing of teams becomes one of their players, by the line-ups of both.
[[nodiscard]] Expected<RoundPaired, Objection> withLineUps(EventState const& state, RoundPaired paired);

/// The teams and matches of a report file, behind its players; ids of players are their numbers in the file.
[[nodiscard]] TeamsImported teamsOf(pairing::trf::ImportedTournament const& file);
[[nodiscard]] RoundImported matchesOf(pairing::trf::ImportedTournament const& file,
                                      pairing::trf::ImportedRound const& round);
/// The id that a team of the file has in the event.
[[nodiscard]] PlayerId teamOfFile(pairing::trf::ImportedTournament const& file, PlayerId team);
/// The id of the player with this number, or, in an event of teams, of the team.
[[nodiscard]] PlayerId competitorOfFile(pairing::trf::ImportedTournament const& file, PairingNumber number);

/// Other clocks for those of these boards (none: of all) that have not been played at yet; nullopt where all have them.
[[nodiscard]] std::optional<ClocksPlaced> clocksPlaced(Round const& round, std::vector<BoardNumber> const& boards,
                                                       HallClocks clocks);

/// What was said of boards in the last round holds in the one that is paired now: those with the same numbers are
/// played with the clocks they had. Nullopt: all of them with those of the event.
[[nodiscard]] std::optional<ClocksPlaced> placedAsBefore(History const& history, pairing::RoundPairing const& next);

/// A published round becomes what the arbiter's hands make of it.
[[nodiscard]] Decision repaired(EventState const& state, RepairRound const& command, Confirmation confirmation);

/// The commands that concern adjourned games, one function for each.
class AdjournmentDecider {
public:
    AdjournmentDecider(History const& history, Confirmation confirmation, clock::Instant at)
        : m_history(history), m_state(history.state()), m_confirmation(confirmation), m_at(at) {}

    Decision operator()(CallForSealing const& command) const;
    Decision operator()(SealMove const& command) const;
    Decision operator()(AdjournGame const& command) const;
    Decision operator()(PlanResumption const& command) const;
    Decision operator()(KeepEnvelope const& command) const;
    Decision operator()(MissEnvelope const& command) const;
    Decision operator()(MarkAtResumption const& command) const;
    Decision operator()(OpenEnvelope const& command) const;
    Decision operator()(RereadEnvelope const& command) const;
    Decision operator()(ResumeGame const& command) const;
    Decision operator()(SealReply const& command) const;

private:
    [[nodiscard]] Expected<Board const*, Objection> boardOf(RoundNumber number, BoardNumber wanted) const;
    /// One that is or was adjourned and is not decided.
    [[nodiscard]] Expected<Board const*, Objection> adjournedOf(RoundNumber number, BoardNumber wanted) const;
    [[nodiscard]] Expected<Envelope const*, Objection> envelopeOf(RoundNumber number, BoardNumber wanted,
                                                                  bool reply) const;
    /// How often the game on the board of a command was adjourned.
    template <typename OnBoard>
    [[nodiscard]] int adjournments(OnBoard const& command) const {
        return static_cast<int>(m_state.round(command.round)->board(command.board)->adjournments.size());
    }
    [[nodiscard]] static std::optional<Colour> sealerOf(AdjournGame const& command, Board const& board);
    [[nodiscard]] std::optional<Question> playsElsewhere(RoundNumber round, Board const& board) const;
    [[nodiscard]] std::optional<Why> whyNotSealed(Board const& board) const;
    /// Why it cannot be what was sealed in this event; none: it can.
    [[nodiscard]] std::optional<Not> unfit(SealedText const& typed) const;
    [[nodiscard]] Expected<Acts, Objection> charged(AdjournGame const& command, Board const& board,
                                                    Colour sealer) const;
    [[nodiscard]] Expected<Acts, Objection> takenForLateness(ResumeGame const& command, Board const& board,
                                                             Colour from) const;

    History const& m_history;
    EventState const& m_state;
    Confirmation m_confirmation;
    clock::Instant m_at;
};

/// Stops a running clock of a game that is decided or adjourned, so that nobody is charged for what comes after.
[[nodiscard]] Acts stoppedForResult(RoundNumber round, Board const& board, clock::Instant at);

/// Whether the act is a ruling on this board.
[[nodiscard]] bool isRulingOn(History const& history, Seq seq, RoundNumber round, BoardNumber board);

/// Why the ruling is not withdrawn: it is on no record, does not stand any more, or nobody says why.
[[nodiscard]] std::optional<Objection> standsAgainstWithdrawal(History const& history, WithdrawRuling const& command);
/// The rulings on the same game that were made after it and stand.
[[nodiscard]] std::vector<Seq> laterRulings(History const& history, WithdrawRuling const& command);
/// Whether the act gives back the time that the clock had run while the ruling was sought. A clock adjustment is the
/// giving of time itself.
[[nodiscard]] bool isTimeGivenBack(History const& history, WithdrawRuling const& command, RecordedAct const& act);
/// Whether the act of a ruling concerns its board alone, and no later pairing rests on it.
[[nodiscard]] bool goesWithItsRuling(History const& history, WithdrawRuling const& command, RecordedAct const& act);

/// Files that are attached to rulings, and are removed from them.
[[nodiscard]] Decision attached(History const& history, AttachFile const& command);
[[nodiscard]] Decision removed(History const& history, RemoveFile const& command);

/// Appeals against rulings, and what comes of them.
[[nodiscard]] Decision lodged(History const& history, LodgeAppeal const& command, Confirmation confirmation);
[[nodiscard]] Decision decidedOn(History const& history, DecideAppeal const& command);
[[nodiscard]] Decision withdrawn(History const& history, WithdrawAppeal const& command);
[[nodiscard]] Decision followed(History const& history, FollowAppeal const& command);

/// Whose fallen flag a result passes over: of both flags the first, where it is known.
[[nodiscard]] std::optional<Colour> flagPassedOver(Board const& board, Result result, clock::Instant at);

/// The commands that concern the game on record, one function for each.
class RecordDecider {
public:
    RecordDecider(History const& history, Confirmation confirmation, clock::Instant at)
        : m_history(history), m_state(history.state()), m_confirmation(confirmation), m_at(at) {}

    Decision operator()(SetUpGames const& command) const;
    Decision operator()(WriteRecord const& command) const;
    Decision operator()(WriteSheet const& command) const;
    Decision operator()(OfferDraw const& command) const;
    Decision operator()(AnswerOffer const& command) const;
    Decision operator()(ClaimDraw const& command) const;
    Decision operator()(RuleOnClaim const& command) const;
    Decision operator()(ExcuseRecording const& command) const;
    Decision operator()(SignSheet const& command) const;
    Decision operator()(CollectSheets const& command) const;
    Decision operator()(CallArbiter const& command) const;
    Decision operator()(AnswerCall const& command) const;
    Decision operator()(WriteNote const& command) const;
    Decision operator()(ArrangeBlindPlay const& command) const;
    Decision operator()(RemarkOnBlindPlay const& command) const;
    Decision operator()(CompareBoards const& command) const;
    Decision operator()(CorrectBoards const& command) const;

private:
    struct Place {
        Round const* round = nullptr;
        Board const* board = nullptr;
    };
    [[nodiscard]] Expected<Place, Objection> boardOf(RoundNumber number, BoardNumber wanted) const;
    [[nodiscard]] Expected<Place, Objection> gameOf(RoundNumber number, BoardNumber wanted) const;
    /// The same where the board itself has not ended the game.
    [[nodiscard]] Expected<Place, Objection> playOf(RoundNumber number, BoardNumber wanted) const;
    /// The same where no flag was noticed, or the arbiter says that the game goes on.
    [[nodiscard]] Expected<Place, Objection> openPlayOf(RoundNumber number, BoardNumber wanted) const;
    /// The same, and also of an adjourned game, whose players may still agree (I.4, I.6; 2009: Adj.4, Adj.6).
    [[nodiscard]] Expected<Place, Objection> agreementOf(RoundNumber number, BoardNumber wanted) const;
    [[nodiscard]] Acts stopped(Place const& place, std::string_view reason) const;
    [[nodiscard]] Decision drawn(Place const& place, Act first, ResultKind how, std::string article,
                                 std::string note) const;

    History const& m_history;
    EventState const& m_state;
    Confirmation m_confirmation;
    clock::Instant m_at;
};

} // namespace flagfall::session
