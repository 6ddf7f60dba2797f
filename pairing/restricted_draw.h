// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

/// The restricted drawing of pairing numbers for a round robin by Varma's tables (C.05, annex 2): players of one
/// federation shall not meet in the last three rounds.
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

} // namespace flagfall::pairing
