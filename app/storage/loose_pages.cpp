// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/loose_pages.h"

#include "app/storage/stored_row.h"
#include "app/storage/write_ahead_log.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace flagfall::storage {

using session::CommandId;
using session::Row;
using session::WallTime;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t pageSize = 4096; // ours are never another
using Page = std::array<unsigned char, pageSize>;
using Bytes = std::span<unsigned char const>;

// --- Pages ----------------------------------------------------------------------------------------------------

/// The pages as a reader sees them: from the -wal where it has a newer one.
class Pages {
public:
    Pages(fs::path const& event, int main) : m_main(main) {
        struct stat about{};
        if (fstat(main, &about) == 0) m_size = static_cast<std::size_t>(about.st_size);
        if (auto log = readLogOf(event); log && !log->pages.empty()) {
            m_inLog = std::move(log->pages);
            m_log = ::open(logOf(event).c_str(), O_RDONLY | O_CLOEXEC);
        }
    }
    ~Pages() {
        if (m_log >= 0) ::close(m_log);
    }
    Pages(Pages const&) = delete;
    Pages& operator=(Pages const&) = delete;

    [[nodiscard]] std::uint32_t count() const {
        auto const inMain = static_cast<std::uint32_t>(m_size / pageSize);
        return m_inLog.empty() ? inMain : std::max(inMain, m_inLog.rbegin()->first);
    }
    [[nodiscard]] std::size_t bytes() const { return m_size + m_inLog.size() * pageSize; }
    [[nodiscard]] std::optional<Page> at(std::uint32_t number) const {
        Page page{};
        auto const newer = m_inLog.find(number);
        auto const read = newer != m_inLog.end()
                              ? pread(m_log, page.data(), page.size(), newer->second)
                              : pread(m_main, page.data(), page.size(), (off_t{number} - 1) * off_t{pageSize});
        return read == std::ssize(page) ? std::optional(page) : std::nullopt;
    }

private:
    int m_main;
    int m_log = -1;
    std::size_t m_size = 0;
    std::map<std::uint32_t, std::int64_t> m_inLog;
};

std::uint64_t bigEndian(Bytes bytes) {
    std::uint64_t value = 0;
    for (unsigned char const byte : bytes) value = value << 8 | byte;
    return value;
}

/// Reads on from a place, and fails at the end.
class Cursor {
public:
    explicit Cursor(Bytes bytes) : m_rest(bytes) {}

    [[nodiscard]] std::optional<Bytes> take(std::uint64_t size) {
        if (size > m_rest.size()) return std::nullopt;
        Bytes const taken = m_rest.first(static_cast<std::size_t>(size));
        m_rest = m_rest.subspan(taken.size());
        return taken;
    }
    [[nodiscard]] std::optional<std::uint64_t> varint() {
        std::uint64_t value = 0;
        for (int n = 0; n < 9; ++n) {
            auto const byte = take(1);
            if (!byte) return std::nullopt;
            if (n == 8) return value << 8 | byte->front();
            value = value << 7 | (byte->front() & 0x7fU);
            if (byte->front() < 0x80) return value;
        }
        return std::nullopt;
    }
    [[nodiscard]] std::size_t left() const { return m_rest.size(); }

private:
    Bytes m_rest;
};

// --- Records --------------------------------------------------------------------------------------------------

struct Value {
    enum class Type { Null, Number, Text, Blob } type = Type::Null;
    std::int64_t number = 0;
    std::string_view bytes{};
};

std::optional<Value> valueFrom(Cursor& contents, std::uint64_t serial) {
    constexpr std::array<std::uint64_t, 7> sizes{0, 1, 2, 3, 4, 6, 8};
    if (serial == 0) return Value{};
    if (serial == 8 || serial == 9) return Value{Value::Type::Number, static_cast<std::int64_t>(serial - 8)};
    if (serial < sizes.size()) {
        auto const stored = contents.take(sizes[serial]);
        if (!stored) return std::nullopt;
        auto const unused = 64 - 8 * stored->size();
        return Value{Value::Type::Number, static_cast<std::int64_t>(bigEndian(*stored) << unused) >> unused};
    }
    if (serial < 12) return std::nullopt; // fractions, of which we have none
    auto const stored = contents.take((serial - 12) / 2);
    if (!stored) return std::nullopt;
    return Value{serial % 2 == 0 ? Value::Type::Blob : Value::Type::Text, 0,
                 std::string_view(reinterpret_cast<char const*>(stored->data()), stored->size())};
}

std::optional<std::vector<Value>> valuesIn(std::string const& record, std::size_t columns) {
    Bytes const bytes(reinterpret_cast<unsigned char const*>(record.data()), record.size());
    Cursor all(bytes);
    auto const headerSize = all.varint();
    auto const before = record.size() - all.left();
    if (!headerSize || *headerSize < before) return std::nullopt;
    auto const header = all.take(*headerSize - before);
    if (!header) return std::nullopt;
    Cursor serials(*header);
    std::vector<Value> values;
    while (serials.left() > 0) {
        auto const serial = serials.varint();
        auto const value = serial ? valueFrom(all, *serial) : std::nullopt;
        if (!value || values.size() == columns) return std::nullopt;
        values.push_back(*value);
    }
    if (values.size() != columns) return std::nullopt;
    return values;
}

/// Where the columns of the table `act` are.
struct Columns {
    std::size_t count, command, station, person, role, takesBack, elsewhere, wall, at, hash;
};
constexpr Columns columnsOfFormat1{9, 0, 5, 0, 0, 0, 0, 6, 7, 8};
constexpr Columns columnsOfFormat2{15, 5, 6, 7, 8, 9, 10, 11, 12, 13};

std::optional<CommandId> commandIn(Value const& value) {
    CommandId id;
    if (value.type != Value::Type::Blob || value.bytes.size() != id.bytes.size()) return std::nullopt;
    std::ranges::transform(value.bytes, id.bytes.begin(), [](char one) { return static_cast<std::uint8_t>(one); });
    return id;
}

/// False when it cannot be the origin of an act.
bool readOrigin(std::vector<Value> const& values, Columns const& where, Row& row) {
    for (std::size_t const column : {where.person, where.role, where.elsewhere})
        if (values[column].type != Value::Type::Text) return false;
    auto const command = commandIn(values[where.command]);
    bool const takesBack = values[where.takesBack].type != Value::Type::Null;
    if (takesBack) row.origin.takesBack = commandIn(values[where.takesBack]);
    if (!command || takesBack != row.origin.takesBack.has_value()) return false;
    row.origin.command = *command;
    row.origin.person = std::string(values[where.person].bytes);
    row.origin.role = std::string(values[where.role].bytes);
    row.origin.elsewhere = std::string(values[where.elsewhere].bytes);
    return true;
}

std::optional<int> smallNumber(Value const& value) {
    if (value.type != Value::Type::Number || value.number < std::numeric_limits<int>::min() ||
        value.number > std::numeric_limits<int>::max())
        return std::nullopt;
    return static_cast<int>(value.number);
}

std::optional<Row> actIn(std::string const& record, std::int64_t seq, Format format) {
    constexpr std::size_t kind = 1, version = 2, payload = 3, board = 4;
    Columns const& where = format == Format::One ? columnsOfFormat1 : columnsOfFormat2;
    auto const values = valuesIn(record, where.count);
    if (!values) return std::nullopt;
    auto const is = [&](std::size_t column, Value::Type type) { return (*values)[column].type == type; };
    auto const of = [&](std::size_t column) { return (*values)[column]; };
    auto const number = smallNumber(of(version));
    Row row;
    if (!is(board, Value::Type::Null) && !(row.board = smallNumber(of(board)))) return std::nullopt;
    if (!number || !is(kind, Value::Type::Text) || !is(payload, Value::Type::Text) ||
        !is(where.station, Value::Type::Text) || !is(where.wall, Value::Type::Number) ||
        !is(where.at, Value::Type::Number) || !is(where.hash, Value::Type::Blob) ||
        of(where.hash).bytes.size() != row.hash.size())
        return std::nullopt;
    row.seq = Seq{seq};
    row.kind = std::string(of(kind).bytes);
    row.version = *number;
    row.payload = std::string(of(payload).bytes);
    row.origin.station = std::string(of(where.station).bytes);
    row.wall = WallTime{of(where.wall).number};
    row.at = clock::Instant{clock::Span{of(where.at).number}};
    std::ranges::copy(std::as_bytes(std::span(of(where.hash).bytes)), row.hash.begin());
    if (format == Format::Two && !readOrigin(*values, where, row)) return std::nullopt;
    return row;
}

// --- The tree -------------------------------------------------------------------------------------------------

constexpr unsigned char innerPage = 5, leafPage = 13;

std::uint32_t numberAt(Page const& page, std::size_t at) {
    return static_cast<std::uint32_t>(bigEndian(Bytes(page).subspan(at, 4)));
}

/// Where the cells of a page begin; none where one of them cannot be on it.
std::optional<std::vector<std::size_t>> cellsOf(Page const& page) {
    std::size_t const begin = page[0] == innerPage ? 12 : 8;
    auto const count = static_cast<std::size_t>(bigEndian(Bytes(page).subspan(3, 2)));
    if (begin + 2 * count > pageSize) return std::nullopt;
    std::vector<std::size_t> cells;
    for (std::size_t n = 0; n < count; ++n)
        cells.push_back(static_cast<std::size_t>(bigEndian(Bytes(page).subspan(begin + 2 * n, 2))));
    if (std::ranges::any_of(cells, [](std::size_t at) { return at + 4 > pageSize; })) return std::nullopt;
    return cells;
}

class Reader {
public:
    Reader(fs::path const& event, int descriptor, Format format)
        : m_pages(event, descriptor), m_format(format), m_room(4 * m_pages.bytes()) {}

    [[nodiscard]] LoosePages read(std::uint32_t root) {
        for (std::uint32_t number = 2; number <= m_pages.count(); ++number)
            if (auto const page = m_pages.at(number); page && page->front() == leafPage) readLeaf(number, *page);
        m_found.accounted = root > 1 && !m_twice && reaches(root) && m_onLeaves == m_found.rows.size();
        return std::move(m_found);
    }

private:
    void readLeaf(std::uint32_t number, Page const& page) {
        auto const cells = cellsOf(page);
        if (!cells) return;
        std::size_t acts = 0;
        for (std::size_t const cell : *cells) {
            auto row = actAt(page, cell);
            if (!row) continue;
            m_twice |= !m_met.insert(row->seq).second;
            m_found.rows.push_back(std::move(*row));
            ++acts;
        }
        if (acts == cells->size()) m_whole.emplace(number, acts);
    }

    std::optional<Row> actAt(Page const& page, std::size_t cell) {
        Cursor cursor(Bytes(page).subspan(cell));
        auto const size = cursor.varint();
        auto const seq = cursor.varint();
        if (!size || !seq || *seq == 0 || *seq > std::uint64_t{std::numeric_limits<std::int64_t>::max()})
            return std::nullopt;
        auto const record = recordAt(cursor, *size);
        return record ? actIn(*record, static_cast<std::int64_t>(*seq), m_format) : std::nullopt;
    }

    /// A long one goes on elsewhere. In a damaged file many may go on in the same place: all of them together are not
    /// more than a few times what there is.
    std::optional<std::string> recordAt(Cursor& cursor, std::uint64_t size) {
        constexpr std::uint64_t most = pageSize - 35, least = (pageSize - 12) * 32 / 255 - 23, link = 4;
        constexpr std::uint64_t besides = std::uint64_t{1} << 20; // the other columns of an act
        if (size > longestPayload + besides || size > m_room) return std::nullopt;
        m_room -= static_cast<std::size_t>(size);
        std::uint64_t const fits = least + (size - std::min(size, least)) % (pageSize - link);
        auto const here = cursor.take(size <= most ? size : fits <= most ? fits : least);
        if (!here) return std::nullopt;
        std::string record(here->begin(), here->end());
        auto next = record.size() < size ? cursor.take(link) : std::optional<Bytes>();
        if (record.size() < size && !next) return std::nullopt;
        for (auto number = next ? bigEndian(*next) : 0; record.size() < size;) {
            auto const page =
                number > 1 && number <= m_pages.count() ? m_pages.at(static_cast<std::uint32_t>(number)) : std::nullopt;
            if (!page) return std::nullopt;
            auto const rest =
                Bytes(*page).subspan(link, std::min<std::uint64_t>(size - record.size(), pageSize - link));
            record.append(rest.begin(), rest.end());
            number = numberAt(*page, 0);
        }
        return record;
    }

    /// Whether all that it leads to are whole pages of acts.
    bool reaches(std::uint32_t root) {
        std::set<std::uint32_t> seen;
        std::vector<std::uint32_t> ahead{root};
        while (!ahead.empty()) {
            std::uint32_t const number = ahead.back();
            ahead.pop_back();
            auto const page = seen.insert(number).second ? m_pages.at(number) : std::nullopt;
            if (!page || number < 2) return false;
            if (page->front() == leafPage) {
                auto const whole = m_whole.find(number);
                if (whole == m_whole.end()) return false;
                m_onLeaves += whole->second;
                continue;
            }
            auto const cells = page->front() == innerPage ? cellsOf(*page) : std::nullopt;
            if (!cells) return false;
            for (std::size_t const cell : *cells) ahead.push_back(numberAt(*page, cell));
            ahead.push_back(numberAt(*page, 8));
        }
        return true;
    }

    Pages m_pages;
    Format m_format;
    std::size_t m_room;
    LoosePages m_found;
    std::set<Seq> m_met; ///< the numbers of the acts
    bool m_twice = false;
    std::map<std::uint32_t, std::size_t> m_whole; ///< pages on which every cell is an act, and how many
    std::size_t m_onLeaves = 0;                   ///< acts on pages that the tree leads to
};

} // namespace

LoosePages readLoosePages(fs::path const& event, int descriptor, Format format, std::uint32_t root) {
    return Reader(event, descriptor, format).read(root);
}

} // namespace flagfall::storage
