// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/act_log.h"

#include <atomic>
#include <utility>

namespace flagfall::session {

void ActLog::push_back(RecordedAct act) {
    if (m_size % pageSize == 0) m_pages.push_back(std::make_shared<Page>());
    lastPageAlone().push_back(std::move(act));
    ++m_size;
}

void ActLog::truncate(std::size_t size) {
    if (size >= m_size) return;
    m_size = size;
    m_pages.resize((size + pageSize - 1) / pageSize);
    if (size % pageSize == 0) return;
    Page& last = lastPageAlone();
    last.erase(last.begin() + static_cast<std::ptrdiff_t>(size % pageSize), last.end());
}

/// A copy where somebody else reads it.
ActLog::Page& ActLog::lastPageAlone() {
    std::shared_ptr<Page>& last = m_pages.back();
    if (last.use_count() > 1) {
        auto own = std::make_shared<Page>();
        own->reserve(pageSize);
        own->assign(last->begin(), last->end());
        last = std::move(own);
    } else {
        // Whoever had it before has read it for the last time before he let it go.
        std::atomic_thread_fence(std::memory_order_acquire);
    }
    return *last;
}

} // namespace flagfall::session
