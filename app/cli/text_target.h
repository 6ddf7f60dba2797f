// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace flagfall::cli {

/// Writes to a file, or to standard output when the path is empty; false when that fails.
[[nodiscard]] bool writeText(std::string const& text, std::filesystem::path const& target);

} // namespace flagfall::cli
