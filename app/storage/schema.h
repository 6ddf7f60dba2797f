// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

/// How an event file is laid out: format 2 of docs/journal_format.md, and format 1, which is read and converted. A
/// change here is a new format.
namespace flagfall::storage::schema {

inline constexpr int applicationId = 0x466C6167; ///< `Flag`
inline constexpr int format = 2;
inline constexpr int oldestFormat = 1;

struct Object {
    char const* name;
    char const* sql; ///< stands in sqlite_master letter by letter, and is compared with it
};

inline constexpr Object actOfFormat1{"act",
                                     R"(CREATE TABLE act (
    seq         INTEGER PRIMARY KEY CHECK (seq > 0),
    kind        TEXT    NOT NULL CHECK (kind <> ''),
    version     INTEGER NOT NULL CHECK (version > 0),
    payload     TEXT    NOT NULL CHECK (json_valid(payload)),
    board       INTEGER,
    who         TEXT    NOT NULL,
    wall_utc_ms INTEGER NOT NULL,
    at_ns       INTEGER NOT NULL,
    hash        BLOB    NOT NULL CHECK (length(hash) = 32)
) STRICT)"};

inline constexpr Object act{"act",
                            R"(CREATE TABLE act (
    seq         INTEGER PRIMARY KEY CHECK (seq > 0),
    kind        TEXT    NOT NULL CHECK (kind <> ''),
    version     INTEGER NOT NULL CHECK (version > 0),
    payload     TEXT    NOT NULL CHECK (json_valid(payload)),
    board       INTEGER,
    command     BLOB    NOT NULL CHECK (length(command) = 16),
    station     TEXT    NOT NULL,
    person      TEXT    NOT NULL,
    role        TEXT    NOT NULL,
    takes_back  BLOB    CHECK (length(takes_back) = 16),
    elsewhere   TEXT    NOT NULL,
    wall_utc_ms INTEGER NOT NULL,
    at_ns       INTEGER NOT NULL,
    hash        BLOB    NOT NULL CHECK (length(hash) = 32),
    signature   BLOB    CHECK (length(signature) = 64)
) STRICT)"};

/// `wal`: acts may stand in the -wal (SqliteJournal).
inline constexpr Object mark{"mark",
                             R"(CREATE TABLE mark (
    name  TEXT PRIMARY KEY CHECK (name <> ''),
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID)"};

/// The same in both formats.
inline constexpr std::array common{
    Object{"act_never_changes",
           R"(CREATE TRIGGER act_never_changes BEFORE UPDATE ON act
BEGIN SELECT RAISE(ABORT, 'acts are never changed'); END)"},
    Object{"act_never_goes",
           R"(CREATE TRIGGER act_never_goes BEFORE DELETE ON act
BEGIN SELECT RAISE(ABORT, 'acts are never deleted'); END)"},
    Object{"act_in_order",
           R"(CREATE TRIGGER act_in_order BEFORE INSERT ON act
WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM act)
BEGIN SELECT RAISE(ABORT, 'acts are appended in order'); END)"},
    Object{"heartbeat",
           R"(CREATE TABLE heartbeat (
    id          INTEGER PRIMARY KEY CHECK (id = 1),
    at_ns       INTEGER NOT NULL,
    wall_utc_ms INTEGER NOT NULL,
    boot        TEXT    NOT NULL,
    ticks_ns    INTEGER NOT NULL,
    hash        BLOB    NOT NULL CHECK (length(hash) = 32)
) STRICT)"},
};

/// Files that belong to acts. They come with the first such file; an event without any has none of these.
inline constexpr std::array files{
    Object{"file",
           R"(CREATE TABLE file (
    sha256 TEXT PRIMARY KEY CHECK (length(sha256) = 64),
    bytes  BLOB NOT NULL
) STRICT)"},
    Object{"file_never_changes",
           R"(CREATE TRIGGER file_never_changes BEFORE UPDATE ON file
BEGIN SELECT RAISE(ABORT, 'files are never changed'); END)"},
    Object{"file_never_goes",
           R"(CREATE TRIGGER file_never_goes BEFORE DELETE ON file
BEGIN SELECT RAISE(ABORT, 'files are never deleted'); END)"},
};

} // namespace flagfall::storage::schema
