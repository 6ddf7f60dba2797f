// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QQuickWindow>
#include <QString>

#include <chrono>
#include <cstdint>
#include <vector>

namespace flagfall::bench {

/// What happened in a stretch of time: how many frames were shown and how evenly, how much of one core it took, and
/// how many rows of the model were told to have changed.
struct Figures {
    double framesPerSecond = 0;
    double median = 0, p95 = 0, p99 = 0, worst = 0; ///< milliseconds between two frames
    double windowThread = 0;                        ///< of one core, the thread of the window; 1 is all of it
    double process = 0;                             ///< of one core, all threads
    double rowsPerSecond = 0;
};

/// Lets the program run for so long and looks on. `window` null: there is none; call on the window's thread.
[[nodiscard]] Figures measure(QQuickWindow* window, QAbstractItemModel& model, std::chrono::milliseconds time);

void printHead();
void print(QString const& what, Figures const& figures);

} // namespace flagfall::bench
