// SPDX-License-Identifier: GPL-3.0-or-later
// The example of app/cli/README.md.
#include "tests/cli/shell.h"

#include <gtest/gtest.h>

namespace flagfall::cli::test {
namespace {

TEST(Readme, ShowsACommandThatIsRun) {
    Shell shell;
    auto const said = shell.run("perft 4");

    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out, "197281\n");
}

} // namespace
} // namespace flagfall::cli::test
