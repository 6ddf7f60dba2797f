// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/laws/drawn_game.h"

namespace flagfall {

std::string_view articleOf(DrawnGameLaw const& law, AutomaticDraw draw) {
    return draw == AutomaticDraw::Fivefold ? law.fivefold.article : law.seventyFive;
}

} // namespace flagfall
