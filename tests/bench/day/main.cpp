// SPDX-License-Identifier: GPL-3.0-or-later
// bench_day [ROUNDS [PLAYERS]]      (at least 2 and 200)
//
// A blitz event of 240 players and 9 rounds in the window of the program, steered by its keys: how long the program's
// own part takes between two rounds. Then, with 240 players and with 2,000 players and 11 rounds: from nothing to a
// window that can be used, memory, and what one more result costs on each page. The floors: the window without an
// event, and a frame in which nothing is new.
#include "tests/support/blitz_day.h"

#include <QGuiApplication>
#include <QProcess>
#include <QQuickStyle>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>

#include <sys/resource.h>

namespace flagfall::bench {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

/// Milliseconds of several goes.
class Times {
public:
    void add(Milliseconds time) { m_all.push_back(time.count()); }
    [[nodiscard]] double median() const { return sorted()[m_all.size() / 2]; }
    [[nodiscard]] double worst() const { return sorted().back(); }

private:
    [[nodiscard]] std::vector<double> sorted() const {
        std::vector<double> all = m_all;
        std::ranges::sort(all);
        return all;
    }
    std::vector<double> m_all;
};

[[noreturn]] void giveUp(char const* what) {
    std::fprintf(stderr, "bench_day: %s\n", what);
    std::exit(1);
}
void must(bool done, char const* what) {
    if (!done) giveUp(what);
}

template <typename Work>
Milliseconds timeOf(Work const& work) {
    auto const from = Clock::now();
    work();
    return Clock::now() - from;
}

/// Of this thread alone, whatever else the machine has to do.
Milliseconds processorTime() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

double memory() { // MiB
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

void settle(std::chrono::milliseconds time) {
    QElapsedTimer clock;
    clock.start();
    static_cast<void>(test::EventInWindow::until([&] { return clock.elapsed() > time.count(); }));
}

// --- between two rounds -------------------------------------------------------------------------------------------

class BetweenRounds {
public:
    explicit BetweenRounds(int players, int rounds) : m_players(players), m_rounds(rounds) {
        test::ActsOfAnEvent acts;
        acts.open(players, rounds);
        QString const file = m_window.path("blitz.flagfall");
        must(test::EventInWindow::write(file, acts), "the event cannot be written");
        must(m_window.load() && m_window.open(file), "the window does not come");
        must(m_window.workspace().web()->setFolder(m_window.path("web")).isEmpty(), "no folder for the web pages");
        m_window.workspace().papers()->setTarget({{}, m_window.path("wall.pdf")});
    }

    void run() {
        for (int round = 1; round <= m_rounds; ++round) {
            Milliseconds const whole = timeOf([&] { pair(round); });
            if (round > 1) m_whole.add(whole);
            enterResults();
        }
        std::printf(
            "\nFrom the last result to the next pairing on the wall and on the web, %d players, %d rounds (ms)\n",
            m_players, m_rounds);
        std::printf("%-46s %10s %10s\n", "", "median", "worst");
        print("the page of the pairing is there", m_page);
        print("paired", m_paired);
        print("confirmed, saved, the hall is shown", m_published);
        print("papers for the wall", m_papers);
        print("web pages", m_web);
        print("the program's own part, together", m_whole);
        print("one result, key to screen", m_result);
    }

private:
    static void print(char const* what, Times const& times) {
        std::printf("%-46s %10.1f %10.1f\n", what, times.median(), times.worst());
    }
    template <typename Act>
    void timed(Times& times, char const* what, Act const& act, std::function<bool()> const& happened) {
        times.add(timeOf([&] {
            act();
            must(test::EventInWindow::until(happened) && m_window.drawn(), what);
        }));
    }
    void pair(int round) {
        view::Workspace& workspace = m_window.workspace();
        timed(
            m_page, "no page of the pairing", [&] { m_window.press(Qt::Key_F6); },
            [&] { return m_window.page() == QLatin1String("pairing"); });
        timed(
            m_paired, "not paired", [&] { m_window.press(Qt::Key_P); },
            [&] { return workspace.pairing()->isPaired(); });
        timed(
            m_published, "not confirmed", [&] { m_window.press(Qt::Key_Return, Qt::ControlModifier); },
            [&] { return std::ssize(m_window.state().rounds) == round && m_window.page() == QLatin1String("hall"); });
        timed(
            m_papers, "no papers", [&] { m_window.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier); },
            [&] { return QFile::exists(m_window.path("wall.pdf")); });
        timed(
            m_web, "no web pages", [&] { m_window.press(Qt::Key_F7, Qt::ControlModifier | Qt::ShiftModifier); },
            [&] { return !workspace.web()->isWriting() && !workspace.web()->hasFailed(); });
    }
    void enterResults() {
        must(m_window.typeResults(10), "results are missing");
        for (std::size_t open = 10; open > 0; --open)
            timed(
                m_result, "no result", [&] { m_window.type(open % 3 == 0 ? '=' : '1'); },
                [&] { return m_window.missing() == open - 1; });
    }

    int m_players, m_rounds;
    test::EventInWindow m_window;
    Times m_page, m_paired, m_published, m_papers, m_web, m_whole, m_result;
};

// --- a large event -------------------------------------------------------------------------------------------------

/// A process of its own: from nothing to a window that can be used.
int start(QString const& file, qint64 begun) {
    test::EventInWindow window;
    must(window.load(), "no window");
    if (!file.isEmpty()) must(window.open(file), "the event does not open");
    auto const now = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
    double const usable = static_cast<double>(now - begun);
    settle(500ms);
    std::printf("%-46s %10.0f ms %8.0f MiB\n",
                file.isEmpty() ? "start to a window without an event" : "start to the hall of the event", usable,
                memory());
    return 0;
}

void startInAnother(QString const& file) {
    std::fflush(stdout);
    QProcess other;
    other.setProcessChannelMode(QProcess::ForwardedChannels);
    auto const now = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch()).count();
    other.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--start"), QString::number(now), file});
    must(other.waitForFinished(120'000) && other.exitCode() == 0, "the other process fails");
}

void pagesOf(QString const& file) {
    constexpr int goes = 5;
    test::EventInWindow window;
    must(window.load() && window.open(file), "the event does not open");
    std::printf("\n%-46s %10s %10s   one more result: processor time of the window, ms (a frame is 16.7)\n", "page",
                "median", "worst");
    int board = 0;
    for (char const* const page :
         {"", "hall", "results", "standings", "players", "checkin", "pairing", "history", "rulings", "papers",
          "exports", "display", "web", "broadcast", "audit", "attendance", "closing", "settings", "help"}) {
        if (*page) window.goTo(page);
        settle(600ms);
        must(window.drawn(), "no frame");
        Times times;
        for (int go = 0; go < goes; ++go) {
            if (*page)
                while (window.state().rounds.back().boards.at(static_cast<std::size_t>(board)).result) ++board;
            std::size_t const before = window.missing();
            Milliseconds const from = processorTime();
            if (*page) window.workspace().boards()->resultKey(board + 1, 0, QStringLiteral("1"));
            while (*page && window.missing() == before) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            must(window.drawn(), "no frame");
            times.add(processorTime() - from);
            settle(60ms);
        }
        std::printf("%-46s %10.1f %10.1f\n", *page ? page : "(a frame in which nothing is new)", times.median(),
                    times.worst());
    }
}

void largeEvent(int players, int rounds) {
    QTemporaryDir const folder;
    QString const file = folder.filePath(QStringLiteral("large.flagfall"));
    test::ActsOfAnEvent acts;
    acts.open(players, rounds);
    acts.play(players, rounds);
    must(test::EventInWindow::write(file, acts), "the event cannot be written");
    std::printf("\n%d players, %d rounds\n", players, rounds);
    for (int go = 0; go < 3; ++go) {
        startInAnother({});
        startInAnother(file);
    }
    pagesOf(file);
}

} // namespace
} // namespace flagfall::bench

int main(int argc, char** argv) {
    using namespace flagfall;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    if (!qEnvironmentVariableIsSet("QT_QUICK_BACKEND")) qputenv("QT_QUICK_BACKEND", "software");
    QGuiApplication const app(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QStringList const words = QGuiApplication::arguments();
    if (words.value(1) == QLatin1String("--start")) return bench::start(words.value(3), words.value(2).toLongLong());
    int const rounds = words.size() > 1 ? words.at(1).toInt() : 9;
    int const players = words.size() > 2 ? words.at(2).toInt() : 240;
    // Results are typed on every page, and a pairing comes after a round.
    if (rounds < 2 || players < 200) bench::giveUp("at least 2 rounds and 200 players");
    bench::BetweenRounds(players, rounds).run();
    bench::largeEvent(players, rounds);
    bench::largeEvent(2000, 11);
    return 0;
}
