// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/fen.h"
#include "arbiter/board/square.h"
#include "arbiter/laws/edition.h"
#include "arbiter/notation/language.h"
#include "arbiter/record/game_end.h"
#include "arbiter/terms/colour.h"

#include <array>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

/// The vocabulary of descriptions. Every incident, every effect and what is known of a game has one, beside its type;
/// its form on a page, its line in a file and on the command line follow from it (text.h).
///
///     template <>
///     struct Description<DeviceFound> {
///         static constexpr std::string_view word = "device";
///         static constexpr auto facts = std::tuple{Needed{"by", &DeviceFound::by}};
///     };
///
/// That of an incident may also say which fact is still to be said at a board, though the procedure has an answer for
/// what is not known afterwards: `static std::string_view stillToSay(T const&)`, empty for none. A word of Known's
/// sides is still to be read off for each player.
namespace flagfall::rulings {

/// Not defined: an incident or effect without a description does not compile.
template <typename T>
struct Description;

/// Has the value of its initializer where it is not given, and is not written then.
template <typename Whole, typename T>
struct Fact {
    std::string_view word;
    T Whole::* member;
};
/// Must be given.
template <typename Whole, typename T>
struct Needed {
    std::string_view word;
    T Whole::* member;
};
template <typename Whole, typename T>
Fact(char const*, T Whole::*) -> Fact<Whole, T>;
template <typename Whole, typename T>
Needed(char const*, T Whole::*) -> Needed<Whole, T>;

/// Facts of an incident, or read off the clock on the table, that are asked once another one has this value, alone or
/// among several.
struct Follow {
    std::string_view fact, value;
    std::array<std::string_view, 4> words{};
};

/// What is asked of an incident at a board, where somebody knows more than a file has to say. The description of an
/// incident that asks for something else than the times has one as `atBoard`.
struct AtBoard {
    /// Words of Known's sides that are read off a clock on the table, where ours does not tell them.
    std::array<std::string_view, 2> readOff{"time"};
    /// The fact on which all others hang: it is asked although a file may leave it out.
    std::string_view first{};
    /// Moves as the player has written them, in the letters of his language.
    std::array<std::string_view, 2> asWritten{};
    /// The squares that are clicked on a board.
    std::string_view squares{};
    std::span<Follow const> follow{};
    /// Facts that mean nothing once another one has this value.
    std::span<Follow const> needless{};
    /// The clocks stand still from the moment it is brought up (6.10.2, 6.11.2, 9.5.1).
    bool stopsClocks = false;
};
inline constexpr AtBoard noTimes{.readOff = {}};

// --- enumerations: one word for each value --------------------------------------------------------------------

template <typename E>
struct Word {
    E value;
    std::string_view word;
};
template <typename E>
struct Words; ///< has `all`, an array of Word<E>

template <typename E>
concept HasWords = requires { Words<E>::all; };

template <HasWords E>
[[nodiscard]] constexpr std::string_view wordOf(E value) {
    for (Word<E> const& one : Words<E>::all)
        if (one.value == value) return one.word;
    return {};
}
template <HasWords E>
[[nodiscard]] constexpr std::optional<E> fromWord(std::string_view word) {
    for (Word<E> const& one : Words<E>::all)
        if (one.word == word) return one.value;
    return std::nullopt;
}

// --- values ---------------------------------------------------------------------------------------------------

/// What a form shows for a value. Of SomeOf there may be several, with commas between them.
enum class FactKind : std::uint8_t { YesNo, Number, OneOf, SomeOf, Time, Squares, Text, Position };

/// How a value is written: `text`, `read` (none: it is no such value), `kind`, and with OneOf and SomeOf `choices`.
template <typename T>
struct Value;

template <>
struct Value<bool> {
    static constexpr FactKind kind = FactKind::YesNo;
    [[nodiscard]] static std::string text(bool value) { return value ? "yes" : "no"; }
    [[nodiscard]] static std::optional<bool> read(std::string_view text) {
        if (text == "yes") return true;
        return text == "no" ? std::optional{false} : std::nullopt;
    }
};

template <>
struct Value<int> {
    static constexpr FactKind kind = FactKind::Number;
    [[nodiscard]] static std::string text(int value) { return std::to_string(value); }
    [[nodiscard]] static std::optional<int> read(std::string_view text);
};

template <>
struct Value<std::string> {
    static constexpr FactKind kind = FactKind::Text;
    [[nodiscard]] static std::string text(std::string const& value) { return value; }
    [[nodiscard]] static std::optional<std::string> read(std::string_view text) { return std::string{text}; }
};

/// `1:58:20`, `0:04:59.300`, `2:00` (minutes and seconds), `-0:30`.
[[nodiscard]] std::string timeText(std::chrono::milliseconds time);
[[nodiscard]] std::optional<std::chrono::milliseconds> timeFromText(std::string_view text);

template <typename Rep, typename Period>
struct Value<std::chrono::duration<Rep, Period>> {
    using Duration = std::chrono::duration<Rep, Period>;
    static constexpr FactKind kind = FactKind::Time;
    [[nodiscard]] static std::string text(Duration value) {
        return timeText(std::chrono::duration_cast<std::chrono::milliseconds>(value));
    }
    [[nodiscard]] static std::optional<Duration> read(std::string_view text) {
        auto const time = timeFromText(text);
        return time ? std::optional{std::chrono::duration_cast<Duration>(*time)} : std::nullopt;
    }
};

template <HasWords E>
struct Value<E> {
    static constexpr FactKind kind = FactKind::OneOf;
    [[nodiscard]] static std::string text(E value) { return std::string{wordOf(value)}; }
    [[nodiscard]] static std::optional<E> read(std::string_view text) { return fromWord<E>(text); }
    [[nodiscard]] static std::vector<std::string_view> choices() {
        std::vector<std::string_view> words;
        for (auto const& one : Words<E>::all) words.push_back(one.word);
        return words;
    }
};

template <>
struct Value<Result> {
    static constexpr FactKind kind = FactKind::OneOf;
    [[nodiscard]] static std::string text(Result value) { return std::string{code(value)}; }
    [[nodiscard]] static std::optional<Result> read(std::string_view text) { return resultFromCode(text); }
    [[nodiscard]] static std::vector<std::string_view> choices() {
        std::vector<std::string_view> words;
        for (Result const result : allResults) words.push_back(code(result));
        return words;
    }
};

template <>
struct Value<Ground> {
    static constexpr FactKind kind = FactKind::OneOf;
    [[nodiscard]] static std::string text(Ground value) { return std::string{groundWord(value)}; }
    [[nodiscard]] static std::optional<Ground> read(std::string_view text) {
        for (Ground const one : grounds())
            if (groundWord(one) == text) return one;
        return std::nullopt;
    }
    [[nodiscard]] static std::vector<std::string_view> choices() {
        std::vector<std::string_view> words;
        for (Ground const one : grounds()) words.push_back(groundWord(one));
        return words;
    }
};

/// ISO 639-1, and `figurine`.
template <>
struct Value<notation::Language> {
    static constexpr FactKind kind = FactKind::OneOf;
    [[nodiscard]] static std::string text(notation::Language value) {
        return std::string{notation::languageCode(value)};
    }
    [[nodiscard]] static std::optional<notation::Language> read(std::string_view text) {
        return notation::languageFrom(text);
    }
    [[nodiscard]] static std::vector<std::string_view> choices() {
        std::vector<std::string_view> words;
        for (notation::Language const one : notation::languages()) words.push_back(notation::languageCode(one));
        return words;
    }
};

template <>
struct Value<board::Square> {
    static constexpr FactKind kind = FactKind::Squares;
    [[nodiscard]] static std::string text(board::Square value) { return squareText(value); }
    [[nodiscard]] static std::optional<board::Square> read(std::string_view text) { return board::squareFrom(text); }
};

/// In the order in which they were touched: `e1,h1`.
template <>
struct Value<std::vector<board::Square>> {
    static constexpr FactKind kind = FactKind::Squares;
    [[nodiscard]] static std::string text(std::vector<board::Square> const& value);
    [[nodiscard]] static std::optional<std::vector<board::Square>> read(std::string_view text);
};

/// Moves or other words without spaces in them: `Nc3,Nd2`.
template <>
struct Value<std::vector<std::string>> {
    static constexpr FactKind kind = FactKind::Text;
    [[nodiscard]] static std::string text(std::vector<std::string> const& value);
    [[nodiscard]] static std::optional<std::vector<std::string>> read(std::string_view text);
};

/// Reads a FEN of standard chess, or of Chess960 where king and rooks show that it is one.
[[nodiscard]] Expected<board::Position, board::FenRefusal> positionFromText(std::string_view text);

/// A FEN.
template <>
struct Value<board::Position> {
    static constexpr FactKind kind = FactKind::Position;
    [[nodiscard]] static std::string text(board::Position const& value) { return fenText(value); }
    [[nodiscard]] static std::optional<board::Position> read(std::string_view text) {
        auto position = positionFromText(text);
        return position ? std::optional{std::move(*position)} : std::nullopt;
    }
};

template <typename T>
struct Value<std::optional<T>> {
    static constexpr FactKind kind = Value<T>::kind;
    [[nodiscard]] static std::string text(std::optional<T> const& value) { return Value<T>::text(*value); }
    [[nodiscard]] static std::optional<std::optional<T>> read(std::string_view text) {
        auto value = Value<T>::read(text);
        if (!value) return std::nullopt;
        return std::optional<std::optional<T>>{std::move(value)};
    }
    [[nodiscard]] static std::vector<std::string_view> choices()
        requires requires { Value<T>::choices(); }
    {
        return Value<T>::choices();
    }
};

// --- the words of the Laws --------------------------------------------------------------------------------------

template <>
struct Words<Colour> {
    static constexpr std::array all{Word{Colour::White, "white"}, Word{Colour::Black, "black"}};
};
template <>
struct Words<CanMate> {
    static constexpr std::array all{Word{CanMate::NotSaid, "not-said"}, Word{CanMate::Yes, "yes"},
                                    Word{CanMate::No, "no"}};
};
template <>
struct Words<PlayType> {
    static constexpr std::array all{Word{PlayType::Standard, "standard"}, Word{PlayType::Rapid, "rapid"},
                                    Word{PlayType::Blitz, "blitz"}};
};
template <>
struct Words<Supervision> {
    static constexpr std::array all{Word{Supervision::Full, "full"}, Word{Supervision::Limited, "limited"}};
};
template <>
struct Words<LateDiscretion> {
    static constexpr std::array all{Word{LateDiscretion::None, "regulations"},
                                    Word{LateDiscretion::Arbiter, "arbiter"}};
};
template <>
struct Words<AutomaticDraw> {
    static constexpr std::array all{Word{AutomaticDraw::Fivefold, "fivefold"},
                                    Word{AutomaticDraw::SeventyFiveMoves, "seventy-five-moves"}};
};
template <>
struct Words<PressFault> {
    static constexpr std::array all{Word{PressFault::IllegalMove, "illegal-move"},
                                    Word{PressFault::UnfinishedPromotion, "unfinished-promotion"},
                                    Word{PressFault::NoMove, "no-move"}, Word{PressFault::TwoHands, "two-hands"},
                                    Word{PressFault::OtherHand, "other-hand"}};
};
template <>
struct Words<board::Role> {
    static constexpr std::array all{Word{board::Role::Pawn, "pawn"},     Word{board::Role::Knight, "knight"},
                                    Word{board::Role::Bishop, "bishop"}, Word{board::Role::Rook, "rook"},
                                    Word{board::Role::Queen, "queen"},   Word{board::Role::King, "king"}};
};

} // namespace flagfall::rulings
