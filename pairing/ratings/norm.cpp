// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/ratings/norm.h"

#include "pairing/ratings/rating_table.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace flagfall::pairing {
namespace {

using What = NormRequirement::What;
using Games = std::vector<NormGame const*>;

constexpr int ratingOfUnrated = 1400;
constexpr int leastGames = 9;

constexpr std::array<NormLevels, 4> levels{
    {{2600, 2380, 2200}, {2450, 2230, 2050}, {2400, 2180, 2000}, {2250, 2030, 1850}}};

int halvesOf(Score score) { return score == Score::Win ? 2 : score == Score::Draw ? 1 : 0; }
int halvesOf(Games const& games) {
    int sum = 0;
    for (NormGame const* game : games) sum += halvesOf(*game->score);
    return sum;
}

bool isTitled(PlayerTitle title) {
    return title != PlayerTitle::Cm && title != PlayerTitle::Wcm && title != PlayerTitle::None;
}

int ratingOf(NormPlayer const& player) { return player.rating > 0 ? player.rating : ratingOfUnrated; }

std::string countedFederation(NormPlayer const& player) {
    return player.federation == "FID" ? std::string{} : player.federation;
}

struct Ratings {
    std::vector<int> all;
    std::optional<RoundNumber> raised;
};

/// At most one, the lowest, is raised to the floor.
Ratings ratingsOf(Norm norm, Games const& games) {
    Ratings ratings;
    for (NormGame const* game : games) ratings.all.push_back(ratingOf(game->opponent));
    auto const lowest = std::min_element(ratings.all.begin(), ratings.all.end());
    if (lowest == ratings.all.end() || *lowest >= levelsOf(norm).floor) return ratings;
    *lowest = levelsOf(norm).floor;
    ratings.raised = games[static_cast<std::size_t>(lowest - ratings.all.begin())]->round;
    return ratings;
}

class Checker {
public:
    Checker(Norm norm, NormPlayer const& player, NormEvent const& event)
        : m_norm(norm), m_player(player), m_event(event) {}

    [[nodiscard]] NormCheck check(Games const& games) {
        m_check = {.norm = m_norm};
        for (NormGame const* game : games) m_check.counted.push_back(game->round);
        int const count = static_cast<int>(games.size());
        int const enough = m_event.hasUnplayedPoint && m_event.rounds == leastGames ? leastGames - 1 : leastGames;
        atLeast(What::Games, count, enough);
        int const halves = halvesOf(games);
        atLeast(What::Score, halves, (35 * 2 * count + 99) / 100);
        askTitles(games);
        askFederations(games);
        askPerformance(games, halves);
        auto const& all = m_check.requirements;
        m_check.isMet = std::all_of(all.begin(), all.end(), [](NormRequirement const& each) { return each.isMet; });
        if (m_check.isMet) m_check.extraGames = (halves - leastHalves(count)) / 2;
        return m_check;
    }

private:
    void atLeast(What what, int have, int needed) {
        m_check.requirements.push_back({what, have, needed, have >= needed});
    }
    void atMost(What what, int have, int needed) {
        m_check.requirements.push_back({what, have, needed, have <= needed});
    }

    void askTitles(Games const& games) {
        int const count = static_cast<int>(games.size());
        auto const with = [&games](auto const& isCounted) {
            return static_cast<int>(std::count_if(games.begin(), games.end(), [&isCounted](NormGame const* game) {
                return isCounted(game->opponent.title);
            }));
        };
        atLeast(What::TitledOpponents, with(isTitled), (count + 1) / 2);
        atLeast(What::NormTitledOpponents, with([this](PlayerTitle title) { return isAsHigh(title, m_norm); }),
                std::max(3, (count + 2) / 3));
    }

    void askFederations(Games const& games) {
        if (m_event.isExemptFromFederations) return;
        std::map<std::string, int> opponents;
        for (NormGame const* game : games)
            if (std::string const federation = countedFederation(game->opponent); !federation.empty())
                ++opponents[federation];
        std::string const home = countedFederation(m_player);
        int const own = opponents.contains(home) ? opponents[home] : 0;
        int most = 0;
        for (auto const& [federation, number] : opponents) most = std::max(most, number);
        int const count = static_cast<int>(games.size());
        atLeast(What::ForeignFederations, static_cast<int>(opponents.size()) - (own > 0 ? 1 : 0), 2);
        atMost(What::OwnFederation, own, 3 * count / 5);
        atMost(What::OneFederation, most, 2 * count / 3);
    }

    void askPerformance(Games const& games, int halves) {
        Ratings const ratings = ratingsOf(m_norm, games);
        m_check.raised = ratings.raised;
        if (auto const reached = performance(ratings.all, halves)) m_check.performance = *reached;
        bool const any = !games.empty();
        atLeast(What::AverageRating, any ? m_check.performance.average() : 0, levelsOf(m_norm).averageRating);
        atLeast(What::Performance, any ? m_check.performance.value() : 0, levelsOf(m_norm).performance);
    }

    /// What would have been enough against the same opponents.
    [[nodiscard]] int leastHalves(int count) const {
        int halves = (35 * 2 * count + 99) / 100;
        while (Performance{m_check.performance.ratings, count, halves}.value() < levelsOf(m_norm).performance) ++halves;
        return halves;
    }

    Norm m_norm;
    NormPlayer const& m_player;
    NormEvent const& m_event;
    NormCheck m_check;
};

/// Leaves out won games, one after the other, as long as enough are left; keeps the norm with the most games.
class Search {
public:
    Search(Checker& checker, NormCheck& best) : m_checker(checker), m_best(best) {}

    void tryAll(Games const& games, std::size_t from, int least) {
        if (m_best.isMet && m_best.counted.size() >= games.size()) return;
        if (NormCheck check = m_checker.check(games); check.isMet) {
            m_best = std::move(check);
            return;
        }
        if (std::ssize(games) <= least) return;
        for (std::size_t i = from; i < games.size(); ++i) {
            if (*games[i]->score != Score::Win) continue;
            Games fewer = games;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            tryAll(fewer, i, least);
        }
    }

private:
    Checker& m_checker;
    NormCheck& m_best;
};

Games playedOf(std::span<NormGame const> games) {
    Games played;
    for (NormGame const& game : games)
        if (game.score) played.push_back(&game);
    std::stable_sort(played.begin(), played.end(),
                     [](NormGame const* a, NormGame const* b) { return a->round < b->round; });
    return played;
}

void noteLeftOut(NormCheck& check, Games const& all) {
    for (NormGame const* game : all)
        if (std::find(check.counted.begin(), check.counted.end(), game->round) == check.counted.end())
            check.leftOut.push_back(game->round);
}

/// The games to come with so many halves in them, won ones first.
std::vector<NormGame> withHalves(std::span<NormGame const> games, int halves) {
    std::vector<NormGame> all{games.begin(), games.end()};
    for (NormGame& game : all) {
        if (game.score) continue;
        game.score = halves >= 2 ? Score::Win : halves == 1 ? Score::Draw : Score::Loss;
        halves -= halvesOf(*game.score);
    }
    return all;
}

} // namespace

NormLevels levelsOf(Norm norm) { return levels[static_cast<std::size_t>(norm)]; }

bool isAsHigh(PlayerTitle title, Norm norm) {
    switch (norm) {
    case Norm::Gm: return title == PlayerTitle::Gm;
    case Norm::Im: return title <= PlayerTitle::Im;
    case Norm::Wgm: return title <= PlayerTitle::Wgm;
    case Norm::Wim: return title <= PlayerTitle::Wgm || title == PlayerTitle::Wim;
    }
    return false;
}

std::string_view articleOf(NormRequirement::What what) {
    switch (what) {
    case What::Games: return "1.4.1";
    case What::Score: return "1.4.8";
    case What::TitledOpponents:
    case What::NormTitledOpponents: return "1.4.5";
    case What::ForeignFederations: return "1.4.3";
    case What::OwnFederation:
    case What::OneFederation: return "1.4.4";
    case What::AverageRating:
    case What::Performance: return "1.4.9";
    }
    return {};
}

NormCheck checkNorm(Norm norm, NormPlayer const& player, std::span<NormGame const> games, NormEvent const& event) {
    Games const all = playedOf(games);
    Checker checker{norm, player, event};
    NormCheck best = checker.check(all);
    if (!best.isMet && !event.isRoundRobin) {
        int const least = event.hasUnplayedPoint && event.rounds == leastGames ? leastGames - 1 : leastGames;
        Search search{checker, best};
        for (Games shorter = all; std::ssize(shorter) >= least; shorter.pop_back()) search.tryAll(shorter, 0, least);
    }
    noteLeftOut(best, all);
    return best;
}

NormForecast forecastNorm(Norm norm, NormPlayer const& player, std::span<NormGame const> games,
                          NormEvent const& event) {
    NormForecast forecast{.norm = norm};
    forecast.gamesToCome =
        static_cast<int>(std::count_if(games.begin(), games.end(), [](NormGame const& game) { return !game.score; }));
    NormEvent asked = event;
    // Which games would be won is not known, so that none of them is left out.
    if (forecast.gamesToCome > 1) asked.isRoundRobin = true;
    for (int halves = 0; halves <= 2 * forecast.gamesToCome; ++halves) {
        forecast.check = checkNorm(norm, player, withHalves(games, halves), asked);
        if (!forecast.check.isMet) continue;
        forecast.halvesNeeded = halves;
        break;
    }
    return forecast;
}

std::optional<int> averageNeeded(Norm norm, std::span<NormGame const> games, int unknown, int halves) {
    Games const played = playedOf(games);
    Ratings const ratings = ratingsOf(norm, played);
    std::int64_t sum = 0;
    for (int const rating : ratings.all) sum += rating;
    std::int64_t const count = std::ssize(played) + unknown;
    std::int64_t const scored = halvesOf(played) + halves;
    if (100 * scored < 70 * count || halves > 2 * unknown) return std::nullopt;
    int const percentage = static_cast<int>(roundedHalfUp(50 * scored, count));
    std::int64_t const average =
        std::max(levelsOf(norm).averageRating, levelsOf(norm).performance - ratingDifference(percentage));
    // The average of all is rounded, halves up: half a point less on all games together is enough.
    std::int64_t const twice = 2 * average * count - count - 2 * sum;
    return static_cast<int>(std::max<std::int64_t>((twice + 2 * unknown - 1) / (2 * unknown), 0));
}

std::span<NotChecked const> notChecked() {
    static constexpr std::array all{NotChecked::TimeOfPlay,       NotChecked::RoundsADay,   NotChecked::Arbiter,
                                    NotChecked::TeamEvents,       NotChecked::DoubleRounds, NotChecked::OtherNorms,
                                    NotChecked::UnratedOpponents, NotChecked::Exemption};
    return all;
}

TitleEventFigures titleEventFigures(std::span<NormPlayer const> players, std::string const& federation) {
    TitleEventFigures figures;
    std::map<std::string, int> federations;
    std::map<PlayerTitle, int> titles;
    std::int64_t ratings = 0;
    for (NormPlayer const& player : players) {
        bool const isForeign = !player.federation.empty() && player.federation != federation;
        ++figures.players;
        figures.rated += player.rating > 0;
        figures.foreign += isForeign;
        figures.foreignRated += isForeign && player.rating > 0;
        figures.titled += isAsHigh(player.title, Norm::Wim);
        ratings += player.rating;
        if (!player.federation.empty()) ++federations[player.federation];
        if (player.title != PlayerTitle::None) ++titles[player.title];
    }
    for (auto const& [name, number] : federations) figures.federations.push_back({name, number});
    std::stable_sort(figures.federations.begin(), figures.federations.end(),
                     [](auto const& a, auto const& b) { return a.players > b.players; });
    figures.titles.assign(titles.begin(), titles.end());
    if (figures.rated > 0) figures.averageRating = static_cast<int>(roundedHalfUp(ratings, figures.rated));
    return figures;
}

} // namespace flagfall::pairing
