// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock/methods.h"
#include "clock/setting.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <string_view>

namespace flagfall::clock {

/// The longest main time that a bare number means in minutes; above it, the number is one of seconds.
inline constexpr Span mostBareMinutes = std::chrono::minutes{300};

/// A place in a text that is read from left to right; knows its column for messages.
class TextCursor {
public:
    explicit TextCursor(std::string_view text) : m_text(text) {}

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] std::size_t column() const { return m_at + 1; }
    [[nodiscard]] std::string_view rest() const { return m_text.substr(std::min(m_at, m_text.size())); }
    [[nodiscard]] char peek(std::size_t ahead = 0) const {
        return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
    }
    [[nodiscard]] bool atDigit() const { return isDigit(peek()); }
    void skip(std::size_t count) { m_at += count; }

    /// Returns true if there was any space.
    bool skipSpace() {
        auto const before = m_at;
        while (!atEnd() && std::isspace(static_cast<unsigned char>(peek()))) ++m_at;
        return m_at != before;
    }

    bool take(std::string_view sign) {
        if (!rest().starts_with(sign)) return false;
        m_at += sign.size();
        return true;
    }
    bool take(char sign) { return take(std::string_view{&sign, 1}); }

    /// The letters that follow, in lower case.
    [[nodiscard]] std::string peekWord() const {
        std::string word;
        for (std::size_t i = 0; std::isalpha(static_cast<unsigned char>(peek(i))); ++i)
            word += static_cast<char>(std::tolower(static_cast<unsigned char>(peek(i))));
        return word;
    }

    /// Takes the letters that follow if they are exactly one of these words.
    template <typename... Words>
    bool takeWord(Words... words) {
        auto const word = peekWord();
        if (word.empty() || !((word == words) || ...)) return false;
        m_at += word.size();
        return true;
    }

    /// Takes a whole number; one that is too large becomes 99'999'999.
    std::optional<int> takeNumber() {
        constexpr int large = 99'999'999;
        if (!atDigit()) return std::nullopt;
        int number = 0;
        for (; atDigit(); ++m_at) number = number >= large / 10 ? large : number * 10 + (peek() - '0');
        return number;
    }

    /// Takes a number of units with up to six decimals (further ones are dropped). What would not fit becomes a
    /// length no control may have.
    std::optional<Span> takeAmount(Span unit) {
        constexpr Span tooLong = longestMain + longestMain;
        if (!atDigit()) return std::nullopt;
        std::int64_t const most = longestMain / unit;
        std::int64_t whole = 0;
        for (; atDigit(); ++m_at) whole = whole > most / 10 ? most + 1 : whole * 10 + (peek() - '0');
        Span const decimals = takeDecimals(unit);
        return whole > most ? tooLong : unit * whole + decimals;
    }

private:
    static bool isDigit(char sign) { return sign >= '0' && sign <= '9'; }

    Span takeDecimals(Span unit) {
        if (peek() != '.' || !isDigit(peek(1))) return Span::zero();
        std::int64_t decimals = 0;
        std::int64_t scale = 1;
        for (++m_at; atDigit(); ++m_at) {
            if (scale == 1'000'000) continue;
            decimals = decimals * 10 + (peek() - '0');
            scale *= 10;
        }
        return unit * decimals / scale;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

/// `30`, or `2.5`: a number of units without trailing zeros.
[[nodiscard]] inline std::string amountText(Span amount, Span unit) {
    auto text = std::to_string(amount / unit);
    Span rest = amount % unit;
    if (rest == Span::zero()) return text;
    text += '.';
    for (; rest > Span::zero() && unit > Span{1}; rest %= unit) {
        unit /= 10;
        text += static_cast<char>('0' + rest / unit);
    }
    return text;
}

} // namespace flagfall::clock
