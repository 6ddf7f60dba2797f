// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace flagfall::demo {

/// A tournament report file of six stars after two rounds, with the small faults such files have.
[[nodiscard]] std::string reportFile();

} // namespace flagfall::demo
