// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/procedures/adjournment.h"
#include "arbiter/rulings/procedures/appeal.h"
#include "arbiter/rulings/procedures/board_end.h"
#include "arbiter/rulings/procedures/clock_adjustment.h"
#include "arbiter/rulings/procedures/clock_fault.h"
#include "arbiter/rulings/procedures/conduct.h"
#include "arbiter/rulings/procedures/displaced_pieces.h"
#include "arbiter/rulings/procedures/draw_claim.h"
#include "arbiter/rulings/procedures/draw_offer.h"
#include "arbiter/rulings/procedures/electronic_device.h"
#include "arbiter/rulings/procedures/flag_fall.h"
#include "arbiter/rulings/procedures/illegal_move.h"
#include "arbiter/rulings/procedures/illegal_position.h"
#include "arbiter/rulings/procedures/late_arrival.h"
#include "arbiter/rulings/procedures/missed_press.h"
#include "arbiter/rulings/procedures/penalty.h"
#include "arbiter/rulings/procedures/quickplay.h"
#include "arbiter/rulings/procedures/recording.h"
#include "arbiter/rulings/procedures/resignation.h"
#include "arbiter/rulings/procedures/resumption.h"
#include "arbiter/rulings/procedures/sealed_move.h"
#include "arbiter/rulings/procedures/start_error.h"
#include "arbiter/rulings/procedures/stoppage.h"
#include "arbiter/rulings/procedures/touch_move.h"

#include <variant>

/// What may have happened in a game, and the one function that says what the Laws provide.
///
///     Rules const rules{*editionByCode("E2023"), PlayType::Standard};
///     Known known;
///     known.sides.white.flagDown = true;
///     Ruling const ruling = rule(rules, FlagFall{}, known, {}); // asks: can Black still checkmate?
///     rule(rules, FlagFall{}, known, Answers{}.say(Ask::CanMate, Answer::No)); // proposes a draw by 6.9
///
/// Each procedure is a header and a file in procedures/: what it needs is in the incident and in Known, what it asks in
/// Question, what it proposes in Proposal. A new one is such a pair and a line in `Incident`.
namespace flagfall::rulings {

// clang-format off: one to a line
using Incident = std::variant<FlagFall,
                              IllegalMove,
                              DeviceFound,
                              DrawClaimed,
                              DrawOffered,
                              DrawAgreed,
                              LateArrival,
                              ClockAdjustment,
                              ExtraTimeAsked,
                              QuickplayClaimed,
                              ClockDefect,
                              WrongSetting,
                              ClocksStopped,
                              ScreenQuoted,
                              Scoresheet,
                              SheetsBehind,
                              IllegalPosition,
                              PiecesTouched,
                              OfferReplied,
                              EndedOnBoard,
                              ShamGame,
                              Resigned,
                              HandshakeMisunderstood,
                              PenaltyGiven,
                              OffenceCommitted,
                              StartError,
                              PiecesDisplaced,
                              ResultSigned,
                              AppealMade,
                              MissedPress,
                              AdjournmentCalled,
                              SealedMoveChanged,
                              BetweenSessions,
                              GameResumed,
                              SealedMoveOpened,
                              EnvelopeMissing,
                              NotedTimesWrong>;
// clang-format on

/// The next question, or the proposal. The same facts and answers give the same ruling.
[[nodiscard]] Ruling rule(Rules const& rules, Incident const& incident, Known const& known, Answers const& answers);

/// It happens while a game is played: neither before the game has begun nor once it is over.
[[nodiscard]] bool happensInPlay(Incident const& incident);

/// What waits for a ruling by what is known of the game alone: an illegal move that loses, else a flag.
[[nodiscard]] std::optional<Incident> waiting(Rules const& rules, Known const& known);

/// A way to a proposal from here: the answers still to be given, in order, and what they lead to. Where nothing is left
/// to be answered, it has effects.
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

} // namespace flagfall::rulings
