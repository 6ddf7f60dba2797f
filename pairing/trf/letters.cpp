// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/letters.h"

#include "arbiter/terms/utf8.h"

#include <algorithm>
#include <array>

namespace flagfall::pairing::trf {
namespace {

/// Windows-1250 from 80 on; a blank where it has nothing.
constexpr std::u32string_view windows1250 = U"€ ‚ „…†‡ ‰Š‹ŚŤŽŹ"
                                            U" ‘’“”•–— ™š›śťžź"
                                            U"\u00A0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00AD®Ż"
                                            U"°±˛ł´µ¶·¸ąş»Ľ˝ľż"
                                            U"ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎ"
                                            U"ĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß"
                                            U"ŕáâăäĺćçčéęëěíîď"
                                            U"đńňóôőö÷řůúűüýţ˙";
static_assert(windows1250.size() == 128);

/// Of countries whose names are written with its letters.
constexpr std::array<std::string_view, 12> itsFederations{"ALB", "BIH", "CRO", "CZE", "HUN", "MNE",
                                                          "POL", "ROU", "SLO", "SRB", "SVK", "KOS"};

bool isHigh(char byte) { return static_cast<unsigned char>(byte) >= 0x80; }
bool isAsciiLetter(char byte) { return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z'); }

bool isTold(unsigned char byte) { return letterOf(byte, Letters::Latin1) != letterOf(byte, Letters::Windows1250); }
/// No letter in Latin-1, one in windows-1250: the `¾` of `¾uboš`.
bool isLetterThereAlone(unsigned char byte) {
    constexpr std::u32string_view letters = U"ŚŤŹśťźŁĄŞŻłąşĽľż";
    return letters.find(letterOf(byte, Letters::Windows1250)) != letters.npos;
}

/// In one of its federations: for it; in another one: against it.
int vote(std::string_view line, std::string_view federation) {
    int sum = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        auto const byte = static_cast<unsigned char>(line[i]);
        if (!isHigh(line[i]) || !isTold(byte)) continue;
        bool const isInWord = (i > 0 && (isAsciiLetter(line[i - 1]) || isHigh(line[i - 1]))) ||
                              (i + 1 < line.size() && isAsciiLetter(line[i + 1]));
        if (isLetterThereAlone(byte) && isInWord) sum += 2;
        if (std::ranges::find(itsFederations, federation) != itsFederations.end())
            ++sum;
        else if (!federation.empty() && federation != "   ")
            --sum;
    }
    return sum;
}

} // namespace

Letters guessLetters(std::string_view bytes) {
    constexpr std::size_t federationColumn = 53; // 001, 54–56; one byte a letter
    int sum = 0;
    while (!bytes.empty()) {
        std::size_t const end = std::min(bytes.find_first_of("\r\n"), bytes.size());
        std::string_view const line = bytes.substr(0, end);
        bool const isPlayer = line.starts_with("001") && line.size() >= federationColumn;
        bool const isEvent = line.starts_with("032 ");
        sum += vote(line, isPlayer  ? line.substr(federationColumn, 3)
                          : isEvent ? line.substr(4, 3)
                                    : std::string_view{});
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
    }
    return sum > 0 ? Letters::Windows1250 : Letters::Latin1;
}

char32_t letterOf(unsigned char byte, Letters letters) {
    if (byte < 0x80) return byte;
    char32_t const point = letters == Letters::Windows1250 ? windows1250[byte - 0x80U] : utf8::fromWindows1252(byte);
    return point >= 0x80 && point < 0xA0 ? U' ' : point;
}

std::optional<std::string> fromUtf16(std::string_view bytes) {
    bool const isLittle = bytes.starts_with("\xFF\xFE");
    if (!isLittle && !bytes.starts_with("\xFE\xFF")) return std::nullopt;
    std::string text;
    char32_t high = 0;
    for (std::size_t i = 2; i + 1 < bytes.size(); i += 2) {
        auto const first = static_cast<unsigned char>(bytes[i]);
        auto const second = static_cast<unsigned char>(bytes[i + 1]);
        char32_t const unit = isLittle ? first | char32_t{second} << 8U : second | char32_t{first} << 8U;
        bool const isHighHalf = unit >= 0xD800 && unit < 0xDC00;
        bool const isLowHalf = unit >= 0xDC00 && unit < 0xE000;
        if (isHighHalf) {
            high = unit;
            continue;
        }
        if (isLowHalf && high == 0) continue; // half a letter
        utf8::append(text, isLowHalf ? 0x10000 + ((high - 0xD800) << 10U) + (unit - 0xDC00) : unit);
        high = 0;
    }
    return text;
}

} // namespace flagfall::pairing::trf
