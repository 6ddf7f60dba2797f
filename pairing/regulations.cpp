// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/regulations.h"

#include <algorithm>

namespace flagfall::pairing {

std::vector<KnockoutFault> faultsOf(KnockoutRules const& rules) {
    std::vector<KnockoutFault> faults;
    auto const& steps = rules.steps;
    auto const isArmageddon = [](MatchStep const& step) { return step.kind == GameKind::Armageddon; };
    if (steps.empty() || std::any_of(steps.begin(), steps.end(), [](auto const& step) { return step.games < 1; }))
        faults.push_back(KnockoutFault::NoGames);
    auto const found = std::find_if(steps.begin(), steps.end(), isArmageddon);
    if (found != steps.end() && (found->games != 1 || found + 1 != steps.end()))
        faults.push_back(KnockoutFault::ArmageddonInside);
    if (!steps.empty() && !isArmageddon(steps.back())) faults.push_back(KnockoutFault::MayEndLevel);
    return faults;
}

} // namespace flagfall::pairing
