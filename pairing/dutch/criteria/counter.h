// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/dutch/criteria/colour_criteria.h"
#include "pairing/dutch/definitions/field.h"

#include <optional>

#include <compare>
#include <vector>

/// The criteria of both editions as counters that add up over the pairs of a bracket.
namespace flagfall::pairing::dutch {

enum class Role { MovedDown, Resident, Next, Rest, Filler, Bye };

/// What the criteria see of a player, or of what stands for one. Alike ones are of one kind.
struct VertexKind {
    Role role = Role::Filler;
    ColourNeed need;
    Points score{};
    Points drop{}; ///< 2017: what floating down counts for in the score differences
    Float last = Float::None;
    Float beforeLast = Float::None;
    bool mayRest = false; ///< gets the bye if he is left over
    int unplayed = 0;     ///< asked for by C9
    /// C8: how well the next bracket does when he comes down to it, 0 the best; none: he must not (C4).
    std::optional<int> nextRank = 0;
    auto operator<=>(VertexKind const&) const = default;
};

[[nodiscard]] constexpr bool isInside(VertexKind const& kind) {
    return kind.role == Role::MovedDown || kind.role == Role::Resident;
}

/// The criteria under their numbers; where two counters make one criterion, the second has a name.
enum class Counted {
    // 2026
    C6,
    C7,
    C8,
    C8Scores,
    C9,
    C10,
    C11,
    C12,
    C13,
    C14,
    C15,
    C16,
    C17,
    C18,
    C19,
    C20,
    C21,
    // 2017; its C.5 is C6, its C.8 to C.11 are C10 to C13
    Old6,
    Old7,
    Old7Scores,
    Old12,
    Old13,
    Old14,
    Old15,
    Old16,
    Old17,
    Old18,
    Old19,
};

struct Counter {
    Counted counted = Counted::C6;
    Points points{}; ///< the score or difference it counts, where there is one counter for each
    int bits = 0;
};

/// What joining two vertices adds to a counter: more is better.
[[nodiscard]] int worth(Counter const& counter, VertexKind const& a, VertexKind const& b);

/// What a bracket asks for.
enum class Question {
    Bracket2026,         ///< with all who matter below it
    ClosedBracket2026,   ///< when C6 is settled beforehand, and C8 is up to each downfloater
    Downfloaters2026,    ///< C6 and C7 alone
    Bracket2017,         ///< without completion, looking at the next bracket (C.7)
    ClosedBracket2017,   ///< when C.5 and C.7 are settled beforehand
    CompletedBracket2017 ///< the penultimate and the last bracket: completion, no C.7
};

/// Whether a question is one of the edition of 2017.
[[nodiscard]] constexpr bool isOf2017(Question question) {
    return question == Question::Bracket2017 || question == Question::ClosedBracket2017 ||
           question == Question::CompletedBracket2017;
}

/// A bracket by kinds: how many vertices there are of each.
struct Census {
    std::vector<VertexKind> kinds;
    std::vector<int> counts;
    bool hasSingleDownfloater = false;
};

/// The counters that can make a difference, the most important first.
[[nodiscard]] std::vector<Counter> countersOf(Question question, Census const& census);

} // namespace flagfall::pairing::dutch
