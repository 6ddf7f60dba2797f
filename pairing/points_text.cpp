// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/points_text.h"

#include <algorithm>
#include <charconv>

namespace flagfall::pairing {
namespace {

constexpr int wholePoint = onePoint.hundredths();
constexpr std::size_t mostWholeDigits = 5;

std::optional<int> digits(std::string_view text, std::size_t most) {
    bool const areDigits = std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (text.empty() || text.size() > most || !areDigits) return std::nullopt;
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

} // namespace

std::string decimalText(Points points) {
    int const hundredths = points.hundredths();
    if (hundredths < 0) return "-" + decimalText(noPoint - points);
    int const rest = hundredths % wholePoint;
    std::string text = std::to_string(hundredths / wholePoint) + "." + std::to_string(rest / 10);
    return rest % 10 == 0 ? text : text + std::to_string(rest % 10);
}

std::optional<Points> pointsFromText(std::string_view text) {
    std::size_t const mark = text.find_first_of(".,");
    auto const whole = digits(text.substr(0, mark), mostWholeDigits);
    if (!whole) return std::nullopt;
    if (mark == std::string_view::npos) return *whole * onePoint;
    std::string_view const decimals = text.substr(mark + 1);
    auto const fraction = digits(decimals, 2);
    if (!fraction) return std::nullopt;
    return *whole * onePoint + Points::ofHundredths(decimals.size() == 1 ? 10 * *fraction : *fraction);
}

} // namespace flagfall::pairing
