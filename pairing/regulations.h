// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

/// What an event announces of a system that has no text of FIDE's: every competition says it in its own regulations, so
/// it is data here.
namespace flagfall::pairing {

// --- knockout --------------------------------------------------------------------------------------------------

/// What a game of a match is played as; its time control and the list it is rated on follow from it.
enum class GameKind {
    Standard,
    Rapid,
    Blitz,
    Armageddon, ///< one game: a draw wins the match for Black
};

/// Games that are played before anybody asks whether the match is level.
struct MatchStep {
    GameKind kind = GameKind::Standard;
    int games = 1;
    friend bool operator==(MatchStep const&, MatchStep const&) = default;
};

struct KnockoutRules {
    /// The mini-match, and then the ladder of tie-break games, each step played only when all before are level.
    std::vector<MatchStep> steps{
        {GameKind::Standard, 2}, {GameKind::Rapid, 2}, {GameKind::Blitz, 2}, {GameKind::Armageddon, 1}};
    bool hasThirdPlaceMatch = false; ///< in the round of the final, between those who lost the matches before
    friend bool operator==(KnockoutRules const&, KnockoutRules const&) = default;
};

enum class KnockoutFault {
    NoGames,          ///< no step, or one without games
    ArmageddonInside, ///< a step of Armageddon that is not one game, or not the last one
    MayEndLevel,      ///< the last step decides nothing by itself: the arbiter may have to draw lots. Only a warning
};
/// What is wrong with such regulations.
[[nodiscard]] std::vector<KnockoutFault> faultsOf(KnockoutRules const& rules);

// --- Keizer ----------------------------------------------------------------------------------------------------

/// The defaults are what is usual in clubs.
struct KeizerRules {
    int base = 0;              ///< the value number of the first in the ranking; 0: the number of players
    int step = 1;              ///< from one rank to the next
    bool countsOwn = true;     ///< everybody has his own value number once
    bool countsLosses = false; ///< a loss is worth a sixth of the opponent's value number, otherwise nothing
    int absences = 5;          ///< with notice, that are worth something; the later ones are not
    int roundsApart = 3;       ///< two players do not meet again, and nobody has a second bye, within so many rounds
    friend bool operator==(KeizerRules const&, KeizerRules const&) = default;
};

} // namespace flagfall::pairing
