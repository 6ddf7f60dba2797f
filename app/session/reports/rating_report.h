// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "pairing/ratings/rating_change.h"

#include <optional>
#include <vector>

namespace flagfall::session {

/// The FIDE rating for this kind of play, 0: none. Where the player has none from FIDE's list it is the one used in the
/// event, unless that is a national one.
[[nodiscard]] int fideRatingOf(EventDetails const& event, PlayerDetails const& player);

/// Where a player's development coefficient K comes from (B.02, 8.3.3).
enum class KSource {
    List,     ///< it stands with the player
    Computed, ///< by rating and year of birth; that 30 games have been rated is taken for granted
    NotKnown, ///< of rapid and blitz the lists alone say it
};

/// What the event changes for one player.
struct PlayerRating {
    PlayerId player;
    int rating = 0; ///< FIDE's; 0: unrated
    KSource kSource = KSource::NotKnown;
    int k = 0; ///< before the limit for many games; 0: not known
    /// Of a rated player where the rules of the day are known. Its K is the one counted with (K · n is 700 at most); 0:
    /// not known, and nothing changes.
    std::optional<pairing::RatingChange> change{};
    std::optional<pairing::FirstRating> first{}; ///< of an unrated player who has played somebody rated

    [[nodiscard]] bool isKLimited() const { return change && change->k < k; }
    /// As if the event were the whole period; none where no change is known.
    [[nodiscard]] std::optional<int> newRating() const;
};

/// What an event changes in the FIDE ratings of its players, by the rules of its first day. Games over the board count
/// whatever becomes of them in the standings. Provisional: FIDE rates all events of a period together, by the lists of
/// its own, and tells what is rated at all. The event is opened.
class EventRatings {
public:
    explicit EventRatings(EventState const& state);

    /// Why no change can be told.
    enum class Lack { FirstDay, RulesOfThatDay };
    [[nodiscard]] std::optional<Lack> lack() const;

    [[nodiscard]] pairing::RatingSort sort() const { return m_sort; }
    /// The event with the FIDE ratings of its players.
    [[nodiscard]] pairing::Tournament const& tournament() const { return m_tournament; }
    /// The player is one of the event.
    [[nodiscard]] PlayerRating of(PlayerId player) const;
    /// In order of pairing number.
    [[nodiscard]] std::vector<PlayerRating> all() const;

private:
    EventState const& m_state;
    pairing::RatingSort m_sort;
    std::optional<pairing::RatingRules> m_rules;
    pairing::Tournament m_tournament;
};

} // namespace flagfall::session
