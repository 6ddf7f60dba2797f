// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace flagfall::pgn {

/// A place in the whole text: lines from 1, columns in characters from 1.
struct Place {
    std::size_t line = 0;
    std::size_t column = 0;
};

enum class TokenKind : std::uint8_t {
    Tag,       ///< `text` is the value, as it stands
    Comment,   ///< between braces, or behind a semicolon
    Escape,    ///< a line that begins with `%`
    Open,      ///< `(`
    Close,     ///< `)`
    DrawOffer, ///< `(=)`
    Nag,       ///< `$5`, with its sign
    Word,      ///< a move, a number, a result or anything else up to the next space or bracket
};

/// Where a tag or comment ended.
enum class Ended : std::uint8_t { Properly, QuoteWithin, NotQuoted, Open, AtLimit };

/// Borrows from the text: to be used before the next one is asked for.
struct Token {
    TokenKind kind = TokenKind::Word;
    std::string_view text{};
    std::string_view name{}; ///< of a tag
    Ended ended = Ended::Properly;
    bool beginsLine = false;
    bool followsEmptyLine = false;
};

/// Takes a text apart that comes in pieces, into the same tokens wherever it is cut. Holds what is not yet a whole
/// token, and no more than `longest` bytes of it.
class Lexer {
public:
    explicit Lexer(std::size_t longest) : m_longest(longest) {}

    void feed(std::string_view piece);
    /// No more comes.
    void finish() { m_isFinished = true; }

    /// Takes the next token; false when there is none yet.
    [[nodiscard]] bool next(Token& token);
    /// Where the last token began.
    [[nodiscard]] Place place() const;

private:
    [[nodiscard]] bool skipSpace();
    [[nodiscard]] bool begin();
    [[nodiscard]] bool goOn(Token& token);
    void beginToken(Token& token);
    [[nodiscard]] bool takeToken(Token& token);
    [[nodiscard]] bool takeTag(Token& token);
    [[nodiscard]] bool takeTagLine(Token& token, std::string_view name, std::size_t value);
    [[nodiscard]] bool takeBareTag(Token& token, std::string_view name, std::size_t value);
    [[nodiscard]] bool takeComment(Token& token, std::size_t from);
    [[nodiscard]] bool takeRestOfLine(Token& token, TokenKind kind);
    [[nodiscard]] bool takeOpening(Token& token);
    [[nodiscard]] bool takeNag(Token& token);
    [[nodiscard]] bool takeWord(Token& token);
    bool takeUpTo(Token& token, TokenKind kind, std::size_t end);

    [[nodiscard]] std::string_view rest() const { return std::string_view(m_text).substr(m_at); }
    /// Where a token must end that begins here.
    [[nodiscard]] std::size_t farthest() const;
    /// Whether a token that goes on to the end of the text is whole.
    [[nodiscard]] bool isAllThere() const { return m_isFinished || m_text.size() - m_at >= m_longest; }
    [[nodiscard]] bool atLineStart() const { return m_at == m_lineStart && !m_isWithinLine; }
    void passOver(std::size_t end);
    void newLine(std::size_t start);

    std::string m_text{};
    std::size_t m_longest;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
    std::size_t m_lineStart = 0;     ///< in m_text, of the line at m_at
    std::size_t m_columnsBefore = 0; ///< of the line, and no longer in m_text
    bool m_isWithinLine = false;     ///< some of the line is no longer in m_text
    std::size_t m_newLines = 0;      ///< since the last token
    std::size_t m_tokenAt = 0;
    std::size_t m_tokenLine = 1;
    std::size_t m_tokenLineStart = 0;
    std::size_t m_tokenColumnsBefore = 0;
    bool m_hasBegun = false;
    bool m_isFinished = false;
    bool m_isInComment = false; ///< one that was longer than it may be
};

} // namespace flagfall::pgn
