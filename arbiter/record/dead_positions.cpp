// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/dead_positions.h"

#include "arbiter/mating/dead_position.h"

#include <algorithm>

namespace flagfall::record {

std::optional<bool> DeadPositions::known(board::Position const& position) const {
    auto const found = std::ranges::find(m_answers, position, &Answer::position);
    return found == m_answers.end() ? std::nullopt : std::optional{found->dead};
}

bool DeadPositions::isDead(board::Position const& position) const {
    if (auto const answer = known(position)) return *answer;
    bool const dead = mating::isDead(position);
    if (m_answers.size() == kept) m_answers.erase(m_answers.begin());
    m_answers.push_back({position, dead});
    return dead;
}

} // namespace flagfall::record
