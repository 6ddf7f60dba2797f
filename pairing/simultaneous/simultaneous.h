// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

#include <vector>

namespace flagfall::pairing::simultaneous {

/// A simultaneous exhibition: number 1 gives it, and plays everybody else in the one round there is, each board with a
/// clock of its own. He has White everywhere (`SIMULTANEOUS`), or White and Black in turn (`SIMULTANEOUS_ALTERNATING`).
/// FIDE has no rules for it. In a Tournament every board is a round of its own, since a round there has one game of
/// everybody; with any of them on file all are paired.
[[nodiscard]] std::vector<PairingSystem const*> systems();

} // namespace flagfall::pairing::simultaneous
