// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/postgres_row.h"

#include <algorithm>
#include <limits>

namespace flagfall::storage {

using session::Hash;
using session::NewRow;

namespace {

/// Bytes of the texts of a row.
constexpr std::size_t longestRow = 16 << 20;

std::optional<int> smallNumber(std::int64_t value) {
    if (value < std::numeric_limits<int>::min() || value > std::numeric_limits<int>::max()) return std::nullopt;
    return static_cast<int>(value);
}

template <typename Bytes>
bool take(std::span<std::byte const> from, Bytes& to) {
    if (from.size() != to.size()) return false;
    std::ranges::transform(from, to.begin(),
                           [](std::byte one) { return static_cast<typename Bytes::value_type>(one); });
    return true;
}

std::span<std::byte const> bytesOf(session::CommandId const& id) { return std::as_bytes(std::span{id.bytes}); }

} // namespace

// 16777216 is longestRow; 1000 is rowsOfPage.
char const* const selectRows =
    "SELECT seq, CASE WHEN size <= 16777216 THEN kind END, version, CASE WHEN size <= 16777216 THEN payload END, board,"
    " wall_utc_ms, at_ns, hash, CASE WHEN size <= 16777216 THEN station END, command,"
    " CASE WHEN size <= 16777216 THEN person END, CASE WHEN size <= 16777216 THEN role END, takes_back,"
    " CASE WHEN size <= 16777216 THEN elsewhere END, signature"
    " FROM act, LATERAL (SELECT octet_length(kind)::bigint + octet_length(payload) + octet_length(station)"
    " + octet_length(person) + octet_length(role) + octet_length(elsewhere) AS size) AS texts"
    " WHERE seq >= $1::bigint ORDER BY seq LIMIT 1000";
static_assert(longestRow == 16777216 && rowsOfPage == 1000);

char const* const insertRow =
    "INSERT INTO act VALUES ($1::bigint, $2, $3::bigint, $4, $5::bigint, $6, $7, $8, $9, $10, $11, $12::bigint,"
    " $13::bigint, $14, $15)";

std::optional<Hash> hashIn(Answer const& found, int row, int column) {
    Hash hash;
    if (found.null(row, column) || !take(found.bytes(row, column), hash)) return std::nullopt;
    return hash;
}

std::optional<SignedRow> rowIn(Answer const& found) {
    auto const version = smallNumber(found.number(0, 2));
    auto const board = smallNumber(found.number(0, 4));
    auto const hash = hashIn(found, 0, 7);
    if (!version || !board || !hash || found.null(0, 1)) return std::nullopt;
    SignedRow one;
    session::Row& row = one.row;
    row.seq = Seq{found.number(0, 0)};
    row.kind = found.text(0, 1);
    row.version = *version;
    row.payload = found.text(0, 3);
    if (!found.null(0, 4)) row.board = board;
    row.wall = session::WallTime{found.number(0, 5)};
    row.at = clock::Instant{clock::Span{found.number(0, 6)}};
    row.hash = *hash;
    row.origin.station = found.text(0, 8);
    row.origin.person = found.text(0, 10);
    row.origin.role = found.text(0, 11);
    row.origin.elsewhere = found.text(0, 13);
    bool whole = take(found.bytes(0, 9), row.origin.command.bytes);
    if (!found.null(0, 12)) whole = whole && take(found.bytes(0, 12), row.origin.takesBack.emplace().bytes);
    if (!found.null(0, 14)) whole = whole && take(found.bytes(0, 14), one.signature.emplace());
    return whole ? std::optional(std::move(one)) : std::nullopt;
}

Parameters parametersOf(Seq seq, NewRow const& row, Hash const& hash, std::optional<Signature> const& signature) {
    session::Origin const& from = row.origin;
    Parameters values;
    values.number(seq.value()).text(row.kind).number(row.version).text(row.payload);
    row.board ? values.number(*row.board) : values.null();
    values.bytes(bytesOf(from.command)).text(from.station).text(from.person).text(from.role);
    from.takesBack ? values.bytes(bytesOf(*from.takesBack)) : values.null();
    values.text(row.origin.elsewhere).number(row.wall.value()).number(row.at.time_since_epoch().count()).bytes(hash);
    signature ? values.bytes(*signature) : values.null();
    return values;
}

bool fitsInARow(NewRow const& row) {
    return row.kind.size() + row.payload.size() + row.origin.station.text().size() + row.origin.person.text().size() +
               row.origin.role.text().size() + row.origin.elsewhere.text().size() <=
           longestRow;
}

} // namespace flagfall::storage
