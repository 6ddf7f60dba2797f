// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files_in_place.h"

#include "app/storage/problem.h"
#include "app/storage/write_ahead_log.h"

#include <sys/stat.h>

#include <cerrno>
#include <string>
#include <utility>

namespace flagfall::storage {

using session::JournalFault;
using session::JournalProblem;
namespace fs = std::filesystem;

FilesInPlace::FilesInPlace(fs::path event, int descriptor) : m_event(std::move(event)), m_log(logOf(m_event)) {
    struct stat found{};
    if (fstat(descriptor, &found) == 0) m_eventFile = {found.st_dev, found.st_ino, found.st_size};
    if (stat(m_log.c_str(), &found) == 0) m_logFile = {found.st_dev, found.st_ino, found.st_size};
}

JournalProblem FilesInPlace::taken(fs::path const& path, char const* what) const {
    return problem(JournalFault::TakenAway, m_event, path.filename().string() + " " + what);
}

std::optional<JournalProblem> FilesInPlace::compare(fs::path const& path, File& known) const {
    struct stat found{};
    if (stat(path.c_str(), &found) != 0) {
        if (errno == ENOENT || errno == ENOTDIR) return taken(path, "was moved or removed");
        return systemProblem(path, errno);
    }
    if (found.st_dev != known.device || found.st_ino != known.inode) return taken(path, "was replaced");
    if (found.st_size < known.size) return taken(path, "was cut");
    known.size = found.st_size;
    return std::nullopt;
}

std::optional<JournalProblem> FilesInPlace::check() {
    if (auto problem = compare(m_event, m_eventFile)) return problem;
    return compare(m_log, m_logFile);
}

void FilesInPlace::logShortened() { m_logFile.size = 0; }

} // namespace flagfall::storage
