// SPDX-License-Identifier: GPL-3.0-or-later
// bench_pages [PLAYERS…]
//
// Makes the web pages of an event of so many players (16, 300 and 2000 unless said) and 11 rounds, writes them into an
// empty folder, and again after one more result. The floor is so many files with so many bytes, written one after the
// other and nothing else.
#include "app/demo/big_event.h"
#include "app/view/common/languages.h"
#include "app/view/web/web_folder.h"
#include "app/view/web/web_site.h"

#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <chrono>
#include <cstdio>

#include <sys/resource.h>

namespace flagfall::bench {
namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

template <typename Work>
Milliseconds timeOf(Work const& work) {
    auto const from = Clock::now();
    work();
    return Clock::now() - from;
}

void writeAll(QString const& folder, std::vector<view::WebFile> const& files) {
    for (view::WebFile const& file : files) {
        QFile out(folder + QLatin1Char('/') + file.name);
        if (out.open(QIODevice::WriteOnly)) out.write(file.bytes);
    }
}

/// Every game that is over gets a record, so that it has a page.
void recordGames(session::EventState& state, int halfMoves) {
    record::GameRecord game;
    for (int at = 0; at < halfMoves; ++at) {
        auto const squares = at % 4 == 0   ? std::pair{board::Square::G1, board::Square::F3}
                             : at % 4 == 1 ? std::pair{board::Square::G8, board::Square::F6}
                             : at % 4 == 2 ? std::pair{board::Square::F3, board::Square::G1}
                                           : std::pair{board::Square::F6, board::Square::G8};
        record::Entry const entry{
            board::Move{squares.first, squares.second, board::Role::Knight, board::MoveKind::Plain}};
        if (game.replace(game.size(), 0, {&entry, 1})) std::abort(); // knights go out and back
    }
    for (session::Round& round : state.rounds)
        for (session::Board& board : round.boards) board.game.record = game;
}

/// The most memory this program has had, in MiB.
double peakMemory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

void bench(int players, bool games) {
    demo::BigEvent event(players, 11);
    if (games) recordGames(event.state(), 80);
    view::WebOrder const order{QStringLiteral("en"), {}};
    QTemporaryDir const folder, floorFolder;
    std::vector<view::WebFile> files;
    Milliseconds const made = timeOf([&] { files = view::webSite(event.state(), order); });
    qsizetype bytes = 0;
    for (view::WebFile const& file : files) bytes += file.bytes.size();
    Milliseconds const floor = timeOf([&] { writeAll(floorFolder.path(), files); });
    Milliseconds const written = timeOf([&] { (void)view::updateWebFolder(folder.path(), files); });
    for (session::Board& board : event.state().rounds.back().boards)
        if (!board.result) {
            board.result = Result::Draw;
            break;
        }
    int changed = 0;
    Milliseconds const again = timeOf([&] {
        auto const change = view::updateWebFolder(folder.path(), view::webSite(event.state(), order));
        changed = change ? change->written : -1;
    });
    std::printf("%5d players%s %6zu files %7.1f MB  made %8.1f ms, written %8.1f ms, together %.1f times the floor of "
                "%.1f ms; after one more result %8.1f ms, %d files changed; peak %.0f MiB\n",
                players, games ? " with games" : "           ", files.size(), static_cast<double>(bytes) / 1e6,
                made.count(), written.count(), (made + written) / floor, floor.count(), again.count(), changed,
                peakMemory());
}

} // namespace
} // namespace flagfall::bench

int main(int argc, char** argv) {
    using namespace flagfall;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication const app(argc, argv);
    view::Languages languages;
    languages.speak(QStringLiteral("en"));
    QStringList events = QGuiApplication::arguments().mid(1);
    if (events.isEmpty()) events = {QStringLiteral("16"), QStringLiteral("300"), QStringLiteral("2000")};
    for (QString const& players : events)
        for (bool const games : {false, true}) bench::bench(players.toInt(), games);
    return 0;
}
