// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace flagfall::pairing {

/// Tie-breaks of C.07 (edition 1 March 2026) that the program computes so far.
enum class TieBreak {
    DirectEncounter, ///< DE, Art. 6
    RoundsWon,       ///< WIN, Art. 7.1
    GamesWon,        ///< WON, Art. 7.2
    SonnebornBerger, ///< SB, Art. 9.1
    Koya,            ///< KS, Art. 9.2
    Buchholz,        ///< BH, Art. 8.1; not for round robins
    BuchholzCut1,    ///< BH/C1
};

/// The code of C.07, as TRF26 record 202 writes it: `DE`, `WIN`, `SB` …
[[nodiscard]] std::string_view code(TieBreak tieBreak);
[[nodiscard]] std::optional<TieBreak> tieBreakByCode(std::string_view code);
[[nodiscard]] std::string_view article(TieBreak tieBreak); ///< `C.07 Art. 9.1`

/// An exact value in quarter points (SB multiplies half points by half points). Higher is better.
/// For direct encounter it is the score among the tied; none where it does not apply.
struct TieBreakValue {
    std::optional<std::int64_t> quarters;
    friend auto operator<=>(TieBreakValue const&, TieBreakValue const&) = default;
};

/// `12.5`, `8.25`, `3`, or a dash where there is no value. Decimal point; the view localises it.
[[nodiscard]] std::string valueText(TieBreakValue const& value);

} // namespace flagfall::pairing
