// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/game_record.h"

#include <algorithm>

namespace flagfall::record {

std::optional<board::Position> afterEntry(board::Position const& before, Entry const& entry) {
    if (Gap const* const gap = entry.gap()) return gap->after;
    board::Move const* const move = entry.move();
    if (!move || !before.isLegal(*move)) return std::nullopt;
    return before.after(*move);
}

board::Position GameRecord::at(std::size_t count) const {
    if (count >= m_entries.size()) return m_end;
    board::Position position = m_start;
    for (Entry const& entry : std::span{m_entries}.first(count)) position = *afterEntry(position, entry);
    return position;
}

std::vector<board::Position> GameRecord::positions() const {
    std::vector<board::Position> all{m_start};
    all.reserve(m_entries.size() + 1);
    for (Entry const& entry : m_entries) all.push_back(*afterEntry(all.back(), entry));
    return all;
}

bool GameRecord::hasGaps() const {
    return std::ranges::any_of(m_entries, [](Entry const& entry) { return entry.gap() != nullptr; });
}

std::optional<EntryRefused> GameRecord::replace(std::size_t from, std::size_t removed, std::span<Entry const> with) {
    if (from > m_entries.size()) return EntryRefused{from};
    auto const kept = from + std::min(removed, m_entries.size() - from);
    std::vector<Entry> tail{with.begin(), with.end()};
    tail.insert(tail.end(), m_entries.begin() + static_cast<std::ptrdiff_t>(kept), m_entries.end());
    board::Position position = at(from);
    for (std::size_t index = 0; index < tail.size(); ++index) {
        auto const next = afterEntry(position, tail[index]);
        if (!next) return EntryRefused{from + index};
        position = *next;
    }
    m_entries.resize(from);
    m_entries.insert(m_entries.end(), tail.begin(), tail.end());
    m_end = position;
    return std::nullopt;
}

} // namespace flagfall::record
