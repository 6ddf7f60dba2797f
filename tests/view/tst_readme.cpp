// SPDX-License-Identifier: GPL-3.0-or-later
// The example of app/view/README.md.
#include "app/view/texts/plain_text.h"

#include <gtest/gtest.h>

namespace flagfall::view {
namespace {

TEST(Readme, ShowsTextsThatAreReadyToShow) {
    using namespace std::chrono_literals;

    EXPECT_EQ(lengthText(3min + 12s), "3 minutes 12 seconds");
    EXPECT_TRUE(searchable("Čižmár, Ján").contains(searchable("cizmar")));
}

} // namespace
} // namespace flagfall::view
