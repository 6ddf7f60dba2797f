// SPDX-License-Identifier: GPL-3.0-or-later
// The example of app/exports/README.md.
#include "tests/exports/plain_words.h"
#include "tests/support/story.h"

namespace flagfall {
namespace {

TEST(Readme, ShowsWhatBarsAFileAndTheFile) {
    session::Story story = session::Story::withPlayers(4);
    exports::Order const order{.kind = exports::FileKind::Standings};

    EXPECT_EQ(barOf(story.state(), order), (exports::Bar{exports::Bar::Why::NoRound}));
    story.playsRound(Result::Draw);
    EXPECT_TRUE(fileOf(story.state(), order, exports::PlainWords{}).value().starts_with("c0,c1,c2"));
}

} // namespace
} // namespace flagfall
