// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/wall/measure.h"

#include <QEventLoop>
#include <QTimer>

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <mutex>

namespace flagfall::bench {
namespace {

using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

double cpuSeconds(int who) {
    rusage use{};
    getrusage(who, &use);
    auto const seconds = [](timeval time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(use.ru_utime) + seconds(use.ru_stime);
}

std::vector<double> gapsBetween(std::vector<Clock::time_point> const& frames) {
    std::vector<double> gaps;
    for (std::size_t at = 1; at < frames.size(); ++at)
        gaps.push_back(std::chrono::duration<double, std::milli>(frames[at] - frames[at - 1]).count());
    std::ranges::sort(gaps);
    return gaps;
}

double share(std::vector<double> const& sorted, double part) {
    if (sorted.empty()) return 0;
    return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

} // namespace

Figures measure(QQuickWindow* window, QAbstractItemModel& model, std::chrono::milliseconds time) {
    std::vector<Clock::time_point> frames;
    std::mutex mutex; // a render loop may have a thread of its own
    QObject here;
    if (window)
        QObject::connect(
            window, &QQuickWindow::frameSwapped, &here,
            [&] {
                std::scoped_lock const lock(mutex);
                frames.push_back(Clock::now());
            },
            Qt::DirectConnection);
    int rows = 0;
    QObject::connect(&model, &QAbstractItemModel::dataChanged, &here, [&] { ++rows; });
    double const thread = cpuSeconds(RUSAGE_THREAD);
    double const process = cpuSeconds(RUSAGE_SELF);
    auto const from = Clock::now();
    QEventLoop loop;
    QTimer::singleShot(time, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
    double const passed = Seconds(Clock::now() - from).count();
    std::scoped_lock const lock(mutex);
    std::vector<double> const gaps = gapsBetween(frames);
    return {.framesPerSecond = static_cast<double>(frames.size()) / passed,
            .median = share(gaps, 0.5),
            .p95 = share(gaps, 0.95),
            .p99 = share(gaps, 0.99),
            .worst = share(gaps, 1),
            .windowThread = (cpuSeconds(RUSAGE_THREAD) - thread) / passed,
            .process = (cpuSeconds(RUSAGE_SELF) - process) / passed,
            .rowsPerSecond = rows / passed};
}

void printHead() {
    std::printf("%-44s %8s %7s %7s %7s %7s %8s %8s %7s\n", "", "frames/s", "median", "p95", "p99", "worst", "thread",
                "process", "rows/s");
}

void print(QString const& what, Figures const& f) {
    constexpr int percent = 100;
    std::printf("%-44s %8.1f %7.1f %7.1f %7.1f %7.1f %7.1f%% %7.1f%% %7.0f\n", what.toUtf8().constData(),
                f.framesPerSecond, f.median, f.p95, f.p99, f.worst, percent * f.windowThread, percent * f.process,
                f.rowsPerSecond);
    std::fflush(stdout);
}

} // namespace flagfall::bench
