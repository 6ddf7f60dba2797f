// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/commands.h"

#include "arbiter/pgn/letters.h"

#include <algorithm>
#include <array>

namespace flagfall::pgn {

namespace {

std::string_view trimmed(std::string_view text) {
    while (text.starts_with(' ')) text.remove_prefix(1);
    while (text.ends_with(' ')) text.remove_suffix(1);
    return text;
}

/// Takes the next command and all text before it; nullopt if there is no other.
std::optional<Command> takeCommand(std::string_view& text) {
    for (auto at = text.find("[%"); at != std::string_view::npos; at = text.find("[%")) {
        text.remove_prefix(at + 2);
        auto const name =
            text.substr(0, static_cast<std::size_t>(std::ranges::find_if_not(text, isNameLetter) - text.begin()));
        auto const close = text.find(']', name.size());
        if (close == std::string_view::npos) return std::nullopt;
        Command const command{name, trimmed(text.substr(name.size(), close - name.size()))};
        if (name.empty()) continue;
        text.remove_prefix(close + 1);
        return command;
    }
    return std::nullopt;
}

/// A whole number of up to six digits.
std::optional<int> numberFrom(std::string_view digits) {
    if (digits.empty() || digits.size() > 6 || !std::ranges::all_of(digits, isDigit)) return std::nullopt;
    int number = 0;
    for (char const digit : digits) number = number * 10 + (digit - '0');
    return number;
}

/// `3` after the point is 300.
std::optional<int> thousandthsFrom(std::string_view digits) {
    std::string three{digits.substr(0, 3)};
    three.resize(3, '0');
    return digits.empty() || !std::ranges::all_of(digits, isDigit) ? std::nullopt : numberFrom(three);
}

/// Hours, minutes and seconds, or minutes and seconds.
std::optional<milliseconds> wholeSecondsFrom(std::string_view value) {
    std::int64_t seconds = 0;
    for (int parts = 1; parts <= 3; ++parts) {
        auto const colon = value.find(':');
        auto const part = numberFrom(value.substr(0, colon));
        if (!part) return std::nullopt;
        seconds = seconds * 60 + *part;
        if (colon == std::string_view::npos) return std::chrono::seconds(seconds);
        value.remove_prefix(colon + 1);
    }
    return std::nullopt;
}

std::string twoDigits(std::int64_t number) {
    return {static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
}

std::string fractionText(std::int64_t thousandths) {
    if (thousandths == 0) return {};
    std::string text = "." + std::to_string(1000 + thousandths).substr(1);
    while (text.ends_with('0')) text.pop_back();
    return text;
}

} // namespace

std::vector<Command> commandsIn(std::string_view comment) {
    std::vector<Command> commands;
    while (auto const command = takeCommand(comment)) commands.push_back(*command);
    return commands;
}

std::optional<std::string_view> commandOf(Ply const& ply, std::string_view name) {
    for (Comment const& comment : ply.after)
        for (Command const& command : commandsIn(comment))
            if (command.name == name) return command.value;
    return std::nullopt;
}

std::optional<milliseconds> clockOf(Ply const& ply) {
    auto const value = commandOf(ply, "clk");
    if (!value) return std::nullopt;
    return timeFrom(*value);
}

bool offersDraw(Ply const& ply) {
    return std::ranges::any_of(ply.after,
                               [](Comment const& comment) { return comment.find(drawOffer) != Comment::npos; });
}

std::optional<milliseconds> timeFrom(std::string_view value) {
    auto const point = value.find('.');
    auto const whole = wholeSecondsFrom(value.substr(0, point));
    if (!whole || point == std::string_view::npos) return whole;
    auto const thousandths = thousandthsFrom(value.substr(point + 1));
    if (!thousandths) return std::nullopt;
    return *whole + milliseconds(*thousandths);
}

std::string timeText(milliseconds time) {
    std::int64_t const left = std::max<std::int64_t>(time.count(), 0);
    std::int64_t const seconds = left / 1000;
    return std::to_string(seconds / 3600) + ':' + twoDigits(seconds / 60 % 60) + ':' + twoDigits(seconds % 60) +
           fractionText(left % 1000);
}

Comment clockCommand(milliseconds left) { return "[%clk " + timeText(left) + "]"; }

} // namespace flagfall::pgn
