// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/list_info.h"
#include "app/lists/listed_player.h"
#include "arbiter/terms/date.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Which of several lists a rating is taken from.
namespace flagfall::lists {

/// What a list is read for. An effective list gives the rapid (blitz) rating, and the standard one of a player who has
/// none (FIDE Rapid and Blitz Rating Regulations 7.2.1).
enum class ListKind { Standard, Rapid, Blitz, EffectiveRapid, EffectiveBlitz };

/// The words in settings and on the command line: `standard`, `effective-rapid`.
[[nodiscard]] std::string_view listKindWord(ListKind kind);
[[nodiscard]] std::optional<ListKind> listKindOf(std::string_view word);

/// Of a kind that falls back on the standard rating (Regulations 7.2.1).
[[nodiscard]] constexpr bool isEffective(ListKind kind) {
    return kind == ListKind::EffectiveRapid || kind == ListKind::EffectiveBlitz;
}

/// The rating of a player as this kind of list has it, with the K that belongs to it. 0: none.
[[nodiscard]] ListedRating ratingIn(ListedPlayer const& player, ListKind kind);

/// One list of the sequence.
struct ListChoice {
    std::string source;
    ListKind kind = ListKind::Standard;
    friend bool operator==(ListChoice const&, ListChoice const&) = default;
};
/// The sources that answer a choice: its own; of FIDE's, after the combined list, that of this rating alone.
[[nodiscard]] std::vector<std::string> sourcesOf(ListChoice const& choice);
/// What a list is asked for where `kind` is wanted: one of FIDE's that has a single rating counts as FIDE's, and for
/// that rating only.
[[nodiscard]] ListChoice choiceFor(std::string_view source, ListKind kind);
/// One of FIDE's lists that have a single rating.
[[nodiscard]] bool isSingleOfFide(std::string_view source);
/// The lists that are asked, the main one first.
using ListOrder = std::vector<ListChoice>;

/// The sequence for a kind of event: standard, rapid, blitz; effective rapid, blitz; effective blitz, rapid.
[[nodiscard]] ListOrder usualOrder(PlayType play, std::string_view source = fideSource);

/// `fide:effective-rapid,svk:standard`
[[nodiscard]] std::string orderText(ListOrder const& order);
/// Reads it; nullopt when a list is not named so, or named twice.
[[nodiscard]] std::optional<ListOrder> parseOrder(std::string_view text);

/// A rating and the list it comes from.
struct FoundRating {
    ListChoice from;
    ListedRating rating;
    friend bool operator==(FoundRating const&, FoundRating const&) = default;
};

/// What the lists of a sequence say about a player, the first one that has a rating first. `listed` gives the player
/// as a source has them, or nullptr.
[[nodiscard]] std::vector<FoundRating>
ratingsOf(ListOrder const& order, std::function<ListedPlayer const*(std::string_view source)> const& listed);

/// The month whose list an event is checked against: that of its first day, or, if it lasts longer than 30 days, that
/// of the day of the check. An event without a first day begins today.
[[nodiscard]] ListMonth monthInForce(std::optional<Date> begins, std::optional<Date> ends, Date today);

} // namespace flagfall::lists
