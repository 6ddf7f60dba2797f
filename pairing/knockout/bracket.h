// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/match_tree.h"
#include "pairing/tournament.h"

#include <optional>
#include <vector>

/// The tree of a knockout. Players are places in Tournament::participants, from 0; a place in the tree may be empty.
namespace flagfall::pairing::knockout {

/// The smallest power of two that has room for so many.
[[nodiscard]] int bracketSize(int players);
/// Rounds until one is left.
[[nodiscard]] int roundsFor(int players);

/// The pairing numbers from the top of the tree to its end: 1 meets the last, 2 the last but one, and so on, and in
/// every later round, if all goes by strength, the numbers that meet have the same sum. 8 places: 1 8 4 5 2 7 3 6.
[[nodiscard]] std::vector<int> seeding(int size);

using Place = std::optional<int>;
/// Two places of the tree that meet. When one is empty, or has left the event, the other is through without a match.
struct Meeting {
    Place upper;
    Place lower;
};

/// A knockout as far as it has come.
struct Progress {
    std::vector<PlayerId> undecided; ///< those whose match of the last round has no winner yet, and then no meetings
    std::vector<Meeting> meetings;   ///< of the round to be paired, from the top of the tree; the final alone
    std::optional<Meeting> forThird; ///< besides the final
    std::vector<int> outIn;          ///< of every player: the round in which he went out, 0 while he is in
    std::optional<int> third;        ///< who has won the match for the third place
    std::vector<TreeMatch> tree;     ///< all of it, from round 1 on; in the last round the final first
};

/// Reads the rounds on file, each a whole match (games.h makes them of games). Through is who has won a match
/// (Played::score; of a match that is drawn by points its games decide, by the steps of the regulations), whose
/// opponent has forfeited it, and who has a bye. Nothing when a round is not the one of the tree.
[[nodiscard]] std::optional<Progress> progressOf(Tournament const& tournament);

/// The colour of the higher-ranked player in the first game of every match: as drawn, or as round 1 has it.
[[nodiscard]] std::optional<Colour> drawnColourOf(Tournament const& tournament);

/// The places of all participants, in their order, shared by those who went out in the same round: 1 for whoever has
/// won or is still in, 2 for the other finalist, 3 and 4 by the match for it, or 3 for both.
[[nodiscard]] std::vector<int> placesOf(Progress const& progress);

} // namespace flagfall::pairing::knockout
