// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/acts.h"
#include "app/session/event/saying.h"

#include <concepts>
#include <string_view>
#include <tuple>
#include <vector>

/// The vocabulary of descriptions. Each kind of act has one, in kinds/, and everything that treats acts alike follows
/// from it: the stored form, what Undo does, which boards and pages it concerns, its line in the history, its text on
/// the command line.
///
///     template <>
///     struct Description<ClockStopped> {
///         static constexpr ActKind kind{"clock.stopped", Category::Clock, Undoing::PassOver, Boards::Named,
///         clocksShown}; static constexpr auto fields = onBoard<ClockStopped>(WhereGiven{"note", &ClockStopped::note});
///         static Saying sentence(ClockStopped const& act) { return said("Act", "clock stopped").under({}, act.note); }
///         static Saying phrase(ClockStopped const&) { return said("ActPhrase", "stopping on board {board}"); }
///     };
///
/// `phrase` stands there if and only if Undo takes the act back. `atBoard(act, board)` may stand there for a sentence
/// that reads otherwise to somebody who has one board before him; `settle(act)` for what remains to be done after
/// reading, false where the row is damaged.
namespace flagfall::session {

/// Not defined: an act without a description does not compile. Parts of acts that are stored as objects of their own
/// have one with `fields` alone.
template <typename Part>
struct Description;

// --- fields: a name in the stored form, and the member ------------------------------------------------------

/// Always there.
template <typename Whole, typename T>
struct Field {
    std::string_view name;
    T Whole::* member;
};
/// Left out when it holds nothing: an empty text or list, `false`, zero, none.
template <typename Whole, typename T>
struct WhereGiven {
    std::string_view name;
    T Whole::* member;
};
/// Always there; null for none.
template <typename Whole, typename T>
struct OrNull {
    std::string_view name;
    T Whole::* member;
};
/// Has no name: its own fields stand among those of the act.
template <typename Whole, typename T>
struct Inline {
    T Whole::* member;
};
template <typename Whole, typename T>
Field(char const*, T Whole::*) -> Field<Whole, T>;
template <typename Whole, typename T>
WhereGiven(char const*, T Whole::*) -> WhereGiven<Whole, T>;
template <typename Whole, typename T>
OrNull(char const*, T Whole::*) -> OrNull<Whole, T>;
template <typename Whole, typename T>
Inline(T Whole::*) -> Inline<Whole, T>;

template <typename A, typename... Fields>
[[nodiscard]] constexpr auto onBoard(Fields... fields) {
    return std::tuple{Field{"round", &A::round}, Field{"board", &A::board}, fields...};
}

// --- what pages show ------------------------------------------------------------------------------------------

inline constexpr Shows playersShown{.players = true};
inline constexpr Shows scoresShown{.players = true, .results = true};
inline constexpr Shows clocksShown{.clocks = true};
inline constexpr Shows resultsShown{.results = true, .clocks = true};
inline constexpr Shows roundShown{.players = true, .rounds = true, .results = true, .clocks = true};
inline constexpr Shows everythingShown{true, true, true, true, true, true};
inline constexpr Shows everythingButNames{true, true, true, true, true, false};

// --- whether a description is whole ---------------------------------------------------------------------------

template <typename A>
concept NamesBoards = requires(A act) {
    act.round;
    act.board;
} || requires(A act) {
    act.round;
    act.boards;
};

/// Calls `visit` for each board that the act names, in its order.
template <NamesBoards A, typename Visit>
void eachBoardOf(A const& act, Visit visit) {
    if constexpr (requires { act.board; })
        visit(act.board);
    else
        for (auto const& one : act.boards) {
            if constexpr (requires { one.board; })
                visit(one.board);
            else
                visit(one);
        }
}

template <typename A>
concept IsDescribed = requires(A const act) {
    { Description<A>::kind } -> std::convertible_to<ActKind>;
    Description<A>::fields;
    { Description<A>::sentence(act) } -> std::same_as<Saying>;
};
template <typename A>
concept HasItsPhrase = requires(A const act) {
    { Description<A>::phrase(act) } -> std::same_as<Saying>;
} == canBeUndone(Description<A>::kind.undo);
template <typename A>
concept NamesItsBoards = NamesBoards<A> || Description<A>::kind.boards != Boards::Named;

/// Stops the compiler at the first act that lacks something, with its name.
template <typename A>
consteval bool isWhole() {
    static_assert(IsDescribed<A>, "an act lacks its description: kind, fields and sentence (app/session/event/kinds)");
    if constexpr (IsDescribed<A>) {
        static_assert(HasItsPhrase<A>, "an act has a phrase if and only if Undo takes it back");
        static_assert(NamesItsBoards<A>, "an act that names boards has a round, and a board or boards");
    }
    return true;
}

template <typename Variant>
inline constexpr bool everyActIsDescribed = false;
template <typename... Acts>
inline constexpr bool everyActIsDescribed<std::variant<Acts...>> = (isWhole<Acts>() && ...);

} // namespace flagfall::session
