// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/web/web_pages_file.h"

#include <QObject>

#include <chrono>
#include <thread>

namespace flagfall::view {

/// Pages to be made, with a copy of the event as it is to be shown.
struct WebJob {
    session::EventState state;
    WebOrder order; ///< its language is one that the program speaks, or empty
    QString folder;
};

struct WebReport {
    Expected<WebFolderChange, WebFolderProblem> outcome;
    std::chrono::milliseconds took{};
};

/// Makes and writes web pages on a thread of its own, so that the window never waits. Belongs to the UI thread, and
/// reports there. A job that was begun is finished, also when the writer goes.
class WebWriter final : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Nothing while it is busy.
    void write(WebJob job);
    [[nodiscard]] bool isBusy() const { return m_busy; }

signals:
    void finished(flagfall::view::WebReport const& report);

private:
    bool m_busy = false;
    std::jthread m_thread; ///< last: it is over before anything it uses goes
};

} // namespace flagfall::view
