// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/arbiter/pgn/texts.h"

#include <filesystem>
#include <fstream>
#include <iterator>

/// Files that go through without loss: the same tags, moves, comments, annotations, variations, clocks and results, and
/// from the second time on the same bytes.
namespace flagfall::pgn::test {
namespace {

namespace fs = std::filesystem;

std::string textOf(fs::path const& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::string written(std::vector<ReadGame> const& games) {
    std::string text;
    for (ReadGame const& read : games) appendGame(text, complete(read.game));
    return text;
}

/// The words between the tags and without them, numbers left out: what no program may lose.
std::vector<std::string> wordsOf(std::string const& text) {
    std::vector<std::string> words;
    std::string word;
    for (char const sign : text + " ") {
        bool const isSpace = sign == ' ' || sign == '\n' || sign == '\r' || sign == '\t';
        if (!isSpace) word += sign;
        if (!isSpace && sign != '.') continue;
        bool const isNumber = word.find_first_not_of("0123456789.") == std::string::npos;
        if (!isNumber && isSpace) words.push_back(word);
        if (isNumber || isSpace) word.clear();
    }
    std::ranges::sort(words);
    return words;
}

void goesThrough(std::string const& text, std::string const& name) {
    auto const games = gamesIn(text);
    EXPECT_FALSE(games.empty()) << name;
    for (ReadGame const& read : games) {
        EXPECT_THAT(read.problems, testing::IsEmpty()) << name;
        EXPECT_THAT(read.game.line.unread, testing::IsEmpty()) << name;
    }
    auto const once = written(games);
    auto const readBack = gamesIn(once);
    ASSERT_EQ(readBack.size(), games.size()) << name;
    for (std::size_t i = 0; i < games.size(); ++i) EXPECT_EQ(readBack[i].game, complete(games[i].game)) << name;
    EXPECT_EQ(written(readBack), once) << name;
    auto const before = wordsOf(text.starts_with("\xEF\xBB\xBF") ? text.substr(3) : text);
    auto const after = wordsOf(once);
    EXPECT_TRUE(std::ranges::includes(after, before)) << name << ": a word is lost in\n" << once;
}

/// A broadcast as it is sent: a clock behind every move, players with their identity numbers.
constexpr char const* broadcast = R"([Event "Open A"]
[Site "Bratislava SVK"]
[Date "2026.11.21"]
[Round "3.17"]
[White "Čižmár, Ján"]
[Black "Müller, Eva"]
[Result "1/2-1/2"]
[WhiteElo "2101"]
[BlackElo "1987"]
[WhiteTitle "FM"]
[WhiteFideId "14900000"]
[BlackFideId "14900001"]
[TimeControl "5400+30"]
[Board "17"]
[UTCDate "2026.11.21"]
[UTCTime "14:00:00"]

1. e4 {[%clk 1:30:25]} 1... e5 {[%clk 1:30:12.5]} 2. Nf3 {[%clk 1:30:01]} 2... Nc6 {(=) [%clk 1:29:40]}
3. Bb5 $1 {[%csl Ga4][%cal Gb5c6] the Spanish [%eval 0.25] [%xyz a b]} (3. Bc4 Bc5 (3... Nf6 4. Ng5)) {or so} 3... a6
{[%emt 0:00:07]} 1/2-1/2
)";

TEST(PgnFiles, OfABroadcastGoThroughWithoutLoss) { goesThrough(broadcast, "broadcast"); }

TEST(PgnFiles, WithEmptyLinesBetweenTheTagsGoThrough) {
    goesThrough("[Event \"A\"]\n\n[Date \"2017.12.04\"]\n[White \"B\"]\n\n1. e4  e5  2. \nNf3\n Nc6 1-0\n",
                "empty line");
}

TEST(PgnFiles, WithNumbersAndMovesInOneWordGoThrough) {
    goesThrough("[Event \"A\"]\n\n1.Nf3 d5 2.g3 Bg4 3.b3 Nd7 4.Bb2 e6 5.Bg2 Ngf6 6.O-O c6 7.d3\nBd6 1-0\n", "one word");
}

TEST(PgnFiles, OfEngineMatchesInChess960GoThrough) {
    goesThrough("[FEN \"nbbrknrq/pppppppp/8/8/8/8/PPPPPPPP/NBBRKNRQ w KQkq - 0 1\"]\n[SetUp \"1\"]\n"
                "[Variant \"fischerandom\"]\n\n1. Ng3 {+0.13/12 0.29s} Ng6 {-0.17/15 0.30s}\n"
                "2. O-O {+M1/127 0.003s, Black mates} O-O 0-1\n",
                "Chess960");
}

TEST(PgnFiles, AtHandGoThroughWithoutLoss) {
    fs::path const folder = fs::path(SHARED_DIR) / "data" / "pgn";
    if (!fs::exists(folder)) GTEST_SKIP() << "no files at hand; the ones above ask the same of a few lines each";
    for (auto const& entry : fs::directory_iterator(folder)) goesThrough(textOf(entry.path()), entry.path().filename());
}

} // namespace
} // namespace flagfall::pgn::test
