// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/folding.h"

#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace flagfall::lists {
namespace {

/// Letters that are not a Latin letter with a mark. FIDE's spelling of Cyrillic where there is one, else the English.
char const* latinFor(UChar32 c) {
    static char const* const russian[] = {"a",  "b",  "v",  "g",    "d", "e", "zh", "z", "i",  "y", "k",
                                          "l",  "m",  "n",  "o",    "p", "r", "s",  "t", "u",  "f", "kh",
                                          "ts", "ch", "sh", "shch", "",  "y", "",   "e", "yu", "ya"};
    if (c >= 0x430 && c <= 0x44f) return russian[c - 0x430];
    switch (c) {
    case 0x451: return "e"; // ё
    case 0x452: return "d"; // ђ
    case 0x454: return "ye";
    case 0x455: return "dz";
    case 0x456: return "i";
    case 0x457: return "i";
    case 0x458: return "j";
    case 0x459: return "lj";
    case 0x45a: return "nj";
    case 0x45b: return "c";
    case 0x45c: return "k";
    case 0x45e: return "u";
    case 0x45f: return "dz";
    case 0x491: return "g";
    case 0xdf: return "ss";
    case 0xe6: return "ae";
    case 0xf0:
    case 0x111: return "d";
    case 0xf8: return "o";
    case 0xfe: return "th";
    case 0x127: return "h";
    case 0x131: return "i";
    case 0x142: return "l";
    case 0x153: return "oe";
    case 0x167: return "t";
    case 0x2bb: // letters that are written as an apostrophe
    case 0x2bc:
    case 0x2019:
    case 0x2018: return "";
    default: return nullptr;
    }
}

std::unique_ptr<icu::Transliterator> transliterator(char const* steps) {
    UErrorCode problem = U_ZERO_ERROR;
    std::unique_ptr<icu::Transliterator> it{icu::Transliterator::createInstance(steps, UTRANS_FORWARD, problem)};
    return U_SUCCESS(problem) ? std::move(it) : nullptr;
}

/// Made once; used under its own lock by ICU.
icu::Transliterator const* toLatin() {
    static std::unique_ptr<icu::Transliterator> const made = transliterator("Any-Latin; Latin-ASCII; Lower");
    return made.get();
}
icu::Transliterator const* toAscii() {
    static std::unique_ptr<icu::Transliterator> const made = transliterator("Any-Latin; Latin-ASCII");
    return made.get();
}

void appendAscii(std::string& text, char c) {
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
        text += c;
    else if (c >= 'A' && c <= 'Z')
        text += static_cast<char>(c - 'A' + 'a');
    else if (c != '\'' && c != '`' && !text.empty() && text.back() != ' ')
        text += ' ';
}

/// Letters of scripts that have no row above, as many as stand together: what one is in Latin letters depends on its
/// neighbours.
void appendForeign(std::string& text, icu::UnicodeString& letters) {
    if (letters.isEmpty()) return;
    if (icu::Transliterator const* const latin = toLatin()) latin->transliterate(letters);
    std::string plain;
    letters.toUTF8String(plain);
    for (char const letter : plain)
        if (static_cast<unsigned char>(letter) < 0x80 && letter != ' ') appendAscii(text, letter);
    letters.remove();
}

/// The letter under the marks.
UChar32 bare(UChar32 c, icu::Normalizer2 const& apart) {
    icu::UnicodeString parts;
    return apart.getDecomposition(c, parts) ? parts.char32At(0) : c;
}

void appendUnicode(std::string& text, std::string_view utf8) {
    UErrorCode problem = U_ZERO_ERROR;
    icu::Normalizer2 const* const form = icu::Normalizer2::getNFKCCasefoldInstance(problem);
    icu::Normalizer2 const* const apart = icu::Normalizer2::getNFDInstance(problem);
    if (U_FAILURE(problem)) return;
    auto const given = icu::UnicodeString::fromUTF8({utf8.data(), static_cast<std::int32_t>(utf8.size())});
    icu::UnicodeString const whole = form->normalize(given, problem);
    icu::UnicodeString foreign;
    for (std::int32_t i = 0; i < whole.length(); i = whole.moveIndex32(i, 1)) {
        UChar32 const c = whole.char32At(i);
        if (u_charType(c) == U_NON_SPACING_MARK) continue;
        // й and ў are letters with a mark, and have rows of their own.
        UChar32 const letter = c >= 0x80 && !latinFor(c) ? bare(c, *apart) : c;
        char const* const latin = letter < 0x80 ? nullptr : latinFor(letter);
        if (letter >= 0x80 && !latin && u_isalpha(letter)) {
            foreign.append(letter);
            continue;
        }
        appendForeign(text, foreign);
        if (latin)
            text += latin;
        else
            appendAscii(text, letter < 0x80 ? static_cast<char>(letter) : ' ');
    }
    appendForeign(text, foreign);
}

bool isApostrophe(UChar32 c) { return c == 0x2018 || c == 0x2019 || c == 0x2bb || c == 0x2bc; }

/// Letters and signs that have no row above, as many as stand together.
void appendSpelt(std::string& text, icu::UnicodeString& signs) {
    if (signs.isEmpty()) return;
    if (icu::Transliterator const* const ascii = toAscii()) ascii->transliterate(signs);
    for (std::int32_t i = 0; i < signs.length(); i = signs.moveIndex32(i, 1)) {
        UChar32 const c = signs.char32At(i);
        if (u_charType(c) != U_NON_SPACING_MARK) text += c < 0x80 ? static_cast<char>(c) : '?';
    }
    signs.remove();
}

/// `Щ` is Shch in Shchuka, and SHCH among capitals.
void appendWithCase(std::string& text, char const* latin, bool isCapital, bool isAmongCapitals) {
    bool isFirst = true;
    for (char const letter : std::string_view{latin}) {
        bool const raised = isCapital && (isFirst || isAmongCapitals) && letter >= 'a' && letter <= 'z';
        text += raised ? static_cast<char>(letter - 'a' + 'A') : letter;
        isFirst = false;
    }
}

struct Spelling {
    std::string_view written;
    std::string_view sound;
};

/// Longer ones first among those that begin with the same letter.
constexpr std::array spellings{
    Spelling{"ae", "a"},    Spelling{"chtch", "sc"},   Spelling{"cs", "c"},      Spelling{"cz", "c"},
    Spelling{"ch", "c"},    Spelling{"ck", "c"},       Spelling{"dzh", "dz"},    Spelling{"dsch", "dz"},
    Spelling{"dj", "d"},    Spelling{"gh", "g"},       Spelling{"j", "i"},       Spelling{"kh", "h"},
    Spelling{"k", "c"},     Spelling{"oe", "o"},       Spelling{"ou", "u"},      Spelling{"ph", "f"},
    Spelling{"q", "c"},     Spelling{"schtsch", "sc"}, Spelling{"schtch", "sc"}, Spelling{"shtch", "sc"},
    Spelling{"shch", "sc"}, Spelling{"szcz", "sc"},    Spelling{"stch", "sc"},   Spelling{"sch", "s"},
    Spelling{"sh", "s"},    Spelling{"sz", "s"},       Spelling{"tsch", "c"},    Spelling{"tch", "c"},
    Spelling{"ts", "c"},    Spelling{"tz", "c"},       Spelling{"th", "t"},      Spelling{"ue", "u"},
    Spelling{"w", "v"},     Spelling{"x", "cs"},       Spelling{"y", "i"},       Spelling{"zh", "z"},
};

/// Where the spellings of a letter begin and end.
constexpr auto rows = [] {
    std::array<std::pair<std::uint8_t, std::uint8_t>, 26> all{};
    for (std::size_t i = 0; i < spellings.size(); ++i) {
        auto& [first, last] = all[static_cast<std::size_t>(spellings[i].written.front() - 'a')];
        if (last == 0) first = static_cast<std::uint8_t>(i);
        last = static_cast<std::uint8_t>(i + 1);
    }
    return all;
}();

Spelling spellingAt(std::string_view rest) {
    char const c = rest.front();
    if (c >= 'a' && c <= 'z') {
        auto const [first, last] = rows[static_cast<std::size_t>(c - 'a')];
        for (std::size_t i = first; i < last; ++i)
            if (rest.starts_with(spellings[i].written)) return spellings[i];
    }
    return {rest.substr(0, 1), rest.substr(0, 1)};
}

} // namespace

std::string folded(std::string_view utf8) {
    std::string text;
    text.reserve(utf8.size());
    bool const isAscii = std::ranges::all_of(utf8, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (isAscii)
        for (char const c : utf8) appendAscii(text, c);
    else
        appendUnicode(text, utf8);
    if (!text.empty() && text.back() == ' ') text.pop_back();
    return text;
}

std::string inAscii(std::string_view utf8) {
    UErrorCode problem = U_ZERO_ERROR;
    icu::Normalizer2 const* const composed = icu::Normalizer2::getNFCInstance(problem);
    icu::Normalizer2 const* const apart = icu::Normalizer2::getNFDInstance(problem);
    if (U_FAILURE(problem)) return {};
    auto const given = icu::UnicodeString::fromUTF8({utf8.data(), static_cast<std::int32_t>(utf8.size())});
    icu::UnicodeString const whole = composed->normalize(given, problem);
    std::string text;
    icu::UnicodeString other;
    for (std::int32_t i = 0; i < whole.length(); i = whole.moveIndex32(i, 1)) {
        UChar32 const c = whole.char32At(i);
        UChar32 const own = u_tolower(c);
        UChar32 const letter = c < 0x80 || latinFor(own) ? own : bare(own, *apart);
        char const* const latin = letter < 0x80 || isApostrophe(letter) ? nullptr : latinFor(letter);
        if (letter >= 0x80 && !latin && !isApostrophe(letter)) {
            other.append(c);
            continue;
        }
        appendSpelt(text, other);
        std::int32_t const next = whole.moveIndex32(i, 1);
        bool const isAmongCapitals = next < whole.length() && u_isupper(whole.char32At(next));
        char const plain[] = {isApostrophe(letter) ? '\'' : static_cast<char>(letter), '\0'};
        appendWithCase(text, latin ? latin : plain, u_isupper(c), isAmongCapitals);
    }
    appendSpelt(text, other);
    return text;
}

std::vector<std::string_view> wordsOf(std::string_view folded) {
    std::vector<std::string_view> words;
    while (!folded.empty()) {
        auto const end = std::min(folded.find(' '), folded.size());
        auto const word = folded.substr(0, end);
        if (!word.empty() && std::ranges::find(words, word) == words.end()) words.push_back(word);
        folded.remove_prefix(std::min(folded.size(), end + 1));
    }
    return words;
}

std::string soundOf(std::string_view word) {
    std::string sound;
    // Yevgeny is Evgeny.
    if (word.size() > 2 && (word.starts_with("ye") || word.starts_with("je"))) word.remove_prefix(1);
    while (!word.empty()) {
        Spelling const next = spellingAt(word);
        for (char const c : next.sound)
            if (sound.empty() || sound.back() != c) sound += c;
        word.remove_prefix(next.written.size());
    }
    return sound;
}

} // namespace flagfall::lists
