// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/printed_code.h"

#include <gtest/gtest.h>

namespace flagfall::session {
namespace {

Hash hashOf(unsigned char first) {
    Hash hash{};
    hash[0] = std::byte{first};
    hash[9] = std::byte{0xff};
    return hash;
}

TEST(APrintedCode, IsTheNumberOfTheEntryAndTheFirstEightyBitsOfItsHash) {
    EXPECT_EQ(printedCode({Seq{371}, hashOf(0xf8)}), "371-Z000-0000-0000-007Z");
    Hash other = hashOf(0xf8);
    other[10] = std::byte{1};
    EXPECT_EQ(codeOf(other), codeOf(hashOf(0xf8))) << "eighty bits";
    other[9] = std::byte{0xfe};
    EXPECT_NE(codeOf(other), codeOf(hashOf(0xf8)));
}

TEST(APrintedCode, IsReadAsSomebodyTypesItFromAPaper) {
    for (char const* const typed :
         {"371-Z000-0000-0000-007Z", "371 z000 0000 0000 007z", "371: ZOOO-oooo-0000-0o7Z", "371-Z000000000000 07Z"}) {
        auto const read = readPrintedCode(typed);
        ASSERT_TRUE(read) << typed;
        EXPECT_EQ(read->seq, Seq{371});
        EXPECT_EQ(read->signs, codeOf(hashOf(0xf8)));
    }
}

TEST(APrintedCode, ThatIsNoneIsRefused) {
    for (char const* const typed :
         {"", "371", "371-", "371-Z000-0000-0000-007", "371-Z000-0000-0000-007ZZ", "0-Z000-0000-0000-007Z",
          "-1-Z000-0000-0000-007Z", "371-U000-0000-0000-007Z", "Z000-0000-0000-007Z", "371Z000-0000-0000-007Z",
          "99999999999999999999-Z000-0000-0000-007Z"})
        EXPECT_FALSE(readPrintedCode(typed)) << typed;
}

} // namespace
} // namespace flagfall::session
