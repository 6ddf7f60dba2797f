// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

struct pg_conn;
struct pg_result;

namespace flagfall::storage {

/// What the server has said instead of an answer, or what has become of the way to it.
struct ServerProblem {
    std::string state; ///< SQLSTATE; empty: it said none
    std::string words; ///< its own
    bool lost = false; ///< the connection is of no use any more; what was asked last may have been carried out
};

/// Values for the $1, $2 … of a statement. A number goes as eight bytes: the statement says `$1::bigint`.
class Parameters {
public:
    Parameters& number(std::int64_t value);
    Parameters& text(std::string_view value);
    Parameters& bytes(std::span<std::byte const> value);
    Parameters& null();

private:
    friend class PostgresConnection;
    std::vector<std::optional<std::string>> m_values;
};

/// Rows that a statement gave.
class Answer {
public:
    explicit Answer(pg_result* result) : m_result(result) {}

    [[nodiscard]] int rows() const;
    [[nodiscard]] bool null(int row, int column) const;
    /// Of a column of integers of any size, or of a truth value.
    [[nodiscard]] std::int64_t number(int row, int column) const;
    [[nodiscard]] std::string text(int row, int column) const;
    /// As long as the answer lives.
    [[nodiscard]] std::span<std::byte const> bytes(int row, int column) const;
    /// What was done: `COMMIT`, `INSERT 0 1`.
    [[nodiscard]] std::string_view done() const;

private:
    friend class PostgresConnection;
    struct Clear {
        void operator()(pg_result* result) const;
    };
    std::unique_ptr<pg_result, Clear> m_result;
};

/// One connection to a PostgreSQL server; closed when it goes. Nothing waits longer than it was told to: a server that
/// is silent, or a way to it that is cut, is a connection that is lost. For one thread at a time.
class PostgresConnection {
public:
    using Time = std::chrono::steady_clock::time_point;
    using Span = std::chrono::milliseconds;
    template <typename T>
    using Or = Expected<T, ServerProblem>;

    /// Tries once. `giveUp` is a descriptor; when something can be read from it nobody waits any longer; -1: none.
    [[nodiscard]] static Or<PostgresConnection> open(std::string const& server, Span longest, int giveUp = -1);

    /// How long the server may be silent before it is taken for lost.
    void beSilentAtMost(Span longest) { m_silence = longest; }

    /// One statement, and all that it gives.
    [[nodiscard]] Or<Answer> ask(char const* sql, Parameters const& parameters = {});
    /// Several statements of ours, without values; the last one's answer is passed over.
    [[nodiscard]] Or<void> run(char const* sql);
    [[nodiscard]] Or<void> run(std::string const& sql) { return run(sql.c_str()); }

    /// One statement whose rows come one at a time; `visit` says false to hear no more of them, and asks nothing here
    /// meanwhile.
    template <typename Visit>
    [[nodiscard]] Or<void> askEach(char const* sql, Parameters const& parameters, Visit visit) {
        if (auto sent = begin(sql, parameters); !sent) return sent;
        bool wanted = true;
        for (;;) {
            auto row = nextRow();
            if (!row) return refused(std::move(row.error()));
            if (!*row) return {};
            if (wanted) wanted = visit(**row);
        }
    }

    /// Statements sent one after the other without waiting for each, constants of the program, which the server is
    /// taught once. They are carried out in order; one that fails ends all after it. `finish` waits for them, and gives
    /// their answers, or the first problem.
    void queue(char const* sql, Parameters const& parameters = {});
    [[nodiscard]] Or<std::vector<Answer>> finish();

    /// A name as it stands in a statement, with its quotes.
    [[nodiscard]] Or<std::string> quoted(std::string const& name) const;

    /// Whether a transaction is open, failed or not.
    [[nodiscard]] bool inTransaction() const;
    /// What the server has warned of since this was last asked; empty: nothing.
    [[nodiscard]] std::string takeWarning() { return std::exchange(*m_warning, {}); }

    /// What somebody has told on a channel that this connection listens to; waits for it until `giveUp` can be read
    /// (then nothing) or the connection is lost.
    [[nodiscard]] Or<std::vector<std::string>> news(int giveUp);

private:
    struct Close {
        void operator()(pg_conn* connection) const;
    };
    explicit PostgresConnection(pg_conn* connection) : m_connection(connection) {}
    enum class Queued { Preparing, Asked };
    [[nodiscard]] Or<void> begin(char const* sql, Parameters const& parameters);
    [[nodiscard]] Or<std::optional<Answer>> nextRow();
    [[nodiscard]] Or<Answer> next();
    [[nodiscard]] std::optional<ServerProblem> wait();
    [[nodiscard]] ServerProblem lost() const;
    [[nodiscard]] std::optional<ServerProblem> problemIn(Answer const& answer) const;
    [[nodiscard]] Or<void> endAsking();

    std::unique_ptr<std::string> m_warning = std::make_unique<std::string>(); ///< outlives the connection
    std::unique_ptr<pg_conn, Close> m_connection;
    Span m_silence{10'000};
    std::vector<std::pair<Queued, char const*>> m_queue;
    std::vector<char const*> m_prepared; ///< statements that the server knows by their place here
};

} // namespace flagfall::storage
