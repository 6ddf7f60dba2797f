// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/structure.h"

#include "app/storage/problem.h"
#include "app/storage/schema.h"
#include "app/storage/statement.h"
#include "app/storage/transaction.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::storage {

using session::JournalFault;
using session::JournalProblem;
namespace fs = std::filesystem;

namespace {

constexpr std::array tables{"act", "mark", "heartbeat", "file"};

std::vector<schema::Object> objectsOf(Format format, bool withFiles) {
    std::vector<schema::Object> objects{format == Format::One ? schema::actOfFormat1 : schema::act};
    if (format == Format::Two) objects.push_back(schema::mark);
    objects.insert(objects.end(), schema::common.begin(), schema::common.end());
    if (withFiles) objects.insert(objects.end(), schema::files.begin(), schema::files.end());
    return objects;
}

/// The first row of a question about one name; none where there is no row.
Expected<std::optional<std::string>, SqlProblem> firstText(Database& database, char const* sql, std::string_view name) {
    auto select = Statement::prepare(database, sql);
    if (!select) return refused(select.error());
    auto const row = select->bind(1, name).step();
    if (!row) return refused(row.error());
    return *row ? std::optional(select->text(0)) : std::nullopt;
}

} // namespace

Expected<void, SqlProblem> layOut(Database& database) {
    auto transaction = Transaction::begin(database);
    if (!transaction) return refused(transaction.error());
    for (auto const& object : objectsOf(Format::Two, false))
        if (auto const made = database.run(object.sql); !made) return made;
    std::string const numbers = "PRAGMA application_id = " + std::to_string(schema::applicationId) +
                                "; PRAGMA user_version = " + std::to_string(schema::format);
    if (auto const set = database.run(numbers.c_str()); !set) return set;
    return transaction->commit();
}

Expected<void, SqlProblem> layOutFiles(Database& database) {
    for (auto const& object : schema::files)
        if (auto const made = database.run(object.sql); !made) return made;
    return {};
}

Expected<bool, SqlProblem> hasFiles(Database& database) {
    auto const count = database.number("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'file'");
    if (!count) return refused(count.error());
    return *count > 0;
}

std::optional<JournalProblem> dangerIn(Database& database, fs::path const& path) {
    for (std::string_view const name : tables) {
        // A view and a virtual table have no page of their own.
        auto const unlike = firstText(database,
                                      "SELECT type FROM sqlite_schema WHERE name = ?1"
                                      " AND (type <> 'table' OR rootpage <= 0)",
                                      name);
        if (!unlike) return sqlProblem(path, unlike.error());
        if (*unlike) return problem(JournalFault::Damaged, path, "not an ordinary table: " + std::string(name));
        auto const computed = firstText(database, "SELECT name FROM pragma_table_xinfo(?1) WHERE hidden <> 0", name);
        if (!computed) return sqlProblem(path, computed.error());
        if (*computed)
            return problem(JournalFault::Damaged, path,
                           "a column is computed: " + std::string(name) + "." + **computed);
    }
    return std::nullopt;
}

std::optional<JournalProblem> foreignIn(Database& database, fs::path const& path, Format format) {
    auto const withFiles = hasFiles(database);
    if (!withFiles) return sqlProblem(path, withFiles.error());
    auto const known = objectsOf(format, *withFiles);
    auto const told = [&](std::string const& name) {
        return problem(JournalFault::Damaged, path,
                       "the schema is not that of format " + std::to_string(static_cast<int>(format)) + ": " + name);
    };
    // SQLite's own indexes have no text.
    auto select = Statement::prepare(database, "SELECT name, sql FROM sqlite_schema"
                                               " WHERE NOT (type = 'index' AND sql IS NULL)");
    if (!select) return sqlProblem(path, select.error());
    std::vector<std::string> found;
    for (;;) {
        auto const more = select->step();
        if (!more) return sqlProblem(path, more.error());
        if (!*more) break;
        std::string const name = select->text(0);
        auto const ours = std::ranges::find(known, name, &schema::Object::name);
        if (ours == known.end() || select->text(1) != ours->sql || std::ranges::count(found, name) > 0)
            return told(name);
        found.push_back(name);
    }
    for (auto const& object : known)
        if (std::ranges::count(found, object.name) == 0) return told(object.name);
    return std::nullopt;
}

} // namespace flagfall::storage
