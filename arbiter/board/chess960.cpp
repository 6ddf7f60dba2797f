// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/chess960.h"

#include <algorithm>
#include <vector>

namespace flagfall::board {

namespace {

using Files = std::vector<std::size_t>;

constexpr std::array<std::array<std::size_t, 2>, 10> knightPlaces{
    {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}}};

/// The files of the pieces of one kind, from a to h.
Files filesOf(BackRank const& rank, Role role) {
    Files files;
    for (std::size_t file = 0; file < rank.size(); ++file)
        if (rank[file] == role) files.push_back(file);
    return files;
}

/// The position of a file among the free files.
std::size_t placeAmong(Files const& free, std::size_t file) {
    return static_cast<std::size_t>(std::ranges::find(free, file) - free.begin());
}

/// Fills a rank piece by piece; free places are counted from a to h.
class Filling {
public:
    void putOn(std::size_t file, Role role) {
        m_rank[file] = role;
        std::erase(m_free, file);
    }
    void putOnPlace(std::size_t place, Role role) { putOn(m_free[place], role); }
    [[nodiscard]] BackRank const& rank() const { return m_rank; }

private:
    BackRank m_rank{};
    Files m_free{0, 1, 2, 3, 4, 5, 6, 7};
};

bool hasThePieces(BackRank const& rank) {
    BackRank sorted = rank;
    std::ranges::sort(sorted);
    return sorted == BackRank{Role::Knight, Role::Knight, Role::Bishop, Role::Bishop,
                              Role::Rook,   Role::Rook,   Role::Queen,  Role::King};
}

std::optional<BackRankFault> faultOf(BackRank const& rank) {
    if (!hasThePieces(rank)) return BackRankFault::WrongPieces;
    auto const rooks = filesOf(rank, Role::Rook);
    auto const king = filesOf(rank, Role::King).front();
    if (king < rooks[0] || king > rooks[1]) return BackRankFault::KingNotBetweenRooks;
    auto const bishops = filesOf(rank, Role::Bishop);
    if (bishops[0] % 2 == bishops[1] % 2) return BackRankFault::BishopsOnOneColour;
    return std::nullopt;
}

} // namespace

std::optional<BackRank> backRankOf(int number) {
    if (number < 0 || number >= startPositions) return std::nullopt;
    auto const left = static_cast<std::size_t>(number);
    auto const [firstKnight, secondKnight] = knightPlaces[left / 96];
    Filling filling;
    filling.putOn(2 * (left % 4) + 1, Role::Bishop); // light squares of White: b, d, f, h
    filling.putOn(2 * (left / 4 % 4), Role::Bishop);
    filling.putOnPlace(left / 16 % 6, Role::Queen);
    filling.putOnPlace(secondKnight, Role::Knight);
    filling.putOnPlace(firstKnight, Role::Knight);
    for (Role const role : {Role::Rook, Role::King, Role::Rook}) filling.putOnPlace(0, role);
    return filling.rank();
}

Expected<int, BackRankFault> startNumberOf(BackRank const& rank) {
    if (auto const fault = faultOf(rank)) return refused(*fault);
    auto const bishops = filesOf(rank, Role::Bishop);
    std::size_t const light = bishops[bishops[0] % 2 == 1 ? 0 : 1];
    std::size_t const dark = bishops[bishops[0] % 2 == 1 ? 1 : 0];
    Files free{0, 1, 2, 3, 4, 5, 6, 7};
    for (std::size_t const bishop : bishops) std::erase(free, bishop);
    std::size_t const queen = filesOf(rank, Role::Queen).front();
    std::size_t const queenPlace = placeAmong(free, queen);
    std::erase(free, queen);
    auto const knights = filesOf(rank, Role::Knight);
    std::array const places{placeAmong(free, knights[0]), placeAmong(free, knights[1])};
    auto const pair = static_cast<std::size_t>(std::ranges::find(knightPlaces, places) - knightPlaces.begin());
    return static_cast<int>(((pair * 6 + queenPlace) * 4 + dark / 2) * 4 + light / 2);
}

std::optional<Position> chess960Start(int number) {
    auto const rank = backRankOf(number);
    if (!rank) return std::nullopt;
    return *Position::create(startingDraft(*rank, Game::Chess960));
}

} // namespace flagfall::board
