// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/advice.h"

#include <algorithm>

namespace flagfall::pairing {

std::vector<TieBreakAdvice> adviceOn(std::vector<TieBreak> const& order, TieBreakSetting const& setting) {
    using What = TieBreakAdvice::What;
    std::vector<TieBreakAdvice> all;
    bool const isRoundRobin = setting.kind == SystemKind::RoundRobin;
    for (auto each = order.begin(); each != order.end(); ++each) {
        auto const say = [&](What what) { all.push_back({static_cast<std::size_t>(each - order.begin()), what}); };
        if (std::find(order.begin(), each, *each) != each) say(What::NamedBefore);
        if (isRoundRobin && isBuchholz(*each)) say(What::NotInRoundRobin);
        if (!isRoundRobin && each->kind == TieBreakKind::Koya) say(What::NotInSwiss);
        if (asksForRatings(*each) && setting.hasUnratedPlayers && setting.unrated == UnratedRule::NotUsed)
            say(What::UnratedPlayers);
        if (asksForRatings(*each) && setting.isLong) say(What::LongEvent);
    }
    return all;
}

bool isForbidden(TieBreakAdvice::What what) {
    using What = TieBreakAdvice::What;
    return what == What::NotInRoundRobin || what == What::NotInSwiss || what == What::UnratedPlayers;
}

std::string_view article(TieBreakAdvice::What what) {
    switch (what) {
    case TieBreakAdvice::What::NotInRoundRobin: return "C.07 Art. 8";
    case TieBreakAdvice::What::NotInSwiss: return "C.07 Art. 9.2";
    case TieBreakAdvice::What::UnratedPlayers:
    case TieBreakAdvice::What::LongEvent: return "C.07 Art. 10";
    case TieBreakAdvice::What::NamedBefore: break;
    }
    return {};
}

} // namespace flagfall::pairing
