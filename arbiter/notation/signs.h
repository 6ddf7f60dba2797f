// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string_view>

namespace flagfall::notation {

/// Walks through a UTF-8 text and takes what it recognises.
class Signs {
public:
    explicit Signs(std::string_view text) : m_text(text) {}

    [[nodiscard]] bool atEnd() const { return m_at == m_text.size(); }
    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }
    [[nodiscard]] char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    void skip(std::size_t bytes) { m_at = std::min(m_text.size(), m_at + bytes); }
    /// The column of the remaining text, in characters from 1.
    [[nodiscard]] std::size_t column() const {
        auto const isFirstByte = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; };
        return static_cast<std::size_t>(std::ranges::count_if(m_text.substr(0, m_at), isFirstByte)) + 1;
    }

    void skipSpace() {
        while (peek() == ' ' || peek() == '\t' || peek() == '\r' || peek() == '\n') ++m_at;
    }

    /// Takes the first of these words that the text continues with.
    template <typename... Words>
    bool take(Words... words) {
        return (takeOne(words) || ...);
    }

private:
    bool takeOne(std::string_view word) {
        if (!rest().starts_with(word)) return false;
        m_at += word.size();
        return true;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace flagfall::notation
