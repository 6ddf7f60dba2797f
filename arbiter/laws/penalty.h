// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace flagfall {

/// A penalty of the arbiter's list (2009: 13.4; later: 12.9).
enum class Penalty : std::uint8_t {
    Warning,
    TimeForOpponent, ///< the opponent's remaining time is increased
    TimeTaken,       ///< the player's remaining time is reduced
    Loss,            ///< the game is declared lost
    PointsTaken,     ///< fewer points of the game for the player
    PointsRaised,    ///< the opponent gets the most that the game can give
    Fine,            ///< only if it was announced in advance
    Exclusion,       ///< from one or more rounds
    Expulsion,       ///< from the event
};
inline constexpr std::array allPenalties{
    Penalty::Warning, Penalty::TimeForOpponent, Penalty::TimeTaken,
    Penalty::Loss,    Penalty::PointsTaken,     Penalty::PointsRaised,
    Penalty::Fine,    Penalty::Exclusion,       Penalty::Expulsion,
};

/// What an edition says of penalties.
struct PenaltyLaw {
    std::string_view list; ///< the article of the list as a whole
    /// The article of each penalty, in the order of the enumerators; empty: the edition does not know it.
    std::array<std::string_view, allPenalties.size()> articles{};
    /// With a loss the arbiter also decides the opponent's score; in 2009 only after a persistent refusal (12.8).
    bool lossLeavesScoreOpen = true;
    /// No two scores of a game add up to more than a win; empty: the arbiter's points may.
    std::string_view neverAboveWin{};

    [[nodiscard]] constexpr std::string_view articleOf(Penalty penalty) const {
        return articles[static_cast<std::size_t>(penalty)];
    }
    [[nodiscard]] constexpr bool knows(Penalty penalty) const { return !articleOf(penalty).empty(); }
};

/// The penalties that an edition knows, in the order of its list.
[[nodiscard]] std::vector<Penalty> penaltiesOf(PenaltyLaw const& law);

} // namespace flagfall
