// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/announced_rounds.h"
#include "app/session/event/matches.h"
#include "app/session/event/name_order.h"
#include "app/session/event/open_games.h"
#include "app/session/reports/earlier.h"
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/standings_text.h"
#include "app/view/texts/team_match_text.h"

#include <algorithm>

namespace flagfall::view {
namespace {

using Align = PaperAlign;

Paper roundPaper(session::EventState const& state, RoundNumber round, QString const& title, QString const& file) {
    QStringList notes{startOf(state, round), drawOddsText(state, round)};
    notes.removeAll(QString{});
    return {.title = title,
            .note = notes.join(QLatin1Char(' ')),
            .file = file.arg(round.value()),
            .head = paperHeadOf(state, round)};
}

/// The rows of a round: boards, and below them those who have a bye.
class RoundTable {
public:
    RoundTable(session::EventState const& state, RoundNumber round)
        : m_state(state), m_round(*state.round(round)), m_players(state), m_points(pointsBefore(state, round)),
          m_first(round == RoundNumber{1}) {}

    [[nodiscard]] PaperTable table(bool resultsStrong) const {
        PaperTable table{{{EventPapers::tr("Board", "head of a column, short"), Align::Right, !resultsStrong},
                          {{}, Align::Left},
                          {EventPapers::tr("White"), Align::Left},
                          {EventPapers::tr("Rating"), Align::Right},
                          {EventPapers::tr("Pts", "points, short"), Align::Decimal},
                          {EventPapers::tr("Result"), Align::Centre, resultsStrong},
                          {EventPapers::tr("Pts", "points, short"), Align::Decimal},
                          {{}, Align::Left},
                          {EventPapers::tr("Black"), Align::Left},
                          {EventPapers::tr("Rating"), Align::Right}},
                         {},
                         PaperTable::Kind::List};
        for (session::Board const& board : m_round.boards) table.rows.push_back(rowOf(board));
        for (session::Rest const& rest : m_round.rests) table.rows.push_back(rowOf(rest));
        return table;
    }

private:
    [[nodiscard]] QString points(PlayerId player) const {
        auto const found = m_points.find(player);
        return m_first || found == m_points.end() ? QString{} : pointsText(found->second);
    }
    [[nodiscard]] PaperTable::Row rowOf(session::Board const& board) const {
        QString const result = board.result                        ? resultText(*board.result)
                               : session::countsAsAdjourned(board) ? adjournedText()
                                                                   : QString{};
        return {{plain(session::boardLabel(m_round, board.number)), m_players.title(board.white),
                 m_players.name(board.white), m_players.rating(board.white), points(board.white),
                 result.isEmpty() ? QStringLiteral("–") : result, points(board.black), m_players.title(board.black),
                 m_players.name(board.black), m_players.rating(board.black)}};
    }
    [[nodiscard]] PaperTable::Row rowOf(session::Rest const& rest) const {
        PlayerId const player = rest.player;
        return {{{},
                 m_players.title(player),
                 m_players.name(player),
                 m_players.rating(player),
                 points(player),
                 {},
                 {},
                 {},
                 byeText(session::nameOfRest(m_state, m_round.number, rest)),
                 {}}};
    }

    session::EventState const& m_state;
    session::Round const& m_round;
    PaperPlayers m_players;
    std::map<PlayerId, Points> m_points;
    bool m_first;
};

/// The rows of a round of teams: each match, and below it its boards, with the team that has White on the first one on
/// the left.
class MatchTable {
public:
    MatchTable(session::EventState const& state, RoundNumber round)
        : m_state(state), m_round(*state.round(round)), m_players(state) {}

    [[nodiscard]] PaperTable table(std::vector<session::Match> const& matches) const {
        PaperTable table{{{EventPapers::tr("Board", "head of a column, short"), Align::Right, true},
                          {{}, Align::Left},
                          {EventPapers::tr("Team", "head of a column"), Align::Left},
                          {EventPapers::tr("Rating"), Align::Right},
                          {{}, Align::Centre},
                          {EventPapers::tr("Result"), Align::Centre, true},
                          {{}, Align::Left},
                          {EventPapers::tr("Team", "head of a column"), Align::Left},
                          {EventPapers::tr("Rating"), Align::Right}},
                         {},
                         PaperTable::Kind::List};
        for (session::Match const& match : matches) add(table, match);
        return table;
    }
    [[nodiscard]] PaperTable wholeRound() const {
        PaperTable table = this->table(m_round.matches);
        for (session::Rest const& rest : m_round.rests)
            table.rows.push_back({{{},
                                   {},
                                   m_players.name(rest.player),
                                   {},
                                   {},
                                   {},
                                   {},
                                   byeText(session::nameOfRest(m_state, m_round.number, rest)),
                                   {}}});
        return table;
    }

private:
    void add(PaperTable& table, session::Match const& match) const {
        session::MatchScore const score = session::scoreOf(m_state, m_round, match);
        bool const begun = score.isPlayed || score.open < static_cast<int>(match.seats.size());
        table.rows.push_back({{QString::number(match.number),
                               {},
                               m_players.name(match.home).toUpper(),
                               m_players.rating(match.home),
                               {},
                               begun ? matchScoreText(m_state, m_round, match) : QStringLiteral("–"),
                               {},
                               m_players.name(match.away).toUpper(),
                               m_players.rating(match.away)}});
        int board = 0;
        while (board < std::ssize(match.seats)) table.rows.push_back(rowOf({&match, ++board}));
    }
    [[nodiscard]] PaperTable::Row rowOf(session::MatchPlace const& place) const {
        session::MatchSeat const& seat = place.seat();
        auto const name = [this](PlayerId id) {
            return id == session::nobody ? QStringLiteral("–") : m_players.name(id);
        };
        return {{plain(session::boardLabel(place)), m_players.title(seat.home), name(seat.home),
                 m_players.rating(seat.home), shortColour(seat.colour), resultOf(seat), m_players.title(seat.away),
                 name(seat.away), m_players.rating(seat.away)}};
    }
    /// As the team on the left has it.
    [[nodiscard]] QString resultOf(session::MatchSeat const& seat) const {
        session::Board const* const board = seat.board ? m_round.board(*seat.board) : nullptr;
        if (!board) {
            if (seat.home == seat.away) return QStringLiteral("–");
            return resultText(seat.away == session::nobody ? Result::WhiteWinsByForfeit : Result::BlackWinsByForfeit);
        }
        if (!board->result) return session::countsAsAdjourned(*board) ? adjournedText() : QStringLiteral("–");
        if (seat.colour == Colour::White) return resultText(*board->result);
        ByColour<Points> const given = points(*board->result);
        auto const turned = flagfall::resultOf({given.black, given.white}, manner(*board->result));
        return resultText(turned.value_or(*board->result));
    }
    [[nodiscard]] static QString shortColour(Colour colour) {
        //: White and Black in a cell of the table: a small letter each, of the player on the left.
        return colour == Colour::White ? EventPapers::tr("w", "White") : EventPapers::tr("b", "Black");
    }

    session::EventState const& m_state;
    session::Round const& m_round;
    PaperPlayers m_players;
};

PaperTable tableOf(session::EventState const& state, RoundNumber round, bool resultsStrong) {
    PaperTable table =
        state.isOfTeams() ? MatchTable(state, round).wholeRound() : RoundTable(state, round).table(resultsStrong);
    dropEmptyColumns(table);
    return table;
}

} // namespace

Paper pairingsByBoard(session::EventState const& state, RoundNumber round) {
    Paper paper = roundPaper(state, round, EventPapers::tr("Pairings by board"),
                             EventPapers::tr("round %1 pairings by board", "file"));
    paper.body.emplace_back(tableOf(state, round, false));
    return paper;
}

Paper roundResults(session::EventState const& state, RoundNumber round) {
    Paper paper = roundPaper(state, round, EventPapers::tr("Results"), EventPapers::tr("round %1 results", "file"));
    auto const& boards = state.round(round)->boards;
    auto const open = static_cast<int>(std::ranges::count_if(boards, &session::Board::isOpen));
    //: Of a round: %n games without a result.
    paper.note = open > 0 ? EventPapers::tr("%n game(s) unfinished", "", open) : QString{};
    paper.body.emplace_back(tableOf(state, round, true));
    return paper;
}

namespace {

/// Where somebody sits in a round, on lists by name.
struct SeatInRound {
    QString board, colour;
};

std::map<PlayerId, SeatInRound> seatsInRound(session::EventState const& state, session::Round const& round) {
    std::map<PlayerId, SeatInRound> seats;
    for (session::Board const& board : round.boards) {
        QString const number = boardLabel(state, round.number, board.number);
        seats[board.white] = {number, colourText(Colour::White)};
        seats[board.black] = {number, colourText(Colour::Black)};
    }
    //: Beside the name of a player who has no game in the round.
    for (session::Rest const& rest : round.rests) seats[rest.player] = {{}, EventPapers::tr("bye")};
    return seats;
}

} // namespace

Paper pairingsByName(session::EventState const& state, RoundNumber round) {
    Paper paper = roundPaper(state, round, EventPapers::tr("Where do I play?"),
                             EventPapers::tr("round %1 pairings by name", "file"));
    auto const seats = seatsInRound(state, *state.round(round));
    PaperTable table{{{EventPapers::tr("Name"), Align::Left, true},
                      {EventPapers::tr("Board", "head of a column, short"), Align::Right, true},
                      {EventPapers::tr("Colour"), Align::Left}},
                     {},
                     PaperTable::Kind::List};
    PaperPlayers const players(state);
    for (session::Player const* player : players.byName())
        if (auto const seat = seats.find(player->id); seat != seats.end())
            table.rows.push_back({{players.nameApart(player->id), seat->second.board, seat->second.colour}});
    paper.body.emplace_back(std::move(table));
    return paper;
}

Paper pairingsByNameOfAll(PaperMatter const& matter) {
    Paper paper{.title = EventPapers::tr("Where do I play?"),
                .note = {},
                .file = EventPapers::tr("pairings by name of all tournaments", "file"),
                .head = paperHeadOf(matter.state.details)};
    paper.head.event = plain(matter.state.details.festival);
    std::vector<PaperMatter::Beside> all{{matter.name, &matter.state}};
    all.insert(all.end(), matter.beside.begin(), matter.beside.end());
    session::NameOrder const order{matter.state.details.language};
    std::multimap<std::string, PaperTable::Row> rows;
    QStringList rounds;
    for (auto const& [name, state] : all) {
        session::Round const* const round = state->currentRound();
        if (!round || round->missingResults() == 0) continue;
        //: %1 the name of a tournament, %2 "Round 3".
        rounds += EventPapers::tr("%1: %2", "tournament").arg(name, roundName(*state, round->number));
        PaperPlayers const players(*state);
        for (auto const& [id, seat] : seatsInRound(*state, *round))
            if (session::Player const* const player = state->player(id))
                rows.emplace(order.key(player->details.name),
                             PaperTable::Row{{players.nameApart(id), name, seat.board, seat.colour}});
    }
    paper.note = rounds.join(QStringLiteral(" · "));
    PaperTable table{{{EventPapers::tr("Name"), Align::Left, true},
                      {EventPapers::tr("Tournament"), Align::Left},
                      {EventPapers::tr("Board", "head of a column, short"), Align::Right, true},
                      {EventPapers::tr("Colour"), Align::Left}},
                     {},
                     PaperTable::Kind::List};
    for (auto& [key, row] : rows) table.rows.push_back(std::move(row));
    paper.body.emplace_back(std::move(table));
    return paper;
}

Paper absentees(session::EventState const& state, RoundNumber round) {
    Paper paper = roundPaper(state, round, EventPapers::tr("Byes and absent players"),
                             EventPapers::tr("round %1 byes and absent players", "file"));
    PaperPlayers const players(state);
    PaperTable table{{{EventPapers::tr("No.", "pairing number"), Align::Right},
                      {{}, Align::Left},
                      {EventPapers::tr("Name"), Align::Left, true},
                      {EventPapers::tr("Fed.", "federation, short"), Align::Left},
                      {EventPapers::tr("Reason"), Align::Left}},
                     {},
                     PaperTable::Kind::List};
    auto const add = [&](PlayerId player, QString const& reason) {
        table.rows.push_back({{players.number(player), players.title(player), players.name(player),
                               players.federation(player), reason}});
    };
    for (session::Rest const& rest : state.round(round)->rests)
        add(rest.player, byeText(session::nameOfRest(state, round, rest)));
    for (session::Board const& board : state.round(round)->boards)
        for (Colour const side : bothColours) {
            PlayerId const player = side == Colour::White ? board.white : board.black;
            QString const label = boardLabel(state, round, board.number);
            bool const forfeited =
                board.result && manner(*board.result) == Manner::Forfeit && points(*board.result)[side] == noPoint;
            if (forfeited)
                add(player, EventPapers::tr("Lost by forfeit on board %1").arg(label));
            else if (board.attendance[side].absent && !board.result)
                add(player, EventPapers::tr("Absent from board %1").arg(label));
        }
    for (session::Player const* player : players.inOrder())
        if (player->withdrawnFrom && *player->withdrawnFrom <= round)
            //: Of a player: %1 a round.
            add(player->id, EventPapers::tr("Withdrew before round %1").arg(roundLabel(state, *player->withdrawnFrom)));
    dropEmptyColumns(table);
    if (table.rows.empty())
        paper.body.emplace_back(PaperParagraph{session::systemRulesOf(state).playsMatches
                                                   ? EventPapers::tr("Nobody is absent.")
                                                   : EventPapers::tr("Every player has a game in this round.")});
    else
        paper.body.emplace_back(std::move(table));
    return paper;
}

Paper matchSheets(session::EventState const& state, RoundNumber round) {
    Paper paper =
        roundPaper(state, round, EventPapers::tr("Match sheets"), EventPapers::tr("round %1 match sheets", "file"));
    PaperPlayers const players(state);
    MatchTable const tables(state, round);
    QString const line = QStringLiteral("……………………………………………………");
    for (session::Match const& match : state.round(round)->matches) {
        //: Above the sheet of a match: %1 its number, %2 and %3 the teams.
        paper.body.emplace_back(
            PaperHeading{EventPapers::tr("Match %1: %2 – %3")
                             .arg(QString::number(match.number), players.name(match.home), players.name(match.away))});
        PaperTable table = tables.table({match});
        table.kind = PaperTable::Kind::InText;
        dropEmptyColumns(table);
        paper.body.emplace_back(std::move(table));
        paper.body.emplace_back(PaperLines{{{EventPapers::tr("Result of the match"), line},
                                            {EventPapers::tr("Captain of %1").arg(players.name(match.home)), line},
                                            {EventPapers::tr("Captain of %1").arg(players.name(match.away)), line}}});
    }
    return paper;
}

Paper boardPrizes(session::EventState const& now, RoundNumber after) {
    session::EventState const state = session::upTo(now, after);
    PaperPlayers const players(state);
    auto const rounds = static_cast<int>(state.rounds.size());
    int const fewest = std::max(1, (rounds + 1) / 2);
    constexpr int named = 3;
    Paper paper{.title = EventPapers::tr("Best by board"),
                .note = captionOfAwards(state),
                .file = EventPapers::tr("best by board after round %1", "file").arg(rounds),
                .head = paperHeadOf(state.details)};
    PaperTable table{{{EventPapers::tr("Board", "head of a column, short"), Align::Right, true},
                      {EventPapers::tr("Rank"), Align::Right},
                      {{}, Align::Left},
                      {EventPapers::tr("Name"), Align::Left, true},
                      {EventPapers::tr("Team", "head of a column"), Align::Left},
                      {EventPapers::tr("Points"), Align::Decimal},
                      {EventPapers::tr("Games"), Align::Right},
                      {EventPapers::tr("Performance", "rating performance"), Align::Right}},
                     {}};
    for (session::BoardScore const& one : session::boardScores(state, fewest))
        if (one.rank <= named)
            table.rows.push_back(
                {{QString::number(one.board), QString::number(one.rank), players.title(one.player),
                  players.name(one.player), players.name(one.team), pointsText(one.points), QString::number(one.games),
                  one.performance ? QString::number(*one.performance) : QStringLiteral("–")}});
    dropEmptyColumns(table);
    if (!table.rows.empty()) paper.body.emplace_back(std::move(table));
    paper.body.emplace_back(PaperParagraph{EventPapers::tr(
        "By the share of the points in games over the board, then by the number of games and the performance; with %n "
        "game(s) at least. A player counts on the board where most of the games were.",
        "", fewest)});
    return paper;
}

} // namespace flagfall::view
