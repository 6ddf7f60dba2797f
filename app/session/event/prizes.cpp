// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/prizes.h"

#include "app/session/event/text.h"

#include <algorithm>
#include <optional>

namespace flagfall::session {
namespace {

constexpr std::size_t mostDigits = 4;

bool isDigit(char one) { return one >= '0' && one <= '9'; }
void dropSpaces(std::string_view& text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
}
bool take(std::string_view& text, std::string_view mark) {
    if (!text.starts_with(mark)) return false;
    text.remove_prefix(mark.size());
    return true;
}

/// None: no number stands there; 0: it is no place.
std::optional<int> placeIn(std::string_view& text) {
    std::size_t const digits = std::ranges::find_if_not(text, isDigit) - text.begin();
    if (digits == 0) return std::nullopt;
    std::string const number{text.substr(0, digits)};
    text.remove_prefix(digits);
    return digits > mostDigits ? 0 : std::stoi(number);
}

Expected<Prize, PrizeFault> prizeIn(std::string_view line) {
    if (!isPlainText(line)) return refused(PrizeFault::NotText);
    auto const first = placeIn(line);
    if (!first) return refused(PrizeFault::NoPlace);
    Prize prize{*first, *first, {}};
    std::string_view behind = line;
    dropSpaces(behind);
    if (take(behind, "-") || take(behind, "\u2013")) {
        dropSpaces(behind);
        if (auto const last = placeIn(behind)) {
            prize.last = *last;
            line = behind;
        }
    }
    if (prize.first == 0 || prize.last == 0) return refused(PrizeFault::NotAPlace);
    if (prize.last < prize.first) return refused(PrizeFault::Backwards);
    bool const marked = take(line, ":") || take(line, ".") || take(line, ")");
    if (!marked && !line.empty() && line.front() != ' ' && line.front() != '\t') return refused(PrizeFault::NoPlace);
    prize.what = trimmed(line);
    if (prize.what.empty()) return refused(PrizeFault::NoPrize);
    if (characters(prize.what) > longestPrize) return refused(PrizeFault::TooLong);
    return prize;
}

} // namespace

Expected<std::vector<Prize>, PrizeProblem> parsePrizes(std::string_view text) {
    std::vector<Prize> prizes;
    for (std::size_t line = 1; !text.empty(); ++line) {
        std::size_t const end = std::min(text.find_first_of(";\n"), text.size());
        std::string one = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (one.empty()) continue;
        auto prize = prizeIn(one);
        if (!prize) return refused(PrizeProblem{prize.error(), line, std::move(one)});
        if (prizes.size() == mostPrizes) return refused(PrizeProblem{PrizeFault::TooMany, line, std::move(one)});
        prizes.push_back(std::move(*prize));
    }
    std::ranges::stable_sort(prizes, {}, &Prize::first);
    return prizes;
}

std::string prizesText(std::vector<Prize> const& prizes) {
    std::string text;
    for (Prize const& prize : prizes) {
        if (!text.empty()) text += '\n';
        text += std::to_string(prize.first);
        if (prize.last != prize.first) text += '-' + std::to_string(prize.last);
        text += ": " + prize.what;
    }
    return text;
}

} // namespace flagfall::session
