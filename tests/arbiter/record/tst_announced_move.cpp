// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/record/announced_move.h"
#include "tests/arbiter/record/games.h"

#include <gtest/gtest.h>

namespace flagfall::record::test {
namespace {

TEST(AnnouncedMove, IsAnnouncedRepeatedExecutedAndOnlyThenPressed) { // E.2(1), E.2(3)
    AnnouncedMove move{{}};
    EXPECT_EQ(move.next(), AnnouncedStep::Announce);
    EXPECT_TRUE(move.says("Springer Gustav eins Felix drei"));
    EXPECT_EQ(move.next(), AnnouncedStep::Repeat);
    EXPECT_TRUE(move.isRepeated());
    EXPECT_EQ(move.next(), AnnouncedStep::Execute);
    move.places();
    EXPECT_EQ(move.next(), AnnouncedStep::Press);
    EXPECT_EQ(move.press(), std::nullopt);
    EXPECT_EQ(move.next(), AnnouncedStep::Done);
}

TEST(AnnouncedMove, APressWhileTheManStandsInItsApertureIsIncomplete) { // T201
    AnnouncedMove move{{}};
    move.says("Springer Gustav eins Felix drei");
    move.isRepeated();
    EXPECT_EQ(move.press(), PressLacks::Placing);
}

TEST(AnnouncedMove, APressBeforeTheAnnouncementIsIncomplete) { // E.2(3)c
    AnnouncedMove move{{}};
    move.places();
    EXPECT_EQ(move.press(), PressLacks::Announcement);
}

TEST(AnnouncedMove, ACapturedManMustBeGoneFromHisBoard) { // E.2(3)a
    AnnouncedMove move{game("e4 d5").end()};
    move.says("Eva vier David fuenf");
    move.isRepeated();
    move.places();
    EXPECT_EQ(move.whatLacks(), PressLacks::Removal);
    EXPECT_EQ(move.next(), AnnouncedStep::Execute);
    move.removesCaptured();
    EXPECT_EQ(move.press(), std::nullopt);
}

TEST(AnnouncedMove, ASlipOfTheTongueIsCorrectedUntilThePress) { // T202, E.2(6)
    AnnouncedMove move{game("e4 e5").end()};
    move.says("Felix vier");
    move.isRepeated();
    move.places();
    move.says("Springer Felix drei");
    EXPECT_EQ(move.next(), AnnouncedStep::Repeat); // the opponent repeats what he says now
    move.isRepeated();
    EXPECT_EQ(move.press(), std::nullopt);
    EXPECT_FALSE(move.says("Felix vier")); // now the records judge
    EXPECT_EQ(move.announced()->role, board::Role::Knight);
}

TEST(AnnouncedMove, ThePieceOfAPromotionMustBeNamed) { // E.2(1)
    AnnouncedMove move{at("8/3P4/8/k7/8/8/8/K7 w - - 0 1")};
    move.says("Bauer David sieben David acht");
    EXPECT_EQ(move.next(), AnnouncedStep::NamePiece);
    EXPECT_FALSE(move.isRepeated());
    move.places();
    EXPECT_EQ(move.whatLacks(), PressLacks::PromotionPiece);
    move.says("Bauer David sieben David acht Dame");
    EXPECT_EQ(move.press(), std::nullopt);
}

TEST(AnnouncedMove, WordsThatAreNoMoveChangeNothing) {
    AnnouncedMove move{{}};
    move.says("Eva vier");
    move.says("Moment bitte");
    EXPECT_TRUE(move.announced());
}

} // namespace
} // namespace flagfall::record::test
