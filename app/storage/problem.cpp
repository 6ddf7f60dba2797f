// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/problem.h"

#include <sqlite3.h>

#include <cerrno>
#include <system_error>

namespace flagfall::storage {

using session::JournalFault;
using session::JournalProblem;

namespace {

JournalFault faultOf(int error) {
    switch (error) {
    case ENOENT:
    case ENOTDIR: return JournalFault::NotFound;
    case EROFS:
    case EACCES:
    case EPERM: return JournalFault::ReadOnly;
    case ENOSPC:
    case EDQUOT: return JournalFault::DiskFull;
    case EEXIST: return JournalFault::AlreadyExists;
    default: return JournalFault::IoError;
    }
}

JournalFault faultOf(SqlProblem const& problem) {
    switch (problem.primaryCode()) {
    case SQLITE_FULL: return JournalFault::DiskFull;
    case SQLITE_INTERRUPT: return JournalFault::GivenUp;
    case SQLITE_READONLY:
    case SQLITE_PERM: return JournalFault::ReadOnly;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return JournalFault::InUse;
    case SQLITE_ERROR: // our SQL is right, so the tables are not what they should be
    case SQLITE_CORRUPT:
    case SQLITE_TOOBIG: // nothing of ours is so long
    case SQLITE_NOTADB: return JournalFault::Damaged;
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
        // Reading beyond the end is not the disk's fault: part of the file is missing.
        if (problem.code == SQLITE_IOERR_SHORT_READ) return JournalFault::Damaged;
        // The event itself was there a moment ago: it is its -wal or -shm that cannot be made.
        if (problem.systemError == ENOENT) return JournalFault::ReadOnly;
        return problem.systemError ? faultOf(problem.systemError) : JournalFault::IoError;
    default: return JournalFault::IoError;
    }
}

} // namespace

JournalProblem problem(JournalFault fault, std::filesystem::path const& file, std::string detail) {
    return {.fault = fault, .file = file.string(), .detail = std::move(detail), .seq = std::nullopt};
}

JournalProblem systemProblem(std::filesystem::path const& file, int error) {
    return problem(faultOf(error), file, std::generic_category().message(error));
}

JournalProblem sqlProblem(std::filesystem::path const& file, SqlProblem const& sql) {
    std::string detail = sql.detail + " (SQLite " + std::to_string(sql.code);
    if (sql.systemError) detail += ", system " + std::to_string(sql.systemError);
    return problem(faultOf(sql), file, detail + ")");
}

} // namespace flagfall::storage
