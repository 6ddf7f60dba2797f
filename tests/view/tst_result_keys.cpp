// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/results/result_keys.h"
#include "tests/view/hall.h"

#include <algorithm>

namespace flagfall::view {
namespace {

constexpr KeyProfile own = KeyProfile::Own;

std::optional<Result> resultFor(int key, char const* text, bool keypad = false, KeyProfile profile = own) {
    auto const meant =
        resultKeyOf({key, QString::fromLatin1(text), keypad ? Qt::KeypadModifier : Qt::NoModifier, 0}, profile);
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
        EXPECT_FALSE(resultKeyOf({Qt::Key_W, QStringLiteral("w"), held, 0}, own));
}

TEST(ResultKeys, TheNumberPadHasItsOwn) {
    EXPECT_EQ(resultFor(Qt::Key_Slash, "/", true), Result::Draw);
    EXPECT_EQ(resultFor(Qt::Key_Slash, "/", false), std::nullopt);
    EXPECT_EQ(resultFor(Qt::Key_Plus, "", true), Result::WhiteWinsByForfeit);
    EXPECT_EQ(resultFor(Qt::Key_Minus, "", true), Result::BlackWinsByForfeit);
}

TEST(ResultKeys, TheKeyOfTheOneIsAOneOnASlovakKeyboardToo) {
    auto const typed = [](char16_t sign, quint32 scanCode, Qt::KeyboardModifiers held = {}) {
        return resultKeyOf({0, QString(QChar(sign)), held, scanCode}, own);
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
        EXPECT_FALSE(resultKeyOf({0, QString::fromLatin1(text), {}, 0}, own)) << text;
    EXPECT_FALSE(resultKeyOf({Qt::Key_F5, {}, {}, 0}, own));
    EXPECT_FALSE(resultKeyOf({Qt::Key_Return, QStringLiteral("\r"), {}, 0}, own));
}

TEST(ResultKeys, OfVegaAreItsDigits) {
    auto const is = [](char const* text) { return resultFor(0, text, false, KeyProfile::Vega); };
    EXPECT_EQ(is("1"), Result::WhiteWins);
    EXPECT_EQ(is("5"), Result::Draw);
    EXPECT_EQ(is("0"), Result::BlackWins);
    EXPECT_EQ(is("3"), Result::WhiteWinsByForfeit);
    EXPECT_EQ(is("4"), Result::BlackWinsByForfeit);
    EXPECT_EQ(is("2"), Result::BothForfeit);
    EXPECT_EQ(resultKeyOf({0, QStringLiteral("7"), {}, 0}, KeyProfile::Vega), ResultKey{AdjournKey{}});
    EXPECT_EQ(resultKeyOf({0, QStringLiteral("9"), {}, 0}, KeyProfile::Vega), ResultKey{ClearKey{}});
    EXPECT_EQ(is("="), Result::Draw) << "signs mean the same everywhere";
}

TEST(ResultKeys, OfSharlyChessAreItsDigits) {
    auto const is = [](char const* text, bool keypad) { return resultFor(0, text, keypad, KeyProfile::Sharly); };
    for (bool const keypad : {false, true}) {
        EXPECT_EQ(is("1", keypad), Result::WhiteWins);
        EXPECT_EQ(is("3", keypad), Result::Draw);
        EXPECT_EQ(is("2", keypad), Result::BlackWins);
        EXPECT_EQ(is("5", keypad), std::nullopt) << "the draw of others";
    }
    EXPECT_EQ(resultKeyOf({0, QStringLiteral("0"), {}, 0}, KeyProfile::Sharly), ResultKey{ClearKey{}});
    EXPECT_EQ(resultKeyOf({0, QStringLiteral("\u013e"), {}, 11}, KeyProfile::Sharly), ResultKey{Result::BlackWins})
        << "the key of the 2 on a Slovak keyboard";
}

TEST(ResultKeys, EveryResultHasAKeyInEveryProfileAndTheLegendIsTrue) {
    for (KeyProfile const profile : {KeyProfile::Own, KeyProfile::Vega, KeyProfile::Sharly}) {
        std::vector<ResultKey> meant;
        for (QVariant const& entry : resultLegend(profile)) {
            QString const cap = entry.toMap().value(QStringLiteral("key")).toString();
            auto const one = resultKeyOf({0, cap, {}, 0}, profile); // as it is picked with a mouse
            ASSERT_TRUE(one) << cap.toStdString();
            meant.push_back(*one);
            EXPECT_FALSE(entry.toMap().value(QStringLiteral("text")).toString().isEmpty());
        }
        for (Result const result : allResults) {
            bool const unequal = result == Result::BothLoseUnrated || result == Result::DrawAgainstLossUnrated ||
                                 result == Result::LossAgainstDrawUnrated; // by a ruling only
            EXPECT_EQ(std::ranges::count(meant, ResultKey{result}), unequal ? 0 : 1) << code(result);
        }
        EXPECT_GE(std::ranges::count(meant, ResultKey{AdjournKey{}}), 1);
        EXPECT_GE(std::ranges::count(meant, ResultKey{ClearKey{}}), 1);
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
