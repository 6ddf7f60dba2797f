// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"

#include <algorithm>
#include <map>

/// The rules once more, written as slowly as one can: a board of letters, every move tried, and taken only if nobody
/// then attacks the king. Shares nothing with the program but the pieces it reads.
namespace flagfall::board::test {

class Oracle {
public:
    explicit Oracle(Position const& position)
        : m_white(position.turn() == Colour::White), m_castlingRooks(position.castlingRooks()) {
        for (File const file : allFiles)
            for (Rank const rank : allRanks)
                if (auto const piece = position.board().at(squareAt(file, rank)))
                    m_pieces[{static_cast<int>(indexOf(file)), static_cast<int>(indexOf(rank))}] = letterOf(*piece);
        if (position.enPassant()) m_passed = spotOf(*position.enPassant());
    }

    [[nodiscard]] std::vector<std::string> moves() {
        for (auto const& [spot, letter] : std::map(m_pieces))
            if (isOurs(letter)) movesOf(spot, lower(letter));
        castlings();
        std::ranges::sort(m_moves);
        return m_moves;
    }

private:
    struct Spot {
        int file;
        int rank;
        friend auto operator<=>(Spot const&, Spot const&) = default;
        friend Spot operator+(Spot a, Spot b) { return {a.file + b.file, a.rank + b.rank}; }
        [[nodiscard]] bool onBoard() const { return file >= 0 && file < 8 && rank >= 0 && rank < 8; }
    };
    using Pieces = std::map<Spot, char>;

    static Spot spotOf(Square square) {
        return {static_cast<int>(indexOf(fileOf(square))), static_cast<int>(indexOf(rankOf(square)))};
    }
    static std::string text(Spot spot) {
        return {static_cast<char>('a' + spot.file), static_cast<char>('1' + spot.rank)};
    }
    static char lower(char letter) { return static_cast<char>(std::tolower(letter)); }
    static bool isWhite(char letter) { return letter != lower(letter); }
    [[nodiscard]] bool isOurs(char letter) const { return isWhite(letter) == m_white; }
    [[nodiscard]] bool has(Spot spot) const { return m_pieces.contains(spot); }
    [[nodiscard]] bool hasEnemy(Spot spot) const { return has(spot) && !isOurs(m_pieces.at(spot)); }

    static std::vector<Spot> ways(char letter) {
        std::vector<Spot> const straight{{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        std::vector<Spot> const diagonal{{1, 1}, {-1, -1}, {1, -1}, {-1, 1}};
        if (letter == 'n') return {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
        if (letter == 'r') return straight;
        if (letter == 'b') return diagonal;
        auto all = straight;
        all.insert(all.end(), diagonal.begin(), diagonal.end());
        return all;
    }

    static bool attacks(Pieces const& pieces, Spot from, Spot target) {
        char const letter = pieces.at(from);
        if (lower(letter) == 'p') {
            int const ahead = isWhite(letter) ? 1 : -1;
            return target.rank - from.rank == ahead && std::abs(target.file - from.file) == 1;
        }
        bool const far = lower(letter) == 'b' || lower(letter) == 'r' || lower(letter) == 'q';
        for (Spot const way : ways(lower(letter)))
            for (Spot to = from + way; to.onBoard(); to = to + way) {
                if (to == target) return true;
                if (!far || pieces.contains(to)) break;
            }
        return false;
    }

    [[nodiscard]] bool attacked(Pieces const& pieces, Spot target) const {
        return std::ranges::any_of(
            pieces, [&](auto const& piece) { return !isOurs(piece.second) && attacks(pieces, piece.first, target); });
    }
    [[nodiscard]] bool kingAttacked(Pieces const& pieces) const {
        return std::ranges::any_of(
            pieces, [&](auto const& piece) { return piece.second == (m_white ? 'K' : 'k') && attacked(pieces, piece.first); });
    }

    void attempt(Spot from, Spot to) {
        Pieces after = m_pieces;
        bool const pawn = lower(m_pieces.at(from)) == 'p';
        if (pawn && m_passed == to) after.erase({to.file, from.rank});
        after[to] = after.at(from);
        after.erase(from);
        if (kingAttacked(after)) return;
        if (pawn && (to.rank == 0 || to.rank == 7))
            for (char const promotion : {'q', 'r', 'b', 'n'}) m_moves.push_back(text(from) + text(to) + promotion);
        else
            m_moves.push_back(text(from) + text(to));
    }

    void pawnMoves(Spot from) {
        int const ahead = m_white ? 1 : -1;
        Spot const one = from + Spot{0, ahead};
        Spot const two = one + Spot{0, ahead};
        if (!has(one)) attempt(from, one);
        if (!has(one) && !has(two) && from.rank == (m_white ? 1 : 6)) attempt(from, two);
        for (int const side : {-1, 1})
            if (Spot const to = one + Spot{side, 0}; hasEnemy(to) || m_passed == to) attempt(from, to);
    }

    void movesOf(Spot from, char letter) {
        if (letter == 'p') return pawnMoves(from);
        bool const far = letter == 'b' || letter == 'r' || letter == 'q';
        for (Spot const way : ways(letter))
            for (Spot to = from + way; to.onBoard(); to = to + way) {
                if (!has(to) || hasEnemy(to)) attempt(from, to);
                if (!far || has(to)) break;
            }
    }

    void castlings() {
        if (kingAttacked(m_pieces)) return;
        for (Square const square : m_castlingRooks) {
            Spot const rook = spotOf(square);
            if (rook.rank != (m_white ? 0 : 7)) continue;
            auto const king = std::ranges::find_if(m_pieces, [&](auto const& piece) {
                                  return piece.second == (m_white ? 'K' : 'k');
                              })->first;
            if (mayCastle(king, rook)) m_moves.push_back(text(king) + text(rook));
        }
    }

    [[nodiscard]] bool mayCastle(Spot king, Spot rook) const {
        bool const kingSide = rook.file > king.file;
        Spot const kingTo{kingSide ? 6 : 2, king.rank};
        Spot const rookTo{kingSide ? 5 : 3, king.rank};
        Pieces others = m_pieces;
        others.erase(king);
        others.erase(rook);
        for (int file = std::min({king.file, rook.file, kingTo.file, rookTo.file});
             file <= std::max({king.file, rook.file, kingTo.file, rookTo.file}); ++file) {
            bool const kingPasses =
                file >= std::min(king.file, kingTo.file) && file <= std::max(king.file, kingTo.file);
            bool const rookPasses =
                file >= std::min(rook.file, rookTo.file) && file <= std::max(rook.file, rookTo.file);
            Spot const spot{file, king.rank};
            if ((kingPasses || rookPasses) && others.contains(spot)) return false;
            if (!kingPasses) continue;
            Pieces stepped = m_pieces;
            stepped.erase(king);
            if (attacked(stepped, spot)) return false;
        }
        others[kingTo] = m_white ? 'K' : 'k';
        others[rookTo] = m_white ? 'R' : 'r';
        return !kingAttacked(others);
    }

    bool m_white;
    Bitboard m_castlingRooks;
    Pieces m_pieces;
    std::optional<Spot> m_passed;
    std::vector<std::string> m_moves;
};

} // namespace flagfall::board::test
