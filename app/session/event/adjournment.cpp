// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/adjournment.h"

#include <fmt/format.h>

namespace flagfall::session {

std::string sealedBeside(RoundNumber round, BoardNumber board, Colour by, bool reply, std::size_t times) {
    return fmt::format("round {}, board {}, {}, {} {}", round.value(), board.value(),
                       by == Colour::White ? "White" : "Black", reply ? "reply" : "adjournment", times + 1);
}

} // namespace flagfall::session
