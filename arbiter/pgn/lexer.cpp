// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/lexer.h"

#include "arbiter/pgn/encoding.h"
#include "arbiter/pgn/letters.h"

#include <algorithm>
#include <array>
#include <optional>

namespace flagfall::pgn {

namespace {

bool isLineEnd(char letter) { return letter == '\n' || letter == '\r'; }

/// Characters that end a word.
constexpr auto endings = [] {
    std::array<bool, 256> ends{};
    for (unsigned byte = 0; byte < 256; ++byte) ends[byte] = isSpace(static_cast<char>(byte));
    for (char const sign : std::string_view("{}()[];$")) ends[static_cast<unsigned char>(sign)] = true;
    return ends;
}();
bool endsWord(char letter) { return endings[static_cast<unsigned char>(letter)]; }

template <typename Test>
std::size_t skipWhile(std::string_view text, std::size_t at, Test test) {
    while (at < text.size() && test(text[at])) ++at;
    return at;
}

/// True for `[Name "` in one line; where a tag is not expected, only this is taken for one.
bool looksLikeTag(std::string_view text) {
    auto const nameEnd = skipWhile(text, 1, isNameLetter);
    auto const quote = skipWhile(text, nameEnd, [](char letter) { return letter == ' ' || letter == '\t'; });
    return nameEnd > 1 && quote > nameEnd && quote < text.size() && text[quote] == '"';
}

/// Returns the start of the next line that begins like a tag; the end of the text if there is none.
std::size_t findTagLine(std::string_view text) {
    for (auto at = text.find('['); at != std::string_view::npos; at = text.find('[', at + 1))
        if (at > 0 && isLineEnd(text[at - 1]) && looksLikeTag(text.substr(at))) return at;
    return text.size();
}

/// The closing quotation mark of a value, and the place after the bracket.
struct Closing {
    std::size_t quote;
    std::size_t behind;
};
enum class Backslash { Escapes, IsALetter };

std::optional<Closing> findClosing(std::string_view line, Backslash backslash) {
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] == '\\' && backslash == Backslash::Escapes) {
            ++at;
            continue;
        }
        if (line[at] != '"') continue;
        auto const bracket = skipWhile(line, at + 1, isSpace);
        if (bracket < line.size() && line[bracket] == ']') return Closing{at, bracket + 1};
    }
    return std::nullopt;
}

bool hasQuoteWithin(std::string_view value) {
    for (std::size_t at = 0; at < value.size(); ++at) {
        if (value[at] == '"') return true;
        if (value[at] == '\\') ++at;
    }
    return false;
}

bool isPromotion(std::string_view text) {
    constexpr std::string_view pieces = "QRBN";
    return text.size() == 3 && text.front() == '(' && text.back() == ')' &&
           pieces.find(text[1]) != std::string_view::npos;
}

/// What is left of a value that does not end properly.
std::string_view withoutEnd(std::string_view line) {
    while (!line.empty() && (isSpace(line.back()) || line.back() == ']')) line.remove_suffix(1);
    if (line.ends_with('"')) line.remove_suffix(1);
    return line;
}

} // namespace

void Lexer::feed(std::string_view piece) {
    m_isFinished = false;
    m_tokenColumnsBefore = place().column - 1;
    m_tokenAt = m_tokenLineStart = 0;
    m_counted = {};
    m_isWithinLine = m_isWithinLine || m_at > m_lineStart;
    m_columnsBefore += charactersIn(std::string_view(m_text).substr(m_lineStart, m_at - m_lineStart));
    m_text.erase(0, m_at);
    m_at = 0;
    m_lineStart = 0;
    m_text += piece;
}

std::size_t Lexer::farthest() const { return std::min(m_text.size(), m_at + m_longest); }

void Lexer::newLine(std::size_t start) {
    ++m_line;
    ++m_newLines;
    m_lineStart = start;
    m_columnsBefore = 0;
    m_isWithinLine = false;
}

/// False if the text ends before it is clear what follows.
bool Lexer::skipSpace() {
    for (; m_at < m_text.size() && isSpace(m_text[m_at]); ++m_at) {
        if (!isLineEnd(m_text[m_at])) continue;
        bool const isLast = m_at + 1 == m_text.size();
        if (m_text[m_at] == '\r' && isLast && !m_isFinished) return false;
        if (m_text[m_at] == '\r' && !isLast && m_text[m_at + 1] == '\n') ++m_at;
        newLine(m_at + 1);
    }
    return m_at < m_text.size();
}

/// Checks the start of the text; false if it is too short to tell.
bool Lexer::begin() {
    auto const first = rest().substr(0, byteOrderMark.size());
    if (byteOrderMark.starts_with(first) && first != byteOrderMark && !m_isFinished) return false;
    m_hasBegun = true;
    if (first == byteOrderMark) m_at = m_lineStart = first.size();
    return true;
}

bool Lexer::next(Token& token) {
    if (!m_hasBegun && !begin()) return false;
    if (m_isInComment) return goOn(token);
    if (!skipSpace()) return false;
    beginToken(token);
    return takeToken(token);
}

/// Continues a comment that was too long to be taken at once.
bool Lexer::goOn(Token& token) {
    if (m_at == m_text.size()) return false;
    beginToken(token);
    return takeComment(token, m_at);
}

void Lexer::beginToken(Token& token) {
    m_tokenAt = m_at;
    m_tokenLine = m_line;
    m_tokenLineStart = m_lineStart;
    m_tokenColumnsBefore = m_columnsBefore;
    token.name = {};
    token.ended = Ended::Properly;
    token.beginsLine = atLineStart();
    token.followsEmptyLine = m_newLines > 1;
}

Place Lexer::place() const {
    // All of a game may stand in one line, and every word of it be complained about: nothing is counted twice.
    if (m_counted.lineStart != m_tokenLineStart || m_counted.at > m_tokenAt || m_counted.line != m_tokenLine)
        m_counted = {m_tokenLine, m_tokenLineStart, m_tokenLineStart, 0};
    m_counted.columns += charactersIn(std::string_view(m_text).substr(m_counted.at, m_tokenAt - m_counted.at));
    m_counted.at = m_tokenAt;
    return {m_tokenLine, m_tokenColumnsBefore + m_counted.columns + 1};
}

bool Lexer::takeToken(Token& token) {
    switch (m_text[m_at]) {
    case '[': return takeTag(token);
    case '{': return takeComment(token, m_at + 1);
    case ';': return takeRestOfLine(token, TokenKind::Comment);
    case '%': return atLineStart() ? takeRestOfLine(token, TokenKind::Escape) : takeWord(token);
    case '(': return takeOpening(token);
    case ')': return takeUpTo(token, TokenKind::Close, m_at + 1);
    case '$': return takeNag(token);
    case '}':
    case ']': return takeUpTo(token, TokenKind::Word, m_at + 1);
    default: return takeWord(token);
    }
}

/// Ends the token at this place.
bool Lexer::takeUpTo(Token& token, TokenKind kind, std::size_t end) {
    token.kind = kind;
    token.text = std::string_view(m_text).substr(m_at, end - m_at);
    passOver(end);
    return true;
}

/// Counts the lines of what has been read.
void Lexer::passOver(std::size_t end) {
    for (; m_at < end; ++m_at) {
        if (m_text[m_at] == '\n') newLine(m_at + 1);
        if (m_text[m_at] == '\r' && (m_at + 1 == m_text.size() || m_text[m_at + 1] != '\n')) newLine(m_at + 1);
    }
    m_newLines = 0;
}

bool Lexer::takeWord(Token& token) {
    auto const text = std::string_view(m_text).substr(0, farthest());
    auto const isPart = [](char letter) { return !endsWord(letter); };
    auto end = skipWhile(text, m_at + 1, isPart);
    constexpr std::size_t bracket = 3; // `(Q)` after a pawn move to the last rank
    if (end < text.size() && text[end] == '(' && (text[end - 1] == '1' || text[end - 1] == '8')) {
        if (end + bracket > m_text.size() && !isAllThere()) return false;
        if (isPromotion(text.substr(end, bracket))) end = skipWhile(text, end + bracket, isPart);
    }
    if (end == m_text.size() && !isAllThere()) return false;
    token.kind = TokenKind::Word;
    token.text = text.substr(m_at, end - m_at);
    m_at = end; // a word contains no line end
    m_newLines = 0;
    return true;
}

bool Lexer::takeNag(Token& token) {
    auto const text = std::string_view(m_text).substr(0, farthest());
    auto const end = skipWhile(text, m_at + 1, isDigit);
    if (end == m_text.size() && !isAllThere()) return false;
    return takeUpTo(token, end == m_at + 1 ? TokenKind::Word : TokenKind::Nag, end);
}

bool Lexer::takeOpening(Token& token) {
    constexpr std::string_view offer = "(=)";
    if (rest().starts_with(offer)) return takeUpTo(token, TokenKind::DrawOffer, m_at + offer.size());
    if (offer.starts_with(rest()) && !m_isFinished) return false;
    return takeUpTo(token, TokenKind::Open, m_at + 1);
}

bool Lexer::takeRestOfLine(Token& token, TokenKind kind) {
    auto const text = std::string_view(m_text).substr(0, farthest());
    auto const end = skipWhile(text, m_at, [](char letter) { return !isLineEnd(letter); });
    if (end == m_text.size() && !isAllThere()) return false;
    takeUpTo(token, kind, end);
    token.text.remove_prefix(1);
    return true;
}

bool Lexer::takeComment(Token& token, std::size_t from) {
    auto const all = std::string_view(m_text).substr(from, std::max(from, farthest()) - from);
    auto const brace = all.find('}');
    bool const isClosed = brace != std::string_view::npos;
    if (!isClosed && !isAllThere()) return false;
    auto text = all.substr(0, isClosed ? brace : all.size());
    auto const tag = findTagLine(text);
    bool const isCut = tag == text.size() && !isClosed && !m_isFinished;
    if (isCut)
        while (text.size() > 1 && utf8::isContinuation(m_text[from + text.size() - 1])) text.remove_suffix(1);
    bool const endsAtTag = tag < text.size();
    text = endsAtTag ? text.substr(0, tag) : text;
    m_isInComment = isCut;
    token.kind = TokenKind::Comment;
    token.text = text;
    token.ended = isCut ? Ended::AtLimit : isClosed && !endsAtTag ? Ended::Properly : Ended::Open;
    passOver(from + text.size() + (token.ended == Ended::Properly ? 1 : 0));
    return true;
}

bool Lexer::takeTag(Token& token) {
    auto const text = std::string_view(m_text).substr(0, farthest());
    auto const nameStart = skipWhile(text, m_at + 1, isSpace);
    auto const nameEnd = skipWhile(text, nameStart, isNameLetter);
    auto const quote = skipWhile(text, nameEnd, isSpace);
    if (quote == m_text.size() && !isAllThere()) return false;
    bool const isTag = nameEnd > nameStart && quote < text.size() && text[quote] == '"';
    auto const name = text.substr(nameStart, nameEnd - nameStart);
    if (isTag) return takeTagLine(token, name, quote + 1);
    if (token.beginsLine && quote > nameEnd && nameEnd > nameStart) return takeBareTag(token, name, quote);
    return takeUpTo(token, TokenKind::Word, m_at + 1);
}

/// `[Round 3]`, alone on its line.
bool Lexer::takeBareTag(Token& token, std::string_view name, std::size_t value) {
    auto const text = std::string_view(m_text).substr(0, farthest());
    auto const lineEnd = skipWhile(text, m_at, [](char letter) { return !isLineEnd(letter); });
    if (lineEnd == m_text.size() && !isAllThere()) return false;
    auto const bracket = lineEnd > value ? text.find_last_not_of(" \t", lineEnd - 1) : value;
    bool const isAlone = bracket > value && text[bracket] == ']';
    if (!isAlone) return takeUpTo(token, TokenKind::Word, m_at + 1);
    takeUpTo(token, TokenKind::Tag, bracket + 1);
    token.name = name;
    token.text = withoutEnd(text.substr(value, bracket - value));
    token.ended = Ended::NotQuoted;
    return true;
}

bool Lexer::takeTagLine(Token& token, std::string_view name, std::size_t value) {
    auto const text = std::string_view(m_text).substr(0, farthest());
    auto const lineEnd = skipWhile(text, value, [](char letter) { return !isLineEnd(letter); });
    if (lineEnd == m_text.size() && !isAllThere()) return false;
    auto const line = text.substr(value, lineEnd - value);
    auto closing = findClosing(line, Backslash::Escapes);
    if (!closing) closing = findClosing(line, Backslash::IsALetter);
    auto const end = closing ? value + closing->behind : lineEnd;
    takeUpTo(token, TokenKind::Tag, end);
    token.name = name;
    token.text = closing ? line.substr(0, closing->quote) : withoutEnd(line);
    token.ended = !closing ? Ended::Open : hasQuoteWithin(token.text) ? Ended::QuoteWithin : Ended::Properly;
    return true;
}

} // namespace flagfall::pgn
