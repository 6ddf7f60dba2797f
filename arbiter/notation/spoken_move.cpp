// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/spoken_move.h"

#include "arbiter/notation/signs.h"
#include "arbiter/notation/written_move.h"

namespace flagfall::notation {

using board::File;
using board::Move;
using board::Position;
using board::Rank;
using board::Role;
using board::Square;
using board::Wing;

namespace {

constexpr std::array<std::string_view, 8> fileNames{"Anna", "Bella", "Cesar",  "David",
                                                    "Eva",  "Felix", "Gustav", "Hector"};
constexpr std::array<std::string_view, 8> numerals{"eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"};
/// In the order of the roles.
constexpr std::array<std::string_view, 6> pieceNames{"Bauer", "Springer", "Laeufer", "Turm", "Dame", "Koenig"};

constexpr std::string_view shortCastling = "Kurze Rochade";
constexpr std::string_view longCastling = "Lange Rochade";

std::string squareName(Square square) {
    std::string text{fileNames[indexOf(fileOf(square))]};
    return text.append(" ").append(numerals[indexOf(rankOf(square))]);
}

struct Spelling {
    std::string_view two;
    std::string_view one;
};
constexpr std::array spellings{Spelling{"ae", "ä"}, Spelling{"oe", "ö"}, Spelling{"ue", "ü"}};

/// Only where two letters stand for one: `Laeufer`, `Koenig`, `fuenf`; `neu` and `Bauer` have no umlaut.
std::string withUmlauts(std::string text) {
    for (auto const& [two, one] : spellings)
        for (auto at = text.find(two); at != std::string::npos; at = text.find(two, at + 1))
            if (at > 0 && text[at - 1] != 'a') text.replace(at, two.size(), one);
    return text;
}

/// In lower case, umlauts as two letters.
std::string plain(std::string_view text) {
    constexpr std::array capitals{Spelling{"ae", "Ä"}, Spelling{"oe", "Ö"}, Spelling{"ue", "Ü"}};
    std::string result;
    for (Signs signs(text); !signs.atEnd();) {
        bool umlaut = false;
        for (auto const& table : {spellings, capitals})
            for (auto const& [two, one] : table)
                if (!umlaut && signs.take(one)) {
                    result += two;
                    umlaut = true;
                }
        if (umlaut) continue;
        char const letter = signs.peek();
        result += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        signs.skip(1);
    }
    return result;
}

template <std::size_t count>
std::optional<std::size_t> placeOf(std::string_view word, std::array<std::string_view, count> const& words) {
    for (std::size_t place = 0; place < count; ++place)
        if (word == plain(words[place])) return place;
    return std::nullopt;
}

std::optional<File> fileNamed(std::string_view word) {
    if (word == "caesar") return File::C;
    if (word == "hektor") return File::H;
    auto const place = placeOf(word, fileNames);
    return place ? std::optional{board::allFiles[*place]} : std::nullopt;
}
std::optional<Rank> rankNamed(std::string_view word) {
    if (word == "zwo") return Rank::Two;
    if (word.size() == 1) return board::rankFrom(word.front());
    auto const place = placeOf(word, numerals);
    return place ? std::optional{board::allRanks[*place]} : std::nullopt;
}
std::optional<Role> pieceNamed(std::string_view word) {
    auto const place = placeOf(word, pieceNames);
    return place ? std::optional{board::allRoles[*place]} : std::nullopt;
}

/// Splits what was said into words.
class Listening {
public:
    explicit Listening(std::string_view text) : m_signs(text) {}

    [[nodiscard]] Expected<WrittenMove, MoveRefusal> all() {
        next();
        if (m_word.empty()) return refused(MoveRefusal{MoveFault::Empty});
        if (!castling() && !pieceAndSquares()) return unreadable();
        while (remark()) next();
        if (!m_word.empty()) return unreadable();
        return m_written;
    }

private:
    [[nodiscard]] Expected<WrittenMove, MoveRefusal> unreadable() const {
        return refused(MoveRefusal{MoveFault::NotNotation, {}, m_column});
    }

    void next() {
        while (m_signs.take(" ", ",", ".", "-", "\t", "!", "\n", "\r")) {
        }
        m_column = m_signs.column();
        auto const rest = m_signs.rest();
        auto const end = std::min(rest.find_first_of(" ,.-\t!\n\r"), rest.size());
        m_word = plain(rest.substr(0, end));
        m_signs.skip(end);
    }

    [[nodiscard]] bool heard(std::string_view word) {
        if (m_word != word) return false;
        next();
        return true;
    }

    /// `Kurze Rochade`, also in the forms people use: `Rochade kurz`, `kleine Rochade`.
    [[nodiscard]] bool castling() {
        bool const named = heard("rochade");
        if (heard("kurze") || heard("kurz") || heard("kleine"))
            m_written.spelled.castling = Wing::KingSide;
        else if (heard("lange") || heard("lang") || heard("grosse") || heard("große"))
            m_written.spelled.castling = Wing::QueenSide;
        else
            return false;
        m_written.spelled.role = Role::King;
        return named || heard("rochade");
    }

    [[nodiscard]] bool pieceAndSquares() {
        auto& spelled = m_written.spelled;
        spelled.role = piece().value_or(Role::Pawn);
        captureWord();
        if (!square()) return false;
        captureWord();
        auto const fromFile = spelled.toFile;
        auto const fromRank = spelled.toRank;
        if (square()) {
            spelled.fromFile = fromFile;
            spelled.fromRank = fromRank;
        }
        if (spelled.role == Role::Pawn) spelled.promotion = piece();
        return true;
    }

    [[nodiscard]] std::optional<Role> piece() {
        auto const role = pieceNamed(m_word);
        if (role) next();
        return role;
    }

    [[nodiscard]] bool square() {
        auto const file = fileNamed(m_word);
        if (!file) return false;
        next();
        auto const rank = rankNamed(m_word);
        if (!rank) return false;
        next();
        m_written.spelled.toFile = file;
        m_written.spelled.toRank = rank;
        return true;
    }

    void captureWord() { m_written.spelled.captures |= heard("nimmt") || heard("schlaegt"); }

    [[nodiscard]] bool remark() {
        if (m_word == "schach" && m_written.check == NotedCheck::Nothing) m_written.check = NotedCheck::Check;
        if (m_word == "matt" || m_word == "schachmatt") m_written.check = NotedCheck::Mate;
        if (m_word == "passant") m_written.enPassantNoted = true;
        if (m_word == "remis") m_written.drawOffered = true;
        for (auto const known : {"schach", "matt", "schachmatt", "und", "en", "passant", "remis"})
            if (m_word == known) return true;
        return false;
    }

    Signs m_signs;
    std::string m_word;
    std::size_t m_column = 1;
    WrittenMove m_written;
};

std::string saidInFull(Position const& position, Move move, SaidCapture capture) {
    if (move.kind == board::MoveKind::Castling)
        return std::string{wingOf(move.from, move.to) == Wing::KingSide ? shortCastling : longCastling};
    std::string text{pieceNames[indexOf(move.role)]};
    text += ' ' + squareName(move.from);
    if (capture == SaidCapture::Nimmt && position.isCapture(move)) text += " nimmt";
    text += ' ' + squareName(move.to);
    if (auto const promotion = promotionOf(move.kind)) text.append(" ").append(pieceNames[indexOf(*promotion)]);
    return text;
}

} // namespace

std::string spokenMove(Position const& position, Move move, Umlauts umlauts, SaidCapture capture) {
    auto text = saidInFull(position, move, capture);
    return umlauts == Umlauts::AsLetters ? withUmlauts(std::move(text)) : text;
}

Expected<ReadMove, MoveRefusal> readSpokenMove(Position const& position, std::string_view text) {
    auto const written = Listening(text).all();
    if (!written) return refused(written.error());
    return meant(position, *written);
}

} // namespace flagfall::notation
