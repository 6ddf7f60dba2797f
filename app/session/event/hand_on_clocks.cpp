// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/hand_on_clocks.h"

#include <algorithm>
#include <ranges>

namespace flagfall::session {
namespace {

bool turns(clock::Operation const& operation) {
    return std::holds_alternative<clock::Start>(operation) || std::holds_alternative<clock::Pause>(operation) ||
           std::holds_alternative<clock::Resume>(operation);
}

bool concerns(Act const& act, RoundNumber round, std::span<BoardNumber const> boards) {
    auto const meets = [&](RoundNumber of, std::vector<BoardNumber> const& touched) {
        auto const isOneOf = [boards](BoardNumber board) { return std::ranges::count(boards, board) > 0; };
        return of == round && (boards.empty() || std::ranges::any_of(touched, isOneOf));
    };
    if (auto const* const clocks = std::get_if<ClocksOperated>(&act))
        return turns(clocks->operation) && meets(clocks->round, clocks->boards);
    if (auto const* const taken = std::get_if<ClocksTaken>(&act)) return meets(taken->round, taken->boards);
    auto const* const timed = std::get_if<RoundTimed>(&act);
    return timed && timed->round == round;
}

} // namespace

std::optional<std::string> otherHandOnClocks(History const& history, std::string_view station, RoundNumber round,
                                             std::span<BoardNumber const> boards, Seq after) {
    for (RecordedAct const& act : history.acts() | std::views::reverse) {
        if (act.seq <= after) return std::nullopt;
        if (act.origin.station.text() != station && concerns(act.act, round, boards)) return act.origin.station.text();
    }
    return std::nullopt;
}

} // namespace flagfall::session
