// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/trf/report.h"

#include <functional>
#include <string>
#include <string_view>

namespace flagfall::pairing::trf {

/// How a name or a text is written for a program that knows fewer letters.
using Spelling = std::function<std::string(std::string_view utf8)>;

/// The same report with every line in another spelling. Names of players and teams stay within their columns, what
/// stands behind them stays in its own; a name that has become too long is cut.
[[nodiscard]] Report respelled(Report report, Spelling const& spelt);

} // namespace flagfall::pairing::trf
