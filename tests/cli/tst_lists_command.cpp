// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sqlite_journal.h"
#include "tests/cli/shell.h"
#include "tests/support/story.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>

namespace flagfall::cli::test {
namespace {

using namespace session;
using testing::HasSubstr;
using testing::StartsWith;

struct ListsCommand : testing::Test {
    Shell shell;

    [[nodiscard]] Said lists(std::string const& words) const { return shell.run("lists " + words + " --folder shelf"); }
    void write(char const* name, std::string_view text) const { std::ofstream{shell / name, std::ios::binary} << text; }
    /// As e.flagfall.
    void writeEvent(Story const& story) const {
        auto const journal = storage::SqliteJournal::create(shell / "e.flagfall").value();
        for (RecordedAct const& act : story.history().acts()) {
            NewRow row = encode(act.act);
            row.origin.station = "desk";
            row.at = act.at;
            ASSERT_TRUE(journal->append(Seq{act.seq.value() - 1}, std::span(&row, 1)));
        }
    }
};

TEST_F(ListsCommand, ImportsShowsSearchesAndRemoves) {
    ASSERT_EQ(shell.run("lists generate 2000 -o list.txt").code, 0);
    auto const imported = lists("import list.txt --month 2026-11");
    EXPECT_EQ(imported.code, 0) << imported;
    EXPECT_THAT(imported.out, StartsWith("fide\t2026-11\t2000 players\t"));
    EXPECT_EQ(imported.problems, "");
    EXPECT_EQ(lists("show").out, imported.out);

    write("own.csv", "Name;ID;Fed;Elo;Rapid\nČižmár, Ján;R1;SVK;1700;\nCizman, Jo;R2;CZE;2100;1900\n");
    ASSERT_EQ(lists("import own.csv --source svk --month 2026-11").code, 0);
    auto const found = lists("search chizhm j --source svk --federation SVK");
    EXPECT_EQ(found.out, "R1\t\tČižmár, Ján\tSVK\t1700\t-\t-\t\nR2\t\tCizman, Jo\tCZE\t2100\t1900\t-\t\n") << found;
    auto const none = lists("search qqq --source svk");
    EXPECT_EQ(none.code, 1);
    EXPECT_THAT(none.problems, HasSubstr("nobody is called like this"));

    EXPECT_EQ(lists("remove --source svk --month 2026-11").code, 0);
    EXPECT_EQ(lists("show").out, imported.out);
    EXPECT_EQ(lists("remove --source svk --month 2026-11").code, 2);
}

TEST_F(ListsCommand, TakesColumnsByTheNamesItIsGiven) {
    write("own.csv", "Wer;Zahl\nVzor, Jan;1650\n");
    EXPECT_EQ(lists("import own.csv").code, 2);
    ASSERT_EQ(lists("import own.csv --column wer=name --column Zahl=rapid --federation AUT").code, 0);
    EXPECT_EQ(lists("search vzor --source own").out, "\t\tVzor, Jan\tAUT\t-\t1650\t-\t\n");
    auto const wrong = lists("import own.csv --column wer=person");
    EXPECT_EQ(wrong.code, 2);
    EXPECT_THAT(wrong.problems, HasSubstr("the meanings are name, surname,"));
}

TEST_F(ListsCommand, SaysWhereAListIsWrong) {
    write("list.xml", "<playerslist>\n<player>\n<name>Vzor</nome>\n");
    auto const said = lists("import list.xml");
    EXPECT_EQ(said.code, 2);
    EXPECT_THAT(said.problems, HasSubstr("list.xml: line 3: not well-formed XML"));
    EXPECT_EQ(lists("show").out, "");
    EXPECT_THAT(lists("search x").problems, HasSubstr("there is no such list"));
    EXPECT_THAT(lists("import list.xml --month 2026-13").problems, HasSubstr("not a month"));
    EXPECT_THAT(lists("import list.xml --source ../x").problems, HasSubstr("small letters"));
}

TEST_F(ListsCommand, GeneratesTheSameListForTheSameSeed) {
    for (char const* form : {"text", "xml", "csv"}) {
        auto const first = shell.run(std::string{"lists generate 50 --form "} + form);
        EXPECT_EQ(first.out, shell.run(std::string{"lists generate 50 --form "} + form).out);
        EXPECT_NE(first.out, shell.run(std::string{"lists generate 50 --seed 2 --form "} + form).out);
        EXPECT_GT(std::ranges::count(first.out, '\n'), 50);
    }
}

TEST_F(ListsCommand, ComparesAnEventWithAList) {
    ASSERT_NO_FATAL_FAILURE(writeEvent(Story::withPlayers(2)));
    EXPECT_EQ(lists("compare e.flagfall").code, 2) << "there is no list";
    write("list.csv", "Name;FIDE ID;Elo\nSomebody, Else;1;1800\n");
    ASSERT_EQ(lists("import list.csv --source fide --month 2026-11").code, 0);
    auto const said = lists("compare e.flagfall");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.out, HasSubstr("\tno ID"));
    EXPECT_THAT(said.out, HasSubstr("0 players are as in the list, 2 are not"));
}

TEST_F(ListsCommand, ComparesAnEventWithFidesListOfOneRatingWhereThereIsNoOther) {
    Story story;
    story.does(OpenEvent{Story::draft("90+30")});
    PlayerDraft draft = Story::named("Vzor, Jan", "1893");
    draft.fideId = "14900009";
    story.does(EnterPlayer{draft});
    ASSERT_NO_FATAL_FAILURE(writeEvent(story));
    write(
        "standard_nov26frl.txt",
        "ID Number      Name                             Fed Sex Tit  WTit OTit           FOA NOV26 Gms K  B-day Flag\n"
        "14900009       Vzor, Jan                        SVK M                                   0   0   0 1998      "
        "\n");
    ASSERT_EQ(lists("import standard_nov26frl.txt").code, 0);
    for (char const* source : {"", " --source fide", " --source fide-standard"}) {
        auto const said = lists(std::string{"compare e.flagfall"} + source);
        EXPECT_EQ(said.code, 1) << said;
        EXPECT_THAT(said.out, HasSubstr("14900009\tVzor, Jan\trating\t1893\t->\tno rating\tfide:standard 2026-11\n"))
            << source;
        EXPECT_THAT(said.out, HasSubstr("fide:standard 2026-11: 0 players are as in the list, 1 are not")) << source;
    }
    auto const alone = lists("compare e.flagfall --order fide-standard:standard");
    EXPECT_EQ(alone.code, 1) << "a sequence without FIDE's own name: " << alone;
    EXPECT_THAT(alone.out, HasSubstr("0 players are as in the list, 1 are not"));
    EXPECT_THAT(lists("search vzor").out, HasSubstr("Vzor, Jan"));
}

TEST_F(ListsCommand, ComparesAnEventWithTheListInForceWhenItBegins) {
    Story story;
    auto event = Story::draft("90+30");
    event.begins = "2026-10-17";
    event.ends = "2026-10-18";
    story.does(OpenEvent{event});
    PlayerDraft draft = Story::named("Vzor, Jan", "1893");
    draft.fideId = "14900009";
    story.does(EnterPlayer{draft});
    ASSERT_NO_FATAL_FAILURE(writeEvent(story));
    write("october.csv", "Name;FIDE ID;Elo\nVzor, Jan;14900009;1900\n");
    write("november.csv", "Name;FIDE ID;Elo\nVzor, Jan;14900009;1950\n");
    ASSERT_EQ(lists("import november.csv --source fide --month 2026-11").code, 0);
    EXPECT_THAT(lists("compare e.flagfall").out, HasSubstr("fide:standard 2026-11: 0")) << "better than none";
    ASSERT_EQ(lists("import october.csv --source fide --month 2026-10").code, 0);
    EXPECT_THAT(lists("compare e.flagfall").out, HasSubstr("\t1893\t->\t1900\tfide:standard 2026-10\n"));
    EXPECT_THAT(lists("compare e.flagfall --month 2026-11").out, HasSubstr("\t1950\tfide:standard 2026-11\n"));
}

TEST_F(ListsCommand, ComparesAnEventWithSeveralListsInOrder) {
    Story story;
    story.does(OpenEvent{Story::draft("90+30")});
    PlayerDraft draft = Story::named("Vzor, Jan", "1893");
    draft.fideId = "14900009";
    story.does(EnterPlayer{draft});
    ASSERT_NO_FATAL_FAILURE(writeEvent(story));
    write("fide.csv", "Name;FIDE ID;Elo\nVzor, Jan;14900009;\n");
    write("svk.csv", "Name;FIDE ID;ID;Elo\nVzor, Jan;14900009;R1;1900\n");
    ASSERT_EQ(lists("import fide.csv --source fide --month 2026-11").code, 0);
    ASSERT_EQ(lists("import svk.csv --source svk --month 2026-10").code, 0);
    auto const said = lists("compare e.flagfall --order fide:standard,svk:standard");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_EQ(said.out, "14900009\tVzor, Jan\trating\t1893\t->\t1900\tsvk:standard 2026-10\n"
                        "14900009\tVzor, Jan\tnational rating\t-\t->\t1900\tsvk:standard 2026-10\n"
                        "fide:standard 2026-11, svk:standard 2026-10: 0 players are as in the lists, 1 are not\n");
    EXPECT_EQ(said.problems, "") << "both are there";
    auto const one = lists("compare e.flagfall --order cze:standard,svk:standard,fide:rapid");
    EXPECT_EQ(one.problems, "flagfall-cli: cze:standard: there is no such list; only the others are asked\n");
    EXPECT_THAT(one.out, HasSubstr("1893\t->\t1900\tsvk:standard 2026-10"));
    write("shelf/sequence-standard", "svk:standard\n");
    EXPECT_THAT(lists("compare e.flagfall").out, HasSubstr("\nsvk:standard 2026-10: 0")) << "as chosen in the window";
    EXPECT_THAT(lists("compare e.flagfall --kind standard").out, HasSubstr("fide:standard 2026-11: 0"));
    EXPECT_THAT(lists("compare e.flagfall --order fide").problems, HasSubstr("not a sequence of lists"));
    EXPECT_NE(lists("compare e.flagfall --order svk:standard --kind rapid").code, 0);
}

} // namespace
} // namespace flagfall::cli::test
