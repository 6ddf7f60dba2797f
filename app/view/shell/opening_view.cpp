// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/shell/opening_view.h"

#include <future>
#include <utility>

namespace flagfall::view {

OpeningView::OpeningView(QObject* parent) : QObject(parent) {
    constexpr std::chrono::milliseconds betweenLooks{100};
    m_beat.setInterval(betweenLooks);
    connect(&m_beat, &QTimer::timeout, this, &OpeningView::changed);
}

OpeningView::~OpeningView() {
    m_givenUp = true;
    if (m_thread.joinable()) m_thread.join();
}

void OpeningView::start(QString const& file, Work work, Done done) {
    m_file = file;
    m_done = std::move(done);
    m_share = 0;
    m_givenUp = false;
    std::promise<void> ended;
    std::future<void> const end = ended.get_future();
    m_thread = std::thread([this, work = std::move(work), ended = std::move(ended)]() mutable {
        m_answer = work([this](double share) {
            m_share = share;
            return !m_givenUp;
        });
        ended.set_value();
        QMetaObject::invokeMethod(this, &OpeningView::finish, Qt::QueuedConnection);
    });
    if (end.wait_for(m_patience) == std::future_status::ready) return finish();
    m_shown = true;
    m_beat.start();
    emit changed();
}

/// Comes a second time, from the thread, where the end was waited for.
void OpeningView::finish() {
    if (!m_thread.joinable()) return;
    m_thread.join();
    m_beat.stop();
    if (std::exchange(m_shown, false)) emit changed();
    auto answer = std::move(*std::exchange(m_answer, std::nullopt));
    auto const done = std::exchange(m_done, {});
    done(std::move(answer));
}

} // namespace flagfall::view
