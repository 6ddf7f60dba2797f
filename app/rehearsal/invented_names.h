// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/rehearsal/chance.h"

#include <string>
#include <vector>

namespace flagfall::rehearsal {

/// So many different names, `Last, First`, put together from syllables: they can be read out, and are nobody's.
[[nodiscard]] std::vector<std::string> inventedNames(int count, Chance& chance);

} // namespace flagfall::rehearsal
