// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/mating/help_mate_search.h"

#include "arbiter/mating/locked_walk.h"
#include "arbiter/mating/material.h"

#include <algorithm>

namespace flagfall::mating {

using board::Bitboard;
using board::Move;
using board::Position;

namespace {

constexpr std::size_t huntGuide = 0;
constexpr std::size_t cornerGuide = 1;
constexpr std::size_t noveltyGuide = 2;

/// Enough to detect what a move has just closed, without much wasted work.
constexpr std::size_t shortWalk = 1000;
/// With fewer pieces there are hardly more positions than pictures in the walk.
constexpr int piecesForAWalk = 3;

int piecesOn(board::Board const& board) {
    return (board.occupied() & ~board.of(board::Role::Pawn) & ~board.of(board::Role::King)).count();
}

int minorsOn(board::Board const& board) {
    return (board.of(board::Role::Knight) | board.of(board::Role::Bishop)).count();
}

/// This many cost as much again as the rest of examining a position.
constexpr std::uint64_t minorsForAPosition = 2;

constexpr std::size_t factBits = 1U << 22U;

} // namespace

HelpMateSearch::HelpMateSearch(Position const& position, Colour mating) : m_mating(mating), m_table(1024, 0) {
    if (hasOneKindOfMinorOnly(position.board(), mating)) m_corners = CornerMates(position.board(), mating);
    m_found = visit(position, 0, Move{}) == Visit::Mate;
}

SearchEnd HelpMateSearch::run(std::uint64_t work) {
    while (!m_found) {
        if (m_work >= work) return SearchEnd::BudgetSpent;
        std::size_t const guide = nextGuide();
        Index const index = pop(guide);
        if (index == 0) return SearchEnd::Exhausted;
        m_found = expand(index - 1, guide);
    }
    return SearchEnd::Mate;
}

void HelpMateSearch::lookFurther() {
    if (m_found) return;
    bool const corners = m_corners.any();
    if (!corners) m_corners = CornerMates(node(0).position.board(), m_mating);
    m_facts.assign(factBits, false);
    for (Index index = 0; index < m_count; ++index) {
        if (node(index).done) continue;
        if (m_corners.any() && !corners) rateByCorner(index);
        rateByNovelty(index);
    }
}

std::vector<Move> HelpMateSearch::line() const {
    std::vector<Move> line;
    for (Index index = m_count - 1; index != 0; index = node(index).parent) line.push_back(node(index).move);
    std::ranges::reverse(line);
    return line;
}

/// Usually the corner guide, if a mate in a corner is what there is to find.
std::size_t HelpMateSearch::nextGuide() {
    unsigned const turn = m_turns++ % 4;
    if (m_facts.empty()) return m_corners.any() && turn != 0 ? cornerGuide : huntGuide;
    if (turn == 0) return huntGuide;
    return m_corners.any() && turn == 1 ? cornerGuide : noveltyGuide;
}

void HelpMateSearch::push(std::size_t guide, Index index) {
    Queue& queue = m_queues[guide];
    std::size_t const rank = node(index).rank[guide];
    node(index).below[guide] = queue.top[rank];
    queue.top[rank] = index + 1;
    queue.lowest = std::min(queue.lowest, rank);
}

/// One more than the index of the most promising unfinished node; 0 if there is none.
HelpMateSearch::Index HelpMateSearch::pop(std::size_t guide) {
    Queue& queue = m_queues[guide];
    while (queue.lowest < ranks) {
        Index const index = queue.top[queue.lowest];
        if (index == 0) {
            ++queue.lowest;
            continue;
        }
        queue.top[queue.lowest] = node(index - 1).below[guide];
        if (!node(index - 1).done) return index;
    }
    return 0;
}

/// Tries moves until one leads to something more promising; the others wait. First the captures of the mating player
/// and the quiet moves of the mated player.
bool HelpMateSearch::expand(Index index, std::size_t guide) {
    Position const position = node(index).position;
    auto const moves = position.legalMoves();
    if (moves.size() > 1) m_choice = true;
    bool const capturesFirst = position.turn() == m_mating;
    Bitboard const prey = position.board().of(opponent(position.turn()));
    for (std::size_t i = node(index).tried; i < 2 * moves.size(); ++i) {
        bool const first = i < moves.size();
        Move const move = moves[first ? i : i - moves.size()];
        if ((prey.has(move.to) == capturesFirst) != first) continue;
        auto const visited = visit(position.after(move), index, move);
        if (visited == Visit::Mate) return true;
        if (visited == Visit::Open && node(m_count - 1).rank[guide] < node(index).rank[guide]) {
            node(index).tried = static_cast<std::uint16_t>(i + 1);
            push(guide, index);
            return false;
        }
    }
    node(index).done = true;
    return false;
}

HelpMateSearch::Visit HelpMateSearch::visit(Position const& position, Index parent, Move move) {
    if (!addIfNew(position, parent, move)) return Visit::Known;
    ++m_work;
    Index const index = m_count - 1;
    if (position.turn() != m_mating && position.isCheckmate()) return Visit::Mate;
    if (isHopeless(position)) {
        node(index).done = true;
        return Visit::Hopeless;
    }
    rate(index);
    return Visit::Open;
}

bool HelpMateSearch::isHopeless(Position const& position) {
    if (lackOfMaterial(position.board(), m_mating)) return true;
    if (!m_asking || position.halfmoveClock() != 0) return false;
    bool const fitPays = m_fits.pays();
    bool const walkPays = piecesOn(position.board()) >= piecesForAWalk && m_walks.pays();
    if (!fitPays && !walkPays) return false;
    Reach const reach(position);
    if (fitPays && m_fits.refutes(!mateFits(reach, m_mating))) return true;
    return walkPays && m_walks.refutes(LockedWalk(position, reach, m_mating).run(shortWalk) == WalkEnd::NoMate);
}

/// At least one in sixteen; otherwise a sample is still asked.
bool HelpMateSearch::Question::pays() {
    ++m_met;
    return m_met <= 64 || m_refuted * 16 >= m_asked || m_met % 16 == 0;
}

bool HelpMateSearch::Question::refutes(bool refuted) {
    ++m_asked;
    if (refuted) ++m_refuted;
    return refuted;
}

void HelpMateSearch::rate(Index index) {
    Position const& position = node(index).position;
    node(index).rank[huntGuide] = static_cast<std::uint16_t>(huntDistance(position, m_mating));
    push(huntGuide, index);
    if (m_corners.any()) rateByCorner(index);
    if (!m_facts.empty()) rateByNovelty(index);
}

/// A piece too many is worse than a few moves too many: it attacks squares that others need. Each knight and bishop
/// is compared with each mate.
void HelpMateSearch::rateByCorner(Index index) {
    Position const& position = node(index).position;
    m_work += static_cast<std::uint64_t>(minorsOn(position.board())) / minorsForAPosition;
    int const others = position.board().of(opponent(m_mating)).count();
    int const rank = 4 * m_corners.distance(position.board()) + 16 * others;
    node(index).rank[cornerGuide] = static_cast<std::uint16_t>(std::min<int>(ranks - 1, rank));
    push(cornerGuide, index);
}

/// True if a piece, or the pair of kings, is where it has not been with these pawns.
void HelpMateSearch::rateByNovelty(Index index) {
    Position const& position = node(index).position;
    auto const& board = position.board();
    std::uint64_t const pawns =
        board.of(board::Role::Pawn).bits() * 3 + board.of(Colour::White, board::Role::Pawn).bits();
    std::uint64_t const setting = pawns * 64 + static_cast<unsigned>(board.occupied().count());
    std::uint64_t const kings = indexOf(board.king(Colour::White)) * 64 + indexOf(board.king(Colour::Black));
    Move const move = node(index).move;
    std::uint64_t const piece =
        (indexOf(move.to) * 8 + indexOf(move.role)) * 2 + (position.turn() == Colour::White ? 1 : 0);
    bool const newKings = isNew(setting * 0x1'0000 + kings);
    bool const newPiece = isNew(setting * 0x1'0000 + 0x8000 + piece);
    auto const hunt = static_cast<std::uint16_t>(node(index).rank[huntGuide] / 2);
    node(index).rank[noveltyGuide] = static_cast<std::uint16_t>(hunt + (newKings || newPiece ? 0 : ranks / 2));
    push(noveltyGuide, index);
}

bool HelpMateSearch::isNew(std::uint64_t fact) {
    std::size_t const bit = board::zobrist::number(fact) % factBits;
    if (m_facts[bit]) return false;
    m_facts[bit] = true;
    return true;
}

bool HelpMateSearch::addIfNew(Position const& position, Index parent, Move move) {
    std::size_t const mask = m_table.size() - 1;
    std::size_t slot = position.key() & mask;
    for (; m_table[slot] != 0; slot = (slot + 1) & mask)
        if (node(m_table[slot] - 1).position == position) return false;
    if (m_count % chunkSize == 0) m_chunks.emplace_back().reserve(chunkSize);
    m_chunks.back().push_back({position, parent, move, {}, {}, 0, false});
    m_table[slot] = ++m_count;
    if (m_count * std::size_t{2} > m_table.size()) enlargeTable();
    return true;
}

void HelpMateSearch::enlargeTable() {
    m_table.assign(m_table.size() * 4, 0);
    std::size_t const mask = m_table.size() - 1;
    for (Index index = 0; index < m_count; ++index) {
        std::size_t slot = node(index).position.key() & mask;
        while (m_table[slot] != 0) slot = (slot + 1) & mask;
        m_table[slot] = index + 1;
    }
}

} // namespace flagfall::mating
