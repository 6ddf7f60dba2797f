// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/database.h"

namespace flagfall::storage {

/// All or nothing: what is not committed is rolled back when it goes.
class Transaction {
public:
    [[nodiscard]] static Expected<Transaction, SqlProblem> begin(Database& database);
    ~Transaction();
    Transaction(Transaction&& other) noexcept : m_database(std::exchange(other.m_database, nullptr)) {}
    Transaction& operator=(Transaction&&) = delete;

    /// On disk when it returns well.
    [[nodiscard]] Expected<void, SqlProblem> commit();

private:
    explicit Transaction(Database& database) : m_database(&database) {}
    Database* m_database; ///< null when there is nothing to roll back
};

} // namespace flagfall::storage
