// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/postgres_news.h"

#include "app/storage/postgres_structure.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

namespace flagfall::storage {

namespace {

using namespace std::chrono_literals;

constexpr PostgresConnection::Span shortest = 100ms;
constexpr PostgresConnection::Span longest = 2s;

} // namespace

PostgresNews::PostgresNews(PostgresAddress address, std::string self, std::atomic<std::int64_t> const& known,
                           std::function<void()> told)
    : m_address(std::move(address)), m_self(std::move(self)), m_known(known), m_told(std::move(told)),
      m_end(eventfd(0, EFD_CLOEXEC)), m_thread([this] { work(); }) {}

PostgresNews::~PostgresNews() {
    eventfd_write(m_end, 1);
    m_thread.join();
    close(m_end);
}

/// True: it is to end.
bool PostgresNews::pausedFor(PostgresConnection::Span pause) const {
    pollfd end{m_end, POLLIN, 0};
    return poll(&end, 1, static_cast<int>(pause.count())) > 0;
}

void PostgresNews::work() {
    PostgresConnection::Span pause = shortest;
    while (!isEnding()) {
        if (auto connection = PostgresConnection::open(m_address.server, longest, m_end))
            listen(std::move(*connection), pause);
        if (pausedFor(pause)) return;
        pause = std::min(2 * pause, longest);
    }
}

/// Until the connection is lost, or this ends.
void PostgresNews::listen(PostgresConnection connection, PostgresConnection::Span& pause) {
    auto const channel = connection.quoted(m_address.schema());
    if (!channel || !connection.run("SET idle_session_timeout = 0; LISTEN " + *channel)) return;
    if (!goIntoEvent(connection, m_address)) return;
    auto const newest = connection.ask("SELECT coalesce(max(seq), 0) FROM act");
    if (!newest) return;
    pause = shortest;
    if (newest->number(0, 0) > m_known && !isEnding()) m_told();
    for (;;) {
        auto const said = connection.news(m_end);
        if (!said || isEnding()) return;
        if (std::ranges::any_of(*said, [this](std::string const& who) { return who != m_self; })) m_told();
    }
}

} // namespace flagfall::storage
