// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/ruling.h"

#include <algorithm>

namespace flagfall::rulings {

std::optional<Result> scoreIn(Effects const& effects) {
    auto const* const score = effectIn<ScoreGame>(effects);
    return score ? std::optional{score->result} : std::nullopt;
}

bool Ruling::forbids(Forbidden what) const { return std::ranges::count(mayNot, what) > 0; }

bool Ruling::remarked(Remark::What what) const {
    return std::ranges::any_of(remarks, [what](Remark const& remark) { return remark.what == what; });
}

} // namespace flagfall::rulings
