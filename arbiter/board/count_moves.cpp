// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/count_moves.h"

#include "arbiter/board/generate.h"

namespace flagfall::board {

namespace {

template <Colour us>
int countPlainly(Position const& position) {
    Counting counting;
    Generation<us, Counting>(position, counting).all();
    return counting.count();
}

#if defined(__x86_64__)

template <Colour us>
[[gnu::target("popcnt,bmi")]] int countWithBitInstructions(Position const& position) {
    Counting counting;
    Generation<us, Counting>(position, counting).all();
    return counting.count();
}

bool hasBitInstructions() { return __builtin_cpu_supports("popcnt") != 0 && __builtin_cpu_supports("bmi") != 0; }

ByColour<CountMoves> chosenCounters() {
    if (hasBitInstructions()) return {countWithBitInstructions<Colour::White>, countWithBitInstructions<Colour::Black>};
    return {countPlainly<Colour::White>, countPlainly<Colour::Black>};
}

#else

ByColour<CountMoves> chosenCounters() { return {countPlainly<Colour::White>, countPlainly<Colour::Black>}; }

#endif

} // namespace

ByColour<CountMoves> moveCounters() {
    static ByColour<CountMoves> const counters = chosenCounters();
    return counters;
}

int countMoves(Position const& position) { return moveCounters()[position.turn()](position); }

} // namespace flagfall::board
