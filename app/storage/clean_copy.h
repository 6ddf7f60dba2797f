// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/desk/desk.h"

#include <cstddef>
#include <filesystem>

namespace flagfall::storage {

/// Whose names a copy that is given away has (app/session/journal/anonymous.h).
enum class Names { Kept, Removed };

/// Writes a copy of an event, which may be open, to a file that is not there: without e-mail addresses, telephone
/// numbers and days of birth in any entry and with the files attached to rulings; or without the people at all. Refused
/// where the event is damaged or the target is there. How many entries it has.
[[nodiscard]] Expected<std::size_t, session::OpenProblem>
writeCleanCopy(std::filesystem::path const& event, std::filesystem::path const& target, Names names);

} // namespace flagfall::storage
