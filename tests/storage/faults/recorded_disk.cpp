// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/faults/recorded_disk.h"

#include "tests/storage/journal_fixtures.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <map>
#include <optional>

namespace flagfall::storage::test {

namespace {

constexpr std::size_t sector = 512;

struct Operation {
    enum class Kind { Write, Truncate, Sync, Name, SyncFolder, Acknowledge } kind{};
    int file = 0;        ///< a file keeps its number when its name goes
    std::string name{};  ///< leads to the file from now on
    std::int64_t at = 0; ///< offset, size, or the act
    std::string bytes{};
};

constexpr int nothing = 0; ///< what a name leads to that is gone

struct Tape {
    fs::path folder;
    std::map<std::string, std::string> before; ///< what was on the disk at first
    std::map<std::string, int> names;
    int files = 0;
    std::vector<Operation> operations;

    [[nodiscard]] bool isAbout(char const* path) const {
        return path && fs::path(path).parent_path() == folder && !fs::path(path).filename().string().ends_with("-shm");
    }
    void name(std::string const& name, int file) {
        names[name] = file;
        operations.push_back({.kind = Operation::Kind::Name, .file = file, .name = name});
    }
    /// The file that has this name now; a new one is noted.
    int fileOf(std::string const& known) {
        if (auto const found = names.find(known); found != names.end() && found->second != nothing)
            return found->second;
        name(known, ++files);
        return files;
    }
};

std::optional<Tape> tape; // of the one recording that there is

struct Trouble {
    Call call{};
    int nth = 0;
    int error = 0;
    From on{};
    int calls = 0;
    bool met = false;
};
std::vector<Trouble> troubles;
std::vector<fs::path> watchedFolders;

// --- SQLite's side -----------------------------------------------------------------------------------------------

struct File {
    sqlite3_file base;
    int number;
    bool inTrouble;     // one of those that may be refused something
    bool syncsFolder;   // with its first sync
    sqlite3_file* real; // lies behind it
};

sqlite3_vfs* systemFiles = nullptr;

sqlite3_file* realOf(sqlite3_file* file) { return reinterpret_cast<File*>(file)->real; }
int numberOf(sqlite3_file* file) { return reinterpret_cast<File*>(file)->number; }

void note(sqlite3_file* file, Operation operation) {
    operation.file = numberOf(file);
    if (tape && operation.file > 0) tape->operations.push_back(std::move(operation));
}

/// The error of this call; SQLITE_OK: it goes on.
int refused(sqlite3_file* file, Call call) {
    auto const trouble = std::ranges::find(troubles, call, &Trouble::call);
    if (trouble == troubles.end() || !reinterpret_cast<File*>(file)->inTrouble) return SQLITE_OK;
    int const number = ++trouble->calls;
    bool const now = number == trouble->nth || (number > trouble->nth && trouble->on == From::ThisCallOn);
    trouble->met = trouble->met || now;
    return now ? trouble->error : SQLITE_OK;
}

int closeFile(sqlite3_file* file) {
    return realOf(file)->pMethods ? realOf(file)->pMethods->xClose(realOf(file)) : SQLITE_OK;
}
int readFile(sqlite3_file* file, void* to, int size, sqlite3_int64 at) {
    if (int const error = refused(file, Call::Read)) return error;
    return realOf(file)->pMethods->xRead(realOf(file), to, size, at);
}
int writeFile(sqlite3_file* file, void const* from, int size, sqlite3_int64 at) {
    if (int const error = refused(file, Call::Write)) return error;
    note(file, {.kind = Operation::Kind::Write,
                .at = at,
                .bytes = std::string(static_cast<char const*>(from), static_cast<std::size_t>(size))});
    return realOf(file)->pMethods->xWrite(realOf(file), from, size, at);
}
int truncateFile(sqlite3_file* file, sqlite3_int64 size) {
    if (int const error = refused(file, Call::Truncate)) return error;
    note(file, {.kind = Operation::Kind::Truncate, .at = size});
    return realOf(file)->pMethods->xTruncate(realOf(file), size);
}
int syncFile(sqlite3_file* file, int flags) {
    if (int const error = refused(file, Call::Sync)) return error;
    note(file, {.kind = Operation::Kind::Sync});
    // With the first sync of a new -wal or -journal SQLite syncs its folder (os_unix.c, UNIXFILE_DIRSYNC).
    if (std::exchange(reinterpret_cast<File*>(file)->syncsFolder, false) && tape)
        tape->operations.push_back({.kind = Operation::Kind::SyncFolder});
    return realOf(file)->pMethods->xSync(realOf(file), flags);
}
int sizeOfFile(sqlite3_file* file, sqlite3_int64* size) {
    return realOf(file)->pMethods->xFileSize(realOf(file), size);
}
int lockFile(sqlite3_file* file, int level) { return realOf(file)->pMethods->xLock(realOf(file), level); }
int unlockFile(sqlite3_file* file, int level) { return realOf(file)->pMethods->xUnlock(realOf(file), level); }
int isReserved(sqlite3_file* file, int* found) {
    return realOf(file)->pMethods->xCheckReservedLock(realOf(file), found);
}
int controlFile(sqlite3_file* file, int what, void* value) {
    // A size hint would lengthen the file without a write.
    if (what == SQLITE_FCNTL_SIZE_HINT || what == SQLITE_FCNTL_CHUNK_SIZE) return SQLITE_NOTFOUND;
    return realOf(file)->pMethods->xFileControl(realOf(file), what, value);
}
int sectorSize(sqlite3_file*) { return sector; }
/// What it promises: that writing some bytes does not harm those beside them.
int qualities(sqlite3_file* file) { return realOf(file)->pMethods->xDeviceCharacteristics(realOf(file)); }
int shmMap(sqlite3_file* file, int page, int size, int extend, void volatile** to) {
    return realOf(file)->pMethods->xShmMap(realOf(file), page, size, extend, to);
}
int shmLock(sqlite3_file* file, int at, int n, int flags) {
    return realOf(file)->pMethods->xShmLock(realOf(file), at, n, flags);
}
void shmBarrier(sqlite3_file* file) { realOf(file)->pMethods->xShmBarrier(realOf(file)); }
int shmUnmap(sqlite3_file* file, int remove) { return realOf(file)->pMethods->xShmUnmap(realOf(file), remove); }

constexpr sqlite3_io_methods methods{2,        closeFile,  readFile,   writeFile,   truncateFile, syncFile,  sizeOfFile,
                                     lockFile, unlockFile, isReserved, controlFile, sectorSize,   qualities, shmMap,
                                     shmLock,  shmBarrier, shmUnmap,   nullptr,     nullptr};

bool watched(fs::path const& folder) { return std::ranges::find(watchedFolders, folder) != watchedFolders.end(); }

int openFile(sqlite3_vfs*, sqlite3_filename name, sqlite3_file* file, int flags, int* opened) {
    auto* const own = reinterpret_cast<File*>(file);
    own->real = reinterpret_cast<sqlite3_file*>(own + 1);
    own->number = 0;
    own->inTrouble = false;
    own->syncsFolder =
        (flags & SQLITE_OPEN_CREATE) != 0 && (flags & SQLITE_OPEN_MAIN_DB) == 0 && name && !fs::exists(name);
    int const code = systemFiles->xOpen(systemFiles, name, own->real, flags, opened);
    own->base.pMethods = code == SQLITE_OK ? &methods : nullptr;
    own->inTrouble = name && systemFiles && fs::path(name).has_parent_path() && watched(fs::path(name).parent_path());
    if (code != SQLITE_OK || !tape || !tape->isAbout(name)) return code;
    own->number = tape->fileOf(fs::path(name).filename().string());
    return code;
}

int removeFile(sqlite3_vfs*, char const* name, int syncFolder) {
    if (tape && tape->isAbout(name) && fs::exists(name)) {
        tape->name(fs::path(name).filename().string(), nothing);
        if (syncFolder != 0) tape->operations.push_back({.kind = Operation::Kind::SyncFolder});
    }
    return systemFiles->xDelete(systemFiles, name, syncFolder);
}

int lookFor(sqlite3_vfs*, char const* name, int what, int* found) {
    return systemFiles->xAccess(systemFiles, name, what, found);
}

// --- our own side ------------------------------------------------------------------------------------------------

/// The system's call of this name, behind the one below.
template <typename Call>
Call* real(char const* name) {
    return reinterpret_cast<Call*>(dlsym(RTLD_NEXT, name));
}

/// The file's path while it has one.
fs::path pathOf(int descriptor) {
    std::error_code none;
    return fs::read_symlink("/proc/self/fd/" + std::to_string(descriptor), none);
}

void noteRename(char const* from, char const* to) {
    if (!tape || !tape->isAbout(to)) return;
    int const file = tape->fileOf(fs::path(from).filename().string());
    tape->name(fs::path(to).filename().string(), file);
    tape->name(fs::path(from).filename().string(), nothing);
}

void noteSync(int descriptor) {
    if (!tape) return;
    fs::path const path = pathOf(descriptor);
    if (path == tape->folder)
        tape->operations.push_back({.kind = Operation::Kind::SyncFolder});
    else if (tape->isAbout(path.c_str()))
        tape->operations.push_back({.kind = Operation::Kind::Sync, .file = tape->fileOf(path.filename().string())});
}

void noteWrite(int descriptor, void const* from, std::size_t size) {
    fs::path const path = tape ? pathOf(descriptor) : fs::path{};
    if (!tape || !tape->isAbout(path.c_str())) return;
    bool const atEnd = (fcntl(descriptor, F_GETFL) & O_APPEND) != 0;
    tape->operations.push_back({.kind = Operation::Kind::Write,
                                .file = tape->fileOf(path.filename().string()),
                                .at = lseek(descriptor, 0, atEnd ? SEEK_END : SEEK_CUR),
                                .bytes = std::string(static_cast<char const*>(from), size)});
}

struct TroubledReads {
    ReadTrouble how{};
    int nth = 0; ///< 0: none
    From on{};
    int calls = 0;
};
TroubledReads reads;

/// What a read of so many bytes comes to; none: it goes through. May lessen the size.
std::optional<ssize_t> troubled(int descriptor, std::size_t& size) {
    if (reads.nth == 0 || !watched(pathOf(descriptor).parent_path())) return std::nullopt;
    int const number = ++reads.calls;
    if (number != reads.nth && (number < reads.nth || reads.on == From::ThisCallOnly)) return std::nullopt;
    switch (reads.how) {
    case ReadTrouble::Fails: errno = EIO; return -1;
    case ReadTrouble::EndsEarly: return 0;
    case ReadTrouble::IsShort: size = (size + 1) / 2; break;
    }
    return std::nullopt;
}

// --- the disk's side ---------------------------------------------------------------------------------------------

/// A file as it is written: what is safe, and what came after the last sync.
struct Contents {
    std::string safe;
    std::vector<Operation const*> pending;
};

void apply(std::string& bytes, std::int64_t at, std::string_view some) {
    auto const from = static_cast<std::size_t>(at);
    if (bytes.size() < from + some.size()) bytes.resize(from + some.size(), '\0');
    std::ranges::copy(some, bytes.begin() + at);
}

void applyAll(Contents& file) {
    for (Operation const* const one : file.pending)
        if (one->kind == Operation::Kind::Truncate)
            file.safe.resize(static_cast<std::size_t>(one->at), '\0');
        else
            apply(file.safe, one->at, one->bytes);
    file.pending.clear();
}

/// Each sector of each write on its own.
std::string byChance(Contents const& file, double kept, std::mt19937& chance) {
    std::bernoulli_distribution keep(kept);
    std::string bytes = file.safe;
    for (Operation const* const one : file.pending) {
        if (one->kind == Operation::Kind::Truncate) {
            if (keep(chance)) bytes.resize(static_cast<std::size_t>(one->at), '\0');
            continue;
        }
        for (std::size_t done = 0; done < one->bytes.size();) {
            auto const at = static_cast<std::size_t>(one->at) + done;
            auto const size = std::min(sector - at % sector, one->bytes.size() - done);
            if (keep(chance))
                apply(bytes, static_cast<std::int64_t>(at), std::string_view(one->bytes).substr(done, size));
            done += size;
        }
    }
    return bytes;
}

/// What a name may lead to: the last that is certain, and whatever came after it.
using Entries = std::map<std::string, std::vector<int>>;

int namesUntilRefusal = 0; ///< 0: none is
bool nameRefused = false;

} // namespace

void recordDisk() {
    static sqlite3_vfs recording = [] {
        sqlite3_initialize();
        systemFiles = sqlite3_vfs_find(nullptr);
        sqlite3_vfs same = *systemFiles;
        same.zName = "recorded";
        same.pNext = nullptr;
        same.szOsFile = static_cast<int>(sizeof(File)) + systemFiles->szOsFile;
        same.xOpen = openFile;
        same.xDelete = removeFile;
        same.xAccess = lookFor;
        return same;
    }();
    sqlite3_vfs_register(&recording, 1);
}

void watch(fs::path const& folder) { watchedFolders = {fs::canonical(folder)}; }

void refuse(Call call, int nth, int error, From on) { troubles.push_back({call, nth, error, on}); }

void refuseName(int nth) { namesUntilRefusal = nth; }

bool isNameRefused() {
    bool const now = namesUntilRefusal == 1;
    if (namesUntilRefusal > 0) --namesUntilRefusal;
    if (now) nameRefused = true, errno = EIO;
    return now;
}

bool refuseNothing() {
    bool const met = std::ranges::any_of(troubles, &Trouble::met);
    troubles.clear();
    namesUntilRefusal = 0;
    return std::exchange(nameRefused, false) || met;
}

void troubleReads(ReadTrouble how, int nth, From on) { reads = {how, nth, on}; }

int troubleNoReads() { return std::exchange(reads, {}).calls; }

Recording::Recording(fs::path const& folder) {
    tape.emplace();
    tape->folder = fs::canonical(folder);
    for (auto const& entry : fs::directory_iterator(tape->folder)) {
        std::string const name = entry.path().filename().string();
        tape->before[name] = bytesOf(entry.path());
        tape->names[name] = ++tape->files;
    }
}

Recording::~Recording() { tape.reset(); }

void Recording::acknowledge(std::int64_t act) {
    tape->operations.push_back({.kind = Operation::Kind::Acknowledge, .at = act});
}

std::size_t Recording::moments() const { return tape->operations.size(); }

std::size_t Recording::syncs() const {
    return static_cast<std::size_t>(std::ranges::count(tape->operations, Operation::Kind::Sync, &Operation::kind));
}

std::int64_t Recording::layOut(Cut const& cut, std::mt19937& chance, fs::path const& to) const {
    std::map<int, Contents> files;
    Entries entries;
    int number = 0;
    for (auto const& [name, bytes] : tape->before) {
        files[++number] = {bytes, {}};
        entries[name] = {number};
    }
    std::int64_t acknowledged = 0;
    for (std::size_t n = 0; n < cut.moment; ++n) {
        Operation const& one = tape->operations[n];
        Contents& file = files[one.file];
        switch (one.kind) {
        case Operation::Kind::Write:
        case Operation::Kind::Truncate: file.pending.push_back(&one); break;
        case Operation::Kind::Sync:
            if (cut.syncs == Syncs::Kept) applyAll(file);
            break;
        case Operation::Kind::SyncFolder:
            if (cut.syncs == Syncs::Kept)
                for (auto& [name, leads] : entries) leads = {leads.back()};
            break;
        case Operation::Kind::Name: {
            auto& leads = entries[one.name];
            if (leads.empty()) leads.push_back(nothing);
            leads.push_back(one.file);
            break;
        }
        case Operation::Kind::Acknowledge: acknowledged = one.at; break;
        }
    }
    for (auto const& [name, leads] : entries) {
        std::uniform_int_distribution<std::size_t> any(0, leads.size() - 1);
        int const lead = leads[any(chance)];
        if (lead != nothing) write(to / name, byChance(files[lead], cut.kept, chance));
    }
    return acknowledged;
}

} // namespace flagfall::storage::test

// What the program does to files without SQLite; these take the place of the library's. They say what the recording has
// to know and go on to the system's own.
namespace disk = flagfall::storage::test;

extern "C" int fsync(int descriptor) {
    static auto* const next = disk::real<int(int)>("fsync");
    disk::noteSync(descriptor);
    return next(descriptor);
}
extern "C" int rename(char const* from, char const* to) noexcept {
    static auto* const next = disk::real<int(char const*, char const*)>("rename");
    int const done = disk::isNameRefused() ? -1 : next(from, to);
    if (done == 0) disk::noteRename(from, to);
    return done;
}
extern "C" int renameat2(int fromFolder, char const* from, int toFolder, char const* to, unsigned flags) noexcept {
    static auto* const next = disk::real<int(int, char const*, int, char const*, unsigned)>("renameat2");
    int const done = disk::isNameRefused() ? -1 : next(fromFolder, from, toFolder, to, flags);
    if (done == 0) disk::noteRename(from, to);
    return done;
}
extern "C" int link(char const* from, char const* to) noexcept {
    static auto* const next = disk::real<int(char const*, char const*)>("link");
    int const done = next(from, to);
    if (done == 0 && disk::tape && disk::tape->isAbout(to))
        disk::tape->name(disk::fs::path(to).filename(), disk::tape->fileOf(disk::fs::path(from).filename()));
    return done;
}
extern "C" int remove(char const* path) noexcept {
    static auto* const next = disk::real<int(char const*)>("remove");
    int const done = next(path);
    if (done == 0 && disk::tape && disk::tape->isAbout(path))
        disk::tape->name(disk::fs::path(path).filename(), disk::nothing);
    return done;
}
extern "C" ssize_t write(int descriptor, void const* from, std::size_t size) {
    static auto* const next = disk::real<ssize_t(int, void const*, std::size_t)>("write");
    disk::noteWrite(descriptor, from, size);
    return next(descriptor, from, size);
}
extern "C" ssize_t read(int descriptor, void* to, std::size_t size) {
    static auto* const next = disk::real<ssize_t(int, void*, std::size_t)>("read");
    auto const instead = disk::troubled(descriptor, size);
    return instead ? *instead : next(descriptor, to, size);
}
extern "C" ssize_t pread(int descriptor, void* to, std::size_t size, off_t at) {
    static auto* const next = disk::real<ssize_t(int, void*, std::size_t, off_t)>("pread");
    auto const instead = disk::troubled(descriptor, size);
    return instead ? *instead : next(descriptor, to, size, at);
}
extern "C" ssize_t pread64(int descriptor, void* to, std::size_t size, off64_t at) {
    return pread(descriptor, to, size, at);
}
