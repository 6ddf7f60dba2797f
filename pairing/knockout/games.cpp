// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/knockout/games.h"

#include "pairing/knockout/bracket.h"
#include "pairing/match_state.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <unordered_map>
#include <utility>

namespace flagfall::pairing::knockout {
namespace {

/// A game from one side, for a match; none while it is not over.
std::optional<MatchGame> gameOf(PlayerId player, RoundRecord const& record) {
    auto const game = scheduledGame(record);
    if (!game || std::holds_alternative<Pending>(record)) return std::nullopt;
    bool const isForfeited = !std::holds_alternative<Played>(record);
    return MatchGame{player, game->opponent, game->colour, pointsOf(record), isForfeited};
}

bool isBye(RoundRecord const& record) {
    return std::holds_alternative<AllocatedBye>(record) || std::holds_alternative<FullPointBye>(record);
}

/// Sorts the rounds on file into those of the tree, and says of each match how it stands.
class Grouping {
public:
    explicit Grouping(Tournament const& games) : m_games(games), m_drawn(drawnColourOf(games).value_or(Colour::White)) {
        for (Participant const& each : games.participants) m_places.emplace(each.id, m_places.size());
        int const onFile = roundsOnFile(games);
        for (int round = 0; round < onFile; ++round) take(round);
    }

    Matches matches() {
        Matches matches;
        Tournament& tournament = matches.tournament;
        tournament = m_games;
        tournament.gameScoring = m_games.scoring;
        for (Participant& each : tournament.participants)
            each.rounds.assign(m_groups.size(), ZeroPointBye{m_games.scoring.zeroPointBye});
        for (std::size_t group = 0; group < m_groups.size(); ++group) put(tournament, group);
        for (std::size_t group = 0; group < m_groups.size(); ++group)
            for (int game = 1; game <= m_groups[group].rounds; ++game)
                matches.games.push_back(placeOf(m_games.knockout, static_cast<int>(group) + 1, game));
        for (Participant const& each : m_games.participants)
            if (!m_groups.empty() && std::holds_alternative<Pending>(recordOf(each, lastRound())))
                matches.open.push_back(each.id);
        return matches;
    }

private:
    /// Rounds on file that are one round of the tree.
    struct Group {
        int first = 0; ///< from 0
        int rounds = 1;
        std::vector<std::pair<PlayerId, PlayerId>> pairs{}; ///< the higher-ranked first; in order of ids
    };

    static RoundRecord const& recordOf(Participant const& each, int round) {
        static RoundRecord const absent;
        auto const index = static_cast<std::size_t>(round);
        return index < each.rounds.size() ? each.rounds[index] : absent;
    }
    [[nodiscard]] Participant const* find(PlayerId id) const {
        auto const found = m_places.find(id);
        return found == m_places.end() ? nullptr : &m_games.participants[found->second];
    }
    [[nodiscard]] int lastRound() const { return m_groups.back().first + m_groups.back().rounds - 1; }

    void take(int round) {
        Group group{round};
        bool hasByes = false;
        for (Participant const& each : m_games.participants) {
            RoundRecord const& record = recordOf(each, round);
            hasByes |= isBye(record);
            auto const game = scheduledGame(record);
            if (game && find(game->opponent) && m_places.at(each.id) < m_places.at(game->opponent))
                group.pairs.emplace_back(each.id, game->opponent);
        }
        std::sort(group.pairs.begin(), group.pairs.end());
        if (!m_groups.empty() && !hasByes && goesOn(m_groups.back(), group))
            ++m_groups.back().rounds;
        else
            m_groups.push_back(std::move(group));
    }
    static bool goesOn(Group const& before, Group const& next) {
        return !next.pairs.empty() &&
               std::includes(before.pairs.begin(), before.pairs.end(), next.pairs.begin(), next.pairs.end());
    }

    void put(Tournament& tournament, std::size_t group) const {
        for (std::size_t i = 0; i < m_games.participants.size(); ++i)
            if (RoundRecord const& record = recordOf(m_games.participants[i], m_groups[group].first); isBye(record))
                tournament.participants[i].rounds[group] = record;
        for (auto const& [higher, lower] : m_groups[group].pairs) {
            MatchSoFar match{higher, lower, gamesOf(higher, lower, group), gamesOf(lower, higher, group)};
            auto const outcome = outcomeOf(match, group);
            tournament.participants[m_places.at(higher)].rounds[group] =
                recordFor(higher, lower, group, outcome, std::move(match.ofHigher));
            tournament.participants[m_places.at(lower)].rounds[group] =
                recordFor(lower, higher, group, outcome, std::move(match.ofLower));
        }
    }

    [[nodiscard]] std::vector<MatchGame> gamesOf(PlayerId player, PlayerId rival, std::size_t group) const {
        std::vector<MatchGame> games;
        Participant const& each = *find(player);
        for (int round = 0; round < m_groups[group].rounds; ++round)
            if (auto const game = gameOf(player, recordOf(each, m_groups[group].first + round));
                game && game->opponent == rival)
                games.push_back(*game);
        return games;
    }

    /// Who has won; nobody while it is open.
    struct Outcome {
        std::optional<PlayerId> winner{};
        bool bothOut = false;
    };

    [[nodiscard]] Outcome outcomeOf(MatchSoFar const& match, std::size_t group) const {
        auto const paired = pairedNext(match, group);
        if (paired && (!isBeforeTheThird(group) || finalists())) return {paired};
        MatchState const state = stateOf(match, m_games.knockout, m_games.scoring, m_drawn);
        if (auto const* const won = std::get_if<MatchWon>(&state)) return {won->winner};
        for (auto const& [winner, loser] : m_games.awarded)
            if ((winner == match.higher && loser == match.lower) || (winner == match.lower && loser == match.higher))
                return {winner};
        bool const higherLeft = find(match.higher)->withdrawn;
        bool const lowerLeft = find(match.lower)->withdrawn;
        if (higherLeft && lowerLeft) return {std::nullopt, true};
        if (higherLeft || lowerLeft) return {higherLeft ? match.lower : match.higher};
        return {paired};
    }

    /// Which of the two has a place in the next round of the tree, where it is one of them.
    [[nodiscard]] std::optional<PlayerId> pairedNext(MatchSoFar const& match, std::size_t group) const {
        if (group + 1 >= m_groups.size()) return std::nullopt;
        auto const inFinal = isBeforeTheThird(group) ? finalists() : std::nullopt;
        auto const isThere = [&](PlayerId player) {
            if (inFinal) return player == inFinal->first || player == inFinal->second;
            RoundRecord const& record = recordOf(*find(player), m_groups[group + 1].first);
            return isBye(record) || scheduledGame(record).has_value();
        };
        bool const higher = isThere(match.higher);
        if (higher == isThere(match.lower)) return std::nullopt;
        return higher ? match.higher : match.lower;
    }

    /// As they were paired; none before that, and where the order of the boards is not known.
    [[nodiscard]] std::optional<std::pair<PlayerId, PlayerId>> finalists() const {
        int const rounds = roundsFor(static_cast<int>(m_games.participants.size()));
        if (std::ssize(m_groups) < rounds || rounds == 0) return std::nullopt;
        auto const first = static_cast<std::size_t>(m_groups[static_cast<std::size_t>(rounds) - 1].first);
        return first < m_games.onFirstBoard.size() ? std::optional{m_games.onFirstBoard[first]} : std::nullopt;
    }

    /// Who has lost there plays on, too.
    [[nodiscard]] bool isBeforeTheThird(std::size_t group) const {
        int const rounds = roundsFor(static_cast<int>(m_games.participants.size()));
        return m_games.knockout.hasThirdPlaceMatch && static_cast<int>(group) + 2 == rounds;
    }

    [[nodiscard]] RoundRecord recordFor(PlayerId player, PlayerId rival, std::size_t group, Outcome const& outcome,
                                        std::vector<MatchGame> games) const {
        Colour const colour = scheduledGame(recordOf(*find(player), m_groups[group].first))->colour;
        if (outcome.bothOut) return ForfeitLoss{rival, colour};
        Score const score = !outcome.winner ? Score::Draw : *outcome.winner == player ? Score::Win : Score::Loss;
        Played match = played(m_games.scoring, rival, colour, score);
        match.games = std::move(games);
        return match;
    }

    Tournament const& m_games;
    Colour m_drawn;
    std::unordered_map<PlayerId, std::size_t> m_places;
    std::vector<Group> m_groups;
};

} // namespace

Matches matchesOf(Tournament const& games) { return Grouping{games}.matches(); }

GameOfMatches placeOf(KnockoutRules const& rules, int round, int game) {
    GameOfMatches place{round, game, 0, GameKind::Standard};
    int before = 0;
    for (std::size_t step = 0; step < rules.steps.size(); ++step) {
        place.step = static_cast<int>(step);
        place.kind = rules.steps[step].kind;
        before += rules.steps[step].games;
        if (game <= before) break;
    }
    return place;
}

int fewestGames(KnockoutRules const& rules) { return rules.steps.empty() ? 1 : rules.steps.front().games / 2 + 1; }

} // namespace flagfall::pairing::knockout
