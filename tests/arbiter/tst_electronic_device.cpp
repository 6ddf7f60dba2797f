// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/edition.h"

#include "arbiter/board/fen.h"
#include "arbiter/mating/mating_chances.h"

#include <gtest/gtest.h>

namespace flagfall {
namespace {

constexpr auto white = Colour::White;
constexpr auto black = Colour::Black;

DeviceLaw const& law(char const* edition) { return editionByCode(edition)->device; }

Result score(char const* edition, Colour offender, CanMate opponentCanMate) {
    return law(edition).score(offender, opponentCanMate);
}

CanMate canMate(char const* fen, Colour mating) {
    auto const chances = mating::matingChances(*board::positionFromFen(fen), mating);
    return std::holds_alternative<mating::Winnable>(chances) ? CanMate::Yes : CanMate::No;
}

constexpr auto rooks = "6k1/5ppp/8/3r4/8/2R5/5PPP/6K1 b - - 4 40";
constexpr auto bareKing = "8/8/8/8/3k4/8/4K3/7Q w - - 0 50";

TEST(ElectronicDevice, T170_In2009WhiteWhoseTelephoneSoundsLosesToABlackWhoCanMate) {
    EXPECT_EQ(law("E2009").offence, DeviceOffence::Sounds);
    EXPECT_EQ(law("E2009").article, "12.3b");
    EXPECT_EQ(score("E2009", white, canMate(rooks, black)), Result::BlackWins);
}

TEST(ElectronicDevice, T171_In2009ABareKingScoresAHalfPointAndTheOffenderNone) {
    EXPECT_EQ(score("E2009", white, canMate(bareKing, black)), Result::LossAgainstDraw);
    EXPECT_EQ(score("E2009", black, CanMate::No), Result::DrawAgainstLoss);
}

TEST(ElectronicDevice, In2009TheOpponentWinsAsLongAsNobodyHasSaidThatHeCannotMate) { // P21
    EXPECT_EQ(score("E2009", white, CanMate::NotSaid), Result::BlackWins);
    EXPECT_EQ(score("E2009", black, CanMate::NotSaid), Result::WhiteWins);
}

TEST(ElectronicDevice, T172_In2018ADeviceOnThePersonLosesWhateverTheOpponentHas) {
    EXPECT_EQ(law("E2018").offence, DeviceOffence::OnHisPerson);
    EXPECT_EQ(law("E2018").article, "11.3.2.2");
    EXPECT_EQ(score("E2018", white, canMate(bareKing, black)), Result::BlackWins);
    EXPECT_TRUE(law("E2018").mayBeMilder);
}

TEST(ElectronicDevice, OnlyIn2009DoesAnythingHangOnTheMate) {
    for (Edition const& edition : editions()) {
        bool const first = edition.code == "E2009";
        EXPECT_EQ(edition.device.hangsOnMate, first) << edition.code;
        EXPECT_EQ(edition.device.mayBeMilder, !first) << edition.code;
    }
    EXPECT_EQ(law("E2014").article, "11.3b");
    EXPECT_EQ(law("E2017").article, "11.3.2");
}

} // namespace
} // namespace flagfall
