// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tournament.h"
#include "pairing/trf/records.h"

#include <optional>
#include <string>
#include <vector>

/// An event of teams as records of a report file (TRF26, 240 to 362). Records 001, which have the games, are written
/// from `playersOf` like those of an event of players.
namespace flagfall::pairing::trf {

/// What a tournament does not know of a team.
struct TeamDetails {
    std::string name;          ///< 32 letters have room
    std::string nickname;      ///< five
    std::string strength;      ///< a rating, or whatever the regulations rank teams by
    std::optional<int> rank{}; ///< in the standings
};

struct TeamEvent {
    Tournament matches;             ///< who rests in its next round and must not meet in it is not looked at
    std::vector<TeamDetails> teams; ///< in the order of their pairing numbers
    std::vector<PlayerId> players;  ///< in the order of their numbers in records 001
    std::string boardColours;       ///< 352; empty: in turn
    std::vector<ByeRecord> byes{};  ///< of the rounds to come, by the numbers of teams
    std::vector<ProhibitionRecord> prohibitions{};
};

/// The lines that say what the teams have: 240, 250, 260, 300, 310, 320, 330, 352 and 362, in the order of their codes.
/// What they say is read back as the same matches, but for matches that are not over and points other than the scoring
/// gives. A line-up is said where it is not the players in the order of the team.
[[nodiscard]] std::vector<std::string> teamLinesOf(TeamEvent const& event);

/// The games of the players of all teams, each as a participant with the place in `players` for his number: for records
/// 001, for the standings of players and for prizes by boards. Who waited for nobody has won a forfeited game without
/// an opponent (`0000 - +`). A round without a game is a zero-point bye: the bye of a team, and a match forfeited as a
/// whole, give its players nothing.
[[nodiscard]] Tournament playersOf(Tournament const& matches, std::vector<PlayerId> const& players);

} // namespace flagfall::pairing::trf
