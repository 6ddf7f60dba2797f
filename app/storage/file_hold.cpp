// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file_hold.h"

#include "app/session/journal/event_files.h"
#include "app/storage/problem.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <map>
#include <mutex>
#include <thread>

namespace flagfall::storage {

using session::JournalFault;
using session::JournalProblem;

namespace {

using FileId = std::pair<dev_t, ino_t>;

/// Long enough for a reader who keeps the file still to finish.
constexpr auto patience = std::chrono::milliseconds(1000);
constexpr auto pause = std::chrono::milliseconds(20);

bool lock(int descriptor, int how) {
    int done = -1;
    do done = flock(descriptor, how | LOCK_NB);
    while (done != 0 && errno == EINTR);
    return done == 0;
}

/// Whether only readers keep us from the lock; they do not stay for long.
bool onlyReadersThere(int descriptor) {
    if (!lock(descriptor, LOCK_SH)) return false;
    lock(descriptor, LOCK_UN);
    return true;
}

bool lockForWriting(int descriptor) {
    auto const deadline = std::chrono::steady_clock::now() + patience;
    while (!lock(descriptor, LOCK_EX)) {
        if (errno != EWOULDBLOCK || !onlyReadersThere(descriptor)) return false;
        if (std::chrono::steady_clock::now() > deadline) return false;
        std::this_thread::sleep_for(pause);
    }
    return true;
}

} // namespace

/// The one descriptor of a file in this program.
struct FileHold::OpenFile {
    explicit OpenFile(int fd, FileId file) : descriptor(fd), id(file), held(file.first, file.second) {}
    ~OpenFile() { close(descriptor); }
    OpenFile(OpenFile const&) = delete;
    OpenFile& operator=(OpenFile const&) = delete;

    int descriptor;
    FileId id;
    session::HeldFile held;
    bool writer = false;  ///< in this program
    int stillReaders = 0; ///< in this program, with the shared lock

    static inline std::mutex mutex; ///< for everything here and in `all`
    static inline std::map<FileId, std::weak_ptr<OpenFile>> all;
};

Expected<std::shared_ptr<FileHold::OpenFile>, JournalProblem> FileHold::opened(std::filesystem::path const& path) {
    struct stat found{};
    if (stat(path.c_str(), &found) != 0) return refused(systemProblem(path, errno));
    if (!S_ISREG(found.st_mode)) return refused(problem(JournalFault::NotAJournal, path, "not an ordinary file"));
    FileId const id{found.st_dev, found.st_ino};
    if (auto const there = OpenFile::all.find(id); there != OpenFile::all.end())
        if (auto file = there->second.lock()) return file;
    int const descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0) {
        int const error = errno;
        auto told = systemProblem(path, error);
        if (error == EACCES) told.fault = JournalFault::IoError; // not even reading is allowed
        return refused(std::move(told));
    }
    auto file = std::make_shared<OpenFile>(descriptor, id);
    OpenFile::all[id] = file;
    return file;
}

Expected<FileHold, JournalProblem> FileHold::forWriting(std::filesystem::path const& path) {
    std::scoped_lock const guard(OpenFile::mutex);
    auto file = opened(path);
    if (!file) return refused(std::move(file.error()));
    if ((*file)->writer || (*file)->stillReaders > 0)
        return refused(problem(JournalFault::InUse, path, "open in this program"));
    if (!lockForWriting((*file)->descriptor)) {
        int const error = errno;
        if (error != EWOULDBLOCK) return refused(systemProblem(path, error));
        return refused(problem(JournalFault::InUse, path, "open in another program"));
    }
    (*file)->writer = true;
    return FileHold(std::move(*file), Use::Writing);
}

Expected<FileHold, JournalProblem> FileHold::forReading(std::filesystem::path const& path) {
    std::scoped_lock const guard(OpenFile::mutex);
    auto file = opened(path);
    if (!file) return refused(std::move(file.error()));
    bool const still = !(*file)->writer && lock((*file)->descriptor, LOCK_SH);
    if (!still) return FileHold(std::move(*file), Use::Reading);
    ++(*file)->stillReaders;
    return FileHold(std::move(*file), Use::StillReading);
}

FileHold::~FileHold() {
    if (!m_file) return;
    std::scoped_lock const guard(OpenFile::mutex);
    if (m_use == Use::Writing) m_file->writer = false;
    if (m_use == Use::StillReading) --m_file->stillReaders;
    bool const idle = !m_file->writer && m_file->stillReaders == 0;
    if (m_use != Use::Reading && idle) lock(m_file->descriptor, LOCK_UN);
    // Gone from the list before it is closed: nobody may find a descriptor that is about to go.
    if (m_file.use_count() == 1) OpenFile::all.erase(m_file->id);
    m_file.reset();
}

int FileHold::descriptor() const { return m_file->descriptor; }

bool FileHold::undisturbed() const { return m_use != Use::Reading; }

} // namespace flagfall::storage
