// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/codec.h"

#include <cstdint>
#include <string_view>

namespace flagfall::storage::test {

/// What an act says, as one number: what a desk has told and what stands in the journal are compared by it.
inline std::uint64_t saying(session::NewRow const& row) {
    std::uint64_t sum = 0xcbf29ce484222325;
    auto const add = [&sum](std::string_view text) {
        for (char const each : text) sum = (sum ^ static_cast<unsigned char>(each)) * 0x100000001b3;
    };
    add(row.kind);
    add(row.payload);
    add(session::text(row.origin.command));
    return sum;
}

} // namespace flagfall::storage::test
