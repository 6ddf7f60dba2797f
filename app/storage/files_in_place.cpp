// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/files_in_place.h"

#include "app/storage/problem.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <utility>

namespace flagfall::storage {

using session::JournalFault;
using session::JournalProblem;
namespace fs = std::filesystem;

namespace {

template <typename Bytes>
bool readAll(int descriptor, Bytes& bytes, off_t from) {
    return pread(descriptor, bytes.data(), bytes.size(), from) == static_cast<ssize_t>(bytes.size());
}

bool isSameTime(timespec const& a, timespec const& b) { return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec; }

} // namespace

FilesInPlace::FilesInPlace(fs::path event, int descriptor, Questions questions)
    : m_event(std::move(event)), m_log(logOf(m_event)), m_eventDescriptor(descriptor),
      m_logDescriptor(open(m_log.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)), m_questions(std::move(questions)) {
    struct stat found{};
    if (stat(m_log.c_str(), &found) == 0) m_logLook = lookAt(found);
    eventWritten();
}

FilesInPlace::~FilesInPlace() {
    if (m_logDescriptor >= 0) close(m_logDescriptor); // SQLite has no locks on a -wal that this could drop
}

FilesInPlace::Look FilesInPlace::lookAt(struct stat const& found) {
    return {found.st_dev, found.st_ino, found.st_size, found.st_mtim, found.st_ctim};
}

bool FilesInPlace::isSame(Look const& a, Look const& b) {
    return a.size == b.size && a.first == b.first && isSameTime(a.written, b.written) &&
           isSameTime(a.changed, b.changed);
}

void FilesInPlace::readFirst(Look& look) const {
    if (!readAll(m_eventDescriptor, look.first, 0)) look.first.fill(0);
}

JournalProblem FilesInPlace::taken(fs::path const& path, char const* what) const {
    return problem(JournalFault::TakenAway, m_event, path.filename().string() + " " + what);
}

std::optional<JournalProblem> FilesInPlace::compare(fs::path const& path, Look const& known, Look& now) const {
    struct stat found{};
    if (stat(path.c_str(), &found) != 0) {
        if (errno == ENOENT || errno == ENOTDIR) return taken(path, "was moved or removed");
        return systemProblem(path, errno);
    }
    now = lookAt(found);
    if (now.device != known.device || now.inode != known.inode) return taken(path, "was replaced");
    if (now.size < known.size) return taken(path, "was cut");
    return std::nullopt;
}

std::optional<JournalProblem> FilesInPlace::check() {
    Look event, log;
    if (auto problem = compare(m_event, m_eventLook, event)) return problem;
    if (auto problem = compare(m_log, m_logLook, log)) return problem;
    m_logLook.size = log.size;
    // Somebody else may write to an event with SQLite: while it does, the index is ahead of the file.
    if (!logHolds() && !logHolds()) return taken(m_log, "was overwritten");
    readFirst(event);
    if (isSame(event, m_eventLook)) return std::nullopt;
    // A program that only touches the file, or gives it another name for a moment, does no harm.
    if (m_foreign && isSame(event, *m_foreign)) return taken(m_event, "was overwritten");
    m_foreign.reset();
    if (!m_questions.stands()) {
        m_foreign = event;
        return taken(m_event, "was overwritten");
    }
    m_eventLook = event;
    return std::nullopt;
}

std::optional<JournalProblem> FilesInPlace::checkWhole() {
    m_followed = {};
    return check();
}

/// A log in which nothing counts is begun anew.
bool FilesInPlace::logHolds() {
    auto const end = m_questions.logEnd();
    return !end || end->frames == 0 || m_logDescriptor < 0 || follow(m_logDescriptor, *end, m_followed);
}

void FilesInPlace::eventWritten() {
    struct stat found{};
    if (fstat(m_eventDescriptor, &found) != 0) return;
    m_eventLook = lookAt(found);
    readFirst(m_eventLook);
}

} // namespace flagfall::storage
