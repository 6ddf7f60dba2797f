// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/outcome.h"
#include "pairing/trf/convert.h"

#include <filesystem>
#include <optional>

namespace flagfall::cli {

struct TrfQuestion {
    std::filesystem::path file;
    std::filesystem::path target;                 ///< standard output when empty
    std::optional<pairing::trf::Version> version; ///< that of the file when none
    bool inAscii = false;                         ///< names and texts without accents, in Latin letters
};

/// Writes a report file again, every record in its columns and with all repairs, which are listed on standard error,
/// as is what another version has nothing for. Unreadable: something in it is wrong; nothing is written then.
[[nodiscard]] Outcome rewriteReport(TrfQuestion const& question);

} // namespace flagfall::cli
