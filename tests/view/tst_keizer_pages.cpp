// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

#include "app/view/printing/event_papers.h"
#include "app/view/standings/why_rank.h"

namespace flagfall::view {
namespace {

/// Four rivers at a club evening: Amazon–Nile and Volga–Danube, whom the weaker ones beat.
struct KeizerHall : testing::Test {
    KeizerHall() {
        EventForm& form = *hall.workspace.eventForm();
        form.startNew();
        form.setName(QStringLiteral("Club Evening"));
        form.setSystem(QStringLiteral("KEIZER"));
        form.setControl(QStringLiteral("90+30"));
        form.setRounds(20);
        form.setInitialColour(QStringLiteral("white"));
        hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/river.flagfall")));
        hall.settle();
        hall.enterRivers();
        hall.pair();
        for (session::Board const& board : state().rounds.front().boards) {
            bool const whiteIsWeaker =
                state().player(board.white)->details.rating < state().player(board.black)->details.rating;
            hall.enterResult(board.number.value(), whiteIsWeaker ? "1" : "0");
        }
        hall.settle();
    }
    [[nodiscard]] session::EventState const& state() { return hall.workspace.desk().state(); }
    Hall hall;
};

TEST_F(KeizerHall, TheTableShowsItsScoreBeforeThePoints) {
    StandingsModel& standings = *hall.workspace.standings();
    standings.setWatched(true);
    EXPECT_EQ(standings.pointsName(), QStringLiteral("Keizer"));
    EXPECT_EQ(standings.secondaryName(), QStringLiteral("Points"));
    EXPECT_FALSE(standings.ofTeams());
    ASSERT_EQ(standings.count(), 4);
    EXPECT_EQ(standings.rows().front().name, QStringLiteral("Nile, N."));
    EXPECT_EQ(standings.rows().front().points, QStringLiteral("7"));
    EXPECT_EQ(standings.rows().front().secondary, QStringLiteral("1"));
    Paper const paper = standingsPaper(state(), RoundNumber{1});
    auto const& table = std::get<PaperTable>(paper.body.front());
    QStringList heads;
    for (PaperColumn const& head : table.heads) heads += head.head;
    EXPECT_LT(heads.indexOf(QStringLiteral("Keizer")), heads.indexOf(QStringLiteral("Points")));
    EXPECT_TRUE(table.rows.front().cells.contains(QStringLiteral("7")));
}

TEST_F(KeizerHall, WhyAPlayerStandsThereIsWhatEveryRoundBrought) {
    PlayerId const first{hall.workspace.standings()->rows().front().playerId};
    auto const why = whyRank(state(), first);
    ASSERT_TRUE(why.has_value());
    EXPECT_EQ(why->title, QStringLiteral("Rank 1: Nile, N., Keizer score 7, value number 4"));
    EXPECT_EQ(why->parts.front().lines.join(QLatin1Char('|')),
              QStringLiteral("Own value number 4: 4|Round 1: Amazon, A., value number 3: 3"));
    PlayerId const last{hall.workspace.standings()->rows().back().playerId};
    EXPECT_EQ(whyRank(state(), last)->parts.front().lines.back(), QStringLiteral("Round 1: 0"));
}

} // namespace
} // namespace flagfall::view
