// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/trf/trf.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace flagfall::cli {

/// The bytes of a file; complains when it cannot be read.
[[nodiscard]] std::optional<std::string> bytesOf(std::filesystem::path const& file);

/// Complains of everything wrong with a report file.
void complainOfWrong(std::filesystem::path const& file, std::vector<pairing::trf::Remark> const& remarks);

} // namespace flagfall::cli
