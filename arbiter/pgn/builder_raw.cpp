// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/builder.h"

#include "arbiter/pgn/encoding.h"
#include "arbiter/pgn/words.h"

#include <utility>

/// Text that cannot be read as moves is kept word by word.
namespace flagfall::pgn {

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
    raw.words.insert(raw.words.end(), raw.depth, ")"); // brackets left open
    if (raw.becomes == Raw::Becomes::Comment)
        addComment(joined(raw.words));
    else
        current().line->unread = std::move(raw.words);
}

} // namespace flagfall::pgn
