// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

/// What every spreadsheet that is written has in common.
namespace flagfall::tables {

/// A whole number that a spreadsheet shows as it is written (no zeros before it, and not too long to be exact), or one
/// with a half or a quarter behind the point, which no spreadsheet rounds: `12`, `2.5`, `12.25`.
[[nodiscard]] bool isNumber(std::string const& cell);

/// A sheet's name has up to 31 bytes and none of the characters that Excel keeps for itself.
[[nodiscard]] std::string sheetName(std::string name);

} // namespace flagfall::tables
