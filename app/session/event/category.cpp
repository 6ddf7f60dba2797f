// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/category.h"

#include "app/session/event/text.h"

#include <algorithm>
#include <charconv>

namespace flagfall::session {
namespace {

constexpr std::size_t longestName = 60;
constexpr std::size_t mostCategories = 100;
constexpr int highestBound = 9999;

/// Takes what stands before the separator, or all of it.
std::string_view next(std::string_view& rest, char separator) {
    std::size_t const end = rest.find(separator);
    std::string_view const part = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    return part;
}

/// Empty: an open end.
bool readBound(std::string_view text, std::optional<int>& bound) {
    if (text.empty()) return true;
    int number = 0;
    auto const [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    bound = number;
    return error == std::errc{} && stop == text.data() + text.size() && number >= 0 && number <= highestBound;
}

/// `-17`, `65-`, `10-12`, `18`.
bool readRange(std::string_view text, Range& range) {
    std::size_t const dash = text.find('-');
    if (dash == std::string_view::npos) {
        if (!readBound(text, range.least)) return false;
        range.most = range.least;
        return !range.isOpen();
    }
    bool const read = readBound(text.substr(0, dash), range.least) && readBound(text.substr(dash + 1), range.most);
    return read && !range.isOpen() && !(range.least && range.most && *range.least > *range.most);
}

bool readCondition(std::string_view text, PlayerCategory& category) {
    std::string_view word = next(text, ' ');
    std::string const value = trimmed(text);
    if (word == "age") return readRange(value, category.age);
    if (word == "rating") return readRange(value, category.rating);
    if (word == "sex" && (value == "m" || value == "w")) {
        category.sex = value == "m" ? Sex::Man : Sex::Woman;
        return true;
    }
    if (word == "federation" || word == "club") {
        (word == "club" ? category.club : category.federation) = value;
        return !value.empty();
    }
    if (word != "on") return false;
    category.agesOn = parseDate(value);
    return category.agesOn.has_value();
}

std::optional<PlayerCategory> readCategory(std::string_view line) {
    PlayerCategory category;
    category.name = trimmed(next(line, ':'));
    if (category.name.empty() || !isPlainText(category.name) || characters(category.name) > longestName)
        return std::nullopt;
    while (!line.empty())
        if (!readCondition(trimmed(next(line, ',')), category)) return std::nullopt;
    return category;
}

std::string text(Range const& range) {
    if (range.least && range.least == range.most) return std::to_string(*range.least);
    std::string text = range.least ? std::to_string(*range.least) : "";
    return text + "-" + (range.most ? std::to_string(*range.most) : "");
}

/// The day on which an age is reached; in a year without 29 February, 1 March.
Date birthday(Date const& born, int age) {
    Date const day{born.year() + std::chrono::years{age}, born.month(), born.day()};
    return day.ok() ? day : Date{day.year(), std::chrono::March, std::chrono::day{1}};
}

std::optional<Date> dayOfBirth(std::string_view birth) {
    if (auto const day = parseDate(birth)) return day;
    int year = 0;
    auto const [stop, error] = std::from_chars(birth.data(), birth.data() + birth.size(), year);
    if (error != std::errc{} || stop != birth.data() + birth.size()) return std::nullopt;
    return Date{std::chrono::year{year}, std::chrono::December, std::chrono::day{31}};
}

bool fitsAge(Range const& age, std::string_view birth, std::optional<Date> const& on) {
    if (age.isOpen()) return true;
    auto const born = dayOfBirth(birth);
    if (!born || !on) return false;
    bool const oldEnough = !age.least || birthday(*born, *age.least) <= *on;
    bool const youngEnough = !age.most || birthday(*born, *age.most + 1) >= *on;
    return oldEnough && youngEnough;
}

bool fitsRating(Range const& bounds, int rating) {
    return (!bounds.least || rating >= *bounds.least) && (!bounds.most || rating <= *bounds.most);
}

} // namespace

Expected<std::vector<PlayerCategory>, std::size_t> parseCategories(std::string_view text) {
    std::vector<PlayerCategory> categories;
    for (std::size_t number = 1; !text.empty(); ++number) {
        std::string const line = trimmed(next(text, '\n'));
        if (line.empty()) continue;
        auto category = readCategory(line);
        if (!category || categories.size() == mostCategories ||
            std::ranges::find(categories, category->name, &PlayerCategory::name) != categories.end())
            return refused(number);
        categories.push_back(std::move(*category));
    }
    return categories;
}

std::string categoriesText(std::vector<PlayerCategory> const& categories) {
    std::string lines;
    for (PlayerCategory const& one : categories) {
        std::string conditions;
        auto const add = [&](std::string condition) { conditions += (conditions.empty() ? ": " : ", ") + condition; };
        if (!one.age.isOpen()) add("age " + text(one.age));
        if (!one.rating.isOpen()) add("rating " + text(one.rating));
        if (one.sex != Sex::NotSaid) add(one.sex == Sex::Man ? "sex m" : "sex w");
        if (!one.federation.empty()) add("federation " + one.federation);
        if (!one.club.empty()) add("club " + one.club);
        if (one.agesOn) add("on " + isoDate(*one.agesOn));
        lines += (lines.empty() ? "" : "\n") + one.name + conditions;
    }
    return lines;
}

bool fits(PlayerCategory const& category, Categorised const& player, std::optional<Date> const& agesOn) {
    if (category.isByWord())
        return player.words && std::ranges::find(*player.words, category.name) != player.words->end();
    if (category.sex != Sex::NotSaid && category.sex != player.sex) return false;
    if (!category.federation.empty() && category.federation != player.federation) return false;
    if (!category.club.empty() && category.club != player.club) return false;
    return fitsRating(category.rating, player.rating) &&
           fitsAge(category.age, player.birth, category.agesOn ? category.agesOn : agesOn);
}

} // namespace flagfall::session
