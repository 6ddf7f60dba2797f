// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/packed.h"
#include "app/tables/spreadsheet.h"

/// The two formats of spreadsheets. Each reads the sheet that was chosen, or the first that is not empty.
namespace flagfall::tables {

[[nodiscard]] Or<ReadTable> readXlsx(Packed& packed, std::optional<std::size_t> chosen, Limits const& limits);
[[nodiscard]] Or<ReadTable> readOds(Packed& packed, std::optional<std::size_t> chosen, Limits const& limits);

} // namespace flagfall::tables
