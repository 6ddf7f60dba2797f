// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/round_robin/berger.h"

namespace flagfall::pairing::round_robin {
std::vector<TableLine> tableRound(int size, int round) {
    // All numbers but the last sit in a circle of size − 1 seats. Every round the circle turns by half a
    // table, the last number sits opposite its head, and the others are paired outwards from there.
    int const circle = size - 1;
    int const head = (round - 1) * (size / 2) % circle;
    auto const seat = [circle](int index) { return (index % circle + circle) % circle + 1; };
    std::vector<TableLine> lines;
    lines.reserve(static_cast<std::size_t>(size / 2));
    bool const lastHasBlack = round % 2 == 1; // the only number whose colour alternates round by round
    lines.push_back(lastHasBlack ? TableLine{seat(head), size} : TableLine{size, seat(head)});
    for (int k = 1; k < size / 2; ++k) lines.push_back({seat(head + k), seat(head - k)});
    return lines;
}

} // namespace flagfall::pairing::round_robin
