// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/trf/trf.h"

#include <string>
#include <string_view>
#include <vector>

/// A report file to be written again: every line, those that nobody understands included.
namespace flagfall::pairing::trf {

enum class LineEnd { CarriageReturnLineFeed, LineFeed, CarriageReturn };

struct Report {
    std::vector<std::string> lines; ///< UTF-8, without ends and trailing blanks
    LineEnd lineEnd = LineEnd::CarriageReturnLineFeed;
    friend bool operator==(Report const&, Report const&) = default;
};

/// Reads any file. A record that is understood in full stands in the columns of the specification, every other line as
/// it was; blank lines in a row are one. Never fails; files over 16 MiB are empty.
[[nodiscard]] Report readReport(std::string_view bytes);

/// Every line with its end. readReport(write(report)) is the report again when it came from readReport.
[[nodiscard]] std::string write(Report const& report);

/// The same with all repairs in the file: `tournament` is what `read` made of it. Players in order of their numbers,
/// 062, points, colours and byes as the results have them.
[[nodiscard]] Report repaired(Report report, ImportedTournament const& tournament);

} // namespace flagfall::pairing::trf
