// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/penalty.h"

#include <algorithm>

namespace flagfall {

/// The articles of a list differ in one letter or digit, which gives the order.
std::vector<Penalty> penaltiesOf(PenaltyLaw const& law) {
    std::vector<Penalty> known;
    std::ranges::copy_if(allPenalties, std::back_inserter(known), [&](Penalty one) { return law.knows(one); });
    std::ranges::sort(known, {}, [&](Penalty one) { return law.articleOf(one); });
    return known;
}

} // namespace flagfall
