// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/double_round_robin/double_round_robin.h"

#include "pairing/round_robin/berger.h"
#include "pairing/round_robin/table_system.h"

#include <utility>

namespace flagfall::pairing::double_round_robin {
namespace {

using round_robin::tableRound;
using round_robin::tableSize;

/// The order of the last two rounds of the first cycle.
enum class LastTwo { AsPrinted, Exchanged };

class DoubleRoundRobin final : public round_robin::TableSystem {
public:
    DoubleRoundRobin(std::string_view code, LastTwo lastTwo, Competitors competitors = Competitors::Players)
        : TableSystem(round_robin::tableRules(PairingWay::DoubleRoundRobin, competitors)), m_code(code),
          m_lastTwo(lastTwo) {}

    [[nodiscard]] std::string_view code() const override { return m_code; }
    /// `_G2` says how many games a pair has, and nothing of exchanged rounds.
    [[nodiscard]] bool answersTo(std::string_view code) const override {
        bool const ofTeams = rules().competitors == Competitors::Teams;
        return code == m_code || (m_lastTwo == LastTwo::AsPrinted &&
                                  code == (ofTeams ? "BERGER_TEAM_ROUNDROBIN_G2" : "BERGER_ROUNDROBIN_G2"));
    }
    [[nodiscard]] int rounds(int players) const override { return players < 2 ? 0 : 2 * (tableSize(players) - 1); }
    [[nodiscard]] std::vector<TableLine> table(int players, int round) const override {
        int const cycle = tableSize(players) - 1;
        if (round <= cycle) return tableRound(tableSize(players), placeInTable(round, cycle));
        std::vector<TableLine> lines = tableRound(tableSize(players), round - cycle);
        for (TableLine& line : lines) std::swap(line.white, line.black);
        return lines;
    }

private:
    [[nodiscard]] int placeInTable(int round, int cycle) const {
        bool const isOfLastTwo = cycle >= 2 && round >= cycle - 1;
        return m_lastTwo == LastTwo::Exchanged && isOfLastTwo ? 2 * cycle - 1 - round : round;
    }

    std::string_view m_code;
    LastTwo m_lastTwo;
};

} // namespace

std::vector<PairingSystem const*> systems() {
    static DoubleRoundRobin const fide{"FIDE_DOUBLEROUNDROBIN", LastTwo::Exchanged};
    static DoubleRoundRobin const berger{"BERGER_DOUBLEROUNDROBIN", LastTwo::AsPrinted};
    static DoubleRoundRobin const fideOfTeams{"FIDE_TEAM_DOUBLEROUNDROBIN", LastTwo::Exchanged, Competitors::Teams};
    static DoubleRoundRobin const bergerOfTeams{"BERGER_TEAM_DOUBLEROUNDROBIN", LastTwo::AsPrinted, Competitors::Teams};
    return {&fide, &berger, &fideOfTeams, &bergerOfTeams};
}

} // namespace flagfall::pairing::double_round_robin
