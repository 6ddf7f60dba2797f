// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/by_regime.h"

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace flagfall::lists {

/// The month a list is valid in.
using ListMonth = std::chrono::year_month;

/// `2026-11`
[[nodiscard]] std::string monthText(ListMonth month);
/// Reads `2026-11`; nullopt if there is no such month.
[[nodiscard]] std::optional<ListMonth> parseMonth(std::string_view text);

/// Where FIDE's combined list comes from; its single lists are `fide-standard`, `fide-rapid` and `fide-blitz`.
inline constexpr std::string_view fideSource = "fide";

/// What there is to say about a list that has been imported.
struct ListInfo {
    std::string source; ///< `fide`, or a word of the arbiter's for a national or own list: small letters, digits, `-`
    ListMonth month{};
    std::int64_t players = 0;
    std::array<std::int64_t, 3> rated{}; ///< how many have a rating, by PlayType
    std::string file;                    ///< the name of the file it was read from
    std::int64_t skipped = 0;            ///< lines that are not players
    friend bool operator==(ListInfo const&, ListInfo const&) = default;

    /// Whether the list says anything about this kind of play.
    [[nodiscard]] bool has(PlayType play) const { return rated[static_cast<std::size_t>(play)] > 0; }
};

} // namespace flagfall::lists
