// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/match/match.h"

#include "pairing/round_robin/table_system.h"

namespace flagfall::pairing::match {
namespace {

SystemRules matchRules() {
    SystemRules rules = round_robin::tableRules(PairingWay::Match);
    rules.reportedAs = "CUSTOM_ROUNDROBIN";
    rules.roundCount = RoundCount::Announced;
    return rules;
}

class Match final : public round_robin::TableSystem {
public:
    Match() : TableSystem(matchRules()) {}

    [[nodiscard]] std::string_view code() const override { return "MATCH"; }
    [[nodiscard]] int rounds(int players) const override { return players == 2 ? mostGames : 0; }
    [[nodiscard]] std::vector<TableLine> table(int players, int round) const override {
        if (players != 2) return {};
        return {round % 2 == 1 ? TableLine{1, 2} : TableLine{2, 1}};
    }
};

} // namespace

std::vector<PairingSystem const*> systems() {
    static Match const match;
    return {&match};
}

} // namespace flagfall::pairing::match
