// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/terms/utf8.h"

#include <array>

namespace flagfall::utf8 {
namespace {

std::size_t lengthOf(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first <= 0xDF) return 2;
    if (first >= 0xE0 && first <= 0xEF) return 3;
    if (first >= 0xF0 && first <= 0xF4) return 4;
    return 0;
}

/// The smallest character that needs this many bytes; a smaller one written with as many is not valid UTF-8.
constexpr std::array<char32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};

constexpr std::array<char32_t, 32> windows{0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                           0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,   0x017D, 0x8F,
                                           0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                           0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

} // namespace

Character firstOf(std::string_view text) {
    auto const byte = [text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    std::size_t const bytes = lengthOf(byte(0));
    if (bytes <= 1) return {byte(0), bytes};
    if (bytes > text.size()) return {};
    char32_t point = byte(0) & (0xFFU >> (bytes + 1));
    for (std::size_t at = 1; at < bytes; ++at) {
        if (!isContinuation(text[at])) return {};
        point = point << 6U | (byte(at) & 0x3FU);
    }
    bool const isSurrogate = point >= 0xD800 && point <= 0xDFFF;
    if (point < smallest[bytes] || point > 0x10FFFF || isSurrogate) return {};
    return {point, bytes};
}

void append(std::string& text, char32_t point) {
    auto const tail = [point](unsigned shift) { return static_cast<char>(0x80U | (point >> shift & 0x3FU)); };
    if (point < 0x80)
        text += static_cast<char>(point);
    else if (point < 0x800)
        (text += static_cast<char>(0xC0U | point >> 6U)) += tail(0);
    else if (point < 0x10000)
        ((text += static_cast<char>(0xE0U | point >> 12U)) += tail(6)) += tail(0);
    else
        (((text += static_cast<char>(0xF0U | point >> 18U)) += tail(12)) += tail(6)) += tail(0);
}

char32_t fromWindows1252(unsigned char byte) { return byte >= 0x80 && byte < 0xA0 ? windows[byte - 0x80U] : byte; }

} // namespace flagfall::utf8
