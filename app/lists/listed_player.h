// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_details.h"
#include "arbiter/laws/by_regime.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace flagfall::lists {

/// Larger numbers in a list are mistakes.
inline constexpr int highestRating = 3999;
inline constexpr int mostGames = 9999;
inline constexpr int highestK = 99;

/// What a list says about one kind of play. 0: nothing.
struct ListedRating {
    int value = 0;
    int games = 0; ///< rated in the period of the list
    int k = 0;     ///< the development coefficient (B.02)
    friend bool operator==(ListedRating const&, ListedRating const&) = default;
};

/// A player as a rating list has them.
struct ListedPlayer {
    std::string name; ///< `Last, First`
    std::string federation;
    std::string fideId;     ///< digits, no zeros in front; empty: none
    std::string nationalId; ///< the number in a national or own list; empty: none
    std::string club;
    std::string birth; ///< a year (all that FIDE publishes) or an ISO day; empty: not given
    session::Sex sex = session::Sex::NotSaid;
    session::Title title = session::Title::None; ///< the strongest one
    std::string otherTitles;                     ///< of arbiters, organisers and trainers: `IA,FT`
    std::string onlineTitle;                     ///< of the Online Arena: `AGM`
    std::array<ListedRating, 3> ratings;         ///< by PlayType
    bool active = true;

    [[nodiscard]] ListedRating const& in(PlayType play) const { return ratings[static_cast<std::size_t>(play)]; }
    [[nodiscard]] ListedRating& in(PlayType play) { return ratings[static_cast<std::size_t>(play)]; }
    friend bool operator==(ListedPlayer const&, ListedPlayer const&) = default;
};

/// The title of a list's column: `GM`, `wim`, and the letters of older lists (`g`, `wm`); none for anything else.
[[nodiscard]] session::Title titleOf(std::string_view text);
/// The one that ranks higher (C.04.2).
[[nodiscard]] session::Title stronger(session::Title one, session::Title other);
/// `M`, `F`, and the words and letters of national lists.
[[nodiscard]] session::Sex sexOf(std::string_view text);
/// A whole number from 0 to `most`; 0 for anything else. `2450.0` is 2450, as spreadsheets write it.
[[nodiscard]] int numberOf(std::string_view text, int most);
/// A FIDE ID: 1 to 11 digits, zeros in front taken away; empty for anything else.
[[nodiscard]] std::string fideIdOf(std::string_view text);
/// A year or an ISO day, from `1990`, `1990-02-03`, `1990/02/03`, `3.2.1990`; empty for anything else.
[[nodiscard]] std::string birthOf(std::string_view text);
/// Without blanks at either end.
[[nodiscard]] std::string_view trimmed(std::string_view text);

} // namespace flagfall::lists
