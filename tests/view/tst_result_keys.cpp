// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/results/result_keys.h"
#include "tests/view/hall.h"

namespace flagfall::view {
namespace {

std::optional<Result> resultFor(int key, char const* text, bool keypad = false) {
    auto const meant = resultKeyOf({key, QString::fromLatin1(text), keypad ? Qt::KeypadModifier : Qt::NoModifier, 0});
    auto const* result = meant ? std::get_if<Result>(&*meant) : nullptr;
    return result ? std::optional{*result} : std::nullopt;
}

TEST(ResultKeys, AreTheResultsAsTheyAreWritten) {
    EXPECT_EQ(resultFor(Qt::Key_1, "1"), Result::WhiteWins);
    EXPECT_EQ(resultFor(Qt::Key_0, "0"), Result::BlackWins);
    EXPECT_EQ(resultFor(Qt::Key_Equal, "="), Result::Draw);
    EXPECT_EQ(resultFor(Qt::Key_5, "5"), Result::Draw);
    EXPECT_EQ(resultFor(Qt::Key_Plus, "+"), Result::WhiteWinsByForfeit);
    EXPECT_EQ(resultFor(Qt::Key_Minus, "-"), Result::BlackWinsByForfeit);
    EXPECT_EQ(resultFor(Qt::Key_X, "x"), Result::BothForfeit);
    EXPECT_EQ(resultFor(Qt::Key_X, "X"), Result::BothForfeit);
    EXPECT_EQ(resultFor(Qt::Key_W, "w"), Result::WhiteWinsUnrated);
    EXPECT_EQ(resultFor(Qt::Key_D, "d"), Result::DrawUnrated);
    EXPECT_EQ(resultFor(Qt::Key_L, "l"), Result::BlackWinsUnrated);
}

TEST(ResultKeys, HalvesStandAroundTheFiveAndTheEightHasTwoNoughts) {
    EXPECT_EQ(resultFor(Qt::Key_4, "4"), Result::DrawAgainstLoss);
    EXPECT_EQ(resultFor(Qt::Key_6, "6"), Result::LossAgainstDraw);
    EXPECT_EQ(resultFor(Qt::Key_8, "8"), Result::BothLose);
    EXPECT_EQ(resultFor(Qt::Key_4, "4", true), Result::DrawAgainstLoss);
}

TEST(ResultKeys, HeldWithCtrlOrAltMeanSomethingElse) {
    for (auto const held : {Qt::ControlModifier, Qt::AltModifier, Qt::MetaModifier})
        EXPECT_FALSE(resultKeyOf({Qt::Key_W, QStringLiteral("w"), held, 0}));
}

TEST(ResultKeys, TheNumberPadHasItsOwn) {
    EXPECT_EQ(resultFor(Qt::Key_Slash, "/", true), Result::Draw);
    EXPECT_EQ(resultFor(Qt::Key_Slash, "/", false), std::nullopt);
    EXPECT_EQ(resultFor(Qt::Key_Plus, "", true), Result::WhiteWinsByForfeit);
    EXPECT_EQ(resultFor(Qt::Key_Minus, "", true), Result::BlackWinsByForfeit);
}

TEST(ResultKeys, TheKeyOfTheOneIsAOneOnASlovakKeyboardToo) {
    auto const typed = [](char16_t sign, quint32 scanCode, Qt::KeyboardModifiers held = {}) {
        return resultKeyOf({0, QString(QChar(sign)), held, scanCode});
    };
    auto const is = [](std::optional<ResultKey> const& meant, Result result) {
        return meant && std::holds_alternative<Result>(*meant) && std::get<Result>(*meant) == result;
    };
    EXPECT_TRUE(is(typed(u'+', 10), Result::WhiteWins)) << "the key of the 1 types + without Shift";
    EXPECT_TRUE(is(typed(u'é', 19), Result::BlackWins));
    EXPECT_TRUE(is(typed(u'á', 17), Result::BothLose)) << "the key of the 8";
    EXPECT_TRUE(is(typed(u'1', 10, Qt::ShiftModifier), Result::WhiteWins));
    EXPECT_TRUE(is(typed(u'+', 86, Qt::KeypadModifier), Result::WhiteWinsByForfeit));
    EXPECT_TRUE(is(typed(u'+', 21, Qt::ShiftModifier), Result::WhiteWinsByForfeit)) << "an English keyboard";
    EXPECT_TRUE(std::holds_alternative<AdjournKey>(*typed(u'*', 17, Qt::ShiftModifier)))
        << "Shift and the key of the 8";
    EXPECT_EQ(digitOf({0, QStringLiteral("š"), {}, 12}), 3);
    EXPECT_EQ(digitOf({0, QStringLiteral("x"), {}, 53}), -1);
}

TEST(ResultKeys, OtherKeysMeanNothing) {
    for (char const* text : {"2", "3", "a", "?", " "})
        EXPECT_FALSE(resultKeyOf({0, QString::fromLatin1(text), {}, 0})) << text;
    EXPECT_FALSE(resultKeyOf({Qt::Key_F5, {}, {}, 0}));
    EXPECT_FALSE(resultKeyOf({Qt::Key_Return, QStringLiteral("\r"), {}, 0}));
}

TEST(ResultKeys, EveryOneIsInTheLegend) {
    QVariantList const legend = resultLegend();
    EXPECT_EQ(legend.size(), 14);
    for (QVariant const& entry : legend) {
        EXPECT_FALSE(entry.toMap().value(QStringLiteral("key")).toString().isEmpty());
        EXPECT_FALSE(entry.toMap().value(QStringLiteral("text")).toString().isEmpty());
    }
}

TEST(ResultKeys, EnterAdjournAndClearOnTheBoard) {
    Hall hall;
    hall.openRound();
    BoardsModel& boards = *hall.workspace.boards();
    EXPECT_TRUE(boards.resultKey(1, Qt::Key_1, QStringLiteral("1")));
    EXPECT_TRUE(boards.resultKey(2, Qt::Key_Asterisk, QStringLiteral("*"), Qt::KeypadModifier));
    EXPECT_FALSE(boards.resultKey(1, Qt::Key_Q, QStringLiteral("q")));
    EXPECT_FALSE(boards.resultKey(9, Qt::Key_1, QStringLiteral("1")));
    hall.settle();
    EXPECT_EQ(hall.board(0, "result").toString(), QStringLiteral("1–0"));
    EXPECT_TRUE(hall.board(1, "adjourned").toBool());
    EXPECT_EQ(hall.board(1, "phaseText").toString(), QStringLiteral("Adjourned"));
    EXPECT_TRUE(boards.resultKey(1, Qt::Key_Delete, {}));
    hall.settle();
    ASSERT_TRUE(hall.workspace.question()->asked());
    hall.workspace.question()->yes();
    hall.settle();
    EXPECT_FALSE(hall.board(0, "hasResult").toBool());
}

} // namespace
} // namespace flagfall::view
