// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/prize_award.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace flagfall::session {
namespace {

/// What a place gives.
struct OfPlace {
    std::int64_t cents = 0;
    std::vector<std::string> goods;
};
using OfPlaces = std::map<int, OfPlace>;

std::vector<std::string> categoriesWithPrizes(EventState const& state) {
    std::vector<std::string> categories;
    for (Prize const& prize : state.prizes)
        if (prize.special.empty() && std::ranges::find(categories, prize.category) == categories.end())
            categories.push_back(prize.category);
    return categories;
}

class Giving {
public:
    explicit Giving(EventState const& state) : m_state(state), m_table(standingsOf(state)) {}

    PrizesGiven given() {
        for (std::string const& category : categoriesWithPrizes(m_state)) addRuns(category);
        for (Prize const& prize : m_state.prizes)
            if (!prize.special.empty()) addSpecial(prize);
        PrizeTerms const& terms = m_state.prizeTerms;
        pairing::PrizeRules rules{.limit = terms.limit, .precedence = terms.precedence};
        if (terms.inWholeUnits) rules.unit = 100;
        m_given.award = pairing::awardPrizes(m_table, m_lists, rules);
        return std::move(m_given);
    }

private:
    OfPlaces placesOf(std::string const& category) {
        OfPlaces places;
        for (Prize const& prize : m_state.prizes) {
            if (prize.category != category || !prize.special.empty()) continue;
            for (int place = prize.first; place <= prize.last; ++place) add(places[place], prize.what);
        }
        return places;
    }

    void add(OfPlace& place, std::string const& what) {
        auto money = moneyIn(what);
        if (money && m_given.currency.empty()) m_given.currency = money->currency;
        // What is not of the award's currency cannot be added up: it is given as it is written.
        if (money && !money->currency.empty() && !isSameCurrency(money->currency, m_given.currency)) money.reset();
        std::string const& good = money ? money->besides : what;
        if (money) place.cents += money->cents;
        if (!good.empty()) place.goods.push_back(good);
    }

    void addSpecial(Prize const& prize) {
        OfPlace of;
        add(of, prize.what);
        pairing::PrizeList list{.cents = {of.cents}, .isBesides = true};
        if (m_state.competitor(prize.to))
            list.named = {prize.to};
        else
            list.only.emplace();
        m_lists.push_back(std::move(list));
        m_given.lists.push_back({.category = {}, .special = prize.special, .firstPlace = 1, .goods = {of.goods}});
    }

    void addRuns(std::string const& category) {
        std::vector<pairing::Standing> const members = standingsIn(m_state, m_table, category);
        OfPlaces const places = placesOf(category);
        for (auto from = places.begin(); from != places.end();) {
            pairing::PrizeList list{.cents = {}, .sharing = m_state.prizeTerms.sharing};
            PrizesGiven::List run{.category = category, .firstPlace = from->first};
            auto to = from;
            for (int place = from->first; to != places.end() && to->first == place; ++to, ++place) {
                list.cents.push_back(to->second.cents);
                run.goods.push_back(to->second.goods);
            }
            if (!category.empty() || run.firstPlace > 1) list.only = around(members, run);
            m_lists.push_back(std::move(list));
            m_given.lists.push_back(std::move(run));
            from = to;
        }
    }

    [[nodiscard]] bool areLevel(pairing::Standing const& a, pairing::Standing const& b) const {
        return m_state.prizeTerms.sharing == pairing::PrizeSharing::None ? a.rank == b.rank : a.points == b.points;
    }

    /// Those on the places, with all who are level with one of them; of a run from the first place everybody.
    [[nodiscard]] std::vector<PlayerId> around(std::vector<pairing::Standing> const& members,
                                               PrizesGiven::List const& run) const {
        auto first = members.begin();
        auto last = members.end();
        if (run.firstPlace > 1) {
            auto const size = static_cast<std::ptrdiff_t>(members.size());
            auto const begin = std::min<std::ptrdiff_t>(run.firstPlace - 1, size);
            first = members.begin() + begin;
            last = members.begin() + std::min(begin + std::ssize(run.goods), size);
            while (first != last && first != members.begin() && areLevel(*std::prev(first), *first)) --first;
            while (first != last && last != members.end() && areLevel(*std::prev(last), *last)) ++last;
        }
        std::vector<PlayerId> players;
        for (; first != last; ++first) players.push_back(first->player);
        return players;
    }

    EventState const& m_state;
    std::vector<pairing::Standing> m_table;
    std::vector<pairing::PrizeList> m_lists;
    PrizesGiven m_given;
};

} // namespace

PrizesGiven prizesGiven(EventState const& state) { return Giving{state}.given(); }

std::vector<pairing::Standing> standingsIn(EventState const& state, std::vector<pairing::Standing> const& standings,
                                           std::string const& category) {
    if (category.empty()) return standings;
    std::vector<pairing::Standing> members;
    for (pairing::Standing const& standing : standings) {
        Player const* const player = state.player(standing.player);
        if (!player) continue; // categories are of players, and teams have none
        auto const of = categoriesOf(state.details, player->details);
        if (std::ranges::find(of, category) != of.end()) members.push_back(standing);
    }
    return members;
}

std::vector<pairing::Standing> rankedIn(EventState const& state, std::vector<pairing::Standing> const& standings,
                                        std::string const& category) {
    auto members = standingsIn(state, standings, category);
    if (category.empty()) return members;
    int last = 0;
    int rank = 0;
    for (std::size_t at = 0; at < members.size(); ++at) {
        if (std::exchange(last, members[at].rank) != members[at].rank) rank = static_cast<int>(at) + 1;
        members[at].rank = rank;
    }
    return members;
}

std::vector<std::string> categoriesInUse(EventState const& state) {
    std::set<std::string> used;
    for (auto const& [id, player] : state.players)
        for (std::string& name : categoriesOf(state.details, player.details)) used.insert(std::move(name));
    std::vector<std::string> names;
    for (PlayerCategory const& category : state.details.categories)
        if (used.contains(category.name)) names.push_back(category.name);
    return names;
}

} // namespace flagfall::session
