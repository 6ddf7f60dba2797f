// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/second_score.h"
#include "pairing/system_standings.h"
#include "tests/support/story.h"

namespace flagfall::session {
namespace {

/// `B 7/1`: the score of the system and the points, in order of places.
std::string tableOf(Story const& story) {
    std::string text;
    for (pairing::Standing const& line : standingsOf(story.state()))
        text += (text.empty() ? "" : " ") + std::to_string(line.rank) + ":" + story.nameOf(line.player) + "=" +
                std::to_string(line.secondary.hundredths()) + "/" + std::to_string(line.points.hundredths());
    return text;
}

struct ClubEvening : testing::Test {
    ClubEvening() {
        EventDraft draft = Story::draft("90+30", "KEIZER");
        draft.rounds = 20;
        draft.initialColour = "white";
        story.does(OpenEvent{draft});
        for (char const* const name : {"A", "B", "C", "D"})
            story.does(EnterPlayer{Story::named(name, std::to_string(2000 - 100 * (name[0] - 'A')))});
    }
    Story story;
};

TEST_F(ClubEvening, PlacesGoByTheScoreOfTheSystemAndNotByPoints) {
    EXPECT_EQ(secondScoreOf(story.state()), SecondScore::Keizer);
    story.does(PairRound{});
    ASSERT_EQ(story.state().rounds.back().boards.size(), 2U) << "neighbours meet: A and B, C and D";
    for (Board const& board : story.state().rounds.back().boards) { // the lower-ranked win
        bool const whiteIsLower = story.nameOf(board.white) > story.nameOf(board.black);
        story.enters(1, board.number.value(), whiteIsLower ? Result::WhiteWins : Result::BlackWins);
    }
    EXPECT_EQ(tableOf(story), "1:B=700/100 2:A=300/0 3:D=300/100 4:C=100/0");
}

TEST_F(ClubEvening, AnExcusedAbsenceIsWorthAThirdOfTheOwnNumber) {
    story.does(GrantBye{story.idOf("A"), RoundNumber{1}, Bye::HalfPoint});
    story.does(PairRound{});
    EXPECT_EQ(tableOf(story).substr(0, 8), "1:A=540/");
}

TEST(SecondScore, IsThatOfTeamsOrOfKeizer) {
    Story story;
    story.does(OpenEvent{Story::draft()});
    EXPECT_EQ(secondScoreOf(story.state()), SecondScore::None);
    EXPECT_EQ(pairing::roundedScore(pairing::partsOfScore * 7 / 2), Points::ofHundredths(350));
    EXPECT_EQ(pairing::roundedScore(1), Points::ofHundredths(1)) << "to the nearest hundredth";
}

} // namespace
} // namespace flagfall::session
