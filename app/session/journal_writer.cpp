// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal_writer.h"

#include <utility>

namespace flagfall::session {

JournalWriter::JournalWriter(std::unique_ptr<Journal> journal, Seq last, Told told)
    : m_journal(std::move(journal)), m_last(last), m_told(std::move(told)),
      m_thread([this](std::stop_token const& stop) { work(stop); }) {}

JournalWriter::~JournalWriter() {
    m_thread.request_stop();
    m_wake.notify_one();
    m_thread.join();
}

void JournalWriter::give(std::vector<NewRow> rows) {
    {
        std::lock_guard const lock{m_mutex};
        if (m_refused) return;
        m_rows.insert(m_rows.end(), std::move_iterator{rows.begin()}, std::move_iterator{rows.end()});
    }
    m_wake.notify_one();
}

void JournalWriter::giveAnew(std::vector<NewRow> rows) {
    {
        std::lock_guard const lock{m_mutex};
        m_refused = false;
        m_rows = std::move(rows);
    }
    m_wake.notify_one();
}

void JournalWriter::beat(Heartbeat const& heartbeat) {
    {
        std::lock_guard const lock{m_mutex};
        m_beat = heartbeat;
    }
    m_wake.notify_one();
}

void JournalWriter::work(std::stop_token const& stop) {
    while (true) {
        std::vector<NewRow> rows;
        std::optional<Heartbeat> beat;
        {
            std::unique_lock lock{m_mutex};
            bool const more = m_wake.wait(lock, stop, [this] { return !m_rows.empty() || m_beat; });
            if (!more) return;
            rows = std::exchange(m_rows, {});
            beat = std::exchange(m_beat, std::nullopt);
        }
        if (auto const written = write(rows)) m_told(*written);
        if (beat) m_journal->beat(*beat);
    }
}

std::optional<Expected<Seq, JournalProblem>> JournalWriter::write(std::vector<NewRow> const& rows) {
    if (rows.empty()) return std::nullopt;
    auto const written = m_journal->append(m_last, rows);
    if (written) {
        m_last = *written;
        return written;
    }
    std::lock_guard const lock{m_mutex};
    m_refused = true;
    m_rows.clear();
    return written;
}

} // namespace flagfall::session
