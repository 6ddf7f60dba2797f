// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/part_file.h"

#include "app/storage/problem.h"

#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <optional>
#include <string_view>
#include <vector>

namespace flagfall::storage {

using session::JournalFault;
using session::JournalProblem;
namespace fs = std::filesystem;

namespace {

fs::path with(fs::path path, char const* ending) { return path += ending; }

fs::path folderOf(fs::path const& path) { return path.has_parent_path() ? path.parent_path() : fs::path("."); }

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

/// A new name is on disk only when its folder is; some file systems cannot sync folders and need not.
Expected<void, JournalProblem> syncNames(fs::path const& file) {
    if (!sync(folderOf(file)) && errno != EINVAL) return refused(systemProblem(file, errno));
    return {};
}

/// Never replaces; 0 or an errno.
int moveTo(fs::path const& from, fs::path const& to) {
    if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
    if (errno != EINVAL && errno != ENOSYS) return errno;
    // Some file systems of sticks cannot promise it; looking first is the best there is.
    if (isThere(to)) return EEXIST;
    return rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

/// The program that a part file is of, from its name behind that of its target: `.part-4711-1`, `.part-4711-1-wal`.
std::optional<pid_t> writerOf(std::string_view ending) {
    constexpr std::string_view begins = ".part-";
    if (!ending.starts_with(begins)) return std::nullopt;
    ending.remove_prefix(begins.size());
    pid_t writer = 0;
    auto const [end, wrong] = std::from_chars(ending.data(), ending.data() + ending.size(), writer);
    bool const named = wrong == std::errc() && writer > 0 && end != ending.data() + ending.size() && *end == '-';
    return named ? std::optional(writer) : std::nullopt;
}

bool isDead(pid_t program) { return kill(program, 0) != 0 && errno == ESRCH; }

/// A second name for the file; a copy where the file system has no second names.
Expected<void, JournalProblem> keep(fs::path const& file, fs::path const& kept) {
    if (link(file.c_str(), kept.c_str()) == 0) return {};
    if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS) return refused(systemProblem(kept, errno));
    auto part = PartFile::beside(kept);
    if (!part) return refused(std::move(part.error()));
    std::error_code failed;
    fs::copy_file(file, part->path(), fs::copy_options::overwrite_existing, failed);
    if (failed) return refused(systemProblem(kept, failed.value()));
    return part->publish();
}

} // namespace

bool isThere(fs::path const& path) {
    std::error_code ignored;
    return fs::exists(fs::symlink_status(path, ignored));
}

fs::path nameToKeep(fs::path const& event, std::string const& why, int number) {
    fs::path name = event.parent_path() / event.stem();
    name += "." + why + (number == 1 ? "" : "-" + std::to_string(number));
    return name += event.extension();
}

void tidyPartsOf(fs::path const& target) {
    std::string const name = target.filename().string();
    std::error_code ignored;
    std::vector<fs::path> stale;
    for (auto const& entry : fs::directory_iterator(folderOf(target), ignored)) {
        std::string const other = entry.path().filename().string();
        if (!other.starts_with(name)) continue;
        auto const writer = writerOf(std::string_view(other).substr(name.size()));
        if (writer && isDead(*writer)) stale.push_back(entry.path());
    }
    for (fs::path const& one : stale) fs::remove(one, ignored);
}

Expected<PartFile, JournalProblem> PartFile::beside(fs::path const& target) {
    // An old -wal beside a new file would be read as part of it.
    for (char const* ending : {"", "-wal", "-journal"})
        if (fs::path const found = with(target, ending); isThere(found))
            return refused(problem(JournalFault::AlreadyExists, found, "there is such a file"));
    auto part = named(target);
    if (!part) return part;
    // Events hold birth dates and telephone numbers. SQLite gives a -wal the permissions of its file.
    constexpr mode_t ownerOnly = 0600;
    int const made = open(part->path().c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, ownerOnly);
    if (made < 0) return refused(systemProblem(part->path(), errno));
    close(made);
    return part;
}

Expected<PartFile, JournalProblem> PartFile::inPlaceOf(fs::path const& target) {
    for (char const* ending : {"-wal", "-journal"})
        if (fs::path const found = with(target, ending); isThere(found))
            return refused(problem(JournalFault::InUse, found, "it belongs to the file that is to be replaced"));
    return named(target);
}

Expected<PartFile, JournalProblem> PartFile::named(fs::path const& target) {
    fs::path const folder = folderOf(target);
    if (faccessat(AT_FDCWD, folder.c_str(), W_OK | X_OK, AT_EACCESS) != 0) return refused(systemProblem(folder, errno));
    tidyPartsOf(target);
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
    return syncNames(m_target);
}

Expected<void, JournalProblem> PartFile::publishKeeping(fs::path const& kept) {
    if (!sync(m_path)) return refused(systemProblem(m_path, errno));
    if (auto done = keep(m_target, kept); !done) return done;
    // Were the power to go now the new file might be there and the second name of the old one not.
    if (auto done = syncNames(kept); !done) return done;
    return replace();
}

Expected<void, JournalProblem> PartFile::publishReplacing() {
    if (!sync(m_path)) return refused(systemProblem(m_path, errno));
    return replace();
}

Expected<void, JournalProblem> PartFile::replace() {
    if (rename(m_path.c_str(), m_target.c_str()) != 0) return refused(systemProblem(m_target, errno));
    m_path.clear();
    return syncNames(m_target);
}

} // namespace flagfall::storage
