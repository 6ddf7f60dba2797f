// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/entries/meaning.h"
#include "app/session/event/event_state.h"

#include <functional>

namespace flagfall::entries {

/// Whether notes, fees and dates of birth, which are nobody else's business, are in a list that goes out.
enum class Private { LeftOut, Included };

using Players = std::vector<session::PlayerDetails>;

/// A date of birth for a list that goes out: the year alone where what is private is left out.
[[nodiscard]] std::string birthFor(std::string const& birth, Private kept);

/// In the order of their numbers.
[[nodiscard]] Players playersOf(session::EventState const& event);

/// The columns that any of the players has something in; the year stands for the date of birth where what is private
/// is left out. E-mail and telephone are in no list.
[[nodiscard]] std::vector<Meaning> columnsOf(session::EventDetails const& event, Players const& players, Private kept);

/// The players under a head that `headOf` names.
[[nodiscard]] tables::Sheet playerTable(session::EventDetails const& event, Players const& players,
                                        std::vector<Meaning> const& columns,
                                        std::function<std::string(Meaning)> const& headOf, Private kept);

} // namespace flagfall::entries
