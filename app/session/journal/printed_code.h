// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/journal.h"

#include <optional>
#include <string>
#include <string_view>

/// What stands on printed papers for the whole history up to an entry: `371-7K2M-9QXW-4T0B-ZZZZ`, the number of the
/// entry and the first eighty bits of its hash. Another history with the same code cannot be found. Pure.
namespace flagfall::session {

/// The sixteen signs behind the number: `7K2M-9QXW-4T0B-ZZZZ`.
[[nodiscard]] std::string codeOf(Hash const& hash);
/// Number and signs.
[[nodiscard]] std::string printedCode(Seal const& seal);

struct PrintedCode {
    Seq seq;
    std::string signs; ///< as codeOf() writes them
};
/// As somebody types it from a paper: small letters, other separators or none, O for 0, I and L for 1.
[[nodiscard]] std::optional<PrintedCode> readPrintedCode(std::string_view typed);

} // namespace flagfall::session
