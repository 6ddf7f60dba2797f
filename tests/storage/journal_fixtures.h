// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/sqlite_journal.h"
#include "tests/support/temp_folder.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>
#include <string>
#include <vector>

#include <sqlite3.h>

namespace flagfall::session {

inline std::ostream& operator<<(std::ostream& out, JournalFault fault) {
    constexpr char const* names[] = {"NotFound",   "NotAJournal", "NewerFormat",   "OlderFormat", "Damaged",
                                     "Incomplete", "TakenAway",   "InUse",         "ReadOnly",    "DiskFull",
                                     "OutOfOrder", "IoError",     "AlreadyExists", "GivenUp"};
    return out << names[static_cast<int>(fault)];
}

inline std::ostream& operator<<(std::ostream& out, JournalProblem const& problem) {
    return out << problem.fault << ": " << problem.file << ": " << problem.detail;
}

inline bool operator==(Row const& a, Row const& b) {
    return a.seq == b.seq && a.hash == b.hash && a.kind == b.kind && a.version == b.version && a.payload == b.payload &&
           a.board == b.board && a.origin == b.origin && a.wall == b.wall && a.at == b.at;
}

} // namespace flagfall::session

namespace flagfall::storage::test {

namespace fs = std::filesystem;
using session::Journal;
using session::JournalFault;
using session::JournalProblem;
using session::NewRow;
using session::Row;

using flagfall::test::TempFolder;

inline session::CommandId aCommand(int n) {
    session::CommandId id;
    id.bytes.fill(static_cast<std::uint8_t>(n));
    return id;
}

/// Two acts of each command, and now and then one that takes the one before back.
inline session::Origin anOrigin(int n) {
    return {.command = aCommand(n / 2 + 1),
            .station = n % 4 == 0 ? "desk" : "pad 3",
            .person = n % 2 == 0 ? "" : "Müller, Jürgen",
            .role = n % 3 == 0 ? "deputy" : "",
            .takesBack = n % 7 == 0 ? std::optional(aCommand(n / 2)) : std::nullopt,
            .elsewhere = n % 5 == 0 ? text(aCommand(9)) : ""};
}

/// The n-th act of a made-up event.
inline NewRow anAct(int n) {
    return {.kind = "result.entered",
            .version = 1,
            .payload = R"({"round":1,"note":"act number )" + std::to_string(1000 + n) + R"("})",
            .board = n % 3 == 0 ? std::optional(n) : std::nullopt,
            .origin = anOrigin(n),
            .wall = session::WallTime{1'700'000'000'000 + n},
            .at = clock::Instant{clock::Span{1'000'000'000LL * n}}};
}

inline std::vector<NewRow> acts(int from, int to) {
    std::vector<NewRow> rows;
    for (int n = from; n <= to; ++n) rows.push_back(anAct(n));
    return rows;
}

inline void appendActs(Journal& journal, int from, int to) {
    for (int n = from; n <= to; ++n) {
        NewRow const row = anAct(n);
        auto const done = journal.append(Seq{n - 1}, std::span(&row, 1));
        if (!done) throw std::runtime_error("append: " + done.error().detail);
    }
}

/// A closed event file with `count` acts.
inline void makeEvent(fs::path const& path, int count) {
    auto journal = SqliteJournal::create(path);
    if (!journal) throw std::runtime_error("create: " + journal.error().detail);
    appendActs(**journal, 1, count);
}

inline std::string bytesOf(fs::path const& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline void write(fs::path const& path, std::string const& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

/// Somebody with an SQL tool, who does not know our rules.
inline void meddle(fs::path const& path, std::string const& sql, bool leaveWal = false) {
    sqlite3* database = nullptr;
    sqlite3_open(path.c_str(), &database);
    if (leaveWal) sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    char* message = nullptr;
    sqlite3_exec(database, sql.c_str(), nullptr, nullptr, &message);
    std::string const said = message ? message : "";
    sqlite3_free(message);
    sqlite3_close(database);
    if (!said.empty()) throw std::runtime_error(said);
}

/// What opening comes to, for EXPECT_EQ.
inline std::optional<JournalFault> faultOfOpening(fs::path const& path, Access access) {
    auto const journal = SqliteJournal::open(path, access);
    if (journal) return std::nullopt;
    return journal.error().fault;
}

inline Verification verified(fs::path const& path) {
    auto journal = SqliteJournal::open(path, Access::ReadOnly);
    if (!journal) {
        Verification none;
        none.problem = journal.error();
        return none;
    }
    return (*journal)->verify();
}

} // namespace flagfall::storage::test
