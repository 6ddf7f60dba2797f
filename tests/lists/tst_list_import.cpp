// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/list_format.h"
#include "app/lists/list_import.h"
#include "app/lists/list_writer.h"
#include "app/lists/made_up_list.h"
#include "tests/lists/list_fixtures.h"

#include <gmock/gmock.h>

#include <numeric>

namespace flagfall::lists::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr ListMonth november{std::chrono::year{2026}, std::chrono::November};

std::vector<std::string> files(fs::path const& folder) {
    std::vector<std::string> names;
    for (auto const& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename().string());
    return names;
}

struct Import : testing::Test {
    Library library;
    std::string const text = madeUpList(500, MadeUpForm::Text);
};

TEST_F(Import, GivesTheSamePlayersFromTextXmlAndZip) {
    std::string const xml = madeUpList(500, MadeUpForm::Xml);
    MadeUpPlayers made{1};
    ListedPlayer const first = made.next();
    for (fs::path const& file :
         {library.write("players_list_foa.txt", text), library.write("players_list_xml_foa.xml", xml),
          library.zip("players_list.zip", "players_list_foa.txt", text),
          library.zip("players_list_xml.zip", "players_list_xml_foa.xml", xml)}) {
        auto const info = library.import(file);
        ASSERT_TRUE(info) << info.error();
        EXPECT_EQ(info->source, "fide");
        EXPECT_EQ(info->month, november);
        EXPECT_EQ(info->players, 500);
        EXPECT_EQ(info->skipped, 0);
        EXPECT_EQ(info->file, file.filename().string());
        auto const list = library.shelf().open("fide").value();
        EXPECT_EQ(list.info(), *info) << "and says so again when it is opened";
        EXPECT_EQ(list.withFideId(first.fideId), first);
    }
    EXPECT_THAT(files(library.shelf().folder()), ElementsAre("fide-2026-11.list"));
}

TEST_F(Import, KnowsSingleListsByTheirNameAndMonth) {
    std::string const single = "ID Number      Name                 Fed OCT26 Gms K  B-day Flag\n"
                               "7              Vzor, Jan            CZE 1801  4   20 1990      \n";
    for (auto const& [name, source, play] :
         {std::tuple{"rapid_rating_list.txt", "fide-rapid", PlayType::Rapid},
          std::tuple{"blitz_rating_list.txt", "fide-blitz", PlayType::Blitz},
          std::tuple{"standard_rating_list.txt", "fide-standard", PlayType::Standard}}) {
        auto const info = library.import(library.write(name, single), {}, "");
        ASSERT_TRUE(info) << info.error();
        EXPECT_EQ(info->source, source);
        EXPECT_EQ(info->month, parseMonth("2026-10")) << "as its header says";
        EXPECT_TRUE(info->has(play));
        EXPECT_EQ(std::accumulate(info->rated.begin(), info->rated.end(), std::int64_t{0}), 1);
    }
}

TEST_F(Import, ReadsNationalListsInTheirEncoding) {
    // "Žitňanský, Ľuboš" and friends in Windows-1250.
    std::string csv = "Meno;Elo;Klub\r\n";
    for (int i = 0; i < 40; ++i)
        csv += "\x8eit\xf2"
               "ansk\xfd, \xbcubo\x9a;1650;\x8aK \x8eilina\r\n";
    auto const info = library.import(library.write("slovensko.csv", csv), "svk");
    ASSERT_TRUE(info) << info.error();
    auto const found = library.shelf().open("svk").value().search({"zitnan lubos", "", 1});
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].name, "Žitňanský, Ľuboš");
    EXPECT_EQ(found[0].club, "ŠK Žilina");
}

TEST_F(Import, TellsTheLettersOfTheWestFromThoseOfCentralEurope) {
    for (auto const& [word, encoded, name] : {std::tuple{"italia", "Zanghi, Nicol\xf2", "Zanghi, Nicolò"},
                                              std::tuple{"france", "Lef\xe8vre, Luc", "Lefèvre, Luc"},
                                              std::tuple{"cesko", "\xa9imkov\xe1, Eva", "Šimková, Eva"}, // ISO 8859-2
                                              std::tuple{"slovensko", "\x8e\xe1kov\xe1, Jana", "Žáková, Jana"}}) {
        std::string csv = "Name;Elo\n";
        for (int i = 0; i < 20; ++i) csv += std::string{encoded} + std::to_string(i) + ";1650\n";
        ASSERT_TRUE(library.import(library.write(std::string{word} + ".csv", csv), word));
        auto const found = library.shelf().open(word).value().search({std::string{name}.substr(0, 3), "", 1});
        ASSERT_EQ(found.size(), 1U) << name;
        EXPECT_TRUE(found[0].name.starts_with(name)) << found[0].name;
    }
}

TEST_F(Import, TakesTheFederationFromWhoAsksWhereTheListHasNone) {
    ImportRequest request{library.write("own.csv", "\xef\xbb\xbfName;Elo;Fed\nVzor;1500;\nMuster;1600;GER\n")};
    request.federation = "SVK";
    ASSERT_TRUE(importList(library.shelf(), request));
    auto const list = library.shelf().open("own").value();
    EXPECT_EQ(list.search({"vzor", "", 1}).at(0).federation, "SVK");
    EXPECT_EQ(list.search({"muster", "", 1}).at(0).federation, "GER");
}

TEST_F(Import, ReplacesTheListOfTheSameMonthAndKeepsTheOthers) {
    ASSERT_TRUE(library.import(library.write("a.csv", "Name\nOld\n"), "own", "2026-11"));
    ASSERT_TRUE(library.import(library.write("a.csv", "Name\nOlder\n"), "own", "2026-10"));
    auto const open = library.shelf().open("own").value();
    ASSERT_TRUE(library.import(library.write("a.csv", "Name\nNew\n"), "own", "2026-11"));
    EXPECT_EQ(open.search({"old", "", 9}).size(), 1U) << "who has the old one open goes on reading it";
    auto const shelf = library.shelf();
    EXPECT_EQ(shelf.open("own").value().search({"new", "", 9}).size(), 1U);
    EXPECT_EQ(shelf.open("own", parseMonth("2026-10")).value().info().month, parseMonth("2026-10"));
    EXPECT_EQ(shelf.open("own", parseMonth("2027-03")).value().info().month, november) << "the one in force then";
    EXPECT_FALSE(shelf.open("own", parseMonth("2026-09")));
    ASSERT_EQ(shelf.lists().size(), 2U);
    EXPECT_EQ(shelf.lists()[0].month, november) << "the newest first";
    EXPECT_TRUE(shelf.remove("own", november));
    EXPECT_FALSE(shelf.remove("own", november));
    EXPECT_FALSE(shelf.remove("../own", november));
    EXPECT_EQ(shelf.lists().size(), 1U);
}

TEST_F(Import, TheSequenceIsKeptBesideTheListsForEachKindOfPlay) {
    auto const shelf = library.shelf();
    ListOrder const order{{"svk", ListKind::Standard}, {"fide", ListKind::Rapid}};
    EXPECT_EQ(shelf.orderFor(PlayType::Rapid), usualOrder(PlayType::Rapid));
    ASSERT_TRUE(shelf.keepOrder(PlayType::Rapid, order));
    EXPECT_EQ(shelf.orderFor(PlayType::Rapid), order);
    EXPECT_EQ(shelf.orderFor(PlayType::Blitz), usualOrder(PlayType::Blitz));
    EXPECT_TRUE(shelf.lists().empty());
    ASSERT_TRUE(shelf.keepOrder(PlayType::Rapid, usualOrder(PlayType::Rapid)));
    EXPECT_THAT(files(shelf.folder()), IsEmpty());
    std::ofstream{shelf.folder() / "sequence-standard"} << "half a";
    EXPECT_EQ(shelf.orderFor(PlayType::Standard), usualOrder(PlayType::Standard)) << "what cannot be read";
}

TEST_F(Import, ThatIsEndedLeavesTheOldListAsItIs) {
    ASSERT_TRUE(library.import(library.write("a.csv", "Name\nOld\n"), "fide"));
    std::string const large = madeUpList(20'000, MadeUpForm::Text);
    fs::path const file = library.write("large.txt", large);
    for (int stopAt : {1, 2, 5}) {
        int asked = 0;
        std::uint64_t last = 0;
        ImportRequest request{file};
        request.month = november;
        auto const info = importList(library.shelf(), request, [&](ImportProgress const& progress) {
            EXPECT_EQ(progress.total, large.size());
            EXPECT_GE(progress.read, last) << "in bytes, and never back";
            last = progress.read;
            return ++asked < stopAt;
        });
        ASSERT_FALSE(info);
        EXPECT_EQ(info.error().fault, ListFault::Cancelled);
        EXPECT_EQ(asked, stopAt);
    }
    EXPECT_THAT(files(library.shelf().folder()), ElementsAre("fide-2026-11.list"));
    EXPECT_EQ(library.shelf().open("fide").value().search({"old", "", 9}).size(), 1U);
}

TEST_F(Import, CanBeEndedWhileItsIndexIsBuilt) {
    ASSERT_TRUE(library.import(library.write("a.csv", "Name\nOld\n"), "fide"));
    ImportRequest request{library.write("large.txt", madeUpList(20'000, MadeUpForm::Text))};
    request.month = november;
    for (double const enough : {0.01, 0.5, 0.9}) { // the first words, later ones, SQLite's own work
        double last = 0;
        auto const info = importList(library.shelf(), request, [&](ImportProgress const& progress) {
            EXPECT_GE(progress.indexed, last) << "never back";
            last = progress.indexed;
            return progress.indexed < enough;
        });
        ASSERT_FALSE(info) << enough;
        EXPECT_EQ(info.error().fault, ListFault::Cancelled);
        EXPECT_GE(last, enough);
        EXPECT_LE(last, 1);
        EXPECT_THAT(files(library.shelf().folder()), ElementsAre("fide-2026-11.list"));
        EXPECT_EQ(library.shelf().open("fide").value().search({"old", "", 9}).size(), 1U);
    }
    ASSERT_TRUE(importList(library.shelf(), request, [](ImportProgress const&) { return true; }));
    EXPECT_EQ(library.shelf().open("fide").value().info().players, 20'000);
}

TEST_F(Import, TakesAwayWhatADeadImportLeft) {
    auto const shelf = library.shelf();
    ASSERT_TRUE(shelf.prepare());
    // No process has so high a number; this one is still there.
    std::ofstream{shelf.folder() / "fide-2026-11.list.part-2147483000-1"} << "half";
    std::ofstream{shelf.folder() / ("fide-2026-11.list.part-" + std::to_string(getpid()) + "-1")} << "half";
    ASSERT_TRUE(shelf.prepare());
    EXPECT_THAT(files(shelf.folder()), ElementsAre("fide-2026-11.list.part-" + std::to_string(getpid()) + "-1"));
}

TEST_F(Import, CountsLinesThatAreNotPlayers) {
    auto const info = library.import(library.write("a.txt", text + "\r\nend of list\r\n"));
    ASSERT_TRUE(info) << info.error();
    EXPECT_EQ(info->players, 500);
    EXPECT_EQ(info->skipped, 1);
}

TEST_F(Import, RefusesWhatIsNotAListAndSaysWhy) {
    auto const fault = [&](fs::path const& file) {
        auto const info = library.import(file);
        return info ? std::nullopt : std::optional{info.error().fault};
    };
    EXPECT_EQ(fault(library / "none"), ListFault::CannotRead);
    EXPECT_EQ(fault(library / "."), ListFault::CannotRead) << "a folder";
    EXPECT_EQ(fault("/dev/zero"), ListFault::CannotRead) << "no end";
    EXPECT_EQ(fault(library.write("empty", "")), ListFault::NotAList);
    EXPECT_EQ(fault(library.write("text", "Dear colleague,\nhere is the list.\n")), ListFault::NotAList);
    EXPECT_EQ(fault(library.write("head", madeUpHeader(MadeUpForm::Text))), ListFault::NoPlayers);
    EXPECT_EQ(fault(library.write("none.xml", "<playerslist/>")), ListFault::NoPlayers);
    EXPECT_EQ(fault(library.write("utf16", std::string("\xff\xfeN\0a\0", 6))), ListFault::WrongEncoding);
    EXPECT_EQ(fault(library.write("line", "Name;Elo\n" + std::string(100'000, 'x'))), ListFault::LineTooLong);
    EXPECT_EQ(fault(library.write("line1", std::string(100'000, 'x'))), ListFault::LineTooLong);
    EXPECT_EQ(fault(library.zip("a.zip", "readme.doc", "Name\nVzor\n")), ListFault::NothingInside);
    EXPECT_EQ(fault(library.write("half.zip", std::string{"PK\3\4"} + std::string(100, 'x'))), ListFault::NotAnArchive);
    EXPECT_THAT(library.shelf().lists(), IsEmpty());
    EXPECT_THAT(files(library.shelf().folder()), IsEmpty());
}

TEST_F(Import, RefusesADamagedArchive) {
    fs::path const file = library.zip("a.zip", "list.txt", madeUpList(5000, MadeUpForm::Text));
    std::fstream stream{file, std::ios::in | std::ios::out | std::ios::binary};
    stream.seekp(static_cast<std::streamoff>(fs::file_size(file) / 2));
    stream << "xxxxxxxxxxxxxxxx" << std::flush;
    auto const info = library.import(file);
    ASSERT_FALSE(info);
    EXPECT_EQ(info.error().fault, ListFault::DamagedArchive) << info.error();
}

TEST_F(Import, RefusesAnArchiveThatUnpacksToFarMoreThanItIs) {
    // 160 MB of one letter in some 160 kB; each line is a player by the name of aaaa….
    std::string bomb = "Name\n";
    std::string const line = std::string(99, 'a') + "\n";
    for (int i = 0; i < 1'600'000; ++i) bomb += line;
    auto const info = library.import(library.zip("bomb.zip", "list.csv", bomb));
    ASSERT_FALSE(info);
    EXPECT_EQ(info.error().fault, ListFault::TooLarge);
}

TEST(ListFile, OfAnotherKindOrVersionIsRefused) {
    Library const library;
    EXPECT_EQ(RatingList::open(library.write("x", "no database")).error().fault, ListFault::NotAListFile);
    EXPECT_EQ(RatingList::open(library / "none").error().fault, ListFault::CannotRead);
    ASSERT_TRUE(library.import(library.write("a.csv", "Name\nVzor\n"), "own"));
    fs::path const file = library.shelf().fileFor("own", november);
    std::fstream stream{file, std::ios::in | std::ios::out | std::ios::binary};
    stream.seekp(63); // the last byte of SQLite's user_version
    stream << '\x7f' << std::flush;
    EXPECT_EQ(RatingList::open(file).error().fault, ListFault::NotAListFile);
    EXPECT_TRUE(library.shelf().lists().empty()) << "nor is it shown";
}

TEST(ListWriter, LeavesNothingWhenItIsNotFinished) {
    Library const library;
    ASSERT_TRUE(library.shelf().prepare());
    {
        auto writer = ListWriter::begin(library.shelf().fileFor("own", november)).value();
        ListedPlayer player;
        player.name = "Vzor, Jan";
        ASSERT_TRUE(writer.add(player));
        EXPECT_EQ(files(library.shelf().folder()).size(), 1U);
    }
    EXPECT_THAT(files(library.shelf().folder()), IsEmpty());
}

TEST(NumbersOfPlayers, AreKeptInFewBytes) {
    std::vector<std::uint32_t> const numbers{1, 2, 129, 130, 20'000, 3'000'000, 3'000'001};
    std::string bytes;
    std::uint32_t last = 0;
    for (std::uint32_t const number : numbers) {
        format::appendNumber(bytes, last, number);
        last = number;
    }
    std::vector<std::uint32_t> read;
    format::eachNumber(bytes, [&read](std::uint32_t number) { read.push_back(number); });
    EXPECT_EQ(read, numbers);
    EXPECT_EQ(bytes.size(), 12U);
    format::eachNumber("\xff\xff\xff\xff\xff\xff\xff", [](std::uint32_t) { FAIL() << "that is no number"; });
}

TEST(ListSource, IsAWordThatMayBeAFileName) {
    for (char const* good : {"fide", "svk-2026", "own"}) EXPECT_TRUE(isSource(good));
    for (char const* bad : {"", "Fide", "../x", "a b", "-a", "a/b"}) EXPECT_FALSE(isSource(bad)) << bad;
}

TEST(ListMonth, IsReadAsItIsWritten) {
    EXPECT_EQ(monthText(parseMonth("2026-01").value()), "2026-01");
    for (char const* bad : {"2026-13", "2026-00", "2026-1", "26-01-1", "", "2026-xx"})
        EXPECT_FALSE(parseMonth(bad)) << bad;
}

} // namespace
} // namespace flagfall::lists::test
