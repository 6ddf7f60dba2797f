// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/desk/desk.h"
#include "app/storage/memory_journal.h"
#include "tests/fuzz/target.h"
#include "tests/support/fake_ticks.h"

#include <future>
#include <memory>
#include <string>

/// A forged journal: rows with any contents, and hashes that fit. Each line of the bytes is the moment in seconds, a
/// tab, a kind, a tab and the payload. It is refused, or a desk sits down at it, takes everything back and does it
/// again, and leaves an event that can be opened once more.
namespace flagfall::session {
namespace {

using fuzz::expect;

struct Nobody final : Desk::Listener {
    void committed(std::vector<RecordedAct> const&, bool) override {}
    void gaveWay(Seq) override {}
    void saving(std::optional<JournalProblem>) override {}
};

std::vector<NewRow> rowsIn(std::string_view text) {
    std::vector<NewRow> rows;
    constexpr std::size_t mostRows = 4'000; // of more, the first ones: a row may be as large as the input
    while (!text.empty() && rows.size() < mostRows) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        auto const field = [&line] {
            std::string_view const one = line.substr(0, line.find('\t'));
            line.remove_prefix(std::min(line.size(), one.size() + 1));
            return std::string(one);
        };
        NewRow row;
        row.at = clock::Instant{std::chrono::seconds{std::atoll(field().c_str())}};
        row.kind = field();
        row.payload = line;
        row.wall = WallTime{1'790'000'000'000};
        rows.push_back(std::move(row));
    }
    return rows;
}

void sitDown(std::vector<Row> rows) {
    FakeTicks ticks;
    Nobody listener;
    auto journal = std::make_unique<storage::MemoryJournal>(std::move(rows));
    storage::MemoryJournal const& kept = *journal;
    auto desk = Desk::open(std::move(journal), ticks, listener, {"desk", "A. Arbiter"}, "fuzz");
    if (!desk) return;
    auto const submit = [&](Command command) {
        (*desk)->submit(std::move(command), Confirmation::Yes, (*desk)->now(), {});
    };
    for (int n = 0; n < 4; ++n) submit(Undo{});
    for (int n = 0; n < 2; ++n) submit(Redo{});
    submit(PairRound{});
    submit(StartClocks{RoundNumber{1}, {}});
    submit(PressLever{RoundNumber{1}, BoardNumber{1}, Colour::White});
    History const opened = (*desk)->takeOpened();
    for (std::int64_t seq = 0; seq <= opened.last().value(); seq += 3) static_cast<void>(opened.at(Seq{seq}));
    auto const last = std::make_shared<std::promise<void>>();
    (*desk)->submit(CloseDesk{}, Confirmation::Yes, (*desk)->now(), [last](auto const&) { last->set_value(); });
    last->get_future().wait();
    expect(replay(kept.rows()).has_value(), "what a desk has written can be opened");
}

} // namespace
} // namespace flagfall::session

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
    using namespace flagfall;
    using namespace flagfall::session;
    storage::MemoryJournal journal;
    Seq last;
    for (NewRow const& row : rowsIn(fuzz::Input(bytes, size).text(1 << 14)))
        if (auto const added = journal.append(last, std::span{&row, 1})) last = *added;
    if (replay(journal.rows())) sitDown(journal.rows());
    return 0;
}
