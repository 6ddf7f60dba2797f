// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// How a list lies on the disk: an SQLite file that is written once and never changed.
///
/// Names are found through lists of player numbers, one for each word of a name, each sound and each beginning of one
/// or two letters: numbers rise, and each is stored as the difference from the one before it, seven bits in a byte. A
/// search is then a union and an intersection of sets, however many players there are.
namespace flagfall::lists::format {

inline constexpr int applicationId = 0x466C4C73; ///< `FlLs`
inline constexpr int version = 1;                ///< another one is imported again, not converted

/// Kinds of rows in `word`.
enum class WordKind : std::int64_t { Word = 0, Sound = 1, Beginning = 2 };
/// Words beginning with fewer letters than this are found as a Beginning.
inline constexpr std::size_t shortBeginning = 3;

/// In `strength`: the rating that ranks hits, and whether the player is active.
inline constexpr std::uint16_t activeBit = 0x8000;
inline constexpr std::uint16_t ratingBits = 0x7fff;

inline constexpr char const* tables = R"(
CREATE TABLE info (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE player (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL, federation TEXT NOT NULL, fide_id INTEGER, national_id TEXT, club TEXT, birth TEXT,
    sex INTEGER NOT NULL, title INTEGER NOT NULL, other_titles TEXT, online_title TEXT,
    standard INTEGER NOT NULL, standard_games INTEGER NOT NULL, standard_k INTEGER NOT NULL,
    rapid INTEGER NOT NULL, rapid_games INTEGER NOT NULL, rapid_k INTEGER NOT NULL,
    blitz INTEGER NOT NULL, blitz_games INTEGER NOT NULL, blitz_k INTEGER NOT NULL,
    active INTEGER NOT NULL
) STRICT;
CREATE TABLE word (kind INTEGER NOT NULL, word TEXT NOT NULL, players BLOB NOT NULL, PRIMARY KEY (kind, word)) STRICT, WITHOUT ROWID;
CREATE TABLE federation (code INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
CREATE TABLE of_all (name TEXT PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
)";

/// After the players, where it is quicker than beside them.
inline constexpr char const* indexes = R"(
CREATE INDEX player_by_fide_id ON player (fide_id) WHERE fide_id IS NOT NULL;
CREATE INDEX player_by_national_id ON player (national_id) WHERE national_id IS NOT NULL;
)";

/// Appends the next number to a list that ends with `last`.
inline void appendNumber(std::string& bytes, std::uint32_t last, std::uint32_t next) {
    std::uint32_t step = next - last;
    while (step >= 0x80) {
        bytes += static_cast<char>((step & 0x7f) | 0x80);
        step >>= 7;
    }
    bytes += static_cast<char>(step);
}

/// Calls `visit` with every number of a list; what does not belong in one ends it.
template <typename Visit>
void eachNumber(std::string_view bytes, Visit visit) {
    std::uint32_t number = 0;
    std::uint32_t step = 0;
    unsigned shift = 0;
    for (char const c : bytes) {
        auto const byte = static_cast<unsigned char>(c);
        if (shift > 28) return;
        step |= static_cast<std::uint32_t>(byte & 0x7f) << shift;
        shift += 7;
        if (byte & 0x80) continue;
        number += step;
        visit(number);
        step = 0;
        shift = 0;
    }
}

} // namespace flagfall::lists::format
