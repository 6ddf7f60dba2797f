// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/earlier.h"
#include "app/view/event/event_text.h"
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/standings_text.h"

#include <algorithm>

/// What is given to players at the end: the list of prizes, and a certificate.
namespace flagfall::view {
Paper prizeList(session::EventState const& now, RoundNumber after) {
    session::EventState const state = session::upTo(now, after);
    PaperPlayers const players(state);
    auto const standings = standingsOf(state);
    Paper paper{.title = EventPapers::tr("Prize list"),
                .note = standingsCaption(state),
                .file = EventPapers::tr("prize list", "file"),
                .head = paperHeadOf(state.details)};
    PaperTable table{{{EventPapers::tr("Rank"), PaperAlign::Right, true},
                      {{}, PaperAlign::Left},
                      {EventPapers::tr("Name"), PaperAlign::Left, true},
                      {EventPapers::tr("Fed.", "federation, short"), PaperAlign::Left},
                      {EventPapers::tr("Points"), PaperAlign::Decimal},
                      {EventPapers::tr("Prize"), PaperAlign::Left, true}},
                     {},
                     PaperTable::Kind::List};
    std::size_t place = 0; // who share a rank have the places one after the other
    for (pairing::Standing const& standing : standings) {
        ++place;
        QStringList given;
        for (session::Prize const& prize : state.prizes)
            if (std::cmp_less_equal(prize.first, place) && std::cmp_less_equal(place, prize.last))
                given += plain(prize.what);
        if (given.isEmpty()) continue;
        table.rows.push_back(
            {{QString::number(standing.rank), players.title(standing.player), players.name(standing.player),
              players.federation(standing.player), pointsText(standing.points), given.join(QStringLiteral(", "))}});
    }
    dropEmptyColumns(table);
    if (table.rows.empty())
        paper.body.emplace_back(PaperParagraph{EventPapers::tr(
            "No prizes have been typed yet. Beside the papers, type them by place: 1: 500; 2-3: 300; 4: a book.")});
    else
        paper.body.emplace_back(std::move(table));
    return paper;
}

Paper certificate(session::EventState const& now, RoundNumber after, std::optional<PlayerId> chosen) {
    using Words = PaperCards::Words;
    session::EventState const state = session::upTo(now, after);
    PaperPlayers const players(state);
    auto const standings = standingsOf(state);
    Paper paper{.title = EventPapers::tr("Certificate"),
                .file = EventPapers::tr("certificate", "file"),
                .head = paperHeadOf(state.details)};
    auto const found =
        std::ranges::find_if(standings, [&](pairing::Standing const& one) { return !chosen || one.player == *chosen; });
    if (found == standings.end()) return paper;
    QString const name = (players.title(found->player) + QLatin1Char(' ') + players.name(found->player)).trimmed();
    //: On a certificate, below the name: %1 a rank, %2 points, %3 the rounds that were played.
    QString const rank = EventPapers::tr("Rank %1").arg(found->rank);
    QString const points = EventPapers::tr("%1 points in %n round(s)", "", static_cast<int>(state.rounds.size()))
                               .arg(pointsText(found->points));
    QStringList where{paper.head.place, paper.head.dates};
    where.removeAll(QString{});
    PaperCards cards{.size = {180, 236}, .cards = {}};
    PaperCards::Card card{{Words{{5, 20, 170, 22}, plain(state.details.name), 26, true, Qt::AlignCenter},
                           Words{{5, 44, 170, 10}, where.join(QStringLiteral(" · ")), 13, false, Qt::AlignCenter},
                           Words{{5, 76, 170, 22}, EventPapers::tr("Certificate"), 40, false, Qt::AlignCenter},
                           Words{{5, 110, 170, 24}, name, 40, true, Qt::AlignCenter},
                           PaperCards::Line{{30, 138, 150, 138}, 0.5, false},
                           Words{{5, 144, 170, 18}, rank, 30, true, Qt::AlignCenter},
                           Words{{5, 164, 170, 12}, points, 18, false, Qt::AlignCenter},
                           PaperCards::Line{{100, 214, 170, 214}, 0.5, false},
                           Words{{100, 216, 70, 6}, plain(state.details.chiefArbiter), 11, false, Qt::AlignCenter},
                           Words{{100, 222, 70, 5}, EventPapers::tr("Chief arbiter"), 9, false, Qt::AlignCenter}}};
    cards.cards.push_back(std::move(card));
    paper.body.emplace_back(std::move(cards));
    return paper;
}

} // namespace flagfall::view
