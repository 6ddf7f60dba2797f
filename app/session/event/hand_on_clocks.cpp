// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/hand_on_clocks.h"

#include <algorithm>
#include <ranges>

namespace flagfall::session {
namespace {

bool concerns(ClocksOperated const& act, RoundNumber round, std::span<BoardNumber const> boards) {
    bool const turns = std::holds_alternative<clock::Start>(act.operation) ||
                       std::holds_alternative<clock::Pause>(act.operation) ||
                       std::holds_alternative<clock::Resume>(act.operation);
    auto const isOneOf = [boards](BoardNumber board) { return std::ranges::count(boards, board) > 0; };
    return turns && act.round == round && (boards.empty() || std::ranges::any_of(act.boards, isOneOf));
}

} // namespace

std::optional<std::string> otherHandOnClocks(History const& history, std::string_view station, RoundNumber round,
                                             std::span<BoardNumber const> boards, clock::Instant since) {
    for (RecordedAct const& act : history.acts() | std::views::reverse) {
        if (act.at < since) return std::nullopt;
        auto const* const clocks = std::get_if<ClocksOperated>(&act.act);
        auto const* const timed = std::get_if<RoundTimed>(&act.act);
        bool const is = (clocks && concerns(*clocks, round, boards)) || (timed && timed->round == round);
        if (is && act.origin.station.text() != station) return act.origin.station.text();
    }
    return std::nullopt;
}

} // namespace flagfall::session
