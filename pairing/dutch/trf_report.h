// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/edition.h"
#include "pairing/dutch/random_tournament.h"

#include <string>

namespace flagfall::pairing::dutch {

/// A random tournament as a TRF26 report: every round on file, ranked by points and its tie-breaks, which must be codes
/// of C.07. At most 9,999 players fit into the format.
[[nodiscard]] std::string trfReport(RandomTournament const& tournament, std::string const& name, Edition edition);

} // namespace flagfall::pairing::dutch
