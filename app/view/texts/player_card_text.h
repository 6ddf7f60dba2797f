// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/player_card.h"

#include <QString>

#include <vector>

/// A player's card as a page and a paper show it.
namespace flagfall::view {

struct CardRoundText {
    QString round{};
    QString title{}, opponent{}, federation{}, rating{}, rank{}; ///< of a bye: `opponent` says it
    QString colour{}, result{};
    QString floated{}, floatSign{}; ///< a word for who listens, and an arrow
    QString expected{};             ///< of the game; or why it counts for no rating
    QString change{};
    QString sums{}; ///< the score until here, and what was expected: `1½ / 1.08`
};
[[nodiscard]] CardRoundText cardRoundText(session::EventState const& state, session::CardRound const& round);

/// `+8.4, from 2000 to 2008`; empty where no change is known.
[[nodiscard]] QString newRatingText(session::PlayerRating const& rating);

struct CardSum {
    QString label, value;
};
/// Rank, points, colours, performance, K and the change of the rating; what is not known is left out.
[[nodiscard]] std::vector<CardSum> cardSums(session::PlayerCard const& card);

} // namespace flagfall::view
