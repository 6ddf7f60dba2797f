// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lists/list_order.h"
#include "app/lists/rating_list.h"
#include "app/session/event/event_state.h"

#include <optional>
#include <string>
#include <vector>

namespace flagfall::lists {

/// What a player of an event and the player of a list may differ in.
enum class ListField {
    Name,
    Federation,
    Title,
    Sex,
    Birth,
    Rating,         ///< the one used
    OfficialRating, ///< FIDE's lists only
    NationalRating, ///< other lists only
    K,              ///< FIDE's lists only
};

/// A list without one does not know a rating of the player.
[[nodiscard]] constexpr bool isRating(ListField field) {
    return field == ListField::Rating || field == ListField::OfficialRating || field == ListField::NationalRating;
}

struct FieldDifference {
    ListField field;
    std::string held;     ///< in the event; empty: nothing
    std::string listed;   ///< empty: nothing
    std::size_t from = 0; ///< which of the lists that know the player says so
    friend bool operator==(FieldDifference const&, FieldDifference const&) = default;
};

/// A player without an ID, and who that may be in the list.
struct PlayerWithoutId {
    PlayerId player;
    std::vector<ListedPlayer> candidates;
};

/// What a list is read for: which of its ratings, and what it is called in the event.
struct ListUse {
    ListChoice choice;
    ListMonth month{};
    /// Of FIDE's list: the kind of play of the event, where the rating used is taken from another one because the
    /// player has none there. Official rating and K are of this kind.
    std::optional<ListKind> official{};
    /// `fide:standard 2026-11`, as a player's rating source.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] bool isFide() const { return choice.source.starts_with(fideSource); }
};

/// A list of the sequence that is there.
struct AskedList {
    RatingList const* list;
    ListUse use;
};
/// What is asked of these lists, in order: of several that answer a choice, the newest is.
[[nodiscard]] std::vector<AskedList> asked(ListOrder const& order, std::vector<RatingList const*> const& lists);

/// A player as one of the lists has them.
struct Listing {
    ListedPlayer player;
    ListUse use;
};
/// By the lists that know the player, in the order in which they are asked.
using Listings = std::vector<Listing>;

struct PlayerDifference {
    PlayerId player;
    Listings listings;
    std::vector<FieldDifference> fields;
};

struct ListComparison {
    std::size_t same = 0;
    std::vector<PlayerDifference> differing; ///< in the order of the event
    std::vector<PlayerId> notListed;         ///< with an ID that no list has
    std::vector<PlayerWithoutId> withoutId;
};

/// The players of an event beside the lists: each datum beside the first one that knows it of the player. The rating
/// used is that of the first list that has one, or what the method makes of the first FIDE and the first national
/// rating; the official rating and K are FIDE's. Names differ only when they are not the same without accents, a day
/// of birth agrees with its year, and a rating that was taken from a list that is not asked is left alone.
[[nodiscard]] ListComparison compare(std::vector<session::Player const*> const& players,
                                     std::vector<AskedList> const& lists,
                                     std::optional<session::RatingMethod> method = std::nullopt);

/// What is different between the two.
[[nodiscard]] std::vector<FieldDifference> differences(session::PlayerDetails const& held, Listings const& listings,
                                                       std::optional<session::RatingMethod> method = std::nullopt);

/// The draft of a player of the list who is new in the event.
[[nodiscard]] session::PlayerDraft draftFrom(ListedPlayer const& listed, ListUse const& use);
/// What another list knows of the same player and the draft lacks: a rating to use, the other rating and the national
/// ID.
void addTo(session::PlayerDraft& draft, ListedPlayer const& listed, ListUse const& use);

/// The draft of a player of the event that takes these fields over from the lists; and the IDs that are missing.
[[nodiscard]] session::PlayerDraft takingOver(session::PlayerDetails const& held, Listings const& listings,
                                              std::vector<ListField> const& fields,
                                              std::optional<session::RatingMethod> method = std::nullopt);
/// The draft of a player without an ID who is this one of a list: with the IDs, and nothing else changed.
[[nodiscard]] session::PlayerDraft identifiedAs(session::PlayerDetails const& held, ListedPlayer const& listed);

} // namespace flagfall::lists
