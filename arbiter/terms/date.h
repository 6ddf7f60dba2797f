// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace flagfall {

/// A calendar day, always a real one.
using Date = std::chrono::year_month_day;

/// Reads `2026-11-21`, also with `/` or `.` between the parts; nothing if it is not a day that exists.
[[nodiscard]] std::optional<Date> parseDate(std::string_view text);

/// `2026-11-21` (ISO 8601).
[[nodiscard]] std::string isoDate(Date date);

} // namespace flagfall
