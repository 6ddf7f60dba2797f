// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/event_files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <mutex>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace flagfall::session {

namespace fs = std::filesystem;

namespace {

struct Held {
    std::mutex mutex;
    std::multiset<std::pair<dev_t, ino_t>> files;
};
Held& held() {
    static Held files;
    return files;
}

constexpr std::string_view eventEnding = ".flagfall";
constexpr std::array<std::string_view, 4> endingsBeside{"-wal", "-shm", "-journal", "-refused"};

bool isRegularFile(fs::path const& path) {
    struct stat found{};
    return stat(path.c_str(), &found) == 0 && S_ISREG(found.st_mode);
}

/// By its first bytes. Who opens and closes a file takes the locks from those who have it open in the same program.
bool isOfSqlite(fs::path const& path) {
    if (isHeldHere(path)) return true;
    int const descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0) return false;
    std::array<char, 15> first{};
    auto const size = pread(descriptor, first.data(), first.size(), 0);
    close(descriptor);
    std::string_view const found(first.data(), size < 0 ? 0 : static_cast<std::size_t>(size));
    return found == "SQLite format 3" || found.starts_with("\x37\x7f\x06\x82") || found.starts_with("\x37\x7f\x06\x83");
}

bool isEvent(fs::path const& path) {
    return isRegularFile(path) && (path.string().ends_with(eventEnding) || isOfSqlite(path));
}

} // namespace

HeldFile::HeldFile(dev_t device, ino_t inode) : m_device(device), m_inode(inode) {
    std::scoped_lock const guard(held().mutex);
    held().files.emplace(device, inode);
}

HeldFile::~HeldFile() {
    std::scoped_lock const guard(held().mutex);
    if (auto const file = held().files.find({m_device, m_inode}); file != held().files.end()) held().files.erase(file);
}

bool isHeldHere(fs::path const& path) {
    struct stat found{};
    if (stat(path.c_str(), &found) != 0) return false;
    std::scoped_lock const guard(held().mutex);
    return held().files.contains({found.st_dev, found.st_ino});
}

bool belongsToAnEvent(fs::path const& path) {
    std::error_code error;
    fs::path const resolved = fs::weakly_canonical(path, error);
    fs::path const& target = error ? path : resolved;
    if (isEvent(target)) return true;
    std::string const name = target.string();
    for (std::string_view const ending : endingsBeside) {
        if (!name.ends_with(ending)) continue;
        std::string const event = name.substr(0, name.size() - ending.size());
        if (isEvent(event) || (event.ends_with(eventEnding) && isRegularFile(target))) return true;
    }
    return false;
}

} // namespace flagfall::session
