// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/typed_moves.h"

#include "arbiter/game/result.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace flagfall::record {
namespace {

using namespace std::chrono_literals;

bool isDigit(char sign) { return sign >= '0' && sign <= '9'; }

std::vector<std::string_view> wordsOf(std::string_view line) {
    constexpr std::string_view spaces = " \t\r\n";
    std::vector<std::string_view> words;
    while (true) {
        auto const begin = line.find_first_not_of(spaces);
        if (begin == std::string_view::npos) return words;
        line.remove_prefix(begin);
        auto const end = std::min(line.find_first_of(spaces), line.size());
        words.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

std::string_view withoutDots(std::string_view word) {
    constexpr std::string_view threeDots = "…";
    while (word.starts_with('.') || word.starts_with(threeDots))
        word.remove_prefix(word.starts_with('.') ? 1 : threeDots.size());
    return word;
}

/// Removes `12.`, `12...` or `12…` before a move, or alone. Castling with zeros begins with a digit as well.
std::string_view withoutNumber(std::string_view word) {
    auto const digits = std::min(word.find_first_not_of("0123456789"), word.size());
    auto const behind = withoutDots(word.substr(digits));
    bool const hasDots = behind.size() + digits < word.size();
    return hasDots ? behind : word;
}

bool isLoneNumber(std::string_view word) { return std::ranges::all_of(word, isDigit); }

/// True for text that follows a move and is not a move itself.
bool belongsToTheMoveBefore(std::string_view word) {
    constexpr std::array signs{"(=)", "e.p.", "e.p", "ep", "ep.", "+", "++", "#", "!", "?!", "!?", "!!"};
    return std::ranges::find(signs, word) != signs.end();
}

/// Here `0-0` is castling and never a result.
bool isResult(std::string_view word) {
    auto const result = resultFromCode(word);
    return word == "*" || word == "½-½" || (result && *result != Result::BothLose);
}

bool isNothing(std::string_view word) { return word == "-" || word == "?" || word == "--" || word == "??"; }

std::optional<long long> number(std::string_view digits) {
    long long value = 0;
    auto const [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    bool const whole = error == std::errc{} && stop == digits.data() + digits.size() && !digits.empty();
    return whole && value >= 0 && value < 1'000'000 ? std::optional{value} : std::nullopt;
}

/// Tenths, hundredths or thousandths.
std::optional<ClockTime> fraction(std::string_view digits) {
    if (digits.empty() || digits.size() > 3) return std::nullopt;
    auto const value = number(digits);
    if (!value) return std::nullopt;
    constexpr std::array<long long, 3> each{100, 10, 1};
    return ClockTime{*value * each[digits.size() - 1]};
}

/// The meaning of `1:23`: hours and minutes, or minutes and seconds; where it is known.
enum class Two { Hours, Unknown };

std::optional<ClockTime> clockOf(std::string_view text, Two two) {
    if (text.starts_with('[') && text.ends_with(']')) text = text.substr(1, text.size() - 2);
    ClockTime rest{};
    if (auto const point = text.find('.'); point != std::string_view::npos) {
        auto const part = fraction(text.substr(point + 1));
        if (!part) return std::nullopt;
        rest = *part;
        text = text.substr(0, point);
    }
    std::vector<long long> parts;
    for (bool more = true; more;) {
        auto const colon = text.find(':');
        more = colon != std::string_view::npos;
        auto const part = number(text.substr(0, colon));
        if (!part) return std::nullopt;
        parts.push_back(*part);
        if (more) text.remove_prefix(colon + 1);
    }
    constexpr long long fewMinutes = 10; // otherwise hours: no player has more of them
    bool const either = parts.size() == 2 && parts[0] < fewMinutes && rest == ClockTime::zero();
    if (either && two == Two::Unknown) return std::nullopt;
    if (parts.size() == 2) parts.insert(either ? parts.end() : parts.begin(), 0);
    bool const minutesFit =
        parts.size() == 3 && parts[0] < 1000 && (parts[0] == 0 ? parts[1] < 60 * 1000 : parts[1] < 60);
    if (!minutesFit || parts[2] > 59) return std::nullopt;
    return parts[0] * ClockTime{1h} + parts[1] * ClockTime{1min} + parts[2] * ClockTime{1s} + rest;
}

} // namespace

std::optional<ClockTime> typedClock(std::string_view text) { return clockOf(text, Two::Unknown); }
std::optional<ClockTime> sheetClock(std::string_view text) { return clockOf(text, Two::Hours); }

std::vector<TypedMove> typedMoves(std::string_view line) {
    std::vector<TypedMove> moves;
    for (std::string_view word : wordsOf(line)) {
        if (isResult(word) || isLoneNumber(word)) continue;
        auto const clock = sheetClock(word);
        if (!moves.empty() && clock) {
            moves.back().clock = clock;
            continue;
        }
        word = withoutNumber(word);
        if (word.empty()) continue;
        if (!moves.empty() && belongsToTheMoveBefore(word))
            moves.back().text += " " + std::string{word};
        else
            moves.push_back({isNothing(word) ? std::string{} : std::string{word}});
    }
    return moves;
}

} // namespace flagfall::record
