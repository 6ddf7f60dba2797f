// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedure.h"

namespace flagfall::rulings {

/// What stands on the board besides the position, when a game is to be adjourned.
enum class MoveOnBoard {
    None,
    BeforeOrder, ///< the player has made a move and not pressed the clock before being told to seal one
    AfterOrder,  ///< the player has made a move on the board instead of sealing it
};
template <>
struct Words<MoveOnBoard> {
    static constexpr std::array all{Word{MoveOnBoard::None, "none"}, Word{MoveOnBoard::BeforeOrder, "before-order"},
                                    Word{MoveOnBoard::AfterOrder, "after-order"}};
};

/// A game is to be adjourned, at the end of the session or before it (P22). The position is that before the move to be
/// sealed.
struct AdjournmentCalled {
    Colour by = Colour::White; ///< the player whose clock runs
    std::optional<std::chrono::milliseconds>
        sessionLeft{}; ///< adjourned by this player so long before the end; none: at the end
    MoveOnBoard moved = MoveOnBoard::None;
    std::string move{};        ///< with `moved`: the move, in English notation
    bool claimPending = false; ///< a claim of a draw, or of an illegal move, waits for its decision
    friend bool operator==(AdjournmentCalled const&, AdjournmentCalled const&) = default;
};
template <>
struct Description<AdjournmentCalled> {
    static constexpr std::string_view word = "adjournment";
    static constexpr AtBoard atBoard{.asWritten = {"move"}};
    static constexpr auto facts =
        std::tuple{Needed{"by", &AdjournmentCalled::by}, Fact{"session-left", &AdjournmentCalled::sessionLeft},
                   Fact{"moved", &AdjournmentCalled::moved}, Fact{"move", &AdjournmentCalled::move},
                   Fact{"claim-pending", &AdjournmentCalled::claimPending}};
    static std::string_view stillToSay(AdjournmentCalled const& incident) {
        return incident.moved == MoveOnBoard::AfterOrder && incident.move.empty() ? "move" : "";
    }
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, AdjournmentCalled const& incident, Known const& known,
                            Answers const& answers);

/// A player wants the envelope back, to seal another move.
struct SealedMoveChanged {
    Colour by = Colour::White;
    bool clockStopped = false; ///< the player has stopped the clock
    std::string made{};        ///< the move that the player had made on the board after being told to seal one
    friend bool operator==(SealedMoveChanged const&, SealedMoveChanged const&) = default;
};
template <>
struct Description<SealedMoveChanged> {
    static constexpr std::string_view word = "sealed-change";
    static constexpr AtBoard atBoard{.readOff = {}, .asWritten = {"made"}};
    static constexpr auto facts =
        std::tuple{Needed{"by", &SealedMoveChanged::by}, Fact{"clock-stopped", &SealedMoveChanged::clockStopped},
                   Fact{"made", &SealedMoveChanged::made}};
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, SealedMoveChanged const& incident, Known const& known,
                            Answers const& answers);

/// What the arbiter is told of an adjourned game before it is resumed.
enum class SessionNews { Agreed, Resigns, Offers, Accepts, Declines };
template <>
struct Words<SessionNews> {
    static constexpr std::array all{Word{SessionNews::Agreed, "agreed"}, Word{SessionNews::Resigns, "resigns"},
                                    Word{SessionNews::Offers, "offers"}, Word{SessionNews::Accepts, "accepts"},
                                    Word{SessionNews::Declines, "declines"}};
};

/// A draw agreed, a resignation, an offer or the answer to one between two sessions (P22, steps 7 and 8).
struct BetweenSessions {
    SessionNews news = SessionNews::Agreed;
    Colour by = Colour::White; ///< not with Agreed: who resigns, offers or answers
    friend bool operator==(BetweenSessions const&, BetweenSessions const&) = default;
};
template <>
struct Description<BetweenSessions> {
    static constexpr std::string_view word = "between-sessions";
    static constexpr AtBoard atBoard = noTimes;
    static constexpr auto facts = std::tuple{Needed{"news", &BetweenSessions::news}, Fact{"by", &BetweenSessions::by}};
    static std::string_view stillToSay(BetweenSessions const& incident) {
        return incident.news == SessionNews::Agreed ? "" : "by";
    }
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, BetweenSessions const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
