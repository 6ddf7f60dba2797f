// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/date.h"

#include <array>
#include <optional>
#include <string_view>

namespace flagfall::session {

/// A day as people write it: by ISO 8601, or day, month and year with points: `28.11.2026`, `28. 11. 2026`. With
/// strokes (`28/11/2026`) only where the day cannot be the month: others write the month first.
[[nodiscard]] std::optional<Date> typedDate(std::string_view text);

/// The two days that a date with strokes may be, `5/12/1999`: first the one whose day stands first. nullopt for any
/// other text.
[[nodiscard]] std::optional<std::array<Date, 2>> eitherDate(std::string_view text);

} // namespace flagfall::session
