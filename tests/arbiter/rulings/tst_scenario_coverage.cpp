// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

/// Every article of the Laws of 2009 is the subject of a scenario, or stands here with the reason why it is not one.
namespace flagfall {
namespace {

/// How many articles there are in each part: 1.1, 1.2, 1.3, and so on; 0: it has no numbers. The guidelines for
/// adjourned games are Adj.1, Adj.2.
struct Part {
    std::string_view name;
    int articles;
};
constexpr std::array parts{
    Part{"1", 3}, Part{"2", 4}, Part{"3", 10}, Part{"4", 7},  Part{"5", 2},   Part{"6", 14}, Part{"7", 5},
    Part{"8", 7}, Part{"9", 6}, Part{"10", 2}, Part{"11", 1}, Part{"12", 10}, Part{"13", 7}, Part{"14", 1},
    Part{"A", 4}, Part{"B", 3}, Part{"C", 13}, Part{"D", 0},  Part{"E", 2},   Part{"F", 3},  Part{"Adj", 13},
};

constexpr std::string_view movesOfPieces = "moves of the pieces: tests/arbiter/board";
constexpr std::string_view notation = "notation: tests/arbiter/notation";

struct Excused {
    std::string_view article;
    std::string_view reason;
};
/// A tag may be the number of a later edition, so an article can stand here although its number is a tag.
constexpr std::array excused{
    Excused{"1.1", "whose move it is: tests/arbiter/board"},
    Excused{"1.2", movesOfPieces},
    Excused{"1.3", "positions without a mate: tests/arbiter/mating"},
    Excused{"2.4", "names of squares: tests/arbiter/board"},
    Excused{"3.1", movesOfPieces},
    Excused{"3.2", movesOfPieces},
    Excused{"3.3", movesOfPieces},
    Excused{"3.4", movesOfPieces},
    Excused{"3.5", movesOfPieces},
    Excused{"3.6", movesOfPieces},
    Excused{"3.7", movesOfPieces},
    Excused{"3.8", movesOfPieces},
    Excused{"3.9", movesOfPieces},
    Excused{"3.10", movesOfPieces},
    Excused{"6.1", "what the clock is: tests/clock"},
    Excused{"6.2", "time controls: tests/clock"},
    Excused{"6.4", "each player's flag: tests/clock"},
    Excused{"13.1", "the arbiter's duties: no incident"},
    Excused{"13.2", "the arbiter's duties: no incident"},
    Excused{"13.3", "boards short of time: tests/view"},
    Excused{"14.1", "member federations: no incident"},
    Excused{"C.1", notation},
    Excused{"C.2", notation},
    Excused{"C.3", notation},
    Excused{"C.4", notation},
    Excused{"C.5", notation},
    Excused{"C.6", notation},
    Excused{"C.7", notation},
    Excused{"C.8", notation},
    Excused{"C.9", notation},
    Excused{"C.10", notation},
    Excused{"C.11", notation},
    Excused{"C.12", notation},
    Excused{"C.13", notation},
    Excused{"E.1", "equipment: tests/arbiter and tests/session, blind play"},
    Excused{"E.2", "announcements and assistants: tests/session, blind play"},
    Excused{"F.2", "castling of Chess960: tests/arbiter/board"},
    Excused{"F.3", "castling of Chess960: tests/arbiter/board"},
};

/// The articles with parts that rule something of their own.
struct Lettered {
    std::string_view article;
    std::string_view parts; ///< between spaces
};
constexpr std::array lettered{
    Lettered{"4.3", "a b c"},
    Lettered{"4.4", "a b c d"},
    Lettered{"4.6", "a b c"},
    Lettered{"5.1", "a b"},
    Lettered{"5.2", "a b c d e"},
    Lettered{"6.2", "a b"},
    Lettered{"6.6", "a b"},
    Lettered{"6.7", "a b c d"},
    Lettered{"6.10", "a b"},
    Lettered{"6.11", "a b"},
    Lettered{"6.12", "a b c d"},
    Lettered{"7.1", "a b"},
    Lettered{"7.4", "a b"},
    Lettered{"8.5", "a b c"},
    Lettered{"9.1", "a b(1) b(2) b(3)"},
    Lettered{"9.2", "a b"},
    Lettered{"9.3", "a b"},
    Lettered{"9.5", "a b"},
    Lettered{"10.2", "a b c d"},
    Lettered{"12.3", "a b c"},
    Lettered{"13.4", "a b c d e f g"},
    Lettered{"13.7", "a b"},
    Lettered{"A.4", "a b c d(1) d(2) d(3)"},
    Lettered{"B.3", "a b c"},
    Lettered{"Adj.1", "a b"},
    Lettered{"Adj.2", "a b c d e f g"},
    Lettered{"Adj.8", "a b c"},
    Lettered{"Adj.9", "a b c"},
    Lettered{"Adj.10", "a b c"},
    Lettered{"Adj.11", "a b"},
};
constexpr std::string_view envelope = "what stands on the envelope: tests/view, adjournments";
constexpr std::array excusedParts{
    Excused{"4.6a", "a capture is made: tests/arbiter/rulings, touch law"},
    Excused{"5.2d", "refers to 9.2"},
    Excused{"5.2e", "refers to 9.3"},
    Excused{"6.2a", "time controls: tests/clock"},
    Excused{"6.2b", "time is carried over: tests/clock"},
    Excused{"6.12c", "the arbiter restarts the clocks: tests/session, paused clocks"},
    Excused{"Adj.2a", envelope},
    Excused{"Adj.2b", envelope},
    Excused{"Adj.2c", envelope},
    Excused{"Adj.2d", envelope},
    Excused{"Adj.2e", envelope},
    Excused{"Adj.2g", envelope},
};

std::vector<std::string> partsOfArticles() {
    std::vector<std::string> all;
    for (Lettered const& one : lettered) {
        std::istringstream words{std::string{one.parts}};
        for (std::string part; words >> part;) all.push_back(std::string{one.article} + part);
    }
    return all;
}

std::vector<std::string> articles() {
    std::vector<std::string> all;
    for (Part const& part : parts) {
        if (part.articles == 0) all.emplace_back(part.name);
        for (int i = 1; i <= part.articles; ++i) all.push_back(std::string{part.name} + '.' + std::to_string(i));
    }
    return all;
}

/// The articles in the `tags` lines of the scenarios that are run in 2009.
std::set<std::string> tagged() {
    std::set<std::string> all;
    for (auto const& entry : std::filesystem::directory_iterator(SOURCE_DIR "/tests/arbiter/rulings/scenarios")) {
        std::ifstream in(entry.path());
        std::vector<std::string> tags;
        for (std::string line; std::getline(in, line);) {
            std::istringstream words(line);
            std::string kind;
            words >> kind;
            std::vector<std::string> const rest{std::istream_iterator<std::string>{words}, {}};
            if (kind == "scenario") tags.clear();
            if (kind == "tags") tags = rest;
            if (kind == "edition" && std::ranges::count(rest, "E2009") > 0) all.insert(tags.begin(), tags.end());
        }
    }
    return all;
}

/// Every article that a ruling of 2009 is expected to cite, and every other word of what is expected of it.
std::set<std::string> expected() {
    std::set<std::string> all;
    for (auto const& entry : std::filesystem::directory_iterator(SOURCE_DIR "/tests/arbiter/rulings/scenarios")) {
        std::ifstream in(entry.path());
        bool of2009 = false;
        for (std::string line; std::getline(in, line);) {
            std::ranges::replace(line, ',', ' ');
            std::ranges::replace(line, '=', ' ');
            std::ranges::replace(line, '"', ' ');
            std::istringstream words(line);
            std::vector<std::string> const line2009{std::istream_iterator<std::string>{words}, {}};
            if (line2009.empty()) continue;
            bool const named = std::ranges::count(line2009, "E2009") > 0;
            if (line2009.front() == "edition") of2009 = named;
            bool const others = line2009.size() > 1 && line2009[1].starts_with("E20") && !named;
            if (line2009.front() == "expect" && of2009 && !others) all.insert(line2009.begin(), line2009.end());
        }
    }
    return all;
}

std::string_view reasonFor(std::string_view article) {
    auto const found = std::ranges::find(excused, article, &Excused::article);
    return found == excused.end() ? std::string_view{} : found->reason;
}

TEST(Scenarios, AreThereForEveryArticleOf2009OrAReasonIsGiven) {
    auto const tags = tagged();
    ASSERT_GT(tags.size(), 20U);
    for (auto const& article : articles()) {
        bool const scenario = tags.contains(article);
        EXPECT_TRUE(scenario || !reasonFor(article).empty()) << article << ": neither a scenario nor a reason";
    }
}

TEST(Scenarios, CiteEveryPartOfAnArticleOf2009OrAReasonIsGiven) {
    auto const cited = expected();
    for (auto const& part : partsOfArticles()) {
        auto const excuse = std::ranges::find(excusedParts, part, &Excused::article);
        bool const reason = excuse != excusedParts.end() && !excuse->reason.empty();
        EXPECT_NE(cited.contains(part), reason) << part << ": neither a ruling cites it nor a reason is given, or both";
    }
}

TEST(Scenarios, AreNotExcusedWhereTheArticleDoesNotExist) {
    auto const all = articles();
    for (Excused const& one : excused) EXPECT_EQ(std::ranges::count(all, one.article), 1) << one.article;
}

} // namespace
} // namespace flagfall
