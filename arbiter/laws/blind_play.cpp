// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/blind_play.h"

namespace flagfall {

std::string_view articleOf(BlindPlayLaw const& law, AssistantDuty duty) {
    return law.duty[static_cast<std::size_t>(duty)];
}

} // namespace flagfall
