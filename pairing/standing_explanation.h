// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pairing/standings.h"
#include "pairing/tiebreaks/table.h"
#include "pairing/tiebreaks/working.h"

#include <map>
#include <optional>
#include <vector>

namespace flagfall::pairing {

/// What puts one player before another.
struct Separation {
    enum class By {
        Points,
        TieBreak,
        Nothing, ///< they share the rank
    };
    PlayerId other;
    By by = By::Nothing;
    std::size_t which = 0; ///< of TieBreak: its place in the list, from 0
    /// The points, or what the tie-break gives. By direct encounter they can be equal, or none: it can separate by the
    /// games of some of the tied alone (6.4); the step that did it is `step` of the working. They can be equal as well
    /// where extended direct encounter separates by the other score or the boards, and where a later step of top or
    /// bottom boards does.
    TieBreakValue own{}, others{};
    std::optional<std::size_t> step{};
    friend bool operator==(Separation const&, Separation const&) = default;
};

/// Why a player stands where he does.
struct StandingExplanation {
    Standing standing;
    std::vector<TieBreakWorking> workings;   ///< of each tie-break in the list
    std::vector<std::vector<PlayerId>> tied; ///< for each: who was still level with him, himself included
    std::optional<Separation> above{};       ///< from the player one line above; none for the first
    std::optional<Separation> below{};       ///< none for the last
};

/// The same table as standings() makes, worked out once for whoever asks about several players.
class StandingExplainer {
public:
    StandingExplainer(Tournament const& tournament, std::vector<TieBreak> order);

    /// Nothing for an unknown player.
    [[nodiscard]] std::optional<StandingExplanation> explain(PlayerId player) const;
    [[nodiscard]] std::vector<Standing> const& standings() const { return m_lines; }

private:
    Table m_table;
    std::vector<TieBreak> m_order;
    std::vector<std::vector<Group>> m_before; ///< for each tie-break: who was still level when it was applied
    std::vector<Standing> m_lines;
    std::map<PlayerId, std::size_t> m_places; ///< in the lines
};

/// For one player. Nothing for an unknown one.
[[nodiscard]] std::optional<StandingExplanation> explainStanding(Tournament const& tournament,
                                                                 std::vector<TieBreak> const& order, PlayerId player);

} // namespace flagfall::pairing
