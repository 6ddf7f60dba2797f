// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"

#include <filesystem>

namespace flagfall::cli {

/// Runs the worked examples in a file against the clock, and complains about each that does not hold.
[[nodiscard]] Outcome runClockExamples(std::filesystem::path const& file);

} // namespace flagfall::cli
