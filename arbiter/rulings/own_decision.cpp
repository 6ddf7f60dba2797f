// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/own_decision.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

struct MayPass {
    bool operator()(FlagFall const&) const { return true; }
    bool operator()(IllegalMove const&) const { return true; }
    bool operator()(DeviceFound const&) const { return true; }
    bool operator()(LateArrival const&) const { return true; }
    bool operator()(ClockDefect const&) const { return true; }
    bool operator()(WrongSetting const&) const { return true; }
    bool operator()(ClocksStopped const&) const { return true; }
    bool operator()(ScreenQuoted const&) const { return true; }
    bool operator()(Scoresheet const&) const { return true; }
    bool operator()(SheetsBehind const&) const { return true; }
    bool operator()(IllegalPosition const&) const { return true; }
    bool operator()(PiecesTouched const&) const { return true; }
    bool operator()(OffenceCommitted const&) const { return true; }
    bool operator()(StartError const&) const { return true; }
    bool operator()(PiecesDisplaced const&) const { return true; }
    template <typename Other>
    bool operator()(Other const&) const {
        return false;
    }
};

bool isTime(Effect const& one) {
    return std::holds_alternative<GiveTime>(one) || std::holds_alternative<TakeTime>(one);
}

} // namespace

bool mayLetPass(Incident const& incident) { return std::visit(MayPass{}, incident); }

bool saysItsTime(Incident const& incident) {
    return std::holds_alternative<OffenceCommitted>(incident) || std::holds_alternative<PenaltyGiven>(incident);
}

bool isPlayOn(Effects const& effects) { return effects.size() == 1 && effectIn<PlayOn>(effects); }

std::optional<std::chrono::seconds> timeIn(Effects const& effects) {
    if (std::ranges::count_if(effects, isTime) != 1 || effectIn<RecordFlag>(effects)) return std::nullopt;
    if (auto const* const given = effectIn<GiveTime>(effects)) return given->time;
    return std::chrono::floor<std::chrono::seconds>(effectIn<TakeTime>(effects)->time);
}

Effects withTime(Effects effects, std::chrono::seconds time) {
    for (Effect& effect : effects) {
        if (auto* const given = std::get_if<GiveTime>(&effect)) given->time = time;
        if (auto* const taken = std::get_if<TakeTime>(&effect)) taken->time = time;
    }
    if (time > time.zero()) return effects;
    std::erase_if(effects, isTime);
    if (effects.empty()) effects.emplace_back(PlayOn{});
    return effects;
}

} // namespace flagfall::rulings
