// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/hall/slip_reader.h"
#include "app/view/results/slip_scan.h"
#include "app/view/texts/slip_code.h"
#include "tests/view/hall.h"

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using Fate = SlipScan::Fate;

KeyStroke strokeOf(QChar sign) {
    return {sign == u' ' ? int{Qt::Key_Space} : sign.toUpper().unicode(), QString(sign), Qt::NoModifier, 0};
}
KeyStroke const enter{Qt::Key_Return, QStringLiteral("\r"), Qt::NoModifier, 0};

TEST(SlipScan, KeysBetweenFFAndEnterAreOfTheCodeAndEnterNoResult) {
    SlipScan scan;
    for (QChar const sign : QStringLiteral("FF 1A2B R2 B12")) EXPECT_EQ(scan.take(strokeOf(sign), 5ms), Fate::Taken);
    EXPECT_EQ(scan.take(enter, 5ms), Fate::Ended);
    EXPECT_EQ(scan.text(), QStringLiteral("FF 1A2B R2 B12"));
}

TEST(SlipScan, WhatIsTypedByHandMeansWhatItAlwaysMeans) {
    SlipScan scan;
    EXPECT_EQ(scan.take(strokeOf(u'1'), 1s), Fate::Other);
    EXPECT_EQ(scan.take(enter, 1s), Fate::Other);
    EXPECT_EQ(scan.take(strokeOf(u'f'), 1s), Fate::Taken);
    EXPECT_EQ(scan.take(strokeOf(u'1'), 50ms), Fate::Other) << "one F begins no code";
    EXPECT_EQ(scan.take({Qt::Key_F, QStringLiteral("f"), Qt::AltModifier, 0}, 50ms), Fate::Other);
    for (QChar const sign : QStringLiteral("FF")) EXPECT_EQ(scan.take(strokeOf(sign), 50ms), Fate::Taken);
    EXPECT_EQ(scan.take(strokeOf(u'1'), 400ms), Fate::Other) << "a scanner makes no pause";
}

TEST(SlipScan, DigitsAreReadOnASlovakKeyboardToo) { // whose key of the 2 types ľ
    SlipScan scan;
    for (QChar const sign : QStringLiteral("FF ")) EXPECT_EQ(scan.take(strokeOf(sign), 5ms), Fate::Taken);
    KeyStroke const two{0, QStringLiteral("\u013e"), Qt::NoModifier, 11};
    EXPECT_EQ(scan.take(two, 5ms), Fate::Taken);
    EXPECT_EQ(scan.take({Qt::Key_Shift, {}, Qt::ShiftModifier, 50}, 5ms), Fate::Taken);
    EXPECT_EQ(scan.text(), QStringLiteral("FF 2"));
}

TEST(SlipCode, IsReadAsItIsPrinted) {
    SlipCode const code{QStringLiteral("1A2B"), RoundNumber{2}, BoardNumber{120}};
    EXPECT_EQ(readSlipCode(slipCodeText(code)), code);
    for (char const* wrong :
         {"", "FF 1A2B R2", "FF 1A2B R0 B1", "FF 1A2G R2 B1", "FF 1A2B R2 B1 ", "FF 1A2B R2 B9999999"})
        EXPECT_FALSE(readSlipCode(QString::fromLatin1(wrong))) << wrong;
}

/// Two boards of round 1.
class Slips : public testing::Test {
protected:
    Slips() {
        hall.create();
        hall.enterRivers();
        hall.pair();
        QObject::connect(&reader, &SlipReader::boardRead, [this](int board) { read = board; });
    }
    void scan(QString const& code) {
        for (QChar const sign : code) EXPECT_TRUE(reader.key(sign.unicode(), QString(sign), 0, 0));
        EXPECT_TRUE(reader.key(Qt::Key_Return, QStringLiteral("\r"), 0, 0));
    }
    [[nodiscard]] std::string told() { return hall.workspace.notice()->text().toStdString(); }

    Hall hall;
    SlipReader& reader = *hall.workspace.slips();
    int read = 0;
};

TEST_F(Slips, LeadToTheirBoard) {
    auto const code = slipCodeOf(hall.workspace.desk().state(), RoundNumber{1}, BoardNumber{2});
    scan(slipCodeText(code));
    EXPECT_EQ(read, 2);
}

TEST_F(Slips, OfAnotherEventOrOfNoBoardAreRefusedInWords) {
    scan(QStringLiteral("FF 0000 R1 B1"));
    EXPECT_THAT(told(), testing::HasSubstr("another event"));
    auto code = slipCodeOf(hall.workspace.desk().state(), RoundNumber{1}, BoardNumber{2});
    code.board = BoardNumber{77};
    scan(slipCodeText(code));
    EXPECT_THAT(told(), testing::HasSubstr("no board 77"));
    scan(QStringLiteral("FF 12"));
    EXPECT_THAT(told(), testing::HasSubstr("not that of a result slip"));
    EXPECT_EQ(read, 0);
}

} // namespace
} // namespace flagfall::view
