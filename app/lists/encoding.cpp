// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/encoding.h"

#include "app/tables/encoding.h"

#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <array>
#include <vector>

namespace flagfall::lists {
namespace {

bool isAscii(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// How many signs beyond ASCII are no letters: names have few.
std::size_t signsIn(std::string_view sample, char const* encoding) {
    icu::UnicodeString const text{sample.data(), static_cast<std::int32_t>(sample.size()), encoding};
    std::size_t signs = 0;
    for (std::int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
        if (UChar32 const c = text.char32At(i); c >= 0x80 && !u_isalpha(c)) ++signs;
    return signs;
}

bool isToldByTables(std::string_view name) {
    return std::ranges::any_of(tables::encodings,
                               [name](tables::Encoding const one) { return tables::encodingName(one) == name; });
}

/// Of the encodings national lists come in, the one in which the fewest letters are none; of several, the one that
/// ICU finds likeliest. Those of the West and of Central Europe are told apart as in lists of players.
std::string guess(std::string_view sample) {
    std::vector<std::string> likely;
    UErrorCode problem = U_ZERO_ERROR;
    UCharsetDetector* const detector = ucsdet_open(&problem);
    ucsdet_setText(detector, sample.data(), static_cast<std::int32_t>(sample.size()), &problem);
    std::int32_t count = 0;
    UCharsetMatch const** const matches = ucsdet_detectAll(detector, &count, &problem);
    static constexpr std::array known{"windows-1252", "windows-1250", "windows-1251", "windows-1254",
                                      "ISO-8859-2",   "ISO-8859-5",   "ISO-8859-9",   "KOI8-R"};
    for (std::int32_t i = 0; U_SUCCESS(problem) && i < count; ++i)
        if (std::string_view const name = ucsdet_getName(matches[i], &problem);
            U_SUCCESS(problem) && std::ranges::find(known, name) != known.end())
            likely.emplace_back(name);
    ucsdet_close(detector);
    for (char const* const always : {"windows-1252", "windows-1250"}) likely.emplace_back(always);
    std::string const& best = *std::ranges::min_element(
        likely, {}, [sample](std::string const& encoding) { return signsIn(sample, encoding.c_str()); });
    return isToldByTables(best) ? std::string{tables::encodingName(tables::guessEncoding(sample))} : best;
}

} // namespace

bool isUtf8(std::string_view text) {
    auto const size = static_cast<std::int32_t>(text.size());
    for (std::int32_t i = 0; i < size;) {
        UChar32 c = 0;
        U8_NEXT(reinterpret_cast<std::uint8_t const*>(text.data()), i, size, c);
        if (c < 0) return false;
    }
    return true;
}

void Reencoding::Close::operator()(UConverter* converter) const { ucnv_close(converter); }

Reencoding::Reencoding(std::string_view sample) {
    // A letter may be cut in two where the sample ends.
    auto const whole = sample.substr(0, sample.size() - std::min<std::size_t>(sample.size(), 3));
    std::string const other = isAscii(whole) || isUtf8(whole) ? "windows-1252" : guess(sample);
    if (!isUtf8(whole)) m_name = other;
    UErrorCode problem = U_ZERO_ERROR;
    m_converter.reset(ucnv_open(other.c_str(), &problem));
    if (U_FAILURE(problem)) m_converter.reset();
}

Reencoding::~Reencoding() = default;

std::string_view Reencoding::utf8(std::string_view line) {
    if (isAscii(line) || isUtf8(line) || !m_converter) return line;
    UErrorCode problem = U_ZERO_ERROR;
    icu::UnicodeString const text{line.data(), static_cast<std::int32_t>(line.size()), m_converter.get(), problem};
    m_line.clear();
    text.toUTF8String(m_line);
    return m_line;
}

} // namespace flagfall::lists
