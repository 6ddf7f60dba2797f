// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/generator/random_tournament.h"

#include "pairing/dutch/acceleration.h"
#include "pairing/dutch/procedure/round.h"
#include "pairing/ratings/rating_table.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace flagfall::pairing::generator {
namespace {

using dutch::Entry, dutch::PastRound;
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

std::vector<int> places(int count) {
    std::vector<int> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

} // namespace

RandomTournament::RandomTournament(TournamentModel const& model, std::uint64_t seed)
    : m_model(model), m_habits(static_cast<std::size_t>(model.players)),
      m_results(static_cast<std::size_t>(model.players)), m_withdrawals(model.withdrawals),
      m_zeroPointByes(model.zeroPointByes), m_halfPointByes(model.halfPointByes), m_fullPointByes(model.fullPointByes),
      m_doubleForfeits(model.doubleForfeits), m_forfeits(model.forfeits), m_unusualResults(model.unusualResults),
      m_unratedGames(model.unratedGames), m_random(seed) {
    m_entries.roundsPlanned = model.rounds;
    m_entries.scoring = model.scoring;
    Colour const lot = below(2) == 0 ? Colour::White : Colour::Black;
    m_entries.initialColour = model.initialColour.value_or(lot);
    m_entries.players.resize(static_cast<std::size_t>(model.players));
    makeRatings();
    std::vector<int> everybody = places(model.players);
    Lot late{model.lateEntries};
    for (int const player : drawFrom(everybody, late, 1))
        m_habits[static_cast<std::size_t>(player)].arrives = std::min(2 + below(2), model.rounds);
    prohibitPairs();
    if (model.acceleration == Acceleration::Baku)
        dutch::accelerate(m_entries, std::min(bakuGroup(model.players), model.players) - 1);
}

int RandomTournament::below(int limit) { return static_cast<int>(m_random() % static_cast<std::uint64_t>(limit)); }

double RandomTournament::fraction() { return static_cast<double>(m_random() >> 11) * 0x1p-53; }

void RandomTournament::makeRatings() {
    m_ratings = m_model.ratings;
    int const range = m_model.highestRating - m_model.lowestRating;
    for (int i = static_cast<int>(m_ratings.size()); i < m_model.players; ++i)
        m_ratings.push_back(m_model.spread == RatingSpread::Even
                                ? m_model.highestRating - range * i / std::max(1, m_model.players - 1)
                                : drawnRating());
    std::sort(m_ratings.begin(), m_ratings.end(), std::greater{});
}

int RandomTournament::drawnRating() {
    int const range = m_model.highestRating - m_model.lowestRating;
    if (m_model.spread == RatingSpread::Uniform) return m_model.lowestRating + below(range + 1);
    // The sum of twelve fractions has the mean 6 and the standard deviation 1.
    double deviation = -6.0;
    for (int i = 0; i < 12; ++i) deviation += fraction();
    double const place = std::clamp(0.5 + deviation / 6.0, 0.0, 1.0);
    return m_model.lowestRating + static_cast<int>(std::lround(place * range));
}

/// Half of the pairs for the whole tournament, the others for a part of it.
void RandomTournament::prohibitPairs() {
    for (int i = 0; i < m_model.prohibitedPairs; ++i) {
        int const first = below(m_model.players);
        int const second = (first + 1 + below(m_model.players - 1)) % m_model.players;
        ProhibitedPair pair{std::min(first, second), std::max(first, second), 1, m_model.rounds};
        if (below(2) == 0) {
            pair.firstRound = 1 + below(m_model.rounds);
            pair.lastRound = pair.firstRound + below(m_model.rounds - pair.firstRound + 1);
        }
        m_prohibited.push_back(pair);
    }
}

std::vector<int> RandomTournament::drawFrom(std::vector<int>& candidates, Lot& lot, int roundsLeft) {
    std::vector<int> drawn;
    if (roundsLeft < 1) return drawn;
    auto const take = [&](std::size_t place) {
        drawn.push_back(candidates[place]);
        candidates.erase(candidates.begin() + static_cast<std::ptrdiff_t>(place));
    };
    if (lot.amount.chance > 0)
        for (std::size_t i = candidates.size(); i-- > 0;)
            if (fraction() < lot.amount.chance) take(i);
    int due = 0;
    for (int i = 0; i < lot.owed; ++i) due += below(roundsLeft) == 0 ? 1 : 0;
    for (int i = 0; i < lot.amount.eachRound + due && !candidates.empty(); ++i) {
        take(static_cast<std::size_t>(below(static_cast<int>(candidates.size()))));
        if (i >= lot.amount.eachRound) --lot.owed;
    }
    return drawn;
}

void RandomTournament::openRound() {
    int const round = m_entries.roundsBefore + 1;
    std::vector<int> present;
    for (int player = 0; player < m_model.players; ++player) {
        Habits& habits = m_habits[static_cast<std::size_t>(player)];
        habits.bye = ' ';
        if (!habits.hasWithdrawn && habits.arrives <= round) present.push_back(player);
    }
    int const roundsLeft = m_model.rounds - m_entries.roundsBefore;
    for (int const player : drawFrom(present, m_withdrawals, roundsLeft))
        m_habits[static_cast<std::size_t>(player)].hasWithdrawn = true;
    auto const giveByes = [&](Lot& lot, char letter, int rounds) {
        for (int const player : drawFrom(present, lot, rounds)) m_habits[static_cast<std::size_t>(player)].bye = letter;
    };
    giveByes(m_halfPointByes, 'H', roundsLeft - 1);
    giveByes(m_fullPointByes, 'F', roundsLeft - 1);
    giveByes(m_zeroPointByes, 'Z', roundsLeft);
    for (Entry& entry : m_entries.players) entry.takesPart = false;
    for (int const player : present) m_entries.players[static_cast<std::size_t>(player)].takesPart = true;
    m_entries.prohibited.clear();
    for (ProhibitedPair const& pair : m_prohibited)
        if (round >= pair.firstRound && round <= pair.lastRound)
            m_entries.prohibited.emplace_back(pair.first, pair.second);
}

void RandomTournament::play(Round const& round) {
    int const roundsLeft = m_model.rounds - m_entries.roundsBefore;
    ++m_entries.roundsBefore;
    Scoring const& scoring = m_model.scoring;
    std::vector<int> boards = places(static_cast<int>(round.boards.size()));
    auto const board = [&round](int place) { return round.boards[static_cast<std::size_t>(place)]; };
    Score const absent{'-', m_model.forfeitLoss};
    for (int const place : drawFrom(boards, m_doubleForfeits, roundsLeft))
        score(board(place), Kind::Forfeited, absent, absent);
    for (int const place : drawFrom(boards, m_forfeits, roundsLeft)) forfeit(board(place));
    for (int const place : drawFrom(boards, m_unusualResults, roundsLeft)) scoreUnusually(board(place));
    for (int const place : drawFrom(boards, m_unratedGames, roundsLeft)) meet(board(place), "WDL");
    for (int const place : boards) meet(board(place), "1=0");
    if (round.bye)
        rest(static_cast<std::size_t>(*round.bye), Kind::AllocatedBye,
             {'U', m_model.allocatedBye.value_or(scoring.win)});
    for (std::size_t i = 0; i < m_entries.players.size(); ++i) {
        if (std::ssize(m_results[i]) == m_entries.roundsBefore) continue;
        switch (m_habits[i].bye) {
        case 'H': rest(i, Kind::NotPaired, {'H', scoring.draw}); break;
        case 'F': rest(i, Kind::NotPaired, {'F', scoring.win}); break;
        default: rest(i, Kind::NotPaired, {'Z', m_model.absence});
        }
    }
}

/// `letters` are those of a win, a draw and a loss.
void RandomTournament::meet(Board const& board, std::string_view letters) {
    Scoring const& scoring = m_model.scoring;
    Score const win{letters[0], scoring.win};
    Score const draw{letters[1], scoring.draw};
    Score const loss{letters[2], scoring.loss};
    auto const ratingOf = [this](int player) { return m_ratings[static_cast<std::size_t>(player)]; };
    Chances const chances = chancesOf(ratingOf(board.white), ratingOf(board.black), m_model.drawPercentage);
    double const drawn = fraction();
    if (drawn < chances.white)
        score(board, Kind::Played, win, loss);
    else if (drawn < chances.white + chances.black)
        score(board, Kind::Played, loss, win);
    else
        score(board, Kind::Played, draw, draw);
}

/// The points an arbiter took away (Laws 12.9).
void RandomTournament::scoreUnusually(Board const& board) {
    Score const draw{'=', m_model.scoring.draw};
    Score const loss{'0', m_model.scoring.loss};
    int const which = below(3);
    score(board, Kind::Played, which == 0 ? draw : loss, which == 1 ? draw : loss);
}

void RandomTournament::forfeit(Board const& board) {
    Score const there{'+', m_model.scoring.win};
    Score const absent{'-', m_model.forfeitLoss};
    bool const whiteIsThere = below(2) == 0;
    score(board, Kind::Forfeited, whiteIsThere ? there : absent, whiteIsThere ? absent : there);
}

void RandomTournament::score(Board const& board, Kind kind, Score white, Score black) {
    auto const add = [this, kind](int player, int opponent, Colour colour, Score score) {
        auto const place = static_cast<std::size_t>(player);
        m_entries.players[place].rounds.push_back({kind, opponent, colour, score.points});
        m_results[place] += score.letter;
    };
    add(board.white, board.black, Colour::White, white);
    add(board.black, board.white, Colour::Black, black);
}

void RandomTournament::rest(std::size_t player, Kind kind, Score score) {
    m_entries.players[player].rounds.push_back({.kind = kind, .points = score.points});
    m_results[player] += score.letter;
}

RandomTournament playedTournament(TournamentModel const& model, std::uint64_t seed) {
    auto const edition = dutch::editionByCode(model.system).value_or(dutch::Edition::Fide2026);
    RandomTournament tournament{model, seed};
    while (!tournament.isOver()) {
        tournament.openRound();
        auto const round = dutch::pairRound(tournament.entries(), edition);
        if (!round) break;
        tournament.play(*round);
    }
    return tournament;
}

} // namespace flagfall::pairing::generator
