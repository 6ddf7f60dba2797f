// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/part_file.h"

#include "app/storage/problem.h"

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>

namespace flagfall::storage {

using session::JournalFault;
using session::JournalProblem;
namespace fs = std::filesystem;

namespace {

fs::path with(fs::path path, char const* ending) { return path += ending; }

fs::path folderOf(fs::path const& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

bool there(fs::path const& path) {
    std::error_code ignored;
    return fs::exists(fs::symlink_status(path, ignored));
}

/// To the disk, and no return before it is there.
bool sync(fs::path const& path) {
    int const descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    int const done = fsync(descriptor);
    int const error = errno;
    close(descriptor);
    errno = error;
    return done == 0;
}

/// Never replaces; 0 or an errno.
int moveTo(fs::path const& from, fs::path const& to) {
    if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return errno;
    // Some file systems of sticks cannot promise it; looking first is the best there is.
    if (there(to)) return EEXIST;
    return rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

} // namespace

Expected<PartFile, JournalProblem> PartFile::beside(fs::path const& target) {
    // An old -wal beside a new file would be read as part of it.
    for (char const* ending : {"", "-wal", "-journal"})
        if (fs::path const found = with(target, ending); there(found))
            return refused(problem(JournalFault::AlreadyExists, found, "there is such a file"));
    fs::path const folder = folderOf(target);
    if (faccessat(AT_FDCWD, folder.c_str(), W_OK | X_OK, AT_EACCESS) != 0) return refused(systemProblem(folder, errno));
    static std::atomic<int> count = 0;
    std::string const ending = ".part-" + std::to_string(getpid()) + "-" + std::to_string(++count);
    return PartFile(target, with(target, ending.c_str()));
}

PartFile::PartFile(PartFile&& other) noexcept
    : m_target(std::move(other.m_target)), m_path(std::exchange(other.m_path, {})) {}

PartFile::~PartFile() {
    if (m_path.empty()) return;
    std::error_code ignored;
    for (char const* ending : {"", "-wal", "-shm", "-journal"}) fs::remove(with(m_path, ending), ignored);
}

Expected<void, JournalProblem> PartFile::publish() {
    if (!sync(m_path)) return refused(systemProblem(m_path, errno));
    if (int const error = moveTo(m_path, m_target); error != 0) return refused(systemProblem(m_target, error));
    m_path.clear();
    // The new name is on disk only when its folder is; some file systems cannot sync folders and need not.
    if (!sync(folderOf(m_target)) && errno != EINVAL) return refused(systemProblem(m_target, errno));
    return {};
}

} // namespace flagfall::storage
