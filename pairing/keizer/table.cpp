// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/keizer/table.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace flagfall::pairing::keizer {
namespace {

constexpr int mostPasses = 20;

using Ranking = std::vector<int>; ///< players, the first one first

constexpr std::int64_t hundredths(int count) { return count * partsOfScore / 100; }

/// What a round is worth: parts of the value number of whom.
struct Worth {
    int player = 0;
    std::int64_t parts = 0;
};

/// Everything that counts, read once.
class Card {
public:
    Card(Tournament const& tournament, OpenGames openGames) : m_rules(tournament.keizer), m_openGames(openGames) {
        for (Participant const& participant : tournament.participants)
            m_places.emplace(participant.id, static_cast<int>(m_places.size()));
        for (Participant const& participant : tournament.participants) m_worths.push_back(worthsOf(participant));
    }

    /// The own value number first, where it counts; then round by round.
    [[nodiscard]] std::vector<Worth> const& worths(int player) const {
        return m_worths[static_cast<std::size_t>(player)];
    }
    [[nodiscard]] std::int64_t score(int player, std::vector<int> const& values) const {
        std::int64_t sum = 0;
        for (Worth const& worth : m_worths[static_cast<std::size_t>(player)])
            sum += worth.parts * values[static_cast<std::size_t>(worth.player)];
        return sum;
    }

private:
    std::vector<Worth> worthsOf(Participant const& participant) {
        m_self = m_places.at(participant.id);
        m_excused = 0;
        std::vector<Worth> worths;
        if (m_rules.countsOwn) worths.push_back({m_self, partsOfScore});
        for (RoundRecord const& record : participant.rounds)
            worths.push_back(std::visit([this](auto const& each) { return worth(each); }, record));
        return worths;
    }

    Worth worth(Played const& game) const {
        std::int64_t const loss = m_rules.countsLosses ? partsOfScore / 6 : 0;
        return against(game.opponent, game.score == Score::Win    ? partsOfScore
                                      : game.score == Score::Draw ? partsOfScore / 2
                                                                  : loss);
    }
    Worth worth(ForfeitWin const& game) const { return against(game.opponent, partsOfScore); }
    Worth worth(Pending const& game) const {
        return against(game.opponent, m_openGames == OpenGames::Draws ? partsOfScore / 2 : 0);
    }
    Worth worth(AllocatedBye const&) const { return {m_self, partsOfScore / 2}; }
    Worth worth(HalfPointBye const&) { return {m_self, ++m_excused <= m_rules.absences ? hundredths(35) : 0}; }
    Worth worth(FullPointBye const&) const { return {m_self, hundredths(70)}; }
    Worth worth(ForfeitLoss const&) const { return {}; }
    Worth worth(ZeroPointBye const&) const { return {}; }

    Worth against(PlayerId opponent, std::int64_t parts) const {
        auto const found = m_places.find(opponent);
        return found == m_places.end() ? Worth{} : Worth{found->second, parts};
    }

    KeizerRules const& m_rules;
    OpenGames m_openGames;
    std::unordered_map<PlayerId, int> m_places;
    std::vector<std::vector<Worth>> m_worths;
    int m_self = 0;
    int m_excused = 0;
};

std::vector<int> valuesBy(Ranking const& ranking, KeizerRules const& rules) {
    int value = rules.base > 0 ? rules.base : static_cast<int>(ranking.size());
    std::vector<int> values(ranking.size());
    for (int const player : ranking) {
        values[static_cast<std::size_t>(player)] = std::max(0, value);
        value -= rules.step;
    }
    return values;
}

Ranking byScore(std::vector<std::int64_t> const& scores) {
    Ranking ranking(scores.size());
    std::iota(ranking.begin(), ranking.end(), 0);
    std::stable_sort(ranking.begin(), ranking.end(), [&scores](int a, int b) {
        return scores[static_cast<std::size_t>(a)] > scores[static_cast<std::size_t>(b)];
    });
    return ranking;
}

std::vector<std::int64_t> scoresBy(Card const& card, std::vector<int> const& values) {
    std::vector<std::int64_t> scores;
    for (int player = 0; player < static_cast<int>(values.size()); ++player)
        scores.push_back(card.score(player, values));
    return scores;
}

} // namespace

std::vector<SystemRank> tableOf(Tournament const& tournament, OpenGames openGames) {
    Card const card{tournament, openGames};
    std::vector<std::int64_t> scores(tournament.participants.size());
    std::vector<std::int64_t> earlier = scores;
    Ranking ranking = byScore(scores); // all alike: in order of pairing numbers
    Ranking before;
    for (int pass = 0; pass < mostPasses; ++pass) {
        earlier = std::exchange(scores, scoresBy(card, valuesBy(ranking, tournament.keizer)));
        Ranking next = byScore(scores);
        if (next == ranking) break;
        if (next == before) {
            for (std::size_t i = 0; i < scores.size(); ++i) scores[i] = (scores[i] + earlier[i]) / 2;
            ranking = byScore(scores);
            break;
        }
        before = std::exchange(ranking, std::move(next));
    }
    std::vector<int> const values = valuesBy(ranking, tournament.keizer);
    std::vector<SystemRank> rows;
    for (int const player : ranking) {
        auto const i = static_cast<std::size_t>(player);
        rows.push_back({tournament.participants[i].id, static_cast<int>(rows.size()) + 1, values[i], scores[i]});
    }
    return rows;
}

std::vector<SystemShare> sharesOf(Tournament const& tournament, std::vector<SystemRank> const& table, PlayerId player,
                            OpenGames openGames) {
    auto const& participants = tournament.participants;
    auto const self = std::find_if(participants.begin(), participants.end(),
                                   [player](Participant const& each) { return each.id == player; });
    if (self == participants.end()) return {};
    std::unordered_map<PlayerId, int> values;
    for (SystemRank const& row : table) values.emplace(row.player, row.value);
    std::vector<SystemShare> shares;
    int round = tournament.keizer.countsOwn ? 0 : 1;
    Card const card{tournament, openGames};
    for (Worth const& worth : card.worths(static_cast<int>(self - participants.begin()))) {
        SystemShare share{round++};
        if (worth.parts > 0) {
            share.whose = participants[static_cast<std::size_t>(worth.player)].id;
            share.value = values[share.whose];
            share.score = worth.parts * share.value;
        }
        shares.push_back(share);
    }
    return shares;
}

} // namespace flagfall::pairing::keizer
