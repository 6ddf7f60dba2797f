// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/record_page.h"

#include <gmock/gmock.h>

namespace flagfall::view {
namespace {

using testing::Contains;
using testing::HasSubstr;

constexpr auto whiteKeeper = RecordView::Keeper::White, blackKeeper = RecordView::Keeper::Black;

QVariantMap player(bool disabled, QString const& assistant = {}) {
    return {{QStringLiteral("disabled"), disabled},
            {QStringLiteral("keeping"), static_cast<int>(ScoreKeeping::Braille)},
            {QStringLiteral("assistant"), assistant},
            {QStringLiteral("duties"), QVariantList{true, true, false, false, true, false}}};
}

/// The record of board 1, whose White is blind and has an assistant.
struct BlindRecord : RecordPageTest {
    BlindPlayView& blind = *record.blind();

    void SetUp() override {
        open(QStringLiteral("90+30"));
        blind.arrange({player(true, QStringLiteral("Eva Tichá")), player(false)}, true, {});
        hall.settle();
    }
    [[nodiscard]] session::GameOnRecord const& game() { return board().game; }
    [[nodiscard]] std::vector<std::string> lines() {
        std::vector<std::string> texts;
        for (QString const& line : blind.lines()) texts.push_back(line.toStdString());
        return texts;
    }
};

TEST_F(BlindRecord, APressBeforeTheMoveIsAnnouncedIsTold) { // App. D.2.3; 2009: E.2(3), T201
    auto const asked = Contains(HasSubstr("White has pressed the clock, but the move is not recorded"));
    type("e4"); // announced and entered before the press
    hall.workspace.boards()->press(1, BoardsModel::Side::White);
    hall.settle();
    EXPECT_THAT(lines(), testing::Not(asked));
    type("e5");
    hall.workspace.boards()->press(1, BoardsModel::Side::Black);
    hall.workspace.boards()->press(1, BoardsModel::Side::White);
    hall.settle();
    EXPECT_THAT(lines(), asked);
    type("Nf3");
    EXPECT_THAT(lines(), testing::Not(asked));
}

TEST_F(BlindRecord, SaysWhoIsDisabledAndWhatTheAssistantMayDo) { // App. D.2.7, D.2.10
    ASSERT_TRUE(blind.on());
    EXPECT_THAT(lines(), Contains(HasSubstr("White is visually disabled; score: Braille")));
    EXPECT_THAT(lines(), Contains(HasSubstr("Eva Tichá")));
    EXPECT_THAT(lines(), Contains(HasSubstr("counts as claimed by the player. (Laws D.2.10.5)"))); // T204
}

TEST_F(BlindRecord, GivesTheFormWhatItTook) {
    auto const first = blind.players().front().toMap();
    EXPECT_TRUE(first[QStringLiteral("disabled")].toBool());
    EXPECT_EQ(first[QStringLiteral("assistant")].toString(), QStringLiteral("Eva Tichá"));
    EXPECT_EQ(first[QStringLiteral("duties")].toList(), (QVariantList{true, true, false, false, true, false}));
}

TEST_F(BlindRecord, ShowsTheMoveAsItIsAnnounced) { // T200
    EXPECT_TRUE(blind.announcement().isEmpty());
    type("Nf3 d5");
    EXPECT_EQ(blind.announcement(), QStringLiteral("Bauer David sieben David fuenf"));
    record.goTo(1);
    EXPECT_EQ(blind.announcement(), QStringLiteral("Springer Gustav eins Felix drei"));
}

TEST_F(BlindRecord, SaysTheMoveInGerman) {
    QStringList said;
    QObject::connect(&blind, &BlindPlayView::speechAsked, &blind,
                     [&](QString const& text, QString const& language) { said = {text, language}; });
    type("e4 e5");
    blind.sayIt();
    EXPECT_EQ(said, (QStringList{QStringLiteral("Bauer Eva sieben Eva fünf"), QStringLiteral("de")}));
}

TEST_F(BlindRecord, UnderstandsAnnouncedMovesInAllThreeRecords) { // E.2(1)
    type("Springer Gustav eins Felix drei");
    type("David fuenf");
    write(whiteKeeper, "Springer Felix drei");
    write(blackKeeper, "Springer Felix drei");
    EXPECT_EQ(game().record.size(), 2U);
    EXPECT_EQ(game().sheets.white.lines.front().written, "Nf3");
    EXPECT_EQ(game().sheets.black.lines.front().written, "Nf3");
    type("d5"); // signs as before
    EXPECT_EQ(game().sheets.black.lines.size(), 2U);
}

TEST_F(BlindRecord, CompletesWhatWasAnnounced) {
    record.setTyped(QStringLiteral("Eva vier"));
    EXPECT_EQ(record.completions(), QStringList{QStringLiteral("e4")});
}

TEST_F(BlindRecord, AnAnnouncedMoveThatIsNotPossibleSaysWhy) {
    record.setTyped(QStringLiteral("Springer Felix vier"));
    EXPECT_FALSE(record.enter());
    EXPECT_FALSE(record.typedError().isEmpty());
    EXPECT_EQ(game().record.size(), 0U);
}

TEST_F(BlindRecord, WordsAreOnlyHeardWhileSomebodyIsDisabled) {
    blind.arrange({player(false), player(false)}, true, {});
    hall.settle();
    record.setTyped(QStringLiteral("Eva vier"));
    EXPECT_FALSE(record.enter());
    EXPECT_TRUE(blind.announcement().isEmpty());
}

TEST_F(BlindRecord, NotesThatTimesWereToldOnRequest) { // T205
    blind.remark(Sides::Side::White, static_cast<int>(session::BlindRemark::TimesOnRequest), {});
    hall.settle();
    EXPECT_THAT(lines(), Contains(HasSubstr("White: moves and times announced on request (Laws D.2.10.4)")));
}

TEST_F(BlindRecord, ShowsTheBoardThatDiffersAndPutsItRight) { // T202
    type("e4 e5 Nf3");
    write(whiteKeeper, "e4 e5 Nf3");
    write(blackKeeper, "e4 e5 Nf3");
    EXPECT_FALSE(blind.differ());
    ASSERT_TRUE(blind.compare(Sides::Side::Black, QStringLiteral("f4")));
    hall.settle();
    EXPECT_TRUE(blind.differ());
    EXPECT_THAT(blind.finding().toStdString(), HasSubstr("Black adjusts the board"));
    EXPECT_EQ(blind.otherBoard()->marks().size(), 4); // f2, f3, f4, g1
    blind.correct();
    hall.settle();
    EXPECT_FALSE(blind.differ());
}

TEST_F(BlindRecord, WhereTheRecordsDifferTheGameGoesBack) { // T203
    type("e4 e5 Nf3 Nc6");
    write(whiteKeeper, "e4 e5 Nf3 Nc6");
    write(blackKeeper, "e4 e5 Nc3 Nc6");
    record.setKeeper(RecordView::Keeper::Arbiter);
    ASSERT_TRUE(blind.compare(Sides::Side::Black,
                              QStringLiteral("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3")));
    hall.settle();
    EXPECT_THAT(blind.finding().toStdString(), HasSubstr("back to where they agree"));
    blind.correct();
    hall.settle();
    EXPECT_EQ(record.size(), 2);
}

TEST_F(BlindRecord, WhatIsNeitherAMoveNorAPositionIsNotTaken) {
    type("e4 e5");
    EXPECT_FALSE(blind.compare(Sides::Side::Black, QStringLiteral("Ke9")));
}

} // namespace
} // namespace flagfall::view
