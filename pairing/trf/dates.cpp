// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/trf/dates.h"

#include "pairing/trf/numbers.h"

#include <array>

namespace flagfall::pairing::trf {
namespace {

constexpr std::string_view marks = " ,./-";

std::optional<Date> dateOf(int year, int month, int day) {
    if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31) return std::nullopt;
    Date const date{std::chrono::year{year}, std::chrono::month{static_cast<unsigned>(month)},
                    std::chrono::day{static_cast<unsigned>(day)}};
    return date.ok() ? std::optional{date} : std::nullopt;
}

std::optional<int> monthByName(std::string_view word) {
    static constexpr std::array<std::string_view, 12> names{"jan", "feb", "mar", "apr", "may", "jun",
                                                            "jul", "aug", "sep", "oct", "nov", "dec"};
    if (word.size() < 3) return std::nullopt;
    std::string const start = inLowerCase(word.substr(0, 3));
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == start) return static_cast<int>(i) + 1;
    return std::nullopt;
}

/// `29th`, `1st` as well as `29`.
std::optional<int> dayNumber(std::string_view word) {
    return wholeNumber(word.substr(0, word.find_first_not_of("0123456789")));
}

bool isYear(std::string_view word) { return word.size() == 4 && wholeNumber(word).has_value(); }

/// `May 29 2020`, `29 May 2020`.
std::optional<Date> withNamedMonth(std::array<std::string, 3> const& parts) {
    if (!isYear(parts[2])) return std::nullopt;
    for (std::size_t const at : {0u, 1u}) {
        auto const month = monthByName(parts[at]);
        auto const day = dayNumber(parts[1 - at]);
        if (month && day) return dateOf(*wholeNumber(parts[2]), *month, *day);
    }
    return std::nullopt;
}

std::optional<Date> inFigures(std::array<std::string, 3> const& parts) {
    auto const a = wholeNumber(parts[0]);
    auto const b = wholeNumber(parts[1]);
    auto const c = wholeNumber(parts[2]);
    if (!a || !b || !c) return std::nullopt;
    if (isYear(parts[0])) return dateOf(*a, *b, *c);
    if (!isYear(parts[2])) return std::nullopt;
    auto const dayFirst = dateOf(*c, *b, *a);
    return dayFirst ? dayFirst : dateOf(*c, *a, *b);
}

std::optional<std::array<std::string, 3>> threeParts(std::string_view text) {
    auto parts = words(text, marks);
    if (parts.size() != 3) return std::nullopt;
    return std::array{parts[0], parts[1], parts[2]};
}

DateForm formOf(std::string_view text) {
    if (!parseDate(text)) return DateForm::FreeText;
    return text[4] == '/' ? DateForm::Standard : DateForm::Ordered;
}

/// Only the year is known, or nothing: `1987`, `1987/00/00`, `0000/00/00`.
std::optional<WrittenBirth> yearOnly(std::string_view text) {
    auto const parts = words(text, marks);
    if (parts.empty() || parts.size() > 3 || !isYear(parts[0])) return std::nullopt;
    bool dayMissing = parts.size() < 3;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        auto const number = wholeNumber(parts[i]);
        if (!number) return std::nullopt;
        dayMissing = dayMissing || *number == 0;
    }
    if (!dayMissing) return std::nullopt;
    bool const standard = text.size() == 10 && text[4] == '/' && text[7] == '/';
    return WrittenBirth{parts[0] == "0000" ? "" : parts[0], standard ? DateForm::Standard : DateForm::Ordered};
}

} // namespace

std::optional<WrittenDate> readDate(std::string_view text) {
    auto const parts = threeParts(text);
    if (!parts) return std::nullopt;
    auto date = inFigures(*parts);
    if (!date) date = withNamedMonth(*parts);
    if (!date) return std::nullopt;
    return WrittenDate{*date, formOf(text)};
}

std::optional<WrittenBirth> readBirth(std::string_view text) {
    if (auto const date = readDate(text)) return WrittenBirth{isoDate(date->date), date->form};
    return yearOnly(text);
}

} // namespace flagfall::pairing::trf
