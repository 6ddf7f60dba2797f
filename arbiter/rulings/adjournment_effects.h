// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"
#include "arbiter/rulings/description.h"

/// What is done when a game is adjourned and resumed (2009: guidelines, Adj.; 2014: Appendix E; later: Guidelines I).
namespace flagfall::rulings {

/// This player writes the move down, unseen by the opponent, and seals it in the envelope while the own clock runs;
/// `move`: only this one, in English notation.
struct SealMove {
    Colour by;
    std::string move{};
    friend bool operator==(SealMove const&, SealMove const&) = default;
};
template <>
struct Description<SealMove> {
    static constexpr std::string_view word = "seal-move";
    static constexpr auto facts = std::tuple{Needed{"by", &SealMove::by}, Fact{"move", &SealMove::move}};
};
/// The game is adjourned once this player has stopped the clock; the opponent's is not started.
struct Adjourn {
    Colour by;
    friend bool operator==(Adjourn const&, Adjourn const&) = default;
};
template <>
struct Description<Adjourn> {
    static constexpr std::string_view word = "adjourn";
    static constexpr auto facts = std::tuple{Needed{"by", &Adjourn::by}};
};
/// The position in which the game was adjourned is set up for the resumption.
struct SetUpAdjourned {
    board::Position position{};
    friend bool operator==(SetUpAdjourned const&, SetUpAdjourned const&) = default;
};
template <>
struct Description<SetUpAdjourned> {
    static constexpr std::string_view word = "set-up-adjourned";
    static constexpr auto facts = std::tuple{Needed{"position", &SetUpAdjourned::position}};
};
/// The envelope stays closed, in the arbiter's custody.
struct KeepEnvelope {
    friend bool operator==(KeepEnvelope const&, KeepEnvelope const&) = default;
};
template <>
struct Description<KeepEnvelope> {
    static constexpr std::string_view word = "keep-envelope";
    static constexpr std::tuple<> facts{};
};
struct OpenEnvelope {
    friend bool operator==(OpenEnvelope const&, OpenEnvelope const&) = default;
};
template <>
struct Description<OpenEnvelope> {
    static constexpr std::string_view word = "open-envelope";
    static constexpr std::tuple<> facts{};
};
/// The move that this player has sealed is made on the board; in English notation, where it is known.
struct PlaySealedMove {
    Colour by;
    std::string move{};
    friend bool operator==(PlaySealedMove const&, PlaySealedMove const&) = default;
};
template <>
struct Description<PlaySealedMove> {
    static constexpr std::string_view word = "play-sealed-move";
    static constexpr auto facts = std::tuple{Needed{"by", &PlaySealedMove::by}, Fact{"move", &PlaySealedMove::move}};
};
/// This player seals the reply in an envelope of its own and stops the clock.
struct SealReply {
    Colour by;
    friend bool operator==(SealReply const&, SealReply const&) = default;
};
template <>
struct Description<SealReply> {
    static constexpr std::string_view word = "seal-reply";
    static constexpr auto facts = std::tuple{Needed{"by", &SealReply::by}};
};
/// The clock of this player runs.
struct StartClock {
    Colour of;
    friend bool operator==(StartClock const&, StartClock const&) = default;
};
template <>
struct Description<StartClock> {
    static constexpr std::string_view word = "start-clock";
    static constexpr auto facts = std::tuple{Needed{"of", &StartClock::of}};
};

} // namespace flagfall::rulings
