// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/generator/random_tournament.h"

#include "pairing/trf/records.h"

#include <string>
#include <vector>

namespace flagfall::pairing::generator {

/// A random tournament as a TRF26 report: every round on file, ranked by points and its tie-breaks, which must be codes
/// of C.07. At most 9,999 players fit into the format.
[[nodiscard]] std::string trfReport(RandomTournament const& tournament, std::string const& name);

/// Records 250 of Baku acceleration for the players up to the last of the group.
[[nodiscard]] std::vector<trf::AccelerationRecord> bakuRecords(int rounds, Scoring const& scoring, int lastOfGroup);

} // namespace flagfall::pairing::generator
