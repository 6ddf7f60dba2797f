// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/field.h"
#include "pairing/tiebreaks/tiebreak.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace flagfall::pairing {

/// What one round adds to a tie-break. The value is the sum of the products that are not cut; standings()
/// adds up these very lines, so an explanation cannot differ from the table.
struct Contribution {
    enum class Against {
        Opponent,
        Dummy,  ///< an unplayed round of a Swiss (C.07, Art. 16.4)
        Nobody, ///< a rest in a round robin, or a tie-break that does not ask for opponents
    };
    RoundNumber round;
    Against against = Against::Nobody;
    std::optional<PlayerId> opponent; ///< the scheduled one, also of a forfeited game
    HalfPoints points;                ///< scored in the round
    HalfPoints opponentScore;         ///< as it counts here: adjusted, or the dummy's
    std::int64_t product = 0;         ///< added to the value, in quarters
    bool cut = false;                 ///< left out (Art. 16.5)
    friend bool operator==(Contribution const&, Contribution const&) = default;
};

/// The rounds behind a value, in order; rounds still being played are not among them. Empty for an unknown
/// player and for Buchholz in a round robin. Direct encounter is explained among `tied`, or, when that is
/// empty, among everybody with the player's points; of a pair that met more than once the average counts,
/// which the products show rounded to quarters.
[[nodiscard]] std::vector<Contribution> explain(Tournament const& tournament, TieBreak tieBreak, PlayerId player,
                                                std::vector<PlayerId> const& tied = {});

/// The same for every tie-break but direct encounter, for callers that have a Field.
[[nodiscard]] std::vector<Contribution> contributions(Field const& field, TieBreak tieBreak,
                                                      Participant const& participant);

/// The value of every tie-break but direct encounter.
[[nodiscard]] TieBreakValue valueOf(Field const& field, TieBreak tieBreak, Participant const& participant);

} // namespace flagfall::pairing
