// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/vectors.h"
#include "vector_files.h"

#include <gtest/gtest.h>

namespace flagfall::clock {

namespace {

std::size_t expectAllGood(std::string const& name, std::string const& text) {
    auto const outcomes = runVectors(text);
    for (auto const& outcome : outcomes)
        EXPECT_TRUE(outcome.ok) << name << ':' << outcome.line << ' ' << outcome.id << " (" << outcome.title
                                << ")\n  " << outcome.problem << "\n  expected " << outcome.expected << "\n  actual   "
                                << outcome.actual;
    return outcomes.size();
}

TEST(Vectors, AgreedFiguresOfTheSpecificationAreShown) {
    std::filesystem::path const path = SHARED_DIR "/clocks.md";
    if (!std::filesystem::exists(path)) GTEST_SKIP() << "not on this machine; the fixtures cover every mode";
    EXPECT_GE(expectAllGood("specification", contentOf(path)), 112U);
}

} // namespace

} // namespace flagfall::clock
