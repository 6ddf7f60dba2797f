// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/rating_report.h"
#include "pairing/explanation.h"
#include "pairing/ratings/performance.h"

#include <optional>
#include <vector>

namespace flagfall::session {

/// One round of a player.
struct CardRound {
    enum class What {
        Game,    ///< over the board
        Forfeit, ///< won or lost without play
        Pending, ///< without a result
        Bye,     ///< `bye`; an absence is a zero-point bye
    };
    RoundNumber round;
    What what = What::Bye;
    Bye bye = Bye::ZeroPoint;
    std::optional<PlayerId> opponent{};
    std::optional<int> opponentRank{}; ///< in the standings now; none where the opponent's games do not count
    std::optional<Colour> colour{};
    Points points{}; ///< that it counts in the event
    pairing::Float floated = pairing::Float::None;
    std::optional<pairing::GameChange> change{}; ///< of a game of a rated player
    std::optional<int> gain{}; ///< in hundredths of a rating point, of a game that counts where K is known
    int scored = 0;            ///< until here, in hundredths of a game, of the games that count for the rating
    int expected = 0;          ///< likewise
};

/// What a player has done in the event, round by round.
struct PlayerCard {
    PlayerId player;
    std::optional<int> rank{}; ///< none where the player's games do not count
    Points points{};
    ByColour<int> games{}; ///< over the board
    std::vector<CardRound> rounds{};
    PlayerRating rating;
    std::optional<EventRatings::Lack> ratingLack{}; ///< why no change is known
    /// Against the rated opponents, over the board, in a win, a draw and a loss, whatever these count in the event.
    std::optional<pairing::Performance> performance{};

    /// A game counts for the rating, so that there is something to expect.
    [[nodiscard]] bool hasExpectation() const { return rating.change && rating.change->counted > 0; }
};

/// Floats are those of a system that says them (Explainer::histories). The event is opened; none for an unknown
/// player, and none in an event of teams.
[[nodiscard]] std::optional<PlayerCard> playerCard(EventState const& state, PlayerId player);

} // namespace flagfall::session
