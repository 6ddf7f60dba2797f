// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/rulings/description.h"

#include <algorithm>

namespace flagfall::rulings {
namespace {

/// Digits and nothing else; at most nine of them.
std::optional<int> digits(std::string_view text) {
    int number = 0;
    auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    bool const whole = error == std::errc{} && end == text.data() + text.size();
    bool const plain = !text.empty() && text.size() <= 9 && text.front() != '-';
    return whole && plain ? std::optional{number} : std::nullopt;
}

std::string twoDigits(std::int64_t number) { return (number < 10 ? "0" : "") + std::to_string(number); }

/// `.3` is three tenths.
std::optional<std::chrono::milliseconds> fraction(std::string_view text) {
    if (text.size() > 3) return std::nullopt;
    auto const number = digits(std::string{text} + std::string(3 - text.size(), '0'));
    return number ? std::optional{std::chrono::milliseconds{*number}} : std::nullopt;
}

/// The castling rights are those of no game that began from 2.3.
bool aboutCastling(board::FenRefusal const& refusal) {
    auto const* const reasons = std::get_if<board::PositionRefusals>(&refusal);
    return reasons && std::ranges::all_of(*reasons, [](board::PositionRefusal const& reason) {
               return reason.fault == board::PositionFault::CastlingKingAway ||
                      reason.fault == board::PositionFault::CastlingRookMissing ||
                      reason.fault == board::PositionFault::CastlingTwice;
           });
}

} // namespace

Expected<board::Position, board::FenRefusal> positionFromText(std::string_view text) {
    auto standard = board::positionFromFen(text);
    if (standard || !aboutCastling(standard.error())) return standard;
    auto chess960 = board::positionFromFen(text, board::Game::Chess960);
    return chess960 ? std::move(chess960) : std::move(standard);
}

std::optional<int> Value<int>::read(std::string_view text) {
    return digits(text); // nothing is counted below zero
}

std::string timeText(std::chrono::milliseconds time) {
    using namespace std::chrono;
    hh_mm_ss const parts{abs(time)};
    std::string text = (time < 0ms ? "-" : "") + std::to_string(parts.hours().count()) + ':' +
                       twoDigits(parts.minutes().count()) + ':' + twoDigits(parts.seconds().count());
    if (auto const rest = parts.subseconds().count(); rest > 0) {
        std::string const tail = std::to_string(1000 + rest).substr(1);
        text += '.' + tail.substr(0, tail.find_last_not_of('0') + 1);
    }
    return text;
}

std::optional<std::chrono::milliseconds> timeFromText(std::string_view text) {
    using namespace std::chrono;
    bool const below = text.starts_with('-');
    if (below) text.remove_prefix(1);
    milliseconds time{};
    if (auto const point = text.find('.'); point != std::string_view::npos) {
        auto const rest = fraction(text.substr(point + 1));
        if (!rest || point + 1 == text.size()) return std::nullopt;
        time += *rest;
        text = text.substr(0, point);
    }
    constexpr std::array<milliseconds, 3> units{1s, 1min, 1h};
    std::size_t places = 0;
    while (true) {
        auto const colon = text.rfind(':');
        auto const number = digits(colon == std::string_view::npos ? text : text.substr(colon + 1));
        bool const last = colon == std::string_view::npos;
        if (!number || places >= units.size() || (!last && *number > 59) || *number > 9999) return std::nullopt;
        time += *number * units[places++];
        if (last) break;
        text = text.substr(0, colon);
    }
    if (places < 2) return std::nullopt; // a bare number does not say of what
    return below ? -time : time;
}

std::string Value<std::vector<board::Square>>::text(std::vector<board::Square> const& value) {
    std::string text;
    for (board::Square const square : value) text += (text.empty() ? "" : ",") + squareText(square);
    return text;
}

std::optional<std::vector<board::Square>> Value<std::vector<board::Square>>::read(std::string_view text) {
    std::vector<board::Square> squares;
    while (true) {
        auto const comma = std::min(text.find(','), text.size());
        auto const square = board::squareFrom(text.substr(0, comma));
        if (!square) return std::nullopt;
        squares.push_back(*square);
        if (comma == text.size()) return squares;
        text.remove_prefix(comma + 1);
    }
}

std::string Value<std::vector<std::string>>::text(std::vector<std::string> const& value) {
    std::string text;
    for (std::string const& word : value) text += (text.empty() ? "" : ",") + word;
    return text;
}

std::optional<std::vector<std::string>> Value<std::vector<std::string>>::read(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        auto const comma = std::min(text.find(','), text.size());
        words.emplace_back(text.substr(0, comma));
        text.remove_prefix(std::min(comma + 1, text.size()));
    }
    return words;
}

} // namespace flagfall::rulings
