// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/list_differences.h"

#include "app/lists/folding.h"

#include <algorithm>
#include <map>

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

/// The kind of rating that the player plays with, where the list has none of the kind that is wanted: it was taken from
/// there.
std::optional<ListUse> asHeld(ListUse const& use, session::PlayerDetails const& held) {
    std::string_view const from = held.ratingSource;
    auto const colon = from.find(':');
    if (colon == std::string_view::npos || from.substr(0, colon) != use.choice.source) return std::nullopt;
    auto const kind = listKindOf(from.substr(colon + 1, from.find(' ') - colon - 1));
    if (!kind) return std::nullopt;
    ListUse other = use;
    other.choice.kind = *kind;
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

/// What the lists together say of a player.
class Gathered {
public:
    Gathered(session::PlayerDetails const& held, Listings const& listings, std::optional<session::RatingMethod> method)
        : m_held(held), m_listings(listings) {
        for (Listing const& one : listings) m_drafts.push_back(draftFrom(one.player, one.use));
        m_fide = first([this](std::size_t at) { return isFide(at); });
        m_national = first([this](std::size_t at) { return !isFide(at); });
        for (ListField const field : {ListField::Name, ListField::Federation, ListField::Sex, ListField::Birth})
            take(field, first([&](std::size_t at) { return !fieldOf(m_drafts[at], field).empty(); }));
        takeTitle();
        takeOfficial();
        take(ListField::NationalRating, m_national);
        method&& method != session::RatingMethod::Other ? takeRatingBy(*method) : takeFirstRating();
    }

    /// Which of the lists says it; none: nobody does.
    [[nodiscard]] std::optional<std::size_t> from(ListField field) const {
        auto const found = m_from.find(field);
        return found == m_from.end() ? std::nullopt : std::optional{found->second};
    }
    [[nodiscard]] session::PlayerDraft& draft() { return m_draft; }
    /// A typed rating is the one of a kind of list that was not asked.
    [[nodiscard]] bool isOfOthers() const {
        return m_held.ratingSource.empty() && ((!m_national && m_held.rating == m_held.nationalRating) ||
                                               (!m_fide && m_held.rating == m_held.officialRating));
    }

private:
    [[nodiscard]] bool isFide(std::size_t at) const { return m_listings[at].use.isFide(); }
    template <typename Is>
    [[nodiscard]] std::optional<std::size_t> first(Is const& is) const {
        for (std::size_t at = 0; at < m_listings.size(); ++at)
            if (is(at)) return at;
        return std::nullopt;
    }
    void take(ListField field, std::optional<std::size_t> at) {
        if (!at) return;
        fieldOf(m_draft, field) = fieldOf(m_drafts[*at], field);
        m_from[field] = *at;
    }

    /// Nobody loses a title that only FIDE's list would have to know.
    void takeTitle() {
        take(ListField::Title, m_fide ? m_fide : first([this](std::size_t at) { return !m_drafts[at].title.empty(); }));
    }

    void takeOfficial() {
        // A list of another kind alone does not know the rating of this one.
        if (!m_fide || (m_listings[*m_fide].use.official && m_drafts[*m_fide].officialRating.empty())) return;
        take(ListField::OfficialRating, m_fide);
        take(ListField::K, m_fide);
    }

    void takeRating(std::size_t at) {
        take(ListField::Rating, at);
        m_draft.ratingSource = m_drafts[at].ratingSource;
    }

    void takeFirstRating() {
        if (auto const rated = first([this](std::size_t at) { return !m_drafts[at].rating.empty(); }))
            return takeRating(*rated);
        for (std::size_t at = 0; at < m_listings.size(); ++at)
            if (auto const use = asHeld(m_listings[at].use, m_held)) {
                session::PlayerDraft const theirs = draftFrom(m_listings[at].player, *use);
                m_drafts[at].rating = theirs.rating;
                m_drafts[at].ratingSource = theirs.ratingSource;
                return takeRating(at);
            }
        if (!m_listings.empty()) takeRating(0);
    }

    [[nodiscard]] int ratingAt(std::optional<std::size_t> at) const {
        return at ? ratingIn(m_listings[*at].player, m_listings[*at].use.choice.kind).value : 0;
    }

    /// A rating of a kind of list that was not asked is the one held.
    void takeRatingBy(session::RatingMethod method) {
        auto const rated = [this](bool fides) {
            return first([&](std::size_t at) { return isFide(at) == fides && !m_drafts[at].rating.empty(); });
        };
        auto const fide = rated(true);
        auto const national = rated(false);
        int const ofFide = m_fide ? ratingAt(fide) : m_held.officialRating;
        int const ofNation = m_national ? ratingAt(national) : m_held.nationalRating;
        int const used = session::ratingBy(method, ofFide, ofNation).value_or(0);
        if (used == 0 && !isOfOthers()) return takeRating(0);
        if (fide && used == ofFide) return takeRating(*fide);
        if (national && used == ofNation) takeRating(*national);
    }

    session::PlayerDetails const& m_held;
    Listings const& m_listings;
    std::vector<session::PlayerDraft> m_drafts; ///< one for each listing
    std::optional<std::size_t> m_fide, m_national;
    session::PlayerDraft m_draft;
    std::map<ListField, std::size_t> m_from;
};

} // namespace

std::vector<AskedList> asked(ListOrder const& order, std::vector<RatingList const*> const& lists) {
    auto const ofFide =
        std::ranges::find_if(order, [](ListChoice const& choice) { return ListUse{choice, {}}.isFide(); });
    std::vector<AskedList> all;
    for (ListChoice const& choice : order) {
        auto const sources = sourcesOf(choice);
        auto const newestOf = [&lists](auto const& isMeant) {
            RatingList const* newest = nullptr;
            for (RatingList const* const list : lists)
                if (isMeant(list->info().source) && (!newest || list->info().month > newest->info().month))
                    newest = list;
            return newest;
        };
        // As ListShelf::openFor: only the combined list has the ratings that an effective one falls back on.
        RatingList const* newest =
            isEffective(choice.kind) ? newestOf([&](auto const& source) { return source == choice.source; }) : nullptr;
        if (!newest)
            newest = newestOf([&](auto const& source) { return std::ranges::find(sources, source) != sources.end(); });
        if (!newest) continue;
        ListUse use{choice, newest->info().month};
        if (use.isFide() && choice.kind != ofFide->kind) use.official = ofFide->kind;
        all.push_back({newest, std::move(use)});
    }
    return all;
}

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

std::vector<FieldDifference> differences(session::PlayerDetails const& held, Listings const& listings,
                                         std::optional<session::RatingMethod> method) {
    session::PlayerDraft ours = session::draftOf(held);
    Gathered theirs{held, listings, method};
    std::vector<FieldDifference> found;
    auto const differ = [&](ListField field) {
        auto const from = theirs.from(field);
        if (from) found.push_back({field, fieldOf(ours, field), fieldOf(theirs.draft(), field), *from});
    };
    auto const isOther = [&](ListField field) { return fieldOf(ours, field) != fieldOf(theirs.draft(), field); };
    // Nobody loses what a list does not know.
    auto const isNews = [&](ListField field) { return !fieldOf(theirs.draft(), field).empty() && isOther(field); };
    if (!isSameName(held.name, theirs.draft().name)) differ(ListField::Name);
    if (isNews(ListField::Federation)) differ(ListField::Federation);
    if (isOther(ListField::Title)) differ(ListField::Title);
    if (isNews(ListField::Sex)) differ(ListField::Sex);
    if (isNews(ListField::Birth) && (held.birth.empty() || !isSameBirth(held.birth, theirs.draft().birth)))
        differ(ListField::Birth);
    bool const isOfThese =
        std::ranges::any_of(listings, [&](Listing const& one) { return isFrom(one.use, held.ratingSource); });
    bool const isUnknown = theirs.draft().rating.empty() && theirs.isOfOthers();
    if (isOfThese && isOther(ListField::Rating) && !isUnknown) differ(ListField::Rating);
    if (isOther(ListField::OfficialRating)) differ(ListField::OfficialRating);
    if (isOther(ListField::NationalRating)) differ(ListField::NationalRating);
    if (isNews(ListField::K)) differ(ListField::K);
    return found;
}

namespace {

Listings listingsOf(session::PlayerDetails const& held, std::vector<AskedList> const& lists) {
    std::map<RatingList const*, std::optional<ListedPlayer>> known;
    Listings all;
    for (auto const& [list, use] : lists) {
        auto found = known.find(list);
        if (found == known.end()) found = known.emplace(list, listedAs(held, *list, use.isFide())).first;
        if (found->second) all.push_back({*found->second, use});
    }
    return all;
}

/// Those that are missing.
void addIds(session::PlayerDraft& draft, ListedPlayer const& listed) {
    if (draft.fideId.empty()) draft.fideId = listed.fideId;
    if (draft.nationalId.empty()) draft.nationalId = listed.nationalId;
}

std::vector<ListedPlayer> candidatesFor(session::PlayerDetails const& held, std::vector<AskedList> const& lists) {
    for (auto const& [list, use] : lists)
        if (auto candidates = candidatesFor(held, *list); !candidates.empty()) return candidates;
    return {};
}

} // namespace

ListComparison compare(std::vector<session::Player const*> const& players, std::vector<AskedList> const& lists,
                       std::optional<session::RatingMethod> method) {
    bool const nationalIds = std::ranges::any_of(lists, [](AskedList const& one) { return !one.use.isFide(); });
    ListComparison comparison;
    for (session::Player const* const player : players) {
        session::PlayerDetails const& held = player->details;
        if (Listings listings = listingsOf(held, lists); !listings.empty()) {
            auto fields = differences(held, listings, method);
            if (fields.empty())
                ++comparison.same;
            else
                comparison.differing.push_back({player->id, std::move(listings), std::move(fields)});
        } else if (held.fideId.empty() && (held.nationalId.empty() || !nationalIds)) {
            bool const isSearched = comparison.withoutId.size() < mostSearches;
            comparison.withoutId.push_back(
                {player->id, isSearched ? candidatesFor(held, lists) : std::vector<ListedPlayer>{}});
        } else {
            comparison.notListed.push_back(player->id);
        }
    }
    return comparison;
}

session::PlayerDraft takingOver(session::PlayerDetails const& held, Listings const& listings,
                                std::vector<ListField> const& fields, std::optional<session::RatingMethod> method) {
    session::PlayerDraft draft = session::draftOf(held);
    Gathered theirs{held, listings, method};
    for (ListField const field : fields) fieldOf(draft, field) = fieldOf(theirs.draft(), field);
    if (std::ranges::find(fields, ListField::Rating) != fields.end()) draft.ratingSource = theirs.draft().ratingSource;
    for (Listing const& one : listings) addIds(draft, one.player);
    return draft;
}

session::PlayerDraft identifiedAs(session::PlayerDetails const& held, ListedPlayer const& listed) {
    session::PlayerDraft draft = session::draftOf(held);
    addIds(draft, listed);
    return draft;
}

} // namespace flagfall::lists
