// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/round_robin/round_robin.h"

#include "pairing/round_robin/berger.h"
#include "pairing/round_robin/table_system.h"

namespace flagfall::pairing::round_robin {
namespace {

class RoundRobin final : public TableSystem {
public:
    RoundRobin() : TableSystem(tableRules(PairingWay::RoundRobin)) {}

    [[nodiscard]] std::string_view code() const override { return "BERGER_ROUNDROBIN"; }
    /// FIDE's own is the same table under another name.
    [[nodiscard]] bool answersTo(std::string_view code) const override {
        return code == this->code() || code == "FIDE_ROUNDROBIN";
    }
    [[nodiscard]] int rounds(int players) const override { return players < 2 ? 0 : tableSize(players) - 1; }
    [[nodiscard]] std::vector<TableLine> table(int players, int round) const override {
        return tableRound(tableSize(players), round);
    }
};

} // namespace

std::vector<PairingSystem const*> systems() {
    static RoundRobin const roundRobin;
    return {&roundRobin};
}

} // namespace flagfall::pairing::round_robin
