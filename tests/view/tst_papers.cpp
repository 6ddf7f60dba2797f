// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/demo/big_event.h"
#include "app/session/decide/manual_pairing.h"
#include "app/session/reports/earlier.h"
#include "app/tables/spreadsheet.h"
#include "app/view/papers/paper_page.h"
#include "app/view/papers/paper_printer.h"
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_files.h"
#include "app/view/standings/why_rank.h"
#include "app/view/texts/slip_code.h"
#include "tests/support/story.h"
#include "tests/view/hall.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QProcess>
#include <QStandardPaths>

#include <gmock/gmock.h>

namespace flagfall::view {
namespace {

using demo::BigEvent;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

QDateTime const printed({2026, 11, 22}, {14, 32});

PaperMatter now(BigEvent const& event) {
    return {event.state(), RoundNumber{static_cast<int>(event.state().rounds.size())}};
}

std::vector<PlacedText> textsOn(PaperPage const& page) {
    std::vector<PlacedText> texts;
    for (PlacedThing const& thing : page.things)
        if (auto const* const text = std::get_if<PlacedText>(&thing)) texts.push_back(*text);
    return texts;
}

int count(PaperPage const& page, QString const& words) {
    auto const texts = textsOn(page);
    return static_cast<int>(std::ranges::count(texts, words, &PlacedText::text));
}

PaperTable listOf(int rows) {
    PaperTable table{{{QStringLiteral("Name"), PaperAlign::Left, true}, {QStringLiteral("Board"), PaperAlign::Right}},
                     {},
                     PaperTable::Kind::List};
    for (int row = 1; row <= rows; ++row)
        table.rows.push_back({{QStringLiteral("Name of player %1").arg(row), QString::number(row)}});
    return table;
}

Paper paperOf(PaperTable table) {
    Paper paper{.title = QStringLiteral("A list")};
    paper.body.emplace_back(std::move(table));
    return paper;
}

/// What a program prints; nothing where it is not installed.
std::optional<QString> outputOf(QString const& program, QStringList const& arguments) {
    if (QStandardPaths::findExecutable(program).isEmpty()) return std::nullopt;
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished()) return std::nullopt;
    return QString::fromUtf8(process.readAllStandardOutput());
}

// --- pages ---

TEST(PaperPages, CutNoTextInAnyPaper) {
    std::array const events{BigEvent(0, 0), BigEvent(10, 9, true), BigEvent(16, 5), BigEvent(300, 11)};
    for (BigEvent const& event : events)
        for (auto const size : {session::PaperSize::A4, session::PaperSize::A3, session::PaperSize::Letter})
            for (EventPaper const& paper : eventPapers()) {
                if (!canBeMade(paper, now(event))) continue;
                PaperLook look;
                look.size = size;
                QStringList const cut = cutTexts(pagesOf(paper.make(now(event)), look, printed));
                EXPECT_TRUE(cut.isEmpty()) << paper.word << ", " << event.state().players.size()
                                           << " players: " << cut.join(QLatin1Char('\n')).toStdString();
            }
}

TEST(PaperPages, ATextThatIsCutIsFound) {
    PaperPage page{{1000, 1000}, {}};
    PlacedText const whole{{10, 100}, 200, {10, 50, 200, 60}, QStringLiteral("whole"), {50}};
    PlacedText wide = whole;
    wide.at.setY(300);
    wide.room = {10, 250, 150, 60};
    PlacedText outside = whole;
    outside.at = {900, 600};
    page.things = {whole, wide, outside};
    EXPECT_EQ(cutTexts({page}), (QStringList{QStringLiteral("page 1: whole: too wide"),
                                             QStringLiteral("page 1: whole: beyond the page")}));
    PlacedText over = whole;
    over.at.setX(100);
    page.things = {whole, over};
    EXPECT_EQ(cutTexts({page}).size(), 1);
}

TEST(PaperPages, AListStandsSeveralTimesBesideItselfAndItsHeadsAboveEachOfThem) {
    auto const pages = pagesOf(paperOf(listOf(300)), {}, printed);
    ASSERT_LE(pages.size(), 3U) << "300 rows hang on three sheets";
    EXPECT_GE(count(pages.front(), QStringLiteral("Board")), 2);
    int rows = 0;
    for (PaperPage const& page : pages) {
        EXPECT_GE(count(page, QStringLiteral("Name")), 1);
        for (PlacedText const& text : textsOn(page)) rows += text.text.startsWith(QLatin1String("Name of"));
    }
    EXPECT_EQ(rows, 300) << "no row is lost or printed twice";
}

TEST(PaperPages, ARowThatIsHigherThanAPageGoesOnOnTheNext) {
    PaperTable table{{PaperColumn{QStringLiteral("Board"), PaperAlign::Right}, PaperColumn{QStringLiteral("What")}},
                     {}};
    QStringList words;
    for (int word = 1; word <= 3000; ++word) words += QStringLiteral("word%1").arg(word);
    table.rows.push_back({{QStringLiteral("17"), words.join(QLatin1Char(' '))}});
    table.rows.push_back({{QStringLiteral("18"), QStringLiteral("short")}});
    auto const pages = pagesOf(paperOf(table), {}, printed);
    EXPECT_GT(pages.size(), 1U);
    EXPECT_THAT(cutTexts(pages), IsEmpty());
    QStringList found;
    for (PaperPage const& page : pages) {
        EXPECT_EQ(count(page, QStringLiteral("What")), 1) << "the heads stand above each part";
        for (PlacedText const& text : textsOn(page))
            if (text.text.startsWith(QLatin1String("word"))) found += text.text.split(QLatin1Char(' '));
    }
    EXPECT_EQ(found, words) << "no word is lost";
}

TEST(PaperPages, AShortListIsSetInLargerType) {
    auto const sizeOf = [](int rows) {
        auto const pages = pagesOf(paperOf(listOf(rows)), {}, printed);
        for (PlacedText const& text : textsOn(pages.front()))
            if (text.text == QLatin1String("Name of player 1")) return text.type.size;
        return 0;
    };
    EXPECT_GT(sizeOf(10), sizeOf(300));
}

/// As wide as a crosstable of so many rounds.
PaperTable wideList(int rounds, int rows, QString const& head) {
    PaperTable table{{{QStringLiteral("Name"), PaperAlign::Left, true}}, {}, PaperTable::Kind::List};
    for (int round = 1; round <= rounds; ++round) table.heads.push_back({QStringLiteral("R1"), PaperAlign::Centre});
    table.heads.push_back({head, PaperAlign::Decimal, true});
    for (int row = 1; row <= rows; ++row) {
        QStringList cells{QStringLiteral("Name of player %1").arg(row)};
        while (cells.size() <= rounds) cells += QStringLiteral("112w½");
        table.rows.push_back({cells += QStringLiteral("4½")});
    }
    return table;
}

TEST(PaperPages, NoSheetIsForTheLastFewPlacesAlone) {
    auto const rowsOn = [](PaperPage const& page) { return count(page, QStringLiteral("4½")); };
    for (int rows = 45; rows < 125; ++rows) {
        auto const pages = pagesOf(paperOf(wideList(11, rows, QStringLiteral("Points"))), {}, printed);
        if (pages.size() > 1) {
            EXPECT_GT(10 * rowsOn(pages.back()), rowsOn(pages.front())) << rows;
        }
        EXPECT_THAT(cutTexts(pages), IsEmpty());
    }
}

TEST(PaperPages, WhatIsLeftOfASheetGoesBetweenTheRows) {
    PaperTable const table = listOf(10);
    auto const pages = pagesOf(paperOf(table), {}, printed);
    ASSERT_EQ(pages.size(), 1U);
    auto const apart = [](PaperPage const& page) {
        auto const texts = textsOn(page);
        auto const one = std::ranges::find(texts, QStringLiteral("Name of player 1"), &PlacedText::text);
        auto const next = std::ranges::find(texts, QStringLiteral("Name of player 2"), &PlacedText::text);
        return (next->at.y() - one->at.y()) / one->type.size;
    };
    Paper two = paperOf(table);
    two.body.emplace_back(listOf(3));
    EXPECT_GT(apart(pages.front()), apart(pagesOf(two, {}, printed).front())) << "another list keeps it close";
    EXPECT_THAT(cutTexts(pages), IsEmpty());
}

TEST(PaperPages, ALargerSheetHasLargerType) {
    auto const sizeOn = [](session::PaperSize size) {
        auto const pages = pagesOf(paperOf(listOf(10)), {.size = size}, printed);
        auto const texts = textsOn(pages.front());
        return std::ranges::find(texts, QStringLiteral("Name of player 1"), &PlacedText::text)->type.size;
    };
    EXPECT_GT(sizeOn(session::PaperSize::A3), sizeOn(session::PaperSize::A4));
}

TEST(PaperPages, ALongListHasLargerTypeOnALargerSheetAsWell) {
    auto const sizeOn = [](session::PaperSize size) {
        auto const pages = pagesOf(paperOf(listOf(61)), {.size = size}, printed);
        auto const texts = textsOn(pages.front());
        return std::ranges::find(texts, QStringLiteral("Name of player 1"), &PlacedText::text)->type.size;
    };
    EXPECT_GT(sizeOn(session::PaperSize::A3), 1.3 * sizeOn(session::PaperSize::A4)) << "and not fewer sheets";
}

TEST(PaperPages, TheWordsOfAHeadDoNotTurnThePage) {
    for (int rounds = 8; rounds < 20; ++rounds) {
        auto const size = [&](char const* head) {
            return pagesOf(paperOf(wideList(rounds, 20, QString::fromUtf8(head))), {}, printed).front().size;
        };
        EXPECT_EQ(size("Pts"), size("Puntuación")) << rounds;
    }
}

TEST(PaperPages, HalvesStandUnderEachOther) {
    PaperTable table{{{QStringLiteral("Points"), PaperAlign::Decimal}}, {}, PaperTable::Kind::List};
    for (char const* const points : {"10½", "9", "½", "10", "12.25"})
        table.rows.push_back({{QString::fromUtf8(points)}});
    auto const texts = textsOn(pagesOf(paperOf(table), {}, printed).front());
    auto const rightOfOnes = [&](char const* points, qsizetype whole) {
        auto const found = std::ranges::find(texts, QString::fromUtf8(points), &PlacedText::text);
        double const each = found->width / static_cast<double>(found->text.size());
        return found->at.x() + static_cast<double>(whole) * each;
    };
    EXPECT_NEAR(rightOfOnes("9", 1), rightOfOnes("10", 2), 2) << "figures have one width";
    EXPECT_GT(std::ranges::find(texts, QStringLiteral("½"), &PlacedText::text)->at.x(),
              std::ranges::find(texts, QStringLiteral("9"), &PlacedText::text)->at.x());
}

TEST(PaperPages, TurnAcrossWhereTheTableIsTooWide) {
    BigEvent const event(24, 23, true);
    auto const pages = pagesOf(crosstable(event.state(), RoundNumber{23}), {}, printed);
    EXPECT_GT(pages.front().size.width(), pages.front().size.height());
    PaperLook upright;
    upright.turn = PaperTurn::Upright;
    auto const narrow = pagesOf(crosstable(event.state(), RoundNumber{23}), upright, printed);
    EXPECT_LT(narrow.front().size.width(), narrow.front().size.height());
    EXPECT_TRUE(cutTexts(narrow).isEmpty()) << "set smaller, never cut";
}

TEST(PaperPages, CarryTheLinesOfTheEventItsLogoTheirNumberAndTheTimeOfPrinting) {
    QImage logo(40, 20, QImage::Format_RGB32);
    logo.fill(Qt::red);
    PaperLook const look{session::PaperSize::Letter, PaperTurn::AsNeeded, QStringLiteral("Above"),
                         QStringLiteral("Below"), logo};
    auto const pages = pagesOf(paperOf(listOf(900)), look, printed);
    for (std::size_t at = 0; at < pages.size(); ++at) {
        EXPECT_EQ(count(pages[at], QStringLiteral("Above")), 1);
        EXPECT_EQ(count(pages[at], QStringLiteral("Below")), 1);
        EXPECT_EQ(count(pages[at], QStringLiteral("Printed 2026-11-22 14:32")), 1);
        EXPECT_EQ(count(pages[at], QStringLiteral("Page %1 of %2").arg(at + 1).arg(pages.size())), 1);
        EXPECT_EQ(std::ranges::count_if(pages[at].things,
                                        [](auto const& thing) { return std::holds_alternative<PlacedImage>(thing); }),
                  1);
    }
}

TEST(PaperPages, AreReadAgainByAnotherProgram) {
    BigEvent const event(16, 5);
    QTemporaryDir const folder;
    QString const path = folder.filePath(QStringLiteral("standings.pdf"));
    Paper const paper = standingsPaper(event.state(), RoundNumber{5});
    ASSERT_TRUE(printPages(pagesOf(paper, {}, printed), paper.title, {{}, path})) << "to a file instead of a printer";
    auto const text = outputOf(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    ASSERT_TRUE(text) << "pdftotext cannot be run; ./setup installs poppler-utils";
    EXPECT_THAT(text->toStdString(), HasSubstr("Standings"));
    EXPECT_THAT(text->toStdString(), HasSubstr("Kováčiková 3, Maria-Magdalena"));
    EXPECT_THAT(text->toStdString(), HasSubstr("Page 1 of 1"));
}

// --- papers ---

TEST(EventPapers, TheCodeOnASlipIsReadAgainByAScanner) {
    BigEvent const event(16, 2);
    QTemporaryDir const folder;
    QString const path = folder.filePath(QStringLiteral("slips.png"));
    auto const pages = pagesOf(resultSlips(event.state(), RoundNumber{2}), {}, printed);
    ASSERT_EQ(pages.size(), 1U) << "eight slips to a page of A4";
    ASSERT_TRUE(imageOf(pages.front(), 300).save(path));
    auto const read = outputOf(QStringLiteral("zbarimg"), {QStringLiteral("-q"), QStringLiteral("--raw"), path});
    ASSERT_TRUE(read) << "zbarimg cannot be run; ./setup installs zbar-tools";
    QStringList codes = read->split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QStringList expected;
    for (session::Board const& board : event.state().rounds[1].boards)
        expected += slipCodeText(slipCodeOf(event.state(), RoundNumber{2}, board.number));
    codes.sort();
    expected.sort();
    EXPECT_EQ(codes, expected);
    EXPECT_TRUE(expected.front().endsWith(QLatin1String(" R2 B1")));
}

TEST(EventPapers, AVeryLongNameStandsInTwoLinesOfASlipThatCanBeRead) {
    BigEvent event(4, 1);
    session::Board const& board = event.state().rounds[0].boards.front();
    event.state().players.at(board.white).details.name =
        "Matúšovičová Krajčírová, Mária Magdaléna Antónia Bernadeta Cecília";
    auto const pages = pagesOf(resultSlips(event.state(), RoundNumber{1}), {}, printed);
    EXPECT_THAT(cutTexts(pages), IsEmpty());
    auto const texts = textsOn(pages.front());
    auto const upper =
        std::ranges::find_if(texts, [](PlacedText const& text) { return text.text.startsWith(u"Matúš"); });
    ASSERT_NE(upper, texts.end());
    EXPECT_FALSE(upper->text.contains(QStringLiteral("Cecília")));
    EXPECT_GE(upper->type.size, dotsOfPoints(5.5));
    auto const lower = std::next(upper);
    EXPECT_TRUE(lower->text.endsWith(QStringLiteral("Cecília"))) << lower->text.toStdString();
    EXPECT_GT(lower->at.y(), upper->at.y());
}

TEST(EventPapers, TheSheetThatSaysWhereToFollowHasItsAddressAsACode) {
    BigEvent const event(4, 1);
    QString const address = QStringLiteral("https://chess.example/open-2026/");
    EventPaper const& follow = *eventPaper(QStringLiteral("follow"));
    EXPECT_FALSE(canBeMade(follow, now(event)));
    QTemporaryDir const folder;
    QString const path = folder.filePath(QStringLiteral("follow.png"));
    for (session::PaperSize const size : {session::PaperSize::A4, session::PaperSize::A3, session::PaperSize::Letter}) {
        PaperLook look;
        look.size = size;
        auto const pages = pagesOf(follow.make({event.state(), RoundNumber{1}, nullptr, address}), look, printed);
        ASSERT_EQ(pages.size(), 1U);
        EXPECT_EQ(cutTexts(pages), QStringList{});
        ASSERT_TRUE(imageOf(pages.front(), 100).save(path));
        auto const read = outputOf(QStringLiteral("zbarimg"), {QStringLiteral("-q"), QStringLiteral("--raw"), path});
        ASSERT_TRUE(read) << "zbarimg cannot be run; ./setup installs zbar-tools";
        EXPECT_EQ(read->trimmed(), address);
    }
}

TEST(EventPapers, SlipsOfACutPileAreInOrder) {
    BigEvent const event(64, 1);
    auto const pages = pagesOf(resultSlips(event.state(), RoundNumber{1}), {}, printed);
    auto const firstCode = [&](std::size_t page) {
        for (PlacedThing const& thing : pages[page].things)
            if (auto const* const code = std::get_if<PlacedCode>(&thing)) return code->text;
        return QString{};
    };
    ASSERT_EQ(pages.size(), 4U);
    EXPECT_TRUE(firstCode(0).endsWith(QLatin1String("B1")));
    EXPECT_TRUE(firstCode(1).endsWith(QLatin1String("B2"))) << "it lies below that of board 1";
}

TEST(EventPapers, NamesStandInTheAlphabetOfTheEvent) {
    BigEvent event(4, 0);
    int number = 0;
    for (char const* const name : {"Dub, A", "Čech, B", "Cibuľa, C", "Chudý, D"})
        event.state().players.at(PlayerId{++number}).details.name = name;
    std::vector<std::string> names;
    Paper const paper = playersByName(event.state());
    for (PaperTable::Row const& row : std::get<PaperTable>(paper.body.front()).rows)
        for (QString const& cell : row.cells)
            if (cell.contains(QLatin1Char(','))) names.push_back(cell.toStdString());
    EXPECT_THAT(names, ElementsAre("Cibuľa, C", "Čech, B", "Dub, A", "Chudý, D")); // in Slovak Ch comes after H
}

TEST(EventPapers, ACrosstableOfASwissNamesOpponentColourAndResult) {
    BigEvent event(6, 0);
    session::Round round;
    round.number = RoundNumber{1};
    round.boards.emplace_back(BoardNumber{1}, PlayerId{1}, PlayerId{3});
    round.boards.back().result = Result::WhiteWins;
    round.boards.emplace_back(BoardNumber{2}, PlayerId{4}, PlayerId{2});
    round.boards.back().result = Result::BlackWinsByForfeit;
    round.rests = {{PlayerId{5}, session::Bye::HalfPoint}, {PlayerId{6}, session::Bye::Allocated}};
    event.state().rounds.push_back(round);
    std::string const text = paperText(crosstable(event.state(), RoundNumber{1}), printed).toStdString();
    for (char const* const cell : {"3w1", "1b0", "2w–", "4b+", "(½)", "(1)"}) EXPECT_THAT(text, HasSubstr(cell));
    EXPECT_LT(text.find("12b0: with Black, lost"), text.find("3w1")) << "what the cells mean is read first";
}

TEST(EventPapers, WhoLeftARoundRobinBeforeHalfOfTheGamesStaysInItsCrosstable) { // General Regulations, 6.6; VCL 103
    session::Story story;
    story.does(session::OpenEvent{session::Story::draft("90+30", "BERGER_ROUNDROBIN")});
    for (char const* const name : {"Aas", "Berg", "Cruz", "Dahl"})
        story.does(session::EnterPlayer{session::Story::named(name, "2000")});
    story.does(session::PairRound{});
    for (int board : {1, 2}) story.enters(1, board, Result::WhiteWins);
    PlayerId const leaver = story.state().rounds.front().boards.front().black;
    std::string const name = story.state().nameOf(leaver);
    story.does(session::WithdrawPlayer{leaver}, session::Confirmation::Yes);
    Paper const paper = crosstable(story.state(), RoundNumber{1});
    auto const table = std::ranges::find_if(
        paper.body, [](PaperBlock const& block) { return std::holds_alternative<PaperTable>(block); });
    auto const& rows = std::get<PaperTable>(*table).rows;
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_TRUE(rows.back().cells.contains(QString::fromStdString(name)));
    EXPECT_EQ(rows.back().cells.front(), QStringLiteral("–")) << "without a rank";
    EXPECT_EQ(rows.back().cells.count(QStringLiteral("(0)")), 1);
    EXPECT_EQ(rows.back().cells.back(), QString{}) << "and without points";
    EXPECT_EQ(std::ranges::count_if(rows, [](auto const& row) { return row.cells.contains(QStringLiteral("(1)")); }),
              1);
    EXPECT_THAT(paperText(paper, printed).toStdString(),
                HasSubstr("because one of the two left the event before half"));
    auto const winner = story.state().rounds.front().boards.front().white;
    auto const why = whyRank(story.state(), winner);
    ASSERT_TRUE(why);
    EXPECT_TRUE(std::ranges::any_of(why->parts, [](WhyPart const& part) {
        return part.isGames && part.lines.join(QLatin1Char(' ')).contains(QStringLiteral("does not count"));
    })) << "nor does the game, where the working is told";
}

TEST(EventPapers, ProvisionalStandingsSayHowAnUnfinishedGameCounts) { // C.04.2, 3
    BigEvent event(16, 2);
    for (session::Board& board : event.state().rounds.back().boards) board.result = Result::Draw;
    EXPECT_THAT(standingsPaper(event.state(), RoundNumber{2}).note.toStdString(), Not(HasSubstr("unfinished")));
    session::Board& open = event.state().rounds.back().boards.front();
    open.result.reset();
    EXPECT_EQ(standingsPaper(event.state(), RoundNumber{2}).note,
              QStringLiteral("After round 1 · Round 2: 1 result to come"))
        << "a round that is being played makes no game an adjourned one";
    open.adjourned = true;
    EXPECT_THAT(standingsPaper(event.state(), RoundNumber{2}).note.toStdString(),
                testing::AllOf(HasSubstr("1 game unfinished"), HasSubstr("no points yet"), HasSubstr("as a draw")));
}

TEST(EventPapers, TheResultForATitleHasTheGamesOverTheBoardAndWhatTheOpponentsAre) { // B.01, no verdict
    BigEvent event(16, 3, true);
    PlayerId const chosen = standingsOf(event.state()).front().player;
    std::vector<session::PlayerDetails*> opponents;
    for (session::Round& round : event.state().rounds)
        for (session::Board& board : round.boards)
            if (board.white == chosen || board.black == chosen) {
                board.result = board.white == chosen ? Result::WhiteWins : Result::BlackWins;
                opponents.push_back(
                    &event.state().players.at(board.white == chosen ? board.black : board.white).details);
            }
    ASSERT_EQ(opponents.size(), 3U);
    event.state().players.at(chosen).details.federation = "SVK";
    auto const set = [](session::PlayerDetails& one, char const* federation, session::Title title, int rating) {
        one.federation = federation;
        one.title = title;
        one.rating = rating;
    };
    set(*opponents[0], "SVK", session::Title::None, 2201);
    set(*opponents[1], "CZE", session::Title::Gm, 2500);
    set(*opponents[2], "GER", session::Title::Im, 0);
    auto const said = [&] {
        return paperText(titleForm(event.state(), RoundNumber{3}, chosen), printed).simplified().toStdString();
    };
    std::string text = said();
    for (char const* line : {"Games over the board 3", "Points in them 3", "Opponents of other federations 2",
                             "Federations of the opponents 3", "Opponents with a title 2 (1 GM, 1 IM)",
                             "Opponents without a rating 1", "Average rating of the rated opponents 2351"})
        EXPECT_THAT(text, HasSubstr(line));
    for (session::Board& board : event.state().rounds[1].boards)
        if (board.white == chosen || board.black == chosen)
            board.result = board.white == chosen ? Result::WhiteWinsByForfeit : Result::BlackWinsByForfeit;
    text = said();
    EXPECT_THAT(text, HasSubstr("Games over the board 2 ")) << "a forfeit stands among the games and counts nowhere";
    EXPECT_THAT(text, HasSubstr("Points in them 2"));
    EXPECT_THAT(text, HasSubstr("Average rating of the rated opponents 2201"));
    EXPECT_THAT(text, HasSubstr("forfeit"));
}

TEST(EventPapers, TheResultForATitleChecksWhatTheTitleRegulationsAskForAndSaysWhatIsNotChecked) { // B.01, 1.4
    BigEvent event(10, 9, true);
    for (session::Board& board : event.state().rounds.back().boards) board.result = Result::Draw;
    PlayerId const chosen = standingsOf(event.state()).front().player;
    event.state().players.at(chosen).details.title = session::Title::None;
    auto const said = [&] {
        return paperText(titleForm(event.state(), RoundNumber{9}, chosen), printed).simplified().toStdString();
    };
    EXPECT_THAT(said(), HasSubstr("GM norm: "));
    EXPECT_THAT(said(), HasSubstr("Opponents with a title"));
    EXPECT_THAT(said(), HasSubstr("1.4.9"));
    EXPECT_THAT(said(), HasSubstr("Not checked: 120 minutes"));
    event.state().players.at(chosen).details.title = session::Title::Gm;
    EXPECT_THAT(said(), Not(HasSubstr("norm: "))) << "nothing is left to be made";
}

TEST(EventPapers, TheRatingChangesSayWhereKComesFromAndThatTheyAreProvisional) { // B.02, 8.3
    BigEvent event(10, 9, true);
    for (auto& [id, player] : event.state().players) player.details.k = 20;
    auto const said = [&] {
        return paperText(ratingsPaper(event.state(), RoundNumber{9}), printed).simplified().toStdString();
    };
    EXPECT_THAT(said(), HasSubstr("New rating"));
    EXPECT_THAT(said(), HasSubstr("Provisional"));
    EXPECT_THAT(said(), Not(HasSubstr("20*")));
    for (auto& [id, player] : event.state().players) player.details.k = 0;
    EXPECT_THAT(said(), HasSubstr("* worked out from rating and year of birth"));
    event.state().details.begins.reset();
    EXPECT_THAT(said(), HasSubstr("no first day"));
    EXPECT_THAT(said(), Not(HasSubstr("New rating")));
}

TEST(EventPapers, TheNormsHaveTheFiguresOfTheEventWhoeverMakesOne) { // form IT3
    BigEvent const few(16, 5);
    auto const text = paperText(normsPaper(few.state(), RoundNumber{5}), printed).simplified().toStdString();
    EXPECT_THAT(text, HasSubstr("A title norm needs nine rounds"));
    EXPECT_THAT(text, HasSubstr("Players 16"));
    EXPECT_THAT(text, HasSubstr("Players of other federations"));
}

TEST(EventPapers, ThePlayersCardHasEveryRoundAndTheSums) {
    BigEvent event(16, 5);
    PlayerId const chosen = standingsOf(event.state()).front().player;
    event.state().players.at(chosen).details.rating = 2400;
    Paper const paper = playerCardPaper(event.state(), RoundNumber{5}, chosen);
    auto const found = std::ranges::find_if(
        paper.body, [](PaperBlock const& block) { return std::holds_alternative<PaperTable>(block); });
    ASSERT_NE(found, paper.body.end());
    EXPECT_EQ(std::get<PaperTable>(*found).rows.size(), 5U);
    auto const text = paperText(paper, printed).simplified().toStdString();
    EXPECT_THAT(text, HasSubstr("Score and expectation"));
    EXPECT_TRUE(isOfPlayer(*eventPaper(QStringLiteral("card"))));
}

TEST(EventPapers, TheProgressSaysWhoWonAndLostPlaces) {
    BigEvent event(16, 5);
    Paper const paper = progressPaper(event.state(), RoundNumber{5});
    auto const& table = std::get<PaperTable>(paper.body.front());
    EXPECT_EQ(table.heads.back().head, QStringLiteral("Places"));
    auto const before = standingsOf(session::upTo(event.state(), RoundNumber{4}));
    auto const now = standingsOf(event.state());
    auto const was = std::ranges::find(before, now[2].player, &pairing::Standing::player);
    int const gained = was->rank - now[2].rank;
    QString const sign = gained > 0 ? QStringLiteral("+") : gained < 0 ? QStringLiteral("−") : QStringLiteral("=");
    EXPECT_TRUE(table.rows[2].cells.back().startsWith(sign)) << table.rows[2].cells.back().toStdString();
    Paper const first = progressPaper(event.state(), RoundNumber{1});
    EXPECT_NE(std::get<PaperTable>(first.body.front()).heads.back().head, QStringLiteral("Places"));
}

/// Number 1 sits at every board of the one round, and each board is a round of the tables.
TEST(EventPapers, OfAnExhibitionHaveAColumnForEveryCell) {
    session::Story story;
    story.does(session::OpenEvent{session::Story::draft("90+30", "SIMULTANEOUS")});
    for (char const* const name : {"A", "B", "C", "D"}) story.does(session::EnterPlayer{session::Story::named(name)});
    story.does(session::PairRound{});
    story.enters(1, 1, Result::WhiteWins);
    story.enters(1, 3, Result::Draw);
    PaperMatter const matter{story.state(), RoundNumber{1}};
    for (EventPaper const& one : eventPapers()) {
        if (!canBeMade(one, matter)) continue;
        Paper const paper = one.make(matter);
        EXPECT_FALSE(paperText(paper, printed).isEmpty()) << one.word;
        for (PaperBlock const& block : paper.body) {
            auto const* const table = std::get_if<PaperTable>(&block);
            if (!table) continue;
            for (PaperTable::Row const& row : table->rows)
                EXPECT_LE(row.cells.size(), std::ssize(table->heads)) << one.word;
        }
    }
}

TEST(EventPapers, WhySaysWhatEachTieBreakIsMadeOf) {
    BigEvent event(16, 5);
    PlayerId const chosen = standingsOf(event.state())[3].player;
    Paper const paper = whyPaper(event.state(), RoundNumber{5}, chosen);
    auto const headings = std::ranges::count_if(
        paper.body, [](PaperBlock const& block) { return std::holds_alternative<PaperHeading>(block); });
    EXPECT_GE(headings, 1 + std::ssize(event.state().details.tieBreaks)) << "and the neighbours, or the games";
    auto const text = paperText(paper, printed).simplified().toStdString();
    EXPECT_THAT(text, HasSubstr("Why this rank"));
    EXPECT_THAT(text, HasSubstr(event.state().player(chosen)->details.name));
    EXPECT_TRUE(isOfPlayer(*eventPaper(QStringLiteral("why"))));
}

TEST(EventPapers, NamesakesFindTheirOwnBoard) {
    BigEvent event(8, 2);
    for (int const id : {1, 2}) event.state().players.at(PlayerId{id}).details.name = "Bôrik, Matúš";
    event.state().players.at(PlayerId{1}).details.club = "ŠK Žilina";
    event.state().players.at(PlayerId{1}).details.rating = 2101;
    event.state().players.at(PlayerId{2}).details.rating = 1850;
    event.state().players.at(PlayerId{2}).details.club.clear();
    auto const text = paperText(pairingsByName(event.state(), RoundNumber{2}), printed).toStdString();
    EXPECT_THAT(text, HasSubstr("Bôrik, Matúš (2101, ŠK Žilina)"));
    EXPECT_THAT(text, HasSubstr("Bôrik, Matúš (1850)"));
}

TEST(EventPapers, OfEveryPlayerAFileOfAnotherName) {
    BigEvent event(16, 5);
    PlayerId const chosen = standingsOf(event.state())[3].player;
    event.state().players.at(chosen).details.name = "Novák/Novy: Ján";
    for (auto const paper : {whyPaper, playerCardPaper, certificate, titleForm}) {
        QString const file = paper(event.state(), RoundNumber{5}, chosen).file;
        EXPECT_TRUE(file.endsWith(QStringLiteral(" Novák-Novy- Ján"))) << file.toStdString();
    }
}

TEST(EventPapers, ThePrizeListHasThePlayersOnThePlacesThatWereTyped) {
    BigEvent event(16, 5);
    event.state().prizes.clear();
    EXPECT_THAT(paperText(prizeList(event.state(), RoundNumber{5}), printed).toStdString(), HasSubstr("No prizes"));
    event.state().prizes = *session::parsePrizes("1: 500 €; 2-3: 300 €; 16: a book");
    Paper const paper = prizeList(event.state(), RoundNumber{5});
    auto const& rows = std::get<PaperTable>(paper.body.front()).rows;
    ASSERT_EQ(rows.size(), 4U);
    EXPECT_EQ(rows[0].cells.last(), QStringLiteral("500 €"));
    EXPECT_EQ(rows[2].cells.last(), QStringLiteral("300 €"));
    EXPECT_EQ(rows[3].cells.last(), QStringLiteral("a book"));
    auto const standings = standingsOf(event.state());
    QString const first = QString::fromStdString(event.state().player(standings[0].player)->details.name);
    EXPECT_TRUE(rows[0].cells.contains(first)) << rows[0].cells.join(u'|').toStdString();
}

TEST(EventPapers, PlayersWhomNothingSeparatesShareThePrizesOfTheirPlaces) {
    BigEvent event(4, 1); // two have drawn, one has a bye, and one did not come
    event.state().details.tieBreaks.clear();
    event.state().prizes = *session::parsePrizes("1: 500 €; 2: a book");
    Paper const paper = prizeList(event.state(), RoundNumber{1});
    auto const& rows = std::get<PaperTable>(paper.body.front()).rows;
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_EQ(rows[0].cells.last(), QStringLiteral("500 €"));
    for (std::size_t const row : {1U, 2U}) EXPECT_EQ(rows[row].cells.last(), QStringLiteral("a book (for 2 players)"));
    EXPECT_THAT(paperText(paper, printed).toStdString(), HasSubstr("cannot be divided"));
    event.state().prizes = *session::parsePrizes("1-4: a medal");
    Paper const same = prizeList(event.state(), RoundNumber{1});
    EXPECT_EQ(std::get<PaperTable>(same.body.front()).rows.back().cells.last(), QStringLiteral("a medal"));
    EXPECT_THAT(paperText(same, printed).toStdString(), Not(HasSubstr("cannot be divided")));
}

TEST(EventPapers, ThePrizeListNamesTheFirstOfEachCategory) {
    BigEvent event(16, 5);
    event.state().prizes = *session::parsePrizes("1: 500 €");
    event.state().details.categories = *session::parseCategories("U14: age -13\nWomen: sex w");
    auto const standings = standingsOf(event.state());
    for (auto& [id, player] : event.state().players) {
        player.details.birth = "1980";
        player.details.sex = session::Sex::Man;
    }
    auto const detailsAt = [&](std::size_t place) -> session::PlayerDetails& {
        return event.state().players.at(standings[place].player).details;
    };
    for (std::size_t const place : {4U, 7U, 9U, 11U}) detailsAt(place).birth = "2020";
    Paper const paper = prizeList(event.state(), RoundNumber{5});
    ASSERT_EQ(paper.body.size(), 6U) << "the places, terms and sums; the word above the categories, U14, nobody else";
    EXPECT_EQ(std::get<PaperHeading>(paper.body[4]).text, QStringLiteral("U14"));
    auto const& rows = std::get<PaperTable>(paper.body[5]).rows;
    ASSERT_EQ(rows.size(), 3U);
    EXPECT_THAT(rows[0].cells.join(QLatin1Char(' ')).toStdString(), HasSubstr(detailsAt(4).name));
    EXPECT_THAT(rows[2].cells.join(QLatin1Char(' ')).toStdString(), HasSubstr(detailsAt(9).name));
}

TEST(EventPapers, SpecialPrizesAreListedByNameSignedForAndOnCertificates) {
    BigEvent event(16, 5);
    auto const standings = standingsOf(event.state());
    PlayerId const ninth = standings[8].player;
    std::string const name = event.state().player(ninth)->details.name;
    event.state().prizes = *session::parsePrizes("1: 500 €; * Best game: 80 € = he; * Beauty: a book",
                                                 [&](std::string_view) { return ninth; });
    std::string const list = paperText(prizeList(event.state(), RoundNumber{5}), printed).toStdString();
    EXPECT_THAT(list, HasSubstr("Special prizes"));
    EXPECT_THAT(list, HasSubstr("Best game"));
    EXPECT_THAT(list, HasSubstr(name));
    EXPECT_THAT(list, HasSubstr("Not given yet: Beauty."));
    EXPECT_THAT(list, HasSubstr("Special prizes are given besides."));
    EXPECT_THAT(paperText(prizeReceipts(event.state(), RoundNumber{5}), printed).toStdString(),
                HasSubstr("Best game: 80 €"));
    EXPECT_THAT(paperText(certificatesOfAll(event.state(), RoundNumber{5}), printed).toStdString(),
                HasSubstr("Best game"));
}

TEST(EventPapers, OnACertificateANameStandsAsItIsReadOut) {
    BigEvent event(16, 5);
    event.state().players.at(standingsOf(event.state()).front().player).details.name = "Čižmár, Ján";
    EXPECT_THAT(
        paperText(certificate(event.state(), RoundNumber{5}, standingsOf(event.state()).front().player), printed)
            .toStdString(),
        HasSubstr("Ján Čižmár"));
}

TEST(EventPapers, PrizesOfACategoryAreGivenBesideThoseOfThePlacesAndSignedFor) {
    BigEvent event(16, 5);
    event.state().details.categories = *session::parseCategories("U14: age -13");
    auto const standings = standingsOf(event.state());
    for (auto& [id, player] : event.state().players) player.details.birth = "1980";
    for (std::size_t const place : {0U, 7U}) event.state().players.at(standings[place].player).details.birth = "2020";
    event.state().prizes = *session::parsePrizes("1: 1500,50 €; U14 1: 50 €");
    auto const nameAt = [&](std::size_t place) {
        return event.state().players.at(standings[place].player).details.name;
    };
    std::string const list = paperText(prizeList(event.state(), RoundNumber{5}), printed).toStdString();
    EXPECT_THAT(list, HasSubstr("1,500.50 €"));
    EXPECT_THAT(list, HasSubstr("another prize already: " + nameAt(0)));
    EXPECT_THAT(list, HasSubstr("A player has one prize"));
    EXPECT_THAT(list, Not(HasSubstr("The first three of each category")));
    Paper const receipts = prizeReceipts(event.state(), RoundNumber{5});
    auto const& rows = std::get<PaperTable>(receipts.body.front()).rows;
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[1].cells[1].toStdString(), nameAt(7));
    EXPECT_EQ(rows[1].cells[2], QStringLiteral("U14: 50 €"));
}

TEST(PaperPages, OneVeryLongWordCostsAListNoColumn) {
    PaperTable table = listOf(150);
    auto const sheets = pagesOf(paperOf(table), {}, printed).size();
    std::size_t const naming = static_cast<std::size_t>(
        std::ranges::find(table.heads, PaperAlign::Left, &PaperColumn::align) - table.heads.begin());
    table.rows[7].cells[static_cast<qsizetype>(naming)] = QStringLiteral("Wolfeschlegelsteinhausen").repeated(3);
    EXPECT_EQ(pagesOf(paperOf(table), {}, printed).size(), sheets);
}

TEST(PaperPages, WhatStandsBelowAListIsCountedWhenItsTypeIsChosen) {
    for (int const rows : {30, 36, 39, 42, 45}) {
        Paper paper = paperOf(listOf(rows));
        PaperTable& table = std::get<PaperTable>(paper.body.front());
        for (int column = 0; column < 7; ++column) { // too wide to stand twice beside itself
            table.heads.push_back({QStringLiteral("BH"), PaperAlign::Decimal});
            for (PaperTable::Row& row : table.rows) row.cells += QStringLiteral("124½");
        }
        paper.body.emplace_back(
            PaperLines{std::vector<PaperLines::Line>(5, {QStringLiteral("BH"), QStringLiteral("Buchholz")})});
        EXPECT_EQ(pagesOf(paper, {}, printed).size(), 1U) << rows << " rows and their legend have room on one sheet";
    }
}

TEST(PaperPages, AHeadStandsOverTheMiddleOfItsFigures) {
    PaperTable table = listOf(3);
    table.heads.push_back({QStringLiteral("DE"), PaperAlign::Decimal});
    table.rows[0].cells += QStringLiteral("1");
    table.rows[1].cells += QStringLiteral("0");
    table.rows[2].cells += QStringLiteral("112.25");
    auto const page = pagesOf(paperOf(table), {}, printed).front();
    std::optional<PlacedText> head, widest;
    for (PlacedText const& text : textsOn(page)) {
        if (text.text == QLatin1String("DE")) head = text;
        if (text.text == QLatin1String("112.25")) widest = text;
    }
    ASSERT_TRUE(head && widest);
    EXPECT_NEAR(head->at.x() + head->width / 2, widest->at.x() + widest->width / 2, 3);
}

TEST(PaperPages, AColumnThatMayBeMissingIsLeftOutWhereItCostsASheet) {
    auto const withClub = [](int rows, QString const& club) {
        PaperTable table = listOf(rows);
        table.heads.push_back({QStringLiteral("Club"), PaperAlign::Left});
        table.heads.back().spare = true;
        for (PaperTable::Row& row : table.rows) row.cells += club;
        return pagesOf(paperOf(table), {}, printed);
    };
    auto const clubs = [](std::vector<PaperPage> const& pages) { return count(pages.front(), QStringLiteral("Club")); };
    EXPECT_GT(clubs(withClub(30, QStringLiteral("ŠK Dunaj"))), 0);
    auto const many = withClub(300, QStringLiteral("Športový klub Dunaj Petržalka"));
    EXPECT_EQ(clubs(many), 0);
    EXPECT_EQ(many.size(), pagesOf(paperOf(listOf(300)), {}, printed).size());
}

TEST(EventPapers, ListsOfPlayersHaveTheClubWhereAnybodyHasOne) {
    BigEvent event(8, 0);
    for (auto& [id, player] : event.state().players) player.details.club.clear();
    auto const text = [&] { return paperText(startList(event.state()), printed).toStdString(); };
    EXPECT_THAT(text(), Not(HasSubstr("Club")));
    event.state().players.begin()->second.details.club = "ŠK Dunaj";
    EXPECT_THAT(text(), testing::AllOf(HasSubstr("Club"), HasSubstr("ŠK Dunaj")));
    EXPECT_THAT(paperText(playersByName(event.state()), printed).toStdString(), HasSubstr("ŠK Dunaj"));
}

TEST(PaperFiles, NamesAreFoundInThePdfLetterByLetter) {
    QTemporaryDir const folder;
    QString const path = folder.filePath(QStringLiteral("names.pdf"));
    PaperTable table = listOf(1);
    table.rows.front().cells[0] = QStringLiteral("Žofia Fffi, Raffles");
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(pdfOf(pagesOf(paperOf(table), {}, printed), QStringLiteral("names")));
    file.close();
    auto const text = outputOf(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path, QStringLiteral("-")});
    ASSERT_TRUE(text) << "pdftotext cannot be run; ./setup installs poppler-utils";
    EXPECT_THAT(text->toStdString(), HasSubstr("Žofia Fffi, Raffles"));
}

TEST(EventPapers, ACertificateHasNameRankAndPointsOnOnePage) {
    BigEvent const event(16, 5);
    auto const standings = standingsOf(event.state());
    PlayerId const third = standings[2].player;
    for (session::PaperSize const size : {session::PaperSize::A4, session::PaperSize::A3, session::PaperSize::Letter}) {
        PaperLook look;
        look.size = size;
        auto const pages = pagesOf(certificate(event.state(), RoundNumber{5}, third), look, printed);
        ASSERT_EQ(pages.size(), 1U);
        EXPECT_EQ(cutTexts(pages), QStringList{});
        EXPECT_EQ(count(pages.front(), QStringLiteral("Rank %1").arg(standings[2].rank)), 1);
        QStringList const name =
            QString::fromStdString(event.state().player(third)->details.name).split(QStringLiteral(", "));
        bool const named = std::ranges::any_of(textsOn(pages.front()), [&](PlacedText const& text) {
            return text.text.contains(name.back() + QLatin1Char(' ') + name.front());
        });
        EXPECT_TRUE(named);
    }
}

TEST(EventPapers, PrizesAndTitlesAreProvisionalBeforeTheLastRound) {
    BigEvent const event(16, 5);
    for (int round : {3, 5}) {
        bool const isLast = round == 5;
        Paper const prizes = prizeList(event.state(), RoundNumber{round});
        EXPECT_EQ(prizes.note.startsWith(QStringLiteral("Provisional · After round 3")), !isLast)
            << prizes.note.toStdString();
        EXPECT_EQ(titleForm(event.state(), RoundNumber{round}, {}).note, prizes.note);
        auto const texts = textsOn(pagesOf(certificate(event.state(), RoundNumber{round}, {}), {}, printed).front());
        EXPECT_EQ(std::ranges::count(texts, QStringLiteral("Provisional: after round 3."), &PlacedText::text),
                  isLast ? 0 : 1);
    }
}

TEST(EventPapers, ACertificateIsProvisionalWhileGamesAreOpen) {
    auto const story = session::Story::withAGameUnderWay();
    auto const pages = pagesOf(certificate(story.state(), RoundNumber{1}, PlayerId{1}), {}, printed);
    ASSERT_EQ(pages.size(), 1U);
    EXPECT_EQ(cutTexts(pages), QStringList{});
    EXPECT_TRUE(std::ranges::any_of(textsOn(pages.front()), [](PlacedText const& text) {
        return text.text.startsWith(QStringLiteral("Provisional: 2"));
    }));
}

TEST(EventPapers, ACertificateHasTheLogoAndTheLineAbove) {
    BigEvent const event(16, 5);
    QImage logo(40, 20, QImage::Format_RGB32);
    logo.fill(Qt::red);
    PaperLook const look{session::PaperSize::A4, PaperTurn::AsNeeded, QStringLiteral("Above"), {}, logo};
    auto const pages = pagesOf(certificate(event.state(), RoundNumber{5}), look, printed);
    ASSERT_EQ(pages.size(), 1U);
    EXPECT_EQ(count(pages.front(), QStringLiteral("Above")), 1);
    auto const& things = pages.front().things;
    EXPECT_EQ(std::ranges::count_if(things, [](auto const& one) { return std::holds_alternative<PlacedImage>(one); }),
              1);
}

TEST(EventPapers, EverybodyWithAPrizeHasACertificateOnAPageOfItsOwn) {
    BigEvent event(16, 5);
    auto const standings = standingsOf(event.state());
    for (auto& [id, player] : event.state().players) player.details.birth = "1980";
    event.state().players.at(standings[7].player).details.birth = "2020";
    event.state().details.categories = *session::parseCategories("U14: age -13");
    event.state().prizes = *session::parsePrizes("1: 500; 2: 300; 3: 100; 4: a book; U14 1: 50");
    for (session::PaperSize const size : {session::PaperSize::A4, session::PaperSize::A3}) {
        PaperLook look;
        look.size = size;
        auto const pages = pagesOf(certificatesOfAll(event.state(), RoundNumber{5}), look, printed);
        ASSERT_EQ(pages.size(), 5U);
        for (PaperPage const& page : pages) EXPECT_EQ(count(page, QStringLiteral("Certificate")), 1);
        EXPECT_EQ(count(pages.back(), QStringLiteral("U14, prize 1")), 1);
    }
    event.state().prizes.clear();
    EXPECT_EQ(pagesOf(certificatesOfAll(event.state(), RoundNumber{5}), {}, printed).size(), 4U)
        << "without prizes the first three, and the best of the category";
    event.state().details.tieBreaks.clear();
    int named = 0;
    for (pairing::Standing const& one : standingsOf(event.state())) named += one.rank <= 3 ? 1 : 0;
    ASSERT_GT(named, 3) << "the third rank is shared";
    event.state().details.categories.clear();
    EXPECT_EQ(std::ssize(pagesOf(certificatesOfAll(event.state(), RoundNumber{5}), {}, printed)), named);
}

TEST(EventPapers, StandingsAfterAnEarlierRoundLeaveOutTheLaterOnes) {
    BigEvent const event(16, 5);
    std::string const early = paperText(standingsPaper(event.state(), RoundNumber{2}), printed).toStdString();
    EXPECT_THAT(early, HasSubstr("After round 2"));
    EXPECT_NE(early, paperText(standingsPaper(event.state(), RoundNumber{5}), printed).toStdString());
}

TEST(EventPapers, TheReportOfTheArbiterTellsRulingsCorrectedResultsAndRoundsChangedByHand) {
    BigEvent event(8, 2);
    std::string const before = paperText(arbitersReport(event.state()), printed).toStdString();
    EXPECT_THAT(before, Not(HasSubstr("Corrected results"))) << "nothing is to tell";
    session::Round& first = event.state().rounds.front();
    first.boards.front().result = Result::WhiteWins;
    first.boards.front().pairedWith = Result::BlackWins;
    pairing::RoundPairing byRules = session::pairingOf(event.state().rounds.back());
    std::swap(byRules.pairs.front().white, byRules.pairs.front().black);
    event.state().rounds.back().byRules = byRules;
    std::string const after = paperText(arbitersReport(event.state()), printed).toStdString();
    EXPECT_THAT(after, HasSubstr("Corrected results"));
    EXPECT_THAT(after, HasSubstr("Rounds changed by hand"));
}

TEST(EventPapers, TheReportOfTheArbiterTellsEveryResultThatAnotherOneReplaced) {
    Hall hall;
    hall.openRound();
    auto const enter = [&](int board, Result result) {
        hall.workspace.desk().submit(session::EnterResult{RoundNumber{1}, BoardNumber{board}, result},
                                     session::Confirmation::Yes, hall.workspace.desk().now(),
                                     [](auto const& answer) { EXPECT_TRUE(answer); });
        hall.settle();
    };
    auto const told = [&] {
        session::History const& history = hall.workspace.desk().history();
        return paperText(arbitersReport(history.state(), &history), printed).toStdString();
    };
    enter(1, Result::WhiteWins);
    enter(2, Result::Draw);
    EXPECT_THAT(told(), Not(HasSubstr("Corrected results")));
    enter(1, Result::BlackWins);
    EXPECT_THAT(told(), HasSubstr("Corrected results")) << "no later round is paired";
    hall.workspace.undo();
    hall.settle();
    EXPECT_THAT(told(), Not(HasSubstr("Corrected results")));
}

TEST(EventPapers, TheReportOfTheArbiterCountsRulingsByArticle) {
    Hall hall;
    hall.openRound();
    session::RulingOnRecord const noise{
        .edition = "E2023", .play = "blitz", .incident = "offence kind=noise by=black", .finding = "penalty-usual"};
    for (int const board : {1, 2})
        hall.workspace.desk().submit(session::MakeRuling{RoundNumber{1}, BoardNumber{board}, noise},
                                     session::Confirmation::Yes, hall.workspace.desk().now(),
                                     [](auto const& answer) { EXPECT_TRUE(answer); });
    hall.settle();
    session::History const& history = hall.workspace.desk().history();
    std::string const text = paperText(arbitersReport(history.state(), &history), printed).toStdString();
    EXPECT_THAT(text, HasSubstr("Rulings under"));
    EXPECT_THAT(text, HasSubstr("1.1, 1.2"));
}

TEST(PaperPages, AShortTableStaysWithItsHeadingOnOnePage) {
    PaperTable table{{PaperColumn{QStringLiteral("Rank")}, PaperColumn{QStringLiteral("Name")}}, {}};
    for (int rank = 1; rank <= 10; ++rank)
        table.rows.push_back({{QString::number(rank), QStringLiteral("Place%1").arg(rank)}});
    int pageBreaks = 0;
    for (int before = 0; before < 60; ++before) {
        Paper paper{.title = QStringLiteral("Report")};
        for (int line = 0; line < before; ++line) paper.body.emplace_back(PaperParagraph{QStringLiteral("line")});
        paper.body.emplace_back(PaperHeading{QStringLiteral("First places")});
        paper.body.emplace_back(table);
        auto const pages = pagesOf(paper, {}, printed);
        pageBreaks += pages.size() > 1;
        for (PaperPage const& page : pages)
            EXPECT_EQ(count(page, QStringLiteral("First places")), count(page, QStringLiteral("Place10"))) << before;
    }
    EXPECT_GT(pageBreaks, 0);
}

TEST(EventPapers, OnTheWallHangsWhatTheRoundNeeds) {
    EXPECT_EQ(papersOnTheWall(BigEvent(8, 0).state()),
              (QStringList{QStringLiteral("start"), QStringLiteral("players")}));
    BigEvent event(16, 1);
    EXPECT_EQ(papersOnTheWall(event.state()), (QStringList{QStringLiteral("pairings"), QStringLiteral("names")}));
    for (session::Board& board : event.state().rounds.back().boards) board.result = Result::Draw;
    EXPECT_EQ(papersOnTheWall(event.state()), (QStringList{QStringLiteral("results"), QStringLiteral("standings")}));
}

TEST(EventPapers, ForSpreadsheetsKeepCommasApart) {
    PaperTable table{{QStringLiteral("Name"), QStringLiteral("Note")}, {}};
    table.rows.push_back({{QStringLiteral("Nile, N."), QStringLiteral("says \"no\"\there")}});
    table.rows.push_back({.cells = {QStringLiteral("Elbe, E."), {}}, .struck = true});
    Paper paper = paperOf(table);
    EXPECT_EQ(tables::csvText(paperTables(paper)),
              "Name,Note\r\n\"Nile, N.\",\"says \"\"no\"\"\there\"\r\n\"x Elbe, E.\",\r\n");
    paper.body.emplace_back(table);
    EXPECT_EQ(paperTables(paper).rows.size(), 7U) << "an empty row between two tables";
    EXPECT_TRUE(paperTables(Paper{.title = QStringLiteral("Nothing")}).rows.empty());
}

TEST(EventPapers, ALogoIsKeptAsSmallAsItIsPrinted) {
    QImage large(3000, 1000, QImage::Format_RGB32);
    large.fill(Qt::blue);
    QByteArray file;
    QBuffer buffer(&file);
    buffer.open(QIODevice::WriteOnly);
    large.save(&buffer, "PNG");
    session::PaperSettings settings;
    settings.logo = logoOf(file);
    EXPECT_LT(settings.logo.size(), session::largestLogo);
    EXPECT_LE(lookOf(settings).logo.width(), 480);
    EXPECT_TRUE(logoOf("no picture").empty());
    QByteArray const drawing =
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>)";
    EXPECT_TRUE(logoOf(drawing).empty()) << "nothing but PNG and JPEG is tried";
    settings.logo = drawing.toBase64().toStdString();
    EXPECT_TRUE(lookOf(settings).logo.isNull()) << "and in an event from somebody else neither";
    // A PNG that says it is of 60,000 by 60,000 dots.
    QByteArray const vast = QByteArray::fromHex("89504e470d0a1a0a0000000d49484452"
                                                "0000ea600000ea60"
                                                "0800000000"
                                                "8d6f2b9c");
    EXPECT_TRUE(logoOf(vast).empty());
}

// --- files ---

TEST(PaperFiles, SayWhatIsWrongWithTheOrder) {
    session::History const history;
    QString const target = QDir::tempPath() + QStringLiteral("/nothing.pdf");
    auto const wrong = [&](PaperOrder const& order) {
        return writePapers(history, order, target, printed).value_or(QString{}).toStdString();
    };
    EXPECT_THAT(wrong({.name = QStringLiteral("posters")}), HasSubstr("pairings"));
    EXPECT_THAT(wrong({.name = QStringLiteral("pairings")}), HasSubstr("no round"));
    EXPECT_THAT(wrong({.name = QStringLiteral("pairings"), .round = 7}), HasSubstr("--round"));
    EXPECT_THAT(wrong({.name = QStringLiteral("start"), .size = QStringLiteral("A9")}), HasSubstr("--size"));
    EXPECT_THAT(wrong({.name = QStringLiteral("start"), .language = QStringLiteral("xx")}), HasSubstr("--language"));
    EXPECT_FALSE(QFile::exists(target));
}

TEST(PaperFiles, AreNamedInEitherOrder) {
    for (QStringList const& names : {QStringList{QStringLiteral("out.pdf"), QStringLiteral("open.flagfall")},
                                     QStringList{QStringLiteral("open.flagfall"), QStringLiteral("out.pdf")}}) {
        auto const files = namedFiles(names);
        ASSERT_TRUE(files);
        EXPECT_EQ(files->target, QStringLiteral("out.pdf"));
        EXPECT_EQ(files->event, QStringLiteral("open.flagfall"));
    }
    EXPECT_FALSE(namedFiles({QStringLiteral("open.flagfall")}));
}

// --- the page ---

class PapersPage : public testing::Test {
protected:
    PapersPage() {
        hall.openRound();
        papers.setEventFile(folder.filePath(QStringLiteral("river.flagfall")));
        papers.setWatched(true);
    }
    QTemporaryDir folder;
    Hall hall;
    PapersView& papers = *hall.workspace.papers();
};

TEST_F(PapersPage, ShowsThePagesOfTheChosenPaper) {
    EXPECT_EQ(papers.titles().value(0), QStringLiteral("Pairings by board"));
    EXPECT_EQ(papers.paper()->pageCount(), 1);
    EXPECT_THAT(papers.paper()->text().toStdString(), HasSubstr("Danube, Ď."));
    papers.choose(3);
    EXPECT_EQ(papers.paper()->title(), QStringLiteral("Standings"));
    papers.setWatched(false);
    EXPECT_EQ(papers.paper()->pageCount(), 0) << "nothing is laid out that nobody looks at";
}

TEST_F(PapersPage, AnActThatChangesNothingOnThePaperDoesNotLayItOutAnew) {
    auto const* const laidOut = papers.paper()->pages().data();
    auto& desk = hall.workspace.desk();
    bool done = false;
    desk.submit(session::CheckIn{{desk.state().players.begin()->first}}, session::Confirmation::NotAsked, desk.now(),
                [&](auto const& answer) { done = answer.has_value(); });
    ASSERT_TRUE(Hall::until([&] { return done; }));
    EXPECT_EQ(papers.paper()->pages().data(), laidOut);
    papers.choose(3); // standings
    QString const before = papers.paper()->text();
    hall.enterResult(1, "1");
    hall.settle();
    EXPECT_NE(papers.paper()->text(), before) << "a result is on them";
}

TEST_F(PapersPage, SizeLanguageAndLinesBelongToTheEvent) {
    papers.setSize(1);
    hall.settle();
    papers.setLines(QStringLiteral("Above"), QStringLiteral("Below"));
    hall.settle();
    EXPECT_EQ(hall.workspace.desk().state().papers->size, session::PaperSize::A3);
    EXPECT_EQ(papers.footer(), QStringLiteral("Below"));
    EXPECT_EQ(count(papers.paper()->pages().front(), QStringLiteral("Above")), 1);
    hall.workspace.undo();
    hall.settle();
    EXPECT_EQ(papers.footer(), QString{});
}

TEST_F(PapersPage, PrizesBelongToTheEventAndAnUnreadableLineIsNamedAndNothingKept) {
    papers.setPrizes(QStringLiteral("1: 500 €\n2-3: a book"));
    hall.settle();
    EXPECT_EQ(papers.prizes(), QStringLiteral("1: 500 €\n2-3: a book"));
    EXPECT_EQ(hall.workspace.desk().state().prizes.size(), 2U);
    EXPECT_EQ(papers.prizesError(), QString{});
    papers.chooseNamed(QStringLiteral("prizes"));
    EXPECT_EQ(papers.titles().value(papers.chosen()), QStringLiteral("Prize list"));
    papers.setPrizes(QStringLiteral("1: 700 €\nthe best woman: 100"));
    hall.settle();
    EXPECT_EQ(papers.prizesError(),
              QStringLiteral("Prizes, line 2 (the best woman: 100): a place comes first, as in 2-3: 300."));
    EXPECT_EQ(papers.prizes(), QStringLiteral("1: 700 €\nthe best woman: 100"))
        << "what was typed waits for its correction";
    EXPECT_EQ(hall.workspace.desk().state().prizes.size(), 2U);
    papers.setPrizes(QStringLiteral("1: 700 €"));
    hall.settle();
    EXPECT_EQ(papers.prizesError(), QString{});
    for (int undo = 0; undo < 2; ++undo) {
        hall.workspace.undo();
        hall.settle();
    }
    EXPECT_EQ(papers.prizes(), QString{});
}

TEST_F(PapersPage, APrizeListWithoutPrizesTellsThePlayersNothingThatIsForTheArbiter) {
    EXPECT_FALSE(papers.lacksPrizes());
    papers.chooseNamed(QStringLiteral("prizes"));
    EXPECT_TRUE(papers.lacksPrizes());
    std::string const text = papers.paper()->text().toStdString();
    EXPECT_THAT(text, HasSubstr("No prizes are announced."));
    EXPECT_THAT(text, Not(HasSubstr("type")));
    papers.setPrizes(QStringLiteral("1: 500 €"));
    hall.settle();
    EXPECT_FALSE(papers.lacksPrizes());
}

TEST_F(PapersPage, OneKeyPrintsWhatHangsOnTheWall) {
    EXPECT_EQ(papers.wallText(), QStringLiteral("Pairings by board, Pairings by name"));
    hall.enterResult(1, "1");
    hall.enterResult(2, "=");
    hall.settle();
    EXPECT_EQ(papers.wallText(), QStringLiteral("Results of the round, Standings"));
}

TEST_F(PapersPage, SavesThePagesWhereNoPrinterAnswersAndSaysSo) {
    papers.setTarget({QStringLiteral("a printer that is nowhere"), {}});
    papers.paper()->toPrinter();
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), HasSubstr("no printer"));
    papers.printWall();
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), HasSubstr("river for the wall, round 1.pdf"));
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("river*")}, QDir::Files),
              (QStringList{QStringLiteral("river for the wall, round 1.pdf"),
                           QStringLiteral("river round 1 pairings by board.pdf")}))
        << "by board and by name in one file";
}

TEST_F(PapersPage, PrintsAndSavesAndCopies) {
    QString const path = folder.filePath(QStringLiteral("printed.pdf"));
    papers.setTarget({{}, path});
    papers.paper()->toPrinter();
    EXPECT_TRUE(QFile::exists(path));
    papers.paper()->savePdf();
    papers.paper()->saveCsv();
    papers.paper()->saveXlsx();
    QFile spreadsheet(folder.filePath(QStringLiteral("river round 1 pairings by board.xlsx")));
    ASSERT_TRUE(spreadsheet.open(QIODevice::ReadOnly));
    auto const table = tables::readTable(spreadsheet.readAll().toStdString());
    ASSERT_TRUE(table);
    EXPECT_EQ(table->sheet, paperTables(papers.paper()->paper()));
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("river*")}, QDir::Files),
              (QStringList{QStringLiteral("river round 1 pairings by board.csv"),
                           QStringLiteral("river round 1 pairings by board.pdf"),
                           QStringLiteral("river round 1 pairings by board.xlsx")}));
    papers.paper()->copy();
    QMimeData const* const copied = QGuiApplication::clipboard()->mimeData();
    EXPECT_THAT(copied->text().toStdString(), HasSubstr("Amazon, A.\t"));
    EXPECT_THAT(copied->html().toStdString(), HasSubstr("<table"));
}

} // namespace
} // namespace flagfall::view
