// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// Who has found an irregularity, or speaks of it.
enum class Finder {
    NotSaid, ///< it is ruled on as if the one who may speak had done so
    Arbiter,
    Opponent, ///< the player it was done against claims it
    Offender,
    Players, ///< both agree to put it right without the arbiter
};
template <>
struct Words<Finder> {
    static constexpr std::array all{Word{Finder::NotSaid, "not-said"}, Word{Finder::Arbiter, "arbiter"},
                                    Word{Finder::Opponent, "opponent"}, Word{Finder::Offender, "offender"},
                                    Word{Finder::Players, "players"}};
};

/// An illegal move, or a fault that may count as one (P6). Where the position before it is known (Known::before) and
/// what was touched, the ruling says which moves are left.
struct IllegalMove {
    Colour by = Colour::White;
    PressFault fault = PressFault::IllegalMove;
    bool penalised = false; ///< it is counted already, and only the score is open
    bool completed = true;  ///< the clock was pressed
    Finder foundBy = Finder::NotSaid;
    bool replied = false;                 ///< the opponent has made a move since
    bool repliedIllegally = false;        ///< and that move was illegal, too: a king was captured
    bool repliedMate = false;             ///< and that move mates
    bool over = false;                    ///< the game had ended by a legal move, or both have signed the result
    bool seemedOver = false;              ///< the move seemed to mate or stalemate, or the opponent resigned to it
    bool kingsInCheck = false;            ///< both kings are in check
    bool twoHands = false;                ///< it was made with two hands, too
    bool offered = false;                 ///< a draw was offered with it
    bool opponentTouched = false;         ///< the opponent has touched a piece since
    std::string move{};                   ///< the move as it was made; says what was touched where `touched` does not
    std::vector<board::Square> touched{}; ///< in the position before it, in order
    bool together = false;                ///< they were touched at once
    std::optional<board::Square> released{}; ///< with an unfinished promotion or castling: where the piece was released
    std::optional<board::Role> newPiece{};   ///< with an unfinished promotion: it had touched the square
    std::optional<board::Square> beside{};   ///< with an unfinished promotion: where the new piece was put instead
    ByColour<std::optional<std::chrono::milliseconds>> timeThen{}; ///< recorded for the position before it
    ByColour<int> movesThen{}; ///< made up to the position before it, where nothing is recorded
    friend bool operator==(IllegalMove const&, IllegalMove const&) = default;
};
template <>
struct Description<IllegalMove> {
    static constexpr std::string_view word = "illegal-move";
    /// What the press gave goes back with the move.
    static constexpr std::array follow{Follow{"by", "white", {"white-credited"}},
                                       Follow{"by", "black", {"black-credited"}}};
    /// Of a press without a move the press is the fault.
    static constexpr std::array needless{Follow{"fault", "no-move", {"completed"}},
                                         Follow{"completed", "no", {"white-credited", "black-credited"}}};
    static constexpr AtBoard atBoard{.readOff = {"time", "credited"}, .follow = follow, .needless = needless};
    static constexpr auto facts = std::tuple{Needed{"by", &IllegalMove::by},
                                             Fact{"fault", &IllegalMove::fault},
                                             Fact{"penalised", &IllegalMove::penalised},
                                             Fact{"completed", &IllegalMove::completed},
                                             Fact{"found-by", &IllegalMove::foundBy},
                                             Fact{"replied", &IllegalMove::replied},
                                             Fact{"replied-illegally", &IllegalMove::repliedIllegally},
                                             Fact{"replied-mate", &IllegalMove::repliedMate},
                                             Fact{"over", &IllegalMove::over},
                                             Fact{"seemed-over", &IllegalMove::seemedOver},
                                             Fact{"kings-in-check", &IllegalMove::kingsInCheck},
                                             Fact{"two-hands", &IllegalMove::twoHands},
                                             Fact{"offered", &IllegalMove::offered},
                                             Fact{"opponent-touched", &IllegalMove::opponentTouched},
                                             Fact{"move", &IllegalMove::move},
                                             Fact{"touched", &IllegalMove::touched},
                                             Fact{"together", &IllegalMove::together},
                                             Fact{"released", &IllegalMove::released},
                                             Fact{"new-piece", &IllegalMove::newPiece},
                                             Fact{"beside", &IllegalMove::beside},
                                             Fact{"time-then", &IllegalMove::timeThen},
                                             Fact{"moves-then", &IllegalMove::movesThen}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, IllegalMove const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
