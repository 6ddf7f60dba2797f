// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/restricted_draw.h"

#include "pairing/round_robin/berger.h"

#include <algorithm>

namespace flagfall::pairing {
namespace {

/// C.05, annex 2, 5: for 9 or 10 players, 11 or 12, and so on.
std::array<Envelopes, 8> const& printedEnvelopes() {
    static std::array<Envelopes, 8> const all{{
        {{{3, 4, 8}, {5, 7, 9}, {1, 6}, {2, 10}}},
        {{{4, 5, 9, 10}, {1, 2, 7}, {6, 8, 12}, {3, 11}}},
        {{{4, 5, 6, 11, 12}, {1, 2, 8, 9}, {7, 10, 13}, {3, 14}}},
        {{{5, 6, 7, 12, 13, 14}, {1, 2, 3, 9, 10}, {8, 11, 15}, {4, 16}}},
        {{{5, 6, 7, 8, 14, 15, 16}, {1, 2, 3, 10, 11, 12}, {9, 13, 17}, {4, 18}}},
        {{{6, 7, 8, 9, 15, 16, 17, 18}, {1, 2, 3, 11, 12, 13, 14}, {5, 10, 19}, {4, 20}}},
        {{{6, 7, 8, 9, 10, 17, 18, 19, 20}, {1, 2, 3, 4, 12, 13, 14, 15}, {11, 16, 21}, {5, 22}}},
        {{{6, 7, 8, 9, 10, 11, 19, 20, 21, 22}, {1, 2, 3, 4, 13, 14, 15, 16, 17}, {12, 18, 23}, {5, 24}}},
    }};
    return all;
}

} // namespace

std::optional<Envelopes> varmaEnvelopes(int players) {
    if (players < fewestForVarma || players > mostForVarma) return std::nullopt;
    Envelopes envelopes = printedEnvelopes()[static_cast<std::size_t>((players - fewestForVarma) / 2)];
    for (auto& envelope : envelopes) std::erase_if(envelope, [players](int number) { return number > players; });
    return envelopes;
}

std::vector<LateMeeting> lateMeetings(Envelopes const& envelopes, int players) {
    int const size = round_robin::tableSize(players);
    std::vector<LateMeeting> meetings;
    for (int round = std::max(1, size - 3); round < size; ++round)
        for (auto const [white, black] : round_robin::tableRound(size, round)) {
            auto const holdsBoth = [a = white, b = black](std::vector<int> const& envelope) {
                auto const holds = [&](int n) {
                    return std::find(envelope.begin(), envelope.end(), n) != envelope.end();
                };
                return holds(a) && holds(b);
            };
            if (std::any_of(envelopes.begin(), envelopes.end(), holdsBoth))
                meetings.push_back({std::min(white, black), std::max(white, black), round});
        }
    return meetings;
}

} // namespace flagfall::pairing
