// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/game_record.h"

#include <algorithm>

namespace flagfall::record {

int halfMoveNumber(board::Position const& position) {
    return 2 * position.moveNumber() + (position.turn() == Colour::Black ? 1 : 0);
}

std::vector<int> quietHalfMoves(std::vector<board::Position> const& positions) {
    std::vector<int> quiet;
    quiet.reserve(positions.size());
    for (std::size_t index = 0; index < positions.size(); ++index) {
        int const clock = positions[index].halfmoveClock();
        bool const oneMove = index > 0 &&
                             halfMoveNumber(positions[index]) - halfMoveNumber(positions[index - 1]) == 1 &&
                             clock == positions[index - 1].halfmoveClock() + 1;
        quiet.push_back(index == 0 ? clock : oneMove ? quiet.back() + 1 : 0);
    }
    return quiet;
}

namespace {

/// At least one, with the parity that gives the move to the right player.
std::size_t halfMovesOf(board::Position const& before, Entry const& entry) {
    Gap const* const gap = entry.gap();
    if (!gap) return 1;
    bool const sameTurn = gap->after.turn() == before.turn();
    int const told = halfMoveNumber(gap->after) - halfMoveNumber(before);
    int const least = sameTurn ? 2 : 1;
    int const most = sameTurn ? longestGap : longestGap - 1;
    if (told >= least) return static_cast<std::size_t>(std::min(told, most));
    bool const fits = gap->halfMoves >= least && (gap->halfMoves % 2 == 0) == sameTurn;
    return static_cast<std::size_t>(fits ? gap->halfMoves : least);
}

} // namespace

Overwritten overwrittenBy(GameRecord const& record, std::size_t from, std::size_t halfMoves,
                          board::Position const& after) {
    Overwritten over;
    for (std::size_t at = from, covered = 0; covered < halfMoves && at < record.size(); ++at, ++over.entries) {
        std::size_t const hidden = record.halfMovesBefore(at + 1) - record.halfMovesBefore(at);
        Gap const* const gap = record.entries()[at].gap();
        covered += hidden;
        if (!gap || gap->after == after) continue;
        bool const counted = gap->halfMoves > 0 || halfMoveNumber(gap->after) > halfMoveNumber(record.at(at));
        if (counted && covered <= halfMoves) continue;
        over.rest = Gap{gap->after, counted ? static_cast<int>(covered - halfMoves) : 0};
        return {over.entries + 1, over.rest};
    }
    return over;
}

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

Colour GameRecord::mover(std::size_t entry) const {
    std::size_t const before = halfMovesBefore(entry);
    return before % 2 == 0 ? m_start.turn() : opponent(m_start.turn());
}

std::size_t GameRecord::halfMovesBefore(std::size_t entry) const {
    return m_before[std::min(entry, m_before.size() - 1)];
}

std::size_t GameRecord::entryOfHalfMove(std::size_t halfMove) const {
    auto const after = std::ranges::upper_bound(m_before, halfMove);
    return static_cast<std::size_t>(after - m_before.begin()) - 1;
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
    m_before.resize(from + 1);
    position = at(from);
    for (std::size_t index = from; index < m_entries.size(); ++index) {
        m_before.push_back(m_before.back() + halfMovesOf(position, m_entries[index]));
        position = *afterEntry(position, m_entries[index]);
    }
    return std::nullopt;
}

void GameRecord::forbidCastling(Colour player, std::optional<board::Wing> side) {
    board::Position start = m_start;
    start.forbidCastling(player, side);
    GameRecord without{start};
    without.m_setUp = m_setUp;
    if (!without.replace(0, 0, m_entries)) *this = std::move(without);
}

} // namespace flagfall::record
