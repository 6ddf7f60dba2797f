// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "pairing/prizes/prizes.h"

#include <string>
#include <vector>

/// Who gets which prize of the event, to the cent, and why. Pure.
namespace flagfall::session {

struct PrizesGiven {
    /// Prizes of places without a gap, of all players or of a category.
    struct List {
        std::string category{};                        ///< empty: of all players
        std::string special{};                         ///< the name of a special prize; empty: of places
        int firstPlace = 1;                            ///< what is place 1 of the award
        std::vector<std::vector<std::string>> goods{}; ///< of each place, what is given that is no money
    };
    std::vector<List> lists{};
    pairing::PrizeAward award; ///< its lines and PrizeLine::list follow `lists`
    std::string currency{};    ///< as the first prize of money that names one writes it; others are goods
};

/// By the table of the event as it is, the prizes and their terms. Several prizes of one place are given together. What
/// is given for a place behind a gap (for the tenth, say) goes to who has that place and to nobody behind him. A
/// special prize is given besides others, and to nobody while no winner is named.
[[nodiscard]] PrizesGiven prizesGiven(EventState const& state);

/// Of these standings the players of a category, in their order; with an empty name all of them. Teams are in none.
[[nodiscard]] std::vector<pairing::Standing>
standingsIn(EventState const& state, std::vector<pairing::Standing> const& standings, std::string const& category);

/// The same with the ranks they have among themselves: who shares a rank with somebody of the category still does.
[[nodiscard]] std::vector<pairing::Standing>
rankedIn(EventState const& state, std::vector<pairing::Standing> const& standings, std::string const& category);
/// The names of the categories that somebody is in, in their order.
[[nodiscard]] std::vector<std::string> categoriesInUse(EventState const& state);

} // namespace flagfall::session
