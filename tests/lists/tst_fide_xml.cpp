// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/fide_xml.h"
#include "app/lists/made_up_list.h"
#include "tests/lists/list_fixtures.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace flagfall::lists {
namespace {

struct Reading {
    std::vector<ListedPlayer> players;
    std::optional<ListFault> fault;
    std::int64_t line = 0;
    int skipped = 0;
};

/// The text in pieces of so many bytes.
Reading read(std::string_view text, std::size_t piece = 1000, PlayType single = PlayType::Standard) {
    Reading reading;
    FideXml xml{single, [&reading](ListedPlayer const* player) {
                    player ? reading.players.push_back(*player) : static_cast<void>(++reading.skipped);
                    return true;
                }};
    Expected<void, ListProblem> done;
    while (done && !text.empty()) {
        done = xml.feed(text.substr(0, piece));
        text.remove_prefix(std::min(piece, text.size()));
    }
    if (done) done = xml.finish();
    if (!done) {
        reading.fault = done.error().fault;
        reading.line = done.error().line;
    }
    return reading;
}

TEST(FideXml, ReadsWhatTheGeneratorWritesInPiecesOfAnySize) {
    std::string const text = madeUpList(200, MadeUpForm::Xml, 3);
    MadeUpPlayers made{3};
    std::vector<ListedPlayer> written;
    for (int i = 0; i < 200; ++i) written.push_back(made.next());
    for (std::size_t const piece : {std::size_t{1}, std::size_t{17}, text.size()}) {
        auto const reading = read(text, piece);
        EXPECT_FALSE(reading.fault);
        EXPECT_EQ(reading.players, written) << "pieces of " << piece;
    }
}

TEST(FideXml, OfASingleListIsAboutOneKindOfPlay) {
    auto const reading =
        read("<playerslist><player><fideid>7</fideid><name>Vzor, Jan</name><rating>1801</rating><k>20</k>"
             "</player></playerslist>",
             1000, PlayType::Blitz);
    ASSERT_EQ(reading.players.size(), 1U);
    EXPECT_EQ(reading.players[0].in(PlayType::Blitz), (ListedRating{1801, 0, 20}));
    EXPECT_EQ(reading.players[0].in(PlayType::Standard).value, 0);
}

TEST(FideXml, LivesWithLatin1ThatNobodyHasDeclared) {
    for (std::size_t const piece : {std::size_t{1}, std::size_t{1000}}) {
        auto const reading = read("<playerslist><player><fideid>7</fideid><name>Mu\xf1oz, \x8e"
                                  "elimir \xc3\xa1</name></player>"
                                  "</playerslist>",
                                  piece);
        ASSERT_EQ(reading.players.size(), 1U) << static_cast<int>(reading.fault.value_or(ListFault::CannotRead));
        EXPECT_EQ(reading.players[0].name, "Muñoz, Želimir á");
    }
}

TEST(FideXml, SkipsWhoHasNoIdOrName) {
    auto const reading = read("<playerslist><player><name>Vzor, Jan</name></player><player><fideid>7</fideid></player>"
                              "<note>x</note></playerslist>");
    EXPECT_TRUE(reading.players.empty());
    EXPECT_EQ(reading.skipped, 2);
}

TEST(FideXml, RefusesEntitiesAndDocumentTypes) {
    // A billion laughs in ten lines.
    std::string laughs = "<?xml version=\"1.0\"?>\n<!DOCTYPE playerslist [\n<!ENTITY a0 \"ha\">\n";
    for (int i = 1; i < 30; ++i)
        laughs += "<!ENTITY a" + std::to_string(i) + " \"&a" + std::to_string(i - 1) + ";&a" + std::to_string(i - 1) +
                  ";\">\n";
    auto const reading = read(laughs + "]><playerslist><player><name>&a29;</name></player></playerslist>");
    EXPECT_EQ(reading.fault, ListFault::EntitiesInXml);
    EXPECT_EQ(reading.line, 2);
    EXPECT_EQ(read("<!DOCTYPE playerslist SYSTEM \"file:///etc/passwd\"><playerslist/>").fault,
              ListFault::EntitiesInXml);
}

TEST(FideXml, RefusesWhatIsNotAList) {
    EXPECT_EQ(read("<html><body/></html>").fault, ListFault::NotAList);
    EXPECT_EQ(read("<players><player/></players>").fault, ListFault::NotAList);
    EXPECT_EQ(read("<playerslist><player><name>Vzor</nome></player>").fault, ListFault::NotXml);
    EXPECT_EQ(read("<playerslist><player>").fault, ListFault::NotXml) << "cut off";
    EXPECT_EQ(read("<playerslist><a><b><c><d><e><f><g><h>").fault, ListFault::NotAList) << "too deep";
    EXPECT_EQ(read("<playerslist><player><name>" + std::string(5000, 'x')).fault, ListFault::LineTooLong);
}

} // namespace
} // namespace flagfall::lists
