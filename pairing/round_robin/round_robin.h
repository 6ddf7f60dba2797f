// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

namespace flagfall::pairing::round_robin {

/// Everybody meets everybody once, by the Berger tables (C.05, annex 1): `BERGER_ROUNDROBIN` and, of
/// teams by their numbers, `BERGER_TEAM_ROUNDROBIN`.
[[nodiscard]] std::vector<PairingSystem const*> systems();

} // namespace flagfall::pairing::round_robin
