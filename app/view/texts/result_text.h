// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/acts.h"
#include "arbiter/game/result.h"

#include <QString>

namespace flagfall::view {

/// `1–0`, `½–½`, `+/–`.
[[nodiscard]] QString resultText(Result result);
/// `White wins`, for legends and screen readers.
[[nodiscard]] QString resultSpoken(Result result);
[[nodiscard]] QString adjournedText();
[[nodiscard]] QString byeText(session::Bye bye);
[[nodiscard]] QString colourText(Colour colour);

} // namespace flagfall::view
