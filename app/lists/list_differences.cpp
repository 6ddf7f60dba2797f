// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/list_differences.h"

#include "app/lists/folding.h"

#include <algorithm>

namespace flagfall::lists {
namespace {

constexpr std::size_t mostCandidates = 3;
constexpr std::size_t mostSearches = 100; ///< each takes some milliseconds in a large list

std::string numberText(int value) { return value > 0 ? std::to_string(value) : std::string{}; }

/// As a draft has it.
std::string sexText(session::Sex sex) {
    switch (sex) {
    case session::Sex::NotSaid: return {};
    case session::Sex::Man: return "m";
    case session::Sex::Woman: return "w";
    }
    return {};
}

/// `Cizmar, Jan` and `Ján Čižmár` are one name.
bool isSameName(std::string_view one, std::string_view other) {
    std::string const a = folded(one);
    std::string const b = folded(other);
    auto ofOne = wordsOf(a);
    auto ofOther = wordsOf(b);
    std::ranges::sort(ofOne);
    std::ranges::sort(ofOther);
    return ofOne == ofOther;
}

/// Whether a year or a day does not contradict the other.
bool isSameBirth(std::string_view one, std::string_view other) {
    auto const shorter = std::min(one.size(), other.size());
    return one.substr(0, shorter) == other.substr(0, shorter);
}

/// The player of the list with one of the IDs held.
std::optional<ListedPlayer> listedAs(session::PlayerDetails const& held, RatingList const& list, bool isFide) {
    if (!isFide && !held.nationalId.empty())
        if (auto found = list.withNationalId(held.nationalId)) return found;
    return list.withFideId(held.fideId);
}

std::vector<ListedPlayer> candidatesFor(session::PlayerDetails const& held, RatingList const& list) {
    auto found = list.search({held.name, held.federation, mostCandidates});
    std::erase_if(found, [&held](ListedPlayer const& listed) {
        bool const isElsewhere = !held.federation.empty() && listed.federation != held.federation;
        bool const hasId = !listed.fideId.empty() || !listed.nationalId.empty();
        return !hasId || isElsewhere || !isSameBirth(held.birth, listed.birth);
    });
    return found;
}

/// The same use for the kind of rating that the player plays with, where the list has none of the kind that is wanted:
/// it was taken from there.
ListUse asHeld(ListUse const& use, session::PlayerDetails const& held, ListedPlayer const& listed) {
    std::string_view const from = held.ratingSource;
    auto const colon = from.find(':');
    if (colon == std::string_view::npos || ratingIn(listed, use.choice.kind).value > 0) return use;
    auto const kind = listKindOf(from.substr(colon + 1, from.find(' ') - colon - 1));
    if (!kind || from.substr(0, colon) != use.choice.source) return use;
    ListUse other = use;
    other.choice.kind = *kind;
    other.official = use.official.value_or(use.choice.kind);
    return other;
}

/// Whether a rating may be compared with this list: it was typed, or is from an earlier list of the kind.
bool isFrom(ListUse const& use, std::string_view ratingSource) {
    auto const source = ratingSource.substr(0, ratingSource.find(':'));
    return source.empty() || source == use.choice.source || (use.isFide() && isSingleOfFide(source));
}

/// The text of a field of a draft.
std::string& fieldOf(session::PlayerDraft& draft, ListField field) {
    switch (field) {
    case ListField::Name: return draft.name;
    case ListField::Federation: return draft.federation;
    case ListField::Title: return draft.title;
    case ListField::Sex: return draft.sex;
    case ListField::Birth: return draft.birth;
    case ListField::Rating: return draft.rating;
    case ListField::OfficialRating: return draft.officialRating;
    case ListField::NationalRating: return draft.nationalRating;
    case ListField::K: break;
    }
    return draft.k;
}

} // namespace

std::string ListUse::text() const { return orderText({choice}) + " " + monthText(month); }

session::PlayerDraft draftFrom(ListedPlayer const& listed, ListUse const& use) {
    ListedRating const rating = ratingIn(listed, use.choice.kind);
    session::PlayerDraft draft;
    draft.name = listed.name;
    draft.federation = listed.federation;
    draft.title = session::titleText(listed.title);
    draft.sex = sexText(listed.sex);
    draft.rating = numberText(rating.value);
    draft.fideId = listed.fideId;
    draft.birth = listed.birth;
    draft.club = listed.club;
    draft.nationalId = listed.nationalId;
    if (rating.value > 0) draft.ratingSource = use.text();
    if (!use.isFide()) {
        draft.nationalRating = numberText(rating.value);
        return draft;
    }
    ListedRating const official = use.official ? ratingIn(listed, *use.official) : rating;
    draft.officialRating = numberText(official.value);
    draft.k = numberText(official.k);
    return draft;
}

void addTo(session::PlayerDraft& draft, ListedPlayer const& listed, ListUse const& use) {
    session::PlayerDraft const theirs = draftFrom(listed, use);
    if (draft.rating.empty()) {
        draft.rating = theirs.rating;
        draft.ratingSource = theirs.ratingSource;
    }
    for (auto const field : {&session::PlayerDraft::nationalRating, &session::PlayerDraft::officialRating,
                             &session::PlayerDraft::nationalId, &session::PlayerDraft::fideId, &session::PlayerDraft::k,
                             &session::PlayerDraft::club})
        if ((draft.*field).empty()) draft.*field = theirs.*field;
}

std::vector<FieldDifference> differences(session::PlayerDetails const& held, ListedPlayer const& listed,
                                         ListUse const& wanted) {
    ListUse const use = asHeld(wanted, held, listed);
    session::PlayerDraft ours = session::draftOf(held);
    session::PlayerDraft theirs = draftFrom(listed, use);
    std::vector<FieldDifference> found;
    auto const differ = [&](ListField field) {
        found.push_back({field, fieldOf(ours, field), fieldOf(theirs, field)});
    };
    // Nobody loses what a list does not know.
    auto const isNews = [&](ListField field) {
        std::string const& text = fieldOf(theirs, field);
        return !text.empty() && text != fieldOf(ours, field);
    };
    if (!isSameName(held.name, listed.name)) differ(ListField::Name);
    if (isNews(ListField::Federation)) differ(ListField::Federation);
    if (ours.title != theirs.title) differ(ListField::Title);
    if (isNews(ListField::Sex)) differ(ListField::Sex);
    if (isNews(ListField::Birth) && (held.birth.empty() || !isSameBirth(held.birth, listed.birth)))
        differ(ListField::Birth);
    // A typed rating that is the one of the other kind of list comes from there.
    bool const isOthers =
        held.ratingSource.empty() && held.rating == (use.isFide() ? held.nationalRating : held.officialRating);
    if (isFrom(use, held.ratingSource) && ours.rating != theirs.rating && !(theirs.rating.empty() && isOthers))
        differ(ListField::Rating);
    ListField const official = use.isFide() ? ListField::OfficialRating : ListField::NationalRating;
    if (fieldOf(ours, official) != fieldOf(theirs, official)) differ(official);
    if (use.isFide() && isNews(ListField::K)) differ(ListField::K);
    return found;
}

ListComparison compare(std::vector<session::Player const*> const& players, RatingList const& list, ListUse const& use) {
    ListComparison comparison;
    for (session::Player const* const player : players) {
        session::PlayerDetails const& held = player->details;
        if (auto listed = listedAs(held, list, use.isFide())) {
            auto fields = differences(held, *listed, use);
            if (fields.empty())
                ++comparison.same;
            else
                comparison.differing.push_back({player->id, std::move(*listed), std::move(fields)});
        } else if (use.isFide() ? held.fideId.empty() : held.nationalId.empty() && held.fideId.empty()) {
            bool const isSearched = comparison.withoutId.size() < mostSearches;
            comparison.withoutId.push_back(
                {player->id, isSearched ? candidatesFor(held, list) : std::vector<ListedPlayer>{}});
        } else {
            comparison.notListed.push_back(player->id);
        }
    }
    return comparison;
}

session::PlayerDraft takingOver(session::PlayerDetails const& held, ListedPlayer const& listed, ListUse const& use,
                                std::vector<ListField> const& fields) {
    session::PlayerDraft draft = session::draftOf(held);
    session::PlayerDraft theirs = draftFrom(listed, asHeld(use, held, listed));
    for (ListField const field : fields) fieldOf(draft, field) = fieldOf(theirs, field);
    if (std::ranges::find(fields, ListField::Rating) != fields.end()) draft.ratingSource = theirs.ratingSource;
    if (draft.fideId.empty()) draft.fideId = theirs.fideId;
    if (draft.nationalId.empty()) draft.nationalId = theirs.nationalId;
    return draft;
}

} // namespace flagfall::lists
