// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/transaction.h"

#include <sqlite3.h>

namespace flagfall::storage {

Expected<Transaction, SqlProblem> Transaction::begin(Database& database) {
    // Takes the right to write at once, so that a second writer is met here and not in the middle.
    if (auto const begun = database.run("BEGIN IMMEDIATE"); !begun) return refused(begun.error());
    return Transaction(database);
}

Transaction::~Transaction() {
    // After some failures SQLite has rolled back by itself; then there is nothing left to do.
    if (m_database && !sqlite3_get_autocommit(m_database->handle())) (void)m_database->run("ROLLBACK");
}

Expected<void, SqlProblem> Transaction::commit() {
    if (auto const done = m_database->run("COMMIT"); !done) return refused(done.error());
    m_database = nullptr;
    return {};
}

} // namespace flagfall::storage
