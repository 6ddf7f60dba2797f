// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/simultaneous/simultaneous.h"

namespace flagfall::pairing::simultaneous {
namespace {

enum class GiverHas { White, EitherInTurn };

class Simultaneous final : public PairingSystem {
public:
    Simultaneous(std::string_view code, GiverHas giverHas) : m_code(code), m_giverHas(giverHas) {}

    [[nodiscard]] std::string_view code() const override { return m_code; }
    [[nodiscard]] SystemRules const& rules() const override {
        static SystemRules const rules{.way = PairingWay::Simultaneous,
                                       .isEndorsed = false,
                                       .reportedAs = "CUSTOM_ROUNDROBIN",
                                       .kind = SystemKind::RoundRobin,
                                       .words = "Individual: Simultaneous exhibition",
                                       .roundCount = RoundCount::OfTheTable,
                                       .oddPlayer = OddPlayer::Rests,
                                       .drawsInitialColour = false,
                                       .oneMeetsAll = true,
                                       .drawsNumbers = true,
                                       .takesLateEntries = false,
                                       .grantsByes = false,
                                       .heedsProhibitions = false,
                                       .allowsManualPairing = false};
        return rules;
    }
    [[nodiscard]] int rounds(int players) const override { return players < 2 ? 0 : 1; }
    [[nodiscard]] Expected<RoundPairing, PairingProblem> pairNext(Tournament const& tournament) const override {
        auto const& all = tournament.participants;
        if (all.size() < 2) return refused(PairingRefusal::TooFewPlayers);
        if (!areNumbersInOrder(tournament)) return refused(PairingRefusal::NumbersNotInOrder);
        if (roundsOnFile(tournament) > 0) return refused(PairingRefusal::AllRoundsPaired);
        RoundPairing pairing{RoundNumber{1}, {}, {}};
        for (std::size_t i = 1; i < all.size(); ++i) {
            bool const isWhite = m_giverHas == GiverHas::White || i % 2 == 1;
            BoardNumber const board{static_cast<int>(i)};
            pairing.pairs.push_back(
                {board, isWhite ? all.front().id : all[i].id, isWhite ? all[i].id : all.front().id});
        }
        return pairing;
    }
    /// Nothing is left to choose.
    [[nodiscard]] std::vector<Breach> breaches(Tournament const&, RoundPairing const&) const override { return {}; }

private:
    std::string_view m_code;
    GiverHas m_giverHas;
};

} // namespace

std::vector<PairingSystem const*> systems() {
    static Simultaneous const white{"SIMULTANEOUS", GiverHas::White};
    static Simultaneous const alternating{"SIMULTANEOUS_ALTERNATING", GiverHas::EitherInTurn};
    return {&white, &alternating};
}

} // namespace flagfall::pairing::simultaneous
