// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/tiebreaks/tie_break.h"
#include "pairing/tournament.h"

#include <string_view>
#include <vector>

namespace flagfall::pairing {

/// What the regulations have against a tie-break of a list.
struct TieBreakAdvice {
    enum class What {
        NotInRoundRobin, ///< Buchholz and what is made of it: forbidden (C.07, Art. 8)
        NotInSwiss,      ///< Koya, which C.07 defines for round robins only (Art. 9.2)
        UnratedPlayers,  ///< asks for ratings that not everybody has, and nothing says what then: not used (Art. 10)
        LongEvent,       ///< asks for ratings in an event of more than 30 days: discouraged (Art. 10)
        NamedBefore,     ///< the same again separates nobody
    };
    std::size_t place; ///< in the list, from 0
    What what;
    friend bool operator==(TieBreakAdvice const&, TieBreakAdvice const&) = default;
};

/// What is to be known of the event.
struct TieBreakSetting {
    SystemKind kind = SystemKind::Swiss;
    bool hasUnratedPlayers = false;
    bool isLong = false; ///< more than 30 days
    UnratedRule unrated = UnratedRule::NotUsed;
};

/// Everything there is to say, in the order of the list.
[[nodiscard]] std::vector<TieBreakAdvice> adviceOn(std::vector<TieBreak> const& order, TieBreakSetting const& setting);

/// Whether the regulations have no place for it in such an event, and do not only discourage it: then it is not
/// offered.
[[nodiscard]] bool isForbidden(TieBreakAdvice::What what);
/// `C.07 Art. 8`; empty where no article says it.
[[nodiscard]] std::string_view article(TieBreakAdvice::What what);

} // namespace flagfall::pairing
