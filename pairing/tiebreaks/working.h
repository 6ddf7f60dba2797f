// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/ratings/performance.h"
#include "pairing/tiebreaks/contributions.h"
#include "pairing/tiebreaks/direct_encounter.h"
#include "pairing/tiebreaks/fields.h"
#include "pairing/tiebreaks/tie_break.h"
#include "pairing/tiebreaks/value.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace flagfall::pairing {

/// How the value of one player or team by one tie-break comes about, whatever the tie-break. What is not said for it is
/// empty.
///
/// Of extended direct encounter the games and the scores among the tied are by the primary score.
struct TieBreakWorking {
    enum class Why {
        HasValue,
        NotInRoundRobin,   ///< Buchholz (Art. 8)
        NotEverybodyRated, ///< and the regulations do not say what then (Art. 10)
        NoGames,           ///< met nobody over the board, or too few to cut from
        NobodyTied,        ///< direct encounter, with nobody left to be compared with
        NotAllMet,         ///< direct encounter, where nothing is sure (6.3)
        NotEntered,        ///< no value has been entered
        BoardsUnknown,     ///< of the tie-breaks of boards (Art. 12): a match does not say what they were
        NoFactor,          ///< the normalising factor is 0 (13.4.2)
        NotDrawn,          ///< of lots
    };
    /// To the nearest unit, halves up.
    struct Average {
        std::int64_t sum = 0; ///< of the products that are not cut
        int count = 0;
        std::int64_t unit = TieBreakValue::one; ///< in ten-thousandths
        friend bool operator==(Average const&, Average const&) = default;
    };
    /// Of the tie-breaks of boards (Art. 12): what the team has on a board in all rounds, and what comes of it.
    struct OnBoard {
        int board = 0; ///< from 1
        Points points;
        /// Board count: number times points. Top boards: the points. Bottom boards: those of the boards above it, which
        /// are compared when it is left out.
        TieBreakValue gives{};
        friend bool operator==(OnBoard const&, OnBoard const&) = default;
    };
    /// Of the combination (13.4): the secondary score, and Buchholz by the primary one divided by the factor.
    struct Combined {
        Points secondary;
        TieBreakValue buchholz{};
        int factor = 0;
        TieBreakValue strength{};
        friend bool operator==(Combined const&, Combined const&) = default;
    };
    TieBreak tieBreak{};
    TieBreakValue value{};
    Why why = Why::HasValue;
    /// Of a sum, a score and a combination the rounds; of an average the opponents with what each gives; of direct
    /// encounter the games among the tied; of performances the opponents with their ratings.
    std::vector<Contribution> rounds{};
    std::optional<Average> average{};         ///< AOB, ARO, APRO, APPO
    std::optional<Performance> performance{}; ///< TPR
    bool hasScoredNothing = false;            ///< PTP: then it is 800 less than the lowest opponent (10.3)
    std::vector<EncounterStep> encounter{};   ///< DE, EDE …
    std::vector<OnBoard> boards{};            ///< BC, TBR, BBE, in the order in which they are looked at
    std::optional<Combined> combined{};       ///< SSSC
};

/// Direct encounter, extended or not, is worked out among `tied`, who are places.
[[nodiscard]] TieBreakWorking workingOf(Fields const& fields, TieBreak const& tieBreak, int place, Group const& tied);

} // namespace flagfall::pairing
