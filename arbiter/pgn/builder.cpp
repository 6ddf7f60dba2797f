// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/builder.h"

#include "arbiter/notation/plain_move.h"
#include "arbiter/pgn/commands.h"
#include "arbiter/pgn/encoding.h"
#include "arbiter/pgn/nags.h"
#include "arbiter/pgn/start.h"

#include <algorithm>
#include <iterator>

namespace flagfall::pgn {

using board::Position;

namespace {

constexpr std::size_t aroundAToken = 128;   // bytes a game takes for a token besides its text
constexpr std::size_t problemsListed = 100; // what is not serious, in one game
constexpr std::size_t foundBytes = 60;
constexpr std::size_t usualPlies = 120;

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

/// `12.` or `12...` at the beginning of a word, or the dots alone; 0 if it begins with anything else.
std::size_t numberLength(std::string_view word) {
    auto const digits = static_cast<std::size_t>(std::ranges::find_if_not(word, isDigit) - word.begin());
    auto at = digits;
    while (word.substr(at).starts_with('.')) ++at;
    while (word.substr(at).starts_with("…")) at += std::string_view("…").size();
    bool const hasDots = at > digits;
    return hasDots || digits == word.size() ? at : 0;
}

bool isFile(char letter) { return board::fileFrom(letter).has_value(); }
bool isRank(char digit) { return board::rankFrom(digit).has_value(); }

/// A square in it, or a castling: it was meant to be a move.
bool looksLikeMove(std::string_view word) {
    for (std::size_t i = 0; i + 1 < word.size(); ++i)
        if (isFile(word[i]) && isRank(word[i + 1])) return true;
    return word.starts_with("O-O") || word.starts_with("0-0") || word.starts_with("o-o");
}

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

/// As it can stand in a file again.
std::string inBraces(Comment const& comment) {
    return comment.find('}') == Comment::npos ? "{" + comment + "}" : ";" + comment;
}

std::string joined(std::vector<std::string> const& words) {
    std::string text;
    for (auto const& word : words) (text += text.empty() ? "" : " ") += word;
    return text;
}

/// What may be left over between tags, and says nothing.
bool isStray(std::string_view word) { return word == "]" || word == byteOrderMark; }

bool isEmpty(Line const& line) { return line.opening.empty() && line.plies.empty() && line.unread.empty(); }

/// What is written where a player passes.
bool isNullMove(std::string_view word) { return word == "--" || word == "Z0" || word == "0000" || word == "@@@@"; }

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

/// A tag behind moves or a result does; so does the first tag again behind an empty line, and a move behind a result.
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
    if (m_section == Section::Moves) { // words in front of the first tag: somebody's letter around the game
        if (m_raw) endRaw();
        flushBefore();
        Line& line = m_read.game.line;
        if (!line.unread.empty()) line.opening.push_back(joined(line.unread));
        line.unread.clear();
        m_open.clear();
    }
    m_section = Section::Tags;
    if (token.ended == Ended::Open) report(Fault::TagNotClosed, token.name);
    if (token.ended == Ended::QuoteWithin) report(Fault::TagQuoteNotEscaped, token.name);
    if (tagOf(m_read.game, token.name)) report(Fault::TagTwice, token.name);
    m_read.game.tags.push_back({std::string(token.name), unescaped(inUtf8(token.text))});
}

void Builder::takeComment(Token const& token) {
    if (token.ended == Ended::Open) report(Fault::CommentNotClosed, beginningOf(token.text, foundBytes));
    keepComment(onOneLine(inUtf8(token.text)));
    // The tag that ended it begins another game, even where this one has no moves.
    if (token.ended == Ended::Open && !m_read.game.tags.empty()) beginMoves();
}

void Builder::keepComment(Comment comment) {
    if (comment.empty()) return;
    if (m_section == Section::Nothing) m_section = Section::Tags;
    if (m_raw) return m_raw->words.push_back(inBraces(comment));
    checkCommands(comment);
    addComment(std::move(comment));
}

void Builder::takeEscape(Token const& token) { m_read.game.escapes.push_back(onOneLine(inUtf8(token.text))); }

/// The first word behind the tags: now they are all there, and say where the game begins.
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
        m_raw = Raw{Raw::Becomes::Comment, {"("}};
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

void Builder::takeWord(std::string_view word) {
    if (m_section == Section::Ended) return keepAsComment(Fault::UnknownWord, word);
    // What programs write most, first.
    if (auto const plain = notation::readPlainMove(current().now, word)) return addPly(plain->move, plain->after, {});
    word = inUtf8(word);
    if (takeResult(word)) return;
    for (auto length = numberLength(word); length > 0; length = numberLength(word)) {
        takeNumber(word.substr(0, length));
        word.remove_prefix(length);
    }
    if (!word.empty()) takeMove(word);
}

void Builder::takeNumber(std::string_view number) {
    m_number = number;
    int said = 0;
    for (char const digit : number)
        if (isDigit(digit)) said = std::min(99'999, said * 10 + (digit - '0'));
    if (isDigit(number.front()) && m_open.size() == 1 && said != current().now.moveNumber())
        reportOnce(Fault::WrongMoveNumber, number);
}

void Builder::takeMove(std::string_view word) {
    if (takeWellKnown(word)) return;
    auto const whole = word;
    auto nags = takeMarks(word);
    if (isNullMove(word)) return addNullMove(whole, std::move(nags));
    if (auto const plain = notation::readPlainMove(current().now, word))
        return addPly(plain->move, plain->after, std::move(nags));
    takeOddMove(word, whole, std::move(nags));
}

/// What is no move but may stand among them.
bool Builder::takeWellKnown(std::string_view word) {
    if (takeEnPassantMark(word)) return true;
    if (word == "}" || word == "]") {
        report(Fault::BracketNotOpened, word);
        return true;
    }
    auto const nag = nagFrom(word);
    if (!nag) return false;
    auto& plies = current().line->plies;
    if (plies.empty())
        keepAsComment(Fault::NagWithoutMove, word);
    else
        plies.back().nags.push_back(*nag);
    return true;
}

/// `e.p.` behind a space.
bool Builder::takeEnPassantMark(std::string_view word) {
    if (word != "e.p." && word != "e.p" && word != "ep" && word != "ep.") return false;
    auto const& plies = current().line->plies;
    bool const isSo = !plies.empty() && plies.back().move && plies.back().move->kind == board::MoveKind::EnPassant;
    if (!isSo) {
        Problem problem{Fault::Slip, 0, 0, std::string(word)};
        problem.reason = notation::MoveSlip::NotInPassing;
        report(std::move(problem));
    }
    return true;
}

/// As leniently as a move can be read.
void Builder::takeOddMove(std::string_view word, std::string_view whole, std::vector<Nag> nags) {
    auto const read = notation::readMove(current().now, word);
    if (read) {
        for (auto const slip : read->slips) {
            Problem problem{Fault::Slip, 0, 0, std::string(word)};
            problem.reason = slip;
            report(std::move(problem));
        }
        return addPly(read->move, current().now.after(read->move), std::move(nags));
    }
    auto const fault = read.error().fault;
    bool const isNotation = fault != notation::MoveFault::NotNotation && fault != notation::MoveFault::Empty;
    if (isNotation || looksLikeMove(word)) return refuse(whole, fault);
    keepAsComment(Fault::UnknownWord, whole);
}

void Builder::refuse(std::string_view word, notation::MoveFault fault) {
    Problem problem{Fault::IllegalMove, 0, 0, std::string(word)};
    problem.reason = fault;
    report(std::move(problem));
    keepRest(word);
}

bool Builder::takeResult(std::string_view word) {
    auto const ending = endingFrom(word);
    // `0-0` is a castling, unless both are said to have lost.
    if (!ending || (word == "0-0" && tagOf(m_read.game, "Result") != "0-0")) return false;
    if (m_open.size() > 1)
        keepAsComment(Fault::ResultInVariation, word);
    else
        endWith(*ending, word);
    return true;
}

void Builder::endWith(Ending ending, std::string_view word) {
    flushBefore();
    m_section = Section::Ended;
    m_read.game.ending = ending;
    auto const tag = tagOf(m_read.game, "Result");
    if (tag && endingFrom(*tag) != ending) report(Fault::ResultDiffers, word);
}

void Builder::addPly(std::optional<board::Move> move, Position const& after, std::vector<Nag> nags) {
    Open& open = current();
    Ply& ply = open.line->plies.emplace_back(move);
    if (!nags.empty()) ply.nags = std::move(nags);
    if (!m_before.empty()) ply.before = std::exchange(m_before, {});
    open.before = open.now;
    open.now = after;
    m_number.clear();
}

void Builder::addNullMove(std::string_view word, std::vector<Nag> nags) {
    auto const after = afterPly(current().now, std::nullopt);
    if (!after) return refuse(word, notation::MoveFault::LeavesKingInCheck);
    if (m_open.size() == 1) report(Fault::NullMove, word);
    addPly(std::nullopt, *after, std::move(nags));
}

/// Where a comment belongs that is read now.
Comments& Builder::place() {
    Line& line = m_open.empty() ? m_read.game.line : *current().line;
    if (m_section == Section::Ended) return line.behind;
    if (!m_number.empty()) return m_before;
    if (line.plies.empty()) return line.opening;
    Ply& last = line.plies.back();
    return last.variations.empty() ? last.after : last.variations.back().behind;
}

void Builder::addComment(Comment comment) { place().push_back(std::move(comment)); }

/// Comments that were to stand before a move which has not come.
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
    report(fault, word);
    addComment(Comment(inUtf8(word)));
}

/// From here on the line is text.
void Builder::keepRest(std::string_view word) {
    std::string const number = m_number;
    flushBefore();
    m_raw = Raw{Raw::Becomes::RestOfLine};
    if (!number.empty()) m_raw->words.push_back(number);
    m_raw->words.emplace_back(word);
}

void Builder::takeRaw(Token const& token) {
    switch (token.kind) {
    case TokenKind::Open:
        m_raw->words.emplace_back("(");
        ++m_raw->depth;
        break;
    case TokenKind::Close: closeRawBracket(); break;
    case TokenKind::DrawOffer:
    case TokenKind::Nag: m_raw->words.emplace_back(token.text); break;
    case TokenKind::Word: takeRawWord(inUtf8(token.text)); break;
    case TokenKind::Tag:
    case TokenKind::Comment:
    case TokenKind::Escape: break;
    }
}

void Builder::takeRawWord(std::string_view word) {
    bool const mayEnd = m_raw->becomes == Raw::Becomes::RestOfLine && m_raw->depth == 0 && m_open.size() == 1;
    if (mayEnd && endingFrom(word) && (word != "0-0" || tagOf(m_read.game, "Result") == "0-0")) {
        endRaw();
        endWith(*endingFrom(word), word);
        return;
    }
    m_raw->words.emplace_back(word);
}

void Builder::closeRawBracket() {
    bool const isOurs = m_raw->depth > 0 || m_raw->becomes == Raw::Becomes::Comment || m_open.size() == 1;
    if (isOurs) m_raw->words.emplace_back(")");
    if (m_raw->depth > 0) {
        --m_raw->depth;
        return;
    }
    if (m_raw->becomes == Raw::Becomes::Comment) return endRaw();
    if (m_open.size() == 1) return;
    endRaw();
    closeLine();
}

void Builder::endRaw() {
    Raw raw = *std::exchange(m_raw, std::nullopt);
    raw.words.insert(raw.words.end(), raw.depth, ")"); // what was not closed
    if (raw.becomes == Raw::Becomes::Comment)
        addComment(joined(raw.words));
    else
        current().line->unread = std::move(raw.words);
}

void Builder::endGame() {
    if (m_section == Section::Nothing) return reset();
    if (m_section == Section::Tags) beginMoves();
    if (m_open.size() > 1 || (m_raw && m_raw->becomes == Raw::Becomes::Comment)) report(Fault::VariationNotClosed);
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
    m_saidOnce.clear();
    m_bytes = 0;
    m_isTooLarge = false;
}

std::string_view Builder::inUtf8(std::string_view bytes) {
    if (isAscii(bytes) || isUtf8(bytes)) return bytes;
    m_converted = utf8FromLatin1(bytes);
    reportOnce(Fault::NotUtf8, m_converted);
    return m_converted;
}

void Builder::report(Fault fault, std::string_view found) { report(Problem{fault, 0, 0, std::string(found)}); }

void Builder::report(Problem problem) {
    if (m_read.problems.size() >= problemsListed && severityOf(problem.fault) == Severity::Noted) return;
    auto const place = m_lexer->place();
    problem.line = place.line;
    problem.column = place.column;
    problem.found = beginningOf(problem.found, foundBytes);
    m_read.problems.push_back(std::move(problem));
}

void Builder::reportOnce(Fault fault, std::string_view found) {
    if (std::ranges::find(m_saidOnce, fault) != m_saidOnce.end()) return;
    m_saidOnce.push_back(fault);
    report(fault, found);
}

} // namespace flagfall::pgn
