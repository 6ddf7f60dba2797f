// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock/clock.h"
#include "clock/display.h"

#include <benchmark/benchmark.h>

#include <vector>

/// The clock by itself, beside an empty loop.
namespace flagfall::clock {
namespace {

using namespace std::chrono_literals;

std::shared_ptr<Setting const> control(char const* text) {
    return std::make_shared<Setting const>(*parseControl(text));
}

Clock running(char const* text) {
    Clock clock{control(text)};
    apply(clock, Instant{}, Start{});
    return clock;
}

void floorOfAnEmptyLoop(benchmark::State& state) {
    std::int64_t count = 0;
    for (auto _ : state) benchmark::DoNotOptimize(++count);
}
BENCHMARK(floorOfAnEmptyLoop);

/// A press on a running clock, the increment and the memory for taking it back included.
void press(benchmark::State& state) {
    Clock clock = running("90+30");
    Instant now{};
    Colour by = Colour::White;
    for (auto _ : state) {
        now += 1ms;
        benchmark::DoNotOptimize(apply(clock, now, Press{by}));
        by = opponent(by);
    }
}
BENCHMARK(press);

/// What both displays show.
void look(benchmark::State& state) {
    Clock const clock = running("40/90+30:30+30");
    Instant now{};
    for (auto _ : state) {
        now += 1us;
        benchmark::DoNotOptimize(read(clock, now));
    }
}
BENCHMARK(look);

void text(benchmark::State& state) {
    Span left = 90min;
    for (auto _ : state) {
        left -= 1ms;
        benchmark::DoNotOptimize(displayText(left));
    }
}
BENCHMARK(text);

/// One look at each of a thousand running clocks and the text of both displays: a whole hall, once.
void hallOfAThousand(benchmark::State& state) {
    std::vector<Clock> hall(1000, running("90+30"));
    Instant now{};
    for (auto _ : state) {
        now += 1ms;
        for (Clock const& clock : hall) {
            Reading const reading = read(clock, now);
            benchmark::DoNotOptimize(displayText(reading.sides.white.total));
            benchmark::DoNotOptimize(displayText(reading.sides.black.total));
        }
    }
}
BENCHMARK(hallOfAThousand)->Unit(benchmark::kMicrosecond);

} // namespace
} // namespace flagfall::clock
