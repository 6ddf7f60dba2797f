// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/database.h"

#include "app/storage/statement.h"

#include <sqlite3.h>

#include <cstring>
#include <optional>
#include <string_view>
#include <utility>

namespace flagfall::storage {

namespace {

/// `file:` names need these three escaped; everything else may stand as it is.
std::string uri(std::filesystem::path const& path, Database::Mode mode) {
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
    if (mode == Database::Mode::Immutable) return text + "?immutable=1";
    return mode == Database::Mode::ReadOnlyByOldIndex ? text + "?readonly_shm=1" : text;
}

int flags(Database::Mode mode) {
    int const common = SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_PRIVATECACHE;
    switch (mode) {
    case Database::Mode::Create: return common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case Database::Mode::ReadWrite: return common | SQLITE_OPEN_READWRITE;
    case Database::Mode::ReadOnly:
    case Database::Mode::ReadOnlyByOldIndex:
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

/// Events are written through a -wal alone. What lies beside one as a -journal is none of its own: SQLite would roll it
/// back into the file, or, reading, refuse the file altogether.
int lookPastJournals(sqlite3_vfs* self, char const* name, int what, int* found) {
    if (what == SQLITE_ACCESS_EXISTS && std::string_view(name).ends_with("-journal")) {
        *found = 0;
        return SQLITE_OK;
    }
    auto* const system = static_cast<sqlite3_vfs*>(sqlite3_vfs_find(nullptr));
    return system->xAccess(self, name, what, found);
}

/// The system's own way to files, but for these.
char const* filesWithoutJournals() {
    static sqlite3_vfs files = [] {
        sqlite3_vfs same = *sqlite3_vfs_find(nullptr);
        same.pNext = nullptr;
        same.zName = "flagfall";
        same.xAccess = lookPastJournals;
        return same;
    }();
    static int const registered = sqlite3_vfs_register(&files, 0);
    return registered == SQLITE_OK ? files.zName : nullptr;
}

} // namespace

void Database::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

Expected<Database, SqlProblem> Database::open(std::filesystem::path const& path, Mode mode) {
    sqlite3* handle = nullptr;
    std::string const name = uri(path, mode);
    int const code =
        sqlite3_open_v2(name.c_str(), &handle, flags(mode), mode == Mode::Create ? nullptr : filesWithoutJournals());
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

void Database::tidyWhenClosed() { sqlite3_db_config(handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr); }

std::optional<Database::LogEnd> Database::logEnd() const {
    constexpr int pageOfIndex = 32768;
    sqlite3_file* main = nullptr;
    sqlite3_file_control(handle(), "main", SQLITE_FCNTL_FILE_POINTER, &main);
    void volatile* mapped = nullptr;
    if (!main || !main->pMethods || main->pMethods->iVersion < 2 ||
        main->pMethods->xShmMap(main, 0, pageOfIndex, 0, &mapped) != SQLITE_OK || !mapped)
        return std::nullopt;
    // sqlite.org/walformat.html, 2.2.1.1
    auto const* const index = static_cast<unsigned char const volatile*>(mapped);
    std::array<unsigned char, 40> first{};
    for (std::size_t i = 0; i < first.size(); ++i) first[i] = index[i];
    LogEnd end;
    std::uint16_t page = 0;
    std::uint32_t frames = 0;
    std::memcpy(&page, first.data() + 14, sizeof page);
    std::memcpy(&frames, first.data() + 16, sizeof frames);
    std::memcpy(end.checksum.data(), first.data() + 24, sizeof end.checksum);
    std::memcpy(end.salt.data(), first.data() + 32, sizeof end.salt);
    end.frames = frames;
    end.pageSize = page == 1 ? 65536 : page;
    return end;
}

void Database::forgetPages() { sqlite3_db_release_memory(handle()); }

std::int64_t Database::size() const {
    std::int64_t all = 0;
    for (int const which : {SQLITE_FCNTL_FILE_POINTER, SQLITE_FCNTL_JOURNAL_POINTER}) {
        sqlite3_file* file = nullptr;
        sqlite3_file_control(handle(), "main", which, &file);
        sqlite3_int64 size = 0;
        if (file && file->pMethods && file->pMethods->xFileSize(file, &size) == SQLITE_OK) all += size;
    }
    return all;
}

bool Database::forgetRefused() {
    sqlite3_file* main = nullptr;
    sqlite3_file* log = nullptr;
    sqlite3_file_control(handle(), "main", SQLITE_FCNTL_FILE_POINTER, &main);
    sqlite3_file_control(handle(), "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    if (!main || !main->pMethods || !log || !log->pMethods) return true;
    auto const end = logEnd();
    sqlite3_int64 size = 0;
    if (!end || log->pMethods->xFileSize(log, &size) != SQLITE_OK) return false;
    constexpr sqlite3_int64 header = 32, frameHeader = 24;
    // The header stays in any case: an empty -wal is as good as none, and an event without its -wal is not whole.
    sqlite3_int64 const committed = header + end->frames * (frameHeader + end->pageSize);
    if (size <= committed) return true;
    return log->pMethods->xTruncate(log, committed) == SQLITE_OK &&
           log->pMethods->xSync(log, SQLITE_SYNC_NORMAL) == SQLITE_OK;
}

void Database::checkpointByHand() {
    m_frames = std::make_unique<int>(0);
    auto const count = [](void* frames, sqlite3*, char const*, int now) {
        *static_cast<int*>(frames) = now;
        return SQLITE_OK;
    };
    sqlite3_wal_hook(handle(), count, m_frames.get());
}

Expected<bool, SqlProblem> Database::checkpoint(Checkpoint how) {
    int all = 0;
    int moved = 0;
    int const mode = how == Checkpoint::Restart ? SQLITE_CHECKPOINT_RESTART : SQLITE_CHECKPOINT_PASSIVE;
    int const code = sqlite3_wal_checkpoint_v2(handle(), "main", mode, &all, &moved);
    if (code != SQLITE_OK && (code & 0xff) != SQLITE_BUSY) return refused(problem(code));
    return all == moved;
}

void Database::askWhether(std::function<bool()> goOn) {
    constexpr int steps = 20'000; // a few milliseconds
    if (!goOn) {
        sqlite3_progress_handler(handle(), 0, nullptr, nullptr);
        m_goOn.reset();
        return;
    }
    m_goOn = std::make_unique<std::function<bool()>>(std::move(goOn));
    auto const ask = [](void* goOnStill) { return (*static_cast<std::function<bool()>*>(goOnStill))() ? 0 : 1; };
    sqlite3_progress_handler(handle(), steps, ask, m_goOn.get());
}

void Database::tolerateMissingPages() {
    sqlite3_db_config(handle(), SQLITE_DBCONFIG_DEFENSIVE, 0, nullptr);
    sqlite3_db_config(handle(), SQLITE_DBCONFIG_WRITABLE_SCHEMA, 1, nullptr);
}

} // namespace flagfall::storage
