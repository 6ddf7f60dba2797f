// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

#include "app/view/printing/event_papers.h"
#include "app/view/standings/why_rank.h"
#include "app/view/texts/round_text.h"

namespace flagfall::view {
namespace {

/// Four rivers over two matches of two games: Amazon–Nile and Volga–Danube first, the stronger one with White.
struct DoubleSwissHall : Hall {
    DoubleSwissHall() {
        EventForm& form = *workspace.eventForm();
        form.startNew();
        form.setName(QStringLiteral("River Cup"));
        form.setRounds(2);
        form.setSystem(QStringLiteral("FIDE_DOUBLESWISS"));
        form.setControl(QStringLiteral("15+10"));
        form.setInitialColour(QStringLiteral("white"));
        workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/double.flagfall")));
        settle();
        enterRivers();
    }
    void plays(char const* first, char const* second) {
        pair();
        enterResult(1, first);
        enterResult(2, second);
        settle();
    }
    [[nodiscard]] session::EventState const& state() { return workspace.desk().state(); }
};

TEST(DoubleSwissForm, AsksForRoundsAndKeepsTwoGamesOfEach) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    form.setRounds(9);
    form.setSystem(QStringLiteral("FIDE_DOUBLESWISS"));
    EXPECT_EQ(form.rounds(), 9) << "whatever system was chosen before";
    EXPECT_EQ(form.roundsHint(), QStringLiteral("As announced beforehand; each is a match of two games."));
    EXPECT_TRUE(form.systemHint().endsWith(QStringLiteral("Not endorsed by FIDE.")));
    form.setSystem(QStringLiteral("FIDE_DUTCH_2026"));
    EXPECT_EQ(form.rounds(), 9);
}

TEST(DoubleSwissPages, ARoundSaysWhichMatchAndGameItIs) {
    DoubleSwissHall hall;
    EXPECT_EQ(session::plannedRounds(hall.state()), 4);
    EXPECT_EQ(hall.workspace.pairing()->title(), QStringLiteral("Pairing: Round 1, game 1 (rapid)"));
    hall.plays("1", "=");
    EXPECT_EQ(hall.workspace.pairing()->title(), QStringLiteral("Pairing: Round 1, game 2 (rapid)"));
    hall.plays("=", "=");
    EXPECT_EQ(hall.workspace.rounds()->shownText(), QStringLiteral("Round 1, game 2 (rapid)"));
    EXPECT_EQ(roundLabel(hall.state(), RoundNumber{3}), QStringLiteral("2.1"));
    EXPECT_TRUE(hall.workspace.event()->canPair());
}

TEST(DoubleSwissPages, WhoLeavesBetweenTheGamesIsPairedAndForfeits) {
    DoubleSwissHall hall;
    hall.plays("1", "=");
    PlayerId const volga = hall.state().rounds.front().board(BoardNumber{1})->black;
    hall.workspace.desk().submit(session::WithdrawPlayer{volga}, session::Confirmation::Yes,
                                 hall.workspace.desk().now(), [](auto const&) {});
    hall.settle();
    EXPECT_FALSE(hall.workspace.pairing()->isRestable()) << "byes are for matches";
    hall.pair();
    ASSERT_EQ(hall.state().rounds.size(), 2U);
    EXPECT_EQ(hall.state().rounds.back().board(BoardNumber{1})->result, Result::BlackWinsByForfeit);
}

TEST(DoubleSwissPages, WhyARankSpeaksOfMatchesAndListsTheGames) {
    DoubleSwissHall hall;
    hall.plays("1", "=");
    hall.plays("=", "=");
    PlayerId const first = standingsOf(hall.state()).front().player;
    auto const why = whyRank(hall.state(), first);
    ASSERT_TRUE(why);
    EXPECT_TRUE(why->title.endsWith(QStringLiteral("points 1½"))) << why->title.toStdString();
    QStringList lines;
    for (WhyPart const& part : why->parts) lines += part.lines;
    EXPECT_EQ(lines.filter(QStringLiteral("1.2")).size(), 1) << lines.join(u'\n').toStdString();
}

TEST(DoubleSwissPages, TheCrosstableHasAColumnForEachGame) {
    DoubleSwissHall hall;
    hall.plays("1", "=");
    hall.plays("=", "=");
    Paper const paper = crosstable(hall.state(), RoundNumber{2});
    QStringList heads;
    for (auto const& part : paper.body)
        if (auto const* const table = std::get_if<PaperTable>(&part))
            for (PaperColumn const& column : table->heads) heads += column.head;
    EXPECT_TRUE(heads.contains(QStringLiteral("R1.1"))) << heads.join(u'|').toStdString();
    EXPECT_TRUE(heads.contains(QStringLiteral("R1.2")));
}

} // namespace
} // namespace flagfall::view
