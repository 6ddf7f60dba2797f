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

/// ISO 8859-2 from A0 to BF; from C0 on it is windows-1250.
constexpr std::u32string_view latin2 = U"\u00A0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00ADŽŻ"
                                       U"°ą˛ł´ľśˇ¸šşťź˝žż";
static_assert(latin2.size() == 32);

/// Of countries whose names are written with its letters.
constexpr std::array<std::string_view, 12> itsFederations{"ALB", "BIH", "CRO", "CZE", "HUN", "MNE",
                                                          "POL", "ROU", "SLO", "SRB", "SVK", "KOS"};

bool isOfItsFederations(std::string_view code) {
    return std::ranges::find(itsFederations, code) != itsFederations.end();
}

bool isHigh(char byte) { return static_cast<unsigned char>(byte) >= 0x80; }
bool isAsciiLetter(char byte) { return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z'); }

bool isTold(unsigned char byte) {
    char32_t const western = letterOf(byte, Letters::Latin1);
    return western != letterOf(byte, Letters::Windows1250) || western != letterOf(byte, Letters::Latin2);
}
/// No letter in Latin-1, one in windows-1250: the `¾` of `¾uboš`.
bool isLetterThereAlone(unsigned char byte) {
    constexpr std::u32string_view letters = U"ŚŤŹśťźŁĄŞŻłąşĽľż";
    return letters.find(letterOf(byte, Letters::Windows1250)) != letters.npos;
}

/// Beside another letter, as a sign hardly ever is.
bool isInWord(std::string_view line, std::size_t at) {
    return (at > 0 && (isAsciiLetter(line[at - 1]) || isHigh(line[at - 1]))) ||
           (at + 1 < line.size() && (isAsciiLetter(line[at + 1]) || isHigh(line[at + 1])));
}

/// In one of its federations: for it; in another one: against it.
int vote(std::string_view line, std::string_view federation) {
    int sum = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        auto const byte = static_cast<unsigned char>(line[i]);
        if (!isHigh(line[i]) || !isTold(byte)) continue;
        if (isLetterThereAlone(byte) && isInWord(line, i)) sum += 2;
        if (isOfItsFederations(federation))
            ++sum;
        else if (!federation.empty() && federation != "   ")
            --sum;
    }
    return sum;
}

/// For ISO 8859-2 and against windows-1250: signs there, and ą and ľ where nobody writes them. Against it: letters
/// where it has nothing.
int voteForLatin2(std::string_view line, std::string_view federation) {
    constexpr std::string_view signsOfWindows = "\xA1\xA6\xA9\xAB\xAC\xAE\xB1\xB5\xB6\xBB";
    bool const isCentral = isOfItsFederations(federation);
    int sum = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!isHigh(line[i]) || !isInWord(line, i)) continue;
        bool const isS = line[i] == '\xB9' && isCentral && federation != "POL";
        bool const isZ = line[i] == '\xBE' && isCentral && federation != "SVK";
        if (isS || isZ || signsOfWindows.find(line[i]) != signsOfWindows.npos)
            ++sum;
        else if (static_cast<unsigned char>(line[i]) < 0xA0)
            --sum;
    }
    return sum;
}

} // namespace

Letters guessLetters(std::string_view bytes) {
    constexpr std::size_t federationColumn = 53; // 001, 54–56; one byte a letter
    int sum = 0;
    int latin2Sum = 0;
    while (!bytes.empty()) {
        std::size_t const end = std::min(bytes.find_first_of("\r\n"), bytes.size());
        std::string_view const line = bytes.substr(0, end);
        bool const isPlayer = line.starts_with("001") && line.size() >= federationColumn;
        bool const isEvent = line.starts_with("032 ");
        std::string_view const federation = isPlayer  ? line.substr(federationColumn, 3)
                                            : isEvent ? line.substr(4, 3)
                                                      : std::string_view{};
        sum += vote(line, federation);
        latin2Sum += voteForLatin2(line, federation);
        bytes.remove_prefix(std::min(end + 1, bytes.size()));
    }
    if (sum <= 0) return Letters::Latin1;
    return latin2Sum > 0 ? Letters::Latin2 : Letters::Windows1250;
}

char32_t letterOf(unsigned char byte, Letters letters) {
    if (byte < 0x80) return byte;
    bool const isOfLatin2 = letters == Letters::Latin2 && byte >= 0xA0 && byte < 0xC0;
    char32_t const point = isOfLatin2                   ? latin2[byte - 0xA0U]
                           : letters == Letters::Latin1 ? utf8::fromWindows1252(byte)
                                                        : windows1250[byte - 0x80U];
    return point >= 0x80 && point < 0xA0 ? U' ' : point;
}

std::string_view lettersName(Letters letters) {
    switch (letters) {
    case Letters::Latin1: break;
    case Letters::Windows1250: return "Windows-1250";
    case Letters::Latin2: return "ISO 8859-2";
    }
    return "Latin-1";
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
