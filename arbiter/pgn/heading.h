// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/game.h"
#include "arbiter/terms/colour.h"
#include "arbiter/terms/date.h"
#include "arbiter/terms/ids.h"

namespace flagfall::pgn {

/// A player as named in a broadcast; empty fields are left out.
struct HeadingPlayer {
    std::string name{}; ///< `Čižmár, Ján`
    std::optional<int> rating{};
    std::string title{}; ///< `FM`
    std::string fideId{};
    std::string team{};
};

/// What is known about a game before its first move.
struct Heading {
    std::string event{};
    std::string site{};
    std::optional<Date> date{};
    RoundNumber round{1};
    BoardNumber board{1};
    ByColour<HeadingPlayer> players{};
    std::string timeControl{}; ///< `5400+30`
    std::string utcDate{};     ///< date of the start: `2026.11.21`
    std::string utcTime{};     ///< `14:00:00`
};

/// Returns the tags that broadcasts require, the seven first. The round is `3.17` for round 3, board 17, so that each
/// game of an event has its own.
[[nodiscard]] Tags tagsOf(Heading const& heading, Ending const& ending);

} // namespace flagfall::pgn
