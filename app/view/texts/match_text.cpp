// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/match_text.h"

#include "app/view/texts/plain_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace flagfall::view {
namespace {

struct MatchText {
    Q_DECLARE_TR_FUNCTIONS(MatchText)
};

/// The games of two players that are over, in order: they meet in one match at most.
std::vector<session::Board const*> gamesBetween(session::EventState const& state, PlayerId one, PlayerId other) {
    std::vector<session::Board const*> games;
    for (session::Round const& round : state.rounds)
        for (session::Board const& board : round.boards) {
            bool const theirs =
                (board.white == one && board.black == other) || (board.white == other && board.black == one);
            if (theirs && board.result) games.push_back(&board);
        }
    return games;
}

Points scoredBy(session::Board const& board, PlayerId player) {
    Colour const colour = board.white == player ? Colour::White : Colour::Black;
    return board.scoreRuling ? board.scoreRuling->score[colour] : points(*board.result)[colour];
}

} // namespace

QString treeRoundText(int round, int rounds) {
    switch (rounds - round) {
    case 0: return MatchText::tr("Final");
    case 1: return MatchText::tr("Semi-finals");
    case 2: return MatchText::tr("Quarter-finals");
    default: return MatchText::tr("Round %1").arg(round);
    }
}

MatchScore matchScore(session::EventState const& state, pairing::TreeMatch const& match) {
    if (!match.upper || !match.lower) return {};
    auto const games = gamesBetween(state, *match.upper, *match.lower);
    QStringList upper, lower;
    std::size_t game = 0;
    for (session::LadderStep const& step : state.details.ladder) {
        if (game >= games.size()) break;
        Points ofUpper, ofLower;
        for (int left = step.games.games; left > 0 && game < games.size(); --left, ++game) {
            ofUpper += scoredBy(*games[game], *match.upper);
            ofLower += scoredBy(*games[game], *match.lower);
        }
        upper += pointsText(ofUpper);
        lower += pointsText(ofLower);
    }
    return {upper.join(QStringLiteral(" + ")), lower.join(QStringLiteral(" + "))};
}

QString matchNote(pairing::TreeMatch const& match) {
    using Decided = pairing::TreeMatch::Decided;
    switch (match.how) {
    case Decided::NotYet:
    case Decided::ByGames: return {};
    case Decided::Level: return MatchText::tr("level after all games: the arbiter names the winner");
    case Decided::ByOdds: return MatchText::tr("draw odds of Black");
    case Decided::ByArbiter: return MatchText::tr("level; the arbiter has named the winner");
    case Decided::ByLeaving:
        return match.upper && match.lower ? MatchText::tr("the opponent has left") : MatchText::tr("bye");
    case Decided::AsPaired: return MatchText::tr("as paired; a result was corrected later");
    case Decided::WithNobody: return MatchText::tr("both have left");
    }
    return {};
}

int treeRounds(std::vector<pairing::TreeMatch> const& matches) {
    int rounds = 0;
    for (pairing::TreeMatch const& match : matches) rounds = std::max(rounds, match.round);
    return rounds;
}

} // namespace flagfall::view
