// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace flagfall::cli {

/// A device, which may have no end, has been complained of; the empty one is none.
[[nodiscard]] bool isEndless(std::filesystem::path const& file);

/// The bytes of a file; complains when it cannot be read, as a folder cannot.
[[nodiscard]] std::optional<std::string> bytesOf(std::filesystem::path const& file);

} // namespace flagfall::cli
