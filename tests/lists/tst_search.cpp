// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/folding.h"
#include "app/lists/made_up_list.h"
#include "app/lists/rating_list.h"
#include "tests/lists/list_fixtures.h"

#include <gmock/gmock.h>

namespace flagfall::lists::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> names(std::vector<ListedPlayer> const& players) {
    std::vector<std::string> all;
    for (ListedPlayer const& player : players) all.push_back(player.name);
    return all;
}

struct Search : testing::Test {
    Library library;
    RatingList list = library.list("Name;FIDE ID;ID;Fed;Elo;Flag\n"
                                   "Cizmar, Jan;14900001;R1;SVK;1700;\n"
                                   "Čižmárová, Anna;;R2;SVK;1500;\n"
                                   "Mueller, Hans;4600001;R3;GER;2400;\n"
                                   "Müller, Jürgen;4600002;R4;AUT;2300;i\n"
                                   "Nepomniachtchi, Ian;4168119;R5;FID;2750;\n"
                                   "Карякин, Сергей;14109603;R6;RUS;2740;\n"
                                   "Li, Chao;8603006;R7;CHN;2700;\n"
                                   "Lipka, Juraj;14900002;R8;SVK;2350;\n"
                                   "Lindner, Li;4600003;R9;GER;2000;\n"
                                   "O'Connor, Mary-Ann;2500001;R10;IRL;1600;\n",
                                   "own");

    [[nodiscard]] std::vector<std::string> find(std::string_view words, std::string_view federation = {}) const {
        return names(list.search({words, federation, 20}));
    }
};

TEST_F(Search, FindsBeginningsOfAnyWordInAnyOrder) {
    EXPECT_THAT(find("ja ciz"), ElementsAre("Cizmar, Jan"));
    EXPECT_THAT(find("ann"), ElementsAre("O'Connor, Mary-Ann", "Čižmárová, Anna"));
    EXPECT_THAT(find("OCONN"), ElementsAre("O'Connor, Mary-Ann"));
    EXPECT_THAT(find("o'connor mary-a"), ElementsAre("O'Connor, Mary-Ann"));
    EXPECT_THAT(find("cizmar hans"), IsEmpty());
    EXPECT_THAT(find(" , "), IsEmpty());
    EXPECT_THAT(find(""), IsEmpty());
}

TEST_F(Search, DoesNotAskForAccents) {
    EXPECT_THAT(find("cizmar"), ElementsAre("Cizmar, Jan", "Čižmárová, Anna"));
    EXPECT_THAT(find("ČIŽ"), ElementsAre("Cizmar, Jan", "Čižmárová, Anna"));
}

TEST_F(Search, FindsOtherSpellingsAndScripts) {
    for (char const* spelling : {"chizhmar", "Чижмар", "Czizmar", "Čižmár"})
        EXPECT_THAT(find(std::string{spelling} + " j"), ElementsAre("Cizmar, Jan")) << spelling;
    EXPECT_THAT(find("müller"), ElementsAre("Müller, Jürgen", "Mueller, Hans")) << "as it is spelt comes first";
    EXPECT_THAT(find("mueller"), ElementsAre("Mueller, Hans", "Müller, Jürgen"));
    EXPECT_THAT(find("Непомнящий"), ElementsAre("Nepomniachtchi, Ian"));
    EXPECT_THAT(find("karjakin"), ElementsAre("Карякин, Сергей"));
    EXPECT_THAT(find("каряк"), ElementsAre("Карякин, Сергей"));
}

TEST_F(Search, PutsTheFederationFirstThenWholeWordsThenTheRating) {
    EXPECT_THAT(find("li", "SVK"), ElementsAre("Lipka, Juraj", "Li, Chao", "Lindner, Li"));
    EXPECT_THAT(find("li"), ElementsAre("Li, Chao", "Lindner, Li", "Lipka, Juraj"));
    EXPECT_THAT(find("m", "GER"), ElementsAre("Mueller, Hans", "O'Connor, Mary-Ann", "Müller, Jürgen"))
        << "who is inactive comes last";
    EXPECT_THAT(find("li", "AND"), ElementsAre("Li, Chao", "Lindner, Li", "Lipka, Juraj")) << "nobody plays for it";
}

TEST_F(Search, FindsIds) {
    EXPECT_THAT(find("8603006"), ElementsAre("Li, Chao"));
    EXPECT_THAT(find("08603006"), ElementsAre("Li, Chao"));
    EXPECT_THAT(find("46"), ElementsAre("Mueller, Hans", "Müller, Jürgen", "Lindner, Li"));
    EXPECT_THAT(find("R5"), IsEmpty()) << "not a name";
    EXPECT_EQ(list.withFideId("0014900001").value().name, "Cizmar, Jan");
    EXPECT_EQ(list.withNationalId("R2").value().name, "Čižmárová, Anna");
    EXPECT_FALSE(list.withFideId("1"));
    EXPECT_FALSE(list.withFideId("9999999999999999999999"));
    EXPECT_FALSE(list.withNationalId(""));
}

TEST_F(Search, GivesAsManyAsWereAskedFor) {
    EXPECT_THAT(names(list.search({"l", "", 1})), ElementsAre("Li, Chao"));
    EXPECT_THAT(list.search({"l", "", 0}), IsEmpty());
    EXPECT_THAT(names(list.search({"46", "", 2})), ElementsAre("Mueller, Hans", "Müller, Jürgen"));
}

/// What the index finds by words is what going through all names finds.
TEST(SearchOfManyPlayers, FindsWhatAPlainSearchFinds) {
    Library const library;
    auto const list = library.list(madeUpList(3000, MadeUpForm::Text, 5));
    MadeUpPlayers made{5};
    std::vector<ListedPlayer> all;
    for (int i = 0; i < 3000; ++i) all.push_back(made.next());
    for (char const* asked : {"a", "an", "mar", "nov j", "al a", "de la c", "schm h"}) {
        auto const words = wordsOf(asked);
        std::size_t expected = 0;
        for (ListedPlayer const& player : all) {
            std::string const name = folded(player.name);
            auto const has = [&](std::string_view word) {
                auto const its = wordsOf(name);
                return std::ranges::any_of(its, [&](auto one) { return one.starts_with(word); });
            };
            expected += std::ranges::all_of(words, has) ? 1U : 0U;
        }
        auto const found = list.search({asked, "", 3000});
        EXPECT_GT(expected, 0U) << asked;
        EXPECT_GE(found.size(), expected) << asked << ": sounds may add some";
        auto const bySpelling = std::ranges::count_if(found, [&](ListedPlayer const& player) {
            std::string const name = folded(player.name);
            auto const its = wordsOf(name);
            return std::ranges::all_of(words, [&](std::string_view word) {
                return std::ranges::any_of(its, [&](auto one) { return one.starts_with(word); });
            });
        });
        EXPECT_EQ(static_cast<std::size_t>(bySpelling), expected) << asked;
    }
}

} // namespace
} // namespace flagfall::lists::test
