// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/fields.h"
#include "pairing/tiebreaks/tie_break.h"
#include "pairing/tiebreaks/value.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace flagfall::pairing {

/// What one round adds to a tie-break. The value is made of the products that are not cut: standings() adds up
/// these very lines, so that an explanation cannot differ from the table.
struct Contribution {
    enum class Against {
        Opponent,
        Dummy,  ///< an unplayed round of a Swiss (C.07, Art. 16.4)
        Nobody, ///< a rest in a round robin
    };
    /// What makes the score against which the round counts.
    enum class Rule : std::uint8_t {
        Played,
        ForfeitAsGame,          ///< of a round robin (15.2), or by the modifier /P
        OwnScore,               ///< a dummy with the player's own score (16.4)
        NoMoreThanTheScheduled, ///< limited to that of the scheduled opponent (16.4)
        NoMoreThanDraws,        ///< limited to a draw in every round (16.4)
        Virtual,                ///< the virtual opponent of editions before 2023
        NoGame,                 ///< a rest in a round robin
    };
    enum class Cut : std::uint8_t {
        No,
        Lowest,  ///< the least significant value (16.5)
        Chosen,  ///< the lowest of the rounds he chose not to play, which is no less (16.5)
        Highest, ///< /M
        Early,   ///< the first rounds of the progressive score (7.5)
    };
    RoundNumber round;
    Against against = Against::Nobody;
    std::optional<PlayerId> opponent; ///< the scheduled one, also of a forfeited game
    Points points;                    ///< scored in the round
    Points opponentScore;             ///< as it counts here: adjusted (16.3), or the dummy's (16.4)
    std::int64_t product = 0;         ///< what it gives, in ten-thousandths: added to a sum or an average
    bool isVoluntary = false;         ///< the player's own choice not to play
    bool isCut = false;               ///< left out
    Cut cut = Cut::No;                ///< why
    Rule rule = Rule::Played;
    std::optional<Points> opponentPoints{}; ///< his own, where 16.3 counts him as something else
    std::optional<int> rating{};            ///< of the opponent, as it counts; of tie-breaks by ratings
    friend bool operator==(Contribution const&, Contribution const&) = default;
};

/// Whether the value is a sum over the rounds: the tie-breaks of Art. 7 but the pairing number, Buchholz,
/// Sonneborn-Berger, extended or not, and Koya.
[[nodiscard]] bool isSumOverRounds(TieBreak const& tieBreak);

/// The rounds behind the value of the player at a place, in order; games that are not over are not among them. Empty
/// for tie-breaks that are no sum over rounds, and for Buchholz in a round robin.
[[nodiscard]] std::vector<Contribution> contributions(Fields const& fields, TieBreak const& tieBreak, int place);

/// The values of everybody by such a tie-break: of teams by the score of the field.
[[nodiscard]] std::vector<TieBreakValue> sumsOfContributions(Field const& field, TieBreak const& tieBreak);
/// The same of an extended Sonneborn-Berger, which looks at both scores.
[[nodiscard]] std::vector<TieBreakValue> sumsOfContributions(Fields const& fields, TieBreak const& tieBreak);

/// The rounds behind a value. Empty for an unknown player. Direct encounter is explained among `tied`, or, when that is
/// empty, among everybody with the player's points; of a pair that met more than once the average counts.
[[nodiscard]] std::vector<Contribution> explain(Tournament const& tournament, TieBreak const& tieBreak, PlayerId player,
                                                std::vector<PlayerId> const& tied = {});

} // namespace flagfall::pairing
