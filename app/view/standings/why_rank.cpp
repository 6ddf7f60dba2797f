// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/standings/why_rank.h"

#include "app/view/event/event_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "pairing/tiebreaks/contributions.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace flagfall::view {
namespace {

struct WhyRank {
    Q_DECLARE_TR_FUNCTIONS(WhyRank)
};

using Table = std::vector<pairing::Standing>;

QString nameOf(session::EventState const& state, PlayerId id) {
    session::Player const* const player = state.player(id);
    return player ? plain(player->details.name) : QString{};
}

/// What separates the player from the one before; of the first one, and of one who shares a rank, that nothing does.
QString separation(session::EventState const& state, Table const& table, std::size_t at) {
    pairing::Standing const& own = table[at];
    if (at == 0) return WhyRank::tr("Rank %1, points: %2").arg(own.rank).arg(pointsText(own.points));
    pairing::Standing const& before = table[at - 1];
    QString const name = nameOf(state, before.player);
    if (before.rank == own.rank)
        //: %1 a rank, %2 another player.
        return WhyRank::tr("Rank %1, shared with %2: no tie-break separates them").arg(own.rank).arg(name);
    if (before.points != own.points)
        //: %1 a rank, %2 own points, %3 the player before, %4 the points of that one.
        return WhyRank::tr("Rank %1: points %2; %3, one place above, has %4")
            .arg(QString::number(own.rank), pointsText(own.points), name, pointsText(before.points));
    auto const& order = state.details.tieBreaks;
    for (std::size_t which = 0; which < std::min(own.tieBreaks.size(), order.size()); ++which)
        if (own.tieBreaks[which] != before.tieBreaks[which])
            //: %1 a rank, %2 a tie-break, %3 its value, %4 the player before, %5 the value of that one.
            return WhyRank::tr("Rank %1: the same points, %2 is %3; %4, one place above, has %5")
                .arg(QString::number(own.rank), tieBreakName(order[which]), tieBreakText(own.tieBreaks[which]), name,
                     tieBreakText(before.tieBreaks[which]));
    return WhyRank::tr("Rank %1, points: %2").arg(own.rank).arg(pointsText(own.points));
}

QString gameLine(session::EventState const& state, session::Round const& round, session::Board const& board,
                 Colour colour, std::map<PlayerId, int> const& ranks) {
    PlayerId const rival = colour == Colour::White ? board.black : board.white;
    auto const rank = ranks.find(rival);
    QString const score = board.result ? pointsText(points(*board.result)[colour]) : QStringLiteral("–");
    QString const place = rank == ranks.end() ? QStringLiteral("–") : QString::number(rank->second);
    QString const number = QString::number(round.number.value());
    if (colour == Colour::White)
        //: %1 a round, %2 the opponent, %3 the opponent's rank, %4 points of the game.
        return WhyRank::tr("Round %1, White against %2 (rank %3): %4").arg(number, nameOf(state, rival), place, score);
    //: %1 a round, %2 the opponent, %3 the opponent's rank, %4 points of the game.
    return WhyRank::tr("Round %1, Black against %2 (rank %3): %4").arg(number, nameOf(state, rival), place, score);
}

QStringList games(session::EventState const& state, Table const& table, PlayerId player) {
    std::map<PlayerId, int> ranks;
    for (pairing::Standing const& standing : table) ranks[standing.player] = standing.rank;
    QStringList lines;
    for (session::Round const& round : state.rounds) {
        for (session::Board const& board : round.boards) {
            if (board.white == player) lines += gameLine(state, round, board, Colour::White, ranks);
            if (board.black == player) lines += gameLine(state, round, board, Colour::Black, ranks);
        }
        for (session::Rest const& rest : round.rests)
            if (rest.player == player)
                //: %1 a round, %2 a bye.
                lines += WhyRank::tr("Round %1: %2").arg(QString::number(round.number.value()), byeText(rest.bye));
    }
    return lines;
}

/// `BH 4.5: 2 + 1.5 + 1 (without 0.5)`; empty where the tie-break is no sum over rounds.
QString sumLine(pairing::Tournament const& tournament, pairing::TieBreak const& tieBreak,
                pairing::TieBreakValue const& value, PlayerId player) {
    QStringList counted, cut;
    for (pairing::Contribution const& each : pairing::explain(tournament, tieBreak, player))
        (each.isCut ? cut : counted) += tieBreakText(pairing::TieBreakValue{each.product});
    if (counted.isEmpty()) return {};
    QString const sum = counted.join(QStringLiteral(" + "));
    if (tieBreak.kind == pairing::TieBreakKind::DirectEncounter) {
        if (!value.tenThousandths)
            //: %1 the tie-break of direct encounter, %2 the points of each game.
            return WhyRank::tr("%1 has no value here: it counts among players who are still level, where their games "
                               "separate them. Games against players with the same points: %2")
                .arg(tieBreakName(tieBreak), sum);
        //: %1 the tie-break of direct encounter with its value, %2 the points of each game.
        return WhyRank::tr("%1, from the games among players with the same points: %2")
            .arg(QStringLiteral("%1 %2").arg(tieBreakName(tieBreak), tieBreakText(value)), sum);
    }
    QString const head = QStringLiteral("%1 %2").arg(tieBreakName(tieBreak), tieBreakText(value));
    //: %1 a tie-break with its value, %2 what each round adds.
    if (cut.isEmpty()) return WhyRank::tr("%1: %2", "sum").arg(head, sum);
    //: %1 a tie-break with its value, %2 what each round adds, %3 what is cut.
    return WhyRank::tr("%1: %2, without %3").arg(head, sum, cut.join(QStringLiteral(", ")));
}

} // namespace

QStringList whyRank(session::EventState const& state, PlayerId player) {
    Table const table = session::standingsOf(state);
    auto const own = std::ranges::find(table, player, &pairing::Standing::player);
    if (own == table.end()) return {};
    QStringList lines{separation(state, table, static_cast<std::size_t>(own - table.begin()))};
    lines += games(state, table, player);
    pairing::Tournament const tournament = session::tournamentThatCounts(state);
    auto const& order = state.details.tieBreaks;
    for (std::size_t which = 0; which < std::min(own->tieBreaks.size(), order.size()); ++which)
        if (QString const line = sumLine(tournament, order[which], own->tieBreaks[which], player); !line.isEmpty())
            lines += line;
    return lines;
}

} // namespace flagfall::view
