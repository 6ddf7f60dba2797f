// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"

namespace flagfall::session {

/// Of whom pairing asks: who would be paired without having checked in, while others have. Who has played a round since
/// the check-in began has come, whatever the list says.
[[nodiscard]] std::vector<PlayerId> notHere(History const& history);

} // namespace flagfall::session
