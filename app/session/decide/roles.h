// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"

/// Who may do what at a desk: one table, asked by the desk alone before it decides. It restrains people at the program;
/// nothing stops who holds the file.
namespace flagfall::session {

[[nodiscard]] bool may(Role role, Duty duty);

/// What a command of this person belongs to, each once; one that takes back or does again belongs to what it takes back,
/// and to whose it was.
[[nodiscard]] std::vector<Duty> dutiesOf(History const& history, std::string_view person, Command const& command);

/// The role of a person who is at a desk with this lock opened. None: the event has no such person, or another lock was
/// put on since.
[[nodiscard]] std::optional<Role> roleAt(EventState const& state, std::string_view person, std::string_view lock);

/// What stands in the way of this person: a duty that is not one of the role. Without a role nothing but what is always
/// allowed; an event without persons lets everybody do everything.
[[nodiscard]] std::optional<Duty> dutyRefused(History const& history, std::string_view person, std::optional<Role> role,
                                              Command const& command);

} // namespace flagfall::session
