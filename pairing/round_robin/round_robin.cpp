// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/round_robin/round_robin.h"

#include "pairing/round_robin/berger.h"
#include "pairing/round_robin/table_system.h"

namespace flagfall::pairing::round_robin {
namespace {

class RoundRobin final : public TableSystem {
public:
    /// FIDE's own is the same table under another name, and so is the one that says how many games a pair has.
    RoundRobin(std::string_view code, std::string_view fideCode, std::string_view ofOneGame, Competitors competitors)
        : TableSystem(tableRules(PairingWay::RoundRobin, competitors)), m_code(code), m_fideCode(fideCode),
          m_ofOneGame(ofOneGame) {}

    [[nodiscard]] std::string_view code() const override { return m_code; }
    [[nodiscard]] bool answersTo(std::string_view code) const override {
        return code == m_code || code == m_fideCode || code == m_ofOneGame;
    }
    [[nodiscard]] int rounds(int players) const override { return players < 2 ? 0 : tableSize(players) - 1; }
    [[nodiscard]] std::vector<TableLine> table(int players, int round) const override {
        return tableRound(tableSize(players), round);
    }

private:
    std::string_view m_code;
    std::string_view m_fideCode;
    std::string_view m_ofOneGame;
};

} // namespace

std::vector<PairingSystem const*> systems() {
    static RoundRobin const ofPlayers{"BERGER_ROUNDROBIN", "FIDE_ROUNDROBIN", "BERGER_ROUNDROBIN_G1",
                                      Competitors::Players};
    static RoundRobin const ofTeams{"BERGER_TEAM_ROUNDROBIN", "FIDE_TEAM_ROUNDROBIN", "BERGER_TEAM_ROUNDROBIN_G1",
                                    Competitors::Teams};
    return {&ofPlayers, &ofTeams};
}

} // namespace flagfall::pairing::round_robin
