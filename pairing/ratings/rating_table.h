// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The tables of B.02, 8.1.
namespace flagfall::pairing {

/// 8.1.2: what who is so much higher rated (or lower, below 0) is expected to score, in hundredths.
[[nodiscard]] int expectedScore(int difference);

/// 8.1.1: the rating difference of a score in per cent, 0 to 100.
[[nodiscard]] int ratingDifference(int percentage);

} // namespace flagfall::pairing
