// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/postgres_journal.h"
#include "tests/storage/journal_fixtures.h"
#include "tests/support/postgres_server.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <string>

namespace flagfall::storage::test {

using flagfall::test::PostgresServer;

inline PostgresAddress addressOf(std::string const& text) {
    auto address = PostgresAddress::read(text);
    if (!address) throw std::runtime_error(address.error().detail);
    return *address;
}

/// A connection of somebody with an SQL tool, who does not know our rules.
class Meddler {
public:
    explicit Meddler(PostgresAddress const& address) {
        auto made = PostgresConnection::open(address.server, std::chrono::seconds{10});
        if (!made) throw std::runtime_error(made.error().words);
        m_connection.emplace(std::move(*made));
        auto const in = m_connection->ask("SELECT set_config('search_path', quote_ident($1), false)",
                                          Parameters().text(address.schema()));
        if (!in) throw std::runtime_error(in.error().words);
    }
    /// SQLSTATE; empty: done.
    std::string tries(std::string const& sql) {
        auto const done = m_connection->run(sql);
        return done ? "" : done.error().state;
    }
    void does(std::string const& sql) {
        if (auto const done = m_connection->run(sql); !done) throw std::runtime_error(sql + ": " + done.error().words);
    }
    std::int64_t number(char const* sql) { return m_connection->ask(sql).value().number(0, 0); }
    std::string text(char const* sql) { return m_connection->ask(sql).value().text(0, 0); }

private:
    std::optional<PostgresConnection> m_connection;
};

/// An event of its own on the server of the program.
struct OnServer {
    PostgresServer& server = PostgresServer::shared();
    PostgresAddress address = addressOf(server.event(PostgresServer::freshName()));

    std::unique_ptr<PostgresJournal> created() const {
        auto made = PostgresJournal::create(address);
        if (!made) throw std::runtime_error("create: " + made.error().detail);
        return std::move(*made);
    }
    [[nodiscard]] std::unique_ptr<PostgresJournal> opened(Access access = Access::ReadWrite) const {
        auto made = PostgresJournal::open(address, access);
        if (!made) throw std::runtime_error("open: " + made.error().detail);
        return std::move(*made);
    }
    [[nodiscard]] std::optional<JournalFault> faultOfOpening(Access access = Access::ReadWrite) const {
        auto const made = PostgresJournal::open(address, access);
        return made ? std::nullopt : std::optional(made.error().fault);
    }
    [[nodiscard]] Meddler meddler() const { return Meddler(address); }
};

/// How often something is done that may go wrong: the short form, or as often as scripts/faults asks.
inline int times(int shortly, int share) {
    char const* const asked = std::getenv("FLAGFALL_FAULTS");
    return asked ? std::atoi(asked) / share : shortly;
}

} // namespace flagfall::storage::test
