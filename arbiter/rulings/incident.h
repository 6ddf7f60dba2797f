// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/laws/grounds.h"
#include "arbiter/laws/illegal_move.h"
#include "arbiter/record/draw_claim.h"
#include "arbiter/rulings/known.h"
#include "arbiter/rulings/rules.h"
#include "arbiter/rulings/ruling.h"

#include <variant>

/// What may have happened in a game, and the one function that says what the Laws provide.
///
///     Rules const rules{editionByCode("E2023"), PlayType::Standard};
///     Known known;
///     known.sides.white.flagDown = true;
///     Ruling const ruling = rule(rules, FlagFall{}, known, {}); // asks: can Black still checkmate?
///     rule(rules, FlagFall{}, known, Answers{}.say(Ask::CanMate, Answer::No)); // proposes a draw by 6.9
///
/// Each procedure is a file of its own: what it needs is in the incident and in Known, what it asks in Question, what
/// it proposes in Proposal. A new one is a type here, an overload of ruleOn() and a line in `Incident`.
namespace flagfall::rulings {

/// A display shows zero, or a period ended with too few moves on the counter (P3, P5).
struct FlagFall {
    friend bool operator==(FlagFall const&, FlagFall const&) = default;
};
/// A completed illegal move, or a fault that may count as one (P6).
struct IllegalMove {
    Colour by = Colour::White;
    PressFault fault = PressFault::IllegalMove;
    bool penalised = false; ///< it is counted already, and only the score is open
    friend bool operator==(IllegalMove const&, IllegalMove const&) = default;
};
/// A telephone has sounded, or a player has an electronic device on him (P21).
struct DeviceFound {
    Colour by = Colour::White;
    friend bool operator==(DeviceFound const&, DeviceFound const&) = default;
};
/// A draw is claimed by repetition or fifty moves (P8).
struct DrawClaimed {
    record::DrawClaim claim{};
    record::ClaimExamination found{}; ///< what the record says of it
    bool recordSpeaks = false;        ///< the record is as long as the game and reads what was announced
};
/// A draw is offered, and agreed (P7). `moves` are those each player has made.
struct DrawOffered {
    Colour by = Colour::White;
    ByColour<int> moves{};
};
struct DrawAgreed {
    ByColour<int> moves{};
};
/// Somebody was not there at the start (P15): how long after it he came, or that he still has not come; none: he was
/// there.
struct LateArrival {
    ByColour<std::optional<std::chrono::nanoseconds>> after{};
};
/// The arbiter changes what a clock shows, on this ground (P16).
struct ClockAdjustment {
    Ground ground = Ground::ArbiterDecision;
    std::optional<Colour> offender{};
    ByColour<int> movesCompleted{};
};
/// A player asks for extra time in the last period (P11; 2014: G.4, from 2017 on Guidelines III.4).
struct ExtraTimeAsked {
    Colour by = Colour::White;
};

using Incident = std::variant<FlagFall, IllegalMove, DeviceFound, DrawClaimed, DrawOffered, DrawAgreed, LateArrival,
                              ClockAdjustment, ExtraTimeAsked>;

/// The next question, or the proposal. The same facts and answers give the same ruling.
[[nodiscard]] Ruling rule(Rules const& rules, Incident const& incident, Known const& known, Answers const& answers);

/// What waits for a ruling by what is known of the game alone: an illegal move that loses, else a flag.
[[nodiscard]] std::optional<Incident> waiting(Rules const& rules, Known const& known);

/// A way to a proposal with effects from here: the answers still to be given, in order, and what they lead to.
struct Way {
    struct Said {
        Question question;
        Answer answer;
    };
    std::vector<Said> said{};
    Finding finding = Finding::ArbiterDecides;
    Proposal proposal{};
};
[[nodiscard]] std::vector<Way> waysFrom(Rules const& rules, Incident const& incident, Known const& known,
                                        Answers const& answers);

// --- the procedures, one file each ---------------------------------------------------------------------------------

[[nodiscard]] Ruling ruleOn(Rules const& rules, FlagFall const& incident, Known const& known, Answers const& answers);
[[nodiscard]] Ruling ruleOn(Rules const& rules, IllegalMove const& incident, Known const& known,
                            Answers const& answers);
[[nodiscard]] Ruling ruleOn(Rules const& rules, DeviceFound const& incident, Known const& known,
                            Answers const& answers);
[[nodiscard]] Ruling ruleOn(Rules const& rules, DrawClaimed const& incident, Known const& known,
                            Answers const& answers);
[[nodiscard]] Ruling ruleOn(Rules const& rules, DrawOffered const& incident, Known const& known,
                            Answers const& answers);
[[nodiscard]] Ruling ruleOn(Rules const& rules, DrawAgreed const& incident, Known const& known, Answers const& answers);
[[nodiscard]] Ruling ruleOn(Rules const& rules, LateArrival const& incident, Known const& known,
                            Answers const& answers);
[[nodiscard]] Ruling ruleOn(Rules const& rules, ClockAdjustment const& incident, Known const& known,
                            Answers const& answers);
[[nodiscard]] Ruling ruleOn(Rules const& rules, ExtraTimeAsked const& incident, Known const& known,
                            Answers const& answers);

/// Whether this answer to ClaimIs can be given at once; any other one when the claim has been checked on the
/// scoresheets or played over: a claim is found correct by them alone, for a screen proves nothing (6.14; later 6.12).
[[nodiscard]] bool needsNoCheck(DrawClaimed const& incident, Answer answer);

/// What the opponent is given for an offence that has no amount of its own: that for an illegal move (7.5.5), and where
/// that one gives no time, that for an incorrect claim (9.5.3).
[[nodiscard]] std::chrono::seconds usualBonus(Rules const& rules);

} // namespace flagfall::rulings
