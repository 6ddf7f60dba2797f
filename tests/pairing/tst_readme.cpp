// SPDX-License-Identifier: GPL-3.0-or-later
// The example of pairing/README.md.
#include "pairing/system.h"

#include <gtest/gtest.h>

namespace flagfall::pairing {
namespace {

TEST(Readme, ShowsARoundOfTheBergerTables) {
    PairingSystem const& berger = *systemByCode("BERGER_ROUNDROBIN"); // C.05, annex 1

    EXPECT_EQ(berger.table(6, 1), (std::vector<TableLine>{{1, 6}, {2, 5}, {3, 4}}));
    EXPECT_EQ(berger.rules().withdrawal, Withdrawal::ForfeitsOrAnnuls);
    EXPECT_EQ(systemByCode("BERGER_DOUBLEROUNDROBIN")->rounds(6), 10);
}

} // namespace
} // namespace flagfall::pairing
