// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/packed.h"
#include "app/tables/spreadsheet.h"

/// The two formats of spreadsheets.
namespace flagfall::tables {

/// The sheet that was chosen, or the first that is not empty.
[[nodiscard]] Or<ReadTable> readXlsx(Packed& packed, std::optional<std::size_t> chosen, Limits const& limits);
[[nodiscard]] Or<ReadTable> readOds(Packed& packed, std::optional<std::size_t> chosen, Limits const& limits);

/// Takes its way through a file in the folder for temporary ones.
[[nodiscard]] Or<std::string> xlsxBytes(Sheet const& sheet, std::string const& name);
[[nodiscard]] Or<std::string> odsBytes(Sheet const& sheet, std::string const& name);

} // namespace flagfall::tables
