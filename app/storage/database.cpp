// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/database.h"

#include "app/storage/statement.h"

#include <sqlite3.h>

#include <utility>

namespace flagfall::storage {

namespace {

/// `file:` names need these three escaped; everything else may stand as it is.
std::string uri(std::filesystem::path const& path, bool immutable) {
    std::string text = "file:";
    for (char const c : std::filesystem::absolute(path).string()) {
        if (c == '%')
            text += "%25";
        else if (c == '?')
            text += "%3f";
        else if (c == '#')
            text += "%23";
        else
            text += c;
    }
    return immutable ? text + "?immutable=1" : text;
}

int flags(Database::Mode mode) {
    int const common = SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_PRIVATECACHE;
    switch (mode) {
    case Database::Mode::Create: return common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case Database::Mode::ReadWrite: return common | SQLITE_OPEN_READWRITE;
    case Database::Mode::ReadOnly:
    case Database::Mode::Immutable: break;
    }
    return common | SQLITE_OPEN_READONLY;
}

/// A file may come from anywhere. Nothing of ours comes near these; without them a file of a few bytes could ask for
/// all of the memory.
constexpr std::pair<int, int> limits[] = {
    {SQLITE_LIMIT_LENGTH, 64 << 20},    // bytes of a text, a file that belongs to an act, or a row
    {SQLITE_LIMIT_SQL_LENGTH, 1 << 16}, // an object's or a statement's
    {SQLITE_LIMIT_COLUMN, 64},          {SQLITE_LIMIT_EXPR_DEPTH, 100}, {SQLITE_LIMIT_COMPOUND_SELECT, 8},
    {SQLITE_LIMIT_FUNCTION_ARG, 16},    {SQLITE_LIMIT_ATTACHED, 1}, // VACUUM INTO needs one
    {SQLITE_LIMIT_TRIGGER_DEPTH, 4},
};

} // namespace

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

Expected<Database, SqlProblem> Database::open(std::filesystem::path const& path, Mode mode) {
    sqlite3* handle = nullptr;
    int const code = sqlite3_open_v2(uri(path, mode == Mode::Immutable).c_str(), &handle, flags(mode), nullptr);
    Database database(handle);
    if (code != SQLITE_OK) return refused(database.problem(code));
    sqlite3_busy_timeout(handle, 2000);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    bool const ours = mode == Mode::Create || mode == Mode::ReadWrite; // a reader has looked before
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, ours, nullptr);
    for (auto const& [what, most] : limits) sqlite3_limit(handle, what, most);
    // Without mmap a file that is cut off under our hands is an error and not a signal.
    auto const set = database.run("PRAGMA mmap_size = 0; PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON;");
    if (!set) return refused(set.error());
    return database;
}

Expected<void, SqlProblem> Database::run(char const* sql) {
    int const code = sqlite3_exec(handle(), sql, nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) return refused(problem(code));
    return {};
}

Expected<std::int64_t, SqlProblem> Database::number(char const* sql) {
    auto statement = Statement::prepare(*this, sql);
    if (!statement) return refused(statement.error());
    auto const row = statement->step();
    if (!row) return refused(row.error());
    return *row ? statement->number(0) : 0;
}

Expected<std::string, SqlProblem> Database::text(char const* sql) {
    auto statement = Statement::prepare(*this, sql);
    if (!statement) return refused(statement.error());
    auto const row = statement->step();
    if (!row) return refused(row.error());
    return *row ? statement->text(0) : std::string();
}

SqlProblem Database::problem(int code) const {
    if (!m_handle) return {code, 0, sqlite3_errstr(code)};
    return {code, sqlite3_system_errno(handle()), sqlite3_errmsg(handle())};
}

void Database::trustObjects() { sqlite3_db_config(handle(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 1, nullptr); }

void Database::leaveAsItIs() { sqlite3_db_config(handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr); }

void Database::tolerateMissingPages() {
    sqlite3_db_config(handle(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    sqlite3_db_config(handle(), SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1, nullptr);
}

} // namespace flagfall::storage
