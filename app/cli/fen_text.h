// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/fen.h"

#include <string>

namespace flagfall::cli {

/// `column 7: not a letter of a piece`, or every reason why no game can go on from there, separated by semicolons.
[[nodiscard]] std::string words(board::FenRefusal const& refusal);

} // namespace flagfall::cli
