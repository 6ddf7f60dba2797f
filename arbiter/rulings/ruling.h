// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/game/result.h"
#include "arbiter/rulings/question.h"

#include <chrono>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// What the Laws say of an incident. Everything here is data: no text in any language, and no clock that is read.
namespace flagfall::rulings {

// --- effects: what a ruling does to the clocks, the counters, the board, the score and the register --------------

/// The game is over with this score.
struct ScoreGame {
    Result result;
    friend bool operator==(ScoreGame const&, ScoreGame const&) = default;
};
/// The game goes on as it stands.
struct PlayOn {
    friend bool operator==(PlayOn const&, PlayOn const&) = default;
};
/// It goes on although this flag is down: the flag is put up again, with time to play.
struct PutFlagUp {
    Colour of;
    friend bool operator==(PutFlagUp const&, PutFlagUp const&) = default;
};
/// It stands in the record that this flag has fallen, and who said so; none: the arbiter.
struct RecordFlag {
    Colour of;
    std::optional<Colour> claimedBy{};
    friend bool operator==(RecordFlag const&, RecordFlag const&) = default;
};
struct StopClocks {
    friend bool operator==(StopClocks const&, StopClocks const&) = default;
};
/// Board and clocks go back to before the last move of this player; it does not count.
struct TakeMoveBack {
    Colour by;
    friend bool operator==(TakeMoveBack const&, TakeMoveBack const&) = default;
};
struct GiveTime {
    Colour to;
    std::chrono::seconds time;
    friend bool operator==(GiveTime const&, GiveTime const&) = default;
};
/// From now on both get so much with each move.
struct SetIncrement {
    std::chrono::seconds eachMove;
    friend bool operator==(SetIncrement const&, SetIncrement const&) = default;
};
/// It counts as the illegal move of this player with this number, from 1, and stands in the register.
struct CountIllegalMove {
    Colour by;
    int number;
    friend bool operator==(CountIllegalMove const&, CountIllegalMove const&) = default;
};

/// The offer of this player stands until it is answered.
struct OpenOffer {
    Colour by;
    friend bool operator==(OpenOffer const&, OpenOffer const&) = default;
};

using Effect = std::variant<ScoreGame, PlayOn, PutFlagUp, RecordFlag, StopClocks, TakeMoveBack, GiveTime, SetIncrement,
                            CountIllegalMove, OpenOffer>;
using Effects = std::vector<Effect>;

/// The score among the effects, if they decide the game.
[[nodiscard]] std::optional<Result> scoreIn(Effects const& effects);
/// The first effect of its kind; null where there is none.
template <typename One>
[[nodiscard]] One const* effectIn(Effects const& effects) {
    for (Effect const& effect : effects)
        if (auto const* const one = std::get_if<One>(&effect)) return one;
    return nullptr;
}

// --- what is found ------------------------------------------------------------------------------------------

/// What the Laws say, as far as the answers go.
enum class Finding {
    StandsAsEnded,     ///< the game was over before; its result stands
    NotYetFallen,      ///< the flag has not fallen in the sense of the Laws: a player must claim it
    ClaimFails,        ///< the claim fails, and the game goes on
    WhiteWins,         ///< on time
    BlackWins,         ///< on time
    Drawn,             ///< the game is drawn
    GoesOn,            ///< the game goes on
    CheckMoves,        ///< the scoresheets must show whether the moves were made
    ArbiterDecides,    ///< no article speaks of it
    WinsUnlessNoMate,  ///< the opponent wins, or it is a draw if he cannot checkmate
    Loses,             ///< it loses the game
    LosesUnlessNoMate, ///< it loses the game, or it is a draw if the opponent cannot checkmate
    Penalised,         ///< the opponent is given time, and the game goes on
    LeftToPenalties,   ///< no illegal move: the arbiter chooses among the penalties
    OpponentWins,      ///< the player loses and the opponent wins
    HalfUnlessMate,    ///< the player loses; the opponent scores one point, or half a point if he cannot checkmate
    HalfWithoutMate,   ///< the player loses; the opponent scores half a point
    ClaimIsOpen,       ///< the claim is to be examined
    ClaimCorrect,      ///< the claim is correct, and the game drawn
    ClaimIncorrect,    ///< the claim is incorrect
    ClaimInadmissible, ///< it is no claim that could be examined
    OfferStands,       ///< the offer is made
    AgreedTooEarly,    ///< each player must have moved before they may agree
    BarredByEvent,     ///< the regulations of the event forbid it without the arbiter's consent
    Forfeited,         ///< who came too late has lost
    InTime,            ///< nobody has come too late
    SettingStays,      ///< the clock stays as it is set
    TimeIsGiven,       ///< the edition says how much time there is for it
    ArbiterSetsTime,   ///< the arbiter decides how much
    NotForeseen,       ///< nothing of the kind exists in this edition, kind of play or event
};

/// What else the arbiter should know.
struct Remark {
    enum class What {
        OwnClaimFails,    ///< the player's own claim fails, and the arbiter rules all the same
        MilderByEvent,    ///< the regulations of the event may set a milder penalty
        OnClaimOnly,      ///< the arbiter does not act unless a player claims it
        AgainstTheRecord, ///< the record bears out something else
        DrawnAlready,     ///< the game had been drawn without a claim
        RegulationsOnly,  ///< only the regulations of the event may say otherwise
    };
    What what;
    std::string_view article{};
    friend bool operator==(Remark const&, Remark const&) = default;
};

/// What the arbiter may not do here.
enum class Forbidden {
    CallFlag,      ///< call a fallen flag himself
    AllowDraw,     ///< consent to a draw that is agreed too early
    ChangeClock,   ///< change the setting of the clock
    PenaliseAlone, ///< act on an illegal move that nobody claims
    AdmitLate,     ///< let a player play who came after the default time
};

/// One thing that can be done, with the article it rests on; without one it is the arbiter's own decision.
struct Choice {
    Effects effects;
    std::string article{};
    friend bool operator==(Choice const&, Choice const&) = default;
};

/// What the Laws provide. It does nothing by itself: the arbiter confirms it, or decides otherwise.
struct Proposal {
    Effects effects{};   ///< empty: there is nothing to be done yet
    std::string article; ///< `A.4.5, 6.9`; the Preface where no article speaks of it
    friend bool operator==(Proposal const&, Proposal const&) = default;
};

/// The state of a ruling: the next question, or the proposal.
struct Ruling {
    Finding finding = Finding::ArbiterDecides;
    std::string article; ///< of the finding
    std::variant<Question, Proposal> next;
    std::vector<Question> questions{}; ///< all that can be said, in the order in which it is asked; `next` among them
    std::vector<Choice> others{};      ///< what the arbiter may decide instead, with his reason
    std::vector<Forbidden> mayNot{};
    std::vector<Remark> remarks{};

    [[nodiscard]] Question const* asks() const { return std::get_if<Question>(&next); }
    [[nodiscard]] Proposal const* proposes() const { return std::get_if<Proposal>(&next); }
    [[nodiscard]] bool forbids(Forbidden what) const;
    [[nodiscard]] bool remarked(Remark::What what) const;
};

} // namespace flagfall::rulings
