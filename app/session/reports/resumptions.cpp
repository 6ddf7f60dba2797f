// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/resumptions.h"

#include "app/session/event/adjourned_game.h"
#include "app/session/reports/rulings.h"

#include <algorithm>

namespace flagfall::session {
namespace {

/// The same entry has the same name each time the calendar is written.
std::string nameOf(EventState const& state, Resumption const& one) {
    return calendarName(state) + "-" + std::to_string(one.round.value()) + "-" + std::to_string(one.board.value());
}

/// What the hands of the arbiter did to the main time of that player as the game was resumed.
clock::Span givenWithResumption(History const& history, RoundNumber round, BoardNumber board, Colour side) {
    auto const& acts = history.actsOn(round, board);
    auto const resumed = std::find_if(acts.rbegin(), acts.rend(), [&](Seq seq) {
        return !history.retracted(seq) && std::holds_alternative<GameResumed>(actAt(history, seq).act);
    });
    if (resumed == acts.rend()) return {};
    clock::Span given{};
    for (Seq const seq : acts) {
        RecordedAct const& recorded = actAt(history, seq);
        auto const* const corrected = std::get_if<ClocksCorrected>(&recorded.act);
        bool const along = recorded.origin.command == actAt(history, *resumed).origin.command;
        if (!corrected || !along || history.retracted(seq)) continue;
        for (ClocksCorrected::OnBoard const& one : corrected->boards)
            if (auto const& main = one.change.sides[side].main; one.board == board && main)
                given += main->after - main->before;
    }
    return given;
}

} // namespace

/// A clock that has counted at least as many as went before the position is taken to have counted those, too.
int moveNumberAfter(Board const& board, std::size_t halfMoves) {
    constexpr std::size_t ofAMove = 2;
    record::GameRecord const& record = board.game.record;
    auto const before = static_cast<std::size_t>(record::halfMoveNumber(record.start()) - record::halfMoveNumber({}));
    bool const countedAll = halfMoves > record.halfMoves() && halfMoves >= before;
    return static_cast<int>((countedAll ? halfMoves : before + halfMoves) / ofAMove) + 1;
}

/// Where the time does not simply run down, and where a period has ended since, it is not told.
std::optional<clock::Span> leftBeforeResumption(History const& history, RoundNumber round, Board const& board,
                                                clock::Instant now) {
    Adjournment const* const one = board.adjourned || board.sealing ? nullptr : board.adjournment();
    bool const ours = board.clock && board.clock->phase != clock::Phase::Ready;
    bool const beside = one && one->resumed && one->envelope && one->closed() == &*one->envelope;
    if (!beside || !ours) return std::nullopt;
    Colour const replier = opponent(one->envelope->by);
    auto const reading = clock::read(*board.clock, now).sides[replier];
    bool const simple = reading.method == clock::Method::Time || reading.method == clock::Method::Fischer;
    bool const pressed = static_cast<std::size_t>(halfMovesPressed(board)) > one->halfMoves + 1;
    bool const onTurn = board.turn.of == replier && !pressed;
    if (!simple || !onTurn || (reading.periodFlagAt && *reading.periodFlagAt >= board.turn.since)) return std::nullopt;
    clock::Span const run = reading.used - board.turn.usedBefore;
    return reading.main + run - givenWithResumption(history, round, board.number, replier);
}

std::optional<LocalMinute> endOfSession(EventState const& state, RoundNumber round, std::string_view at) {
    auto const minute = parseLocalMinute(at);
    if (!minute) return std::nullopt;
    auto const sessions = sessionsOf(state.details.schedule, round);
    PlayingSession const* const on = sessionOn(sessions, *minute);
    return on ? std::optional{on->ends} : std::nullopt;
}

std::vector<Resumption> resumptionsOf(EventState const& state) {
    std::vector<Resumption> found;
    for (Round const& round : state.rounds)
        for (Board const& board : round.boards) {
            Adjournment const* const one = board.adjournment();
            if (!board.adjourned || board.result || !one || one->resumesAt.empty()) continue;
            found.push_back({round.number, board.number, one->resumesAt, one->place});
        }
    std::ranges::stable_sort(found, {}, &Resumption::at);
    return found;
}

std::vector<CalendarEntry>
resumptionEntries(EventState const& state,
                  std::function<std::string(EventState const&, Resumption const&)> const& title) {
    std::vector<CalendarEntry> entries;
    for (Resumption const& one : resumptionsOf(state))
        if (auto const begins = parseLocalMinute(one.at))
            entries.push_back(
                {nameOf(state, one), *begins, endOfSession(state, one.round, one.at), title(state, one), one.place});
    return entries;
}

std::string resumptionsCalendar(EventState const& state, WallTime written,
                                std::string (*title)(EventState const&, Resumption const&)) {
    return calendarText(resumptionEntries(state, title), written);
}

} // namespace flagfall::session
