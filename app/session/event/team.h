// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/ids.h"
#include "pairing/teams/line_up.h"
#include "pairing/tournament.h"

#include <string>
#include <vector>

/// Teams: what is known of one, what an event of teams announces, and who meets whom in a round of it. A team has an id
/// of the same kind as a player, and no player of the event has the same.
namespace flagfall::session {

struct TeamDetails {
    std::string name;
    std::string shortName{};  ///< five letters at most (TRF26, 310)
    std::string federation{}; ///< three letters or empty
    std::string club{};
    std::string captain{};
    int strength = 0;               ///< by which teams are numbered; 0: the mean rating of its first players
    std::vector<PlayerId> roster{}; ///< in order of boards, reserves behind
    friend bool operator==(TeamDetails const&, TeamDetails const&) = default;
};

struct TeamDraft {
    std::string name, shortName, federation, club, captain, strength;
    std::vector<PlayerId> roster{};
    friend bool operator==(TeamDraft const&, TeamDraft const&) = default;
};

enum class TeamField { Name, ShortName, Federation, Club, Captain, Strength, Roster };

/// What an event of teams has announced; an event of players has none of it.
struct TeamRules {
    int boards = 0;                 ///< of a match
    std::string colours{};          ///< of the boards, as record 352 has them; empty: in turn
    pairing::Scoring gameScoring{}; ///< what a game counts; its `allocatedBye` is what the bye of a team does
    pairing::BoardOrder order = pairing::BoardOrder::Fixed;
    int ratingDistance = 0; ///< of an order by rating
    bool allowsEmptyAbove = false;
    int reserves = 0; ///< players a team may have beyond its boards; 0: as many as it likes
    friend bool operator==(TeamRules const&, TeamRules const&) = default;
};

/// Two teams that meet. Who sits on which board is said board by board; nobody is the id 0, and an empty board is
/// forfeited from the start.
struct PairedMatch {
    PlayerId home; ///< has `boardColour(…, White)`: White on the first board
    PlayerId away;
    std::vector<PlayerId> homePlayers{};
    std::vector<PlayerId> awayPlayers{};
    friend bool operator==(PairedMatch const&, PairedMatch const&) = default;
};

inline constexpr PlayerId nobody{};
inline constexpr int usualBoards = 4; ///< of a match, where nothing else is said

} // namespace flagfall::session
