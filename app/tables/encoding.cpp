// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/encoding.h"

#include "arbiter/terms/utf8.h"

#include <unicode/unistr.h>

#include <algorithm>
#include <limits>

namespace flagfall::tables {
namespace {

constexpr std::string_view mark8 = "\xEF\xBB\xBF";
constexpr std::string_view markLe = "\xFF\xFE";
constexpr std::string_view markBe = "\xFE\xFF";

bool isUtf8(std::string_view bytes) {
    while (!bytes.empty()) {
        if (static_cast<unsigned char>(bytes.front()) < 0x80) {
            bytes.remove_prefix(1);
            continue;
        }
        auto const character = utf8::firstOf(bytes);
        if (character.bytes == 0) return false;
        bytes.remove_prefix(character.bytes);
    }
    return true;
}

/// What a letter says for the region that writes it; symbols amid names speak against.
int weightOf(char16_t letter, std::u16string_view strong, std::u16string_view weak) {
    if (strong.find(letter) != std::u16string_view::npos) return 3;
    if (weak.find(letter) != std::u16string_view::npos) return 1;
    bool const control = letter >= 0x80 && letter < 0xA0;
    bool const symbol = letter >= 0xA0 && letter < 0xC0;
    return control || letter == 0xFFFD ? -6 : symbol || letter == u'×' || letter == u'÷' ? -2 : 0;
}

struct Region {
    Encoding encoding;
    std::u16string_view strong;
    std::u16string_view weak;
};
constexpr std::u16string_view central = u"čšžřěľťňůČŠŽŘĽŤŇŮďĎłŁ";
constexpr std::u16string_view centralToo = u"ýÝőŐűŰąęćńśźżĆŚŻĺŕáéíóúäôöüÁÉÍÓÚ";
constexpr std::array regions{Region{Encoding::Windows1250, central, centralToo},
                             Region{Encoding::Latin2, central, centralToo},
                             Region{Encoding::Windows1252, u"ñçãõåøæêàÑÇÅØÆÊœ", u"èïëòùìîûÈßáéíóúäôöüýÁÉÍÓÚÄÖÜ"}};

int likelihood(std::string_view bytes, Region const& region) {
    auto const text = decoded(bytes, region.encoding);
    if (!text) return std::numeric_limits<int>::min();
    auto const wide = icu::UnicodeString::fromUTF8(*text);
    int sum = 0;
    for (std::int32_t i = 0; i < wide.length(); ++i)
        if (wide[i] >= 0x80) sum += weightOf(wide[i], region.strong, region.weak);
    return sum;
}

/// Of text whose letters are mostly Latin, by where the zero bytes stand.
std::optional<Encoding> guessUtf16(std::string_view bytes) {
    std::array<std::size_t, 2> zeros{};
    for (std::size_t i = 0; i < bytes.size(); ++i) zeros[i % 2] += bytes[i] == '\0' ? 1U : 0U;
    if (zeros[1] > bytes.size() / 4 && zeros[0] == 0) return Encoding::Utf16Le;
    if (zeros[0] > bytes.size() / 4 && zeros[1] == 0) return Encoding::Utf16Be;
    return std::nullopt;
}

char const* converterName(Encoding encoding) {
    switch (encoding) {
    case Encoding::Utf8: return "UTF-8";
    case Encoding::Utf16Le: return "UTF-16LE";
    case Encoding::Utf16Be: return "UTF-16BE";
    case Encoding::Windows1250: return "windows-1250";
    case Encoding::Windows1252: return "windows-1252";
    case Encoding::Latin2: return "ISO-8859-2";
    }
    return "UTF-8";
}

} // namespace

std::string_view encodingName(Encoding encoding) { return converterName(encoding); }

Encoding guessEncoding(std::string_view bytes) {
    if (bytes.starts_with(mark8)) return Encoding::Utf8;
    if (bytes.starts_with(markLe)) return Encoding::Utf16Le;
    if (bytes.starts_with(markBe)) return Encoding::Utf16Be;
    constexpr std::size_t sample = 200'000;
    std::string_view const part = bytes.substr(0, sample);
    if (auto const wide = guessUtf16(part)) return *wide;
    if (isUtf8(bytes)) return Encoding::Utf8;
    auto const best = std::ranges::max_element(regions, {}, [&](Region const& one) { return likelihood(part, one); });
    return best->encoding;
}

std::optional<std::string> decoded(std::string_view bytes, Encoding encoding) {
    if (encoding == Encoding::Utf8) {
        if (bytes.starts_with(mark8)) bytes.remove_prefix(mark8.size());
        return isUtf8(bytes) ? std::optional{std::string{bytes}} : std::nullopt;
    }
    bool const marked = (encoding == Encoding::Utf16Le && bytes.starts_with(markLe)) ||
                        (encoding == Encoding::Utf16Be && bytes.starts_with(markBe));
    if (marked) bytes.remove_prefix(markLe.size());
    if (bytes.size() > static_cast<std::size_t>(std::numeric_limits<std::int32_t>::max())) return std::nullopt;
    icu::UnicodeString const text{bytes.data(), static_cast<std::int32_t>(bytes.size()), converterName(encoding)};
    if (text.isEmpty() && !bytes.empty()) return std::nullopt;
    std::string utf8;
    text.toUTF8String(utf8);
    return utf8;
}

} // namespace flagfall::tables
