// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/definitions/field.h"

namespace flagfall::pairing::dutch {

/// Whom the pairing-allocated bye may go to, of those who are not barred from it.
struct ByeRule {
    enum class To {
        Nobody,   ///< an even field
        OneScore, ///< 2026, C5: the lowest score it can go to
        Anybody,  ///< 2017
    };
    To to = To::Nobody;
    Points score{}; ///< of OneScore

    [[nodiscard]] bool allows(Player const& player) const {
        if (to == To::Nobody || !player.mayHaveBye) return false;
        return to == To::Anybody || player.score == score;
    }
};

} // namespace flagfall::pairing::dutch
