// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/listed_player.h"

#include "app/lists/folding.h"
#include "arbiter/terms/date.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace flagfall::lists {

namespace {

/// Four letters at most, in small ones; empty for anything longer.
std::string smallLetters(std::string_view text) {
    std::string small;
    text = trimmed(text);
    if (text.size() > 4) return small;
    for (char const c : text) small += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    return small;
}

bool allDigits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool isYear(std::string_view text) { return text.size() == 4 && allDigits(text) && text >= "1850" && text <= "2100"; }

/// The parts of `3.2.1990` or `03/02/1990`, turned round to `1990-02-03`.
std::optional<Date> dayFirst(std::string_view text) {
    std::array<std::string_view, 3> parts;
    for (std::size_t i = 0; i < 3; ++i) {
        auto const end = i < 2 ? text.find_first_of("./-") : text.size();
        if (end == text.npos) return std::nullopt;
        parts[i] = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(text.size(), end + 1));
        if (!allDigits(parts[i])) return std::nullopt;
    }
    auto const two = [](std::string_view part) {
        return part.size() == 1 ? "0" + std::string{part} : std::string{part};
    };
    return parseDate(std::string{parts[2]} + "-" + two(parts[1]) + "-" + two(parts[0]));
}

} // namespace

std::string_view trimmed(std::string_view text) {
    auto const isBlank = [](char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; };
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
    return text;
}

session::Title titleOf(std::string_view text) {
    static std::array<std::pair<std::string_view, session::Title>, 16> const words{{{"gm", session::Title::Gm},
                                                                                    {"im", session::Title::Im},
                                                                                    {"fm", session::Title::Fm},
                                                                                    {"cm", session::Title::Cm},
                                                                                    {"wgm", session::Title::Wgm},
                                                                                    {"wim", session::Title::Wim},
                                                                                    {"wfm", session::Title::Wfm},
                                                                                    {"wcm", session::Title::Wcm},
                                                                                    {"g", session::Title::Gm},
                                                                                    {"m", session::Title::Im},
                                                                                    {"f", session::Title::Fm},
                                                                                    {"c", session::Title::Cm},
                                                                                    {"wg", session::Title::Wgm},
                                                                                    {"wm", session::Title::Wim},
                                                                                    {"wf", session::Title::Wfm},
                                                                                    {"wc", session::Title::Wcm}}};
    std::string const small = smallLetters(text);
    for (auto const& [word, title] : words)
        if (small == word) return title;
    return session::Title::None;
}

session::Title stronger(session::Title one, session::Title other) { return std::min(one, other); }

session::Sex sexOf(std::string_view text) {
    std::string const word = folded(text);
    for (char const* man : {"m", "man", "male", "muz", "h", "home", "hombre", "mannlich"})
        if (word == man) return session::Sex::Man;
    for (char const* woman : {"f", "w", "z", "d", "woman", "female", "zena", "muller", "mujer", "weiblich"})
        if (word == woman) return session::Sex::Woman;
    return session::Sex::NotSaid;
}

int numberOf(std::string_view text, int most) {
    text = trimmed(text);
    if (auto const point = text.find_first_of(".,"); point != text.npos)
        if (text.find_first_not_of('0', point + 1) == text.npos) text = text.substr(0, point);
    int value = 0;
    auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc{} || end != text.data() + text.size()) return 0;
    return value < 0 || value > most ? 0 : value;
}

std::string fideIdOf(std::string_view text) {
    text = trimmed(text);
    if (!allDigits(text)) return {};
    while (!text.empty() && text.front() == '0') text.remove_prefix(1);
    return text.size() > 11 ? std::string{} : std::string{text};
}

std::string birthOf(std::string_view text) {
    text = trimmed(text);
    if (isYear(text)) return std::string{text};
    // Older lists write a day that is not known as 00.
    if (text.size() == 10 && isYear(text.substr(0, 4)) && (text.substr(5, 2) == "00" || text.substr(8, 2) == "00"))
        return std::string{text.substr(0, 4)};
    auto date = parseDate(text);
    if (!date) date = dayFirst(text);
    return date && isYear(std::to_string(static_cast<int>(date->year()))) ? isoDate(*date) : std::string{};
}

} // namespace flagfall::lists
