// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/field.h"

#include "pairing/ratings/performance.h"

#include <algorithm>
#include <type_traits>

namespace flagfall::pairing {
namespace {

using Kind = Field::Kind;

struct KindOf {
    Kind operator()(Played const& match) const {
        if (hasPlayedGame(match)) return Kind::Played;
        return match.score == Score::Win ? Kind::ForfeitWin : Kind::ForfeitLoss;
    }
    Kind operator()(ForfeitWin const&) const { return Kind::ForfeitWin; }
    Kind operator()(ForfeitLoss const&) const { return Kind::ForfeitLoss; }
    Kind operator()(Pending const&) const { return Kind::Pending; }
    Kind operator()(AllocatedBye const&) const { return Kind::AllocatedBye; }
    Kind operator()(FullPointBye const&) const { return Kind::FullPointBye; }
    Kind operator()(HalfPointBye const&) const { return Kind::RequestedBye; }
    Kind operator()(ZeroPointBye const&) const { return Kind::RequestedBye; }
};

bool hasResult(Field::Round const& round) {
    return round.kind == Kind::Played || round.kind == Kind::ForfeitWin || round.kind == Kind::ForfeitLoss;
}

/// Game points of whole matches: everything on every board, or half of it.
Scoring scoringOf(Tournament const& tournament, TeamScore score) {
    if (tournament.boards == 0 || score == TeamScore::MatchPoints) return tournament.scoring;
    Scoring const& game = tournament.gameScoring;
    return Scoring::of(tournament.boards * game.win, tournament.boards * game.draw, tournament.boards * game.loss);
}

} // namespace

Field::Field(Tournament const& tournament, TeamScore score)
    : m_isRoundRobin(tournament.kind == SystemKind::RoundRobin), m_scoring(scoringOf(tournament, score)),
      m_rules(tournament.tieBreakRules), m_roundsOnFile(roundsOnFile(tournament)),
      m_places(std::make_shared<std::unordered_map<PlayerId, int>>()) {
    bool const isByGamePoints = tournament.boards > 0 && score == TeamScore::GamePoints;
    m_places->reserve(tournament.participants.size());
    for (Participant const& each : tournament.participants) {
        m_places->emplace(each.id, size());
        bool const byRound = m_rules.ratings.ofEachRound;
        int const rating = ratingIn(each.rating, each.laterRatings, RoundNumber{m_rules.ratings.ofRound});
        m_players.push_back(
            {each.id, each.number.value(), rating, rating > 0, byRound ? each.laterRatings : LaterRatings{}, {}, {}});
    }
    rateTheUnrated();
    m_rounds.reserve(m_players.size() * static_cast<std::size_t>(m_roundsOnFile));
    for (Participant const& each : tournament.participants) {
        int round = 0;
        for (RoundRecord const& record : each.rounds) {
            auto const index = static_cast<std::size_t>(round++);
            Points const games = index < each.gamePoints.size() ? each.gamePoints[index] : noPoint;
            m_rounds.push_back(roundOf(record, isByGamePoints ? games : pointsOf(record)));
            if (hasResult(m_rounds.back())) m_roundsPlayed = std::max(m_roundsPlayed, round);
        }
        // Who has no entry was absent.
        for (; round < m_roundsOnFile; ++round) m_rounds.emplace_back();
    }
    addUp();
}

Field const& Field::withLastRoundDrawn() const {
    if (m_roundsPlayed == 0) return *this;
    if (m_lastRoundDrawn) return *m_lastRoundDrawn;
    auto field = std::make_shared<Field>(*this);
    for (int place = 0; place < size(); ++place) {
        Round& last = field->m_rounds[static_cast<std::size_t>(place * m_roundsOnFile + m_roundsPlayed - 1)];
        if (last.opponent) last = {Kind::Played, last.colour, Score::Draw, m_scoring.draw, last.opponent};
    }
    field->addUp();
    m_lastRoundDrawn = std::move(field);
    return *m_lastRoundDrawn;
}

Field::Round Field::roundOf(RoundRecord const& record, Points points) const {
    Round round{std::visit(KindOf{}, record), {}, {}, points, {}};
    auto const game = scheduledGame(record);
    if (!game) return round;
    round.opponent = placeOf(game->opponent);
    round.colour = game->colour;
    // A game against somebody whose games do not count is none.
    if (!round.opponent) round.kind = Kind::RequestedBye;
    if (auto const* const played = std::get_if<Played>(&record)) round.score = played->score;
    return round;
}

void Field::addUp() {
    for (int place = 0; place < size(); ++place) {
        Player& player = m_players[static_cast<std::size_t>(place)];
        auto const all = rounds(place);
        player.score = {};
        for (Round const& round : all) player.score += round.points;
        player.worth = player.score + adjustment(place);
    }
}

Points Field::adjustment(int place) const {
    Points more;
    if (m_isRoundRobin) return more;
    auto const all = rounds(place);
    if (edition().adjusted == TieBreakEditionRules::Adjusted::EveryUnplayedRound) {
        for (Round const& round : all)
            if (round.kind != Kind::Played && round.kind != Kind::Pending) more += m_scoring.draw - round.points;
        return more;
    }
    for (auto round = all.rbegin(); round != all.rend() && isVoluntarilyUnplayed(*round); ++round)
        // A forfeit loss among them stays a loss (16.2, category 4).
        if (round->kind == Kind::RequestedBye) more += m_scoring.draw - round->points;
    return more;
}

void Field::rateTheUnrated() {
    std::int64_t sum = 0;
    std::int64_t rated = 0;
    int lowest = 0;
    for (Player const& player : m_players) {
        if (!player.isRated) continue;
        lowest = rated == 0 ? player.rating : std::min(lowest, player.rating);
        sum += player.rating;
        ++rated;
    }
    if (rated == std::ssize(m_players)) return;
    bool const isFixed = m_rules.unrated.rule == UnratedRule::Fixed;
    // A rating of the field is none where nobody has one.
    m_hasRatings = isFixed || (m_rules.unrated.rule != UnratedRule::NotUsed && rated > 0);
    if (!m_hasRatings) return;
    int const given = isFixed ? m_rules.unrated.rating
                      : m_rules.unrated.rule == UnratedRule::LowestOfField
                          ? lowest
                          : static_cast<int>(roundedHalfUp(sum, rated));
    m_unrated = given;
    for (Player& player : m_players)
        if (!player.isRated) player.rating = given;
}

int Field::rating(int place, RoundNumber round) const {
    Player const& player = at(place);
    int const held = ratingIn(player.rating, player.later, round);
    return held > 0 ? held : m_unrated;
}

std::optional<int> Field::placeOf(PlayerId player) const {
    auto const found = m_places->find(player);
    return found == m_places->end() ? std::nullopt : std::optional{found->second};
}

std::span<Field::Round const> Field::rounds(int place) const {
    auto const count = static_cast<std::size_t>(m_roundsOnFile);
    return std::span{m_rounds}.subspan(static_cast<std::size_t>(place) * count, count);
}

bool Field::countsAsGame(Round const& round, bool playsForfeits) const {
    if (round.kind == Kind::Played) return true;
    bool const isForfeit = round.kind == Kind::ForfeitWin || round.kind == Kind::ForfeitLoss;
    return isForfeit && (m_isRoundRobin || playsForfeits);
}

bool Field::countsAsOwnGame(Round const& round) const {
    return round.kind == Kind::Played || (m_isRoundRobin && round.kind == Kind::ForfeitWin);
}

bool isVoluntarilyUnplayed(Field::Round const& round) {
    return round.kind == Kind::RequestedBye || round.kind == Kind::ForfeitLoss;
}

} // namespace flagfall::pairing
