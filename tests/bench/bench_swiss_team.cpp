// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/system.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <random>

/// Whole events of teams on four boards, eleven rounds: only the pairing is timed, in processor time.
namespace flagfall::pairing {
namespace {

constexpr int boards = 4;

Tournament eventOf(int teams) {
    Tournament event;
    event.kind = SystemKind::Swiss;
    event.boards = boards;
    event.roundsPlanned = 11;
    event.scoring = Scoring::of(2 * onePoint, onePoint, noPoint);
    event.initialColour = Colour::White;
    for (int number = 1; number <= teams; ++number)
        event.participants.push_back({PlayerId{number}, PairingNumber{number}, false, {}});
    return event;
}

class Event {
public:
    Event(int teams, std::uint64_t seed) : m_random(seed), m_event(eventOf(teams)) {}

    [[nodiscard]] Tournament const& tournament() const { return m_event; }

    /// Every board is won, drawn or lost, more often by the team with the smaller number.
    void play(RoundPairing const& round) {
        for (Pair const& pair : round.pairs) {
            double const edge =
                (pair.black.value() - pair.white.value()) / (2.0 * static_cast<double>(m_event.participants.size()));
            int halves = 0;
            for (int board = 0; board < boards; ++board) {
                double const luck = std::uniform_real_distribution<double>{0, 1}(m_random) + edge;
                halves += luck > 0.65 ? 2 : luck > 0.35 ? 1 : 0;
            }
            put(pair.white, pair.black, Colour::White, halves);
            put(pair.black, pair.white, Colour::Black, 2 * boards - halves);
        }
        for (PlayerId const bye : round.byes) add(bye, AllocatedBye{onePoint}, Points::ofHalves(boards));
        for (Participant& team : m_event.participants) {
            if (std::ssize(team.rounds) < round.round.value()) add(team.id, ZeroPointBye{}, noPoint);
            team.rests = m_random() % 100 == 0;
        }
    }

private:
    void add(PlayerId team, RoundRecord record, Points gamePoints) {
        Participant& participant = m_event.participants[static_cast<std::size_t>(team.value()) - 1];
        participant.rounds.push_back(std::move(record));
        participant.gamePoints.push_back(gamePoints);
    }
    void put(PlayerId team, PlayerId other, Colour colour, int halves) {
        Score const score = halves > boards ? Score::Win : halves == boards ? Score::Draw : Score::Loss;
        add(team, played(m_event.scoring, other, colour, score), Points::ofHalves(halves));
    }

    std::mt19937_64 m_random;
    Tournament m_event;
};

void elevenRounds(benchmark::State& state, char const* code) {
    double slowest = 0;
    std::uint64_t seed = 1;
    for (auto _ : state) {
        Event event{static_cast<int>(state.range(0)), seed++};
        double whole = 0;
        while (true) {
            std::clock_t const begin = std::clock();
            auto const round = systemByCode(code)->pairNext(event.tournament());
            double const taken = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
            if (!round) break;
            slowest = std::max(slowest, taken);
            whole += taken;
            event.play(*round);
        }
        if (roundsOnFile(event.tournament()) < 11) state.SkipWithError("a round was not paired");
        state.SetIterationTime(whole);
    }
    state.counters["slowest_round_s"] = slowest;
}

void sizes(benchmark::internal::Benchmark* each) {
    each->Arg(50)->Arg(200)->Arg(1'000)->MinTime(0.5)->UseManualTime()->Unit(benchmark::kMillisecond);
}
BENCHMARK_CAPTURE(elevenRounds, TypeA, "FIDE_TEAM_TYPEA_MP_GP")->Apply(sizes);
BENCHMARK_CAPTURE(elevenRounds, TypeB, "FIDE_TEAM_TYPEB_MP_GP")->Apply(sizes);
BENCHMARK_CAPTURE(elevenRounds, WithoutPreferences, "FIDE_TEAM_MP_GP")->Apply(sizes);
BENCHMARK_CAPTURE(elevenRounds, ByGamePoints, "FIDE_TEAM_TYPEB_GP_MP")->Apply(sizes);

} // namespace
} // namespace flagfall::pairing
