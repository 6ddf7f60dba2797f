// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/system.h"

namespace flagfall::session {

/// Whether an event of this system announces what forfeits and absences count. Of a knockout and of teams a forfeit is
/// as any other win, and nobody is absent.
[[nodiscard]] inline bool announcesForfeits(pairing::SystemRules const& rules) {
    return rules.competitors != pairing::Competitors::Teams && !rules.playsMatches;
}

} // namespace flagfall::session
