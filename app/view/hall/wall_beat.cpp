// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/hall/wall_beat.h"

#include <algorithm>

namespace flagfall::view {

void WallBeat::reset(std::size_t boards, BoardNumber first) {
    m_moments.assign(boards, never);
    m_first = first;
    m_from = 0;
}

void WallBeat::set(BoardNumber board, std::optional<clock::Instant> at) {
    m_moments.at(static_cast<std::size_t>(board.value() - m_first.value())) = at.value_or(never);
}

std::optional<clock::Instant> WallBeat::next() const {
    auto const first = std::ranges::min_element(m_moments);
    if (first == m_moments.end() || *first == never) return std::nullopt;
    return *first;
}

std::vector<BoardNumber> WallBeat::due(clock::Instant now, std::size_t most) {
    std::vector<BoardNumber> boards;
    std::size_t const count = m_moments.size();
    for (std::size_t looked = 0; looked < count && boards.size() < most; ++looked) {
        std::size_t const at = (m_from + looked) % count;
        if (m_moments[at] <= now) boards.emplace_back(m_first.value() + static_cast<int>(at));
    }
    if (boards.size() == most && !boards.empty())
        m_from = static_cast<std::size_t>(boards.back().value() - m_first.value() + 1) % count;
    return boards;
}

} // namespace flagfall::view
