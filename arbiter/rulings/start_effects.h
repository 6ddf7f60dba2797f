// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/description.h"

/// What is done about a game that began as it should not have, about pieces that are not on their squares, and about a
/// decision that is appealed against.
namespace flagfall::rulings {

template <>
struct Words<board::Wing> {
    static constexpr std::array all{Word{board::Wing::QueenSide, "queenside"}, Word{board::Wing::KingSide, "kingside"}};
};

/// The game is cancelled with its counters and offers, and a new one is played. `time`: what both clocks begin with;
/// none: the whole time of the time control.
struct AnnulGame {
    std::optional<std::chrono::milliseconds> time{};
    friend bool operator==(AnnulGame const&, AnnulGame const&) = default;
};
template <>
struct Description<AnnulGame> {
    static constexpr std::string_view word = "annul-game";
    static constexpr auto facts = std::tuple{Fact{"time", &AnnulGame::time}};
};
/// This player may no longer castle; with a side, not on that one. A castling already made stands.
struct ForbidCastling {
    Colour of;
    std::optional<board::Wing> side{};
    friend bool operator==(ForbidCastling const&, ForbidCastling const&) = default;
};
template <>
struct Description<ForbidCastling> {
    static constexpr std::string_view word = "forbid-castling";
    static constexpr auto facts = std::tuple{Needed{"of", &ForbidCastling::of}, Fact{"side", &ForbidCastling::side}};
};
/// The position reached is transferred to a correctly placed chessboard. The record keeps its coordinates.
struct TransferPosition {
    friend bool operator==(TransferPosition const&, TransferPosition const&) = default;
};
template <>
struct Description<TransferPosition> {
    static constexpr std::string_view word = "transfer-position";
    static constexpr std::tuple<> facts{};
};
/// The pairing shows the colours that are really played.
struct CorrectColours {
    friend bool operator==(CorrectColours const&, CorrectColours const&) = default;
};
template <>
struct Description<CorrectColours> {
    static constexpr std::string_view word = "correct-colours";
    static constexpr std::tuple<> facts{};
};
/// This player's clock runs until the pieces are put back.
struct ChargeClock {
    Colour of;
    friend bool operator==(ChargeClock const&, ChargeClock const&) = default;
};
template <>
struct Description<ChargeClock> {
    static constexpr std::string_view word = "charge-clock";
    static constexpr auto facts = std::tuple{Needed{"of", &ChargeClock::of}};
};
/// The last position before the irregularity that can be identified is set up.
struct RestoreLastKnown {
    friend bool operator==(RestoreLastKnown const&, RestoreLastKnown const&) = default;
};
template <>
struct Description<RestoreLastKnown> {
    static constexpr std::string_view word = "restore-last-known";
    static constexpr std::tuple<> facts{};
};
/// This position is set up again.
struct RestorePosition {
    board::Position position{};
    friend bool operator==(RestorePosition const&, RestorePosition const&) = default;
};
template <>
struct Description<RestorePosition> {
    static constexpr std::string_view word = "restore-position";
    static constexpr auto facts = std::tuple{Needed{"position", &RestorePosition::position}};
};
/// The appeal is dismissed.
struct DecisionStands {
    friend bool operator==(DecisionStands const&, DecisionStands const&) = default;
};
template <>
struct Description<DecisionStands> {
    static constexpr std::string_view word = "decision-stands";
    static constexpr std::tuple<> facts{};
};
/// The appeal is upheld: another decision takes the place of the one appealed against.
struct DecisionSetAside {
    friend bool operator==(DecisionSetAside const&, DecisionSetAside const&) = default;
};
template <>
struct Description<DecisionSetAside> {
    static constexpr std::string_view word = "decision-set-aside";
    static constexpr std::tuple<> facts{};
};

} // namespace flagfall::rulings
