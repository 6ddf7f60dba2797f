// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/trf/trf.h"

#include <filesystem>
#include <vector>

namespace flagfall::cli {

/// Whether tie-breaks that nobody knows are told among the remarks.
enum class TieBreakRemarks { Told, Untold };

/// Complains of what a report file says and what was not used as it is: everything repaired, and everything left
/// out because it makes no sense. Not of a whole record of the specification that this program has no use for, and not
/// of what was assumed where the file says nothing; an odd order of points is told.
void complainOfRemarks(std::filesystem::path const& file, std::vector<pairing::trf::Remark> const& remarks,
                       TieBreakRemarks tieBreaks = TieBreakRemarks::Told);

/// Complains of everything wrong with a report file.
void complainOfWrong(std::filesystem::path const& file, std::vector<pairing::trf::Remark> const& remarks);

} // namespace flagfall::cli
