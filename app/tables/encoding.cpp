// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/encoding.h"

#include "arbiter/terms/utf8.h"

#include <unicode/uchar.h>
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

using Letters = std::u16string_view;

constexpr Letters vowels = u"aeiouyáéíóúýäëïöüàèìòùâêîôûãõåæøœąęěůőűăĺŕªº"; // r and l with an acute are syllables
constexpr Letters consonants = u"bcdfghjklmnpqrstvwxz";
constexpr Letters wordEnd{u"\0", 1};

bool isIn(Letters letters, char16_t letter) { return letters.find(letter) != letters.npos; }

/// Two letters that are one byte, and what follows the western one; the other one is followed by anything else.
struct Pair {
    char16_t western, central;
    Letters next;
};
constexpr std::array pairs{Pair{u'ñ', u'ń', vowels},     Pair{u'õ', u'ő', u"e"},    Pair{u'ã', u'ă', u"oe"},
                           Pair{u'ê', u'ę', u"clmnrtv"}, Pair{u'û', u'ű', u"lt"},   Pair{u'ì', u'ě', wordEnd},
                           Pair{u'à', u'ŕ', wordEnd},    Pair{u'ª', u'Ş', wordEnd}, Pair{u'º', u'ş', wordEnd},
                           Pair{u'ï', u'ď', consonants}};

struct Region {
    Encoding encoding;
    char16_t Pair::* own;
    Letters strong;
    Letters weak;
};
constexpr Letters central = u"čšžřľťňůČŠŽŘĽŤŇŮĎłŁ";
constexpr Letters centralToo = u"ýÝŐŰąćśźżĆŚŻĺáéíóúäôöüÁÉÍÓÚ";
constexpr std::array regions{
    Region{Encoding::Windows1250, &Pair::central, central, centralToo},
    Region{Encoding::Latin2, &Pair::central, central, centralToo},
    Region{Encoding::Windows1252, &Pair::western, u"çåøæÑÇÅØÆÊœ", u"èëòùîÈßáéíóúäôöüýÁÉÍÓÚÄÖÜ"}};

/// What a letter says for the region that writes it before that next one; symbols amid names speak against.
int weightOf(char16_t letter, char16_t next, Region const& region) {
    constexpr int much = 3;
    if (auto const pair = std::ranges::find(pairs, letter, region.own); pair != pairs.end())
        return isIn(pair->next, next) == (region.own == &Pair::western) ? much : 0;
    if (isIn(region.strong, letter)) return much;
    if (isIn(region.weak, letter)) return 1;
    bool const control = letter >= 0x80 && letter < 0xA0;
    bool const symbol = letter >= 0xA0 && letter < 0xC0;
    return control || letter == 0xFFFD ? -2 * much : symbol || letter == u'×' || letter == u'÷' ? -2 : 0;
}

/// Whether two letters hardly stand beside each other: two vowels or two consonants. `-čka`, `-čný` and `Rivière` are
/// as usual as the others.
bool isAwkward(char16_t one, char16_t next, char16_t afterNext) {
    if (!u_isalpha(one) || !u_isalpha(next) || isIn(vowels, one) != isIn(vowels, next)) return false;
    bool const isGlide = one == u'i' && u_isalpha(afterNext);
    bool const isEnding = next == u'k' || (one == u'č' && (next == u'n' || next == u'm'));
    return !isGlide && !isEnding;
}

int likelihood(std::string_view bytes, Region const& region) {
    constexpr int awkward = 4;
    auto const text = decoded(bytes, region.encoding);
    if (!text) return std::numeric_limits<int>::min();
    auto const wide = icu::UnicodeString::fromUTF8(*text);
    auto const small = [&wide](std::int32_t at) {
        UChar32 const letter = at >= 0 && at < wide.length() ? u_tolower(wide[at]) : 0;
        return u_isalpha(letter) ? static_cast<char16_t>(letter) : u'\0';
    };
    int sum = 0;
    for (std::int32_t i = 0; i < wide.length(); ++i) {
        if (wide[i] < 0x80) continue;
        sum += weightOf(wide[i], small(i + 1), region);
        for (std::int32_t const first : {i - 1, i})
            if (isAwkward(small(first), small(first + 1), small(first + 2))) sum -= awkward;
    }
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
