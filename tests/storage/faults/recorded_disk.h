// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <random>
#include <string>
#include <vector>

/// A disk that remembers in which order SQLite wrote to it, and what it might hold if the power had gone at any moment.
/// For programs that call recordDisk() before anything else opens a database; one thread.
namespace flagfall::storage::test {

/// From now on SQLite's files go through the recording, and what the program does to files without SQLite.
void recordDisk();

/// What the disk refuses.
enum class Call { Read, Write, Truncate, Sync };
enum class From { ThisCallOnly, ThisCallOn };
/// Files of this folder that are opened from now on are those that may be refused something.
void watch(std::filesystem::path const& folder);
/// The `nth` call of a kind, counted from now and from 1, gives this error of SQLite, and so do, where `on` says so,
/// all later ones. May be asked for of several kinds.
void refuse(Call call, int nth, int error, From on);
/// The disk takes everything again. Whether it has refused anything since.
bool refuseNothing();

/// The `nth` time from now, counted from 1, that a file is given another name fails.
void refuseName(int nth);

/// What happens to a read, be it SQLite's or our own.
enum class ReadTrouble {
    Fails,     ///< EIO
    EndsEarly, ///< as if the file ended there
    IsShort,   ///< some of the bytes, as the system may; the rest can be asked for
};
/// The `nth` read of a watched file, counted from now and from 1, and where `on` says so all later ones.
void troubleReads(ReadTrouble how, int nth, From on);
/// All reads go through again. How many there were since they were troubled.
int troubleNoReads();

/// Everything that is done to the files of one folder while it lives.
class Recording {
public:
    explicit Recording(std::filesystem::path const& folder);
    ~Recording();
    Recording(Recording const&) = delete;
    Recording& operator=(Recording const&) = delete;

    /// Whatever is on the disk at this moment has been called safe.
    void acknowledge(std::int64_t act);
    [[nodiscard]] std::size_t moments() const;
    [[nodiscard]] std::size_t syncs() const;

    enum class Syncs { Kept, Ignored };
    /// The folder as it may be after a power cut: what was synced, and of what was not each sector of 512 bytes, each
    /// change of size and each name by chance.
    struct Cut {
        std::size_t moment = 0;    ///< how many operations came before it
        double kept = 0.5;         ///< of what was not synced
        Syncs syncs = Syncs::Kept; ///< Ignored: a disk that lies; the test of the test
    };
    /// Lays the state out in an empty folder. The newest act that had been called safe.
    [[nodiscard]] std::int64_t layOut(Cut const& cut, std::mt19937& chance, std::filesystem::path const& to) const;
};

} // namespace flagfall::storage::test
