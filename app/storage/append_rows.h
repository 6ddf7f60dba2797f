// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/kept_journal.h"

#include <functional>
#include <optional>
#include <span>
#include <string>

namespace flagfall::storage {

/// One row of an append, and its signature once its hash is known; or why it cannot have that hash.
struct RowToAppend {
    session::NewRow const& row;
    std::function<Expected<std::optional<Signature>, std::string>(session::Hash const&)> signature;
};

/// The rows of one append, by their place in it. They live as long as what it was made of.
struct RowsToAppend {
    std::size_t count = 0;
    std::function<RowToAppend(std::size_t)> at;
};

/// New acts. The newest of them is signed: it stands for all before it.
[[nodiscard]] inline RowsToAppend newRows(std::span<session::NewRow const> rows, std::optional<SigningKey> const& key) {
    return {rows.size(), [rows, &key](std::size_t n) -> RowToAppend {
                bool const signs = key && n + 1 == rows.size();
                return {rows[n],
                        [&key, signs](session::Hash const& hash) -> Expected<std::optional<Signature>, std::string> {
                            return signs ? std::optional{key->sign(hash)} : std::nullopt;
                        }};
            }};
}

/// Acts of another journal, as they are there.
[[nodiscard]] inline RowsToAppend copiedRows(std::span<SignedRow const> rows) {
    return {rows.size(), [rows](std::size_t n) -> RowToAppend {
                SignedRow const& one = rows[n];
                return {one.row, [&one](session::Hash const& hash) -> Expected<std::optional<Signature>, std::string> {
                            if (hash != one.row.hash) return refused(std::string{"the hash does not fit"});
                            return one.signature;
                        }};
            }};
}

} // namespace flagfall::storage
