// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/postgres_journal.h"
#include "tests/storage/postgres/appending.h"
#include "tests/support/postgres_server.h"

#include <benchmark/benchmark.h>

#include <thread>

/// Several desks at one journal in PostgreSQL. The floor beside it is a bare INSERT and COMMIT of as many bytes, by as
/// many connections, in the same run; `acts/s` are those of all desks together.
namespace flagfall::storage::test {
namespace {

using namespace std::chrono_literals;

constexpr int actsOfAll = 2000;

PostgresAddress freshEvent() { return addressOf(PostgresServer::shared().event(PostgresServer::freshName())); }

template <typename Work>
void together(benchmark::State& state, Work const& work) {
    auto const desks = static_cast<int>(state.range(0));
    for (auto _ : state) {
        std::vector<std::thread> threads;
        for (int desk = 1; desk <= desks; ++desk)
            threads.emplace_back([&work, desk, desks] { work(desk, actsOfAll / desks); });
        for (std::thread& one : threads) one.join();
    }
    state.counters["acts/s"] = benchmark::Counter(actsOfAll, benchmark::Counter::kIsIterationInvariantRate);
}

void bareInsertAndCommit(benchmark::State& state) {
    PostgresAddress const address = freshEvent();
    {
        PostgresJournal::create(address).value();
        Meddler(address).does("CREATE TABLE bare (n bigserial PRIMARY KEY, bytes bytea NOT NULL)");
    }
    std::string const bytes(300, 'x'); // an act of a result with its hash, origin and numbers
    together(state, [&](int, int count) {
        auto connection = PostgresConnection::open(address.server, 10s).value();
        (void)connection.run("SET synchronous_commit = on; SET search_path TO \"" + address.schema() + "\"");
        for (int n = 0; n < count; ++n) {
            connection.queue("INSERT INTO bare (bytes) VALUES ($1)",
                             Parameters().bytes(std::as_bytes(std::span{bytes})));
            if (!connection.finish()) std::abort();
        }
    });
}
BENCHMARK(bareInsertAndCommit)->Arg(1)->Arg(5)->UseRealTime()->Unit(benchmark::kMillisecond)->Iterations(3);

void desksAppend(benchmark::State& state) {
    PostgresAddress const address = freshEvent();
    PostgresJournal::create(address).value();
    together(state, [&](int desk, int count) {
        if (!Appending(address, desk).run(count)) std::abort();
    });
}
BENCHMARK(desksAppend)->Arg(1)->Arg(5)->UseRealTime()->Unit(benchmark::kMillisecond)->Iterations(3);

/// A desk that was away for so many acts reads them.
void catchesUp(benchmark::State& state) {
    PostgresAddress const address = freshEvent();
    auto const journal = PostgresJournal::create(address).value();
    auto const away = PostgresJournal::open(address, Access::ReadOnly).value();
    for (Seq last{0}; last.value() < state.range(0);)
        last = journal->append(last, acts(static_cast<int>(last.value()) + 1, static_cast<int>(last.value()) + 1000))
                   .value();
    for (auto _ : state)
        if (away->readAfter(Seq{0}).value().size() != static_cast<std::size_t>(state.range(0))) std::abort();
    state.counters["acts/s"] =
        benchmark::Counter(static_cast<double>(state.range(0)), benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(catchesUp)->Arg(1000)->Arg(20'000)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace
} // namespace flagfall::storage::test
