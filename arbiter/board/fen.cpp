// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/fen.h"

#include <algorithm>

namespace flagfall::board {

namespace {

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }
bool isSpace(char letter) { return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n'; }
char small(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

struct Word {
    std::string_view text;
    std::size_t column; ///< of its first letter, from 1
};

/// Splits a line at its spaces.
class Words {
public:
    explicit Words(std::string_view text) : m_text(text) {}

    /// Returns the next word; empty at the end.
    [[nodiscard]] Word next() {
        while (m_at < m_text.size() && isSpace(m_text[m_at])) ++m_at;
        std::size_t const from = m_at;
        while (m_at < m_text.size() && !isSpace(m_text[m_at])) ++m_at;
        return {m_text.substr(from, m_at - from), from + 1};
    }

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

using Problem = std::optional<FenProblem>;

/// Puts the pieces on the board, from a8 to h1.
class Pieces {
public:
    explicit Pieces(Board& board) : m_board(board) {}

    [[nodiscard]] Problem read(Word word) {
        if (word.text.empty()) return FenProblem{FenField::Pieces, FenFault::Empty, word.column};
        for (std::size_t i = 0; i < word.text.size(); ++i)
            if (auto const fault = take(word.text[i])) return FenProblem{FenField::Pieces, *fault, word.column + i};
        if (m_file != 8) return FenProblem{FenField::Pieces, FenFault::RankTooShort, word.column + word.text.size()};
        if (m_rank != 0) return FenProblem{FenField::Pieces, FenFault::TooFewRanks, word.column + word.text.size()};
        return std::nullopt;
    }

private:
    [[nodiscard]] std::optional<FenFault> take(char letter) {
        if (letter == '/') return nextRank();
        if (letter >= '1' && letter <= '8') return skip(static_cast<unsigned>(letter - '0'));
        auto const piece = pieceFrom(letter);
        if (!piece) return FenFault::UnknownLetter;
        if (m_file == 8) return FenFault::RankTooLong;
        m_board.put(squareNumber(m_rank * 8 + m_file), *piece);
        return skip(1);
    }

    [[nodiscard]] std::optional<FenFault> skip(unsigned files) {
        if (m_file + files > 8) return FenFault::RankTooLong;
        m_file += files;
        return std::nullopt;
    }

    [[nodiscard]] std::optional<FenFault> nextRank() {
        if (m_file != 8) return FenFault::RankTooShort;
        if (m_rank == 0) return FenFault::TooManyRanks;
        --m_rank;
        m_file = 0;
        return std::nullopt;
    }

    Board& m_board;
    unsigned m_rank = 7;
    unsigned m_file = 0;
};

Problem readTurn(Word word, PositionDraft& draft) {
    if (word.text.empty()) return std::nullopt;
    bool const white = word.text == "w" || word.text == "W";
    if (!white && word.text != "b" && word.text != "B")
        return FenProblem{FenField::Turn, FenFault::UnknownLetter, word.column};
    draft.turn = white ? Colour::White : Colour::Black;
    return std::nullopt;
}

/// A player's rooks on one side of the king, on the player's first rank.
Bitboard rooksOnWing(Board const& board, Colour colour, Wing wing) {
    Bitboard const kings = board.of(colour, Role::King) & bitsOf(firstRank(colour));
    Bitboard rooks;
    if (kings.empty()) return rooks;
    for (Square const rook : board.of(colour, Role::Rook) & bitsOf(firstRank(colour)))
        if (wingOf(kings.first(), rook) == wing) rooks |= bitOf(rook);
    return rooks;
}

/// The rook farthest from the king; the corner if there is none, so that the missing rook is reported later.
Square outermostRook(Board const& board, Colour colour, Wing wing) {
    auto const rooks = rooksOnWing(board, colour, wing);
    if (rooks.empty()) return squareAt(wing == Wing::KingSide ? File::H : File::A, firstRank(colour));
    Square outermost = rooks.first();
    if (wing == Wing::KingSide)
        for (Square const rook : rooks) outermost = rook;
    return outermost;
}

std::optional<Square> castlingRook(Board const& board, char letter) {
    Colour const colour = letter == small(letter) ? Colour::Black : Colour::White;
    if (small(letter) == 'k') return outermostRook(board, colour, Wing::KingSide);
    if (small(letter) == 'q') return outermostRook(board, colour, Wing::QueenSide);
    auto const file = fileFrom(small(letter));
    if (!file) return std::nullopt;
    return squareAt(*file, firstRank(colour));
}

Problem readCastling(Word word, PositionDraft& draft) {
    if (word.text == "-") return std::nullopt;
    for (std::size_t i = 0; i < word.text.size(); ++i) {
        auto const rook = castlingRook(draft.board, word.text[i]);
        if (!rook) return FenProblem{FenField::Castling, FenFault::UnknownLetter, word.column + i};
        draft.castlingRooks |= bitOf(*rook);
    }
    return std::nullopt;
}

Problem readEnPassant(Word word, PositionDraft& draft) {
    if (word.text.empty() || word.text == "-") return std::nullopt;
    draft.enPassant = squareFrom(word.text);
    if (!draft.enPassant) return FenProblem{FenField::EnPassant, FenFault::NotASquare, word.column};
    return std::nullopt;
}

/// A number too large for its type stays too large for any position.
Problem readNumber(Word word, FenField field, int& number) {
    if (word.text.empty() || word.text == "-") return std::nullopt;
    auto const bad = std::ranges::find_if_not(word.text, isDigit);
    if (bad != word.text.end())
        return FenProblem{field, FenFault::NotANumber, word.column + static_cast<std::size_t>(bad - word.text.begin())};
    number = 0;
    for (char const digit : word.text) number = std::min(99'999, number * 10 + (digit - '0'));
    return std::nullopt;
}

Problem readEnd(Word word) {
    if (word.text.empty()) return std::nullopt;
    return FenProblem{FenField::End, FenFault::MoreThanExpected, word.column};
}

std::string piecesText(Board const& board) {
    std::string text;
    for (auto rank = allRanks.rbegin(); rank != allRanks.rend(); ++rank) {
        int empty = 0;
        auto const writeEmpty = [&] {
            if (empty > 0) text += static_cast<char>('0' + empty);
            empty = 0;
        };
        for (File const file : allFiles) {
            auto const piece = board.at(squareAt(file, *rank));
            if (!piece) {
                ++empty;
                continue;
            }
            writeEmpty();
            text += letterOf(*piece);
        }
        writeEmpty();
        if (*rank != Rank::One) text += '/';
    }
    return text;
}

/// The wing of a rook, if there is a king on its rank.
std::optional<Wing> wingOfRook(Board const& board, Colour colour, Square rook) {
    Bitboard const kings = board.of(colour, Role::King) & bitsOf(firstRank(colour));
    if (kings.empty()) return std::nullopt;
    return wingOf(kings.first(), rook);
}

char castlingLetter(Board const& board, Colour colour, Square rook, CastlingLetters letters) {
    char letter = letterOf(fileOf(rook));
    auto const wing = wingOfRook(board, colour, rook);
    if (letters == CastlingLetters::Xfen && wing && outermostRook(board, colour, *wing) == rook)
        letter = *wing == Wing::KingSide ? 'k' : 'q';
    return colour == Colour::White ? static_cast<char>(letter - 'a' + 'A') : letter;
}

/// White before Black, kingside before queenside.
std::string castlingText(PositionDraft const& draft, CastlingLetters letters) {
    std::string text;
    for (Colour const colour : bothColours) {
        std::string ofColour;
        for (Square const rook : draft.castlingRooks& bitsOf(firstRank(colour)))
            ofColour.insert(ofColour.begin(), castlingLetter(draft.board, colour, rook, letters));
        text += ofColour;
    }
    return text.empty() ? "-" : text;
}

} // namespace

Expected<PositionDraft, FenProblem> readFen(std::string_view text, Game game) {
    PositionDraft draft;
    draft.game = game;
    Words words(text);
    auto problem = Pieces(draft.board).read(words.next());
    if (!problem) problem = readTurn(words.next(), draft);
    if (!problem) problem = readCastling(words.next(), draft);
    if (!problem) problem = readEnPassant(words.next(), draft);
    if (!problem) problem = readNumber(words.next(), FenField::HalfmoveClock, draft.halfmoveClock);
    if (!problem) problem = readNumber(words.next(), FenField::MoveNumber, draft.moveNumber);
    if (!problem) problem = readEnd(words.next());
    if (problem) return refused(*problem);
    return draft;
}

std::optional<FenField> firstFieldMissing(std::string_view text) {
    Words words(text);
    for (auto const field : {FenField::Pieces, FenField::Turn, FenField::Castling, FenField::EnPassant,
                             FenField::HalfmoveClock, FenField::MoveNumber})
        if (words.next().text.empty()) return field;
    return std::nullopt;
}

Expected<Position, FenRefusal> positionFromFen(std::string_view text, Game game) {
    auto const draft = readFen(text, game);
    if (!draft) return refused(FenRefusal{draft.error()});
    auto const position = Position::create(*draft);
    if (!position) return refused(FenRefusal{position.error()});
    return *position;
}

std::string fenText(PositionDraft const& draft, CastlingLetters letters) {
    return piecesText(draft.board) + (draft.turn == Colour::White ? " w " : " b ") + castlingText(draft, letters) +
           ' ' + (draft.enPassant ? squareText(*draft.enPassant) : std::string("-")) + ' ' +
           std::to_string(draft.halfmoveClock) + ' ' + std::to_string(draft.moveNumber);
}

std::string fenText(Position const& position, CastlingLetters letters) { return fenText(position.draft(), letters); }

} // namespace flagfall::board
