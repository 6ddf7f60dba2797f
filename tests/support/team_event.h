// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/matches.h"
#include "tests/support/story.h"

#include <string>

/// A small event of teams, for whoever shows what they have done.
namespace flagfall::session {

/// Four teams of two boards, A to D, each with three players of falling strength: A1, A2 and A3 of team A, and so on.
/// In round 1 of the Swiss A meets C, and D meets B.
inline Story fourTeams(std::string system = "FIDE_TEAM_TYPEA_MP_GP") {
    EventDraft draft = Story::draft("90+30", std::move(system));
    draft.rounds = 3;
    draft.boards = "2";
    draft.initialColour = "white";
    Story story;
    story.does(OpenEvent{draft});
    for (char name = 'A'; name <= 'D'; ++name) {
        TeamDraft team;
        team.name = "Team " + std::string(1, name);
        team.captain = "Captain of " + team.name;
        for (int player = 1; player <= 3; ++player) {
            std::string const called = std::string(1, name) + std::to_string(player);
            story.does(EnterPlayer{Story::named(called, std::to_string(2400 - 100 * (name - 'A') - player))});
            team.roster.push_back(story.idOf(called));
        }
        story.does(EnterTeam{team});
    }
    return story;
}

inline PlayerId teamCalled(Story const& story, std::string const& name) {
    for (auto const& [id, team] : story.state().teams)
        if (team.details.name == name) return id;
    ADD_FAILURE() << "no team " << name;
    return {};
}

/// Whoever has the name that comes first wins with White and draws with Black, on every board of the round.
inline void playsByName(Story& story) {
    Round const round = *story.state().currentRound();
    for (Board const& board : round.boards)
        story.enters(round.number.value(), board.number.value(),
                     story.state().nameOf(board.white) < story.state().nameOf(board.black) ? Result::WhiteWins
                                                                                           : Result::Draw);
}

/// The first round as above: A beats C by 1½ to ½, and B beats D.
inline Story fourTeamsAfterARound(std::string system = "FIDE_TEAM_TYPEA_MP_GP") {
    Story story = fourTeams(std::move(system));
    story.does(PairRound{});
    playsByName(story);
    return story;
}

} // namespace flagfall::session
