// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace flagfall::pgn {

/// A place in the whole text: line from 1, column in characters from 1.
struct Place {
    std::size_t line = 0;
    std::size_t column = 0;
};

enum class TokenKind : std::uint8_t {
    Tag,       ///< `text` is the value, as written
    Comment,   ///< between braces, or after a semicolon
    Escape,    ///< a line that begins with `%`
    Open,      ///< `(`
    Close,     ///< `)`
    DrawOffer, ///< `(=)`
    Nag,       ///< `$5`, with its sign
    Word,      ///< a move, a number, a result or anything else up to the next space or bracket
};

/// How a tag or comment ended.
enum class Ended : std::uint8_t { Properly, QuoteWithin, NotQuoted, Open, AtLimit };

/// Points into the text: use it before asking for the next token.
struct Token {
    TokenKind kind = TokenKind::Word;
    std::string_view text{};
    std::string_view name{}; ///< of a tag
    Ended ended = Ended::Properly;
    bool beginsLine = false;
    bool followsEmptyLine = false;
};

/// Splits text that arrives in parts into tokens, the same ones wherever it is cut. Keeps only what is not yet a
/// whole token, at most `longest` bytes.
class Lexer {
public:
    explicit Lexer(std::size_t longest) : m_longest(longest) {}

    void feed(std::string_view piece);
    /// The text has ended.
    void finish() { m_isFinished = true; }

    /// Takes the next token; false if there is none yet.
    [[nodiscard]] bool next(Token& token);
    /// The start of the last token.
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
    /// The farthest place at which a token starting here can end.
    [[nodiscard]] std::size_t farthest() const;
    /// True if a token that reaches the end of the text is complete.
    [[nodiscard]] bool isAllThere() const { return m_isFinished || m_text.size() - m_at >= m_longest; }
    [[nodiscard]] bool atLineStart() const { return m_at == m_lineStart && !m_isWithinLine; }
    void passOver(std::size_t end);
    void newLine(std::size_t start);

    std::string m_text{};
    std::size_t m_longest;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
    std::size_t m_lineStart = 0;     ///< in m_text, of the line containing m_at
    std::size_t m_columnsBefore = 0; ///< of the line, no longer in m_text
    bool m_isWithinLine = false;     ///< part of the line is no longer in m_text
    std::size_t m_newLines = 0;      ///< since the last token
    std::size_t m_tokenAt = 0;
    std::size_t m_tokenLine = 1;
    std::size_t m_tokenLineStart = 0;
    std::size_t m_tokenColumnsBefore = 0;
    /// How many characters there are from the start of a line to a place in it.
    struct Counted {
        std::size_t line = 0, lineStart = 0, at = 0, columns = 0;
    };
    mutable Counted m_counted{};
    bool m_hasBegun = false;
    bool m_isFinished = false;
    bool m_isInComment = false; ///< a comment longer than allowed is being read
};

} // namespace flagfall::pgn
