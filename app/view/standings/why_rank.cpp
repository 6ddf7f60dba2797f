// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/standings/why_rank.h"

#include "app/session/event/announced_rounds.h"
#include "app/session/event/second_score.h"
#include "app/view/event/event_text.h"
#include "app/view/standings/why_team.h"
#include "app/view/standings/why_tie_break.h"
#include "app/view/texts/match_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "pairing/system_standings.h"

#include <QCoreApplication>

#include <algorithm>

namespace flagfall::view {
namespace {

struct WhyRankText {
    Q_DECLARE_TR_FUNCTIONS(WhyRank)
};

bool isKeizer(session::EventState const& state) {
    return session::secondScoreOf(state) == session::SecondScore::Keizer;
}

QString keizerText(std::int64_t partsOfAPoint) { return pointsText(pairing::roundedScore(partsOfAPoint)); }

QString nameOf(session::EventState const& state, PlayerId id) { return plain(state.nameOf(id)); }

/// What the two have, where values are what separates them.
QString valuesOf(session::EventState const& state, pairing::Separation const& from) {
    using By = pairing::Separation::By;
    if (from.by == By::Points && state.isOfTeams()) return whyTeamScores(state, from);
    if (from.by == By::Points)
        //: %1 own points, %2 those of another player.
        return WhyRankText::tr("points %1 against %2").arg(tieBreakText(from.own), tieBreakText(from.others));
    QString const name = tieBreakName(state.details.tieBreaks[from.which]);
    //: %1 a tie-break, by games between the two and others.
    if (from.step) return WhyRankText::tr("%1, by the games that are named there").arg(name);
    //: %1 a tie-break, %2 its value, %3 the value of another player.
    return WhyRankText::tr("%1 %2 against %3").arg(name, tieBreakText(from.own), tieBreakText(from.others));
}

QString neighbourLine(session::EventState const& state, pairing::Separation const& from, bool isAbove) {
    QString const name = nameOf(state, from.other);
    if (from.by == pairing::Separation::By::Nothing)
        //: %1 another player, or team.
        return WhyRankText::tr("%1 has the same rank: no tie-break separates them.").arg(name);
    if (state.isOfTeams()) return whyTeamNeighbour(name, valuesOf(state, from), isAbove);
    //: %1 another player, %2 what separates the two: "points 3 against 3½".
    return (isAbove ? WhyRankText::tr("Behind %1: %2.") : WhyRankText::tr("Before %1: %2."))
        .arg(name, valuesOf(state, from));
}

WhyPart neighbours(session::EventState const& state, pairing::StandingExplanation const& why) {
    WhyPart part{.title = WhyRankText::tr("Neighbours"), .lines = {}};
    if (why.above) part.lines += neighbourLine(state, *why.above, true);
    if (why.below) part.lines += neighbourLine(state, *why.below, false);
    return part;
}

using Ranks = std::map<PlayerId, int>;

QString gameLine(session::EventState const& state, session::Round const& round, session::Board const& board,
                 Colour colour, Ranks const& ranks) {
    PlayerId const rival = colour == Colour::White ? board.black : board.white;
    auto const rank = ranks.find(rival);
    QString score = board.result ? pointsText(points(*board.result)[colour]) : QStringLiteral("–");
    //: Points of a game that was not played: %1.
    if (board.result && manner(*board.result) == Manner::Forfeit) score = WhyRankText::tr("%1, by forfeit").arg(score);
    // Of a table: nobody else is without a rank.
    if (rank == ranks.end() && state.player(rival) && state.player(rival)->withdrawnFrom)
        //: In place of the points of a game against somebody who left a round robin before half of the games.
        score = WhyRankText::tr("does not count, the opponent has withdrawn");
    QString const place = rank == ranks.end() ? QStringLiteral("–") : QString::number(rank->second);
    QString const number = roundLabel(state, round.number);
    if (colour == Colour::White)
        //: %1 a round, %2 the opponent, %3 the opponent's rank, %4 points of the game.
        return WhyRankText::tr("Round %1, White against %2 (rank %3): %4")
            .arg(number, nameOf(state, rival), place, score);
    //: %1 a round, %2 the opponent, %3 the opponent's rank, %4 points of the game.
    return WhyRankText::tr("Round %1, Black against %2 (rank %3): %4").arg(number, nameOf(state, rival), place, score);
}

WhyPart games(session::EventState const& state, PlayerId player, Ranks const& ranks) {
    WhyPart part{.title = WhyRankText::tr("Games"), .lines = {}, .isGames = true};
    for (session::Round const& round : state.rounds) {
        for (session::Board const& board : round.boards) {
            if (board.white == player) part.lines += gameLine(state, round, board, Colour::White, ranks);
            if (board.black == player) part.lines += gameLine(state, round, board, Colour::Black, ranks);
        }
        for (session::Rest const& rest : round.rests)
            if (rest.player == player)
                //: %1 a round, %2 a bye.
                part.lines +=
                    WhyRankText::tr("Round %1: %2")
                        .arg(roundLabel(state, round.number), byeText(session::nameOfRest(state, round.number, rest)));
    }
    return part;
}

/// Who loses a match is out: the place is that of the round in which it was lost.
WhyRank whyInTree(session::EventState const& state, PlayerId player, Ranks const& ranks) {
    auto const rank = ranks.find(player);
    //: %1 a rank, %2 a player.
    WhyRank all{
        .title = WhyRankText::tr("Rank %1: %2").arg(rank == ranks.end() ? 0 : rank->second).arg(nameOf(state, player)),
        .parts = {}};
    WhyPart part{.title = WhyRankText::tr("Matches"), .lines = {}};
    auto const matches = session::matchesOf(state);
    for (pairing::TreeMatch const& match : matches) {
        bool const isUpper = match.upper == player;
        if (!isUpper && match.lower != player) continue;
        MatchScore const score = matchScore(state, match);
        auto const rival = isUpper ? match.lower : match.upper;
        QStringList line{treeRoundText(match.round, treeRounds(matches))};
        if (match.forThird) line = {WhyRankText::tr("Third place")};
        if (rival) line += nameOf(state, *rival);
        if (!score.upper.isEmpty())
            line += isUpper ? score.upper + QStringLiteral(" – ") + score.lower
                            : score.lower + QStringLiteral(" – ") + score.upper;
        if (QString const note = matchNote(match); !note.isEmpty()) line += note;
        part.lines += line.join(QStringLiteral(", "));
    }
    all.parts.push_back(std::move(part));
    if (WhyPart played = games(state, player, ranks); !played.lines.isEmpty()) all.parts.push_back(std::move(played));
    return all;
}

/// Each round with the value number it was worth a part of.
QString shareLine(session::EventState const& state, pairing::SystemShare const& share) {
    QString const score = keizerText(share.score);
    if (share.round == 0)
        //: %1 a value number, %2 the same as a score.
        return WhyRankText::tr("Own value number %1: %2").arg(QString::number(share.value), score);
    QString const round = roundLabel(state, RoundNumber{share.round});
    //: %1 a round.
    if (share.score == 0) return WhyRankText::tr("Round %1: 0").arg(round);
    //: %1 a round, %2 a player, %3 a value number, %4 what the round is worth.
    return WhyRankText::tr("Round %1: %2, value number %3: %4")
        .arg(round, nameOf(state, share.whose), QString::number(share.value), score);
}

/// The places go by the score, and the score by the places: the value numbers are those of the table.
WhyRank whyInKeizer(session::EventState const& state, PlayerId player, Ranks const& ranks) {
    pairing::Tournament const tournament = session::tournamentThatCounts(state);
    pairing::PairingSystem const& system = *pairing::systemByCode(state.details.system);
    auto const table = system.ranking(tournament);
    auto const line = std::ranges::find(table, player, &pairing::SystemRank::player);
    if (line == table.end()) return {};
    //: %1 a rank, %2 a player, %3 a score, %4 the number that a win against the player is worth.
    WhyRank all{.title = WhyRankText::tr("Rank %1: %2, Keizer score %3, value number %4")
                             .arg(QString::number(line->place), nameOf(state, player), keizerText(line->score),
                                  QString::number(line->value)),
                .parts = {}};
    WhyPart part{.title = WhyRankText::tr("Keizer score"), .lines = {}, .decides = true};
    for (auto const& share : system.shares(tournament, player)) part.lines += shareLine(state, share);
    all.parts.push_back(std::move(part));
    if (WhyPart played = games(state, player, ranks); !played.lines.isEmpty()) all.parts.push_back(std::move(played));
    return all;
}

bool isBy(std::optional<pairing::Separation> const& from, std::size_t which) {
    return from && from->by == pairing::Separation::By::TieBreak && from->which == which;
}

} // namespace

WhyRanks::WhyRanks(session::EventState const& state)
    : m_state(state),
      m_explainer(pairing::counted(pairing::systemByCode(state.details.system), session::tournamentRanked(state)),
                  state.details.tieBreaks),
      m_standings(session::systemRulesOf(state).playsMatches || isKeizer(state) ? session::standingsOf(state)
                                                                                : m_explainer.standings()) {
    for (pairing::Standing const& standing : m_standings) m_ranks[standing.player] = standing.rank;
    if (state.isOfTeams()) m_teams.emplace(state);
}

std::optional<WhyRank> WhyRanks::of(PlayerId player) const {
    session::EventState const& state = m_state;
    auto const why = m_explainer.explain(player);
    if (!why) return std::nullopt;
    if (session::systemRulesOf(state).playsMatches) return whyInTree(state, player, m_ranks);
    if (isKeizer(state)) return whyInKeizer(state, player, m_ranks);
    QString const points = pointsText(why->standing.points);
    WhyRank all{.title = m_teams ? whyTeamTitle(state, why->standing)
                                 //: %1 a rank, %2 a player, %3 points.
                                 : WhyRankText::tr("Rank %1: %2, points %3")
                                       .arg(QString::number(why->standing.rank), nameOf(state, player), points),
                .parts = {}};
    if (why->above || why->below) all.parts.push_back(neighbours(state, *why));
    WhyPart played = m_teams ? whyTeamMatches(state, *m_teams->of(player)) : games(state, player, m_ranks);
    if (!played.lines.isEmpty()) all.parts.push_back(std::move(played));
    auto const named = [&](PlayerId id) { return nameOf(state, id); };
    auto const whose = m_teams ? pairing::Competitors::Teams : pairing::Competitors::Players;
    for (std::size_t which = 0; which < why->workings.size(); ++which)
        all.parts.push_back({whyTieBreakTitle(why->workings[which]), whyTieBreak(why->workings[which], named, whose),
                             isBy(why->above, which) || isBy(why->below, which)});
    return all;
}

std::optional<WhyRank> whyRank(session::EventState const& state, PlayerId player) { return WhyRanks(state).of(player); }

} // namespace flagfall::view
