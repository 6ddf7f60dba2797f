// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

#include <vector>

namespace flagfall::pairing::scheveningen {

/// Two sides of as many players: everybody meets everybody of the other side, once (`FIDE_SCHEVENINGEN`) or twice
/// (`FIDE_DOUBLESCHEVENINGEN`: the same rounds, the last one first, with the colours reversed). The first half of the
/// numbers is side A. A field that is odd, or whose half has no table, is refused (tables.h).
[[nodiscard]] std::vector<PairingSystem const*> systems();

} // namespace flagfall::pairing::scheveningen
