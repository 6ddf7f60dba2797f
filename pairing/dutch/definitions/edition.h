// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/date.h"
#include "pairing/dutch/definitions/entry.h"

#include <optional>
#include <string_view>

/// The editions of the FIDE (Dutch) system, as data: what an edition does differently is a value or a named
/// function in its row, never a question elsewhere.
namespace flagfall::pairing::dutch {

enum class Edition {
    Fide2017, ///< in force until 31 January 2026
    Fide2026, ///< C.04.3, in force since 1 February 2026
};

/// How the brackets of a round are made and judged.
enum class Procedure {
    CompletionInEveryBracket, ///< 2026, C4: every bracket leaves a rest that can be paired
    CollapsedLastBracket,     ///< 2017, A.9: completion is asked for when a bracket has failed it
};

struct EditionRules {
    Edition edition;
    std::string_view code;     ///< TRF26 record 192
    std::optional<Date> until; ///< the last day it was in force; none: it still is
    Procedure procedure;
    /// Whether a round without a game leaves a downfloat (2026: 1.4; 2017: A.4).
    bool (*leavesDownfloat)(PastRound const& round, Scoring const& scoring);
    /// Whether a round bars from the pairing-allocated bye (2026: C2; 2017: C.2).
    bool (*barsAllocatedBye)(PastRound const& round, Scoring const& scoring);
};

[[nodiscard]] EditionRules const& rulesOf(Edition edition);

[[nodiscard]] Edition editionInForce(Date day);

/// The edition a type code names; nothing for other systems. `FIDE_DUTCH` is the edition in force.
[[nodiscard]] std::optional<Edition> editionByCode(std::string_view code);

} // namespace flagfall::pairing::dutch
