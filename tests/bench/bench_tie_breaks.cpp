// SPDX-License-Identifier: GPL-3.0-or-later
// Tie-breaks of 10,000 players after 11 rounds. The floor is one pass over all their rounds.
#include "pairing/standings.h"
#include "pairing/tiebreaks/values.h"

#include <benchmark/benchmark.h>

#include <random>

namespace flagfall::pairing {
namespace {

constexpr int players = 10'000;
constexpr int rounds = 11;

Score scoreFrom(std::uint64_t number) {
    return number % 3 == 0 ? Score::Win : number % 3 == 1 ? Score::Draw : Score::Loss;
}
Score opposite(Score score) {
    return score == Score::Win ? Score::Loss : score == Score::Loss ? Score::Win : Score::Draw;
}

/// Everybody meets somebody in every round, but for one in a hundred, who rests.
Tournament tournament() {
    std::mt19937_64 random{7};
    Tournament all;
    all.kind = SystemKind::Swiss;
    all.roundsPlanned = rounds;
    for (int number = 1; number <= players; ++number)
        all.participants.push_back({PlayerId{number}, PairingNumber{number}, false, {}, false, 2'700 - number / 8});
    auto const at = [&all](int place) -> Participant& { return all.participants[static_cast<std::size_t>(place)]; };
    for (int round = 0; round < rounds; ++round) {
        int const apart = 1 << (round % 10);
        for (int place = 0; place < players; ++place) {
            if (std::ssize(at(place).rounds) > round) continue;
            int const other = place + apart;
            if (random() % 100 == 0 || other >= players || std::ssize(at(other).rounds) > round) {
                at(place).rounds.push_back(HalfPointBye{});
                continue;
            }
            Score const score = scoreFrom(random());
            at(place).rounds.push_back(played(all.scoring, at(other).id, Colour::White, score));
            at(other).rounds.push_back(played(all.scoring, at(place).id, Colour::Black, opposite(score)));
        }
    }
    return all;
}

Tournament const& field() {
    static Tournament const all = tournament();
    return all;
}

void onePass(benchmark::State& state) {
    for (auto _ : state) {
        Points sum;
        for (Participant const& each : field().participants) sum += scoreOf(each);
        benchmark::DoNotOptimize(sum);
    }
}
BENCHMARK(onePass)->Unit(benchmark::kMillisecond);

/// Every code that FIDE's annex names: the budget is 100 ms.
void everyTieBreak(benchmark::State& state) {
    std::vector<TieBreak> order;
    for (std::string_view const code : tieBreakCodes()) order.push_back(*tieBreakByCode(code));
    for (auto _ : state) {
        Fields const all{field()};
        for (TieBreak const& tieBreak : order) benchmark::DoNotOptimize(valuesOf(all, tieBreak));
    }
}
BENCHMARK(everyTieBreak)->Unit(benchmark::kMillisecond);

/// The twenty tie-breaks without cuts and modifiers.
void eachKindOnce(benchmark::State& state) {
    std::vector<TieBreak> order;
    for (std::string_view const code : tieBreakCodes())
        if (code.find('/') == std::string_view::npos) order.push_back(*tieBreakByCode(code));
    for (auto _ : state) benchmark::DoNotOptimize(standings(field(), order));
}
BENCHMARK(eachKindOnce)->Unit(benchmark::kMillisecond);

/// The table of a usual Swiss.
void usualTable(benchmark::State& state) {
    std::vector<TieBreak> order;
    for (std::string_view const code : {"BH/C1", "BH", "SB", "DE"}) order.push_back(*tieBreakByCode(code));
    for (auto _ : state) benchmark::DoNotOptimize(standings(field(), order));
}
BENCHMARK(usualTable)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace flagfall::pairing
