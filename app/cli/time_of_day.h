// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"
#include "arbiter/terms/date.h"

#include <optional>
#include <string>
#include <string_view>

namespace flagfall::cli {

/// A time of day as asked for: `14:32`, `14:32:05`, `2026-11-21T14:32`, with `Z` or `+01:00` behind it or, without,
/// the local time of the machine.
struct TimeOfDay {
    struct Day {
        int year, month, day;
    };
    std::optional<Day> day;
    int hour = 0, minute = 0, second = 0;
    std::optional<int> offset; ///< minutes east of UTC; none: local
};
[[nodiscard]] std::optional<TimeOfDay> readTimeOfDay(std::string_view text);

/// The latest moment from `first` to `last` that had this time; without a day in it every day between is tried. None
/// when there was none.
[[nodiscard]] std::optional<session::WallTime> momentOf(TimeOfDay const& asked, session::WallTime first,
                                                        session::WallTime last);

[[nodiscard]] Date localToday();
/// `14:32:05` of the machine's local time.
[[nodiscard]] std::string localSecond(session::WallTime wall);
/// `2026-11-21 14:32:05 CET (13:32:05 UTC)`.
[[nodiscard]] std::string localAndUtc(session::WallTime wall);

} // namespace flagfall::cli
