// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/appeals.h"

#include <QString>

namespace flagfall::view {

/// `Appeal by White: upheld, carried out by entry 371`.
[[nodiscard]] QString appealText(session::Appeal const& appeal);
/// `not decided yet`, `upheld, not yet carried out`.
[[nodiscard]] QString appealStateText(session::Appeal const& appeal);
/// `White`; of somebody else their name.
[[nodiscard]] QString appellantText(session::Appeal const& appeal);

} // namespace flagfall::view
