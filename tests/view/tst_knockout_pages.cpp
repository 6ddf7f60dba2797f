// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/hall.h"

#include "app/view/printing/event_papers.h"
#include "app/view/texts/round_text.h"

namespace flagfall::view {
namespace {

/// Four rivers in a knockout: Amazon–Danube and Nile–Volga, the stronger ones with White.
struct KnockoutHall : Hall {
    explicit KnockoutHall(char const* ladder) {
        EventForm& form = *workspace.eventForm();
        form.startNew();
        form.setName(QStringLiteral("River Cup"));
        form.setSystem(QStringLiteral("CUSTOM_KNOCKOUT"));
        form.setControl(QStringLiteral("90+30"));
        form.setInitialColour(QStringLiteral("white"));
        form.setLadder(QString::fromLatin1(ladder));
        workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/river.flagfall")));
        settle();
        enterRivers();
    }
    [[nodiscard]] QVariantMap match(int round, int number) {
        return workspace.tree()
            ->rounds()
            .at(round)
            .toMap()
            .value(QStringLiteral("matches"))
            .toList()
            .at(number)
            .toMap();
    }
    [[nodiscard]] session::EventState const& state() { return workspace.desk().state(); }
};

TEST(KnockoutForm, AsksForTheGamesOfAMatchAndForNoTieBreaksOfPoints) {
    Hall hall;
    EventForm& form = *hall.workspace.eventForm();
    form.startNew();
    EXPECT_FALSE(form.playsMatches());
    form.setRounds(9);
    form.setSystem(QStringLiteral("CUSTOM_KNOCKOUT"));
    EXPECT_TRUE(form.playsMatches());
    EXPECT_EQ(form.rounds(), 0) << "the players say how many";
    EXPECT_TRUE(form.systemHint().endsWith(QStringLiteral("Not endorsed by FIDE."))) << form.systemHint().toStdString();
    EXPECT_EQ(form.roundsHint(), QStringLiteral("Empty: chosen by the number of players; 3 for 8 players, 4 for 16."));
    form.setLadder(QStringLiteral("2 standard\n2 rapid 15+x"));
    form.touchAll();
    EXPECT_TRUE(form.ladderError().startsWith(QStringLiteral("Line 2, character 12.")))
        << form.ladderError().toStdString();
}

TEST(KnockoutPages, ARoundSaysWhichGameItIs) {
    KnockoutHall hall("2 standard\n1 armageddon W5 B4");
    EXPECT_EQ(hall.workspace.pairing()->title(), QStringLiteral("Pairing: Round 1, game 1 (standard)"));
    hall.pair();
    EXPECT_EQ(hall.workspace.rounds()->shownText(), QStringLiteral("Round 1, game 1 (standard)"));
    EXPECT_TRUE(hall.workspace.rounds()->shownOdds().isEmpty());
    for (int game = 1; game <= 2; ++game) {
        hall.enterResult(1, "=");
        hall.enterResult(2, "=");
        hall.settle();
        hall.pair();
    }
    EXPECT_EQ(roundLabel(hall.state(), RoundNumber{3}), QStringLiteral("1.3"));
    EXPECT_EQ(hall.workspace.rounds()->shownText(), QStringLiteral("Round 1, game 3 (Armageddon)"));
    EXPECT_EQ(hall.workspace.rounds()->shownOdds(), QStringLiteral("Draw odds: a draw wins the match for Black."));
    hall.enterResult(1, "=");
    hall.settle();
    EXPECT_EQ(hall.match(0, 0).value(QStringLiteral("upperScore")).toString(), QStringLiteral("1 + ½"));
    EXPECT_EQ(hall.match(0, 0).value(QStringLiteral("note")).toString(), QStringLiteral("draw odds of Black"));
    EXPECT_TRUE(hall.match(0, 0).value(QStringLiteral("lowerThrough")).toBool());
}

TEST(KnockoutPages, AMatchThatEndedLevelIsGivenToSomebodyWithAReason) {
    KnockoutHall hall("1 standard");
    hall.pair();
    hall.enterResult(1, "1");
    hall.enterResult(2, "=");
    hall.settle();
    EXPECT_FALSE(hall.workspace.tree()->levelText().isEmpty());
    EXPECT_TRUE(hall.match(0, 1).value(QStringLiteral("level")).toBool());
    int const volga = hall.match(0, 1).value(QStringLiteral("lowerId")).toInt();
    hall.workspace.tree()->award(volga, QStringLiteral("by lots"));
    hall.settle();
    EXPECT_TRUE(hall.workspace.tree()->levelText().isEmpty());
    EXPECT_TRUE(hall.match(0, 1).value(QStringLiteral("lowerThrough")).toBool());
    EXPECT_EQ(hall.match(1, 0).value(QStringLiteral("lower")).toString(), QStringLiteral("Volga, V."));
}

TEST(KnockoutPapers, TheMatchesStandBelowTheStandings) {
    KnockoutHall hall("1 standard");
    hall.pair();
    hall.enterResult(1, "1");
    hall.enterResult(2, "1");
    hall.settle();
    auto const rounds = matchTables(hall.state());
    ASSERT_EQ(rounds.size(), 2U);
    EXPECT_EQ(rounds.front().title, QStringLiteral("Semi-finals"));
    EXPECT_EQ(rounds.front().table.rows.front().cells.mid(1, 2),
              (QStringList{QStringLiteral("Danube, Ď."), QStringLiteral("1 : 0")}));
    EXPECT_EQ(rounds.back().table.rows.size(), 1U);
}

} // namespace
} // namespace flagfall::view
