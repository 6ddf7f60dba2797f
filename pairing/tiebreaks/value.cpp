// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/value.h"

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

} // namespace flagfall::pairing
