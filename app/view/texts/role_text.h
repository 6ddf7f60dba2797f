// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/person.h"

#include <QString>

#include <optional>

namespace flagfall::view {

/// `deputy arbiter`, as it stands inside a sentence.
[[nodiscard]] QString roleText(session::Role role);

/// `C. Deputy, deputy arbiter`
[[nodiscard]] QString personText(QString const& name, session::Role role);

/// Who may do what was refused, who is at the desk, and the key that changes it. No role: nobody.
[[nodiscard]] QString roleRefusedText(std::optional<session::Role> role, session::Duty duty);

} // namespace flagfall::view
