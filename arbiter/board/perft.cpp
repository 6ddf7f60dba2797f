// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/board/perft.h"

#include "arbiter/board/count_moves.h"
#include "arbiter/board/generate.h"

namespace flagfall::board {

namespace {

template <Colour us>
std::uint64_t leaves(Position const& position, int depth, ByColour<CountMoves> const& counters) {
    if (depth == 1) return static_cast<std::uint64_t>(counters[us](position));
    MoveList list;
    Listing listing{list};
    Generation<us, Listing>(position, listing).all();
    std::uint64_t sum = 0;
    for (Move const move : list) {
        Position next = position;
        Play::play<us>(next, move);
        sum += leaves<opponent(us)>(next, depth - 1, counters);
    }
    return sum;
}

} // namespace

std::uint64_t perft(Position const& position, int depth) {
    if (depth <= 0) return 1;
    auto const counters = moveCounters();
    return position.turn() == Colour::White ? leaves<Colour::White>(position, depth, counters)
                                            : leaves<Colour::Black>(position, depth, counters);
}

std::vector<PerftPart> perftParts(Position const& position, int depth) {
    std::vector<PerftPart> parts;
    for (Move const move : position.legalMoves()) parts.push_back({move, perft(position.after(move), depth - 1)});
    return parts;
}

} // namespace flagfall::board
