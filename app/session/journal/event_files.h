// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <sys/types.h>

/// The files of events as everybody else meets them, who reads and writes files that somebody has named. Any thread.
namespace flagfall::session {

/// Whether a file may be an event or part of one, so that nothing else is ever written over it: any database, any
/// write-ahead log, whatever bears the name of an event or of what lies beside one, be it damaged or not. `path` may
/// lead there by links. An event that is open in this program is not touched by asking.
[[nodiscard]] bool belongsToAnEvent(std::filesystem::path const& path);

/// Whether it is a file of this program that is open, by whatever name it is found. Then nothing else may open it: the
/// system drops all locks of a program on a file when any descriptor of that file is closed.
[[nodiscard]] bool isHeldHere(std::filesystem::path const& path);

/// While it lives, the file is held. For storage engines.
class HeldFile {
public:
    HeldFile(dev_t device, ino_t inode);
    ~HeldFile();
    HeldFile(HeldFile const&) = delete;
    HeldFile& operator=(HeldFile const&) = delete;

private:
    dev_t m_device;
    ino_t m_inode;
};

} // namespace flagfall::session
