// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/description.h"

namespace flagfall::session {

template <>
struct Description<TeamEntered> {
    static constexpr ActKind kind{"team.entered", Category::Player, Undoing::PassOver, Boards::None, playersShown};
    static constexpr std::tuple fields{Field{"team", &TeamEntered::team}, Inline{&TeamEntered::details}};
    static Saying sentence(TeamEntered const& act) {
        return said("Act", "Team added: {name}").with("name", act.details->name).beside(act.team);
    }
    static Saying phrase(TeamEntered const& act) {
        return said("ActPhrase", "addition of {name}").with("name", act.details->name);
    }
};
template <>
struct Description<TeamsImported::Entry> {
    static constexpr std::tuple fields{Field{"team", &TeamsImported::Entry::team},
                                       Inline{&TeamsImported::Entry::details}};
};
template <>
struct Description<TeamsImported> {
    static constexpr ActKind kind{"teams.imported", Category::Player, Undoing::NotAnImport, Boards::None, playersShown};
    static constexpr std::tuple fields{Field{"teams", &TeamsImported::teams}};
    static Saying sentence(TeamsImported const& act) {
        return counted("Act", "%n team(s) imported from a report file").times(act.teams.size());
    }
};
template <>
struct Description<TeamRevised> {
    static constexpr ActKind kind{"team.revised",
                                  Category::Player,
                                  Undoing::PassOver,
                                  Boards::Every,
                                  {.players = true, .results = true, .names = true}};
    static constexpr std::tuple fields{Field{"team", &TeamRevised::team}, Inline{&TeamRevised::details}};
    static Saying sentence(TeamRevised const& act) {
        return said("Act", "Team changed: {name}").with("name", act.details->name).beside(act.team);
    }
    static Saying phrase(TeamRevised const& act) {
        return said("ActPhrase", "change of {name}").with("name", act.details->name);
    }
};
template <>
struct Description<TeamRemoved> {
    static constexpr ActKind kind{
        "team.removed", Category::Player, Undoing::PassOver, Boards::None, {.players = true, .names = true}};
    static constexpr std::tuple fields{Field{"team", &TeamRemoved::team}};
    static Saying sentence(TeamRemoved const& act) { return said("Act", "Team removed").beside(act.team); }
    static Saying phrase(TeamRemoved const&) { return said("ActPhrase", "removal of a team"); }
};
template <>
struct Description<LineUpGiven> {
    static constexpr ActKind kind{"line-up.given", Category::Player, Undoing::PassOver, Boards::Every, roundShown};
    static constexpr std::tuple fields{Field{"team", &LineUpGiven::team}, Field{"round", &LineUpGiven::round},
                                       Field{"players", &LineUpGiven::players}};
    static Saying sentence(LineUpGiven const& act) {
        return act.players.empty() ? said("Act", "Line-up of {team} in round {round} taken back")
                                   : said("Act", "Line-up of {team} in round {round} handed in");
    }
    static Saying atBoard(LineUpGiven const& act, BoardNumber) { return sentence(act); }
    static Saying phrase(LineUpGiven const&) { return said("ActPhrase", "line-up of {team} in round {round}"); }
};

} // namespace flagfall::session
