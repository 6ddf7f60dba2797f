// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/team_card_text.h"

#include "app/view/texts/plain_text.h"
#include "app/view/texts/rating_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"

#include <QCoreApplication>

namespace flagfall::view {
namespace {

struct TeamCardText {
    Q_DECLARE_TR_FUNCTIONS(TeamCardText)
};

QString resultOfMatch(session::TeamRound const& round) {
    QString const score = matchScoreText(round.own, round.others);
    //: The result of a match in which nobody played: %1.
    return round.isForfeited ? TeamCardText::tr("%1 by forfeit").arg(score) : score;
}

QString coloursText(session::TeamCard const& card) {
    ByColour<int> matches{};
    for (session::TeamRound const& round : card.rounds)
        if (round.opponent && !round.isForfeited) ++matches[round.colour];
    //: Matches of a team: %1 with White on the first board, %2 with Black.
    return TeamCardText::tr("%1 with White on the first board, %2 with Black")
        .arg(QString::number(matches.white), QString::number(matches.black));
}

TeamMemberText memberText(session::EventState const& state, session::TeamMember const& member) {
    session::CompetitorFacts const facts = session::factsOf(state, member.player);
    TeamMemberText text{.title = plain(facts.title), .name = plain(facts.name)};
    if (facts.rating > 0) text.rating = QString::number(facts.rating);
    QStringList boards;
    for (int const board : member.boards) boards += QString::number(board);
    text.boards = boards.join(QStringLiteral(", "));
    for (auto const& round : member.rounds) {
        QStringList cell;
        for (session::TeamBoard const& board : round) cell += teamBoardText(board);
        if (cell.isEmpty()) cell += QStringLiteral("·"); // so that a round in which nobody played keeps its column
        text.rounds += cell.join(QLatin1Char(' '));
    }
    text.games = QString::number(member.games);
    if (member.games > 0) text.points = pointsText(member.points);
    if (member.performance) text.performance = QString::number(*member.performance);
    return text;
}

} // namespace

QString matchPointsText() { return TeamCardText::tr("Match points"); }
QString gamePointsText() { return TeamCardText::tr("Game points"); }

QString membersNote() {
    //: Below the players of a team, with their points.
    return TeamCardText::tr("Points, games and performance are of games over the board; + and – are forfeits.");
}

bool ranksByMatches(session::EventState const& state) {
    return session::systemRulesOf(state).primary == pairing::TeamScore::MatchPoints;
}

TeamRoundText teamRoundText(session::EventState const& state, session::TeamRound const& round) {
    TeamRoundText text{.round = roundLabel(state, round.round)};
    if (round.opponent) {
        text.opponent = plain(state.nameOf(*round.opponent));
        text.colour = colourText(round.colour);
        text.result = resultOfMatch(round);
    } else {
        text.opponent = byeText(round.bye);
    }
    if (round.opponentRank) text.rank = QString::number(*round.opponentRank);
    text.floated = floatText(round.floated);
    text.floatSign = floatSign(round.floated);
    text.matchPoints = round.isOpen ? QStringLiteral("…") : pointsText(round.matchPoints);
    text.gamePoints = pointsText(round.gamePoints);
    QStringList sums{pointsText(round.matchesUntil), pointsText(round.gamesUntil)};
    if (!ranksByMatches(state)) sums.swapItemsAt(0, 1);
    text.sums = sums.join(QStringLiteral(" / "));
    return text;
}

QString teamBoardText(session::TeamBoard const& board) {
    switch (board.what) {
    case session::TeamBoard::What::Open: return QStringLiteral("…");
    case session::TeamBoard::What::Forfeit: return board.points == noPoint ? QStringLiteral("–") : QStringLiteral("+");
    case session::TeamBoard::What::Game: break;
    }
    return pointsText(board.points);
}

std::vector<TeamMemberText> teamMemberTexts(session::EventState const& state, session::TeamCard const& card) {
    std::vector<TeamMemberText> texts;
    std::size_t const listed = state.team(card.team)->details.roster.size();
    for (session::TeamMember const& member : card.members) {
        texts.push_back(memberText(state, member));
        if (texts.size() <= listed) texts.back().place = QString::number(texts.size());
    }
    return texts;
}

std::vector<TeamSum> teamSums(session::EventState const& state, session::TeamCard const& card) {
    std::vector<TeamSum> sums;
    if (card.rank) sums.push_back({TeamCardText::tr("Rank"), QString::number(*card.rank)});
    TeamSum const matches{matchPointsText(), pointsText(card.matchPoints)};
    TeamSum const games{gamePointsText(), pointsText(card.gamePoints)};
    bool const byMatches = ranksByMatches(state);
    sums.push_back(byMatches ? matches : games);
    sums.push_back(byMatches ? games : matches);
    sums.push_back({TeamCardText::tr("Matches"), coloursText(card)});
    return sums;
}

} // namespace flagfall::view
