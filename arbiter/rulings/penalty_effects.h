// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/rulings/penalty_words.h"

/// What the arbiter's penalties do (2009: 13.4; later: 12.9).
namespace flagfall::rulings {

/// A warning stands in the register of this player.
struct Warn {
    Colour of;
    friend bool operator==(Warn const&, Warn const&) = default;
};
template <>
struct Description<Warn> {
    static constexpr std::string_view word = "warn";
    static constexpr auto facts = std::tuple{Needed{"of", &Warn::of}};
};
/// So much of this player's remaining time is taken; never more than there is.
struct TakeTime {
    Colour from;
    std::chrono::milliseconds time;
    friend bool operator==(TakeTime const&, TakeTime const&) = default;
};
template <>
struct Description<TakeTime> {
    static constexpr std::string_view word = "take-time";
    static constexpr auto facts = std::tuple{Needed{"from", &TakeTime::from}, Needed{"time", &TakeTime::time}};
};
/// Both get these points beside the result of the game; together they are more than a win.
struct ScoreAboveWin {
    Points white;
    Points black;
    friend bool operator==(ScoreAboveWin const&, ScoreAboveWin const&) = default;
};
template <>
struct Description<ScoreAboveWin> {
    static constexpr std::string_view word = "score-above-win";
    static constexpr auto facts =
        std::tuple{Needed{"white", &ScoreAboveWin::white}, Needed{"black", &ScoreAboveWin::black}};
};
/// The player pays the fine that was announced.
struct FinePlayer {
    Colour of;
    std::string amount{}; ///< as it is said, with its currency; empty: not said
    friend bool operator==(FinePlayer const&, FinePlayer const&) = default;
};
template <>
struct Description<FinePlayer> {
    static constexpr std::string_view word = "fine";
    static constexpr auto facts = std::tuple{Needed{"of", &FinePlayer::of}, Fact{"amount", &FinePlayer::amount}};
};
/// The player is not paired in so many of the next rounds and scores no points in them.
struct ExcludePlayer {
    Colour of;
    int rounds;
    friend bool operator==(ExcludePlayer const&, ExcludePlayer const&) = default;
};
template <>
struct Description<ExcludePlayer> {
    static constexpr std::string_view word = "exclude";
    static constexpr auto facts =
        std::tuple{Needed{"of", &ExcludePlayer::of}, Needed{"rounds", &ExcludePlayer::rounds}};
};
/// The player leaves the event and is not paired in any later round.
struct ExpelPlayer {
    Colour of;
    friend bool operator==(ExpelPlayer const&, ExpelPlayer const&) = default;
};
template <>
struct Description<ExpelPlayer> {
    static constexpr std::string_view word = "expel";
    static constexpr auto facts = std::tuple{Needed{"of", &ExpelPlayer::of}};
};
/// Somebody who is not playing in this game leaves the playing venue.
struct ExpelFromVenue {
    friend bool operator==(ExpelFromVenue const&, ExpelFromVenue const&) = default;
};
template <>
struct Description<ExpelFromVenue> {
    static constexpr std::string_view word = "expel-from-venue";
    static constexpr std::tuple<> facts{};
};

} // namespace flagfall::rulings
