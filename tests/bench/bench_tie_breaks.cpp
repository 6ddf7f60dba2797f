// SPDX-License-Identifier: GPL-3.0-or-later
// Tie-breaks of 100, 1,000 and 10,000 players after 11 rounds: each code alone, and all together. The floor is one pass
// over all rounds; the growth with the players is fitted.
#include "pairing/standing_explanation.h"
#include "pairing/standings.h"
#include "pairing/tiebreaks/values.h"

#include <benchmark/benchmark.h>

#include <map>
#include <random>
#include <string>

namespace flagfall::pairing {
namespace {

constexpr int rounds = 11;

Score scoreFrom(std::uint64_t number) {
    return number % 3 == 0 ? Score::Win : number % 3 == 1 ? Score::Draw : Score::Loss;
}
Score opposite(Score score) {
    return score == Score::Win ? Score::Loss : score == Score::Loss ? Score::Win : Score::Draw;
}

/// Everybody meets somebody in every round, but for one in a hundred, who rests.
Tournament tournament(int players) {
    std::mt19937_64 random{7};
    Tournament all;
    all.kind = SystemKind::Swiss;
    all.roundsPlanned = rounds;
    for (int number = 1; number <= players; ++number)
        all.participants.push_back(
            {PlayerId{number}, PairingNumber{number}, false, {}, false, 2'700 - 1'250 * number / players});
    auto const at = [&all](int place) -> Participant& { return all.participants[static_cast<std::size_t>(place)]; };
    for (int round = 0; round < rounds; ++round) {
        int const apart = 1 << (round % (players < 1'000 ? 6 : 10));
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

Tournament const& eventOf(benchmark::State const& state) {
    static std::map<std::int64_t, Tournament> events;
    auto const found = events.find(state.range(0));
    if (found != events.end()) return found->second;
    return events.emplace(state.range(0), tournament(static_cast<int>(state.range(0)))).first->second;
}

std::vector<TieBreak> allCodes() {
    std::vector<TieBreak> order;
    for (std::string_view const code : tieBreakCodes()) order.push_back(*tieBreakByCode(code));
    return order;
}

void inSizes(benchmark::internal::Benchmark* bench) {
    bench->Arg(100)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMillisecond);
}

void onePass(benchmark::State& state) {
    Tournament const& event = eventOf(state);
    for (auto _ : state) {
        Points sum;
        for (Participant const& each : event.participants) sum += scoreOf(each);
        benchmark::DoNotOptimize(sum);
    }
}
BENCHMARK(onePass)->Apply(inSizes);

/// Every code that FIDE's annex names, from the tournament as it is: the budget is 100 ms for 10,000 players.
void everyTieBreak(benchmark::State& state) {
    Tournament const& event = eventOf(state);
    auto const order = allCodes();
    for (auto _ : state) {
        Fields const all{event};
        for (TieBreak const& tieBreak : order) benchmark::DoNotOptimize(valuesOf(all, tieBreak));
    }
    state.SetComplexityN(state.range(0));
}
BENCHMARK(everyTieBreak)->Apply(inSizes)->Complexity();

/// The table by the twenty tie-breaks without cuts and modifiers, sorted and with direct encounters.
void eachKindOnce(benchmark::State& state) {
    Tournament const& event = eventOf(state);
    std::vector<TieBreak> order;
    for (std::string_view const code : tieBreakCodes())
        if (code.find('/') == std::string_view::npos) order.push_back(*tieBreakByCode(code));
    for (auto _ : state) benchmark::DoNotOptimize(standings(event, order));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(eachKindOnce)->Apply(inSizes)->Complexity();

/// The table of a usual Swiss.
void usualTable(benchmark::State& state) {
    Tournament const& event = eventOf(state);
    std::vector<TieBreak> order;
    for (std::string_view const code : {"BH/C1", "BH", "SB", "DE"}) order.push_back(*tieBreakByCode(code));
    for (auto _ : state) benchmark::DoNotOptimize(standings(event, order));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(usualTable)->Apply(inSizes)->Complexity();

/// Why the player in the middle stands where he does.
void whyRank(benchmark::State& state) {
    Tournament const& event = eventOf(state);
    std::vector<TieBreak> order;
    for (std::string_view const code : {"BH/C1", "BH", "SB", "DE"}) order.push_back(*tieBreakByCode(code));
    PlayerId const player{static_cast<int>(state.range(0)) / 2};
    for (auto _ : state) benchmark::DoNotOptimize(explainStanding(event, order, player));
}
BENCHMARK(whyRank)->Apply(inSizes);

/// A code as the only tie-break of a table.
void oneCode(benchmark::State& state, TieBreak const& tieBreak) {
    Tournament const& event = eventOf(state);
    for (auto _ : state) benchmark::DoNotOptimize(standings(event, {tieBreak}));
}

[[maybe_unused]] bool const registered = [] {
    for (TieBreak const& each : allCodes())
        inSizes(benchmark::RegisterBenchmark(code(each).c_str(),
                                             [each](benchmark::State& state) { oneCode(state, each); }));
    return true;
}();

} // namespace
} // namespace flagfall::pairing
