// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairing/tiebreaks/contributions.h"

#include "pairing/tiebreaks/direct_encounter.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace flagfall::pairing {
namespace {

using Against = Contribution::Against;
using Cut = Contribution::Cut;
using Rule = Contribution::Rule;
using Kind = Field::Kind;

/// What counts of a round; what else a Contribution tells can be looked up.
struct Line {
    std::int64_t product = 0;
    Points opponentScore{};
    int round = 0; ///< from 0
    Rule rule = Rule::NoGame;
    Cut cut = Cut::No;
    bool isVoluntary = false;
};
using Lines = std::vector<Line>;

constexpr std::int64_t one = TieBreakValue::one;

std::int64_t product(Points a, Points b) { return std::int64_t{a.hundredths()} * b.hundredths(); }

/// 16.5: the least significant value goes, or, if it is larger, the lowest of the rounds he chose not to play.
void cutLowest(Lines& lines, bool byOpponentScore, bool sparesChosen) {
    auto const least = [&lines](auto const& isAsked, auto const& before) {
        auto best = lines.end();
        for (auto line = lines.begin(); line != lines.end(); ++line)
            if (line->cut == Cut::No && isAsked(*line) && (best == lines.end() || before(*line, *best))) best = line;
        return best;
    };
    auto const byProduct = [](Line const& a, Line const& b) { return a.product < b.product; };
    auto const byScore = [](Line const& a, Line const& b) {
        return std::pair{a.opponentScore, a.product} < std::pair{b.opponentScore, b.product};
    };
    auto const anybody = [](Line const&) { return true; };
    auto const normal = byOpponentScore ? least(anybody, byScore) : least(anybody, byProduct);
    auto const voluntary = least([](Line const& line) { return line.isVoluntary; }, byProduct);
    if (normal == lines.end()) return;
    bool const takesVoluntary = !sparesChosen && voluntary != lines.end() && voluntary->product >= normal->product;
    if (takesVoluntary)
        voluntary->cut = Cut::Chosen;
    else
        normal->cut = Cut::Lowest;
}

void cutHighest(Lines& lines) {
    auto best = lines.end();
    for (auto line = lines.begin(); line != lines.end(); ++line)
        if (line->cut == Cut::No && (best == lines.end() || line->product > best->product)) best = line;
    if (best != lines.end()) best->cut = Cut::Highest;
}

/// The lines of one tie-break, player by player.
class Writer {
public:
    /// The points of the rounds are those of `scored`, which has the same rounds by the other score.
    Writer(Field const& field, TieBreak const& tieBreak, Field const& scored)
        : m_field(field), m_scored(scored), m_tieBreak(tieBreak) {}

    /// The lines of the player at a place; they stand until the next is asked for.
    Lines& linesOf(int place) {
        m_lines.clear();
        m_running = {};
        int number = -1;
        for (Field::Round const& round : m_field.rounds(place)) {
            ++number;
            m_running += round.points;
            if (round.kind == Kind::Pending && m_tieBreak.kind != TieBreakKind::RoundsElected) continue;
            Line line = lineOf(place, round, number);
            line.product = productOf(line, round, pointsOf(place, number));
            m_lines.push_back(line);
        }
        cut();
        return m_lines;
    }

    std::int64_t sumOf(int place) {
        std::int64_t sum = 0;
        for (Line const& line : linesOf(place))
            if (line.cut == Cut::No) sum += line.product;
        return sum;
    }

    std::vector<Contribution> contributionsOf(int place) {
        std::vector<Contribution> all;
        for (Line const& line : linesOf(place)) all.push_back(contributionOf(place, line));
        return all;
    }

private:
    /// The points of a round, from 0.
    [[nodiscard]] Points pointsOf(int place, int round) const {
        return m_scored.rounds(place)[static_cast<std::size_t>(round)].points;
    }

    [[nodiscard]] Contribution contributionOf(int place, Line const& line) const {
        Field::Round const& round = m_field.rounds(place)[static_cast<std::size_t>(line.round)];
        bool const isGame = line.rule == Rule::Played || line.rule == Rule::ForfeitAsGame;
        Contribution all;
        all.round = RoundNumber{line.round + 1};
        all.against = isGame ? Against::Opponent : line.rule == Rule::NoGame ? Against::Nobody : Against::Dummy;
        if (round.opponent) all.opponent = m_field.id(*round.opponent);
        all.points = pointsOf(place, line.round);
        all.opponentScore = line.opponentScore;
        all.product = line.product;
        all.isVoluntary = line.isVoluntary;
        all.isCut = line.cut != Cut::No;
        all.cut = line.cut;
        all.rule = line.rule;
        if (isGame && m_field.score(*round.opponent) != line.opponentScore)
            all.opponentPoints = m_field.score(*round.opponent);
        return all;
    }

    [[nodiscard]] Line lineOf(int place, Field::Round const& round, int number) const {
        Line line;
        line.round = number;
        bool const isGame = m_field.countsAsGame(round, m_tieBreak.playsForfeits);
        line.isVoluntary = isVoluntarilyUnplayed(round) && !isGame;
        if (isGame) {
            line.rule = round.kind == Kind::Played ? Rule::Played : Rule::ForfeitAsGame;
            line.opponentScore = m_field.worth(*round.opponent);
        } else if (!m_field.isRoundRobin()) {
            std::tie(line.rule, line.opponentScore) = dummy(place, round, number);
        }
        return line;
    }

    /// 16.4: an unplayed round counts as a game against a dummy that has the player's own score, but not more than the
    /// scheduled opponent, or, without one, than a draw in every round. The limits are those of 2026.
    [[nodiscard]] std::pair<Rule, Points> dummy(int place, Field::Round const& round, int number) const {
        using Dummy = TieBreakEditionRules::Dummy;
        Dummy const sort = m_field.edition().dummy;
        Points const own = m_field.score(place);
        if (sort == Dummy::Virtual) return {Rule::Virtual, virtualScore(round, number)};
        if (sort == Dummy::OwnScore) return {Rule::OwnScore, own};
        Points const limit =
            round.opponent ? m_field.worth(*round.opponent) : m_field.roundsPlayed() * m_field.scoring().draw;
        if (own <= limit) return {Rule::OwnScore, own};
        return {round.opponent ? Rule::NoMoreThanTheScheduled : Rule::NoMoreThanDraws, limit};
    }

    /// Before 2023: the score before the round, what the round left to the other, and then draws to the end. A
    /// half-point bye leaves half a point, whatever a win counts.
    [[nodiscard]] Points virtualScore(Field::Round const& round, int number) const {
        Scoring const& scoring = m_field.scoring();
        Points const other = round.points == scoring.draw ? scoring.draw : scoring.win + scoring.loss - round.points;
        int const toCome = m_field.roundsPlayed() - number - 1;
        return m_running - round.points + other + std::max(toCome, 0) * scoring.draw;
    }

    [[nodiscard]] std::int64_t productOf(Line const& line, Field::Round const& round, Points points) const {
        bool const isOwnGame = m_field.countsAsOwnGame(round);
        bool const isWon = isOwnGame && (round.kind == Kind::ForfeitWin || round.score == Score::Win);
        bool const isBlack = isOwnGame && round.colour == Colour::Black;
        switch (m_tieBreak.kind) {
        case TieBreakKind::RoundsWon: return round.points == m_field.scoring().win ? one : 0;
        case TieBreakKind::GamesWon: return isWon ? one : 0;
        case TieBreakKind::GamesWithBlack: return isBlack ? one : 0;
        case TieBreakKind::WinsWithBlack: return isBlack && isWon ? one : 0;
        case TieBreakKind::RoundsElected: return isVoluntarilyUnplayed(round) ? 0 : one;
        case TieBreakKind::Progressive: return product(onePoint, m_running);
        case TieBreakKind::Standard: return standard(line, round);
        case TieBreakKind::Buchholz: return product(onePoint, line.opponentScore);
        case TieBreakKind::SonnebornBerger:
        case TieBreakKind::ExtendedSonnebornBerger: return product(points, line.opponentScore);
        case TieBreakKind::Koya: return reachedHalf(line, round) ? product(points, onePoint) : 0;
        case TieBreakKind::DirectEncounter:
        case TieBreakKind::PairingNumber:
        case TieBreakKind::Lots:
        case TieBreakKind::Entered:
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
    [[nodiscard]] std::int64_t standard(Line const& line, Field::Round const& round) const {
        Points other = m_field.scoring().draw;
        if (round.opponent) other = m_field.rounds(*round.opponent)[static_cast<std::size_t>(line.round)].points;
        if (round.kind == Kind::ForfeitLoss && round.points == other) return 0;
        return round.points > other ? one : round.points == other ? one / 2 : 0;
    }

    /// 9.2: half of what the opponent could have scored. In a round robin with an odd number of players nobody has a
    /// game in every round, so his games are counted instead.
    [[nodiscard]] bool reachedHalf(Line const& line, Field::Round const& round) const {
        if (line.rule == Rule::NoGame) return false;
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
            for (Line& line : m_lines)
                if (line.round < m_tieBreak.cutLow) line.cut = Cut::Early;
            return;
        }
        bool const byOpponentScore = m_tieBreak.kind == TieBreakKind::SonnebornBerger ||
                                     m_tieBreak.kind == TieBreakKind::ExtendedSonnebornBerger;
        bool const sparesChosen = m_field.edition().cut == TieBreakEditionRules::Cut::Lowest;
        for (int i = 0; i < m_tieBreak.cutLow; ++i) cutLowest(m_lines, byOpponentScore, sparesChosen);
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
    if (kind >= TieBreakKind::BoardCount) return kind == TieBreakKind::ExtendedSonnebornBerger;
    return kind != TieBreakKind::DirectEncounter && kind != TieBreakKind::PairingNumber &&
           kind != TieBreakKind::AverageBuchholz && kind != TieBreakKind::Lots && kind != TieBreakKind::Entered &&
           !asksForRatings(tieBreak);
}

std::vector<Contribution> contributions(Fields const& fields, TieBreak const& tieBreak, int place) {
    bool const isExtended = tieBreak.kind == TieBreakKind::ExtendedSonnebornBerger;
    Field const& field = isExtended ? fields.by(tieBreak.opponents) : fields.of(tieBreak).lookedAtBy(tieBreak);
    if (!appliesTo(field, tieBreak)) return {};
    return Writer{field, tieBreak, isExtended ? fields.by(tieBreak.scored) : field}.contributionsOf(place);
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

std::vector<TieBreakValue> sumsOfContributions(Field const& whole, TieBreak const& tieBreak) {
    Field const& field = whole.lookedAtBy(tieBreak);
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
