// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/contributions.h"

#include "pairing/tiebreaks/direct_encounter.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace flagfall::pairing {
namespace {

using Against = Contribution::Against;
using Kind = Field::Kind;
using Lines = std::vector<Contribution>;

constexpr std::int64_t one = TieBreakValue::one;

std::int64_t product(Points a, Points b) { return std::int64_t{a.hundredths()} * b.hundredths(); }

/// 16.5: the least significant value goes, or, if it is larger, the lowest of the rounds he chose not to play.
void cutLowest(Lines& lines, bool byOpponentScore) {
    auto const least = [&lines](auto const& isAsked, auto const& before) {
        auto best = lines.end();
        for (auto line = lines.begin(); line != lines.end(); ++line)
            if (!line->isCut && isAsked(*line) && (best == lines.end() || before(*line, *best))) best = line;
        return best;
    };
    auto const byProduct = [](Contribution const& a, Contribution const& b) { return a.product < b.product; };
    auto const byScore = [](Contribution const& a, Contribution const& b) {
        return std::pair{a.opponentScore, a.product} < std::pair{b.opponentScore, b.product};
    };
    auto const anybody = [](Contribution const&) { return true; };
    auto const normal = byOpponentScore ? least(anybody, byScore) : least(anybody, byProduct);
    auto const voluntary = least([](Contribution const& line) { return line.isVoluntary; }, byProduct);
    if (normal == lines.end()) return;
    bool const takesVoluntary = voluntary != lines.end() && voluntary->product >= normal->product;
    (takesVoluntary ? voluntary : normal)->isCut = true;
}

void cutHighest(Lines& lines) {
    auto best = lines.end();
    for (auto line = lines.begin(); line != lines.end(); ++line)
        if (!line->isCut && (best == lines.end() || line->product > best->product)) best = line;
    if (best != lines.end()) best->isCut = true;
}

/// The lines of one tie-break, player by player.
class Writer {
public:
    Writer(Field const& field, TieBreak const& tieBreak) : Writer(field, tieBreak, field) {}
    /// The points of the rounds are those of `scored`, which has the same rounds by the other score.
    Writer(Field const& field, TieBreak const& tieBreak, Field const& scored)
        : m_field(field), m_scored(scored), m_tieBreak(tieBreak) {}

    /// The lines of the player at a place; they stand until the next is asked for.
    Lines& linesOf(int place) {
        m_lines.clear();
        m_running = {};
        int number = 0;
        for (Field::Round const& round : m_field.rounds(place)) {
            ++number;
            m_running += round.points;
            if (round.kind == Kind::Pending && m_tieBreak.kind != TieBreakKind::RoundsElected) continue;
            Contribution line = lineOf(place, round);
            line.round = RoundNumber{number};
            line.points = m_scored.rounds(place)[static_cast<std::size_t>(number) - 1].points;
            line.product = productOf(line, round);
            m_lines.push_back(line);
        }
        cut();
        return m_lines;
    }

    std::int64_t sumOf(int place) {
        Lines const& lines = linesOf(place);
        return std::accumulate(lines.begin(), lines.end(), std::int64_t{0}, [](auto sum, Contribution const& line) {
            return line.isCut ? sum : sum + line.product;
        });
    }

private:
    [[nodiscard]] Contribution lineOf(int place, Field::Round const& round) const {
        Contribution line;
        if (round.opponent) line.opponent = m_field.id(*round.opponent);
        bool const isGame = m_field.countsAsGame(round, m_tieBreak.playsForfeits);
        line.isVoluntary = isVoluntarilyUnplayed(round) && !isGame;
        if (isGame) {
            line.against = Against::Opponent;
            line.opponentScore = m_field.worth(*round.opponent);
        } else if (!m_field.isRoundRobin()) {
            line.against = Against::Dummy;
            line.opponentScore = dummyScore(place, round);
        }
        return line;
    }

    /// 16.4: an unplayed round counts as a game against a dummy that has the player's own score, but not more than the
    /// scheduled opponent, or, without one, than a draw in every round.
    [[nodiscard]] Points dummyScore(int place, Field::Round const& round) const {
        Points const cap =
            round.opponent ? m_field.worth(*round.opponent) : m_field.roundsPlayed() * m_field.scoring().draw;
        return std::min(m_field.score(place), cap);
    }

    [[nodiscard]] std::int64_t productOf(Contribution const& line, Field::Round const& round) const {
        bool const isOwnGame = m_field.countsAsOwnGame(round);
        bool const isWon = isOwnGame && (round.kind == Kind::ForfeitWin || round.score == Score::Win);
        bool const isBlack = isOwnGame && round.colour == Colour::Black;
        switch (m_tieBreak.kind) {
        case TieBreakKind::RoundsWon: return line.points == m_field.scoring().win ? one : 0;
        case TieBreakKind::GamesWon: return isWon ? one : 0;
        case TieBreakKind::GamesWithBlack: return isBlack ? one : 0;
        case TieBreakKind::WinsWithBlack: return isBlack && isWon ? one : 0;
        case TieBreakKind::RoundsElected: return isVoluntarilyUnplayed(round) ? 0 : one;
        case TieBreakKind::Progressive: return product(onePoint, m_running);
        case TieBreakKind::Standard: return standard(line, round);
        case TieBreakKind::Buchholz: return product(onePoint, line.opponentScore);
        case TieBreakKind::SonnebornBerger:
        case TieBreakKind::ExtendedSonnebornBerger: return product(line.points, line.opponentScore);
        case TieBreakKind::Koya: return reachedHalf(line, round) ? product(line.points, onePoint) : 0;
        case TieBreakKind::DirectEncounter:
        case TieBreakKind::PairingNumber:
        case TieBreakKind::AverageBuchholz:
        case TieBreakKind::AverageRating:
        case TieBreakKind::Performance:
        case TieBreakKind::PerfectPerformance:
        case TieBreakKind::AveragePerformance:
        case TieBreakKind::AveragePerfectPerformance:
        case TieBreakKind::Rating:
        case TieBreakKind::BoardCount:
        case TieBreakKind::TopBoards:
        case TieBreakKind::BottomBoards:
        case TieBreakKind::SecondaryScore:
        case TieBreakKind::ExtendedEncounter:
        case TieBreakKind::Combination: break; // no sums over rounds
        }
        return 0;
    }

    /// 7.7: more than the opponent is 1, as much ½; without an opponent more than a draw, as much. Of a double forfeit
    /// neither has anything.
    [[nodiscard]] std::int64_t standard(Contribution const& line, Field::Round const& round) const {
        Points other = m_field.scoring().draw;
        if (round.opponent) other = m_field.rounds(*round.opponent)[indexOf(round)].points;
        if (round.kind == Kind::ForfeitLoss && line.points == other) return 0;
        return line.points > other ? one : line.points == other ? one / 2 : 0;
    }
    /// The round's place among those of its player.
    [[nodiscard]] std::size_t indexOf(Field::Round const& round) const {
        return static_cast<std::size_t>(&round - m_field.rounds(0).data()) % m_field.rounds(0).size();
    }

    /// 9.2: half of what the opponent could have scored. In a round robin with an odd number of players nobody has a
    /// game in every round, so his games are counted instead.
    [[nodiscard]] bool reachedHalf(Contribution const& line, Field::Round const& round) const {
        if (line.against == Against::Nobody) return false;
        int possible = m_field.roundsPlayed();
        if (m_field.isRoundRobin()) possible = gamesOf(*round.opponent);
        Points const twice = possible * m_field.scoring().win + m_tieBreak.limit * onePoint;
        return 2 * line.opponentScore >= twice;
    }
    [[nodiscard]] int gamesOf(int place) const {
        auto const rounds = m_field.rounds(place);
        return static_cast<int>(std::count_if(rounds.begin(), rounds.end(),
                                              [this](Field::Round const& each) { return m_field.countsAsGame(each); }));
    }

    void cut() {
        if (m_tieBreak.kind == TieBreakKind::Progressive) {
            for (Contribution& line : m_lines) line.isCut = line.round.value() <= m_tieBreak.cutLow;
            return;
        }
        bool const byOpponentScore = m_tieBreak.kind == TieBreakKind::SonnebornBerger ||
                                     m_tieBreak.kind == TieBreakKind::ExtendedSonnebornBerger;
        for (int i = 0; i < m_tieBreak.cutLow; ++i) cutLowest(m_lines, byOpponentScore);
        for (int i = 0; i < m_tieBreak.cutHigh; ++i) cutHighest(m_lines);
    }

    Field const& m_field;
    Field const& m_scored;
    TieBreak m_tieBreak;
    Points m_running; ///< the score after the round
    Lines m_lines;
};

/// In a round robin Buchholz says nothing (Art. 8).
bool appliesTo(Field const& field, TieBreak const& tieBreak) {
    return isSumOverRounds(tieBreak) && !(isBuchholz(tieBreak) && field.isRoundRobin());
}

std::vector<int> withTheSamePoints(Field const& field, int place) {
    std::vector<int> tied;
    for (int other = 0; other < field.size(); ++other)
        if (field.score(other) == field.score(place)) tied.push_back(other);
    return tied;
}

} // namespace

bool isSumOverRounds(TieBreak const& tieBreak) {
    auto const kind = tieBreak.kind;
    if (kind > TieBreakKind::Rating) return kind == TieBreakKind::ExtendedSonnebornBerger;
    return kind != TieBreakKind::DirectEncounter && kind != TieBreakKind::PairingNumber &&
           kind != TieBreakKind::AverageBuchholz && !asksForRatings(tieBreak);
}

std::vector<Contribution> contributions(Fields const& fields, TieBreak const& tieBreak, int place) {
    bool const isExtended = tieBreak.kind == TieBreakKind::ExtendedSonnebornBerger;
    Field const& field = isExtended ? fields.by(tieBreak.opponents) : fields.of(tieBreak);
    if (!appliesTo(field, tieBreak)) return {};
    if (isExtended) return Writer{field, tieBreak, fields.by(tieBreak.scored)}.linesOf(place);
    if (tieBreak.isFore) return Writer{field.withLastRoundDrawn(), tieBreak}.linesOf(place);
    return Writer{field, tieBreak}.linesOf(place);
}

namespace {

std::vector<TieBreakValue> sumsBy(Field const& field, TieBreak const& tieBreak, Field const& scored) {
    std::vector<TieBreakValue> values(static_cast<std::size_t>(field.size()));
    if (!appliesTo(field, tieBreak)) return values;
    Writer writer{field, tieBreak, scored};
    for (int place = 0; place < field.size(); ++place)
        values[static_cast<std::size_t>(place)].tenThousandths = writer.sumOf(place);
    return values;
}

} // namespace

std::vector<TieBreakValue> sumsOfContributions(Field const& field, TieBreak const& tieBreak) {
    return sumsBy(field, tieBreak, field);
}

std::vector<TieBreakValue> sumsOfContributions(Fields const& fields, TieBreak const& tieBreak) {
    return sumsBy(fields.by(tieBreak.opponents), tieBreak, fields.by(tieBreak.scored));
}

std::vector<Contribution> explain(Tournament const& tournament, TieBreak const& tieBreak, PlayerId player,
                                  std::vector<PlayerId> const& tied) {
    Fields const fields{tournament};
    auto const place = fields.primary().placeOf(player);
    if (!place) return {};
    bool const isEncounter =
        tieBreak.kind == TieBreakKind::DirectEncounter || tieBreak.kind == TieBreakKind::ExtendedEncounter;
    if (!isEncounter) return contributions(fields, tieBreak, *place);
    std::vector<int> among;
    for (PlayerId const each : tied)
        if (auto const other = fields.primary().placeOf(each)) among.push_back(*other);
    return encounters(fields.of(tieBreak), tieBreak, *place,
                      among.empty() ? withTheSamePoints(fields.primary(), *place) : among);
}

} // namespace flagfall::pairing
