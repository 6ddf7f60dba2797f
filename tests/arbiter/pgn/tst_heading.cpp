// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/heading.h"
#include "tests/arbiter/pgn/texts.h"

namespace flagfall::pgn::test {
namespace {

using testing::ElementsAre;

TEST(Heading, SaysWhatBroadcastsAskFor) {
    Heading heading;
    heading.event = "Open A";
    heading.site = "Bratislava SVK";
    heading.date = parseDate("2026-11-21");
    heading.round = RoundNumber{3};
    heading.board = BoardNumber{17};
    heading.players.white = {"Čižmár, Ján", 2101, "FM", "14900000", "Slovan"};
    heading.players.black = {.name = "Müller, Eva"};
    heading.timeControl = "5400+30";
    heading.utcDate = "2026.11.21";
    heading.utcTime = "14:00:00";
    EXPECT_THAT(tagsOf(heading, Result::Draw),
                ElementsAre(Tag{"Event", "Open A"}, Tag{"Site", "Bratislava SVK"}, Tag{"Date", "2026.11.21"},
                            Tag{"Round", "3.17"}, Tag{"White", "Čižmár, Ján"}, Tag{"Black", "Müller, Eva"},
                            Tag{"Result", "1/2-1/2"}, Tag{"WhiteElo", "2101"}, Tag{"WhiteTitle", "FM"},
                            Tag{"WhiteFideId", "14900000"}, Tag{"WhiteTeam", "Slovan"}, Tag{"TimeControl", "5400+30"},
                            Tag{"Board", "17"}, Tag{"UTCDate", "2026.11.21"}, Tag{"UTCTime", "14:00:00"}));
}

TEST(Heading, LeavesOutWhatIsNotKnownButForTheSevenTags) {
    EXPECT_THAT(tagsOf({}, NoWord{}),
                ElementsAre(Tag{"Event", "?"}, Tag{"Site", "?"}, Tag{"Date", "????.??.??"}, Tag{"Round", "1.1"},
                            Tag{"White", "?"}, Tag{"Black", "?"}, Tag{"Result", "*"}, Tag{"Board", "1"}));
}

TEST(Heading, MakesAGameComplete) {
    Game game;
    game.ending = Unfinished{};
    game.tags = tagsOf({}, game.ending);
    EXPECT_EQ(complete(game), game);
}

} // namespace
} // namespace flagfall::pgn::test
