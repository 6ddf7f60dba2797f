// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/standings/why_team.h"

#include "app/view/texts/plain_text.h"
#include "app/view/texts/team_card_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct WhyTeamText {
    Q_DECLARE_TR_FUNCTIONS(WhyTeam)
};

QString pointsOfRound(session::EventState const& state, session::TeamRound const& round) {
    QString const matches = pointsText(round.matchPoints);
    QString const games = pointsText(round.gamePoints);
    //: What a round counts for a team: %1 match points, %2 game points.
    return ranksByMatches(state) ? WhyTeamText::tr("match points %1, game points %2").arg(matches, games)
                                 //: What a round counts for a team: %1 game points, %2 match points.
                                 : WhyTeamText::tr("game points %1, match points %2").arg(games, matches);
}

/// What it counts; of a match that is not over, or counts nothing, that.
QString worthOf(session::EventState const& state, session::TeamRound const& round) {
    if (round.isOpen) return WhyTeamText::tr("the match is not over");
    session::Team const* const opponent = state.team(*round.opponent);
    // Of a table: nobody else is without a rank.
    if (!round.opponentRank && opponent && opponent->withdrawnFrom)
        //: In place of the points of a match against a team that left a round robin before half of the matches.
        return WhyTeamText::tr("does not count, the opponent has withdrawn");
    return pointsOfRound(state, round);
}

QString matchLine(session::EventState const& state, session::TeamRound const& round) {
    TeamRoundText const text = teamRoundText(state, round);
    if (!round.opponent)
        //: %1 a round, %2 a bye, %3 what it counts: "match points 1, game points 2".
        return WhyTeamText::tr("Round %1: %2, %3").arg(text.round, text.opponent, pointsOfRound(state, round));
    QString const rank = text.rank.isEmpty() ? QStringLiteral("–") : text.rank;
    //: %1 a round, %2 a team, %3 its rank, %4 the result "2½ : 1½", %5 what it counts: "match points 2, game points
    //: 2½".
    QString const line = round.colour == Colour::White
                             ? WhyTeamText::tr("Round %1, White on board 1, against %2 (rank %3): %4, %5")
                             //: As with White: a round, a team, its rank, the result, what it counts.
                             : WhyTeamText::tr("Round %1, Black on board 1, against %2 (rank %3): %4, %5");
    return line.arg(text.round, text.opponent, rank, text.result, worthOf(state, round));
}

} // namespace

QString whyTeamTitle(session::EventState const& state, pairing::Standing const& standing) {
    QString const rank = QString::number(standing.rank);
    QString const name = plain(state.nameOf(standing.player));
    QString const points = pointsText(standing.points);
    QString const others = pointsText(standing.secondary);
    //: %1 a rank, %2 a team, %3 and %4 its points.
    return ranksByMatches(state)
               ? WhyTeamText::tr("Rank %1: %2, match points %3, game points %4").arg(rank, name, points, others)
               //: %1 a rank, %2 a team, %3 and %4 its points.
               : WhyTeamText::tr("Rank %1: %2, game points %3, match points %4").arg(rank, name, points, others);
}

QString whyTeamScores(session::EventState const& state, pairing::Separation const& from) {
    QString const own = tieBreakText(from.own);
    QString const others = tieBreakText(from.others);
    //: What separates two teams: %1 the points of one, %2 those of the other.
    return ranksByMatches(state) ? WhyTeamText::tr("match points %1 against %2").arg(own, others)
                                 //: What separates two teams: %1 the points of one, %2 those of the other.
                                 : WhyTeamText::tr("game points %1 against %2").arg(own, others);
}

QString whyTeamNeighbour(QString const& name, QString const& values, bool isAbove) {
    //: %1 another team, %2 what separates the two: "match points 7 against 8".
    return (isAbove ? WhyTeamText::tr("Behind %1: %2.") : WhyTeamText::tr("Before %1: %2.")).arg(name, values);
}

WhyPart whyTeamMatches(session::EventState const& state, session::TeamCard const& card) {
    WhyPart part{.title = WhyTeamText::tr("Matches"), .lines = {}, .isGames = true};
    for (session::TeamRound const& round : card.rounds) part.lines += matchLine(state, round);
    return part;
}

} // namespace flagfall::view
