// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/value.h"

#include <algorithm>

namespace flagfall::pairing {

std::string valueText(TieBreakValue const& value) {
    if (!value.tenThousandths) return "–";
    std::int64_t const whole = *value.tenThousandths;
    if (whole < 0) return "-" + valueText({-whole});
    std::string text = std::to_string(whole / TieBreakValue::one);
    std::int64_t const rest = whole % TieBreakValue::one;
    if (rest == 0) return text;
    std::string const decimals = std::to_string(TieBreakValue::one + rest).substr(1);
    return text + "." + decimals.substr(0, decimals.find_last_not_of('0') + 1);
}

std::optional<TieBreakValue> valueByText(std::string_view text) {
    constexpr std::size_t mostDecimals = 4;
    bool const isNegative = text.starts_with('-');
    if (isNegative) text.remove_prefix(1);
    std::size_t const sign = std::min(text.find_first_of(".,"), text.size());
    std::string_view const whole = text.substr(0, sign);
    std::string_view const decimals = text.substr(std::min(sign + 1, text.size()));
    auto const areDigits = [](std::string_view digits) {
        return std::ranges::all_of(digits, [](char one) { return one >= '0' && one <= '9'; });
    };
    if (whole.empty() || whole.size() > longestValue || !areDigits(whole)) return std::nullopt;
    bool const endsInSign = sign < text.size() && decimals.empty();
    if (endsInSign || decimals.size() > mostDecimals || !areDigits(decimals)) return std::nullopt;
    std::string const figures =
        std::string{whole} + std::string{decimals} + std::string(mostDecimals - decimals.size(), '0');
    std::int64_t const value = std::stoll(figures);
    return TieBreakValue{isNegative ? -value : value};
}

} // namespace flagfall::pairing
