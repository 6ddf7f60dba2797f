// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/deciding.h"
#include "app/session/event/adjourned_game.h"
#include "app/session/event/schedule.h"
#include "app/session/event/text.h"

#include <algorithm>

namespace flagfall::session {
namespace {

Not askOf(Ask what, RoundNumber round, BoardNumber board, std::optional<Colour> side = {}) {
    return ask(Question{.ask = what, .round = round, .board = board, .side = side});
}

bool wasStarted(Board const& board) { return board.clock && board.clock->phase != clock::Phase::Ready; }

/// A record that was begun has fewer half-moves than were made: the sealed move cannot be among them.
int halfMovesMissing(Board const& board) {
    Adjournment const* const one = board.adjournment();
    if (!one || board.game.record.size() == 0) return 0;
    bool const sealedIsMade = one->envelope && one->envelope->opened;
    int const made = static_cast<int>(one->halfMoves) + (sealedIsMade ? 1 : 0);
    return std::max(0, made - static_cast<int>(board.game.record.halfMoves()));
}

/// The clock says that one player is to move, and the record, which has more moves, that it is the other.
bool isBehindRecord(Board const& board) { return wasStarted(board) && onMove(board) != board.clock->active; }

/// What the player had made on the board is learnt after the clock was stopped (I.1.1): the envelope is compared with
/// it.
bool bindsWhatIsSealed(Board const& board, std::string const& made) {
    Adjournment const* const one = board.adjournment();
    return !made.empty() && one && one->envelope && one->mustSeal != made;
}

/// The envelope was missing when the game was resumed, and it goes on by the move that was stated: what is found later
/// is not opened any more, and keeps nobody from playing (I.12; 2009: Adj.11).
bool goesOnWithoutEnvelope(History const& history, RoundNumber round, Board const& board) {
    Adjournment const* const one = board.adjournment();
    Envelope const* const closed = one ? one->closed() : nullptr;
    return closed && closed->missing && isResumed(board) && !isMissed(history, round, board);
}

void operate(Acts& acts, RoundNumber round, Board const& board, clock::Instant at, clock::Operation const& operation) {
    addFacts(acts, round, board, at, operation);
    acts.push_back(ClocksOperated{round, {board.number}, operation, at, {}});
}

/// Whether the flag of that side falls by what these acts do to the clock.
bool flagFallsBy(Acts const& acts, BoardNumber board, Colour side) {
    for (Act const& act : acts)
        if (auto const* const corrected = std::get_if<ClocksCorrected>(&act))
            for (ClocksCorrected::OnBoard const& one : corrected->boards)
                if (one.board == board && one.change.sides[side].flagAt && one.change.sides[side].flagAt->after)
                    return true;
    return false;
}

/// Once the envelope was opened before its time the game goes on before it, too.
bool isBeforeItsTime(Adjournment const& adjournment, ResumptionClock const& clock) {
    bool const opened = adjournment.envelope && adjournment.envelope->opened;
    return clock.isEarly() && !opened;
}

Why whyNotOpened(OpeningProblem problem) {
    switch (problem) {
    case OpeningProblem::TooFewKeys: return Why::OpeningKeysMissing;
    case OpeningProblem::KeyMistyped: return Why::OpeningKeyMistyped;
    case OpeningProblem::WrongKey: return Why::OpeningKeyWrong;
    case OpeningProblem::OtherText: break;
    }
    return Why::SealBroken;
}

} // namespace

Acts stoppedForResult(RoundNumber round, Board const& board, clock::Instant at) {
    Acts acts;
    if (!isRunning(board)) return acts;
    addFacts(acts, round, board, at, clock::Pause{});
    acts.push_back(ClocksOperated{round, {board.number}, clock::Pause{}, at, "result"});
    return acts;
}

Expected<Board const*, Objection> AdjournmentDecider::boardOf(RoundNumber number, BoardNumber wanted) const {
    Round const* const round = m_state.round(number);
    if (!round) return no(Why::NoSuchRound);
    Board const* const board = round->board(wanted);
    if (!board) return no(Why::NoSuchBoard);
    return board;
}

Expected<Board const*, Objection> AdjournmentDecider::adjournedOf(RoundNumber number, BoardNumber wanted) const {
    auto const board = boardOf(number, wanted);
    if (!board) return board;
    if ((*board)->result) return refusedOn(Why::GameDecided, wanted);
    if (!(*board)->adjournment()) return refusedOn(Why::NotAdjourned, wanted);
    return board;
}

/// What is filed unopened is still kept by somebody when the game is over.
Expected<Envelope const*, Objection> AdjournmentDecider::envelopeOf(RoundNumber number, BoardNumber wanted,
                                                                    bool reply) const {
    auto const board = boardOf(number, wanted);
    if (!board) return refused(board.error());
    Adjournment const* const one = (*board)->adjournment();
    if (!one) return refusedOn(Why::NotAdjourned, wanted);
    auto const& envelope = reply ? one->reply : one->envelope;
    if (!envelope) return refusedOn(Why::NoEnvelope, wanted);
    return &*envelope;
}

// --- sealing -------------------------------------------------------------------------------------------------

Decision AdjournmentDecider::operator()(CallForSealing const& command) const {
    Round const* const round = m_state.round(command.round);
    if (!round) return no(Why::NoSuchRound);
    std::vector<BoardNumber> setAside;
    SealingCalled act{command.round, {}, command.byPlayer, command.off, trimmed(command.mustSeal), command.sessionLeft};
    for (BoardNumber const number : command.boards) {
        Board const* const board = round->board(number);
        if (!board) return refusedOn(Why::NoSuchBoard, command.round, number);
        if (board->result) return refusedOn(Why::ResultStands, command.round, number);
        if (board->awaitsRecovery()) return refusedOn(Why::RecoveryPending, command.round, number);
        if (command.off) {
            // What was typed is sealed for good: otherwise another move could be sealed in its place (I.1.1).
            if (board->sealing && board->sealing->typed) return refusedOn(Why::SealedForGood, command.round, number);
            if (board->sealing) act.boards.push_back(number);
            continue;
        }
        bool const saysMore = board->sealing && !act.mustSeal.empty() && board->sealing->mustSeal != act.mustSeal;
        bool const isOther = otherHasToSeal(*board);
        bool const asksNow = board->sealing && command.byPlayer && !board->sealing->byPlayer;
        bool const setsAside = isOther && board->sealing->typed;
        if (setsAside && command.boards.size() > 1) continue;
        if (board->adjourned) {
            if (bindsWhatIsSealed(*board, act.mustSeal)) act.boards.push_back(number);
            continue;
        }
        if (board->sealing && !saysMore && !isOther && !asksNow) continue;
        if (waitsToBeOpened(*board)) return refusedOn(Why::EnvelopeIsClosed, command.round, number);
        if (board->flagNoticed || flagToRuleOn(*board, m_at))
            return refusedOn(Why::FlagToRuleOn, command.round, number);
        if (auto const over = whyNotSealed(*board)) return refusedOn(*over, command.round, number);
        if (isBehindRecord(*board) && !m_confirmation.yesTo(Ask::ClockBehindRecord))
            return askOf(Ask::ClockBehindRecord, command.round, number, board->clock->active);
        if (setsAside && !m_confirmation.yesTo(Ask::SealSetAside))
            return askOf(Ask::SealSetAside, command.round, number, board->sealing->by);
        if (setsAside) setAside.push_back(number);
        act.boards.push_back(number);
    }
    if (act.boards.empty()) return Acts{};
    Acts acts{std::move(act)};
    // Typing had stopped the clock: it runs for who seals instead.
    for (Board const& board : round->boards)
        if (std::ranges::find(setAside, board.number) != setAside.end() && board.clock->phase == clock::Phase::Paused)
            operate(acts, command.round, board, m_at, clock::Resume{});
    return acts;
}

Decision AdjournmentDecider::operator()(SealMove const& command) const {
    auto const board = boardOf(command.round, command.board);
    if (!board) return refused(board.error());
    if (m_state.details.adjournments.sealedOn != SealedOn::Screen) return no(Why::SealsOnPaper);
    if (!(*board)->sealing) return refusedOn(Why::NothingToSeal, command.round, command.board);
    auto const by = (*board)->sealing->by ? (*board)->sealing->by : command.by;
    if (!by) return refusedOn(Why::SealerMissing, command.round, command.board);
    // Typing it has stopped the clock; on the table that is still to be done (I.1.1; 2009: Adj.1a).
    if (wasStarted(**board) && (*board)->sealing->typed)
        return refusedOn(Why::SealedForGood, command.round, command.board);
    if (flagToRuleOn(**board, m_at)) return refusedOn(Why::FlagToRuleOn, command.round, command.board);
    // What is typed is sealed for good: it must be clear in which position, and by whom.
    if (isBehindRecord(**board)) return refusedOn(Why::RecordAhead, command.round, command.board);
    if (auto wrong = unfit(command.typed)) return *wrong;
    Acts acts;
    if (isRunning(**board)) operate(acts, command.round, **board, m_at, clock::Pause{});
    acts.push_back(MoveSealed{.round = command.round, .board = command.board, .by = *by, .typed = command.typed});
    return acts;
}

Decision AdjournmentDecider::operator()(AdjournGame const& command) const {
    auto const found = boardOf(command.round, command.board);
    if (!found) return refused(found.error());
    Board const& board = **found;
    if (board.adjourned) return Acts{};
    if (board.result) return refusedOn(Why::ResultStands, command.round, command.board);
    if (board.awaitsRecovery()) return refusedOn(Why::RecoveryPending, command.round, command.board);
    if (board.game.pendingClaim()) return refusedOn(Why::ClaimPending, command.round, command.board);
    if (waitsToBeOpened(board)) return refusedOn(Why::EnvelopeIsClosed, command.round, command.board);
    // It is ruled on, or taken back: until then there is nothing to seal in such a game (6.8, 6.9).
    if (board.flagNoticed || flagToRuleOn(board, m_at))
        return refusedOn(Why::FlagToRuleOn, command.round, command.board);
    if (auto const over = whyNotSealed(board)) return refusedOn(*over, command.round, command.board);
    auto const sealer = sealerOf(command, board);
    // Nobody could say in which position the sealed move is made (I.2.2; 2009: Adj.2b).
    if (sealer && isBehindRecord(board)) return refusedOn(Why::RecordAhead, command.round, command.board);
    if (!sealer && board.sealing) return refusedOn(Why::SealerMissing, command.round, command.board);
    if (board.sealing && board.sealing->typed && board.sealing->by != sealer)
        return refusedOn(Why::PressedWhileSealing, command.round, command.board);
    bool const onScreen = m_state.details.adjournments.sealedOn == SealedOn::Screen;
    if (board.sealing && onScreen && !board.sealing->typed && !m_confirmation.yesTo(Ask::SealedOnPaper))
        return askOf(Ask::SealedOnPaper, command.round, command.board);
    bool const unsealed = !board.sealing && !command.sealer && isRunning(board);
    if (unsealed && !m_confirmation.yesTo(Ask::NothingSealed))
        return askOf(Ask::NothingSealed, command.round, command.board, board.clock->active);
    Acts acts = stoppedForResult(command.round, board, m_at);
    if (sealer && command.charge > clock::Span::zero() && wasStarted(board)) {
        auto charge = charged(command, board, *sealer);
        if (!charge) return charge;
        if (flagFallsBy(*charge, command.board, *sealer)) return charge; // there is nothing to adjourn
        acts = std::move(*charge);                                       // it stops the clock, too
    }
    std::string must = trimmed(command.mustSeal);
    if (must.empty() && board.sealing) must = board.sealing->mustSeal;
    GameAdjourned act{command.round, command.board, sealer, std::move(must), command.left};
    if (sealer && !wasStarted(board)) {
        act.charged = std::max(clock::Span::zero(), command.charge);
        if (act.left) (*act.left)[*sealer] -= act.charged;
        // Charged with all that is left, the sealer has lost on time (I.1.2; 2009: Adj.1b).
        if (act.left && (*act.left)[*sealer] <= clock::Span::zero())
            return refusedOn(Why::FlagToRuleOn, command.round, command.board);
    }
    acts.push_back(std::move(act));
    return acts;
}

/// By the record the game is over, or what an opened envelope says is still to be made or ruled on: nothing is sealed.
std::optional<Why> AdjournmentDecider::whyNotSealed(Board const& board) const {
    auto const end = endOnBoard(board.game, m_state.details.edition->drawnGame);
    if (end && record::endsAtOnce(end->how)) return Why::EndedOnBoard;
    return isToBeWritten(board) && !isUnseen(board) ? std::optional{Why::SealedMoveToCome} : std::nullopt;
}

/// On the clock of the table the arbiter's word counts.
std::optional<Colour> AdjournmentDecider::sealerOf(AdjournGame const& command, Board const& board) {
    if (!board.sealing && !command.sealer) return std::nullopt;
    if (wasStarted(board)) return board.clock->active;
    if (command.sealer) return command.sealer;
    return board.sealing->by;
}

std::optional<Not> AdjournmentDecider::unfit(SealedText const& typed) const {
    bool const whole = !typed.box.empty() && !typed.fingerprint.empty();
    int const keys = m_state.details.adjournments.twoKeys ? 2 : 1;
    if (whole && typed.keys == keys) return std::nullopt;
    return no(Refusal{.why = Why::OpeningKeysMissing, .count = keys});
}

/// The rest of the session is charged to a player who does not wait for its end (I.1.2; 2009: Adj.1b).
Expected<Acts, Objection> AdjournmentDecider::charged(AdjournGame const& command, Board const& board,
                                                      Colour sealer) const {
    return ClockDecider{m_history, m_confirmation,
                        m_at}(CorrectClocks{.round = command.round,
                                            .boards = {board.number},
                                            .operations = {clock::Pause{}, clock::AdjustTime{sealer, -command.charge}},
                                            .ground = Ground::EarlyAdjournment});
}

/// The clock of who must reply runs from the agreed time on, whether somebody started it or not (I.9.2; 2009: Adj.9b).
Expected<Acts, Objection> AdjournmentDecider::takenForLateness(ResumeGame const& command, Board const& board,
                                                               Colour from) const {
    return ClockDecider{m_history, m_confirmation,
                        m_at}(CorrectClocks{.round = command.round,
                                            .boards = {board.number},
                                            .operations = {clock::AdjustTime{from, -command.late}},
                                            .ground = Ground::LateResumption});
}

/// One of the two is playing another game, which is under way.
std::optional<Question> AdjournmentDecider::playsElsewhere(RoundNumber round, Board const& board) const {
    for (Round const& other : m_state.rounds)
        for (Board const& one : other.boards) {
            bool const same = other.number == round && one.number == board.number;
            bool const begun = one.clock ? wasStarted(one) : other.started();
            if (same || !one.isUndecided() || one.adjourned || !begun) continue;
            for (PlayerId const player : {board.white, board.black})
                if (one.white == player || one.black == player)
                    return Question{
                        .ask = Ask::PlaysElsewhere, .round = other.number, .board = one.number, .player = player};
        }
    return std::nullopt;
}

// --- in between ----------------------------------------------------------------------------------------------

Decision AdjournmentDecider::operator()(PlanResumption const& command) const {
    auto const at = parseLocalMinute(command.at);
    if (!at) return no(Why::NotAMinute);
    bool late = false; // by the time of before: a player of these games
    for (BoardNumber const number : command.boards) {
        auto const board = boardOf(command.round, number);
        if (!board) return refused(board.error());
        Adjournment const* const one = (*board)->adjournment();
        if (!(*board)->adjourned || !one) return refusedOn(Why::NotAdjourned, command.round, number);
        late = late || (!one->resumesAt.empty() && isTooLate(**board, m_state.details, command.clock));
    }
    if (command.boards.empty()) return Acts{};
    if (late && !m_confirmation.yesTo(Ask::LatenessGoes))
        return askOf(Ask::LatenessGoes, command.round, command.boards.front());
    PlayingSession const* const session = sessionOn(m_state.details.schedule, *at);
    bool const isOther = session && session->round != command.round;
    if (isOther && !m_confirmation.yesTo(Ask::OtherRoundThen))
        return askOf(Ask::OtherRoundThen, session->round, command.boards.front());
    return Acts{ResumptionPlanned{command.round, command.boards, isoMinute(*at), trimmed(command.place)}};
}

Decision AdjournmentDecider::operator()(KeepEnvelope const& command) const {
    auto const envelope = envelopeOf(command.round, command.board, command.reply);
    if (!envelope) return refused(envelope.error());
    if ((*envelope)->missing &&
        goesOnWithoutEnvelope(m_history, command.round, **boardOf(command.round, command.board)))
        return refusedOn(Why::MissingRuledOn, command.round, command.board);
    std::string const holder = trimmed(command.holder);
    if (holder.empty()) return refusedOn(Why::HolderMissing, command.round, command.board);
    return Acts{EnvelopeKept{command.round, command.board, command.reply, holder, command.checked,
                             trimmed(command.note), adjournments(command)}};
}

Decision AdjournmentDecider::operator()(MissEnvelope const& command) const {
    auto const envelope = envelopeOf(command.round, command.board, command.reply);
    if (!envelope) return refused(envelope.error());
    if ((*envelope)->opened) return refusedOn(Why::EnvelopeIsOpen, command.round, command.board);
    if ((*envelope)->missing) return Acts{};
    return Acts{
        EnvelopeMissed{command.round, command.board, command.reply, trimmed(command.note), adjournments(command)}};
}

// --- the resumption ------------------------------------------------------------------------------------------

Decision AdjournmentDecider::operator()(MarkAtResumption const& command) const {
    auto const board = adjournedOf(command.round, command.board);
    if (!board) return refused(board.error());
    bool const present = command.presence == Presence::Present;
    bool const isNoted = (*board)->adjournment()->present[command.side].has_value() == present;
    if (isNoted && !(present && command.ago > clock::Span{})) return Acts{};
    if (!present && goesOnWithoutEnvelope(m_history, command.round, **board)) return Acts{}; // nobody is waited for
    if (!present && sawItOpened(*(*board)->adjournment(), command.side))
        return refusedOn(Why::EnvelopeIsOpen, command.round, command.board);
    Acts acts{ResumptionAttended{command.round, command.board, command.side, !present, adjournments(command),
                                 present ? command.ago : clock::Span{}}};
    // Whoever must reply loses no time while the envelope is opened (2009: Adj.9b; I.9.2).
    Adjournment const& adjournment = *(*board)->adjournment();
    bool const replies = adjournment.envelope && opponent(adjournment.envelope->by) == command.side;
    bool const waits = replies && !adjournment.envelope->opened && adjournment.waitsToBeOpened();
    if (present && waits && (*board)->isUnderWay() && isRunning(**board))
        operate(acts, command.round, **board, m_at, clock::Pause{});
    return acts;
}

Decision AdjournmentDecider::operator()(OpenEnvelope const& command) const {
    auto const found = adjournedOf(command.round, command.board);
    if (!found) return refused(found.error());
    auto const envelope = envelopeOf(command.round, command.board, command.reply);
    if (!envelope) return refused(envelope.error());
    if ((*envelope)->opened) return refusedOn(Why::EnvelopeIsOpen, command.round, command.board);
    if ((*envelope)->missing) return refusedOn(Why::EnvelopeIsMissing, command.round, command.board);
    std::string const witness = trimmed(command.witness);
    if (m_state.details.adjournments.witness && witness.empty())
        return refusedOn(Why::WitnessMissing, command.round, command.board);
    Board const& board = **found;
    Adjournment const& adjournment = *board.adjournment();
    Colour const awaited = opponent((*envelope)->by);
    bool const forLate = needsWitnessForLate(board, m_state.details, command.clock);
    if (forLate && witness.empty()) return refusedOn(Why::WitnessForLate, command.round, command.board);
    if (isBeforeItsTime(adjournment, command.clock) && !m_confirmation.yesTo(Ask::ResumptionNotDue))
        return askOf(Ask::ResumptionNotDue, command.round, command.board, awaited);
    if (!adjournment.present[awaited] && !m_confirmation.yesTo(Ask::ReplierNotThere))
        return askOf(Ask::ReplierNotThere, command.round, command.board, awaited);
    EnvelopeOpened act{command.round, command.board,        command.reply, trimmed(command.written), {},
                       witness,       adjournments(command)};
    if (!(*envelope)->typed && act.text.empty() != command.nothingInIt)
        return refusedOn(Why::NothingWritten, command.round, command.board);
    if (auto const& typed = (*envelope)->typed) {
        auto const beside =
            sealedBeside(command.round, command.board, (*envelope)->by, command.reply, board.adjournments.size() - 1);
        auto const open = unseal(*typed, beside, command.openingKeys);
        if (!open)
            return no(Refusal{.why = whyNotOpened(open.error()),
                              .round = command.round,
                              .board = command.board,
                              .count = typed->keys});
        act.text = open->text;
        act.salt = open->salt;
    }
    return Acts{std::move(act)};
}

Decision AdjournmentDecider::operator()(RereadEnvelope const& command) const {
    auto const envelope = envelopeOf(command.round, command.board, command.reply);
    if (!envelope) return refused(envelope.error());
    if (!(*envelope)->opened || (*envelope)->typed) return refusedOn(Why::NoEnvelope, command.round, command.board);
    std::string const text = trimmed(command.written);
    if (text == (*envelope)->opened->text) return Acts{};
    return Acts{EnvelopeReread{command.round, command.board, command.reply, text, trimmed(command.note),
                               adjournments(command)}};
}

Decision AdjournmentDecider::operator()(ResumeGame const& command) const {
    auto const found = boardOf(command.round, command.board);
    if (!found) return refused(found.error());
    Board const& board = **found;
    if (board.result) return refusedOn(Why::GameDecided, command.round, command.board);
    if (!board.adjourned) return refusedOn(Why::NotAdjourned, command.round, command.board);
    if (board.awaitsRecovery()) return refusedOn(Why::RecoveryPending, command.round, command.board);
    auto const end = endOnBoard(board.game, m_state.details.edition->drawnGame);
    if (end && record::endsAtOnce(end->how)) return refusedOn(Why::EndedOnBoard, command.round, command.board);
    Adjournment const* const adjournment = board.adjournment();
    Envelope const* const sealed = adjournment && adjournment->envelope ? &*adjournment->envelope : nullptr;
    bool const closed = sealed && !sealed->opened && !sealed->missing;
    bool const replierHere = sealed && adjournment->present[opponent(sealed->by)];
    if (closed && replierHere) return refusedOn(Why::EnvelopeIsClosed, command.round, command.board);
    // The move is made before the clock of who must reply runs (I.9.1, I.12.1; 2009: Adj.9a, 11a).
    if (isSealedMoveToCome(board)) return refusedOn(Why::SealedMoveToCome, command.round, command.board);
    if (saysNoMove(board) && isToBeWritten(board))
        return refusedOn(Why::SealedMoveToCome, command.round, command.board);
    if (flagToRuleOn(board, m_at)) return refusedOn(Why::FlagToRuleOn, command.round, command.board);
    if (replierHere && isMissed(m_history, command.round, board))
        return refusedOn(Why::MissingToRuleOn, command.round, command.board);

    if (isLostByBoth(m_history, command.round, board, command.clock))
        return refusedOn(Why::BothTooLate, command.round, command.board);
    for (Colour const side : bothColours) {
        bool const late = isTooLate(board, m_state.details, side, command.clock);
        if (late && !isLatenessRuledOn(m_history, command.round, command.board) &&
            !m_confirmation.yesTo(Ask::LatePlays))
            return askOf(Ask::LatePlays, command.round, command.board, side);
    }
    if (adjournment && isBeforeItsTime(*adjournment, command.clock) && !m_confirmation.yesTo(Ask::ResumptionNotDue))
        return askOf(Ask::ResumptionNotDue, command.round, command.board);

    if (auto const busy = playsElsewhere(command.round, board); busy && !m_confirmation.yesTo(Ask::PlaysElsewhere))
        return ask(*busy);
    if (int const missing = halfMovesMissing(board); missing > 0 && !m_confirmation.yesTo(Ask::RecordIncomplete))
        return ask(
            Question{.ask = Ask::RecordIncomplete, .round = command.round, .board = command.board, .count = missing});

    Acts acts{GameResumed{command.round, command.board}};
    if (!board.clock || board.clock->phase != clock::Phase::Paused) return acts;
    Board running = board; // all comes at the instant in which the clock goes on
    if (command.late > clock::Span::zero()) {
        Colour const awaited = sealed ? opponent(sealed->by) : board.clock->active;
        auto const taken = takenForLateness(command, board, awaited);
        if (!taken) return taken;
        std::ranges::copy(*taken, std::back_inserter(acts));
        if (flagFallsBy(*taken, command.board, awaited)) return acts; // the flag is ruled on, and no clock goes on
        apply(*running.clock, m_at, clock::AdjustTime{awaited, -command.late});
    }
    operate(acts, command.round, running, m_at, clock::Resume{});
    if (!sealed || board.clock->active != sealed->by || goesByGong(*board.clock)) return acts;
    apply(*running.clock, m_at, clock::Resume{});
    clock::Clock trial = *running.clock;
    if (auto const why = apply(trial, m_at, clock::Press{sealed->by}).refused)
        return no(Refusal{.why = Why::ClockRefuses, .board = command.board, .clock = *why});
    operate(acts, command.round, running, m_at, clock::Press{sealed->by});
    return acts;
}

Decision AdjournmentDecider::operator()(SealReply const& command) const {
    auto const found = boardOf(command.round, command.board);
    if (!found) return refused(found.error());
    Board const& board = **found;
    if (board.result) return refusedOn(Why::GameDecided, command.round, command.board);
    Adjournment const* const adjournment = board.adjournment();
    if (!adjournment || !adjournment->resumed || !adjournment->envelope)
        return refusedOn(Why::NotAdjourned, command.round, command.board);
    if (!adjournment->envelope->opened) return refusedOn(Why::EnvelopeIsClosed, command.round, command.board);
    if (isSealedMoveToCome(board)) return refusedOn(Why::SealedMoveToCome, command.round, command.board);
    Colour const replier = opponent(adjournment->envelope->by);
    bool const ours = wasStarted(board);
    auto const made = static_cast<std::size_t>(halfMovesPressed(board)); // the clock may have missed some before
    bool const onMove =
        !ours || (isRunning(board) && board.clock->active == replier && made <= adjournment->halfMoves + 1);
    bool const alone = !adjournment->present[opponent(replier)] && !adjournment->reply;
    if (!onMove || !alone) return refusedOn(Why::NotHisReply, command.round, command.board);
    bool const typed = !command.typed.box.empty();
    if (typed && m_state.details.adjournments.sealedOn != SealedOn::Screen) return no(Why::SealsOnPaper);
    if (typed)
        if (auto wrong = unfit(command.typed)) return *wrong;
    Acts acts{MoveSealed{command.round, command.board, replier, true, command.typed, adjournments(command)}};
    if (ours) operate(acts, command.round, board, m_at, clock::Press{replier});
    return acts;
}

} // namespace flagfall::session
