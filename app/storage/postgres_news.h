// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/postgres_address.h"
#include "app/storage/postgres_connection.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <thread>

namespace flagfall::storage {

/// Listens to what other desks say on the channel of an event, on a connection and a thread of its own. One that is
/// lost is made again, with longer and longer pauses; what was said meanwhile is found by looking.
class PostgresNews {
public:
    /// `self` is how the desk's own acts are signed on the channel: they are no news. `known` is the newest act that it
    /// has, from any thread. `told` is called on this thread, never after the destructor.
    PostgresNews(PostgresAddress address, std::string self, std::atomic<std::int64_t> const& known,
                 std::function<void()> told);
    ~PostgresNews();
    PostgresNews(PostgresNews const&) = delete;
    PostgresNews& operator=(PostgresNews const&) = delete;

private:
    void work();
    void listen(PostgresConnection connection, PostgresConnection::Span& pause);
    [[nodiscard]] bool pausedFor(PostgresConnection::Span pause) const;
    [[nodiscard]] bool isEnding() const { return pausedFor(PostgresConnection::Span{0}); }

    PostgresAddress m_address;
    std::string m_self;
    std::atomic<std::int64_t> const& m_known;
    std::function<void()> m_told;
    int m_end; ///< can be read once this ends
    std::thread m_thread;
};

} // namespace flagfall::storage
