// SPDX-License-Identifier: GPL-3.0-or-later
// The example of arbiter/README.md.
#include "arbiter/board/fen.h"
#include "arbiter/mating/dead_position.h"
#include "arbiter/notation/read_move.h"
#include "arbiter/notation/write_move.h"

#include <gtest/gtest.h>

namespace flagfall {
namespace {

TEST(Readme, ShowsHowAPositionIsReadAndJudged) {
    auto const position = board::positionFromFen("k7/8/8/8/8/8/8/KN6 w - - 0 1");
    auto const move = notation::readMove(*position, "Sc3", notation::Language::German);

    EXPECT_EQ(notation::moveText(*position, move->move), "Nc3");
    EXPECT_TRUE(mating::deadPosition(*position)); // king and knight against king: 5.2.2
}

} // namespace
} // namespace flagfall
