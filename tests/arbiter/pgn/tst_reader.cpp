// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/pgn/commands.h"
#include "tests/arbiter/pgn/texts.h"

/// What is read, after the standard of 1994 ("Standard: Portable Game Notation Specification and Implementation
/// Guide") and after what is found in files.
namespace flagfall::pgn::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

// Tags (8.1)

TEST(Tags, AreKeptInTheirOrderKnownOrNot) {
    auto const game = read("[Result \"*\"]\n[White \"A\"]\n[Xyzzy \"?\"]\n\n*").game;
    EXPECT_THAT(game.tags, ElementsAre(Tag{"Result", "*"}, Tag{"White", "A"}, Tag{"Xyzzy", "?"}));
    EXPECT_EQ(tagOf(game, "White"), "A");
    EXPECT_EQ(tagOf(game, "Black"), std::nullopt);
}

TEST(Tags, HaveQuotationMarksAndBackslashesEscaped) {
    auto const one = read(R"([Event "The \"Big\" C:\\ one"] *)");
    EXPECT_EQ(tagOf(one.game, "Event"), "The \"Big\" C:\\ one");
    EXPECT_THAT(one.problems, IsEmpty());
}

TEST(Tags, AreReadWhereTheyAreNotEscaped) {
    auto const one = read("[Event \"The \"Big\" one\"]\n[Site \"C:\\\"]\n*");
    EXPECT_EQ(tagOf(one.game, "Event"), "The \"Big\" one");
    EXPECT_EQ(tagOf(one.game, "Site"), "C:\\");
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::TagQuoteNotEscaped));
}

TEST(Tags, MayStandSeveralInALineAndWithSpaceWithin) {
    EXPECT_THAT(read("[White \"A\"][Black \"B\"] [ Round\t\"1\" ] *").game.tags,
                ElementsAre(Tag{"White", "A"}, Tag{"Black", "B"}, Tag{"Round", "1"}));
}

TEST(Tags, ThatAreNotClosedEndWithTheirLine) {
    auto const one = read("[White \"A]\n[Black \"B\"\n*");
    EXPECT_THAT(one.game.tags, ElementsAre(Tag{"White", "A"}, Tag{"Black", "B"}));
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::TagNotClosed, Fault::TagNotClosed));
}

TEST(Tags, WithoutQuotationMarksAreReadAndTold) {
    auto const one = read("[Event \"r\"]\n[Round 3]\n[Site Stará Ľubovňa ]\n[White \"A\"]\n\n1. e4 *");
    EXPECT_THAT(one.game.tags,
                ElementsAre(Tag{"Event", "r"}, Tag{"Round", "3"}, Tag{"Site", "Stará Ľubovňa"}, Tag{"White", "A"}));
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::TagNotQuoted, Fault::TagNotQuoted));
    EXPECT_EQ(movesOf(one), "e4");
}

TEST(Tags, ThatComeTwiceAreKeptAndTold) {
    auto const one = read("[Event \"A\"]\n[White \"A\"]\n[White \"B\"]\n*");
    EXPECT_THAT(one.game.tags, ElementsAre(Tag{"Event", "A"}, Tag{"White", "A"}, Tag{"White", "B"}));
    ASSERT_THAT(one.problems, SizeIs(1));
    EXPECT_EQ(one.problems[0].fault, Fault::TagTwice);
    EXPECT_EQ(one.problems[0].line, 3U);
}

TEST(Tags, MayHaveEmptyLinesBetweenThem) {
    EXPECT_THAT(read("[Event \"A\"]\n\n[Date \"2017.12.04\"]\n\n*").game.tags, SizeIs(2));
}

// The start (9.7)

TEST(Start, IsThePositionOfTheFen) {
    auto const one = read("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 30\"]\n\n30... Kd7 31. e4 *");
    EXPECT_EQ(movesOf(one), "Kd7 e4");
    EXPECT_EQ(fenText(one.game.start), "4k3/8/8/8/8/8/4P3/4K3 b - - 3 30");
    EXPECT_THAT(one.problems, IsEmpty());
}

TEST(Start, OfChess960IsReadWhateverItIsCalled) {
    for (std::string const name : {"Chess960", "fischerandom", "Fischer Random Chess", "Freestyle Chess"}) {
        auto const one = read("[Variant \"" + name +
                              "\"]\n[FEN \"nbbrknrq/pppppppp/8/8/8/8/PPPPPPPP/NBBRKNRQ w KQkq - 0 1\"]\n\n"
                              "1. Ng3 Ng6 2. O-O *");
        EXPECT_EQ(movesOf(one), "Ng3 Ng6 O-O") << name;
        EXPECT_EQ(one.game.start.game(), board::Game::Chess960);
        EXPECT_THAT(one.problems, IsEmpty());
    }
}

TEST(Start, ThatOnlyChess960AllowsIsTakenAsSuch) {
    auto const one = read("[FEN \"nbbrknrq/pppppppp/8/8/8/8/PPPPPPPP/NBBRKNRQ w GDgd - 0 1\"]\n\n1. Ng3 Ng6 2. O-O *");
    EXPECT_EQ(movesOf(one), "Ng3 Ng6 O-O");
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::VariantAssumed));
}

TEST(Start, ThatIsNoPositionKeepsTheMovesAsText) {
    auto const one = read("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n{a}\n1. e4 (1. d4) {b} $1 1-0");
    EXPECT_THAT(one.game.line.plies, IsEmpty());
    EXPECT_THAT(one.game.line.opening, ElementsAre("a"));
    EXPECT_THAT(one.game.line.unread, ElementsAre("1.", "e4", "(", "1.", "d4", ")", "{b}", "$1"));
    EXPECT_EQ(one.game.ending, Ending{Result::WhiteWins});
    ASSERT_THAT(faultsOf(one), ElementsAre(Fault::BadStart));
    EXPECT_TRUE(std::holds_alternative<board::FenRefusal>(one.problems[0].reason));
}

// Moves (8.2)

TEST(Moves, AreReadWithAndWithoutNumbers) {
    EXPECT_EQ(movesOf(read("1. e4 e5 2.Nf3 Nc6 3.Bb5 a6 *")), "e4 e5 Nf3 Nc6 Bb5 a6");
    EXPECT_EQ(movesOf(read("e4 e5 Nf3 *")), "e4 e5 Nf3");
    EXPECT_EQ(movesOf(read("1 e4 1... e5 2.... Nf3 … Nc6 3…Bb5 *")), "e4 e5 Nf3 Nc6 Bb5");
}

TEST(Moves, AreReadAsPeopleWriteThem) {
    EXPECT_EQ(movesOf(read("1. e2-e4 Nb8-c6 2. Ng1f3 d7d5 3. ed5: Qxd5 4. Bb5 Bd7 5. 0-0 O-O-O *")),
              "e4 Nc6 Nf3 d5 exd5 Qxd5 Bb5 Bd7 O-O O-O-O");
    EXPECT_EQ(movesOf(read("1. ♘f3 d5 2. e4 d4 3. c4 dxc3 e.p. *")), "Nf3 d5 e4 d4 c4 dxc3");
}

TEST(Moves, ThatSayMoreThanIsSoAreTold) {
    auto const one = read("1. e4+ e5# 2. Nxf3 *");
    EXPECT_EQ(movesOf(one), "e4 e5 Nf3");
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::Slip, Fault::Slip, Fault::Slip));
}

TEST(Moves, WithWrongNumbersAreToldWhereTheyBeginToDiffer) {
    auto const one = read("1. e4 e5 3. Nf3 Nc6 4. Bb5 *");
    EXPECT_EQ(movesOf(one), "e4 e5 Nf3 Nc6 Bb5");
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::WrongMoveNumber));
    auto const two = read("1. e4 e5 3. Nf3 Nc6 3. Bb5 a6 9. Ba4 *");
    EXPECT_THAT(faultsOf(two), ElementsAre(Fault::WrongMoveNumber, Fault::WrongMoveNumber));
    EXPECT_EQ(two.problems[1].found, "9.");
}

TEST(Moves, ANumberThatIsNotTheirsIsKeptAsAComment) {
    auto const one = read("1 e4 e5 1900 2 Nf3 2005 Nc6 7 *");
    EXPECT_EQ(movesOf(one), "e4 e5 Nf3 Nc6");
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::UnknownWord, Fault::UnknownWord, Fault::UnknownWord));
    EXPECT_THAT(one.game.line.plies[1].after, ElementsAre("1900"));
    EXPECT_THAT(one.game.line.plies[3].after, ElementsAre("7"));
}

TEST(Moves, NameTheNewPieceInBrackets) {
    auto const one = read("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n1. a8(Q) (1. a8(R) {a rook}) Kg7 2. Kb2 (2. Qb8) *");
    EXPECT_EQ(movesOf(one), "a8=Q Kg7 Kb2");
    EXPECT_THAT(one.problems, IsEmpty());
    ASSERT_THAT(one.game.line.plies[0].variations, SizeIs(1));
    EXPECT_THAT(one.game.line.plies[2].variations, SizeIs(1));
}

TEST(Moves, ACaptureThatIsWrittenAsAStepIsNoMove) { // C.9
    auto const one = read("1. e4 d5 2. d5 Qxd5 *");
    EXPECT_EQ(movesOf(one), "e4 d5");
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::IllegalMove));
}

TEST(Moves, MayBeLeftOut) {
    auto const one = read("1. e4 -- 2. d4 Z0 3. Nf3 0000 *");
    EXPECT_EQ(movesOf(one), "e4 -- d4 -- Nf3 --");
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::NullMove, Fault::NullMove, Fault::NullMove));
    EXPECT_THAT(read("1. e4 (1. -- e5) *").problems, IsEmpty());
}

TEST(Moves, CannotBeLeftOutInCheck) {
    auto const one = read("1. e4 d6 2. Bb5+ -- 3. Bc6 *");
    EXPECT_EQ(movesOf(one), "e4 d6 Bb5+");
    EXPECT_THAT(one.game.line.unread, ElementsAre("--", "3.", "Bc6"));
}

TEST(IllegalMoves, AreKeptAsTextWithWhatFollowsThem) {
    auto const one = read("1. e4 e5 {b} 2. Nf6 $1 Nc6 (2... a6 {c}) 3. Bb5 1-0");
    EXPECT_EQ(movesOf(one), "e4 e5");
    EXPECT_THAT(one.game.line.unread,
                ElementsAre("2.", "Nf6", "$1", "Nc6", "(", "2...", "a6", "{c}", ")", "3.", "Bb5"));
    EXPECT_EQ(one.game.ending, Ending{Result::WhiteWins});
    ASSERT_THAT(one.problems, SizeIs(1));
    EXPECT_EQ(one.problems[0].fault, Fault::IllegalMove);
    EXPECT_EQ(one.problems[0].found, "Nf6");
    EXPECT_EQ(one.problems[0].reason, (decltype(Problem::reason){notation::MoveFault::CannotReach}));
}

TEST(IllegalMoves, OfAVariationLeaveTheGameReadable) {
    auto const one = read("1. e4 e5 (1... Nf3 (2. d4) 2. a3) 2. Nf3 *");
    EXPECT_EQ(movesOf(one), "e4 e5 Nf3");
    EXPECT_THAT(one.game.line.plies[1].variations[0].unread,
                ElementsAre("1...", "Nf3", "(", "2.", "d4", ")", "2.", "a3"));
}

TEST(IllegalMoves, NeverStopTheFollowingGames) {
    auto const games = gamesIn("[Event \"A\"]\n1. e5 (( {\n[Event \"B\"]\n1. Ke2 *\n[Event \"C\"]\n1. e4 *\n");
    ASSERT_THAT(games, SizeIs(3));
    EXPECT_EQ(movesOf(games[2]), "e4");
    EXPECT_THAT(games[2].problems, IsEmpty());
    EXPECT_EQ(games[2].line, 5U);
}

// Comments (5), annotations (8.2.4), variations (8.2.5)

TEST(Comments, StandBetweenBracesOrBehindASemicolon) {
    auto const line = read("{a} 1. e4 {b\n  c} ; to the } end\n1... {d} e5 {} {[%x 1]} *").game.line;
    EXPECT_THAT(line.opening, ElementsAre("a"));
    EXPECT_THAT(line.plies[0].after, ElementsAre("b c", "to the } end"));
    EXPECT_THAT(line.plies[1].before, ElementsAre("d"));
    EXPECT_THAT(line.plies[1].after, ElementsAre("[%x 1]"));
}

TEST(Comments, KeepTheirPlaceBesideVariations) {
    EXPECT_EQ(again("1. e4 {a} ({b} 1. d4 {c}) {d} (1. c4) {e} 1... {f} e5 {g} 1/2-1/2 {h}"),
              "1. e4 {a} ({b} 1. d4 {c}) {d} (1. c4) {e} 1... {f} e5 {g} 1/2-1/2 {h}");
}

TEST(Comments, ThatAreNotClosedEndWhereTheNextGameBegins) {
    auto const games = gamesIn("[Event \"A\"]\n1. e4 {never\n[%clk 1]\nclosed\n[Event \"B\"]\n1. d4 {d} *\n");
    ASSERT_THAT(games, SizeIs(2));
    EXPECT_THAT(games[0].game.line.plies[0].after, ElementsAre("never [%clk 1] closed"));
    EXPECT_THAT(faultsOf(games[0]), ElementsAre(Fault::CommentNotClosed, Fault::ResultMissing));
    EXPECT_EQ(games[0].problems[0].column, 7U);
    EXPECT_EQ(movesOf(games[1]), "d4");
}

TEST(Escapes, AreKept) {
    auto const one = read("%first\n1. e4\n%second % line\ne5 % *");
    EXPECT_THAT(one.game.escapes, ElementsAre("first", "second % line"));
    EXPECT_EQ(movesOf(one), "e4 e5");
}

TEST(Annotations, AreNumbersOrSigns) {
    auto const line = read("1. e4! e5?! $14 2. Nf3 !? ± Nc6+- *").game.line;
    EXPECT_THAT(line.plies[0].nags, ElementsAre(1));
    EXPECT_THAT(line.plies[1].nags, ElementsAre(6, 14));
    EXPECT_THAT(line.plies[2].nags, ElementsAre(5, 16));
    EXPECT_THAT(line.plies[3].nags, ElementsAre(18));
}

TEST(Annotations, WithoutAMoveOrOutOfRangeAreComments) {
    auto const one = read("$1 1. e4 $99999 *");
    EXPECT_THAT(one.game.line.opening, ElementsAre("$1"));
    EXPECT_THAT(one.game.line.plies[0].after, ElementsAre("$99999"));
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::NagWithoutMove, Fault::NagOutOfRange));
}

TEST(Variations, StandInPlaceOfTheMoveBefore) {
    auto const one = read("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 *");
    EXPECT_EQ(movesOf(one), "e4 e5 Nf3");
    auto const& others = one.game.line.plies[1].variations;
    auto const afterE4 = *afterPly(one.game.start, one.game.line.plies[0].move);
    ASSERT_THAT(others, SizeIs(2));
    EXPECT_EQ(movesOf(others[0], afterE4), "c5 Nf3 d6");
    EXPECT_EQ(movesOf(others[1], afterE4), "e6");
    EXPECT_THAT(others[0].plies[1].variations, SizeIs(1));
    EXPECT_THAT(one.problems, IsEmpty());
}

TEST(Variations, ThatAreNotClosedEndWithTheGame) {
    auto const one = read("1. e4 (1. d4 (1. c4 *");
    EXPECT_EQ(again("1. e4 (1. d4 (1. c4 *"), "1. e4 (1. d4 (1. c4 {*})) *");
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::ResultInVariation, Fault::VariationNotClosed, Fault::ResultMissing));
    EXPECT_EQ(one.problems[1].column, 7U);
}

TEST(Variations, WithoutAMoveToReplaceAreComments) {
    auto const one = read("(1. d4 {x} d5) 1. e4 *");
    EXPECT_THAT(one.game.line.opening, ElementsAre("( 1. d4 {x} d5 )"));
    EXPECT_EQ(movesOf(one), "e4");
}

TEST(Variations, ThatAreEmptyOrNotOpenedAreLeftOut) {
    auto const one = read("1. e4 () ) e5 } *");
    EXPECT_EQ(movesOf(one), "e4 e5");
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::VariationEmpty, Fault::BracketNotOpened, Fault::BracketNotOpened));
}

TEST(UnknownWords, AreComments) {
    auto const one = read("1. e4 @? e5 *");
    EXPECT_EQ(movesOf(one), "e4 e5");
    EXPECT_THAT(one.game.line.plies[0].after, ElementsAre("@?"));
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::UnknownWord));
}

// Draw offers (Laws, C.12)

TEST(DrawOffers, StandInACommentOrBehindTheMove) {
    auto const line = read("1. e4 (=) e5 {(=) [%clk 1:00:00]} 2. Nf3(=) Nc6 {(x)} *").game.line;
    EXPECT_TRUE(offersDraw(line.plies[0]));
    EXPECT_TRUE(offersDraw(line.plies[1]));
    EXPECT_TRUE(offersDraw(line.plies[2]));
    EXPECT_FALSE(offersDraw(line.plies[3]));
}

// Results (8.2.6)

TEST(Results, AreReadInEveryForm) {
    EXPECT_EQ(read("1. e4 1-0").game.ending, Ending{Result::WhiteWins});
    EXPECT_EQ(read("1. e4 0-1").game.ending, Ending{Result::BlackWins});
    EXPECT_EQ(read("1. e4 1/2-1/2").game.ending, Ending{Result::Draw});
    EXPECT_EQ(read("1. e4 ½-½").game.ending, Ending{Result::Draw});
    EXPECT_EQ(read("1. e4 1/2").game.ending, Ending{Result::Draw});
    EXPECT_EQ(read("1. e4 1/2-0").game.ending, Ending{Result::DrawAgainstLoss});
    EXPECT_EQ(read("1. e4 *").game.ending, Ending{Unfinished{}});
}

TEST(Results, MayBeMissing) {
    auto const games = gamesIn("[Event \"A\"]\n\n[Event \"B\"]\n1. e4\n[Event \"C\"]\n1. d4");
    ASSERT_THAT(games, SizeIs(3));
    for (auto const& each : games) {
        EXPECT_EQ(each.game.ending, Ending{NoWord{}});
        EXPECT_THAT(faultsOf(each), ElementsAre(Fault::ResultMissing));
    }
}

TEST(Results, ThatTheTagSaysOtherwiseAreTold) {
    EXPECT_THAT(faultsOf(read("[Result \"1-0\"] 1. e4 0-1")), ElementsAre(Fault::ResultDiffers));
    EXPECT_THAT(faultsOf(read("[Result \"1-0\"] 1. e4 1-0")), IsEmpty());
}

TEST(Results, OfTwoLosersAreNoCastlingWhereTheTagSaysSo) {
    EXPECT_EQ(read("[Result \"0-0\"] 1. e4 0-0").game.ending, Ending{Result::BothLose});
    EXPECT_EQ(movesOf(read("1. e4 e5 2. Bc4 Bc5 3. Nf3 Nf6 4. 0-0 *")), "e4 e5 Bc4 Bc5 Nf3 Nf6 O-O");
}

// Files

TEST(Files, WithoutTagsAreTakenApartAtTheirResults) {
    auto const games = gamesIn("1. e4 e5 1-0 {a}\n1. d4 0-1\ne4 *");
    ASSERT_THAT(games, SizeIs(3));
    EXPECT_THAT(games[0].game.line.behind, ElementsAre("a"));
    EXPECT_EQ(movesOf(games[1]), "d4");
    EXPECT_EQ(movesOf(games[2]), "e4");
}

TEST(Files, WithNothingInThemHaveNoGames) {
    EXPECT_THAT(gamesIn(""), IsEmpty());
    EXPECT_THAT(gamesIn(" \r\n\t\xEF\xBB\xBF"), IsEmpty());
    EXPECT_THAT(gamesIn("\xEF\xBB\xBF\n"), IsEmpty());
}

TEST(Files, MayHaveAnyLineEnds) {
    for (std::string const end : {"\n", "\r\n", "\r"}) {
        auto const games =
            gamesIn("[White \"A\"]" + end + end + "1. e4 {a" + end + "b}" + end + "e5 x2" + end + "1-0" + end);
        ASSERT_THAT(games, SizeIs(1));
        EXPECT_THAT(games[0].game.line.plies[0].after, ElementsAre("a b"));
        ASSERT_THAT(games[0].problems, SizeIs(1));
        EXPECT_EQ(games[0].problems[0].line, 5U);
        EXPECT_EQ(games[0].problems[0].column, 4U);
    }
}

TEST(Files, MayBeginWithAByteOrderMark) {
    auto const one = read("\xEF\xBB\xBF[Event \"A\"] *");
    EXPECT_EQ(tagOf(one.game, "Event"), "A");
    EXPECT_THAT(one.problems, IsEmpty());
    EXPECT_THAT(gamesIn("\xEF\xBB\xBF[Event \"A\"] *\n\xEF\xBB\xBF[Event \"B\"] *"), SizeIs(2));
}

TEST(Files, InLatin1AreReadAsSuchWordByWord) {
    auto const one = read("[White \"M\xFCller\"]\n[Black \"\x8E\xED"
                          "dek\"]\n[Site \"Košice\"]\n1. e4 {\xA7} *");
    EXPECT_EQ(tagOf(one.game, "White"), "Müller");
    EXPECT_EQ(tagOf(one.game, "Black"), "Žídek");
    EXPECT_EQ(tagOf(one.game, "Site"), "Košice");
    EXPECT_THAT(one.game.line.plies[0].after, ElementsAre("§"));
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::NotUtf8));
}

TEST(Files, MayHaveSingleBytesOfLatin1AmongUtf8) {
    auto const one = read("[White \"Novák, \xC8"
                          "erný\"]\n*");
    EXPECT_EQ(tagOf(one.game, "White"), "Novák, Èerný");
    EXPECT_THAT(faultsOf(one), ElementsAre(Fault::NotUtf8));
}

TEST(Files, AreCountedInCharacters) {
    auto const one = read("{Č} 1. e5 *");
    ASSERT_THAT(one.problems, SizeIs(1));
    EXPECT_EQ(one.problems[0].column, 8U);
}

TEST(Files, HandGamesOverAsTheyCome) {
    int games = 0;
    Reader reader([&games](ReadGame&&) { ++games; });
    reader.feed("[Event \"A\"]\n\n1. e4 1-0\n\n[Ev");
    EXPECT_EQ(games, 0);
    reader.feed("ent \"B\"]\n\n1. d");
    EXPECT_EQ(games, 1);
    reader.feed("4 1-0");
    reader.finish();
    EXPECT_EQ(games, 2);
    reader.feed("[Event \"C\"] *");
    reader.finish();
    EXPECT_EQ(games, 3);
}

// Limits

TEST(Limits, OfDepthTurnVariationsIntoComments) {
    std::string text = "1. e4 ";
    for (int i = 0; i < 20'000; ++i) text += "(1. d4 ";
    auto const one = read(text);
    EXPECT_EQ(movesOf(one), "e4");
    EXPECT_THAT(faultsOf(one), testing::Contains(Fault::VariationTooDeep));

    auto const shallow = gamesIn("1. e4 (1. d4 (1. c4) d5) e5 *", {.depth = 1});
    EXPECT_EQ(movetextOf(complete(shallow[0].game)), "1. e4 (1. d4 {( 1. c4 )} 1... d5) 1... e5 *");
}

TEST(Limits, OfSizeLeaveTheRestOfTheGameOut) {
    std::string text = "[Event \"A\"]\n";
    for (int i = 0; i < 1000; ++i) text += "Nf3 Nf6 Ng1 Ng8 ";
    auto const games = gamesIn(text + "1-0\n\n[Event \"B\"]\n1. e4 *", {.bytes = 64'000});
    ASSERT_THAT(games, SizeIs(2));
    EXPECT_LT(games[0].game.line.plies.size(), 500U);
    EXPECT_THAT(faultsOf(games[0]), ElementsAre(Fault::TooLarge, Fault::ResultMissing));
    EXPECT_EQ(movesOf(games[1]), "e4");
}

TEST(Limits, OfAWordCutCommentsInTwo) {
    auto const games = gamesIn("1. e4 {" + std::string(50, 'a') + " " + std::string(50, 'b') + "} e5 *", {.word = 60});
    ASSERT_THAT(games, SizeIs(1));
    EXPECT_EQ(movesOf(games[0]), "e4 e5");
    std::string text;
    for (auto const& comment : games[0].game.line.plies[0].after) text += comment;
    EXPECT_EQ(text, std::string(50, 'a') + " " + std::string(50, 'b'));
    EXPECT_THAT(games[0].problems, IsEmpty());
}

TEST(Limits, OfProblemsListOnlyWhatIsSerious) {
    std::string text;
    for (int i = 0; i < 300; ++i) text += "Nf3+ Nf6 Ng1 Ng8 ";
    auto const one = read(text + "Ke5 *");
    EXPECT_THAT(one.problems, SizeIs(101));
    EXPECT_EQ(one.problems.back().fault, Fault::IllegalMove);
}

} // namespace
} // namespace flagfall::pgn::test
