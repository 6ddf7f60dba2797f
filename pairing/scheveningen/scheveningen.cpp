// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/scheveningen/scheveningen.h"

#include "pairing/round_robin/table_system.h"
#include "pairing/scheveningen/tables.h"

#include <utility>

namespace flagfall::pairing::scheveningen {
namespace {

SystemRules scheveningenRules(PairingWay way) {
    SystemRules rules = round_robin::tableRules(way);
    rules.isEndorsed = false;
    rules.words = "Individual: Scheveningen-System";
    rules.hasTwoSides = true;
    return rules;
}

class Scheveningen : public round_robin::TableSystem {
public:
    Scheveningen() : Scheveningen(PairingWay::Scheveningen) {}

    [[nodiscard]] std::string_view code() const override { return "FIDE_SCHEVENINGEN"; }
    [[nodiscard]] int rounds(int players) const override {
        return players % 2 == 0 && hasTable(players / 2) ? players / 2 : 0;
    }
    [[nodiscard]] std::vector<TableLine> table(int players, int round) const override {
        if (round > rounds(players)) return {};
        return tableRound(players / 2, round);
    }

protected:
    [[nodiscard]] PairingRefusal withoutTable(int players) const override {
        return players % 2 == 0 ? PairingRefusal::NoTableForSides : PairingRefusal::SidesUneven;
    }
    explicit Scheveningen(PairingWay way) : TableSystem(scheveningenRules(way)) {}
};

class DoubleScheveningen final : public Scheveningen {
public:
    DoubleScheveningen() : Scheveningen(PairingWay::DoubleScheveningen) {}

    [[nodiscard]] std::string_view code() const override { return "FIDE_DOUBLESCHEVENINGEN"; }
    [[nodiscard]] int rounds(int players) const override { return 2 * Scheveningen::rounds(players); }
    [[nodiscard]] std::vector<TableLine> table(int players, int round) const override {
        int const once = Scheveningen::rounds(players);
        if (round <= once) return tableRound(players / 2, round);
        std::vector<TableLine> lines;
        if (round <= 2 * once) lines = tableRound(players / 2, 2 * once + 1 - round);
        for (TableLine& line : lines) std::swap(line.white, line.black);
        return lines;
    }
};

} // namespace

std::vector<PairingSystem const*> systems() {
    static Scheveningen const once;
    static DoubleScheveningen const twice;
    return {&once, &twice};
}

} // namespace flagfall::pairing::scheveningen
