// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace flagfall {

/// A calendar date that exists.
using Date = std::chrono::year_month_day;

/// Reads `2026-11-21`, also with `/` or `.` as separator; nullopt if there is no such date.
[[nodiscard]] std::optional<Date> parseDate(std::string_view text);

/// Writes `2026-11-21` (ISO 8601).
[[nodiscard]] std::string isoDate(Date date);

} // namespace flagfall
