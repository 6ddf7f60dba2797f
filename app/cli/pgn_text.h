// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/pgn/problem.h"

#include <string>

namespace flagfall::cli {

/// `line 12, column 5: Qxf9: it cannot be read: no move here; kept as text with what follows`.
[[nodiscard]] std::string words(pgn::Problem const& problem);

} // namespace flagfall::cli
