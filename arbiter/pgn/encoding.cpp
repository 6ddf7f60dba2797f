// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/encoding.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace flagfall::pgn {

namespace {

std::size_t lengthOf(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first <= 0xDF) return 2;
    if (first >= 0xE0 && first <= 0xEF) return 3;
    if (first >= 0xF0 && first <= 0xF4) return 4;
    return 0;
}

/// Whether the second byte may follow the first: nothing too long, no surrogates, nothing beyond the last character.
bool mayFollow(unsigned char first, unsigned char second) {
    if (first == 0xE0) return second >= 0xA0;
    if (first == 0xED) return second < 0xA0;
    if (first == 0xF0) return second >= 0x90;
    if (first == 0xF4) return second < 0x90;
    return true;
}

/// The bytes of the character a text begins with; 0 if there is none.
std::size_t characterLength(std::string_view text) {
    auto const byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    std::size_t const length = lengthOf(byte(0));
    if (length <= 1) return length;
    if (length > text.size() || !mayFollow(byte(0), byte(1))) return 0;
    return std::ranges::all_of(text.substr(1, length - 1), continuesCharacter) ? length : 0;
}

constexpr std::array<std::uint16_t, 32> windows{0x20AC, 0x81,   0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                                0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,   0x017D, 0x8F,
                                                0x90,   0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                                0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D,   0x017E, 0x0178};

/// None of them lies beyond three bytes.
void append(std::string& text, std::uint32_t character) {
    auto const tail = [character](unsigned shift) { return static_cast<char>(0x80U | ((character >> shift) & 0x3FU)); };
    if (character < 0x80)
        text += static_cast<char>(character);
    else if (character < 0x800)
        (text += static_cast<char>(0xC0U | (character >> 6U))) += tail(0);
    else
        ((text += static_cast<char>(0xE0U | (character >> 12U))) += tail(6)) += tail(0);
}

} // namespace

bool isAscii(std::string_view bytes) {
    return std::ranges::all_of(bytes, [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

bool isUtf8(std::string_view bytes) {
    while (!bytes.empty()) {
        auto const length = characterLength(bytes);
        if (length == 0) return false;
        bytes.remove_prefix(length);
    }
    return true;
}

std::string utf8FromLatin1(std::string_view bytes) {
    std::string text;
    text.reserve(bytes.size() + bytes.size() / 4);
    for (char const each : bytes) {
        auto const byte = static_cast<unsigned char>(each);
        append(text, byte >= 0x80 && byte < 0xA0 ? windows[byte - 0x80U] : byte);
    }
    return text;
}

std::size_t charactersIn(std::string_view text) {
    return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, continuesCharacter));
}

std::string onOneLine(std::string_view text) {
    std::string line;
    line.reserve(text.size());
    bool isPending = false;
    for (char const byte : text) {
        if (isSpace(byte)) {
            isPending = !line.empty();
            continue;
        }
        if (isPending) line += ' ';
        isPending = false;
        line += byte;
    }
    return line;
}

std::string_view beginningOf(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && continuesCharacter(text[bytes])) --bytes;
    return text.substr(0, bytes);
}

} // namespace flagfall::pgn
