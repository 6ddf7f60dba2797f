// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tables/sheet.h"

/// What stands around the players in a mail: `Dear arbiter, here are our players:`, `Best regards`.
namespace flagfall::entries {

enum class Prose {
    None,
    Sentence,
    Closing, ///< a signature follows
};
[[nodiscard]] Prose proseOf(tables::Row const& row);

/// `SEZNAM HRÁČŮ ODDÍLU SOKOL`: four words in capitals or more. Above the players of a mail it is no name.
[[nodiscard]] bool isHeading(tables::Row const& row);

/// Whether there is one cell alone, as in the lines of a signature.
[[nodiscard]] bool isAlone(tables::Row const& row);

} // namespace flagfall::entries
