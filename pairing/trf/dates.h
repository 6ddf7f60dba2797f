// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/date.h"

#include <optional>
#include <string>
#include <string_view>

namespace flagfall::pairing::trf {

/// How a date was written.
enum class DateForm {
    Standard, ///< `2020/05/29`, as the specification wants it
    Ordered,  ///< year, month, day with other marks: `1969.12.06`, `2020-05-29`
    FreeText, ///< anything else that can only mean one day: `May 29, 2020`, `28. 07. 2005`
};

struct WrittenDate {
    Date date;
    DateForm form;
};

/// Reads a tournament date. With figures only and the year at the end the day comes first (`05.06.2020` is in
/// June), unless that is not a date.
[[nodiscard]] std::optional<WrittenDate> readDate(std::string_view text);

/// A birth date, of which files often know the year alone (`1987/00/00`).
struct WrittenBirth {
    std::string text; ///< `1966-02-06`, `1966`, or empty for `0000/00/00`
    DateForm form;
};
[[nodiscard]] std::optional<WrittenBirth> readBirth(std::string_view text);

} // namespace flagfall::pairing::trf
