// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/matches.h"
#include "pairing/explanation.h"

#include <map>
#include <optional>
#include <vector>

/// What a team has done in the event, round by round and player by player.
namespace flagfall::session {

/// A board of a match, seen from the team. Who is missing on an empty one is nobody.
struct TeamBoard {
    enum class What {
        Game,    ///< over the board
        Forfeit, ///< won or lost without play
        Open,    ///< without a result
    };
    PlayerId player;
    PlayerId opponent;
    Colour colour = Colour::White;     ///< of the player
    std::optional<BoardNumber> game{}; ///< the board of the round, where the two play
    What what = What::Open;
    Points points{}; ///< what the game counts for the team
};

/// One round of a team.
struct TeamRound {
    RoundNumber round;
    std::optional<PlayerId> opponent{}; ///< none: `bye`; an absence is a zero-point bye
    Bye bye = Bye::ZeroPoint;
    Colour colour = Colour::White;       ///< on the first board
    std::optional<int> opponentRank{};   ///< in the standings now; none where the opponent's matches do not count
    Points own{}, others{};              ///< on the boards, as the match stands
    bool isOpen = false;                 ///< a game has no result: no match points yet
    bool isForfeited = false;            ///< nobody played
    Points matchPoints{}, gamePoints{};  ///< that the round counts
    Points matchesUntil{}, gamesUntil{}; ///< with the rounds before
    pairing::Float floated = pairing::Float::None;
    std::vector<TeamBoard> boards{}; ///< in order
};

/// What a player has done for the team.
struct TeamMember {
    PlayerId player;
    std::vector<std::vector<TeamBoard>> rounds{}; ///< in each round the board, or none
    std::vector<int> boards{};                    ///< on which the player sat, from 1
    int games = 0;                                ///< over the board
    Points points{};                              ///< in them
    std::optional<int> performance{};             ///< none where an opponent has no rating, or nothing was played
};

struct TeamCard {
    PlayerId team;
    std::optional<int> rank{}; ///< none where the team's matches do not count
    Points matchPoints{}, gamePoints{};
    std::vector<TeamRound> rounds{};
    std::vector<TeamMember> members{}; ///< those of its list in order, then who has played and left it
};

/// Worked out once, for whoever asks about several teams. The event outlives it, and stays as it is.
class TeamCards {
public:
    explicit TeamCards(EventState const& state);
    /// Floats are those of a Swiss. None for who is no team of the event.
    [[nodiscard]] std::optional<TeamCard> of(PlayerId team) const;

private:
    [[nodiscard]] TeamRound roundOf(Team const& team, Round const& round) const;

    EventState const& m_state;
    pairing::Tournament m_paired;  ///< with the virtual points they were paired by
    pairing::Tournament m_counted; ///< what the table counts
    std::map<PlayerId, int> m_ranks{};
    std::vector<BoardScore> m_scores;
};
[[nodiscard]] std::optional<TeamCard> teamCard(EventState const& state, PlayerId team);

} // namespace flagfall::session
