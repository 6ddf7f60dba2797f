// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

namespace flagfall::pairing::double_round_robin {

/// Everybody meets everybody twice: the Berger table, then the table with the colours reversed (C.05, annex 1). In
/// `FIDE_DOUBLEROUNDROBIN` the last two rounds of the first cycle are exchanged, so that nobody has the same colour
/// three times running where the cycles meet; `BERGER_DOUBLEROUNDROBIN` leaves them.
[[nodiscard]] std::vector<PairingSystem const*> systems();

} // namespace flagfall::pairing::double_round_robin
