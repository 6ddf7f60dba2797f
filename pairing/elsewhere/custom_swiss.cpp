// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/elsewhere/custom_swiss.h"

namespace flagfall::pairing::elsewhere {
namespace {

class CustomSwiss final : public PairingSystem {
public:
    [[nodiscard]] std::string_view code() const override { return "CUSTOM_SWISS"; }
    [[nodiscard]] SystemRules const& rules() const override {
        static SystemRules const rules{
            .isEndorsed = false, .pairsHere = false, .tieBreaks = {"BH/C1", "BH", "SB", "DE"}};
        return rules;
    }
    /// How many there can be is for its own rules to say.
    [[nodiscard]] int rounds(int) const override { return 0; }
    [[nodiscard]] Expected<RoundPairing, PairingProblem> pairNext(Tournament const&) const override {
        return refused(PairingRefusal::NotAvailable);
    }
    [[nodiscard]] std::vector<Breach> breaches(Tournament const&, RoundPairing const&) const override { return {}; }
};

} // namespace

std::vector<PairingSystem const*> systems() {
    static CustomSwiss const customSwiss;
    return {&customSwiss};
}

} // namespace flagfall::pairing::elsewhere
