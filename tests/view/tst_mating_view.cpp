// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/mating/verdict_sheet.h"
#include "app/view/mating/verdict_text.h"
#include "tests/view/hall.h"

#include <QFile>
#include <QSignalSpy>

#include <gmock/gmock.h>

namespace flagfall::view {
namespace {

using State = MatingView::State;
using testing::HasSubstr;
using testing::Not;

constexpr auto knightAgainstRook = "8/8/4k3/7r/8/3NK3/8/8 b - - 3 60";
constexpr auto loneKnight = "8/8/4k3/3q4/8/3NK3/8/8 b - - 3 60";
constexpr auto wall = "4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/2B1K3 b - - 0 40";

struct Mating : testing::Test {
    Hall hall;
    MatingView& mating = *hall.workspace.mating();

    void take(char const* fen) {
        ASSERT_TRUE(mating.takeOver(QString::fromLatin1(fen)));
        ASSERT_TRUE(Hall::until([&] { return !mating.busy(); }));
    }
    [[nodiscard]] static State state(QVariantMap const& verdict) {
        return static_cast<State>(verdict[QStringLiteral("state")].toInt());
    }
    [[nodiscard]] static std::string reason(QVariantMap const& verdict) {
        return verdict[QStringLiteral("reason")].toString().toStdString();
    }
    /// `0–1 ½–½`: when White is at fault, when Black is.
    [[nodiscard]] QString scores(char const* use) const {
        for (QVariant const& law : mating.laws())
            if (law.toMap()[QStringLiteral("text")].toString() == QLatin1String(use))
                return law.toMap()[QStringLiteral("white")].toString() + QLatin1Char(' ') +
                       law.toMap()[QStringLiteral("black")].toString();
        return {};
    }
};

TEST_F(Mating, AnswersForBothPlayersWithoutAnEvent) {
    take(knightAgainstRook);
    EXPECT_EQ(state(mating.white()), State::Can);
    EXPECT_EQ(state(mating.black()), State::Can);
    EXPECT_EQ(mating.white()["title"].toString(), QStringLiteral("White can still checkmate"));
    EXPECT_EQ(mating.lawsTitle(), QStringLiteral("Laws 2023, in force now; no event is open"));
    EXPECT_EQ(scores("The flag falls"), QStringLiteral("0–1 1–0"));
    EXPECT_EQ(mating.conclusion(), QString());
}

TEST_F(Mating, NothingIsAskedBeforeSomebodyLooks) {
    EXPECT_EQ(state(mating.white()), State::Nothing);
    EXPECT_FALSE(mating.busy());
    mating.open();
    ASSERT_TRUE(Hall::until([&] { return state(mating.black()) == State::Can; }));
}

TEST_F(Mating, AFlagDrawsWhereTheOpponentCannotMate) { // 6.9
    take(loneKnight);
    EXPECT_EQ(state(mating.white()), State::Cannot);
    EXPECT_THAT(reason(mating.white()), HasSubstr("White has only a knight besides the king"));
    EXPECT_EQ(scores("The flag falls"), QStringLiteral("0–1 ½–½"));
    EXPECT_EQ(scores("Resignation"), QStringLiteral("0–1 ½–½"));
    EXPECT_EQ(scores("Neither can checkmate: dead position"), QStringLiteral("– –"));
}

TEST_F(Mating, AWallWithoutADoorIsDrawnAtOnce) { // 5.2.2
    take(wall);
    EXPECT_EQ(mating.conclusion(),
              QStringLiteral("Neither player can checkmate by any series of legal moves: the game is drawn at once."));
    EXPECT_EQ(scores("Neither can checkmate: dead position"), QStringLiteral("½–½ ½–½"));
    EXPECT_EQ(scores("The flag falls"), QStringLiteral("– –")) << "the game was over before";
    EXPECT_EQ(mating.lineOf(), Sides::Side::Nobody);
}

TEST_F(Mating, AnEventIsJudgedByItsOwnEdition) {
    EventForm& event = *hall.workspace.eventForm();
    event.startNew();
    event.setName(QStringLiteral("River Cup"));
    event.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
    event.setPlace(QStringLiteral("Delta"));
    event.setControl(QStringLiteral("5+0"));
    event.setEdition(QStringLiteral("E2009"));
    hall.workspace.createFile(QUrl::fromLocalFile(QDir::tempPath() + QStringLiteral("/river.flagfall")));
    hall.settle();
    take(loneKnight);
    EXPECT_EQ(mating.lawsTitle(), QStringLiteral("Laws 2009, the edition of this event: blitz"));
    EXPECT_EQ(scores("Resignation"), QString()) << "in 2009 whoever resigns has lost";
    EXPECT_EQ(scores("A phone rings"), QStringLiteral("0–1 ½–0"));
    QStringList articles;
    for (QVariant const& law : mating.laws()) articles += law.toMap()["article"].toString();
    EXPECT_EQ(articles, QStringList({"5.2b, 9.6", "B.3a, A.4d(2), 6.9", "B.3c", "12.3b"}));
}

TEST_F(Mating, TheLineIsPlayedThroughToTheMate) {
    take(knightAgainstRook);
    EXPECT_EQ(mating.lineOf(), Sides::Side::White) << "Black is to move: the flag is his, the mate White's";
    int const last = static_cast<int>(mating.moves().size());
    ASSERT_GT(last, 2);
    EXPECT_EQ(mating.moves().constFirst().toMap()["number"].toString(), QStringLiteral("60…"));
    EXPECT_EQ(mating.arrows().size(), 1);
    mating.next();
    EXPECT_EQ(mating.ply(), 1);
    EXPECT_EQ(mating.board()->lastMove().size(), 2);
    mating.last();
    EXPECT_EQ(mating.ply(), last);
    EXPECT_TRUE(mating.arrows().isEmpty());
    EXPECT_THAT(mating.board()->words().toStdString(), HasSubstr("Checkmate."));
    EXPECT_TRUE(mating.moves().constLast().toMap()["text"].toString().endsWith(QLatin1Char('#')));
    mating.next();
    EXPECT_EQ(mating.ply(), last);
    mating.first();
    mating.previous();
    EXPECT_EQ(mating.ply(), 0);
    mating.setLineOf(Sides::Side::Black);
    EXPECT_EQ(mating.lineOf(), Sides::Side::Black);
}

TEST_F(Mating, MovesAreWrittenInTheLettersOfTheLanguage) {
    take(knightAgainstRook);
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("sk"));
    QString all;
    for (QVariant const& move : mating.moves()) all += move.toMap()["text"].toString();
    EXPECT_TRUE(all.contains(QLatin1Char('J'))) << all.toStdString();
    EXPECT_FALSE(all.contains(QLatin1Char('N')));
    hall.workspace.preferences()->overrideLanguage(QStringLiteral("en"));
}

TEST_F(Mating, ABareKingIsToldAsOne) {
    take("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    EXPECT_EQ(reason(mating.black()), "Black has only the king.");
}

TEST_F(Mating, AfterMateAndStalemateNothingHangsOnItAnyMore) {
    take("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(mating.white()["title"].toString(), QStringLiteral("White has checkmated"));
    EXPECT_EQ(reason(mating.black()), "Black is checkmated: the game is over.");
    EXPECT_EQ(scores("The flag falls"), QStringLiteral("– –"));
    take("k7/2K5/1Q6/8/8/8/8/8 b - - 0 1");
    EXPECT_THAT(reason(mating.white()), HasSubstr("stalemate"));
    EXPECT_EQ(mating.conclusion(), QString()) << "stalemate, not a dead position";
}

TEST_F(Mating, APositionThatCannotBeIsRefusedAndTheOldOneStays) {
    take(wall);
    EXPECT_FALSE(mating.takeOver(QStringLiteral("8/8/8/8/8/8/8/8 w - - 0 1")));
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), HasSubstr("White has no king. Black has no king."));
    EXPECT_THAT(mating.form()->fen().toStdString(), HasSubstr("2B1K3"));
}

TEST_F(Mating, WhileAPositionIsSetUpThereIsNoAnswerUntilItIsOne) {
    take(wall);
    mating.setArranging(true);
    mating.form()->remove(static_cast<int>(board::Square::E8));
    EXPECT_EQ(state(mating.white()), State::Nothing);
    EXPECT_EQ(mating.sheet(), QString());
    EXPECT_EQ(mating.board()->turn(), Sides::Side::Nobody);
    mating.form()->put(static_cast<int>(board::Square::D8), QStringLiteral("k"));
    ASSERT_TRUE(Hall::until([&] { return state(mating.white()) == State::Cannot; }));
}

TEST_F(Mating, ASettingUpThatIsCancelledBringsBackThePositionWithTheMovesTriedBeforeIt) {
    take("4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1");
    mating.board()->tryMove(4, 12);
    QString const before = mating.form()->fen();
    mating.setArranging(true);
    mating.form()->clear();
    mating.form()->setChess960(true);
    mating.cancelArranging();
    EXPECT_FALSE(mating.arranging());
    EXPECT_EQ(mating.form()->fen(), before);
    EXPECT_FALSE(mating.form()->chess960());
    EXPECT_TRUE(mating.canTakeBack());
    ASSERT_TRUE(Hall::until([&] { return state(mating.black()) == State::Cannot; })) << "the answer is back as well";
    mating.setArranging(true);
    mating.form()->initial();
    mating.setArranging(false);
    mating.cancelArranging();
    EXPECT_THAT(mating.form()->fen().toStdString(), HasSubstr("RNBQKBNR")) << "what is done is not cancelled";
}

TEST_F(Mating, ASideToMoveThatWasAssumedIsSaidOnThePageAndOnTheSheetUntilItIsSet) {
    constexpr auto said = "The FEN does not say who is to move: White was assumed.";
    take("8/8/8/8/8/5k2/5p2/5K2"); // White to move: stalemate; Black to move: he can mate
    EXPECT_EQ(state(mating.black()), State::Cannot);
    EXPECT_THAT(mating.form()->remarks().join(QLatin1Char(' ')).toStdString(), HasSubstr(said));
    EXPECT_THAT(mating.sheet().toStdString(), HasSubstr(said));
    mating.setArranging(true);
    mating.form()->setTurn(Sides::Side::Black);
    mating.cancelArranging();
    EXPECT_THAT(mating.sheet().toStdString(), HasSubstr(said)) << "discard changes";
    mating.form()->setTurn(Sides::Side::Black);
    ASSERT_TRUE(Hall::until([&] { return state(mating.black()) == State::Can; }));
    EXPECT_THAT(mating.sheet().toStdString(), Not(HasSubstr(said)));
}

TEST_F(Mating, AMoveTriedFromAnAssumedSideToMoveRestsOnTheAssumption) {
    take("4k3/8/8/8/8/8/4r3/R3K3");
    mating.board()->tryMove(4, 12);
    EXPECT_FALSE(mating.form()->assumption().isEmpty());
    mating.takeBack();
    EXPECT_FALSE(mating.form()->assumption().isEmpty());
}

TEST_F(Mating, APositionRefusedForTheAssumedSideToMoveSaysThatItWasAssumed) {
    EXPECT_FALSE(mating.takeOver(QStringLiteral("4k3/8/8/8/8/8/8/K3R3")));
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), HasSubstr("White was assumed."));
}

TEST_F(Mating, TheVerdictComesAtOnceAndALineMayGetShorterAfterwards) {
    take("5r1k/6P1/7K/5q2/8/8/8/8 b - - 0 1"); // the line of the verdict has 113 half-moves
    EXPECT_EQ(state(mating.black()), State::Can);
    ASSERT_TRUE(Hall::until([&] { return mating.moves().size() == 5; }));
    EXPECT_THAT(reason(mating.black()), HasSubstr("after 3 moves"));
    EXPECT_FALSE(mating.busy());
    EXPECT_THAT(mating.plyText().toStdString(), HasSubstr("of " + std::to_string(mating.moves().size())));
}

TEST_F(Mating, ATriedMoveIsANewQuestionAndCanBeTakenBack) {
    take("4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1");
    mating.board()->tryMove(4, 12);
    ASSERT_TRUE(Hall::until([&] { return state(mating.black()) == State::Cannot; }));
    EXPECT_TRUE(mating.canTakeBack());
    EXPECT_THAT(mating.form()->fen().toStdString(), HasSubstr(" b "));
    mating.takeBack();
    ASSERT_TRUE(Hall::until([&] { return state(mating.black()) == State::Can; }));
    EXPECT_FALSE(mating.canTakeBack());
}

TEST_F(Mating, TheWindowNeverWaitsAndCancelEndsTheQuestion) {
    ASSERT_TRUE(mating.takeOver(QStringLiteral("1k6/1P1p1p1p/BP6/1P6/1p6/8/1P1P1PKP/8 w - - 0 1")));
    EXPECT_TRUE(mating.busy());
    EXPECT_EQ(state(mating.white()), State::Asking);
    mating.cancel();
    EXPECT_FALSE(mating.busy());
    EXPECT_EQ(state(mating.white()), State::GivenUp);
    EXPECT_EQ(scores("The flag falls"), QStringLiteral("– –"));
    hall.settle();
    EXPECT_EQ(state(mating.white()), State::GivenUp) << "an answer that was on its way is dropped";
    mating.askAgain();
    ASSERT_TRUE(Hall::until([&] { return !mating.busy(); }));
    EXPECT_EQ(state(mating.white()), State::Can);
}

TEST_F(Mating, OnlyTheNewestQuestionIsAnswered) {
    ASSERT_TRUE(mating.takeOver(QStringLiteral("1k6/1P1p1p1p/BP6/1P6/1p6/8/1P1P1PKP/8 w - - 0 1")));
    take(wall);
    EXPECT_EQ(state(mating.white()), State::Cannot);
    hall.settle();
    EXPECT_EQ(state(mating.white()), State::Cannot);
}

TEST_F(Mating, TheSheetHoldsDiagramFenAnswersLineAndArticles) {
    take(loneKnight);
    std::string const sheet = mating.sheet().toStdString();
    EXPECT_THAT(sheet, HasSubstr("8/8/4k3/3q4/8/3NK3/8/8 b - - 3 60"));
    EXPECT_THAT(sheet, HasSubstr("5  .  .  .  q  .  .  .  ."));
    EXPECT_THAT(sheet, HasSubstr("White cannot checkmate. White has only a knight"));
    EXPECT_THAT(sheet, HasSubstr("60… "));
    EXPECT_THAT(sheet, HasSubstr("Laws 2023"));
    EXPECT_THAT(sheet, HasSubstr("6.9"));
    EXPECT_THAT(sheet, HasSubstr("½–½"));
}

TEST_F(Mating, TheSheetIsSavedBesideTheEventAndCoversNoOther) {
    QTemporaryDir folder;
    mating.setEventFile(folder.filePath(QStringLiteral("open.flagfall")));
    take(loneKnight);
    mating.saveSheet();
    take(wall);
    mating.saveSheet();
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("*.pdf")}).size(), 2);
    QFile file(folder.filePath(QStringLiteral("open mate.pdf")));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().startsWith("%PDF-"));
    EXPECT_THAT(hall.workspace.notice()->text().toStdString(), HasSubstr("The analysis is saved as"));
}

TEST(VerdictSheet, ForPrintItShowsThePiecesTheAnswersAndTheCaution) {
    VerdictSheet sheet{.event = QStringLiteral("Open <A>"), .caution = QStringLiteral("Not on the board.")};
    sheet.position = *board::positionFromFen("8/8/4k3/3q4/8/3NK3/8/8 b - - 3 60");
    sheet.chances.white = mating::matingChances(sheet.position, Colour::White);
    sheet.uses.push_back({QStringLiteral("The flag falls"), QStringLiteral("6.9"), {}, QStringLiteral("½–½")});
    QString const page = verdictSheetHtml(sheet);
    for (auto const* const drawn : {"♔", "♘", "♚", "♛", "Open &lt;A&gt;", "Not on the board.", "3q4", "6.9", "½–½",
                                    "White cannot checkmate. White has only a knight"})
        EXPECT_TRUE(page.contains(QString::fromUtf8(drawn))) << drawn;
}

TEST(VerdictWords, EveryGroundHasItsWordsForBothPlayers) {
    board::Position const start;
    for (int ground = static_cast<int>(mating::UnwinnableGround::BareKing);
         ground <= static_cast<int>(mating::UnwinnableGround::Exhausted); ++ground)
        for (Colour const mating : bothColours) {
            mating::MatingChances const chances =
                mating::Unwinnable{static_cast<mating::UnwinnableGround>(ground), 1234};
            std::string const words = verdictReason(start, chances, mating).toStdString();
            EXPECT_THAT(words, HasSubstr(mating == Colour::White ? "White" : "Black"));
            EXPECT_TRUE(words.ends_with('.')) << words;
        }
}

TEST(VerdictWords, WhatIsNotKnownIsLeftToTheArbiterWithWhatIsKnown) {
    mating::MatingChances const chances = mating::Undecided{2000000};
    EXPECT_THAT(verdictReason(board::Position{}, chances, Colour::White).toStdString(),
                HasSubstr("2,000,000 positions"));
    EXPECT_EQ(matingUseResult(MatingUse::FlagFall, Colour::White, chances), QStringLiteral("arbiter decides"));
}

} // namespace
} // namespace flagfall::view
