// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/stored_row.h"

#include <algorithm>
#include <limits>

namespace flagfall::storage {

using session::Hash;
using session::NewRow;
using session::Row;
using session::WallTime;

namespace {

constexpr auto selectRowsOfFormat2 = "SELECT seq, kind, version, payload, board, wall_utc_ms, at_ns, hash,"
                                     " station, command, person, role, takes_back, elsewhere"
                                     " FROM act WHERE seq >= ?1 ORDER BY seq";
constexpr auto selectRowsOfFormat1 = "SELECT seq, kind, version, payload, board, wall_utc_ms, at_ns, hash, who"
                                     " FROM act WHERE seq >= ?1 ORDER BY seq";

std::optional<int> smallNumber(std::int64_t value) {
    if (value < std::numeric_limits<int>::min() || value > std::numeric_limits<int>::max()) return std::nullopt;
    return static_cast<int>(value);
}

std::optional<session::CommandId> commandIn(Statement const& row, int column) {
    auto const bytes = row.bytes(column);
    session::CommandId id;
    if (bytes.size() != id.bytes.size()) return std::nullopt;
    std::ranges::transform(bytes, id.bytes.begin(), [](std::byte one) { return std::to_integer<std::uint8_t>(one); });
    return id;
}

/// What only format 2 says of a row. False when a name of a command has a size it never has.
bool readOrigin(Statement const& found, Row& row) {
    auto const command = commandIn(found, 9);
    if (!command) return false;
    row.origin.command = *command;
    row.origin.person = found.text(10);
    row.origin.role = found.text(11);
    if (!found.null(12)) row.origin.takesBack = commandIn(found, 12);
    row.origin.elsewhere = found.text(13);
    return found.null(12) || row.origin.takesBack;
}

std::span<std::byte const> bytesOf(session::CommandId const& id) { return std::as_bytes(std::span{id.bytes}); }

} // namespace

char const* selectRows(Format format) { return format == Format::One ? selectRowsOfFormat1 : selectRowsOfFormat2; }

std::optional<Hash> hashIn(Statement const& row, int column) {
    auto const bytes = row.bytes(column);
    Hash hash;
    if (bytes.size() != hash.size()) return std::nullopt;
    std::ranges::copy(bytes, hash.begin());
    return hash;
}

std::optional<Row> rowIn(Statement const& found, Format format) {
    auto const version = smallNumber(found.number(2));
    auto const board = smallNumber(found.number(4));
    auto const hash = hashIn(found, 7);
    if (!version || !board || !hash) return std::nullopt;
    Row row;
    row.seq = Seq{found.number(0)};
    row.kind = found.text(1);
    row.version = *version;
    row.payload = found.text(3);
    if (row.payload.size() > longestPayload) return std::nullopt;
    if (!found.null(4)) row.board = board;
    row.wall = WallTime{found.number(5)};
    row.at = clock::Instant{clock::Span{found.number(6)}};
    row.hash = *hash;
    row.origin.station = found.text(8);
    if (format == Format::Two && !readOrigin(found, row)) return std::nullopt;
    return row;
}

RoomOfRows::RoomOfRows(Database const& database) : m_left(static_cast<std::size_t>(database.size())) {}

bool RoomOfRows::take(Row const& row) {
    session::Origin const& from = row.origin;
    std::size_t const bytes = row.kind.size() + row.payload.size() + from.station.text().size() +
                              from.person.text().size() + from.role.text().size() + row.origin.elsewhere.text().size();
    if (bytes > m_left) return false;
    m_left -= bytes;
    return true;
}

void bindRow(Statement& insert, Seq seq, NewRow const& row, Hash const& hash) {
    insert.bind(1, seq.value()).bind(2, row.kind).bind(3, row.version).bind(4, row.payload);
    row.board ? insert.bind(5, *row.board) : insert.bindNull(5);
    session::Origin const& from = row.origin;
    insert.bind(6, bytesOf(from.command)).bind(7, from.station).bind(8, from.person).bind(9, from.role);
    from.takesBack ? insert.bind(10, bytesOf(*from.takesBack)) : insert.bindNull(10);
    insert.bind(11, row.origin.elsewhere).bind(12, row.wall.value()).bind(13, row.at.time_since_epoch().count());
    insert.bind(14, std::span<std::byte const>(hash));
}

} // namespace flagfall::storage
