// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/matches.h"
#include "app/session/event/second_score.h"
#include "app/session/reports/earlier.h"
#include "app/session/reports/prize_award.h"
#include "app/view/event/event_text.h"
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/match_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/standings_text.h"
#include "app/view/texts/team_card_text.h"

#include <algorithm>
#include <iterator>

namespace flagfall::view {
namespace {

using Align = PaperAlign;

bool hasPlayed(std::vector<pairing::RoundRecord> const& rounds) {
    return std::ranges::any_of(rounds,
                               [](auto const& round) { return std::holds_alternative<pairing::Played>(round); });
}

/// What stands in the tables of one moment: the ranks, and what every round was to everybody.
class Tables {
public:
    Tables(session::EventState const& state, RoundNumber after)
        : m_state(upTo(state, after)), m_players(m_state), m_tournament(tournamentRanked(m_state)),
          m_standings(m_state.rounds.empty() ? std::vector<pairing::Standing>{} : standingsOf(m_state)) {
        for (pairing::Participant const& participant : m_tournament.participants)
            m_participants[participant.id] = &participant;
        if (isTable())
            for (pairing::Participant& each : tournamentOf(m_state).participants)
                m_all.emplace(each.id, std::move(each.rounds));
    }
    Tables(Tables const&) = delete;
    Tables& operator=(Tables const&) = delete;

    [[nodiscard]] session::EventState const& state() const { return m_state; }
    [[nodiscard]] PaperPlayers const& players() const { return m_players; }
    [[nodiscard]] std::vector<pairing::Standing> const& standings() const { return m_standings; }
    [[nodiscard]] std::vector<pairing::RoundRecord> const& rounds(PlayerId player) const {
        static std::vector<pairing::RoundRecord> const none;
        auto const found = m_participants.find(player);
        return found == m_participants.end() ? none : found->second->rounds;
    }
    /// What a round counts to the score of the ranks.
    [[nodiscard]] Points pointsIn(PlayerId who, std::size_t round) const {
        bool const byGames = m_state.isOfTeams() && !ranksByMatches(m_state);
        pairing::Participant const& one = *m_participants.at(who);
        return byGames ? one.gamePoints[round] : pairing::pointsOf(one.rounds[round]);
    }
    /// In a round robin also the games that do not count, against somebody who left before half of the games.
    [[nodiscard]] std::map<PlayerId, std::vector<pairing::RoundRecord>> const& all() const { return m_all; }
    [[nodiscard]] bool counts(PlayerId player) const { return m_participants.contains(player); }
    /// Who has played, and whose games do not count.
    [[nodiscard]] std::vector<PlayerId> uncounted() const {
        std::vector<PlayerId> players;
        for (auto const& [player, rounds] : m_all)
            if (!counts(player) && hasPlayed(rounds)) players.push_back(player);
        return players;
    }
    [[nodiscard]] bool isTable() const { return m_tournament.kind == pairing::SystemKind::RoundRobin; }
    [[nodiscard]] int roundsPlayed() const { return static_cast<int>(m_state.rounds.size()); }
    /// As many as everybody has entries: of an exhibition one for each board.
    [[nodiscard]] int columns() const { return pairing::roundsOnFile(m_tournament); }

    [[nodiscard]] Paper paper(QString const& title, QString const& file) const {
        return {.title = title, .note = note(), .file = file.arg(roundsPlayed()), .head = paperHeadOf(m_state.details)};
    }

private:
    [[nodiscard]] QString note() const {
        QString const caption = standingsCaption(m_state);
        bool const adjourned = !playersOfAdjourned(m_state).empty();
        return adjourned ? caption + QStringLiteral(" · ") + unfinishedGameText() : caption;
    }

    session::EventState m_state;
    PaperPlayers m_players;
    pairing::Tournament m_tournament;
    std::vector<pairing::Standing> m_standings;
    std::map<PlayerId, pairing::Participant const*> m_participants;
    std::map<PlayerId, std::vector<pairing::RoundRecord>> m_all;
};

std::vector<PaperColumn> headsOfPlayers() {
    return {{EventPapers::tr("Rank"), Align::Right, true},
            {EventPapers::tr("No.", "pairing number"), Align::Right},
            {{}, Align::Left},
            {EventPapers::tr("Name"), Align::Left, true}};
}

QStringList cellsOf(Tables const& tables, pairing::Standing const& standing) {
    PaperPlayers const& players = tables.players();
    return {QString::number(standing.rank), players.number(standing.player), players.title(standing.player),
            players.name(standing.player)};
}

/// The figure, and not what the scoring makes of it.
QString scoreText(pairing::Score score) {
    return score == pairing::Score::Win    ? QStringLiteral("1")
           : score == pairing::Score::Draw ? QStringLiteral("½")
                                           : QStringLiteral("0");
}

/// The result of a round in a table, without the opponent.
struct ResultIn {
    QString operator()(pairing::Played const& round) const { return scoreText(round.score); }
    QString operator()(pairing::ForfeitWin const&) const { return QStringLiteral("+"); }
    QString operator()(pairing::ForfeitLoss const&) const { return QStringLiteral("–"); }
    QString operator()(pairing::Pending const&) const { return QStringLiteral("*"); }
    QString operator()(pairing::AllocatedBye const& bye) const { return pointsText(bye.points); }
    QString operator()(pairing::HalfPointBye const& bye) const { return pointsText(bye.points); }
    QString operator()(pairing::FullPointBye const& bye) const { return pointsText(bye.points); }
    QString operator()(pairing::ZeroPointBye const&) const { return {}; }
};

/// As ResultIn has it; of a match that was played the points of its boards: `2½:1½`.
QString resultIn(Tables const& tables, PlayerId who, int round, pairing::RoundRecord const& record) {
    session::Round const* const paired = tables.state().round(RoundNumber{round});
    session::Match const* const match = paired ? paired->matchOf(who) : nullptr;
    if (!match || !std::holds_alternative<pairing::Played>(record)) return std::visit(ResultIn{}, record);
    session::MatchScore const score = session::scoreOf(tables.state(), *paired, *match);
    bool const isHome = match->home == who;
    return pointsText(score.of(isHome)) + QLatin1Char(':') + pointsText(score.of(!isHome));
}

/// `12w1`: against number 12, with White, won; of a team `12w2½:1½`.
QString roundCell(Tables const& tables, PlayerId who, int number, pairing::RoundRecord const& round) {
    PaperPlayers const& players = tables.players();
    QString const result = resultIn(tables, who, number, round);
    auto const game = pairing::scheduledGame(round);
    bool const gaveNothing = result.isEmpty() || result == QLatin1String("0");
    if (!game) return gaveNothing ? QStringLiteral("–") : QStringLiteral("(%1)").arg(result);
    //: White and Black in a cell of the crosstable: a small letter each.
    QString const colour =
        game->colour == Colour::White ? EventPapers::tr("w", "White") : EventPapers::tr("b", "Black");
    return players.number(game->opponent) + colour + result;
}

/// The points; of teams both scores, that of the ranks first.
void addScoreHeads(Tables const& tables, PaperTable& table) {
    if (!tables.state().isOfTeams()) {
        table.heads.push_back({EventPapers::tr("Points"), Align::Decimal, true});
        return;
    }
    QStringList names{EventPapers::tr("Match points"), EventPapers::tr("Game points")};
    if (!ranksByMatches(tables.state())) names.swapItemsAt(0, 1);
    table.heads.push_back({names[0], Align::Decimal, true});
    table.heads.push_back({names[1], Align::Decimal});
}

QStringList scoresOf(Tables const& tables, pairing::Standing const& standing) {
    QStringList scores{pointsText(standing.points)};
    if (tables.state().isOfTeams()) scores += pointsText(standing.secondary);
    return scores;
}

void crosstableOfRounds(Tables const& tables, PaperTable& table) {
    for (int round = 1; round <= tables.roundsPlayed(); ++round)
        //: The head of a column: round %1.
        table.heads.push_back(
            {EventPapers::tr("R%1", "round").arg(roundLabel(tables.state(), RoundNumber{round})), Align::Centre});
    auto const before = static_cast<qsizetype>(table.heads.size());
    addScoreHeads(tables, table);
    for (pairing::Standing const& standing : tables.standings()) {
        QStringList cells = cellsOf(tables, standing);
        int number = 0;
        for (pairing::RoundRecord const& round : tables.rounds(standing.player))
            cells += roundCell(tables, standing.player, ++number, round);
        while (cells.size() < before) cells += QString{};
        table.rows.push_back({cells += scoresOf(tables, standing)});
    }
}

/// In brackets where it does not count; a game that was not played then is none.
QString resultThatCounts(QString const& result, pairing::RoundRecord const& round, bool counts) {
    if (counts) return result;
    return std::holds_alternative<pairing::Played>(round) ? QStringLiteral("(%1)").arg(result) : QString{};
}

pairing::Standing unranked(PlayerId player) {
    pairing::Standing standing;
    standing.player = player;
    return standing;
}

/// Everybody against everybody, in the order of the ranks. Whose games do not count stands below, with his games over
/// the board in brackets (General Regulations, 6.6: they stay in the crosstable).
void crosstableOfAll(Tables const& tables, PaperTable& table) {
    std::vector<PlayerId> order;
    for (pairing::Standing const& standing : tables.standings()) order.push_back(standing.player);
    std::size_t const ranked = order.size();
    std::ranges::copy(tables.uncounted(), std::back_inserter(order));
    for (std::size_t at = 1; at <= order.size(); ++at) table.heads.push_back({QString::number(at), Align::Centre});
    addScoreHeads(tables, table);
    for (std::size_t row = 0; row < order.size(); ++row) {
        std::map<PlayerId, QString> results;
        int number = 0;
        for (pairing::RoundRecord const& round : tables.all().at(order[row])) {
            QString const result = resultIn(tables, order[row], ++number, round);
            auto const game = pairing::scheduledGame(round);
            if (!game) continue;
            QString& cell = results[game->opponent];
            if (!cell.isEmpty()) cell += QLatin1Char(' '); // two games, or matches, of the same two
            cell += resultThatCounts(result, round, row < ranked && tables.counts(game->opponent));
        }
        bool const isRanked = row < ranked;
        QStringList cells = isRanked ? cellsOf(tables, tables.standings()[row]) : cellsOf(tables, unranked(order[row]));
        if (!isRanked) cells.front() = QStringLiteral("–");
        for (std::size_t column = 0; column < order.size(); ++column)
            cells += column == row ? QStringLiteral("×") : results[order[column]];
        if (isRanked) cells += scoresOf(tables, tables.standings()[row]);
        while (cells.size() < std::ssize(table.heads)) cells += QString{};
        table.rows.push_back({cells});
    }
}

} // namespace

std::vector<MatchesOfRound> matchTables(session::EventState const& state) {
    std::vector<MatchesOfRound> rounds;
    auto const matches = session::matchesOf(state);
    PaperPlayers const players(state);
    auto const name = [&](std::optional<PlayerId> player, pairing::TreeMatch const& match) {
        QString const who = player ? players.name(*player) : QStringLiteral("–");
        return player && match.winner == player ? who + QStringLiteral(" ✓") : who;
    };
    for (int round = 1; round <= treeRounds(matches); ++round) {
        PaperTable table{{{EventPapers::tr("Match"), Align::Left, true},
                          {{}, Align::Left, true},
                          {EventPapers::tr("Score", "of a match"), Align::Left, true},
                          {{}, Align::Left}},
                         {}};
        for (pairing::TreeMatch const& match : matches) {
            if (match.round != round) continue;
            MatchScore const score = matchScore(state, match);
            QStringList notes{match.forThird ? EventPapers::tr("third place") : QString{}, matchNote(match)};
            notes.removeAll(QString{});
            table.rows.push_back(
                {{name(match.upper, match), name(match.lower, match),
                  score.upper.isEmpty() ? QString{} : score.upper + QStringLiteral(" : ") + score.lower,
                  notes.join(QStringLiteral(" · "))}});
        }
        rounds.push_back({treeRoundText(round, treeRounds(matches)), std::move(table)});
    }
    return rounds;
}

namespace {

/// What the columns of tie-breaks are called, below the table.
PaperLines meaningsOfTieBreaks(session::EventState const& state) {
    PaperLines meanings;
    for (pairing::TieBreak const& tieBreak : state.details.tieBreaks)
        meanings.lines.push_back({tieBreakName(tieBreak), tieBreakHint(tieBreak)});
    return meanings;
}

PaperTable tableOfStandings(Tables const& tables, std::vector<pairing::Standing> const& standings) {
    session::EventState const& state = tables.state();
    PaperTable table{headsOfPlayers(), {}, PaperTable::Kind::List};
    table.heads.push_back({EventPapers::tr("Fed.", "federation, short"), Align::Left});
    table.heads.push_back({EventPapers::tr("Rating"), Align::Right});
    bool const byMatches = session::systemRulesOf(state).primary == pairing::TeamScore::MatchPoints;
    auto const second = session::secondScoreOf(state);
    if (second == session::SecondScore::OfTeams) {
        QString const matches = EventPapers::tr("Match points");
        QString const games = EventPapers::tr("Game points");
        table.heads.push_back({byMatches ? matches : games, Align::Decimal, true});
        table.heads.push_back({byMatches ? games : matches, Align::Decimal});
    } else if (second == session::SecondScore::Keizer) {
        table.heads.push_back({EventPapers::tr("Keizer", "score"), Align::Decimal, true});
        table.heads.push_back({EventPapers::tr("Points"), Align::Decimal});
    } else {
        table.heads.push_back({EventPapers::tr("Points"), Align::Decimal, true});
    }
    for (pairing::TieBreak const& tieBreak : state.details.tieBreaks)
        table.heads.push_back({tieBreakName(tieBreak), Align::Decimal});
    for (pairing::Standing const& standing : standings) {
        QStringList cells = cellsOf(tables, standing);
        cells += {tables.players().federation(standing.player), tables.players().rating(standing.player)};
        QStringList scores{pointsText(standing.points)};
        if (second != session::SecondScore::None) scores += pointsText(standing.secondary);
        if (second == session::SecondScore::Keizer) scores.swapItemsAt(0, 1); // the places go by it
        cells += scores;
        for (pairing::TieBreakValue const& value : standing.tieBreaks) cells += tieBreakText(value);
        table.rows.push_back({cells});
    }
    dropEmptyColumns(table);
    return table;
}

/// What the cells of the crosstable say. It stands above the table: a reader of the wall does not look for it on the
/// last sheet.
QString signsOf(Tables const& tables) {
    bool const isOfTeams = tables.state().isOfTeams();
    QStringList signs;
    if (isOfTeams)
        signs += tables.isTable()
                     //: Above the crosstable of teams that all meet.
                     ? EventPapers::tr("2½:1½ are the points on the boards of a match.")
                     //: Above the crosstable of a Swiss of teams; w and b are the letters of the cells.
                     : EventPapers::tr("12w2½:1½: against team 12, with White on the first board, 2½ points on the "
                                       "boards against 1½; (1): a bye with its match points.");
    else if (!tables.isTable())
        //: Above the crosstable of a Swiss; w and b are the letters of the cells.
        signs +=
            EventPapers::tr("12w1: against number 12, with White, won; 12b0: with Black, lost; (1) or (½): a bye.");
    signs += isOfTeams ? EventPapers::tr("+ and – are matches won and lost by forfeit, * is an unfinished match.")
                       : EventPapers::tr("+ and – are wins and losses by forfeit, * is an unfinished game.");
    if (!tables.uncounted().empty())
        signs += isOfTeams
                     //: Above the crosstable of a round robin of teams from which one has withdrawn.
                     ? EventPapers::tr("(2½:1½): does not count, because one of the two left the event before half of "
                                       "the matches.")
                     //: Above the crosstable of a round robin from which somebody has withdrawn.
                     : EventPapers::tr("(1), (½), (0): does not count, because one of the two left the event before "
                                       "half of the games.");
    return signs.join(QLatin1Char(' '));
}

} // namespace

Paper standingsPaper(session::EventState const& state, RoundNumber after) {
    Tables const tables(state, after);
    Paper paper = tables.paper(EventPapers::tr("Standings"), EventPapers::tr("standings after round %1", "file"));
    paper.body.emplace_back(tableOfStandings(tables, tables.standings()));
    if (auto meanings = meaningsOfTieBreaks(state); !meanings.lines.empty())
        paper.body.emplace_back(std::move(meanings));
    for (MatchesOfRound& round : matchTables(tables.state())) {
        paper.body.emplace_back(PaperHeading{round.title});
        paper.body.emplace_back(std::move(round.table));
    }
    return paper;
}

Paper standingsByCategory(session::EventState const& state, RoundNumber after) {
    Tables const tables(state, after);
    Paper paper = tables.paper(EventPapers::tr("Standings by category"),
                               EventPapers::tr("standings by category after round %1", "file"));
    for (std::string const& category : session::categoriesInUse(tables.state())) {
        paper.body.emplace_back(PaperHeading{plain(category)});
        paper.body.emplace_back(
            tableOfStandings(tables, session::rankedIn(tables.state(), tables.standings(), category)));
    }
    if (auto meanings = meaningsOfTieBreaks(state); !meanings.lines.empty())
        paper.body.emplace_back(std::move(meanings));
    return paper;
}

Paper crosstable(session::EventState const& state, RoundNumber after) {
    Tables const tables(state, after);
    Paper paper = tables.paper(EventPapers::tr("Crosstable"), EventPapers::tr("crosstable after round %1", "file"));
    PaperTable table{headsOfPlayers(), {}, PaperTable::Kind::List};
    tables.isTable() ? crosstableOfAll(tables, table) : crosstableOfRounds(tables, table);
    dropEmptyColumns(table);
    paper.body.emplace_back(PaperParagraph{signsOf(tables)});
    paper.body.emplace_back(std::move(table));
    return paper;
}

Paper progressPaper(session::EventState const& state, RoundNumber after) {
    Tables const tables(state, after);
    Paper paper =
        tables.paper(EventPapers::tr("Progress by round"), EventPapers::tr("progress after round %1", "file"));
    PaperTable table{headsOfPlayers(), {}, PaperTable::Kind::List};
    for (int round = 1; round <= tables.columns(); ++round)
        table.heads.push_back({EventPapers::tr("R%1", "round").arg(roundLabel(tables.state(), RoundNumber{round})),
                               Align::Decimal, round == tables.columns()});
    auto const before = session::ranksBefore(tables.state());
    //: A column of a paper: places won (+2) or lost (−1) by the last round.
    if (!before.empty()) table.heads.push_back({EventPapers::tr("Places", "won or lost"), Align::Right});
    for (pairing::Standing const& standing : tables.standings()) {
        QStringList cells = cellsOf(tables, standing);
        Points points;
        for (std::size_t round = 0; round < tables.rounds(standing.player).size(); ++round)
            cells += pointsText(points += tables.pointsIn(standing.player, round));
        if (!before.empty()) {
            auto const was = before.find(standing.player);
            cells += was == before.end() ? QString{} : shiftText(was->second - standing.rank);
        }
        table.rows.push_back({cells});
    }
    dropEmptyColumns(table);
    paper.body.emplace_back(std::move(table));
    return paper;
}

} // namespace flagfall::view
