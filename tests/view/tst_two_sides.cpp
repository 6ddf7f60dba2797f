// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/printing/event_papers.h"
#include "tests/view/hall.h"

namespace flagfall::view {
namespace {

/// A Scheveningen event of rivers.
struct TwoSides : testing::Test {
    Hall hall;
    PairingView& pairing = *hall.workspace.pairing();

    TwoSides() {
        EventForm& form = *hall.workspace.eventForm();
        form.startNew();
        form.setName(QStringLiteral("River Match"));
        form.setControl(QStringLiteral("3+2"));
        form.setSystem(QStringLiteral("FIDE_SCHEVENINGEN"));
        EXPECT_TRUE(form.systemHint().endsWith(QStringLiteral("Not endorsed by FIDE.")));
        EXPECT_TRUE(form.roundsHint().contains(QStringLiteral("4 for 8 players, 8 for 16")));
        EXPECT_TRUE(form.systemNames().contains(QStringLiteral("Double Scheveningen, side against side")));
        hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/match.flagfall")));
        hall.settle();
    }
    void enter(char const* name, char const* club) {
        PlayerForm& form = *hall.workspace.playerForm();
        form.startNew();
        form.setName(QString::fromUtf8(name));
        form.say(QStringLiteral("club"), QString::fromUtf8(club));
        form.submit();
        hall.settle();
    }
    QString names(int row) {
        PairingBoardRow const& board = pairing.boards()->rows().at(static_cast<std::size_t>(row));
        return board.whiteName + QLatin1Char('-') + board.blackName;
    }
    QString caption() { return hall.workspace.standings()->caption(); }
};

TEST_F(TwoSides, AreClubsAndTheStandingsSayTheirScore) {
    enter("Amazon", "Delta");
    enter("Nile", "Ebb");
    enter("Volga", "Ebb");
    enter("Danube", "Delta");
    pairing.propose();
    ASSERT_TRUE(pairing.isPaired()) << pairing.problem().toStdString();
    EXPECT_EQ(names(0), QStringLiteral("Amazon-Nile"));
    EXPECT_EQ(names(1), QStringLiteral("Danube-Volga"));
    pairing.publish();
    hall.settle();
    hall.enterResult(1, "1");
    hall.enterResult(2, "=");
    hall.settle();
    EXPECT_TRUE(caption().startsWith(QStringLiteral("Delta 1½ : ½ Ebb · "))) << caption().toStdString();
    session::EventState const& state = hall.workspace.desk().state();
    EXPECT_EQ(standingsPaper(state, RoundNumber{1}).note, caption());
}

TEST_F(TwoSides, AreSaidByNumbersSetByHand) {
    for (char const* const name : {"Amazon", "Danube", "Nile"}) enter(name, "");
    EXPECT_FALSE(pairing.isPossible());
    EXPECT_EQ(pairing.impossibleText(), QStringLiteral("Two sides of the same size need an even number of players."));
    enter("Volga", "");
    pairing.propose();
    EXPECT_FALSE(pairing.isPaired());
    EXPECT_TRUE(pairing.problem().startsWith(QStringLiteral("Who is on which side is not known")));
    PlayersModel& players = *hall.workspace.players();
    ASSERT_TRUE(players.drawsNumbers());
    players.moveNumber(players.rows().at(1).playerId, 1);
    hall.settle();
    pairing.propose();
    ASSERT_TRUE(pairing.isPaired()) << pairing.problem().toStdString();
    EXPECT_EQ(names(0), QStringLiteral("Amazon-Danube"));
    EXPECT_EQ(names(1), QStringLiteral("Nile-Volga"));
    pairing.publish();
    hall.settle();
    EXPECT_TRUE(caption().startsWith(QStringLiteral("Side A 0 : 0 Side B · "))) << caption().toStdString();
}

TEST_F(TwoSides, DrawLotsEachForItself) {
    enter("Amazon", "Delta");
    enter("Nile", "Ebb");
    enter("Volga", "Ebb");
    enter("Danube", "Delta");
    PlayersModel& players = *hall.workspace.players();
    players.drawNumbers(false);
    hall.settle();
    auto const clubOf = [&](int row) {
        int const id = players.rows().at(static_cast<std::size_t>(row)).playerId;
        return hall.workspace.desk().state().player(PlayerId{id})->details.club;
    };
    EXPECT_EQ(clubOf(0), clubOf(1));
    EXPECT_EQ(clubOf(2), clubOf(3));
}

} // namespace
} // namespace flagfall::view
