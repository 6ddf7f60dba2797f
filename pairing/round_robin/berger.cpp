// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/round_robin/berger.h"

#include <algorithm>

namespace flagfall::pairing::round_robin {
namespace {

// A second cycle plays the same lines with the colours reversed.
void reverseColours(std::vector<Line>& lines) {
    for (Line& line : lines) std::swap(line.white, line.black);
}

} // namespace

std::vector<Line> tableRound(int size, int round) {
    // All numbers but the last sit in a circle of size − 1 seats. Every round the circle turns by half a
    // table, the last number sits opposite its head, and the others are paired outwards from there.
    int const circle = size - 1;
    int const head = (round - 1) * (size / 2) % circle;
    auto const seat = [circle](int index) { return (index % circle + circle) % circle + 1; };
    std::vector<Line> lines;
    lines.reserve(static_cast<std::size_t>(size / 2));
    bool const lastHasBlack = round % 2 == 1; // the only number whose colour alternates round by round
    lines.push_back(lastHasBlack ? Line{seat(head), size} : Line{size, seat(head)});
    for (int k = 1; k < size / 2; ++k) lines.push_back({seat(head + k), seat(head - k)});
    return lines;
}

int roundsNeeded(int players, Cycles cycles) {
    if (players < 2) return 0;
    int const cycle = tableSize(players) - 1;
    return cycles == Cycles::Single ? cycle : 2 * cycle;
}

std::vector<Line> eventRound(int players, Cycles cycles, int round) {
    int const size = tableSize(players);
    int const cycle = size - 1;
    if (round > cycle) {
        std::vector<Line> lines = tableRound(size, round - cycle);
        reverseColours(lines);
        return lines;
    }
    // Without the exchange some would have the same colour three times running where the cycles meet.
    bool const exchanged = cycles == Cycles::DoubleLastTwoSwapped && cycle >= 2 && round >= cycle - 1;
    return tableRound(size, exchanged ? 2 * cycle - 1 - round : round);
}

} // namespace flagfall::pairing::round_robin
