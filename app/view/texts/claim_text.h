// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/record/draw_claim.h"

#include <QString>

namespace flagfall::view {

/// What a claim of a draw rests on (Laws 9.2, 9.3): `Threefold repetition on the board`.
[[nodiscard]] QString basisText(record::ClaimBasis basis);

} // namespace flagfall::view
