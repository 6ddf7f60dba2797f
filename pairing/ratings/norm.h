// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/ids.h"
#include "pairing/ratings/performance.h"
#include "pairing/tournament.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Title norms (B.01, in force since 1 January 2024): whether a player's games make one, with the reason for each
/// answer, and what is needed in the games to come. Provisional: FIDE decides on the application, and `NotChecked`
/// lists what is not looked at. Exact whole numbers throughout.
namespace flagfall::pairing {

/// The strongest first (C.04.2, 2.2).
enum class PlayerTitle { Gm, Im, Wgm, Fm, Wim, Cm, Wfm, Wcm, None };

enum class Norm { Gm, Im, Wgm, Wim };

struct NormLevels {
    int performance;   ///< Rp
    int averageRating; ///< least Ra
    int floor;         ///< the lowest opponent is raised to it
};
[[nodiscard]] NormLevels levelsOf(Norm norm);

/// The title that the norm is for, or a higher one.
[[nodiscard]] bool isAsHigh(PlayerTitle title, Norm norm);

struct NormPlayer {
    PlayerTitle title = PlayerTitle::None;
    std::string federation; ///< `FID` and empty: none
    int rating = 0;         ///< 0: unrated, counts 1400
};

/// A game over the board, or one to come. Forfeits and adjudicated games are none.
struct NormGame {
    RoundNumber round;
    NormPlayer opponent;
    std::optional<Score> score{}; ///< none: it is to come
};

/// What is to be known of the event.
struct NormEvent {
    bool isRoundRobin = false; ///< pairings fixed beforehand: every round is used
    int rounds = 9;
    /// A national championship, a zonal event, or a big Swiss with players of many federations: nothing is asked of
    /// federations. One norm of an application must be made without it.
    bool isExemptFromFederations = false;
    /// The player had an allocated bye, or won by forfeit: then 8 games of a 9-round event are enough.
    bool hasUnplayedPoint = false;
};

/// What B.01 asks for, with what there is: counts of games or opponents, or ratings.
struct NormRequirement {
    enum class What {
        Games,               ///< at least
        Score,               ///< at least 35 %, in halves of a game
        TitledOpponents,     ///< at least half of them; CM and WCM are not counted
        NormTitledOpponents, ///< at least a third and three with the title or a higher one
        ForeignFederations,  ///< at least two others than the player's
        OwnFederation,       ///< at most three fifths
        OneFederation,       ///< at most two thirds from any one
        AverageRating,       ///< at least
        Performance,         ///< at least
    };
    What what;
    int have = 0;
    int needed = 0; ///< at least, or at most
    bool isMet = false;
    friend bool operator==(NormRequirement const&, NormRequirement const&) = default;
};
/// Of B.01: `1.4.5`.
[[nodiscard]] std::string_view articleOf(NormRequirement::What what);

struct NormCheck {
    Norm norm{};
    bool isMet = false;
    std::vector<NormRequirement> requirements{}; ///< in the order above; without those of federations where exempt
    std::vector<RoundNumber> leftOut{};          ///< the last ones, or won games, which may be left out
    std::vector<RoundNumber> counted{};
    Performance performance{};           ///< with 1400 for the unrated and the lowest raised
    std::optional<RoundNumber> raised{}; ///< the opponent who counts as the floor
    int extraGames = 0;                  ///< each full point above what was needed counts as one game more
};

/// The check that makes the norm with the most games; where none does, that of all games. Games to come are passed
/// over. In a Swiss the last games may be left out, and won games, as long as the rest makes the norm.
[[nodiscard]] NormCheck checkNorm(Norm norm, NormPlayer const& player, std::span<NormGame const> games,
                                  NormEvent const& event);

/// What is needed in the games to come.
struct NormForecast {
    Norm norm{};
    int gamesToCome = 0;
    /// Halves of a game to be scored in them together; none: not even winning all makes it, and `check` tells why.
    std::optional<int> halvesNeeded{};
    NormCheck check{}; ///< with so much, or with all of them won
};
/// Counts all games. A single game to come is looked at as checkNorm() does it, with games left out.
[[nodiscard]] NormForecast forecastNorm(Norm norm, NormPlayer const& player, std::span<NormGame const> games,
                                        NormEvent const& event);

/// For opponents not known yet: how strong they must be on average for so many halves to reach Ra and Rp; none where
/// no rating does. The mix of titles and federations is not looked at. `unknown` is above 0.
[[nodiscard]] std::optional<int> averageNeeded(Norm norm, std::span<NormGame const> games, int unknown, int halves);

/// What the check leaves to the arbiter, whatever it says.
enum class NotChecked {
    TimeOfPlay,       ///< 120 minutes a player for 60 moves
    RoundsADay,       ///< no more than two
    Arbiter,          ///< an international or FIDE arbiter
    TeamEvents,       ///< some of 7 games
    DoubleRounds,     ///< of at least six players, with half the titled opponents
    OtherNorms,       ///< 27 games, the rating reached once, one norm of a specified kind, one without the exemption
    UnratedOpponents, ///< how many there may be
    Exemption,        ///< whether the event is exempt from the rules of federations is for the arbiter to say
};
[[nodiscard]] std::span<NotChecked const> notChecked();

/// The figures of a tournament report for titles (form IT3).
struct TitleEventFigures {
    struct OfFederation {
        std::string federation;
        int players = 0;
    };
    int players = 0;
    int rated = 0;
    int foreign = 0; ///< of another federation than the event's; without one: of none
    int foreignRated = 0;
    int titled = 0;                                    ///< GM, IM, WGM, WIM
    std::vector<OfFederation> federations{};           ///< the most players first, then by name
    std::vector<std::pair<PlayerTitle, int>> titles{}; ///< those that occur
    std::optional<int> averageRating{};                ///< of the rated, halves up
};
[[nodiscard]] TitleEventFigures titleEventFigures(std::span<NormPlayer const> players, std::string const& federation);

} // namespace flagfall::pairing
