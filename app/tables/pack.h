// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/sheet.h"

#include <cstdint>

/// Several files in one.
namespace flagfall::tables {

enum class Packing { Smaller, AsItIs };

struct PackedFile {
    std::string name; ///< in the archive, UTF-8: `games/round-01.pgn`
    std::string bytes;
    Packing packing = Packing::Smaller;
};

/// A ZIP archive of these files in this order, each as of the moment `written` (seconds since 1970, UTC): the same
/// files give the same bytes. NotWritten where two have one name, or memory is short. Any thread.
[[nodiscard]] Or<std::string> pack(std::vector<PackedFile> const& files, std::int64_t written);

} // namespace flagfall::tables
