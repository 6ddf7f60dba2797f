// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/book/article.h"
#include "arbiter/book/shipped.h"
#include "tests/cli/shell.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <sstream>

namespace flagfall::cli::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

struct ArticleCommand : testing::Test {
    Shell shell;
};

TEST_F(ArticleCommand, TellsAnArticleOfTheEditionInForce) {
    auto const said = shell.run("article 6.9");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, StartsWith("E2023 6.9  Loss on time\n"));
}

TEST_F(ArticleCommand, TellsEachArticleOfACitation) {
    auto const said = shell.run("article 'A.4.2, 7.5.5' --edition E2018");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, AllOf(HasSubstr("E2018 A.4.2  "), HasSubstr("E2018 7.5.5  ")));
}

TEST_F(ArticleCommand, LooksForWords) {
    auto const said = shell.run("article --edition E2009 --search 'three MINUTES'");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, AllOf(HasSubstr("E2009 9.5b  "), Not(HasSubstr("7.4b"))));
    EXPECT_EQ(shell.run("article --search zugzwang").code, 2);
}

TEST_F(ArticleCommand, ListsAllArticlesOfAnEdition) {
    auto const said = shell.run("article --edition E2014");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, AllOf(StartsWith("Preface "), HasSubstr("\nG.5a      "), Not(HasSubstr("7.5.5"))));
}

TEST_F(ArticleCommand, RefusesWhatThereIsNot) {
    EXPECT_EQ(shell.run("article 99.1").problems, "flagfall-cli: article: E2023 has no text for \"99.1\"\n");
    EXPECT_EQ(shell.run("article 6.9 --edition 2009").out, shell.run("article 6.9 --edition E2009").out);
    EXPECT_THAT(shell.run("article 7.5.4 --edition E2009").out,
                StartsWith("(E2009 has no text of its own for \"7.5.4\": this is 7.5.)\nE2009 7.5  "));
    EXPECT_EQ(shell.run("article 6.9 --edition E2010").problems,
              "flagfall-cli: article: there is no edition \"E2010\"\n");
    EXPECT_EQ(shell.run("article 6.9 --language xx").problems, "flagfall-cli: article: there are no texts in \"xx\"\n");
    EXPECT_EQ(shell.run("article 6.9 --language xx").code, 2);
}

/// The articles of a line of a ruling: `finding drawn 6.9`, `proposal 7.4b`, `other score result=0-1 by 12.9.6`.
std::string_view citationIn(std::string_view line) {
    auto const rest = [&](std::string_view before) {
        auto const at = line.find(before);
        return at == std::string_view::npos ? std::string_view{} : line.substr(at + before.size());
    };
    if (line.starts_with("  proposal ")) return rest("  proposal ");
    if (line.starts_with("  other ")) return rest(" by ");
    for (std::string_view const kind : {"  finding ", "  remark "})
        if (line.starts_with(kind)) {
            auto const words = rest(kind);
            return words.substr(std::min(words.find(' '), words.size()));
        }
    return {};
}

/// Whatever article a ruling cites can be read in the book of its edition.
TEST_F(ArticleCommand, TellsEveryArticleThatTheScenariosCite) {
    auto const laws = book::shippedBook("en");
    std::size_t cited = 0;
    for (auto const& file : fs::directory_iterator(SOURCE_DIR "/tests/arbiter/rulings/scenarios")) {
        std::istringstream rulings(shell.run("ruling '" + file.path().string() + "'").out);
        Edition const* edition = nullptr;
        for (std::string line; std::getline(rulings, line);) {
            if (!line.starts_with(' ')) edition = editionByCode(std::string_view{line}.substr(line.rfind(' ') + 1));
            if (edition == nullptr) continue;
            for (auto const article : book::articlesOf(citationIn(line))) {
                EXPECT_TRUE(laws.find(*edition, article)) << file.path().filename() << ": " << edition->code << line;
                ++cited;
            }
        }
    }
    EXPECT_GT(cited, 1000U);
}

} // namespace
} // namespace flagfall::cli::test
