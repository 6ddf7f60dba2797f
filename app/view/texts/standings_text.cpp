// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/texts/standings_text.h"

#include "app/session/event/open_games.h"
#include "app/session/event/sides.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cstdlib>

namespace flagfall::view {
namespace {

struct StandingsText {
    Q_DECLARE_TR_FUNCTIONS(StandingsText)
};

QString captionOfRounds(session::EventState const& state) {
    if (!state.opened() || state.rounds.empty()) return StandingsText::tr("No round has been paired yet");
    RoundNumber const last = state.rounds.back().number;
    QString const newest = roundLabel(state, last);
    //: Of the standings: %1 the number of the last round.
    if (session::isFinal(state)) return StandingsText::tr("Final, after round %1").arg(newest);
    auto const open = session::openGames(state);
    auto const adjourned = static_cast<int>(std::ranges::count_if(open, &session::OpenGame::adjourned));
    int const toCome = static_cast<int>(open.size()) - adjourned;
    int const before = toCome > 0 ? last.value() - 1 : last.value();
    QString const complete = before > 0 ? roundLabel(state, RoundNumber{before}) : QStringLiteral("0");
    QStringList parts;
    if (adjourned > 0)
        //: Of the standings: %1 the number of a round, %n games without a result.
        parts += StandingsText::tr("Provisional, after round %1 · %n game(s) unfinished", "", adjourned).arg(complete);
    else if (before > 0)
        parts += StandingsText::tr("After round %1").arg(complete);
    if (toCome > 0)
        //: %1 the number of a round that is being played.
        parts += StandingsText::tr("Round %1: %n result(s) to come", "", toCome).arg(newest);
    return parts.join(QStringLiteral(" · "));
}

} // namespace

QString sidesText(session::EventState const& state) {
    auto const sides = state.rounds.empty() ? std::nullopt : session::sidesOf(state);
    if (!sides) return {};
    auto const name = [](session::Side const& side, QString const& otherwise) {
        return side.name.empty() ? otherwise : plain(side.name);
    };
    //: %1 and %4 two sides (clubs, federations), %2 and %3 their points: "Slovan 3½ : 2½ Dukla".
    return StandingsText::tr("%1 %2 : %3 %4")
        .arg(name(sides->a, StandingsText::tr("Side A")), pointsText(sides->a.points), pointsText(sides->b.points),
             name(sides->b, StandingsText::tr("Side B")));
}

QString standingsCaption(session::EventState const& state) {
    QString const sides = sidesText(state);
    QString const caption = captionOfRounds(state);
    return sides.isEmpty() ? caption : sides + QStringLiteral(" · ") + caption;
}

QString captionOfAwards(session::EventState const& state) {
    QString const caption = standingsCaption(state);
    bool const adjourned = std::ranges::any_of(session::openGames(state), &session::OpenGame::adjourned);
    if (state.rounds.empty() || session::isFinal(state) || adjourned) return caption;
    //: Of a prize list before the last round: %1 "After round 3".
    return StandingsText::tr("Provisional · %1").arg(caption);
}

QString shiftText(int won) {
    if (won == 0) return QStringLiteral("=");
    return (won > 0 ? QStringLiteral("+%1") : QStringLiteral("−%1")).arg(std::abs(won));
}

QString unfinishedGameText() {
    return StandingsText::tr(
        "An unfinished game gives no points yet; in the pairing and in the interim report it counts as a draw.");
}

std::set<PlayerId> playersOfAdjourned(session::EventState const& state) {
    std::set<PlayerId> players;
    for (session::Round const& round : state.rounds)
        for (session::Board const& board : round.boards)
            if (session::countsAsAdjourned(board)) {
                if (auto const place = round.placeOf(board.number))
                    players.insert({place->match->home, place->match->away});
                else
                    players.insert({board.white, board.black});
            }
    return players;
}

} // namespace flagfall::view
