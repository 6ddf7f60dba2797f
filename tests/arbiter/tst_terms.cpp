// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/terms/colour.h"
#include "arbiter/terms/date.h"
#include "arbiter/terms/ids.h"
#include "arbiter/terms/plain_letters.h"
#include "arbiter/terms/points.h"
#include "arbiter/terms/utf8.h"

#include <gtest/gtest.h>

#include <type_traits>

namespace flagfall {
namespace {

static_assert(!std::is_convertible_v<int, Points>, "a number is not a score");
static_assert(!std::is_convertible_v<Points, int>, "a score does not become a number by itself");
static_assert(!std::is_convertible_v<PlayerId, PairingNumber>, "who someone is is not where he stands on the list");

TEST(Terms, TheOpponentOfTheOpponentIsThePlayer) {
    EXPECT_EQ(opponent(Colour::White), Colour::Black);
    EXPECT_EQ(opponent(opponent(Colour::White)), Colour::White);
}

TEST(Terms, TwoHalvesAreAPoint) {
    EXPECT_EQ(halfPoint + halfPoint, onePoint);
    EXPECT_LT(noPoint, halfPoint);
}

TEST(Terms, ADateIsADayThatExists) {
    EXPECT_EQ(isoDate(*parseDate("2024/02/29")), "2024-02-29");
    EXPECT_EQ(isoDate(*parseDate("1969.12.06")), "1969-12-06");
    for (auto const* wrong :
         {"2023-02-29", "2024-13-01", "2024-00-10", "2024-1-1", "24-01-01", "", "2024-02/01", "2024-02-1x"})
        EXPECT_FALSE(parseDate(wrong)) << wrong;
}

TEST(Utf8, WhatIsWrittenReadsBack) {
    for (char32_t const point : {U'a', U'č', U'€', U'♞', U'\U0001F600', char32_t{0x10FFFF}}) {
        std::string text;
        utf8::append(text, point);
        EXPECT_EQ(utf8::firstOf(text).point, point);
        EXPECT_EQ(utf8::firstOf(text).bytes, text.size());
    }
}

TEST(Utf8, TooLongCutOffAndImpossibleCharactersAreNone) {
    for (std::string_view const wrong :
         {"\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xC4", "\x80"})
        EXPECT_EQ(utf8::firstOf(wrong).bytes, 0U);
}

TEST(Utf8, BytesOfOldFilesMeanWhatTheyMeanInWindows1252) {
    EXPECT_EQ(utf8::fromWindows1252(0x8A), U'Š');
    EXPECT_EQ(utf8::fromWindows1252(0xE9), U'é');
    EXPECT_EQ(utf8::fromWindows1252('k'), U'k');
}

TEST(PlainLetters, AreSmallAndHaveNoAccents) {
    EXPECT_EQ(plainLetters("Žiadosť ŘÍZENÍ, Ñandú"), "ziadost rizeni, nandu");
    EXPECT_EQ(plainLetters("ČďĽôŕŠťýŽ"), "cdlorstyz");
}

TEST(PlainLetters, WhatIsNoLatinLetterStays) {
    EXPECT_EQ(plainLetters("½–½ ×÷ßæ 7.5b(1) Ж"), "½–½ ×÷ßæ 7.5b(1) Ж");
    EXPECT_EQ(plainLetters("\xC4"), "\xC4");
}

} // namespace
} // namespace flagfall
