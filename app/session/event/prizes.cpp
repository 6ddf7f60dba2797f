// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/prizes.h"

#include "app/session/event/text.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace flagfall::session {
namespace {

constexpr std::size_t mostDigits = 4;

/// As they may be written before or behind an amount; the first twelve in pairs, by code and by sign.
constexpr std::array<std::string_view, 14> currencies{"EUR", "€",   "CZK", "Kč",  "USD", "$",   "GBP",
                                                      "£",   "PLN", "zł",  "HUF", "Ft",  "CHF", "SEK"};
/// Digits of an amount without its cents, at most.
constexpr std::size_t mostMoneyDigits = 7;

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

/// `500`, `1 500`, `1.500,50`: a sign before exactly three digits groups, one before one or two begins the cents.
std::optional<std::int64_t> centsIn(std::string_view& text) {
    std::string_view left = text;
    auto const takeDigits = [&] {
        std::size_t const digits = std::ranges::find_if_not(left, isDigit) - left.begin();
        std::string const taken{left.substr(0, digits)};
        left.remove_prefix(digits);
        return taken;
    };
    std::string whole = takeDigits();
    std::string cents;
    while (!whole.empty()) {
        std::string_view const before = left;
        bool const isMark = take(left, ".") || take(left, ",");
        bool const isSpace = !isMark && (take(left, " ") || take(left, "\u00a0") || take(left, "\u202f"));
        if (!isMark && !isSpace) break;
        std::string const next = takeDigits();
        if (next.size() == 3) {
            whole += next;
            continue;
        }
        if (isMark && (next.size() == 1 || next.size() == 2))
            cents = next;
        else
            left = before;
        break;
    }
    if (whole.empty() || whole.size() > mostMoneyDigits) return std::nullopt;
    if (cents.size() == 1) cents += '0';
    text = left;
    return std::stoll(whole) * 100 + (cents.empty() ? 0 : std::stoll(cents));
}

/// `U14 ` of `U14 1-2: 100`, cut off from it: what stands before a space, places and a mark. Empty where there is none.
std::string_view categoryIn(std::string_view& line) {
    for (std::size_t space = line.find(' '); space != std::string_view::npos; space = line.find(' ', space + 1)) {
        std::string_view behind = line.substr(space + 1);
        if (!placeIn(behind)) continue;
        dropSpaces(behind);
        if (take(behind, "-") || take(behind, "\u2013")) {
            dropSpaces(behind);
            if (!placeIn(behind)) continue;
        }
        if (!behind.starts_with(':') && !behind.starts_with('.') && !behind.starts_with(')')) continue;
        std::string_view const category = line.substr(0, space);
        line.remove_prefix(space + 1);
        return category;
    }
    return {};
}

using FindsPlayer = std::function<std::optional<PlayerId>(std::string_view)>;

/// Behind its star.
Expected<Prize, PrizeFault> specialPrizeIn(std::string_view line, FindsPlayer const& find) {
    Prize prize;
    std::size_t const colon = line.find(':');
    prize.special = trimmed(line.substr(0, colon));
    if (prize.special.empty()) return refused(PrizeFault::NoName);
    if (colon == std::string_view::npos) return refused(PrizeFault::NoPrize);
    line.remove_prefix(colon + 1);
    constexpr std::string_view given = " = ";
    std::size_t const sign = line.rfind(given);
    if (sign != std::string_view::npos) {
        auto const winner = find ? find(trimmed(line.substr(sign + given.size()))) : std::nullopt;
        if (!winner) return refused(PrizeFault::NoWinner);
        prize.to = *winner;
    }
    prize.what = trimmed(line.substr(0, sign));
    if (prize.what.empty()) return refused(PrizeFault::NoPrize);
    if (characters(prize.what) > longestPrize || characters(prize.special) > longestPrize)
        return refused(PrizeFault::TooLong);
    return prize;
}

Expected<Prize, PrizeFault> prizeIn(std::string_view line, FindsPlayer const& find) {
    if (!isPlainText(line)) return refused(PrizeFault::NotText);
    if (take(line, "*")) return specialPrizeIn(line, find);
    std::string_view const category = isDigit(line.front()) ? std::string_view{} : categoryIn(line);
    auto const first = placeIn(line);
    if (!first) return refused(PrizeFault::NoPlace);
    Prize prize{*first, *first, {}, trimmed(category)};
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
    if (!marked && isDigit(prize.what.front())) return refused(PrizeFault::NoPlace); // `1 500` is an amount, or a place
    if (characters(prize.what) > longestPrize) return refused(PrizeFault::TooLong);
    return prize;
}

} // namespace

bool isSameCurrency(std::string_view one, std::string_view other) {
    constexpr auto paired = 12;
    auto const codeOf = [](std::string_view word) {
        auto const place = std::ranges::find(currencies, word) - currencies.begin();
        return place < paired ? place / 2 * 2 : place;
    };
    return one == other || codeOf(one) == codeOf(other);
}

std::optional<Money> moneyIn(std::string_view what) {
    std::string text = trimmed(what);
    std::string_view left = text;
    Money money;
    if (!left.empty() && !isDigit(left.front()))
        for (std::string_view const sign : currencies)
            if (take(left, sign)) {
                money.currency = sign;
                dropSpaces(left);
                break;
            }
    auto const cents = centsIn(left);
    if (!cents) return std::nullopt;
    money.cents = *cents;
    dropSpaces(left);
    if (money.currency.empty())
        for (std::string_view const sign : currencies)
            if (take(left, sign)) {
                money.currency = sign;
                break;
            }
    bool const endsHere = left.empty() || left.front() == ' ' || left.front() == ',' || left.front() == '+';
    if (!endsHere || (money.currency.empty() && !left.empty())) return std::nullopt;
    while (!left.empty() && (left.front() == ' ' || left.front() == ',' || left.front() == '+')) left.remove_prefix(1);
    money.besides = left;
    return money;
}

Expected<std::vector<Prize>, PrizeProblem> parsePrizes(std::string_view text, FindsPlayer const& find) {
    std::vector<Prize> prizes;
    for (std::size_t line = 1; !text.empty(); ++line) {
        std::size_t const end = std::min(text.find_first_of(";\n"), text.size());
        std::string one = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (one.empty()) continue;
        auto prize = prizeIn(one, find);
        if (!prize) return refused(PrizeProblem{prize.error(), line, std::move(one)});
        if (prizes.size() == mostPrizes) return refused(PrizeProblem{PrizeFault::TooMany, line, std::move(one)});
        prizes.push_back(std::move(*prize));
    }
    std::vector<std::string> categories{std::string{}};
    for (Prize const& prize : prizes)
        if (std::ranges::find(categories, prize.category) == categories.end()) categories.push_back(prize.category);
    std::ranges::stable_sort(prizes, {}, [&](Prize const& prize) {
        return std::tuple{!prize.special.empty(), std::ranges::find(categories, prize.category) - categories.begin(),
                          prize.first};
    });
    return prizes;
}

std::string prizesText(std::vector<Prize> const& prizes, std::function<std::string(PlayerId)> const& nameOf) {
    std::string text;
    for (Prize const& prize : prizes) {
        if (!text.empty()) text += '\n';
        if (!prize.special.empty()) {
            text += "* " + prize.special + ": " + prize.what;
            std::string const winner = nameOf && prize.to != PlayerId{} ? nameOf(prize.to) : std::string{};
            if (!winner.empty()) text += " = " + winner;
            continue;
        }
        if (!prize.category.empty()) text += prize.category + ' ';
        text += std::to_string(prize.first);
        if (prize.last != prize.first) text += '-' + std::to_string(prize.last);
        text += ": " + prize.what;
    }
    return text;
}

} // namespace flagfall::session
