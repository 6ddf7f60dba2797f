// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/swiss_team/definitions/field.h"

/// C1 and C3: who can be paired at all. Colours keep nobody apart.
namespace flagfall::pairing::swiss_team {

/// Whether all of them can be paired with each other.
[[nodiscard]] bool canBePaired(Field const& field, Places const& teams);

/// So many of them are left over at least when they are paired with each other.
[[nodiscard]] int fewestLeftOver(Field const& field, Places const& teams);

/// Why the round cannot be paired, the bye included: not all of the stranded can be paired with each other, and
/// otherwise they have nobody but the rivals, who are too few.
struct Deadlock {
    Places stranded;
    bool isByeStranded = false;
    Places rivals;
    bool isByeRival = false;
};
[[nodiscard]] Deadlock deadlockOf(Field const& field);

} // namespace flagfall::pairing::swiss_team
