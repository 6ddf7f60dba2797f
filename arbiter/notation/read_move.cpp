// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/read_move.h"

#include "arbiter/notation/signs.h"
#include "arbiter/notation/written_move.h"

#include <algorithm>

namespace flagfall::notation {

using board::Position;
using board::Role;
using board::Wing;

namespace {

bool takeDash(Signs& signs) { return signs.take("-", "–", "—", "‐", "‑", "−"); }
bool takeCaptureSign(Signs& signs) { return signs.take("x", "X", ":", "×", "х"); }

/// Splits a written move, from its number to its last mark.
class Parse {
public:
    Parse(std::string_view text, Language language) : m_signs(text), m_language(language) {}

    [[nodiscard]] Expected<WrittenMove, MoveRefusal> all() {
        m_signs.skipSpace();
        if (m_signs.atEnd()) return refused(MoveRefusal{MoveFault::Empty});
        skipMoveNumber();
        if (!castling() && !pieceAndSquares()) return unreadable();
        while (mark()) {
        }
        if (!m_signs.atEnd()) return unreadable();
        return m_written;
    }

private:
    [[nodiscard]] Expected<WrittenMove, MoveRefusal> unreadable() const {
        return refused(MoveRefusal{MoveFault::NotNotation, {}, m_signs.column()});
    }

    /// Skips `12.`, `12...` or `12…`. A full stop or space must follow the number, so that `0-0` is not taken for
    /// one.
    void skipMoveNumber() {
        auto const rest = m_signs.rest();
        auto const digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
        auto const after = rest.substr(digits);
        if (digits == 0 || !(after.starts_with('.') || after.starts_with("…") || after.starts_with(' '))) return;
        m_signs.skip(digits);
        while (m_signs.take(".", "…", " ")) {
        }
    }

    [[nodiscard]] bool nought() { return m_signs.take("0", "O", "o", "О", "о"); }
    void dash() { takeDash(m_signs); }

    /// A single zero may be the letter of a piece.
    [[nodiscard]] bool castling() {
        Signs const before = m_signs;
        int noughts = 0;
        for (; noughts < 3 && nought(); dash()) ++noughts;
        if (noughts < 2) {
            m_signs = before;
            return false;
        }
        m_written.spelled.castling = noughts == 2 ? Wing::KingSide : Wing::QueenSide;
        m_written.spelled.role = Role::King;
        return true;
    }

    [[nodiscard]] bool pieceAndSquares() {
        piece();
        if (!square()) return false;
        if (anotherSquareFollows()) arrive();
        if (m_written.spelled.role == Role::Pawn) promotion();
        return (m_written.spelled.toFile && m_written.spelled.toRank) || isPawnCapture();
    }

    void piece() {
        auto const letter = readPieceLetter(m_language, m_signs.rest());
        if (!letter) return;
        m_written.spelled.role = letter->role;
        m_signs.skip(letter->bytes);
        m_signs.take("\xEF\xB8\x8E"); // requests the black-and-white glyph
    }

    /// A square, or part of one. The last one read is the arrival square.
    [[nodiscard]] bool square() {
        captureSign();
        auto& to = m_written.spelled;
        to.toFile = board::fileFrom(m_signs.peek());
        if (to.toFile) m_signs.skip(1);
        to.toRank = board::rankFrom(m_signs.peek());
        if (to.toRank) m_signs.skip(1);
        return to.toFile || to.toRank;
    }

    [[nodiscard]] bool anotherSquareFollows() const {
        Signs ahead = m_signs;
        if (ahead.rest().starts_with("ch")) return false; // check
        takeCaptureSign(ahead);
        takeDash(ahead);
        return board::fileFrom(ahead.peek()) || board::rankFrom(ahead.peek());
    }

    /// What was read so far was the departure.
    void arrive() {
        m_written.spelled.fromFile = m_written.spelled.toFile;
        m_written.spelled.fromRank = m_written.spelled.toRank;
        dash();
        static_cast<void>(square());
    }

    void captureSign() { m_written.spelled.captures |= takeCaptureSign(m_signs); }

    /// True for `exd`, without the rank.
    [[nodiscard]] bool isPawnCapture() const {
        auto const& spelled = m_written.spelled;
        return spelled.role == Role::Pawn && spelled.fromFile && spelled.toFile && spelled.fromFile != spelled.toFile;
    }

    void promotion() {
        Signs const before = m_signs;
        m_signs.skipSpace();
        bool const bracket = m_signs.take("(");
        m_signs.take("=", "/");
        auto const letter = readPieceLetter(m_language, m_signs.rest());
        if (!letter || letter->role == Role::Pawn) {
            m_signs = before;
            return;
        }
        m_signs.skip(letter->bytes);
        if (bracket && !m_signs.take(")")) {
            m_signs = before;
            return;
        }
        m_written.spelled.promotion = letter->role;
    }

    /// Reads one mark after the move; false if there is none that is known.
    [[nodiscard]] bool mark() {
        m_signs.skipSpace();
        return checkMark() || noteIf(m_signs.take("e.p.", "e.p", "ep.", "ep", "e. p."), m_written.enPassantNoted) ||
               noteIf(m_signs.take("(=)"), m_written.drawOffered) ||
               noteIf(m_signs.take(":"), m_written.spelled.captures) || m_signs.take("!", "?");
    }

    [[nodiscard]] static bool noteIf(bool found, bool& note) {
        note |= found;
        return found;
    }

    [[nodiscard]] bool checkMark() {
        auto noted = NotedCheck::Nothing;
        if (m_signs.take("++", "‡"))
            noted = NotedCheck::DoublePlus;
        else if (m_signs.take("#", "mate"))
            noted = NotedCheck::Mate;
        else if (m_signs.take("+", "†", "ch"))
            noted = NotedCheck::Check;
        if (noted == NotedCheck::Nothing) return false;
        m_written.check = noted;
        return true;
    }

    Signs m_signs;
    Language m_language;
    WrittenMove m_written;
};

} // namespace

Expected<ReadMove, MoveRefusal> readMove(Position const& position, std::string_view text, Language language) {
    auto const written = Parse(text, language).all();
    if (!written) return refused(written.error());
    return meant(position, *written);
}

bool isNotation(std::string_view text) {
    return std::ranges::any_of(languages(), [text](Language language) {
        auto const move = readMove({}, text, language);
        return move || move.error().fault != MoveFault::NotNotation;
    });
}

} // namespace flagfall::notation
