// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/write_ahead_log.h"

#include "app/storage/problem.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <span>
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

/// A page size that a database can have; a damaged one is taken for the usual.
std::size_t pageSizeOf(std::uint32_t stored) {
    constexpr std::size_t usual = 4096;
    bool const sound = stored >= 512 && stored <= 65536 && (stored & (stored - 1)) == 0;
    return sound ? stored : usual;
}

LogHeader headerIn(Bytes bytes) {
    constexpr std::uint32_t magic = 0x377f0682;
    LogHeader header;
    std::uint32_t const found = bigEndianAt(bytes, 0);
    header.pageSize = pageSizeOf(bigEndianAt(bytes, 8));
    header.salt = {bigEndianAt(bytes, 16), bigEndianAt(bytes, 20)};
    header.sum.big = (found & 1U) != 0;
    header.sum.add(bytes.first(24));
    header.holds = (found & ~1U) == magic && header.sum.standsAt(bytes, 24);
    return header;
}

class Frames {
public:
    explicit Frames(LogHeader const& header) : m_header(header), m_holds(header.holds), m_sum(header.sum) {}

    /// The next one, with its page.
    void add(Bytes frame, WriteAheadLog& log) {
        std::array const salt{bigEndianAt(frame, 8), bigEndianAt(frame, 12)};
        // A damaged header knows no salt any more; the frames carry it, too.
        if (!m_header.holds && m_first) m_header.salt = salt;
        m_first = false;
        bool const sameLog = salt == m_header.salt;
        m_sum.add(frame.first(8));
        m_sum.add(frame.subspan(frameHeaderSize));
        bool const ends = bigEndianAt(frame, 4) != 0;
        m_holds = m_holds && sameLog && m_sum.standsAt(frame, 16);
        if (sameLog && ends) ++(m_holds ? log.takenIn : log.leftOut);
    }

private:
    LogHeader m_header;
    bool m_holds;
    bool m_first = true;
    Checksum m_sum;
};

} // namespace

fs::path logOf(fs::path const& event) {
    fs::path log = event;
    return log += "-wal";
}

Expected<WriteAheadLog, JournalProblem> readLogOf(fs::path const& event) {
    WriteAheadLog log;
    fs::path const path = logOf(event);
    std::error_code missing;
    log.present = fs::exists(path, missing) && fs::file_size(path, missing) > 0;
    if (!log.present) return log;
    std::ifstream file(path, std::ios::binary);
    if (!file) return refused(systemProblem(path, errno));
    std::vector<unsigned char> bytes(headerSize);
    auto const next = [&file, &bytes] {
        return static_cast<bool>(
            file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size())));
    };
    if (!next()) return log;
    LogHeader const header = headerIn(bytes);
    Frames frames(header);
    bytes.resize(frameHeaderSize + header.pageSize);
    while (next()) frames.add(bytes, log);
    if (file.bad()) return refused(systemProblem(path, EIO));
    return log;
}

} // namespace flagfall::storage
