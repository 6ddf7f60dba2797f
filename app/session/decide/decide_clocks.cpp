// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/deciding.h"

#include "app/session/event/adjourned_game.h"
#include "app/session/event/open_games.h"
#include "arbiter/rulings/incident.h"
#include "clock/methods.h"

#include <algorithm>

namespace flagfall::session {
namespace {

bool isAmong(BoardNumber board, std::vector<BoardNumber> const& boards) {
    return boards.empty() || std::ranges::find(boards, board) != boards.end();
}

Not clockRefused(clock::Refusal why, BoardNumber board) {
    Refusal refusal{.why = Why::ClockRefuses};
    refusal.board = board;
    refusal.clock = why;
    return no(std::move(refusal));
}

/// Who must reply to what is in a closed envelope is there: it is opened before the clock goes on (I.9.2; 2009:
/// Adj.9b, 9c).
bool opensFirst(Board const& board) { return waitsToBeOpened(board) && !awaitedByEnvelope(board); }

/// What is done before the clock goes on beside an envelope.
std::optional<Why> waitsFor(Board const& board) {
    if (opensFirst(board)) return Why::EnvelopeIsClosed;
    if (isSealedMoveToCome(board)) return Why::SealedMoveToCome;
    if (board.sealing && board.sealing->typed) return Why::SealedForGood;
    return std::nullopt;
}

/// Adjourned by nobody: there was no result when the next round was paired, and now it is played.
bool onlyPutOff(Board const& board) {
    return board.adjournment() && board.adjournment()->byPairing && !board.adjournment()->envelope;
}

bool isMoot(clock::Operation const& operation, clock::Clock const& clock) {
    return std::holds_alternative<clock::Pause>(operation) && clock.phase != clock::Phase::Running;
}

/// The same correction with the arbiter's word that a flag may drop by it.
clock::Operation withConfirmation(clock::Operation operation, Confirmation confirmation) {
    if (auto* const adjust = std::get_if<clock::AdjustTime>(&operation);
        adjust && confirmation.yesTo(Ask::FlagWouldDrop))
        adjust->ifGone = clock::IfGone::DropFlag;
    return operation;
}

/// Undoing a press takes back the time given and the moves counted by hand since, too; that is done again.
void giveAgain(std::vector<clock::Operation>& operations, clock::Clock const& clock) {
    if (!clock.beforePress) return;
    for (Colour const colour : bothColours) {
        auto const time = clock.adjustmentsSincePress.time[colour];
        int const moves = clock.adjustmentsSincePress.moves[colour];
        if (time != clock::Span::zero()) operations.emplace_back(clock::AdjustTime{colour, time});
        int const before = clock.beforePress->sides[colour].movesCompleted;
        if (moves != 0) operations.emplace_back(clock::SetMoves{colour, std::max(0, before + moves)});
    }
}

/// The increment that came with the last move of a player who has made so many, on the clock of then.
void takeIncrement(std::vector<clock::Operation>& operations, clock::Clock const& then, Colour colour, int moves,
                   clock::Span main) {
    auto const& period = then.setting->periods(colour)[static_cast<std::size_t>(then.sides[colour].period)];
    auto const increment = clock::incrementFor(period, then.setting->firstMove(), moves + 1);
    if (increment > clock::Span::zero() && main > increment)
        operations.emplace_back(clock::AdjustTime{colour, -increment});
}

/// A press that cannot be undone as a whole goes back in its parts (clocks.md E13): the move, the count and the
/// increment that came with it.
void handBack(std::vector<clock::Operation>& operations, clock::Clock const& now, Colour offender) {
    clock::SideState const& side = now.sides[offender];
    auto const& before = now.beforePress && now.beforePress->active == offender ? *now.beforePress : now;
    operations.emplace_back(clock::SetToMove{offender});
    operations.emplace_back(clock::SetMoves{offender, side.movesCompleted - 1});
    takeIncrement(operations, before, offender, side.movesCompleted, side.main);
    if (&before == &now) return;
    clock::Span const thought = now.sides[opponent(offender)].used - before.sides[opponent(offender)].used;
    if (thought > clock::Span::zero()) operations.emplace_back(clock::AdjustTime{opponent(offender), thought});
}

/// Where the press has brought the next period, nothing can stand in for undoing it.
bool broughtPeriod(clock::Clock const& now, Colour offender) {
    return now.setting->transition() == clock::Transition::AtQuota && now.beforePress &&
           now.beforePress->sides[offender].period != now.sides[offender].period;
}

/// Whether the last of so many moves by this player was penalised as illegal before: its increment is gone.
bool wasPenalised(Board const& board, Colour offender, int moves) {
    return std::ranges::any_of(board.game.illegalMoves, [&](IllegalMoveOnRecord const& one) {
        return one.noted.by == offender && one.movesCompleted == moves;
    });
}

/// Gives somebody a move, or takes one back.
bool handsMove(clock::Operation const& operation) {
    return std::holds_alternative<clock::UndoPress>(operation) || std::holds_alternative<clock::SetToMove>(operation) ||
           std::holds_alternative<clock::Press>(operation) ||
           std::holds_alternative<clock::CountMissedPress>(operation);
}

bool undoesPress(clock::Operation const& operation) { return std::holds_alternative<clock::UndoPress>(operation); }

} // namespace

void addFactsUntil(Acts& acts, RoundNumber round, Board const& board, clock::Instant at) {
    clock::Clock trial = *board.clock;
    for (clock::Fact const& fact : advance(trial, at).facts) acts.push_back(ClockReported{round, board.number, fact});
}

void addFacts(Acts& acts, RoundNumber round, Board const& board, clock::Instant at, clock::Operation const& operation) {
    clock::Clock trial = *board.clock;
    for (clock::Fact const& fact : apply(trial, at, operation).facts)
        acts.push_back(ClockReported{round, board.number, fact});
}

namespace {

Acts pausedBy(int desk, Round const& round, clock::Instant at, std::string_view reason) {
    Acts acts;
    ClocksOperated pause{round.number, {}, clock::Pause{}, at, std::string{reason}};
    for (Board const& board : round.boards) {
        if (!isRunning(board) || !board.isRunBy(desk)) continue;
        addFacts(acts, round.number, board, at, pause.operation);
        pause.boards.push_back(board.number);
    }
    if (!pause.boards.empty()) acts.push_back(std::move(pause));
    return acts;
}

} // namespace

Acts pausedIn(Round const& round, clock::Instant at, std::string_view reason) { return pausedBy(0, round, at, reason); }

Acts pausedEverywhere(EventState const& state, clock::Instant at, std::string_view reason, int desk) {
    Acts acts;
    for (Round const& round : state.rounds)
        std::ranges::move(pausedBy(desk, round, at, reason), std::back_inserter(acts));
    return acts;
}

/// The board, if its clock may be touched.
Expected<ClockDecider::Place, Objection> ClockDecider::clockOf(RoundNumber number, BoardNumber wanted) const {
    Round const* const round = m_state.round(number);
    Board const* const board = round ? round->board(wanted) : nullptr;
    if (!board || !board->clock) return no(Why::NoSuchBoard);
    if (board->result) return refusedOn(Why::BoardDecided, wanted);
    if (board->recovery) return refusedOn(Why::RecoveryPending, wanted);
    return Place{round, board};
}

// --- what goes on in a game --------------------------------------------------------------------------------

template <typename Fits>
Decision ClockDecider::operate(std::vector<BoardNumber> const& wanted, RoundNumber number,
                               clock::Operation const& operation, Fits fits, int desk,
                               std::optional<DeviceStamp> const& stamp) const {
    Round const* const round = m_state.round(number);
    if (!round) return no(Why::NoSuchRound);
    Acts acts;
    ClocksOperated act{round->number, {}, operation, m_at, {}, stamp};
    bool decided = false;
    bool adjourned = false;
    bool undecidedAfterCrash = false;
    int elsewhere = 0;
    for (Board const& board : round->boards) {
        if (!isAmong(board.number, wanted) || !board.clock) continue;
        bool const named = !wanted.empty();
        if (!named && !fits(board)) continue;
        if (!board.isRunBy(desk)) {
            elsewhere = board.desk;
            continue;
        }
        if (board.recovery)
            undecidedAfterCrash = true;
        else if (board.result)
            decided = true;
        else if (board.adjourned && !onlyPutOff(board))
            adjourned = true;
        else if (fits(board)) {
            if (board.adjourned) acts.push_back(GameResumed{round->number, board.number});
            addFacts(acts, round->number, board, m_at, operation);
            act.boards.push_back(board.number);
        }
    }
    if (act.boards.empty()) {
        Refusal refusal{.why = elsewhere != 0        ? Why::OtherDesksClock
                               : undecidedAfterCrash ? Why::RecoveryPending
                               : decided             ? Why::BoardDecided
                               : adjourned           ? Why::Adjourned
                                                     : Why::NothingToDo};
        if (wanted.size() == 1) refusal.board = wanted.front();
        refusal.count = elsewhere;
        return no(std::move(refusal));
    }
    acts.push_back(std::move(act));
    return acts;
}

Decision ClockDecider::operator()(StartClocks const& command) const {
    auto const isReady = [](Board const& board) { return board.clock->phase == clock::Phase::Ready; };
    return operate(command.boards, command.round, clock::Start{}, isReady, command.desk);
}

/// Without boards: every running clock of the event, games of an earlier round included.
Decision ClockDecider::operator()(PauseClocks const& command) const {
    if (!command.boards.empty())
        return operate(command.boards, command.round, clock::Pause{}, isRunning, command.desk, command.stamp);
    Acts acts = pausedEverywhere(m_state, m_at, pausedAll, command.desk);
    if (acts.empty()) return no(Why::NothingToDo);
    return acts;
}

/// Without boards: what the last pause of all stopped goes on, in the other rounds that are played, too; a clock that
/// was paused by itself (a dispute, a call of nature) waits, unless it is only such clocks that wait.
Decision ClockDecider::operator()(ResumeClocks const& command) const {
    Round const* const round = m_state.round(command.round);
    if (round)
        for (Board const& board : round->boards)
            if (auto const why = waitsFor(board); why && !board.result)
                if (std::ranges::count(command.boards, board.number) > 0) return refusedOn(*why, board.number);
    bool const onlyTogether = command.boards.empty() && round && std::ranges::any_of(round->boards, isPausedWithAll);
    auto const fits = [onlyTogether](Board const& board) {
        auto const& end = board.game.evidentEnd; // its result is only to be entered
        bool const over = end && record::endsAtOnce(end->how);
        return board.clock->phase == clock::Phase::Paused && !over && !waitsFor(board) &&
               (!onlyTogether || board.pausedWithAll);
    };
    Decision resumed = operate(command.boards, command.round, clock::Resume{}, fits, command.desk);
    if (!resumed || !onlyTogether) return resumed;
    for (Round const& other : m_state.rounds) {
        bool const waits = std::ranges::any_of(other.boards, isPausedWithAll);
        if (&other == round || other.isStopped() || !waits) continue;
        if (auto more = operate({}, other.number, clock::Resume{}, fits, command.desk))
            std::ranges::move(*more, std::back_inserter(*resumed));
    }
    return resumed;
}

/// A press is recorded even when the clock will ignore it: it is evidence. One that was stamped before something the
/// clock has already done cannot count any more.
Decision ClockDecider::operator()(PressLever const& command) const {
    Round const* const round = m_state.round(command.round);
    Board const* const board = round ? round->board(command.board) : nullptr;
    if (!board || !board->clock) return no(Why::NoSuchBoard);
    if (!board->isRunBy(command.desk))
        return no(Refusal{.why = Why::OtherDesksClock, .board = command.board, .count = board->desk});
    if (board->result) return refusedOn(Why::BoardDecided, command.board);
    if (board->adjourned) return refusedOn(Why::Adjourned, command.board);
    if (board->recovery) return refusedOn(Why::RecoveryPending, command.board);
    // Nobody has a move before the sealed one: the clock of who must reply runs, and no press ends that (Adj.9).
    if (waitsToBeOpened(*board)) return refusedOn(Why::EnvelopeIsClosed, round->number, command.board);
    if (isMissed(m_history, round->number, *board))
        return refusedOn(Why::MissingToRuleOn, round->number, command.board);
    bool const overtaken = board->clock->phase != clock::Phase::Ready && m_at < board->clock->anchor;
    if (overtaken)
        return Acts{
            LateArrival{round->number, board->number, command.by, m_at, command.arrived.value_or(m_at), command.stamp}};
    // Who has sealed stops his clock and does not start the other one (I.1.1; 2009: Adj.1a).
    bool const seals = board->sealing && isRunning(*board) && board->clock->active == command.by;
    clock::Operation const press = seals ? clock::Operation{clock::Pause{}} : clock::Press{command.by};
    Acts acts;
    addFacts(acts, round->number, *board, m_at, press);
    acts.push_back(ClocksOperated{round->number, {board->number}, press, m_at, {}, command.stamp});
    return acts;
}

Decision ClockDecider::operator()(NoteLateAct const& command) const {
    Round const* const round = m_state.round(command.round);
    if (!round || !round->board(command.board)) return no(Why::NoSuchBoard);
    return Acts{LateArrival{round->number, command.board, command.by, m_at, command.arrived, command.stamp}};
}

namespace {

/// Some time must be typed, except where the flag was down already.
bool mayBeTyped(Round const& round, ClocksRecovered const& act, Colour colour) {
    clock::Span const typed = (*act.manual)[colour];
    bool const flagDown = std::ranges::all_of(act.boards, [&](BoardNumber number) {
        return round.board(number)->recovery->lastHeartbeat.sides[colour].flagAt.has_value();
    });
    return typed <= clock::longestMain && (typed > clock::Span::zero() || (flagDown && typed == clock::Span::zero()));
}

} // namespace

Decision ClockDecider::operator()(RecoverClocks const& command) const {
    Round const* const round = m_state.round(command.round);
    if (!round) return no(Why::NoSuchRound);
    std::vector<BoardNumber> boards;
    for (Board const& board : round->boards)
        if (board.awaitsRecovery() && isAmong(board.number, command.boards)) boards.push_back(board.number);
    if (boards.empty()) return no(Why::NothingToRecover);
    ClocksRecovered act{round->number, std::move(boards), command.policy};
    if (command.policy == RecoveryPolicy::Manual) {
        act.manual = command.manual.value_or(ByColour<clock::Span>{});
        for (Colour const colour : bothColours)
            if (!mayBeTyped(*round, act, colour)) return clockRefused(clock::Refusal::OutOfRange, act.boards.front());
    }
    return Acts{std::move(act)};
}

/// Nobody but the arbiter can know that the other desk is gone.
Decision ClockDecider::operator()(TakeOverClocks const& command) const {
    Acts acts;
    int clocks = 0;
    std::optional<int> asked;
    for (Round const& round : m_state.rounds) {
        if (command.round && round.number != *command.round) continue;
        std::map<int, ClocksTaken> byDesk;
        for (Board const& board : round.boards) {
            bool const theirs = board.clock && !board.result && !board.isRunBy(command.desk);
            if (command.desk == 0 || !theirs || !isAmong(board.number, command.boards)) continue;
            byDesk[board.desk].boards.push_back(board.number);
            ++clocks;
        }
        for (auto& [from, act] : byDesk) {
            act.round = round.number;
            act.from = from;
            act.desk = command.desk;
            act.at = m_at;
            if (auto const beat = command.lastBeats.find(from); beat != command.lastBeats.end())
                act.lastBeat = std::min(beat->second, m_at);
            if (!asked) asked = from;
            acts.push_back(std::move(act));
        }
    }
    if (!asked) return no(Why::NothingToDo);
    if (!m_confirmation.yesTo(Ask::ClocksTakenOver)) {
        Question question{.ask = Ask::ClocksTakenOver, .count = clocks, .desk = *asked};
        if (auto const beat = command.lastBeats.find(*asked); beat != command.lastBeats.end())
            question.silent = std::max(m_at - beat->second, clock::Span::zero());
        return ask(std::move(question));
    }
    return acts;
}

// --- the arbiter's hands -----------------------------------------------------------------------------------

Expected<ClockDecider::Correction, Objection>
ClockDecider::corrected(RoundNumber round, Board const& board, std::vector<clock::Operation> const& wantedOperations,
                        Confirmation confirmation) const {
    if (!confirmation.yesTo(Ask::CorrectionBarred) && settingStays(board, wantedOperations)) {
        return ask(Question{.ask = Ask::CorrectionBarred, .round = round, .board = board.number});
    }
    auto const starts = [](clock::Operation const& operation) {
        return std::holds_alternative<clock::Resume>(operation);
    };
    if (std::ranges::any_of(wantedOperations, starts)) {
        if (board.adjourned) return refusedOn(Why::Adjourned, board.number);
        if (auto const why = waitsFor(board)) return refusedOn(*why, board.number);
    }
    clock::Clock before = *board.clock;
    Correction done{{board.number, {}, {}}, advance(before, m_at).facts};
    if (before.adjustmentsSincePress.other && std::ranges::any_of(wantedOperations, undoesPress)) {
        Refusal refusal{.why = Why::CorrectedSincePress};
        refusal.board = board.number;
        refusal.operations = inTheWayOfUndoing(round, board);
        return no(std::move(refusal));
    }
    clock::Clock trial = before;
    std::vector<clock::Operation> operations;
    for (clock::Operation const& wanted : wantedOperations) {
        operations.push_back(wanted);
        if (undoesPress(wanted)) giveAgain(operations, before);
    }
    for (clock::Operation const& wanted : operations) {
        if (isMoot(wanted, trial)) continue;
        clock::Operation const operation = withConfirmation(wanted, confirmation);
        auto const [why, facts] = apply(trial, m_at, operation);
        done.facts.insert(done.facts.end(), facts.begin(), facts.end());
        if (why == clock::Refusal::WouldDropFlag && std::holds_alternative<clock::AdjustTime>(wanted)) {
            return ask(Question{.ask = Ask::FlagWouldDrop, .round = round, .board = board.number});
        }
        if (why) return clockRefused(*why, board.number);
        done.on.operations.push_back(operation);
    }
    done.on.change = changeBetween(before, trial);
    return done;
}

/// What hands have done since the last press that would be lost with it.
std::vector<clock::Operation> ClockDecider::inTheWayOfUndoing(RoundNumber round, Board const& board) const {
    std::vector<clock::Operation> found;
    auto const& acts = m_history.acts();
    auto const& touching = m_history.actsOn(round, board.number);
    for (auto seq = touching.rbegin(); seq != touching.rend(); ++seq) {
        auto const* const corrected =
            std::get_if<ClocksCorrected>(&acts[static_cast<std::size_t>(seq->value() - 1)].act);
        if (!corrected) continue;
        if (corrected->at < board.clock->beforePress->anchor) break;
        auto const mine = std::ranges::find(corrected->boards, board.number, &ClocksCorrected::OnBoard::board);
        if (mine == corrected->boards.end() || !isMoreThanTimesAndMoves(mine->change)) continue;
        found.insert(found.begin(), mine->operations.begin(), mine->operations.end());
    }
    return found;
}

/// In rapid and blitz games with limited supervision a setting that nobody found wrong for so many moves stays.
bool ClockDecider::settingStays(Board const& board, std::vector<clock::Operation> const& operations) const {
    auto const isSetting = [](clock::Operation const& operation) {
        return std::holds_alternative<clock::InstallSetting>(operation);
    };
    if (std::ranges::none_of(operations, isSetting)) return false;
    ByColour<std::optional<int>> moves;
    for (Colour const colour : bothColours) moves[colour] = board.clock->sides[colour].movesCompleted;
    rulings::ClockAdjustment const incident{Ground::WrongSetting, {}, moves};
    return rulings::rule(rulesOf(m_state.details, board), incident, {}, {}).forbids(rulings::Forbidden::ChangeClock);
}

Decision ClockDecider::operator()(CorrectClocks const& command) const {
    // Beside a closed envelope nobody has a move (Adj.9).
    Round const* const round =
        std::ranges::any_of(command.operations, handsMove) ? m_state.round(command.round) : nullptr;
    if (round)
        for (Board const& board : round->boards)
            if (isAmong(board.number, command.boards) && waitsToBeOpened(board))
                return refusedOn(Why::EnvelopeIsClosed, round->number, board.number);
    if (command.ground != Ground::IllegalMove) return correct(command);
    CorrectClocks plain = command;
    plain.offender.reset();
    return correct(plain);
}

Decision ClockDecider::correct(CorrectClocks const& command) const {
    Round const* const round = m_state.round(command.round);
    if (!round) return no(Why::NoSuchRound);
    ClocksCorrected act{round->number, {}, m_at, command.ground, command.note, command.offender};
    // A yes about several boards leaves out those that cannot take it; it drops no flag and changes no setting that
    // stays.
    Confirmation const aboutOne = command.boards.size() == 1 ? m_confirmation : Confirmation::NotAsked;
    bool const counts = command.ground == Ground::IllegalMove && command.offender;
    std::optional<Objection> firstObjection;
    int refusals = 0;
    Acts acts;
    for (Board const& board : round->boards) {
        if (!isAmong(board.number, command.boards)) continue;
        auto const place = clockOf(round->number, board.number);
        bool const wholeHall = command.boards.empty();
        if (!place && wholeHall) continue;
        auto done = place ? corrected(round->number, board, command.operations, aboutOne)
                          : Expected<Correction, Objection>{refused(place.error())};
        bool const soAlready = done && done->on.operations.empty() && !command.operations.empty();
        if (soAlready && !counts) continue;
        if (!done) {
            ++refusals;
            if (!firstObjection) firstObjection = std::move(done.error());
            continue;
        }
        for (clock::Fact const& fact : done->facts) acts.push_back(ClockReported{round->number, board.number, fact});
        act.boards.push_back(std::move(done->on));
    }
    if (act.boards.empty())
        return firstObjection ? Decision{refused(std::move(*firstObjection))} : no(Why::NothingToDo);
    if (refusals > 0 && !m_confirmation.yesTo(Ask::SomeClocksRefuse))
        return ask(Question{.ask = Ask::SomeClocksRefuse, .round = round->number, .count = refusals});
    if (counts) act.offence = round->board(act.boards.front().board)->illegalMoves[*command.offender] + 1;
    acts.push_back(std::move(act));
    return acts;
}

/// The position goes back to before the illegal move, and so do the clocks if the offender has pressed; where the
/// opponent has replied only the increment is taken back, and where the press was taken back before, or never came,
/// there is nothing to take. The opponent's time is what the edition gives him.
std::vector<clock::Operation> ClockDecider::forIllegalMove(Board const& board,
                                                           PenaliseIllegalMove const& command) const {
    Colour const offender = command.offender;
    clock::Clock now = *board.clock;
    advance(now, m_at);
    std::vector<clock::Operation> operations{clock::Pause{}};
    if (!command.settled || !command.settled->pressStands) takeBackPress(operations, board, offender, now);
    if (auto const time = command.settled ? command.settled->given : usualTime(board, offender); time.count() > 0)
        operations.emplace_back(clock::AdjustTime{opponent(offender), time});
    return operations;
}

void ClockDecider::takeBackPress(std::vector<clock::Operation>& operations, Board const& board, Colour offender,
                                 clock::Clock const& now) const {
    int const moves = now.sides[offender].movesCompleted;
    bool const hasPressed = now.active != offender && moves > 0;
    bool const remembered = now.beforePress && now.beforePress->active == offender;
    bool const asAWhole = remembered && (!now.adjustmentsSincePress.other || broughtPeriod(now, offender));
    if (hasPressed && asAWhole)
        operations.emplace_back(clock::UndoPress{});
    else if (hasPressed)
        handBack(operations, now, offender);
    else if (now.beforePress && now.beforePress->active != offender && moves > 0 &&
             !wasPenalised(board, offender, moves))
        takeIncrement(operations, now, offender, moves, now.sides[offender].main);
}

/// What the edition gives the opponent for the next illegal move.
std::chrono::seconds ClockDecider::usualTime(Board const& board, Colour offender) const {
    rulings::Known known;
    known.sides[offender].illegalMoves = board.illegalMoves[offender];
    auto const ruling = rulings::rule(rulesOf(m_state.details, board), rulings::IllegalMove{offender}, known, {});
    auto const* const proposal = ruling.proposes();
    auto const* const given = proposal ? rulings::effectIn<rulings::GiveTime>(proposal->effects) : nullptr;
    return given ? given->time : std::chrono::seconds{};
}

Decision ClockDecider::operator()(PenaliseIllegalMove const& command) const {
    auto const place = clockOf(command.round, command.board);
    if (!place && place.error().is(Why::BoardDecided)) return refusedOn(Why::GameDecided, command.board);
    if (place && place->board->adjourned) return refusedOn(Why::Adjourned, command.board);
    if (!place) return refused(place.error());
    auto const end = endOnBoard(place->board->game, m_state.details.edition->drawnGame);
    if (end && record::endsAtOnce(end->how)) return refusedOn(Why::EndedOnBoard, command.board);
    if (command.readsAsLegal && !m_confirmation.yesTo(Ask::MoveIsLegal)) {
        return ask(Question{
            .ask = Ask::MoveIsLegal, .round = place->round->number, .board = command.board, .side = command.offender});
    }
    bool const runs = isRunning(*place->board) && place->board->clock->active == command.offender;
    if (runs && !command.settled && !m_confirmation.yesTo(Ask::MoveNotPressed))
        return ask(Question{.ask = Ask::MoveNotPressed,
                            .round = place->round->number,
                            .board = command.board,
                            .side = command.offender});
    auto acts = correct({.round = place->round->number,
                         .boards = {command.board},
                         .operations = forIllegalMove(*place->board, command),
                         .ground = Ground::IllegalMove,
                         .note = command.note,
                         .offender = command.offender});
    if (acts && !command.played.empty())
        acts->insert(acts->begin(),
                     IllegalMoveNoted{place->round->number, command.board, command.offender, command.played});
    return acts;
}

Decision ClockDecider::operator()(SwapSides const& command) const {
    auto const place = clockOf(command.round, command.board);
    if (!place) return refused(place.error());
    return Acts{SidesSwapped{place->round->number, command.board}};
}

Decision ClockDecider::operator()(NoticeFlag const& command) const {
    auto const place = clockOf(command.round, command.board);
    if (!place) return refused(place.error());
    if (place->board->flagNoticed) return Acts{};
    if (!read(*place->board->clock, m_at).sides[command.side].flag) return refusedOn(Why::NoFlagDown, command.board);
    Acts acts;
    addFactsUntil(acts, place->round->number, *place->board, m_at);
    acts.push_back(FlagNoticed{place->round->number, command.board, command.side, command.claimedBy});
    return acts;
}

Decision ClockDecider::operator()(MarkPresence const& command) const {
    Round const* const round = m_state.round(command.round);
    Board const* const board = round ? round->board(command.board) : nullptr;
    if (!board) return no(Why::NoSuchBoard);
    if (comesBackFrom(*board, command.side))
        return AdjournmentDecider{m_history, m_confirmation,
                                  m_at}(MarkAtResumption{round->number, command.board, command.side, command.presence});
    bool const wanted = command.presence == Presence::Absent;
    if (board->attendance[command.side].absent == wanted) return Acts{};
    if (wanted) return Acts{PlayerAbsent{round->number, command.board, command.side}};
    return Acts{PlayerArrived{round->number, command.board, command.side}};
}

// --- taking back -------------------------------------------------------------------------------------------

namespace {

/// What is left of a delay goes with its turn.
std::shared_ptr<clock::Change const> changeStillToGo(Board const& board, clock::Change change, clock::Instant made) {
    if (board.turn.since > made)
        for (Colour const colour : bothColours) change.sides[colour].allowance.reset();
    return std::make_shared<clock::Change const>(std::move(change));
}

/// A correction that changes back, on every board, what `changes` says.
Decision reversing(EventState const& state, ClocksCorrected const& changes, ClocksCorrected act) {
    Round const* const round = state.round(changes.round);
    if (!round) return no(Why::NoSuchRound);
    Acts acts;
    for (ClocksCorrected::OnBoard const& one : changes.boards) {
        Board const* const board = round->board(one.board);
        if (!board || !board->clock) return no(Why::NoSuchBoard);
        if (board->result || board->recovery) return refusedOn(Why::UndoneTooLate, one.board);
        clock::Clock before = *board->clock;
        advance(before, act.at);
        clock::Clock after = before;
        clock::Operation const back = clock::TakeBack{changeStillToGo(*board, one.change, changes.at)};
        if (auto const why = apply(after, act.at, back).refused) return clockRefused(*why, one.board);
        addFactsUntil(acts, round->number, *board, act.at);
        act.boards.push_back({one.board, {back}, changeBetween(before, after)});
    }
    acts.push_back(std::move(act));
    return acts;
}

} // namespace

Decision takenBack(History const& history, RecordedAct const& correction, clock::Instant at) {
    auto const& done = std::get<ClocksCorrected>(correction.act);
    ClocksCorrected act{done.round, {}, at, done.ground, done.note, done.offender};
    act.takesBack = correction.seq;
    return reversing(history.state(), done, std::move(act));
}

Decision doneAgain(History const& history, RecordedAct const& correction, clock::Instant at) {
    auto const& done = std::get<ClocksCorrected>(correction.act);
    ClocksCorrected act{done.round, {}, at, done.ground, done.note, done.offender};
    act.restores = correction.seq;
    auto const& acts = history.acts();
    auto const took = std::find_if(acts.rbegin(), acts.rend(), [&](RecordedAct const& one) {
        auto const* const taking = std::get_if<ClocksCorrected>(&one.act);
        return taking && taking->takesBack == correction.seq;
    });
    if (took == acts.rend()) return no(Why::NothingToRedo);
    return reversing(history.state(), std::get<ClocksCorrected>(took->act), std::move(act));
}

} // namespace flagfall::session
