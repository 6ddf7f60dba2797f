// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rehearsal/order.h"

#include "clock/setting.h"
#include "clock/typed_control.h"

#include <algorithm>

namespace flagfall::rehearsal {

std::vector<OrderFault> faultsOf(Order const& order) {
    std::vector<OrderFault> faults;
    auto const demand = [&faults](bool holds, OrderFault fault) {
        if (!holds) faults.push_back(fault);
    };
    demand(order.players >= fewestPlayers && order.players <= mostPlayers, OrderFault::Players);
    demand(order.rounds >= 1 && order.rounds <= order.players / 2, OrderFault::Rounds);
    demand(clock::readControl(order.control).has_value(), OrderFault::Control);
    demand(editionByCode(order.edition) != nullptr, OrderFault::Edition);
    demand(order.troubles >= 0, OrderFault::Troubles);
    demand(std::ranges::all_of(order.kinds, isTrouble), OrderFault::Kinds);
    demand(order.thinking >= quickestThinking && order.thinking <= slowestThinking, OrderFault::Thinking);
    return faults;
}

namespace {

/// Shorter than what a player who is missing has on the clock, so that it ends before his flag falls.
std::string defaultMinutes(std::string const& control) {
    auto const setting = clock::readControl(control);
    if (!setting) return {};
    auto const first = std::chrono::duration_cast<std::chrono::minutes>(setting->periods(Colour::White).front().base);
    return std::to_string(std::clamp<std::int64_t>(first.count() * 2 / 3, 1, 15));
}

} // namespace

session::EventDraft draftOf(Order const& order) {
    session::EventDraft draft;
    draft.name = "Rehearsal " + std::to_string(order.seed);
    draft.place = "Rehearsal hall";
    draft.begins = draft.ends = "2026-11-21";
    draft.chiefArbiter = "Arbiter, Rehearsing";
    draft.edition = order.edition;
    draft.control = order.control;
    draft.system = "FIDE_DUTCH_2026";
    draft.rounds = order.rounds;
    draft.tieBreaks = {"BH/C1", "BH", "SB", "WIN"};
    draft.defaultTime = defaultMinutes(order.control);
    draft.fullSupervision = order.fullSupervision;
    draft.initialColour = "white";
    return draft;
}

} // namespace flagfall::rehearsal
