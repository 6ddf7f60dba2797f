// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>

#include <cstdint>

namespace flagfall::cli {

/// What an option for a number takes: decimal digits from least to most. Signs, fractions, exponents, other bases and
/// numbers too large for any type are refused, and never wrapped or read in part.
[[nodiscard]] CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most);

} // namespace flagfall::cli
