// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/generator/model_faults.h"

#include <algorithm>
#include <cstdint>

namespace flagfall::pairing::generator {
namespace {

constexpr int mostRounds = 99;
constexpr int mostPlayers = 9'999;

bool isWithoutEnd(Amount const& amount) { return amount.chance > 0 || amount.eachRound > 0; }

void judgePlayers(TournamentModel const& model, std::vector<ModelFault>& faults) {
    if (model.players < 2 || model.players > mostPlayers) faults.push_back(ModelFault::Players);
    if (!model.ratings.empty() && std::ssize(model.ratings) != model.players)
        faults.push_back(ModelFault::RatingForAll);
    if (model.lowestRating > model.highestRating) faults.push_back(ModelFault::RatingRange);
}

void judgeScoring(TournamentModel const& model, std::vector<ModelFault>& faults) {
    Points const win = model.scoring.win;
    Points const draw = model.scoring.draw;
    Points const loss = model.scoring.loss;
    if (win <= noPoint) faults.push_back(ModelFault::WinIsNothing);
    if (win < draw) faults.push_back(ModelFault::WinBelowDraw);
    if (draw < loss) faults.push_back(ModelFault::DrawBelowLoss);
    if (win > noPoint && win <= loss) faults.push_back(ModelFault::WinAsLoss);
    if (win >= draw && 2 * draw > win + loss) faults.push_back(ModelFault::TwoDraws);
    if (model.forfeitLoss > loss) faults.push_back(ModelFault::ForfeitLoss);
    if (model.absence > loss) faults.push_back(ModelFault::Absence);
}

void judgeBye(TournamentModel const& model, std::vector<ModelFault>& faults) {
    Points const bye = model.allocatedBye.value_or(model.scoring.win);
    std::vector<Points> const allowed = byesOf(model.scoring);
    if (!std::binary_search(allowed.begin(), allowed.end(), bye)) faults.push_back(ModelFault::AllocatedBye);
}

} // namespace

std::vector<Points> byesOf(Scoring const& scoring) {
    constexpr Points smallest = Points::ofHundredths(1);
    std::vector<Points> sums{noPoint};
    for (Points sum = smallest; sum <= scoring.win; sum += smallest)
        for (Points const result : {scoring.win, scoring.draw, scoring.loss})
            if (result > noPoint && std::binary_search(sums.begin(), sums.end(), sum - result)) {
                sums.push_back(sum);
                break;
            }
    return sums;
}

int mostRoundsOf(TournamentModel const& model) {
    std::vector<Amount> const rests{model.halfPointByes, model.fullPointByes, model.zeroPointByes, model.withdrawals,
                                    model.lateEntries};
    std::vector<Amount> const unplayed{model.forfeits, model.doubleForfeits};
    if (std::any_of(rests.begin(), rests.end(), isWithoutEnd) ||
        std::any_of(unplayed.begin(), unplayed.end(), isWithoutEnd))
        return mostRounds;
    auto const sum = [](std::vector<Amount> const& amounts) {
        std::int64_t all = 0;
        for (Amount const& amount : amounts) all += amount.inAll;
        return all;
    };
    std::int64_t const players = model.players;
    // Whoever rests, for a round or for good, may leave an odd number of others.
    std::int64_t const allocatedByes = players % 2 == 1 || sum(rests) > 0 ? players : 0;
    std::int64_t const byes = sum({model.halfPointByes, model.fullPointByes, model.zeroPointByes});
    int rounds = 1;
    while (rounds < mostRounds) {
        std::int64_t const next = rounds + 1;
        std::int64_t const places = players * (players - 1) + 2 * sum(unplayed) + allocatedByes + byes +
                                    next * model.withdrawals.inAll + 2 * std::int64_t{model.lateEntries.inAll};
        if (players * next > places) break;
        ++rounds;
    }
    return rounds;
}

std::vector<ModelFault> faultsOf(TournamentModel const& model, TournamentModel const& wanted) {
    std::vector<ModelFault> faults;
    judgePlayers(model, faults);
    judgeScoring(model, faults);
    judgeBye(model, faults);
    if (model.lateEntries.eachRound > 0) faults.push_back(ModelFault::LateEntries);
    bool const arePlayersGood = std::find(faults.begin(), faults.end(), ModelFault::Players) == faults.end();
    if (arePlayersGood && model.rounds > mostRoundsOf(wanted)) faults.push_back(ModelFault::TooManyRounds);
    return faults;
}

} // namespace flagfall::pairing::generator
