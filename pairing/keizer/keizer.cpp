// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/keizer/keizer.h"

#include "pairing/keizer/table.h"
#include "pairing/matching/matching.h"

#include <algorithm>
#include <unordered_map>

namespace flagfall::pairing::keizer {
namespace {

using matching::BitMatrix;
using matching::Graph;
using matching::Matching;

std::size_t index(int i) { return static_cast<std::size_t>(i); }

/// The opponent over the board and the colour, or nothing.
std::optional<ScheduledGame> gameOf(RoundRecord const& record) {
    bool const isGame = std::holds_alternative<Played>(record) || std::holds_alternative<Pending>(record);
    return isGame ? scheduledGame(record) : std::nullopt;
}

std::vector<Colour> coloursOf(Participant const& participant) {
    std::vector<Colour> colours;
    for (RoundRecord const& record : participant.rounds)
        if (auto const game = gameOf(record)) colours.push_back(game->colour);
    return colours;
}

int whitesMinusBlacksOf(std::vector<Colour> const& colours) {
    auto const whites = std::count(colours.begin(), colours.end(), Colour::White);
    return static_cast<int>(2 * whites - std::ssize(colours));
}

std::optional<Colour> alternating(std::vector<Colour> const& higher, std::vector<Colour> const& lower) {
    auto const [a, b] = std::mismatch(higher.rbegin(), higher.rend(), lower.rbegin(), lower.rend());
    if (a == higher.rend() || b == lower.rend()) return std::nullopt;
    return opponent(*a);
}

Colour colourOfHigher(Participant const& higher, Participant const& lower, Colour drawn) {
    std::vector<Colour> const a = coloursOf(higher);
    std::vector<Colour> const b = coloursOf(lower);
    int const differences = whitesMinusBlacksOf(a) - whitesMinusBlacksOf(b);
    if (differences != 0) return differences < 0 ? Colour::White : Colour::Black;
    if (auto const colour = alternating(a, b)) return *colour;
    if (!a.empty()) return opponent(a.back());
    if (!b.empty()) return b.back();
    return higher.number.value() % 2 == 1 ? drawn : opponent(drawn);
}

/// The round to come: who is there, in order of the ranking, and who may not meet.
class RoundToCome {
public:
    explicit RoundToCome(Tournament const& tournament) : m_tournament(tournament) {
        std::unordered_map<PlayerId, int> seats;
        std::unordered_map<PlayerId, Participant const*> entered;
        for (Participant const& participant : tournament.participants) entered.emplace(participant.id, &participant);
        for (SystemRank const& rank : tableOf(tournament, OpenGames::Draws)) {
            Participant const& participant = *entered.at(rank.player);
            if (participant.withdrawn || participant.rests) continue;
            seats.emplace(participant.id, static_cast<int>(m_here.size()));
            m_here.push_back(&participant);
        }
        m_barred = BitMatrix{size() + 1};
        for (auto const& [a, b] : tournament.prohibited)
            if (seats.contains(a) && seats.contains(b)) m_barred.add(seats.at(a), seats.at(b));
        for (int seat = 0; seat < size(); ++seat) barLately(seat, seats);
    }

    [[nodiscard]] int size() const { return static_cast<int>(m_here.size()); }

    Expected<RoundPairing, PairingProblem> pair(Colour drawn) const {
        bool const isOdd = size() % 2 == 1;
        Matching<std::int64_t> matching{graph(isOdd)};
        if (!matching.complete()) return refused(problemOf(matching));
        int const bye = size();
        RoundPairing pairing{RoundNumber{roundsOnFile(m_tournament) + 1}, {}, {}};
        std::vector<bool> isSeated(index(size() + 1));
        if (isOdd) {
            settle(matching, bye, [](int i, int end) { return end - 1 - i; });
            isSeated[index(matching.mate(bye))] = true;
            pairing.byes.push_back(m_here[index(matching.mate(bye))]->id);
        }
        for (int seat = 0; seat < size(); ++seat) {
            if (isSeated[index(seat)]) continue;
            settle(matching, seat, [](int i, int) { return i; });
            isSeated[index(matching.mate(seat))] = true;
            pairing.pairs.push_back(seated(*m_here[index(seat)], *m_here[index(matching.mate(seat))], drawn,
                                           static_cast<int>(pairing.pairs.size()) + 1));
        }
        return pairing;
    }

    void findBreaches(RoundPairing const& pairing, std::vector<Breach>& breaches) const {
        std::unordered_map<PlayerId, int> seats;
        for (int seat = 0; seat < size(); ++seat) seats.emplace(m_here[index(seat)]->id, seat);
        for (Pair const& pair : pairing.pairs) {
            if (hasMetLately(*m_here[index(seats.at(pair.white))], pair.black))
                breaches.push_back({Breach::What::MetBefore, pair.white, pair.black});
            else if (m_barred.holds(seats.at(pair.white), seats.at(pair.black)))
                breaches.push_back({Breach::What::Prohibited, pair.white, pair.black});
        }
        for (PlayerId const bye : pairing.byes)
            if (m_barred.holds(seats.at(bye), size())) breaches.push_back({Breach::What::ByeBarred, bye});
    }

private:
    /// Rounds of a player within which nothing happens twice.
    template <typename Visit>
    void eachLateRound(Participant const& participant, Visit const& visit) const {
        int const first = std::max(0, roundsOnFile(m_tournament) - m_tournament.keizer.roundsApart);
        for (std::size_t round = index(first); round < participant.rounds.size(); ++round)
            visit(participant.rounds[round]);
    }

    void barLately(int seat, std::unordered_map<PlayerId, int> const& seats) {
        eachLateRound(*m_here[index(seat)], [&](RoundRecord const& record) {
            if (std::holds_alternative<AllocatedBye>(record)) m_barred.add(seat, size());
            auto const game = gameOf(record);
            auto const found = game ? seats.find(game->opponent) : seats.end();
            if (found != seats.end()) m_barred.add(seat, found->second);
        });
    }

    [[nodiscard]] bool hasMetLately(Participant const& participant, PlayerId other) const {
        bool hasMet = false;
        eachLateRound(participant, [&](RoundRecord const& record) {
            auto const game = gameOf(record);
            hasMet = hasMet || (game && game->opponent == other);
        });
        return hasMet;
    }

    /// Everybody here, and one more vertex for the bye of an odd number; all edges are alike.
    [[nodiscard]] Graph<std::int64_t> graph(bool isOdd) const {
        Graph<std::int64_t> graph;
        graph.kind.assign(index(size() + (isOdd ? 1 : 0)), 0);
        graph.kinds = 1;
        graph.possible = {1};
        graph.weight = {0};
        graph.barred = m_barred;
        return graph;
    }

    /// Joins a vertex to the first of all others, in the order given, that leaves the rest a pairing.
    template <typename Order>
    void settle(Matching<std::int64_t>& matching, int v, Order const& nth) const {
        for (int i = 0; i < size(); ++i) {
            int const wanted = nth(i, size());
            if (wanted != v && matching.prefer(v, [wanted](int other) { return other == wanted; })) return;
        }
    }

    [[nodiscard]] PairingProblem problemOf(Matching<std::int64_t>& matching) const {
        PairingProblem problem = PairingRefusal::NoLegalPairing;
        auto const obstacle = matching.obstacle();
        auto const name = [this](std::vector<int> const& vertices, std::vector<PlayerId>& players, bool& hasBye) {
            for (int const v : vertices)
                if (v == size())
                    hasBye = true;
                else
                    players.push_back(m_here[index(v)]->id);
        };
        name(obstacle.stranded, problem.stranded, problem.isByeStranded);
        name(obstacle.rivals, problem.rivals, problem.isByeRival);
        return problem;
    }

    static Pair seated(Participant const& higher, Participant const& lower, Colour drawn, int board) {
        bool const isWhite = colourOfHigher(higher, lower, drawn) == Colour::White;
        return {BoardNumber{board}, isWhite ? higher.id : lower.id, isWhite ? lower.id : higher.id};
    }

    Tournament const& m_tournament;
    std::vector<Participant const*> m_here; ///< by seats
    BitMatrix m_barred;                     ///< seats, and one more for the bye
};

class Keizer final : public PairingSystem {
public:
    [[nodiscard]] std::string_view code() const override { return "KEIZER"; }
    [[nodiscard]] SystemRules const& rules() const override {
        static SystemRules const rules{.way = PairingWay::Keizer,
                                       .isEndorsed = false,
                                       .reportedAs = "CUSTOM_SWISS",
                                       .words = "Individual: Keizer"};
        return rules;
    }
    [[nodiscard]] int rounds(int players) const override { return players < 2 ? 0 : mostRounds; }
    [[nodiscard]] Expected<RoundPairing, PairingProblem> pairNext(Tournament const& tournament) const override {
        if (roundsOnFile(tournament) >= tournament.roundsPlanned) return refused(PairingRefusal::AllRoundsPaired);
        auto const drawn = initialColourOf(tournament);
        if (!drawn) return refused(PairingRefusal::InitialColourUnknown);
        RoundToCome const round{tournament};
        if (round.size() < 2) return refused(PairingRefusal::TooFewPlayers);
        return round.pair(*drawn);
    }
    [[nodiscard]] std::vector<SystemRank> ranking(Tournament const& tournament) const override {
        return tableOf(tournament, OpenGames::Nothing);
    }
    [[nodiscard]] std::vector<SystemShare> shares(Tournament const& tournament, PlayerId player) const override {
        return sharesOf(tournament, ranking(tournament), player, OpenGames::Nothing);
    }
    [[nodiscard]] std::vector<Breach> breaches(Tournament const& tournament,
                                               RoundPairing const& pairing) const override {
        std::vector<Breach> breaches;
        RoundToCome{tournament}.findBreaches(pairing, breaches);
        return breaches;
    }
};

} // namespace

std::vector<PairingSystem const*> systems() {
    static Keizer const keizer;
    return {&keizer};
}

} // namespace flagfall::pairing::keizer
