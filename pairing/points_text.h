// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/points.h"

#include <optional>
#include <string>
#include <string_view>

/// Points in figures, as files and the command line have them.
namespace flagfall::pairing {

/// `6.5`, `11.0`, `0.25`: with one decimal at least, and a decimal point.
[[nodiscard]] std::string decimalText(Points points);

/// `6.5`, `6,5`, `6`, `11.0`, `2.25`: below 100,000 and with at most two decimals, so that it is exact. Nothing for
/// anything else, signs included.
[[nodiscard]] std::optional<Points> pointsFromText(std::string_view text);

} // namespace flagfall::pairing
