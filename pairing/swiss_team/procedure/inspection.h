// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/swiss_team/definitions/field.h"
#include "pairing/system.h"

#include <vector>

namespace flagfall::pairing::swiss_team {

/// Why the field has no legal pairing.
[[nodiscard]] PairingProblem problemOf(Tournament const& tournament, Field const& field);

/// What a manual pairing of the round breaks (C.04.2, Art. 4). Articles 6 and 7 of C.04.1 never apply to teams, nor to
/// matches in which both have both colours.
[[nodiscard]] std::vector<Breach> breachesOf(Tournament const& tournament, Field const& field,
                                             RoundPairing const& pairing);

} // namespace flagfall::pairing::swiss_team
