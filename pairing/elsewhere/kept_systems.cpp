// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/elsewhere/kept_systems.h"

#include <array>

namespace flagfall::pairing::elsewhere {
namespace {

class KeptSystem final : public PairingSystem {
public:
    KeptSystem(std::string_view code, SystemKind kind, Competitors competitors, std::string_view words,
               std::vector<std::string_view> tieBreaks, TeamScore primary = TeamScore::MatchPoints)
        : m_code(code), m_rules{.isEndorsed = false,
                                .kind = kind,
                                .competitors = competitors,
                                .primary = primary,
                                .words = words,
                                .pairsHere = false,
                                .tieBreaks = std::move(tieBreaks)} {}

    [[nodiscard]] std::string_view code() const override { return m_code; }
    /// Of teams the standings are by match points unless the code says otherwise (C.04.6, 1.2).
    [[nodiscard]] bool answersTo(std::string_view code) const override {
        return code == m_code || (m_code == "CUSTOM_TEAM_SWISS" && code == "CUSTOM_TEAM_SWISS_MP");
    }
    [[nodiscard]] SystemRules const& rules() const override { return m_rules; }
    /// How many there can be is for its own rules to say.
    [[nodiscard]] int rounds(int) const override { return 0; }
    [[nodiscard]] Expected<RoundPairing, PairingProblem> pairNext(Tournament const&) const override {
        return refused(PairingRefusal::NotAvailable);
    }
    [[nodiscard]] std::vector<Breach> breaches(Tournament const&, RoundPairing const&) const override { return {}; }

private:
    std::string_view m_code;
    SystemRules m_rules;
};

} // namespace

std::vector<PairingSystem const*> systems() {
    using enum SystemKind;
    using enum Competitors;
    static std::array<KeptSystem, 5> const kept{
        KeptSystem{"CUSTOM_SWISS", Swiss, Players, "Individual: Swiss-System", {"BH/C1", "BH", "SB", "DE"}},
        KeptSystem{"CUSTOM_ROUNDROBIN", RoundRobin, Players, "Individual: Round-Robin", {"DE", "WIN", "SB", "KS"}},
        KeptSystem{"CUSTOM_TEAM_SWISS", Swiss, Teams, "Team: Swiss-System", {"EDE", "EMGSB", "MPvGP", "BC"}},
        KeptSystem{"CUSTOM_TEAM_SWISS_GP",
                   Swiss,
                   Teams,
                   "Team: Swiss-System",
                   {"EDE", "EGMSB", "MPvGP", "BC"},
                   TeamScore::GamePoints},
        KeptSystem{"CUSTOM_TEAM_ROUNDROBIN", RoundRobin, Teams, "Team: Round-Robin", {"MPvGP", "EDE", "EMGSB", "BC"}},
    };
    std::vector<PairingSystem const*> all;
    for (KeptSystem const& system : kept) all.push_back(&system);
    return all;
}

} // namespace flagfall::pairing::elsewhere
