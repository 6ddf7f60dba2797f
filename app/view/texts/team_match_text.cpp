// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/team_match_text.h"

#include "app/session/event/matches.h"
#include "app/view/texts/plain_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace flagfall::view {
namespace {

struct TeamMatchText {
    Q_DECLARE_TR_FUNCTIONS(TeamMatchText)
};

} // namespace

QString teamLabel(session::Team const& team) {
    return plain(team.details.shortName.empty() ? team.details.name : team.details.shortName);
}

QString boardLabel(session::EventState const& state, std::optional<RoundNumber> round, BoardNumber board) {
    session::Round const* const paired = round ? state.round(*round) : state.currentRound();
    return paired ? plain(session::boardLabel(*paired, board)) : QString::number(board.value());
}

QString placeLabel(session::EventState const& state, RoundNumber round, BoardNumber board) {
    return QString::number(round.value()) + QLatin1Char('.') + boardLabel(state, round, board);
}

std::optional<BoardNumber> boardCalled(session::Round const& round, QString const& typed) {
    QString const wanted = typed.trimmed().replace(QLatin1Char(','), QLatin1Char('.'));
    BoardNumber const number{wanted.toInt()};
    auto const isCalledSo = [&](session::Board const& board) {
        return board.number == number || wanted == plain(session::boardLabel(round, board.number));
    };
    auto const called = std::ranges::find_if(round.boards, isCalledSo);
    return called != round.boards.end() ? std::optional{called->number} : std::nullopt;
}

std::optional<std::pair<RoundNumber, BoardNumber>> placeCalled(session::EventState const& state, QString const& typed) {
    QString const wanted = typed.trimmed().replace(QLatin1Char(','), QLatin1Char('.'));
    for (session::Round const& round : state.rounds)
        for (session::Board const& board : round.boards)
            if (wanted == placeLabel(state, round.number, board.number)) return std::pair{round.number, board.number};
    return std::nullopt;
}

QString matchScoreText(Points one, Points other) {
    //: How a match of two teams stands: the game points of both.
    return TeamMatchText::tr("%1 : %2", "match").arg(pointsText(one), pointsText(other));
}

QString matchScoreText(session::EventState const& state, session::Round const& round, session::Match const& match) {
    session::MatchScore const score = session::scoreOf(state, round, match);
    return matchScoreText(score.home, score.away);
}

QString matchText(session::EventState const& state, session::Round const& round, session::Match const& match) {
    //: A match of two teams: %1 its number, %2 and %4 the teams, %3 how it stands: "2½ : 1½".
    return TeamMatchText::tr("Match %1: %2 %3 %4")
        .arg(QString::number(match.number), plain(state.nameOf(match.home)), matchScoreText(state, round, match),
             plain(state.nameOf(match.away)));
}

} // namespace flagfall::view
