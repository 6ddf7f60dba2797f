// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/web/web_writer.h"

#include <utility>

namespace flagfall::view {

void WebWriter::write(WebJob job) {
    if (m_busy) return;
    m_busy = true;
    m_thread = std::jthread{[this, job = std::move(job)] {
        using Clock = std::chrono::steady_clock;
        auto const from = Clock::now();
        auto outcome = updateWebPages(job.state, job.order, job.folder);
        WebReport const report{std::move(outcome),
                               std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - from)};
        auto const tell = [this, report] {
            m_busy = false;
            emit finished(report);
        };
        QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
    }};
}

} // namespace flagfall::view
