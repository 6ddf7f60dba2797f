// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedures/illegal_move.h"

namespace flagfall::rulings {

/// How a piece was touched (4.3; from 2017 on 4.2.2).
enum class TouchKind {
    Deliberate, ///< with the intention to move or capture
    Contact,    ///< more than an accident, but what was intended is not clear
    Accidental, ///< clearly by accident
};
template <>
struct Words<TouchKind> {
    static constexpr std::array all{Word{TouchKind::Deliberate, "deliberate"}, Word{TouchKind::Contact, "contact"},
                                    Word{TouchKind::Accidental, "accidental"}};
};
/// Whether the player said "I adjust" beforehand (4.2).
enum class Adjusting { No, Said, Disputed };
template <>
struct Words<Adjusting> {
    static constexpr std::array all{Word{Adjusting::No, "no"}, Word{Adjusting::Said, "said"},
                                    Word{Adjusting::Disputed, "disputed"}};
};

/// A player has touched pieces (P2). The position is Known::position.
struct PiecesTouched {
    Colour by = Colour::White;
    std::vector<board::Square> touched{}; ///< in order
    bool together = false;                ///< at once, or the order is not known
    TouchKind kind = TouchKind::Deliberate;
    Adjusting adjusting = Adjusting::No;
    Finder saidBy = Finder::NotSaid;
    bool opponentTouched = false;            ///< the opponent has touched a piece since
    bool hasMove = true;                     ///< the player has the move
    bool twoHands = false;                   ///< the complaint is of a move made with two hands (4.1)
    /// With two hands: the clock was pressed after it. Not said: yes of a move that was made, no of pieces that are
    /// only touched.
    std::optional<bool> completed{};
    std::optional<board::Square> released{}; ///< where the piece touched first was released
    std::optional<board::Role> newPiece{};   ///< it has touched the square of the promotion
    std::string made{};                      ///< a move made since, in English notation
    friend bool operator==(PiecesTouched const&, PiecesTouched const&) = default;
};
template <>
struct Description<PiecesTouched> {
    static constexpr std::string_view word = "touch";
    static constexpr std::array follow{Follow{"two-hands", "yes", {"completed"}}};
    static constexpr AtBoard atBoard{.readOff = {}, .squares = "touched", .follow = follow};
    static constexpr auto facts = std::tuple{Needed{"by", &PiecesTouched::by},
                                             Fact{"touched", &PiecesTouched::touched},
                                             Fact{"together", &PiecesTouched::together},
                                             Fact{"kind", &PiecesTouched::kind},
                                             Fact{"adjusting", &PiecesTouched::adjusting},
                                             Fact{"said-by", &PiecesTouched::saidBy},
                                             Fact{"opponent-touched", &PiecesTouched::opponentTouched},
                                             Fact{"has-move", &PiecesTouched::hasMove},
                                             Fact{"two-hands", &PiecesTouched::twoHands},
                                             Fact{"completed", &PiecesTouched::completed},
                                             Fact{"released", &PiecesTouched::released},
                                             Fact{"new-piece", &PiecesTouched::newPiece},
                                             Fact{"made", &PiecesTouched::made}};
    static std::string_view stillToSay(PiecesTouched const& incident) {
        return incident.touched.empty() ? "touched" : "";
    }
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, PiecesTouched const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
