// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/knockout/knockout.h"

#include "pairing/knockout/bracket.h"

#include <algorithm>

namespace flagfall::pairing::knockout {
namespace {

PairingProblem undecided(Progress const& progress) {
    PairingProblem problem = PairingRefusal::MatchUndecided;
    problem.stranded = progress.undecided;
    return problem;
}

/// Seats who meets.
class Seating {
public:
    Seating(Tournament const& tournament, Colour drawn)
        : m_tournament(tournament), m_drawn(drawn), m_pairing{RoundNumber{roundsOnFile(tournament) + 1}, {}, {}} {}

    void seat(Meeting const& meeting) {
        auto const [upper, lower] = meeting;
        bool const upperIs = isThere(upper);
        bool const lowerIs = isThere(lower);
        if (upperIs && lowerIs)
            pair(std::min(*upper, *lower), std::max(*upper, *lower));
        else if (upperIs || lowerIs)
            m_pairing.byes.push_back(idOf(upperIs ? *upper : *lower));
    }
    [[nodiscard]] RoundPairing pairing() && { return std::move(m_pairing); }

private:
    [[nodiscard]] Participant const& at(int place) const {
        return m_tournament.participants[static_cast<std::size_t>(place)];
    }
    [[nodiscard]] PlayerId idOf(int place) const { return at(place).id; }
    [[nodiscard]] bool isThere(Place const& place) const { return place && !at(*place).withdrawn; }
    void pair(int higher, int lower) {
        BoardNumber const board{static_cast<int>(m_pairing.pairs.size()) + 1};
        bool const isWhite = m_drawn == Colour::White;
        m_pairing.pairs.push_back({board, idOf(isWhite ? higher : lower), idOf(isWhite ? lower : higher)});
    }

    Tournament const& m_tournament;
    Colour m_drawn;
    RoundPairing m_pairing;
};

class Knockout final : public PairingSystem {
public:
    [[nodiscard]] std::string_view code() const override { return "CUSTOM_KNOCKOUT"; }
    [[nodiscard]] SystemRules const& rules() const override {
        static SystemRules const rules{.way = PairingWay::Knockout,
                                       .isEndorsed = false,
                                       .words = "Individual: Knock-Out",
                                       .roundCount = RoundCount::OfTheTable,
                                       .drawsNumbers = true,
                                       .takesLateEntries = false,
                                       .grantsByes = false,
                                       .heedsProhibitions = false,
                                       .allowsManualPairing = false};
        return rules;
    }
    [[nodiscard]] int rounds(int players) const override { return players < 2 ? 0 : roundsFor(players); }
    [[nodiscard]] Expected<RoundPairing, PairingProblem> pairNext(Tournament const& tournament) const override {
        int const most = rounds(static_cast<int>(tournament.participants.size()));
        if (most == 0) return refused(PairingRefusal::TooFewPlayers);
        if (!areNumbersInOrder(tournament)) return refused(PairingRefusal::NumbersNotInOrder);
        if (tournament.roundsPlanned > most) return refused(PairingRefusal::TooManyRounds);
        int const planned = tournament.roundsPlanned > 0 ? tournament.roundsPlanned : most;
        if (roundsOnFile(tournament) >= planned) return refused(PairingRefusal::AllRoundsPaired);
        auto const drawn = drawnColourOf(tournament);
        if (!drawn) return refused(PairingRefusal::InitialColourUnknown);
        auto const progress = progressOf(tournament);
        if (!progress) return refused(PairingRefusal::EarlierRoundDiffers);
        if (!progress->undecided.empty()) return refused(undecided(*progress));
        Seating seating{tournament, *drawn};
        for (Meeting const& meeting : progress->meetings) seating.seat(meeting);
        if (progress->forThird) seating.seat(*progress->forThird);
        return std::move(seating).pairing();
    }
    [[nodiscard]] std::vector<SystemRank> ranking(Tournament const& tournament) const override {
        auto const progress = progressOf(tournament);
        if (!progress) return {};
        std::vector<int> const places = placesOf(*progress);
        std::vector<SystemRank> ranks;
        for (std::size_t i = 0; i < places.size(); ++i) ranks.push_back({tournament.participants[i].id, places[i]});
        std::stable_sort(ranks.begin(), ranks.end(), [](auto const& a, auto const& b) { return a.place < b.place; });
        return ranks;
    }
    /// The tree leaves nothing to choose.
    [[nodiscard]] std::vector<Breach> breaches(Tournament const&, RoundPairing const&) const override { return {}; }
};

} // namespace

std::vector<PairingSystem const*> systems() {
    static Knockout const knockout;
    return {&knockout};
}

} // namespace flagfall::pairing::knockout
