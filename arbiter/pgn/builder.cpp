// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/builder.h"

#include "arbiter/pgn/commands.h"
#include "arbiter/pgn/encoding.h"
#include "arbiter/pgn/start.h"
#include "arbiter/pgn/words.h"

#include <algorithm>
#include <iterator>

namespace flagfall::pgn {

using board::Position;

namespace {

constexpr std::size_t aroundAToken = 128;   // bytes counted for a token in addition to its text
constexpr std::size_t problemsListed = 100; // problems listed for one game that do not make it unreadable
constexpr std::size_t foundBytes = 60;
constexpr std::size_t usualPlies = 120;
constexpr std::size_t tagsCompared = 200; // real games have fewer, and comparing each with all others takes time

std::string unescaped(std::string_view value) {
    std::string text;
    text.reserve(value.size());
    for (std::size_t at = 0; at < value.size(); ++at) {
        bool const escapes =
            value[at] == '\\' && at + 1 < value.size() && (value[at + 1] == '"' || value[at + 1] == '\\');
        if (escapes) ++at;
        text += isSpace(value[at]) ? ' ' : value[at];
    }
    return text;
}

bool isEmpty(Line const& line) { return line.opening.empty() && line.plies.empty() && line.unread.empty(); }

} // namespace

void Builder::take(Token const& token, Lexer const& lexer) {
    m_lexer = &lexer;
    if (beginsAnotherGame(token)) endGame();
    if (m_section == Section::Nothing && m_read.line == 0) m_read.line = lexer.place().line;
    m_bytes += token.text.size() + aroundAToken;
    if (m_bytes > m_limits.bytes && !m_isTooLarge) {
        m_isTooLarge = true;
        report(Fault::TooLarge);
    }
    if (!m_isTooLarge) takeAnywhere(token);
}

void Builder::finish() { endGame(); }

/// True for a tag after moves or a result, for the first tag repeated after an empty line, and for a move after a
/// result.
bool Builder::beginsAnotherGame(Token const& token) const {
    if (m_section == Section::Nothing) return false;
    if (m_isTooLarge) return token.kind == TokenKind::Tag && token.beginsLine;
    if (token.kind == TokenKind::Tag) {
        if (m_section == Section::Ended) return true;
        if (m_section == Section::Moves) return !isNothingButComments();
        return token.followsEmptyLine && !m_read.game.tags.empty() && m_read.game.tags.front().name == token.name;
    }
    if (m_section != Section::Ended || token.kind != TokenKind::Word) return false;
    return numberLength(token.text) > 0 || looksLikeMove(token.text);
}

bool Builder::isNothingButComments() const {
    Game const& game = m_read.game;
    return game.tags.empty() && game.line.plies.empty() && m_open.size() == 1;
}

void Builder::takeAnywhere(Token const& token) {
    switch (token.kind) {
    case TokenKind::Tag: return takeTag(token);
    case TokenKind::Comment: return takeComment(token);
    case TokenKind::Escape: return takeEscape(token);
    case TokenKind::Open:
    case TokenKind::Close:
    case TokenKind::DrawOffer:
    case TokenKind::Nag:
    case TokenKind::Word: break;
    }
    if (m_section != Section::Moves && token.kind == TokenKind::Word && isStray(token.text)) return;
    beginMoves();
    if (m_raw) return takeRaw(token);
    takeInMoves(token);
}

void Builder::takeTag(Token const& token) {
    if (m_section == Section::Moves) { // text before the first tag, such as an e-mail around the game
        if (m_raw) endRaw();
        flushBefore();
        Line& line = m_read.game.line;
        if (!line.unread.empty()) line.opening.push_back(joined(line.unread));
        line.unread.clear();
        m_open.clear();
    }
    m_section = Section::Tags;
    if (token.ended == Ended::Open) report(Fault::TagNotClosed, token.name);
    if (token.ended == Ended::NotQuoted) report(Fault::TagNotQuoted, token.name);
    if (token.ended == Ended::QuoteWithin) report(Fault::TagQuoteNotEscaped, token.name);
    if (m_read.game.tags.size() < tagsCompared && tagOf(m_read.game, token.name)) report(Fault::TagTwice, token.name);
    m_read.game.tags.push_back({std::string(token.name), unescaped(inUtf8(token.text))});
}

void Builder::takeComment(Token const& token) {
    if (token.ended == Ended::Open) report(Fault::CommentNotClosed, inUtf8(token.text));
    keepComment(onOneLine(inUtf8(token.text)));
    // The tag that ended it starts another game, even if this one has no moves.
    if (token.ended == Ended::Open && !m_read.game.tags.empty()) beginMoves();
}

void Builder::keepComment(Comment comment) {
    if (comment.empty()) return;
    if (m_section == Section::Nothing) m_section = Section::Tags;
    if (m_raw) return m_raw->words.push_back(asWord(comment));
    checkCommands(comment);
    addComment(std::move(comment));
}

void Builder::takeEscape(Token const& token) { m_read.game.escapes.push_back(onOneLine(inUtf8(token.text))); }

/// The first word after the tags: now they are complete and give the starting position.
void Builder::beginMoves() {
    if (m_section == Section::Moves || m_section == Section::Ended) return;
    m_section = Section::Moves;
    auto const start = startOf(m_read.game);
    m_read.game.start = start.position;
    m_open.push_back({&m_read.game.line, start.position, start.position, {}});
    m_read.game.line.plies.reserve(usualPlies);
    if (!start.fault) return;
    auto const& tag = *start.fault == Fault::VariantUnknown ? "Variant" : "FEN";
    Problem problem{*start.fault, 0, 0, std::string(tagOf(m_read.game, tag).value_or(""))};
    if (start.refusal) problem.reason = *start.refusal;
    report(std::move(problem));
    if (*start.fault == Fault::BadStart) m_raw = Raw{Raw::Becomes::RestOfLine};
}

void Builder::takeInMoves(Token const& token) {
    switch (token.kind) {
    case TokenKind::Open: return takeOpen(token);
    case TokenKind::Close: return takeClose();
    case TokenKind::DrawOffer: return addComment(Comment(drawOffer));
    case TokenKind::Nag: return takeNag(token.text);
    case TokenKind::Word: return takeWord(token.text);
    case TokenKind::Tag:
    case TokenKind::Comment:
    case TokenKind::Escape: break;
    }
}

void Builder::takeOpen(Token const& token) {
    if (m_section == Section::Ended) return keepAsComment(Fault::UnknownWord, token.text);
    flushBefore();
    bool const hasNoMove = current().line->plies.empty();
    if (hasNoMove || m_open.size() > m_limits.depth) {
        report(hasNoMove ? Fault::VariationWithoutMove : Fault::VariationTooDeep);
        m_raw = Raw{Raw::Becomes::Comment, {"("}, m_lexer->place()};
        return;
    }
    Position const before = current().before;
    auto& variations = current().line->plies.back().variations;
    variations.emplace_back();
    m_open.push_back({&variations.back(), before, before, m_lexer->place()});
}

void Builder::takeClose() {
    if (m_open.size() == 1) return report(Fault::BracketNotOpened, ")");
    closeLine();
}

void Builder::closeLine() {
    flushBefore();
    bool const wasEmpty = isEmpty(*current().line);
    m_open.pop_back();
    if (!wasEmpty) return;
    report(Fault::VariationEmpty);
    current().line->plies.back().variations.pop_back();
}

void Builder::takeNag(std::string_view text) {
    unsigned number = 0;
    for (char const digit : text.substr(1))
        number = std::min(99'999U, number * 10 + static_cast<unsigned>(digit - '0'));
    auto& plies = current().line->plies;
    if (number > 65'535) return keepAsComment(Fault::NagOutOfRange, text);
    if (plies.empty() || m_section == Section::Ended) return keepAsComment(Fault::NagWithoutMove, text);
    plies.back().nags.push_back(static_cast<Nag>(number));
}

void Builder::endWith(Ending ending, std::string_view word) {
    flushBefore();
    m_section = Section::Ended;
    m_read.game.ending = ending;
    auto const tag = tagOf(m_read.game, "Result");
    if (tag && endingFrom(*tag) != ending) report(Fault::ResultDiffers, word);
}

/// Where a comment read now belongs.
Comments& Builder::place() {
    Line& line = m_open.empty() ? m_read.game.line : *current().line;
    if (m_section == Section::Ended) return line.behind;
    if (!m_number.empty()) return m_before;
    if (line.plies.empty()) return line.opening;
    Ply& last = line.plies.back();
    return last.variations.empty() ? last.after : last.variations.back().behind;
}

void Builder::addComment(Comment comment) { place().push_back(std::move(comment)); }

/// Comments that were to precede a move that has not come.
void Builder::flushBefore() {
    m_number.clear();
    for (Comment& comment : std::exchange(m_before, {})) addComment(std::move(comment));
}

void Builder::checkCommands(Comment const& comment) {
    if (comment.find("[%") == Comment::npos) return;
    for (Command const& command : commandsIn(comment))
        if ((command.name == "clk" || command.name == "emt") && !timeFrom(command.value))
            report(Fault::CommandUnreadable, command.value);
}

void Builder::keepAsComment(Fault fault, std::string_view word) {
    word = inUtf8(word);
    report(fault, word);
    addComment(Comment(word));
}

void Builder::endGame() {
    if (m_section == Section::Nothing) return reset();
    if (m_section == Section::Tags) beginMoves();
    reportNotClosed();
    if (m_raw) endRaw();
    while (m_open.size() > 1) closeLine();
    flushBefore();
    if (m_section != Section::Ended) report(Fault::ResultMissing);
    m_onGame(std::move(m_read));
    reset();
}

void Builder::reset() {
    m_read = ReadGame{};
    m_section = Section::Nothing;
    m_open.clear();
    m_raw.reset();
    m_before.clear();
    m_number.clear();
    m_numbersAhead = 0;
    m_saidOnce.clear();
    m_bytes = 0;
    m_isTooLarge = false;
}

std::string_view Builder::inUtf8(std::string_view bytes) {
    if (isAscii(bytes) || isUtf8(bytes)) return bytes;
    m_converted = repairedUtf8(bytes);
    reportOnce(Fault::NotUtf8, m_converted);
    return m_converted;
}

void Builder::report(Fault fault, std::string_view found) { report(Problem{fault, 0, 0, std::string(found)}); }

void Builder::report(Problem problem) {
    if (m_read.problems.size() >= problemsListed && severityOf(problem.fault) == Severity::Noted) return;
    if (problem.line == 0) {
        auto const place = m_lexer->place();
        problem.line = place.line;
        problem.column = place.column;
    }
    problem.found = onOneLine(beginningOf(problem.found, foundBytes));
    m_read.problems.push_back(std::move(problem));
}

/// The outermost variation closed by the end of the game.
void Builder::reportNotClosed() {
    bool const isRaw = m_raw && m_raw->becomes == Raw::Becomes::Comment;
    if (m_open.size() == 1 && !isRaw) return;
    Place const place = m_open.size() > 1 ? m_open[1].place : m_raw->place;
    report(Problem{Fault::VariationNotClosed, place.line, place.column});
}

void Builder::reportOnce(Fault fault, std::string_view found) {
    if (std::ranges::find(m_saidOnce, fault) != m_saidOnce.end()) return;
    m_saidOnce.push_back(fault);
    report(fault, found);
}

} // namespace flagfall::pgn
