// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/team_card.h"

#include <QString>
#include <QStringList>

#include <vector>

/// A team's card as pages and papers show it.
namespace flagfall::view {

struct TeamRoundText {
    QString round{};
    QString opponent{}, rank{};     ///< of a bye `opponent` says it
    QString colour{};               ///< on the first board
    QString result{};               ///< as the team has it: `2½ : 1½`
    QString floated{}, floatSign{}; ///< a word for who listens, and an arrow
    QString matchPoints{}, gamePoints{};
    QString sums{}; ///< of both until here, that of the ranks first: `4 / 5½`
};
[[nodiscard]] TeamRoundText teamRoundText(session::EventState const& state, session::TeamRound const& round);

/// `1`, `½`, `0`; `+` and `–` where nobody played, `…` where there is no result yet.
[[nodiscard]] QString teamBoardText(session::TeamBoard const& board);

struct TeamMemberText {
    QString place{}; ///< in the list of the team; empty for who has left it
    QString title{}, name{}, rating{};
    QString boards{};     ///< on which the player sat: `2, 3`
    QStringList rounds{}; ///< what each round was; a dot without a game
    QString points{}, games{}, performance{};
};
/// In order of the list, then who has played and left it.
[[nodiscard]] std::vector<TeamMemberText> teamMemberTexts(session::EventState const& state,
                                                          session::TeamCard const& card);

struct TeamSum {
    QString label, value;
};
/// Rank, both scores, and the colours on the first board.
[[nodiscard]] std::vector<TeamSum> teamSums(session::EventState const& state, session::TeamCard const& card);

/// What the points of players are of, below them.
[[nodiscard]] QString membersNote();

/// The names of the two scores of teams.
[[nodiscard]] QString matchPointsText();
[[nodiscard]] QString gamePointsText();
/// Ranks are by match points; otherwise by game points.
[[nodiscard]] bool ranksByMatches(session::EventState const& state);

} // namespace flagfall::view
