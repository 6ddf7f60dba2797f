// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/database.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

struct sqlite3_stmt;

namespace flagfall::storage {

/// One prepared SQL statement. It must not outlive its database.
class Statement {
public:
    [[nodiscard]] static Expected<Statement, SqlProblem> prepare(Database& database, char const* sql);

    /// Parameters, from 1. Texts and bytes must live until the next step.
    Statement& bind(int parameter, std::int64_t value);
    Statement& bind(int parameter, std::string_view value);
    Statement& bind(int parameter, std::span<std::byte const> value);
    Statement& bindNull(int parameter);

    /// True: there is a row to read. False: done.
    [[nodiscard]] Expected<bool, SqlProblem> step();
    /// Ready for other parameters.
    void reset();

    /// Columns of the present row, from 0.
    [[nodiscard]] std::int64_t number(int column) const;
    [[nodiscard]] std::string text(int column) const;
    [[nodiscard]] std::span<std::byte const> bytes(int column) const; ///< until the next step
    [[nodiscard]] bool null(int column) const;

private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };
    Statement(Database& database, sqlite3_stmt* statement) : m_database(&database), m_statement(statement) {}
    Database* m_database;
    std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
};

} // namespace flagfall::storage
