// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/random_tournament.h"

#include "pairing/dutch/acceleration.h"
#include "pairing/tiebreaks/rating_table.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace flagfall::pairing::dutch {
namespace {

using Kind = PastRound::Kind;

struct Chances {
    double white = 0;
    double black = 0;
};

/// The share of draws that ratings make likely: it grows with the mean rating, and shrinks with the difference.
double likelyDraws(int white, int black) {
    double const above = (white + black) / 2.0 - 2000.0;
    double const whiteNeeds = above * 0.0986 + 96.0;
    double const blackNeeds = above * 0.157 + 150.0;
    return 1.0 - 1.0 / (1.0 + std::pow(10.0, (black - white + whiteNeeds) / 370.0)) -
           1.0 / (1.0 + std::pow(10.0, (white - black + blackNeeds) / 370.0));
}

/// Both score on average what the rating table expects (B.02, 8.1.2), a difference of more than 400 points taken as
/// 400; so many games are drawn as leave room for that.
Chances chancesOf(int white, int black, std::optional<int> drawPercentage) {
    double const expected = expectedScore(std::clamp(white - black, -400, 400)) / 100.0;
    double const wanted = drawPercentage ? *drawPercentage / 100.0 : likelyDraws(white, black);
    double const draws = std::clamp(wanted, 0.0, 2.0 * std::min(expected, 1.0 - expected));
    return {expected - draws / 2.0, 1.0 - expected - draws / 2.0};
}

} // namespace

RandomTournament::RandomTournament(TournamentModel const& model, std::uint64_t seed)
    : m_model(model), m_habits(static_cast<std::size_t>(model.players)), m_random(seed) {
    m_entries.roundsPlanned = model.rounds;
    m_entries.scoring = model.scoring;
    m_entries.initialColour = below(2) == 0 ? Colour::White : Colour::Black;
    m_entries.players.resize(static_cast<std::size_t>(model.players));
    for (int i = 0; i < model.players; ++i)
        m_ratings.push_back(model.lowestRating + below(std::max(1, model.highestRating - model.lowestRating + 1)));
    std::sort(m_ratings.begin(), m_ratings.end(), std::greater{});
    for (Habits& habits : m_habits)
        if (oneIn(model.lateEntryRate)) habits.arrives = 2 + below(2);
    if (model.acceleration == Acceleration::Baku)
        accelerate(m_entries, std::min(bakuGroup(model.players), model.players) - 1);
}

int RandomTournament::below(int limit) { return static_cast<int>(m_random() % static_cast<std::uint64_t>(limit)); }

double RandomTournament::fraction() { return static_cast<double>(m_random() >> 11) * 0x1p-53; }

bool RandomTournament::oneIn(int count) { return count > 0 && below(count) == 0; }

void RandomTournament::openRound() {
    int const round = m_entries.roundsBefore + 1;
    for (std::size_t i = 0; i < m_entries.players.size(); ++i) {
        Habits& habits = m_habits[i];
        habits.hasRetired = habits.hasRetired || oneIn(m_model.retiredRate);
        bool const isHere = !habits.hasRetired && habits.arrives <= round;
        habits.takesBye = isHere && round < m_model.rounds && oneIn(m_model.halfPointByeRate);
        m_entries.players[i].takesPart = isHere && !habits.takesBye;
    }
}

void RandomTournament::play(Round const& round) {
    ++m_entries.roundsBefore;
    for (Board const& board : round.boards) meet(board);
    auto& players = m_entries.players;
    if (round.bye)
        players[static_cast<std::size_t>(*round.bye)].rounds.push_back(
            {Kind::AllocatedBye, -1, Colour::White, m_model.allocatedBye.value_or(m_model.scoring.win)});
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (std::ssize(players[i].rounds) == m_entries.roundsBefore) continue;
        Points const worth = m_habits[i].takesBye ? m_model.scoring.draw : m_model.absence;
        players[i].rounds.push_back({Kind::NotPaired, -1, Colour::White, worth});
    }
}

void RandomTournament::meet(Board const& board) {
    if (oneIn(m_model.forfeitRate)) {
        forfeit(board);
        return;
    }
    Scoring const& scoring = m_model.scoring;
    auto const ratingOf = [this](int player) { return m_ratings[static_cast<std::size_t>(player)]; };
    Chances const chances = chancesOf(ratingOf(board.white), ratingOf(board.black), m_model.drawPercentage);
    double const drawn = fraction();
    if (drawn < chances.white)
        record(board, Kind::Played, scoring.win, scoring.loss);
    else if (drawn < chances.white + chances.black)
        record(board, Kind::Played, scoring.loss, scoring.win);
    else
        record(board, Kind::Played, scoring.draw, scoring.draw);
}

void RandomTournament::forfeit(Board const& board) {
    Points const lost = m_model.forfeitLoss;
    bool const byBoth = oneIn(8);
    bool const whiteIsThere = !byBoth && below(2) == 0;
    record(board, Kind::Forfeited, whiteIsThere ? m_model.scoring.win : lost,
           byBoth || whiteIsThere ? lost : m_model.scoring.win);
}

void RandomTournament::record(Board const& board, Kind kind, Points white, Points black) {
    auto& players = m_entries.players;
    players[static_cast<std::size_t>(board.white)].rounds.push_back({kind, board.black, Colour::White, white});
    players[static_cast<std::size_t>(board.black)].rounds.push_back({kind, board.white, Colour::Black, black});
}

RandomTournament playedTournament(TournamentModel const& model, std::uint64_t seed, Edition edition) {
    RandomTournament tournament{model, seed};
    while (!tournament.isOver()) {
        tournament.openRound();
        auto const round = pairRound(tournament.entries(), edition);
        if (!round) break;
        tournament.play(*round);
    }
    return tournament;
}

} // namespace flagfall::pairing::dutch
