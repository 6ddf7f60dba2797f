// SPDX-License-Identifier: GPL-3.0-or-later
#include "chances.h"

#include <fstream>
#include <iterator>
#include <regex>

/// Verdicts others have published, where the reference texts are at hand.
namespace flagfall::mating::test {
namespace {

TEST(UnwinnabilityVectors, EveryVerdictIsTheirs) {
    std::ifstream file(SHARED_DIR "/vectors/unwinnability.txt");
    if (!file)
        GTEST_SKIP()
            << "the vectors of others are no part of a clone; tst_mating_chances asks own positions of every class";
    int count = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.size() < 4) continue;
        EXPECT_EQ(verdict(std::string_view(line).substr(3)), line.substr(0, 2)) << line;
        ++count;
    }
    EXPECT_EQ(count, 902);
}

TEST(UnwinnabilityVectors, EveryAnswerOfTheRulebook) {
    std::ifstream file(SHARED_DIR "/rulebook.md");
    if (!file)
        GTEST_SKIP() << "the rulebook is no part of a clone; tst_mating_chances asks own positions of every class";
    std::string const text{std::istreambuf_iterator<char>(file), {}};
    std::regex const row("FEN `([^`]+)` CanMate W=(yes|no) B=(yes|no)");
    int count = 0;
    for (std::sregex_iterator match(text.begin(), text.end(), row); match != std::sregex_iterator{}; ++match, ++count) {
        std::string const expected = std::string((*match)[2] == "yes" ? "W" : "-") + ((*match)[3] == "yes" ? "B" : "-");
        EXPECT_EQ(verdict((*match)[1].str()), expected) << (*match)[1];
    }
    EXPECT_GT(count, 30);
}

} // namespace
} // namespace flagfall::mating::test
