// SPDX-License-Identifier: GPL-3.0-or-later
// What follows from the descriptions of acts.
#include "app/session/event/saying.h"
#include "tests/support/one_of_each_act.h"

#include <fstream>
#include <iterator>

namespace flagfall::session {
namespace {

std::vector<std::string> holesIn(Saying const& saying) {
    std::vector<std::string> holes;
    std::string_view const pattern = saying.isEmpty() ? "" : saying.english();
    for (auto open = pattern.find('{'); open != std::string_view::npos; open = pattern.find('{', open + 1))
        holes.emplace_back(pattern.substr(open + 1, pattern.find('}', open) - open - 1));
    return holes;
}

void expectFilled(Saying const& saying) {
    for (std::string const& hole : holesIn(saying))
        EXPECT_FALSE(saying.lacks(hole)) << "nothing is in {" << hole << "} of " << saying.english();
}

TEST(Acts, EveryHoleOfWhatTheySayIsFilled) {
    for (Act const& act : oneOfEach()) {
        expectFilled(sentenceOf(act));
        expectFilled(sentenceAt(BoardNumber{3}, act));
        expectFilled(phraseOf(act));
    }
}

TEST(Acts, EachHasASentenceAndAPhraseIfItCanBeUndone) {
    for (Act const& act : oneOfEach()) {
        EXPECT_FALSE(sentenceOf(act).isEmpty()) << kindIn(act).word;
        EXPECT_EQ(phraseOf(act).isEmpty(), !canBeUndone(act)) << kindIn(act).word;
    }
}

TEST(Acts, OneThatNamesBoardsHasTouchedThem) {
    for (Act const& act : oneOfEach())
        EXPECT_EQ(touchedBy(act).boards.empty(), kindIn(act).boards != Boards::Named) << kindIn(act).word;
}

TEST(Acts, ACorrectionIsChangedBackAndNotPassedOver) {
    EXPECT_TRUE(canBeUndone(Act{ClocksCorrected{}}));
    EXPECT_FALSE(canBeRetracted(Act{ClocksCorrected{}}));
    EXPECT_EQ(kindIn(ClocksOperated{}).undo, Undoing::NotTimeThatRan);
}

TEST(Acts, EveryKindIsExplainedInTheDocumentOfTheFormat) {
    std::ifstream file(SOURCE_DIR "/docs/journal_format.md");
    std::string const document{std::istreambuf_iterator<char>(file), {}};
    for (Act const& act : oneOfEach()) {
        std::string quoted{'`'};
        quoted.append(kindIn(act).word).append(1, '`');
        EXPECT_NE(document.find(quoted), std::string::npos) << quoted;
    }
}

} // namespace
} // namespace flagfall::session
