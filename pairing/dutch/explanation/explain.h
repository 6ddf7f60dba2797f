// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"
#include "pairing/dutch/procedure/round.h"
#include "pairing/explanation.h"

/// The rounds of the Dutch system explained. Players are places in Entries::players, which are those in
/// Tournament::participants; criteria carry the numbers of their edition.
namespace flagfall::pairing::dutch {

[[nodiscard]] Expected<RoundStory, NoPairing> storyOf(Entries const& entries, Edition edition);

/// Holds a pairing of the whole round against the one by the rules.
[[nodiscard]] Expected<Comparison, NoPairing> compareWith(Entries const& entries, Edition edition,
                                                          Round const& proposal);

/// Why no legal round grants a wish.
struct WishRefused {
    std::vector<Obstacle> obstacles;
    NoPairing others; ///< when there are no obstacles
};
/// The best round that grants a wish, to be compared then.
[[nodiscard]] Expected<Round, WishRefused> bestWith(Entries const& entries, Edition edition, Wish const& wish);

} // namespace flagfall::pairing::dutch
