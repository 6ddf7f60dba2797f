// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/folding.h"

#include <gmock/gmock.h>

namespace flagfall::lists {
namespace {

TEST(Folding, TakesAccentsAndCapitalsAway) {
    EXPECT_EQ(folded("Čižmár, Ján"), "cizmar jan");
    EXPECT_EQ(folded("Łukasz Świercz"), "lukasz swiercz");
    EXPECT_EQ(folded("Núñez, Xoán"), "nunez xoan");
    EXPECT_EQ(folded("Großmann, Søren"), "grossmann soren");
    EXPECT_EQ(folded("C\xcc\x8ci\xcc\x8cz"), "ciz") << "accents that are letters of their own";
}

TEST(Folding, WritesCyrillicAsEnglishDoes) {
    EXPECT_EQ(folded("Чижмар"), "chizhmar");
    EXPECT_EQ(folded("Непомнящий, Ян"), "nepomnyashchiy yan");
    EXPECT_EQ(folded("Їжак, Ґанна"), "izhak ganna");
    EXPECT_EQ(folded("Ђоковић"), "dokovic");
}

TEST(Folding, WritesOtherScriptsInLatinLettersToo) {
    EXPECT_EQ(folded("Παπαδόπουλος"), "papadopoulos");
    EXPECT_EQ(folded("კასპაროვი").substr(0, 2), "ka");
}

TEST(Folding, PartsWordsWhereNamesDo) {
    EXPECT_EQ(folded("Saint-Amant, Pierre-Charles F."), "saint amant pierre charles f");
    EXPECT_EQ(folded("O'Connor"), "oconnor");
    EXPECT_EQ(folded("O\xe2\x80\x99"
                     "Connor"),
              "oconnor")
        << "with the apostrophe that typographers use";
    EXPECT_EQ(folded("  ,-. "), "");
    EXPECT_THAT(wordsOf("ali ali khan"), testing::ElementsAre("ali", "khan"));
}

TEST(Folding, LivesWithBytesThatAreNoText) {
    EXPECT_EQ(folded("\xff\xfe"
                     "abc"),
              "abc");
    EXPECT_EQ(folded(std::string_view{"\0x", 2}), "x");
}

TEST(InAscii, KeepsCapitalsAndPunctuation) {
    EXPECT_EQ(inAscii("Čižmár, Ján (Košice) – 1. kolo"), "Cizmar, Jan (Kosice) - 1. kolo");
    EXPECT_EQ(inAscii("GROßMANN, Ægir Þórsson; Øystein"), "GROssMANN, Aegir Thorsson; Oystein");
    EXPECT_EQ(inAscii("O\xe2\x80\x99"
                      "Connor, C\xcc\x8ci\xcc\x8c"),
              "O'Connor, Ci");
    EXPECT_EQ(inAscii("plain text, as it was 12½"), "plain text, as it was 12 1/2");
}

TEST(InAscii, SpellsCyrillicAsFideDoesAndOtherScriptsAsTheyAreRead) {
    EXPECT_EQ(inAscii("Щука, Юрий"), "Shchuka, Yuriy");
    EXPECT_EQ(inAscii("ЩУКА"), "SHCHUKA");
    EXPECT_EQ(inAscii("Παπαδόπουλος, Γιώργος"), "Papadopoulos, Giorgos");
    EXPECT_EQ(inAscii("☃"), "?");
}

TEST(Sound, IsOneForOneNameInManySpellings) {
    for (char const* name : {"cizmar", "chizhmar", "czizmar", "cizhmar"})
        EXPECT_EQ(soundOf(name), soundOf("cizmar")) << name;
    EXPECT_EQ(soundOf("mueller"), soundOf("muller"));
    EXPECT_EQ(soundOf("nepomniachtchi"), soundOf("nepomnyashchiy"));
    EXPECT_EQ(soundOf("karjakin"), soundOf("karyakin"));
    EXPECT_EQ(soundOf("khalifman"), soundOf("halifman"));
    EXPECT_EQ(soundOf("yevgeny"), soundOf("evgenij"));
    EXPECT_EQ(soundOf("tchaikovsky"), soundOf("tschaikowski"));
    EXPECT_EQ(soundOf("kovacs"), soundOf("kowacz"));
    EXPECT_EQ(soundOf("aleksandra"), soundOf("alexandra"));
    EXPECT_EQ(soundOf("djokovic"), soundOf("dokovic"));
}

TEST(Sound, KeepsDifferentNamesApart) {
    EXPECT_NE(soundOf("novak"), soundOf("nowacki"));
    EXPECT_NE(soundOf("horvat"), soundOf("kovac"));
    EXPECT_EQ(soundOf(""), "");
}

} // namespace
} // namespace flagfall::lists
