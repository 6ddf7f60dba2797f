// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/dutch/random_tournament.h"

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

/// Logistic curves whose advantage of the first move and share of draws grow with the mean rating.
Chances chancesOf(int white, int black) {
    double const above = (white + black) / 2.0 - 2000.0;
    double const whiteNeeds = above * 0.0986 + 96.0;
    double const blackNeeds = above * 0.157 + 150.0;
    return {1.0 / (1.0 + std::pow(10.0, (black - white + whiteNeeds) / 370.0)),
            1.0 / (1.0 + std::pow(10.0, (white - black + blackNeeds) / 370.0))};
}

} // namespace

RandomTournament::RandomTournament(TournamentModel const& model, std::uint64_t seed)
    : m_model(model), m_hasRetired(static_cast<std::size_t>(model.players), 0), m_random(seed) {
    m_entries.roundsPlanned = model.rounds;
    m_entries.scoring = model.scoring;
    m_entries.initialColour = below(2) == 0 ? Colour::White : Colour::Black;
    m_entries.players.resize(static_cast<std::size_t>(model.players));
    for (int i = 0; i < model.players; ++i)
        m_ratings.push_back(model.lowestRating + below(model.highestRating - model.lowestRating + 1));
    std::sort(m_ratings.begin(), m_ratings.end(), std::greater{});
}

int RandomTournament::below(int limit) { return static_cast<int>(m_random() % static_cast<std::uint64_t>(limit)); }

double RandomTournament::fraction() { return static_cast<double>(m_random() >> 11) * 0x1p-53; }

bool RandomTournament::oneIn(int count) { return count > 0 && below(count) == 0; }

void RandomTournament::openRound() {
    bool const last = m_entries.roundsBefore + 1 == m_model.rounds;
    for (std::size_t i = 0; i < m_entries.players.size(); ++i) {
        if (oneIn(m_model.retiredRate)) m_hasRetired[i] = 1;
        m_entries.players[i].takesPart = m_hasRetired[i] == 0 && (last || !oneIn(m_model.halfPointByeRate));
    }
}

void RandomTournament::play(Round const& round) {
    ++m_entries.roundsBefore;
    for (Board const& board : round.boards) meet(board);
    auto& players = m_entries.players;
    if (round.bye)
        players[static_cast<std::size_t>(*round.bye)].rounds.push_back(
            {Kind::AllocatedBye, -1, Colour::White, m_model.scoring.win});
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (std::ssize(players[i].rounds) == m_entries.roundsBefore) continue;
        Points const worth = m_hasRetired[i] != 0 ? 0 : m_model.scoring.draw;
        players[i].rounds.push_back({Kind::NotPaired, -1, Colour::White, worth});
    }
}

void RandomTournament::meet(Board const& board) {
    Scoring const& scoring = m_model.scoring;
    Kind const kind = oneIn(m_model.forfeitRate) ? Kind::Forfeited : Kind::Played;
    auto const white = static_cast<std::size_t>(board.white);
    auto const black = static_cast<std::size_t>(board.black);
    Chances const chances = chancesOf(m_ratings[white], m_ratings[black]);
    double const drawn = fraction();
    bool const whiteWins = kind == Kind::Forfeited ? below(2) == 0 : drawn < chances.white;
    bool const blackWins = kind == Kind::Forfeited ? !whiteWins : drawn >= 1.0 - chances.black;
    Points const lost = kind == Kind::Forfeited ? 0 : scoring.loss;
    auto const worth = [&](bool wins, bool loses) { return wins ? scoring.win : loses ? lost : scoring.draw; };
    auto& players = m_entries.players;
    players[white].rounds.push_back({kind, board.black, Colour::White, worth(whiteWins, blackWins)});
    players[black].rounds.push_back({kind, board.white, Colour::Black, worth(blackWins, whiteWins)});
}

} // namespace flagfall::pairing::dutch
