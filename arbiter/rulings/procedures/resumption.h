// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedures/sealed_move.h"

namespace flagfall::rulings {

/// Whether the player who has to reply seals the reply while the opponent is away.
enum class SealedReply {
    No,
    Wanted, ///< the player wants to
    Sealed, ///< it is in the second envelope
};
template <>
struct Words<SealedReply> {
    static constexpr std::array all{Word{SealedReply::No, "not-sealed"}, Word{SealedReply::Wanted, "wanted"},
                                    Word{SealedReply::Sealed, "sealed"}};
};

/// An adjourned game is to be resumed (P23). The position is that before the sealed move; times are measured from the
/// agreed time by the arbiter's timepiece.
struct GameResumed {
    Colour sealedBy = Colour::White;
    ByColour<std::optional<std::chrono::nanoseconds>> after{};  ///< when they came, or now; none: they were there
    ByColour<bool> here{true, true};                            ///< they have come
    ByColour<std::optional<std::chrono::milliseconds>> noted{}; ///< the times at the adjournment
    /// How late is not too late, by the regulations of the event; none: one hour in 2009, later the default time.
    std::optional<std::chrono::minutes> limit{};
    SealedReply reply = SealedReply::No;
    /// The sealed move as it is written, once its envelope is open: the reply, where that is sealed, too.
    std::string text{};
    notation::Language language = notation::Language::English;
    bool empty = false;   ///< nothing is written
    bool offered = false; ///< a draw is offered on the envelope
    std::string made{};   ///< the move that the player had made on the board, and had to seal; in English notation
    bool played = false;  ///< the sealed move has been made, and the game has gone on after it
    bool missing = false; ///< the envelope cannot be found
    friend bool operator==(GameResumed const&, GameResumed const&) = default;
};
template <>
struct Description<GameResumed> {
    static constexpr std::string_view word = "resumption";
    static constexpr AtBoard atBoard = noTimes;
    static constexpr auto facts = std::tuple{Needed{"sealed-by", &GameResumed::sealedBy},
                                             Fact{"after", &GameResumed::after},
                                             Fact{"here", &GameResumed::here},
                                             Fact{"noted", &GameResumed::noted},
                                             Fact{"limit", &GameResumed::limit},
                                             Fact{"reply", &GameResumed::reply},
                                             Fact{"text", &GameResumed::text},
                                             Fact{"language", &GameResumed::language},
                                             Fact{"empty", &GameResumed::empty},
                                             Fact{"offered", &GameResumed::offered},
                                             Fact{"made", &GameResumed::made},
                                             Fact{"played", &GameResumed::played},
                                             Fact{"missing", &GameResumed::missing}};
};
/// How late to a resumption is not too late: by the regulations of the event, else an hour in 2009 (Adj.10), later the
/// default time (I.10).
[[nodiscard]] std::chrono::minutes latestResumption(Rules const& rules,
                                                    std::optional<std::chrono::minutes> byRegulations);
[[nodiscard]] Ruling ruleOn(Rules const& rules, GameResumed const& incident, Known const& known,
                            Answers const& answers);

/// A player points out that the times of the adjournment were noted or set wrongly (P23, step 1).
struct NotedTimesWrong {
    Colour by = Colour::White;
    bool moved = false; ///< the player has made a move since the game was resumed
    ByColour<std::optional<std::chrono::milliseconds>> right{}; ///< what the clocks should show
    friend bool operator==(NotedTimesWrong const&, NotedTimesWrong const&) = default;
};
template <>
struct Description<NotedTimesWrong> {
    static constexpr std::string_view word = "noted-times";
    static constexpr AtBoard atBoard = noTimes;
    static constexpr auto facts = std::tuple{Needed{"by", &NotedTimesWrong::by}, Fact{"moved", &NotedTimesWrong::moved},
                                             Fact{"right", &NotedTimesWrong::right}};
    static std::string_view stillToSay(NotedTimesWrong const& incident) {
        if (incident.right.white || incident.right.black) return "";
        return incident.by == Colour::White ? "white-right" : "black-right";
    }
};
[[nodiscard]] Ruling ruleOn(Rules const& rules, NotedTimesWrong const& incident, Known const& known,
                            Answers const& answers);

} // namespace flagfall::rulings
