// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/results/verification.h"

#include <algorithm>

namespace flagfall::view {

bool Verification::type(BoardPlace place, Checked const& checked) {
    m_checked.insert_or_assign(place, checked);
    return checked.isSame();
}

std::optional<Verification::Checked> Verification::at(BoardPlace place) const {
    auto const found = m_checked.find(place);
    return found == m_checked.end() ? std::nullopt : std::optional{found->second};
}

void Verification::forgetChanged(std::function<std::optional<ResultKey>(BoardPlace)> const& stands) {
    std::erase_if(m_checked, [&](auto const& one) { return stands(one.first) != one.second.stands; });
}

int Verification::count(RoundNumber round, bool same) const {
    return static_cast<int>(std::ranges::count_if(
        m_checked, [&](auto const& one) { return one.first.round == round && one.second.isSame() == same; }));
}

} // namespace flagfall::view
