// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace flagfall::pairing {

/// Which rating a tournament uses (TRF26, record 172).
enum class RatingMethod {
    Fide,             ///< FIDE
    National,         ///< NRO
    FideElseNational, ///< FIDON
    NationalElseFide, ///< NIDOF
    Highest,          ///< HBFN: of the two
    Lowest,           ///< LBFN: of the two, where there are both
    Other,            ///< OTHER: as the arbiter says
};

/// All of them, in the order above.
[[nodiscard]] std::span<RatingMethod const> ratingMethods();

/// The word of the record: `FIDON`.
[[nodiscard]] std::string_view ratingMethodCode(RatingMethod method);
[[nodiscard]] std::optional<RatingMethod> ratingMethodOf(std::string_view code);

/// The rating that the method takes of the two, 0: none; nullopt: with this method the arbiter says it.
[[nodiscard]] std::optional<int> ratingBy(RatingMethod method, int fide, int national);

/// What a report file with these two ratings gives for the rating used: the method's, and the one there is where the
/// method has none or the arbiter said it.
[[nodiscard]] int ratingTold(std::optional<RatingMethod> method, int fide, int national);

} // namespace flagfall::pairing
