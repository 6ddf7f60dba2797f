// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/trf/trf.h"

namespace flagfall::pairing::trf {

/// What becomes of a file with faults.
enum class Faults {
    Refuse, ///< who pairs by it or checks it wants the file itself, or nothing
    Mend,   ///< every record that can be read is taken, and each fault is a remark with what was taken instead
};

/// Reads a whole file, faults and all: each is a `Repaired` remark, with what was taken instead, and what comes out hangs
/// together. Refused is only what is no report, has no players, or is too large.
[[nodiscard]] Expected<ImportedTournament, std::vector<Remark>> readMended(std::string_view bytes);

/// Whether it is one of those that refuse a file unless they are mended.
[[nodiscard]] bool isFault(Remark::What what);

} // namespace flagfall::pairing::trf
