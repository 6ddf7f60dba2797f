// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/acts.h"
#include "arbiter/record/draw_claim.h"

#include <optional>

namespace flagfall::session {

/// What a record says of a claim (9.2, 9.3). `announced` is the move it was made with, as it is read in the position
/// the record ends with; none: it cannot be read there.
[[nodiscard]] record::ClaimExamination examined(record::GameRecord const& record, DrawClaimed const& claim,
                                                std::optional<board::Move> announced, DrawnGameLaw const& law);

} // namespace flagfall::session
