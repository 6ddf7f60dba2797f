// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/expected.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The restricted drawing of pairing numbers for a round robin by Varma's tables (C.05, annex 2): players of one
/// federation shall not meet in the last three rounds. Pure; the same seed gives the same lots everywhere.
namespace flagfall::pairing {

inline constexpr int fewestForVarma = 9;
inline constexpr int mostForVarma = 24;

/// The numbers in the envelopes A to D.
using Envelopes = std::array<std::vector<int>, 4>;

/// The envelopes as they are printed, without the highest number in an odd field; none for a field of another size.
[[nodiscard]] std::optional<Envelopes> varmaEnvelopes(int players);

/// Two numbers of one envelope that meet in one of the last three rounds all the same.
struct LateMeeting {
    int first = 0;
    int second = 0;
    int round = 0;
    friend bool operator==(LateMeeting const&, LateMeeting const&) = default;
};
/// What is wrong with envelopes for a field, to be shown before the draw. As printed there is one: of 12
/// players, 6 and 12 meet in round 11. With 11 in envelope C and 12 in D there would be none; annex 2 says otherwise.
[[nodiscard]] std::vector<LateMeeting> lateMeetings(Envelopes const& envelopes, int players);

struct RestrictedDraw {
    std::vector<int> numbers;                  ///< of the players, in the order given
    std::vector<int> envelopes;                ///< whence, 0 for A; likewise
    std::vector<std::string> splitFederations; ///< those that no envelope had enough numbers for
    friend bool operator==(RestrictedDraw const&, RestrictedDraw const&) = default;
};
enum class DrawRefusal {
    NotOneNumberEach, ///< the envelopes do not hold the numbers 1 to that of the players, each once
};

/// Draws for players, each named by the code of the federation, players of one federation in the order in which they
/// draw (by name). The largest federation draws first, of equal ones the first by its code: one of the envelopes that
/// hold enough numbers, then each player one of its numbers. Who has no federation draws like one of his own.
///
/// Annex 2 does not say what a federation does for which no envelope has enough. Here it takes the fullest one whole,
/// of equal ones by lot, and draws for the rest of its players as if they were all.
[[nodiscard]] Expected<RestrictedDraw, DrawRefusal> drawRestricted(std::vector<std::string> const& federations,
                                                                   Envelopes envelopes, std::uint64_t seed);

} // namespace flagfall::pairing
