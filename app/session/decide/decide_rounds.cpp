// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/deciding.h"
#include "app/session/event/text.h"

#include <algorithm>
#include <map>

namespace flagfall::session {
namespace {

Not refusedOf(Why why, Round const& round) { return no(Refusal{.why = why, .round = round.number}); }

/// What cannot follow on the state that the round is in.
std::optional<Not> unfit(Round const& round, RoundStep step) {
    if (step == RoundStep::Begun)
        return round.startedAt ? std::optional{refusedOf(Why::RoundHasBegun, round)} : std::nullopt;
    if (!round.startedAt) return refusedOf(Why::RoundNotBegun, round);
    if (round.overAt) return refusedOf(Why::RoundIsOver, round);
    if (step == RoundStep::Stopped && round.isStopped()) return refusedOf(Why::RoundIsStopped, round);
    if (step == RoundStep::WentOn && !round.isStopped()) return refusedOf(Why::RoundNotStopped, round);
    return std::nullopt;
}

/// Whether a clock has run on the board, or still might have to be settled.
bool isInUse(Board const& board) {
    return board.recovery || (board.clock && board.clock->phase != clock::Phase::Ready);
}

} // namespace

Round const* RoundDecider::roundPaired(RoundNumber number) const {
    Round const* const round = m_state.round(number);
    return round && !round->imported ? round : nullptr;
}

Decision RoundDecider::operator()(TimeRound const& command) const {
    Round const* const round = roundPaired(command.round);
    if (!round) return no(Why::NoSuchRound);
    if (auto const wrong = unfit(*round, command.step)) return *wrong;
    int const open = round->missingResults();
    if (command.step == RoundStep::Over && open > 0 && !m_confirmation.yesTo(Ask::RoundStillPlayed))
        return ask(Question{.ask = Ask::RoundStillPlayed, .round = round->number, .count = open});
    auto acts = clocksOf(*round, command.step);
    if (!acts) return acts;
    acts->insert(acts->begin(), RoundTimed{round->number, command.step, m_at, trimmed(command.note)});
    return acts;
}

/// What the step does to the clocks of this program; nothing where there is none of them to do it to.
Decision RoundDecider::clocksOf(Round const& round, RoundStep step) const {
    ClockDecider const clocks{m_history, m_confirmation, m_at};
    Decision acts = Acts{};
    switch (step) {
    case RoundStep::Begun: acts = clocks(StartClocks{round.number, {}}); break;
    case RoundStep::Stopped: return pausedIn(round, m_at, pausedAll); // games of earlier rounds go on
    case RoundStep::WentOn: acts = clocks(ResumeClocks{round.number, {}}); break;
    case RoundStep::Over: break;
    }
    auto const* const refusal = acts ? nullptr : std::get_if<Refusal>(&acts.error());
    bool const none = refusal && (refusal->why == Why::NothingToDo || refusal->why == Why::BoardDecided ||
                                  refusal->why == Why::Adjourned);
    return none ? Decision{Acts{}} : acts;
}

Decision RoundDecider::operator()(PlaceClocks const& command) const {
    Round const* const round = roundPaired(command.round);
    if (!round) return no(Why::NoSuchRound);
    for (BoardNumber const number : command.boards) {
        Board const* const board = round->board(number);
        if (!board) return refusedOn(Why::NoSuchBoard, number);
        if (board->result) return refusedOn(Why::BoardDecided, number);
        if (isInUse(*board)) return refusedOn(Why::ClockInUse, number);
    }
    auto act = clocksPlaced(*round, command.boards, command.clocks);
    return act ? Acts{std::move(*act)} : Acts{};
}

Decision RoundDecider::operator()(NoteTableClock const& command) const {
    if (!m_state.opened()) return no(Why::NotOpened);
    TableClockNoted act{trimmed(command.clock), command.board, trimmed(command.fault)};
    bool const named = !act.clock.empty() && characters(act.clock) <= longestClockName && isPlainText(act.clock);
    bool const told = characters(act.fault) <= longestClockFault && isPlainText(act.fault);
    if (!named || !told) return no(Why::ClockUnnamed);
    if (act.board && act.board->value() < 1) return no(Why::NoSuchBoard);
    auto const known = m_state.tableClocks.find(act.clock);
    if (known != m_state.tableClocks.end() && known->second == TableClock{act.board, act.fault}) return Acts{};
    return Acts{std::move(act)};
}

std::optional<ClocksPlaced> clocksPlaced(Round const& round, std::vector<BoardNumber> const& wanted,
                                         HallClocks clocks) {
    ClocksPlaced act{round.number, {}, clocks};
    for (Board const& board : round.boards) {
        bool const named = wanted.empty() || std::ranges::find(wanted, board.number) != wanted.end();
        bool const other = board.clock.has_value() == (clocks == HallClocks::Tables);
        if (named && other && !board.result && !isInUse(board)) act.boards.push_back(board.number);
    }
    return act.boards.empty() ? std::nullopt : std::optional{std::move(act)};
}

std::optional<ClocksPlaced> placedAsBefore(History const& history, pairing::RoundPairing const& next) {
    EventState const& state = history.state();
    Round const* const last = state.currentRound();
    if (!last || last->imported) return std::nullopt;
    std::map<BoardNumber, HallClocks> chosen; // what was said last of each board
    for (RecordedAct const& act : history.acts())
        if (auto const* const placed = std::get_if<ClocksPlaced>(&act.act);
            placed && placed->round == last->number && !history.retracted(act.seq))
            for (BoardNumber const board : placed->boards) chosen[board] = placed->clocks;
    bool const tables = state.details.clocks == HallClocks::Tables;
    ClocksPlaced act{next.round, {}, tables ? HallClocks::Program : HallClocks::Tables};
    for (auto const& [board, clocks] : chosen)
        if (clocks == act.clocks && std::ranges::find(next.pairs, board, &pairing::Pair::board) != next.pairs.end())
            act.boards.push_back(board);
    return act.boards.empty() ? std::nullopt : std::optional{std::move(act)};
}

} // namespace flagfall::session
