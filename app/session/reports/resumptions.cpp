// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/resumptions.h"

#include <algorithm>

namespace flagfall::session {
namespace {

/// The same entry has the same name each time the calendar is written.
std::string nameOf(EventState const& state, Resumption const& one) {
    return calendarName(state) + "-" + std::to_string(one.round.value()) + "-" + std::to_string(one.board.value());
}

} // namespace

OpenedLast openedLast(Adjournment const& adjournment) {
    if (adjournment.reply && adjournment.reply->opened) return {&*adjournment.reply, true};
    if (adjournment.envelope && adjournment.envelope->opened) return {&*adjournment.envelope, false};
    return {};
}

OpenedLast openedLast(Board const& board) {
    Adjournment const* const one = board.sealing ? nullptr : board.adjournment();
    return one ? openedLast(*one) : OpenedLast{};
}

bool isToBeWritten(Board const& board) {
    OpenedLast const last = openedLast(board);
    if (!last) return false;
    std::size_t const before = board.adjournment()->halfMoves + (last.reply ? 1 : 0);
    auto const recorded = board.game.record.halfMoves();
    if (recorded > before) return false;
    auto const made = movesMade(board);
    return recorded == before || static_cast<std::size_t>(made.white + made.black) <= before + 1;
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
            entries.push_back({nameOf(state, one), *begins, std::nullopt, title(state, one), one.place});
    return entries;
}

std::string resumptionsCalendar(EventState const& state, WallTime written,
                                std::string (*title)(EventState const&, Resumption const&)) {
    return calendarText(resumptionEntries(state, title), written);
}

} // namespace flagfall::session
