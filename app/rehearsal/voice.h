// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/incident.h"
#include "arbiter/terms/ids.h"
#include "clock/time.h"

#include <array>
#include <optional>
#include <string_view>

/// What is told to the arbiter of a rehearsal: facts, and no text in any language. Pure values.
namespace flagfall::rehearsal {

enum class Kind {
    EmptyChair,         ///< a player is not there at the start
    Arrival,            ///< who was marked as missing has come, in time; he waits to be marked as there
    DefaultTimeExpired, ///< he has not come, and the default time has expired
    IllegalMove,        ///< the opponent has stopped the clocks and claims it
    FlagClaimed,        ///< the opponent claims the fallen flag
    FlagUnnoticed,      ///< a flag is down, and neither player has seen it; only where an arbiter may call it
    Phone,              ///< the phone of a player sounds
    TouchedPiece,       ///< the opponent says that a piece was touched
    DrawClaim,          ///< by repetition or fifty moves
    DrawAgreed,         ///< the players say so
    ResultSlip,         ///< the game is over, and both have signed the same result
    ResultsDiffer,      ///< it is over, and they have signed different ones
    Disturbance,        ///< a player disturbs the opponent
    Interference,       ///< a spectator speaks of the game
    WrongSetting,       ///< a player had too little time on the clock from the start
    ScoresheetWanted,   ///< a player needs nothing but another scoresheet
};
inline constexpr std::array allKinds{
    Kind::EmptyChair,      Kind::Arrival,       Kind::DefaultTimeExpired, Kind::IllegalMove,  Kind::FlagClaimed,
    Kind::FlagUnnoticed,   Kind::Phone,         Kind::TouchedPiece,       Kind::DrawClaim,    Kind::DrawAgreed,
    Kind::ResultSlip,      Kind::ResultsDiffer, Kind::Disturbance,        Kind::Interference, Kind::WrongSetting,
    Kind::ScoresheetWanted};

/// For files and the command line: `illegal-move`.
[[nodiscard]] std::string_view kindWord(Kind kind);
[[nodiscard]] std::optional<Kind> kindFromWord(std::string_view word);
/// Whether it can be asked for. The others follow from games and from other troubles.
[[nodiscard]] bool isTrouble(Kind kind);
/// Whether the players have stopped their clocks for it, and wait for the arbiter.
[[nodiscard]] bool stopsPlay(Kind kind);
/// Whether the game may be over by it, so that a result is to be entered.
[[nodiscard]] bool mayEndGame(Kind kind);

/// Whether somebody speaks of it, or the arbiter has to see it.
enum class Heard { Aloud, ByNobody };

/// What those at the board say when the arbiter asks, and what the scoresheets show. A trainee learns it by asking.
struct Truth {
    rulings::Answers answers{};     ///< to whatever a ruling may ask
    std::optional<Result> result{}; ///< how the game has ended, where it has
};

struct Voice {
    int number = 0; ///< of the rehearsal, from 1
    RoundNumber round{};
    BoardNumber board{};
    Kind kind = Kind::ResultSlip;
    Heard heard = Heard::Aloud;
    std::optional<Colour> side{};                ///< whom it is about: who is missing, has offended, claims
    clock::Instant at{};                         ///< when it was told, or happened
    std::optional<rulings::Incident> incident{}; ///< where it is to be ruled on
    ByColour<std::optional<Result>> slips{};     ///< what the players have signed
    Truth truth{};
};

} // namespace flagfall::rehearsal
