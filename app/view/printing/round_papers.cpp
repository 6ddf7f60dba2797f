// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/open_games.h"
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"

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
        : m_round(*state.round(round)), m_players(state), m_points(pointsBefore(state, round)),
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
        return {{QString::number(board.number.value()), m_players.title(board.white), m_players.name(board.white),
                 m_players.rating(board.white), points(board.white), result.isEmpty() ? QStringLiteral("–") : result,
                 points(board.black), m_players.title(board.black), m_players.name(board.black),
                 m_players.rating(board.black)}};
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
                 byeText(rest.bye),
                 {}}};
    }

    session::Round const& m_round;
    PaperPlayers m_players;
    std::map<PlayerId, Points> m_points;
    bool m_first;
};

} // namespace

Paper pairingsByBoard(session::EventState const& state, RoundNumber round) {
    Paper paper = roundPaper(state, round, EventPapers::tr("Pairings by board"),
                             EventPapers::tr("round %1 pairings by board", "file"));
    PaperTable table = RoundTable(state, round).table(false);
    dropEmptyColumns(table);
    paper.body.emplace_back(std::move(table));
    return paper;
}

Paper roundResults(session::EventState const& state, RoundNumber round) {
    Paper paper = roundPaper(state, round, EventPapers::tr("Results"), EventPapers::tr("round %1 results", "file"));
    auto const& boards = state.round(round)->boards;
    auto const open = static_cast<int>(std::ranges::count_if(boards, &session::Board::isOpen));
    //: Of a round: %n games without a result.
    paper.note = open > 0 ? EventPapers::tr("%n game(s) unfinished", "", open) : QString{};
    PaperTable table = RoundTable(state, round).table(true);
    dropEmptyColumns(table);
    paper.body.emplace_back(std::move(table));
    return paper;
}

Paper pairingsByName(session::EventState const& state, RoundNumber round) {
    Paper paper = roundPaper(state, round, EventPapers::tr("Where do I play?"),
                             EventPapers::tr("round %1 pairings by name", "file"));
    struct Seat {
        QString board, colour;
    };
    std::map<PlayerId, Seat> seats;
    for (session::Board const& board : state.round(round)->boards) {
        QString const number = QString::number(board.number.value());
        seats[board.white] = {number, colourText(Colour::White)};
        seats[board.black] = {number, colourText(Colour::Black)};
    }
    //: Beside the name of a player who has no game in the round.
    for (session::Rest const& rest : state.round(round)->rests) seats[rest.player] = {{}, EventPapers::tr("bye")};
    PaperTable table{{{EventPapers::tr("Name"), Align::Left, true},
                      {EventPapers::tr("Board", "head of a column, short"), Align::Right, true},
                      {EventPapers::tr("Colour"), Align::Left}},
                     {},
                     PaperTable::Kind::List};
    for (session::Player const* player : PaperPlayers(state).byName())
        if (auto const seat = seats.find(player->id); seat != seats.end())
            table.rows.push_back({{plain(player->details.name), seat->second.board, seat->second.colour}});
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
    for (session::Rest const& rest : state.round(round)->rests) add(rest.player, byeText(rest.bye));
    for (session::Board const& board : state.round(round)->boards)
        for (Colour const side : bothColours) {
            PlayerId const player = side == Colour::White ? board.white : board.black;
            bool const forfeited =
                board.result && manner(*board.result) == Manner::Forfeit && points(*board.result)[side] == noPoint;
            if (forfeited)
                add(player, EventPapers::tr("Lost by forfeit on board %1").arg(board.number.value()));
            else if (board.attendance[side].absent && !board.result)
                add(player, EventPapers::tr("Absent from board %1").arg(board.number.value()));
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

} // namespace flagfall::view
