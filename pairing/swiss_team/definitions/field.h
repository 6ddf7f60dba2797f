// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/swiss_team/definitions/preference.h"
#include "pairing/tournament.h"

#include <vector>

namespace flagfall::pairing::swiss_team {

/// What an event has announced (1.2, 1.7).
struct Rules {
    PreferenceType preferences = PreferenceType::A;
    TeamScore primary = TeamScore::MatchPoints; ///< "score"
    bool usesSecondary = true;                  ///< the other one, for colours (4.2.2)
    // What C.04.5 has otherwise:
    int lastWithoutFloats = 2; ///< rounds at the end in which floats of the round before are not asked for (C7, C10)
    bool countsWhites = false; ///< 4.3.5 looks at Whites alone, and not at the colour difference
};

/// A team to be paired, with all the criteria ask about it.
struct Team {
    int entry = 0;      ///< place in Tournament::participants
    int number = 0;     ///< TPN
    Points score{};     ///< primary, for pairing: virtual points included
    Points realScore{}; ///< without them
    Points secondary{};
    ColourHistory history;
    Preference preference;
    int difference = 0; ///< Whites minus Blacks; by Rules::countsWhites the Whites
    /// The number whose parity 4.3.1 asks for: counted over those who are there or have been paired before, as in
    /// C.04.3, 5.2.5 (who has not arrived has no number yet: C.04.2, 2.4).
    int effectiveNumber = 0;
    bool mayHaveBye = true;  ///< C2
    int played = 0;          ///< matches (3.4.3)
    bool floated = false;    ///< in the round before (1.5), by the pairing scores of that round
    std::vector<int> barred; ///< places in the field of those it may not meet (C1, prohibited), ascending
};

/// Everybody who takes part in the round, highest score first, then by TPN: the order of 3.5.3.
struct Field {
    std::vector<Team> teams;
    bool isLastRound = false;
    bool forgetsFloats = false; ///< C7 and C10 are not asked
};

/// Teams by their places in the field.
using Places = std::vector<int>;

[[nodiscard]] inline Team const& teamAt(Field const& field, int place) {
    return field.teams[static_cast<std::size_t>(place)];
}
[[nodiscard]] Places everybody(Field const& field);

/// The next round of a tournament of teams. A match counts as played when a game of it was played: one forfeited on
/// every board is no meeting (C.04.2, 3.5), gives no colour and no float, and its winner may not have the bye. A match
/// that is not over is a draw (C.04.2, 3.1).
[[nodiscard]] Field fieldOf(Tournament const& tournament, Rules const& rules);

/// C1 and prohibited pairs.
[[nodiscard]] bool areBarred(Field const& field, int a, int b);

} // namespace flagfall::pairing::swiss_team
