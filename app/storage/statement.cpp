// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/statement.h"

#include <sqlite3.h>

namespace flagfall::storage {

void Statement::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Expected<Statement, SqlProblem> Statement::prepare(Database& database, char const* sql) {
    sqlite3_stmt* statement = nullptr;
    int const code = sqlite3_prepare_v2(database.handle(), sql, -1, &statement, nullptr);
    if (code != SQLITE_OK) return refused(database.problem(code));
    return Statement(database, statement);
}

Statement& Statement::bind(int parameter, std::int64_t value) {
    sqlite3_bind_int64(m_statement.get(), parameter, value);
    return *this;
}

Statement& Statement::bind(int parameter, std::string_view value) {
    // A null pointer would bind NULL; an empty text is a text.
    char const* const data = value.empty() ? "" : value.data();
    sqlite3_bind_text64(m_statement.get(), parameter, data, value.size(), SQLITE_STATIC, SQLITE_UTF8);
    return *this;
}

Statement& Statement::bind(int parameter, std::span<std::byte const> value) {
    sqlite3_bind_blob64(m_statement.get(), parameter, value.data(), value.size(), SQLITE_STATIC);
    return *this;
}

Statement& Statement::bindNull(int parameter) {
    sqlite3_bind_null(m_statement.get(), parameter);
    return *this;
}

Expected<bool, SqlProblem> Statement::step() {
    int const code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    return refused(m_database->problem(code));
}

void Statement::reset() { sqlite3_reset(m_statement.get()); }

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(m_statement.get(), column); }

std::string Statement::text(int column) const {
    auto const* const data = reinterpret_cast<char const*>(sqlite3_column_text(m_statement.get(), column));
    if (!data) return {};
    return {data, static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column))};
}

std::span<std::byte const> Statement::bytes(int column) const {
    auto const* const data = static_cast<std::byte const*>(sqlite3_column_blob(m_statement.get(), column));
    return {data, static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column))};
}

bool Statement::null(int column) const { return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL; }

} // namespace flagfall::storage
