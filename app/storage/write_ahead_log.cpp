// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/write_ahead_log.h"

#include "app/storage/problem.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <span>
#include <utility>
#include <vector>

namespace flagfall::storage {

using session::JournalProblem;
namespace fs = std::filesystem;

namespace {

using Bytes = std::span<unsigned char const>;
constexpr std::size_t headerSize = 32;
constexpr std::size_t frameHeaderSize = 24;

std::uint32_t bigEndianAt(Bytes bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (unsigned char const byte : bytes.subspan(at, 4)) value = value << 8 | byte;
    return value;
}
std::uint32_t littleEndian(Bytes bytes, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = 4; i-- > 0;) value = value << 8 | bytes[at + i];
    return value;
}

/// The running checksum over everything so far; words in the order of the machine that began the log.
struct Checksum {
    bool big = false;
    std::uint32_t first = 0, second = 0;

    void add(Bytes bytes) {
        for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
            first += (big ? bigEndianAt(bytes, at) : littleEndian(bytes, at)) + second;
            second += (big ? bigEndianAt(bytes, at + 4) : littleEndian(bytes, at + 4)) + first;
        }
    }
    [[nodiscard]] bool standsAt(Bytes bytes, std::size_t at) const {
        return bigEndianAt(bytes, at) == first && bigEndianAt(bytes, at + 4) == second;
    }
};

struct LogHeader {
    bool holds = false;
    std::size_t pageSize = 0;
    std::array<std::uint32_t, 2> salt{};
    Checksum sum;
};

/// A page size that a database can have.
bool isPageSize(std::uint32_t stored) { return stored >= 512 && stored <= 65536 && (stored & (stored - 1)) == 0; }

LogHeader headerIn(Bytes bytes) {
    constexpr std::uint32_t magic = 0x377f0682;
    LogHeader header;
    std::uint32_t const found = bigEndianAt(bytes, 0);
    header.salt = {bigEndianAt(bytes, 16), bigEndianAt(bytes, 20)};
    header.sum.big = (found & 1U) != 0;
    header.sum.add(bytes.first(24));
    header.holds = (found & ~1U) == magic && header.sum.standsAt(bytes, 24);
    constexpr std::size_t usual = 4096; // ours are never another
    std::uint32_t const stored = bigEndianAt(bytes, 8);
    header.pageSize = header.holds && isPageSize(stored) ? stored : usual;
    return header;
}

class Frames {
public:
    Frames(LogHeader const& header, WriteAheadLog& log)
        : m_header(header), m_log(log), m_holds(header.holds), m_sum(header.sum) {}

    /// The next one, with its page.
    void add(Bytes frame) {
        // A damaged header knows no salt any more; the frames carry it, too.
        if (!m_header.holds && m_first) m_header.salt = saltOf(frame);
        m_first = false;
        m_sum.add(frame.first(8));
        m_sum.add(frame.subspan(frameHeaderSize));
        bool const fits = m_sum.standsAt(frame, 16);
        m_holds = m_holds && fits && saltOf(frame) == m_header.salt;
        count(frame, m_holds || fits || isOfThisLog(frame));
    }
    /// What is left of one that was cut off.
    void addRest(Bytes rest) {
        if (rest.size() < frameHeaderSize) return;
        m_holds = false;
        count(rest, isOfThisLog(rest));
    }
    void end() { m_log.leftOut += m_begun ? 1 : 0; }
    /// Up to the end of the last transaction that SQLite takes in.
    [[nodiscard]] std::int64_t takenIn() const { return m_takenIn; }

private:
    static std::array<std::uint32_t, 2> saltOf(Bytes frame) { return {bigEndianAt(frame, 8), bigEndianAt(frame, 12)}; }

    /// Both salts change when a log is begun anew over an old one: a frame of that has neither. One that has been
    /// written here and was damaged since has one of them, or has lost its header and not its page.
    [[nodiscard]] bool isOfThisLog(Bytes frame) const {
        auto const salt = saltOf(frame);
        if (salt[0] == m_header.salt[0] || salt[1] == m_header.salt[1]) return true;
        return bigEndianAt(frame, 0) == 0 && std::ranges::any_of(frame, [](unsigned char byte) { return byte != 0; });
    }
    void count(Bytes frame, bool ofThisLog) {
        bool const ends = ofThisLog && bigEndianAt(frame, 4) != 0;
        if (m_holds) {
            auto const frameSize = static_cast<std::int64_t>(frameHeaderSize + m_header.pageSize);
            auto const at = static_cast<std::int64_t>(headerSize) + m_holding * frameSize;
            m_ofThis.emplace_back(bigEndianAt(frame, 0), at + static_cast<std::int64_t>(frameHeaderSize));
            ++m_holding;
            if (ends) takeIn();
        } else if (ofThisLog) {
            m_log.leftOut += ends ? 1 : 0;
            m_begun = !ends;
        }
    }

    void takeIn() {
        m_takenIn = m_holding;
        ++m_log.takenIn;
        for (auto const& [page, at] : m_ofThis) m_log.pages.insert_or_assign(page, at);
        m_ofThis.clear();
    }

    LogHeader m_header;
    WriteAheadLog& m_log;
    bool m_holds;
    bool m_first = true;
    bool m_begun = false; ///< a transaction behind what holds, of which there is no end
    std::int64_t m_holding = 0, m_takenIn = 0;
    std::vector<std::pair<std::uint32_t, std::int64_t>> m_ofThis; ///< the pages of the transaction that has no end yet
    Checksum m_sum;
};

/// What the index says of the log (sqlite.org/walformat.html, 2.2.1).
struct Index {
    std::int64_t frames = 0;  ///< 0: nothing, or the index says nothing that can be relied upon
    std::int64_t inEvent = 0; ///< how many of them have been moved into the main file, and synced there
    std::array<std::uint32_t, 2> salt{};
};

std::uint32_t ofThisMachine(Bytes bytes, std::size_t at) {
    std::uint32_t value = 0;
    std::memcpy(&value, bytes.data() + at, sizeof value);
    return value;
}

Index indexIn(Bytes bytes) {
    constexpr std::size_t twin = 48, version = 0, isBegun = 12, frames = 16, salt = 32, sum = 40, moved = 96;
    constexpr std::uint32_t knownVersion = 3'007'000;
    Checksum seal{.big = std::endian::native == std::endian::big};
    seal.add(bytes.first(sum));
    bool const stands = std::ranges::equal(bytes.first(twin), bytes.subspan(twin, twin)) && bytes[isBegun] == 1 &&
                        ofThisMachine(bytes, version) == knownVersion && ofThisMachine(bytes, sum) == seal.first &&
                        ofThisMachine(bytes, sum + 4) == seal.second;
    if (!stands) return {};
    return {ofThisMachine(bytes, frames),
            ofThisMachine(bytes, moved),
            {bigEndianAt(bytes, salt), bigEndianAt(bytes, salt + 4)}};
}

/// None where there is no index, or nothing that looks like one.
Index indexOf(fs::path const& event) {
    constexpr std::size_t headerOfIndex = 100; // it stands there twice, and a number behind it
    std::array<unsigned char, headerOfIndex> bytes{};
    fs::path path = event;
    path += "-shm";
    int const descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW);
    if (descriptor < 0) return {};
    bool const read = ::pread(descriptor, bytes.data(), bytes.size(), 0) == std::ssize(bytes);
    ::close(descriptor);
    return read ? indexIn(bytes) : Index{};
}

} // namespace

bool follow(int descriptor, Database::LogEnd const& end, FollowedLog& followed) {
    std::array<unsigned char, headerSize> first{};
    if (::pread(descriptor, first.data(), first.size(), 0) != std::ssize(first)) return false;
    LogHeader const header = headerIn(first);
    auto const isOfThis = [&end](Bytes salt) { return std::ranges::equal(salt, end.salt); };
    if (!header.holds || std::cmp_not_equal(header.pageSize, end.pageSize) || !isOfThis(Bytes(first).subspan(16, 8)))
        return false;
    FollowedLog next = followed;
    if (next.salt != end.salt || next.last > end.frames) next = {.salt = end.salt};
    Checksum sum = header.sum;
    if (next.last > 0) sum = {header.sum.big, next.before[0], next.before[1]};
    std::vector<unsigned char> frame(frameHeaderSize + header.pageSize);
    for (next.last = std::max<std::int64_t>(1, next.last); next.last <= end.frames; ++next.last) {
        next.before = {sum.first, sum.second};
        auto const at = static_cast<off_t>(headerSize) + (next.last - 1) * std::ssize(frame);
        if (::pread(descriptor, frame.data(), frame.size(), at) != std::ssize(frame)) return false;
        sum.add(Bytes(frame).first(8));
        sum.add(Bytes(frame).subspan(frameHeaderSize));
        if (!sum.standsAt(frame, 16) || !isOfThis(Bytes(frame).subspan(8, 8))) return false;
    }
    --next.last;
    if (sum.first != end.checksum[0] || sum.second != end.checksum[1]) return false;
    followed = next;
    return true;
}

fs::path logOf(fs::path const& event) {
    fs::path log = event;
    return log += "-wal";
}

Expected<WriteAheadLog, JournalProblem> readLogOf(fs::path const& event) {
    WriteAheadLog log;
    fs::path const path = logOf(event);
    Index const index = indexOf(event);
    std::error_code missing;
    log.present = fs::exists(path, missing) && fs::file_size(path, missing) > 0;
    if (!log.present) return log;
    std::ifstream file(path, std::ios::binary);
    if (!file) return refused(systemProblem(path, errno));
    std::vector<unsigned char> bytes(headerSize);
    auto const next = [&file, &bytes] {
        file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        return static_cast<std::size_t>(file.gcount());
    };
    auto const badly = [&path] { return refused(systemProblem(path, EIO)); };
    if (next() < headerSize) {
        if (file.bad()) return badly();
        log.missing = index.frames;
        return log;
    }
    LogHeader const header = headerIn(bytes);
    Frames frames(header, log);
    bytes.resize(frameHeaderSize + header.pageSize);
    auto read = next();
    for (; read == bytes.size(); read = next()) frames.add(bytes);
    frames.addRest(Bytes(bytes).first(read));
    frames.end();
    if (file.bad()) return badly();
    // The header of a log stands on the disk before the index knows of a frame in it. Of one that does not hold SQLite
    // takes in nothing, and what had been moved into the main file is there.
    if (header.salt == index.salt)
        log.missing = std::max<std::int64_t>(0, index.frames - frames.takenIn());
    else if (!header.holds)
        log.missing = std::max<std::int64_t>(0, index.frames - index.inEvent);
    return log;
}

} // namespace flagfall::storage
