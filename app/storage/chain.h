// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// The seal on every row: a hash over the row and the hash of the row before it. docs/journal_format.md gives
/// the exact bytes; every journal, on disk or in memory, has the same ones.
namespace flagfall::storage {

/// Which bytes are sealed. Format 1 is read only; what it called `who` is the station of the row here.
enum class Format { One = 1, Two = 2 };

/// What stands in for "the hash of the row before" the first one.
[[nodiscard]] session::Hash chainStart(Format format = Format::Two);

/// The hash of `row` at place `seq` when the row before it has the hash `before`.
[[nodiscard]] session::Hash chained(session::Hash const& before, Seq seq, session::NewRow const& row,
                                    Format format = Format::Two);

[[nodiscard]] session::Hash sealOf(session::Heartbeat const& heartbeat);

/// Hexadecimal digits in small letters, of a hash 64.
[[nodiscard]] std::string hexText(std::span<std::byte const> bytes);
/// What the digits stand for. False where they are not just as many as fill the bytes.
[[nodiscard]] bool readHex(std::string_view digits, std::span<std::byte> bytes);
/// The same of a hash.
[[nodiscard]] std::optional<session::Hash> hashOfHex(std::string_view digits);

/// Follows a journal row by row and says where it stops to hold.
class ChainCheck {
public:
    explicit ChainCheck(Format format = Format::Two) : m_format(format), m_hash(chainStart(format)) {}
    /// Goes on after a row whose hash is trusted.
    ChainCheck(Seq last, session::Hash const& hash, Format format = Format::Two)
        : m_format(format), m_last(last), m_hash(hash) {}

    /// Why the row cannot follow, in English for the log; nothing if it does.
    [[nodiscard]] std::optional<std::string> add(session::Row const& row);

    [[nodiscard]] Seq last() const { return m_last; }
    [[nodiscard]] session::Hash const& hash() const { return m_hash; }

private:
    Format m_format;
    Seq m_last;
    session::Hash m_hash;
};

} // namespace flagfall::storage
