// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/explanation.h"

#include <tuple>

namespace flagfall::pairing {

std::strong_ordering compare(Measure const& a, Measure const& b) {
    return std::tie(a.count, a.again, a.points) <=> std::tie(b.count, b.again, b.points);
}

Round withSeatsExchanged(Round round, int a, int b) {
    auto const exchange = [a, b](int& seat) { seat = seat == a ? b : seat == b ? a : seat; };
    for (Board& board : round.boards) {
        exchange(board.white);
        exchange(board.black);
    }
    if (round.bye) exchange(*round.bye);
    return round;
}

} // namespace flagfall::pairing
