// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/manual_pairing.h"
#include "app/session/event/announced_rounds.h"
#include "app/session/event/open_games.h"
#include "app/session/reports/rulings.h"
#include "app/view/event/event_text.h"
#include "app/view/printing/event_papers.h"
#include "app/view/printing/paper_words.h"
#include "app/view/rulings/rulings_text.h"
#include "app/view/texts/control_text.h"
#include "app/view/texts/plain_text.h"
#include "app/view/texts/result_text.h"
#include "app/view/texts/round_text.h"
#include "app/view/texts/team_match_text.h"

#include <algorithm>

namespace flagfall::view {
namespace {

using Align = PaperAlign;

QString counted(int count) { return QString::number(count); }

QString joinedNames(std::vector<std::string> const& names) {
    QStringList texts;
    for (std::string const& name : names) texts += plain(name);
    return texts.join(QStringLiteral(", "));
}

PaperLines aboutEvent(session::EventState const& state) {
    session::EventDetails const& details = state.details;
    QStringList tieBreaks;
    for (pairing::TieBreak const& tieBreak : details.tieBreaks) tieBreaks += tieBreakName(tieBreak);
    return {{{EventPapers::tr("Federation"), plain(details.federation)},
             {EventPapers::tr("Chief arbiter"), plain(details.chiefArbiter)},
             {EventPapers::tr("Deputy arbiters"), joinedNames(details.deputyArbiters)},
             {EventPapers::tr("System"), systemText(details.system)},
             {EventPapers::tr("Rounds"),
              EventPapers::tr("%1 of %2 paired").arg(session::roundsBegun(state)).arg(session::announcedRounds(state))},
             {EventPapers::tr("Time control"),
              details.control && details.edition ? controlInWords(*details.control, *details.edition) : QString{}},
             {EventPapers::tr("Laws"), details.edition ? editionText(*details.edition) : QString{}},
             {EventPapers::tr("Tie-breaks"), tieBreaks.join(QStringLiteral(", "))}}};
}

PaperLines aboutPlayers(session::EventState const& state) {
    int rated = 0, women = 0, unsaid = 0, titled = 0, withdrawn = 0, late = 0;
    long long ratings = 0;
    for (auto const& [id, player] : state.players) {
        rated += player.details.rating > 0;
        ratings += player.details.rating;
        bool const isWoman =
            player.details.sex == session::Sex::Woman || session::titleText(player.details.title).starts_with('W');
        women += isWoman;
        unsaid += !isWoman && player.details.sex == session::Sex::NotSaid;
        titled += player.details.title != session::Title::None;
        withdrawn += player.withdrawnFrom.has_value();
        late += player.from > RoundNumber{1};
    }
    return {{{EventPapers::tr("Players"), counted(static_cast<int>(state.players.size()))},
             {EventPapers::tr("Rated players"), counted(rated)},
             {EventPapers::tr("Average rating of the rated players"),
              rated > 0 ? QString::number((2 * ratings + rated) / (2 * rated)) : QString{}},
             {EventPapers::tr("Titled players"), counted(titled)},
             {EventPapers::tr("Women"),
              //: %1 how many women, %2 of how many players it is not known what they are.
              unsaid > 0 ? EventPapers::tr("%1, not given for %2").arg(women).arg(unsaid) : counted(women)},
             {EventPapers::tr("Late entries"), counted(late)},
             {EventPapers::tr("Withdrawals"), counted(withdrawn)}}};
}

PaperTable federations(session::EventState const& state) {
    std::map<std::string, int> counts;
    for (auto const& [id, player] : state.players) ++counts[player.details.federation];
    std::vector<std::pair<int, std::string>> order;
    for (auto const& [federation, count] : counts) order.emplace_back(-count, federation);
    std::ranges::sort(order);
    PaperTable table{{{EventPapers::tr("Federation"), Align::Left, true}, {EventPapers::tr("Players"), Align::Right}},
                     {}};
    for (auto const& [count, federation] : order)
        table.rows.push_back({{federation.empty() ? QStringLiteral("–") : plain(federation), counted(-count)}});
    return table;
}

/// A board of a match with one player, who has nobody to play against.
struct EmptySeat {
    int match = 0;
    int board = 0;
    PlayerId player{};
    Colour colour = Colour::White; ///< of the player
};
std::vector<EmptySeat> emptySeats(session::Round const& round) {
    std::vector<EmptySeat> seats;
    for (session::Match const& match : round.matches) {
        int board = 0;
        for (session::MatchSeat const& seat : match.seats) {
            ++board;
            bool const hasHome = seat.home != session::nobody;
            if (seat.board || hasHome == (seat.away != session::nobody)) continue;
            seats.push_back(
                {match.number, board, hasHome ? seat.home : seat.away, hasHome ? seat.colour : opponent(seat.colour)});
        }
    }
    return seats;
}

PaperTable roundsTable(session::EventState const& state) {
    PaperTable table{{{EventPapers::tr("Round"), Align::Right, true},
                      {EventPapers::tr("Boards"), Align::Right},
                      {EventPapers::tr("White wins"), Align::Right},
                      {EventPapers::tr("Draws"), Align::Right},
                      {EventPapers::tr("Black wins"), Align::Right},
                      {EventPapers::tr("Forfeits"), Align::Right},
                      {EventPapers::tr("Other results"), Align::Right},
                      {EventPapers::tr("Unfinished"), Align::Right},
                      {EventPapers::tr("Byes"), Align::Right}},
                     {}};
    for (session::Round const& round : state.rounds) {
        int white = 0, draws = 0, black = 0, forfeits = 0, other = 0, open = 0;
        for (session::Board const& board : round.boards) {
            if (!board.result)
                ++open;
            else if (manner(*board.result) == Manner::Forfeit)
                ++forfeits;
            else if (auto const score = points(*board.result); score.white == onePoint)
                ++white;
            else if (score.black == onePoint)
                ++black;
            else
                ++(score.white == score.black && score.white == halfPoint ? draws : other);
        }
        auto const empty = static_cast<int>(emptySeats(round).size());
        forfeits += empty;
        table.rows.push_back({{roundLabel(state, round.number), counted(static_cast<int>(round.boards.size()) + empty),
                               counted(white), counted(draws), counted(black), counted(forfeits), counted(other),
                               counted(open), counted(static_cast<int>(round.rests.size()))}});
    }
    return table;
}

PaperTable forfeitedGames(session::EventState const& state, PaperPlayers const& players) {
    PaperTable table{{{EventPapers::tr("Round"), Align::Right},
                      {EventPapers::tr("Board"), Align::Right},
                      {EventPapers::tr("White"), Align::Left},
                      {EventPapers::tr("Result"), Align::Centre},
                      {EventPapers::tr("Black"), Align::Left}},
                     {}};
    for (session::Round const& round : state.rounds) {
        for (session::Board const& board : round.boards)
            if (board.result && manner(*board.result) == Manner::Forfeit)
                table.rows.push_back(
                    {{roundLabel(state, round.number), boardLabel(state, round.number, board.number),
                      players.name(board.white), resultText(*board.result), players.name(board.black)}});
        for (EmptySeat const& seat : emptySeats(round)) {
            Result const result =
                seat.colour == Colour::White ? Result::WhiteWinsByForfeit : Result::BlackWinsByForfeit;
            QString const name = players.name(seat.player);
            table.rows.push_back(
                {{roundLabel(state, round.number), QStringLiteral("%1.%2").arg(seat.match).arg(seat.board),
                  seat.colour == Colour::White ? name : QStringLiteral("–"), resultText(result),
                  seat.colour == Colour::White ? QStringLiteral("–") : name}});
        }
    }
    return table;
}

/// Whatever became of them.
PaperTable adjournedGames(session::EventState const& state, PaperPlayers const& players) {
    PaperTable table{{{EventPapers::tr("Round"), Align::Right},
                      {EventPapers::tr("Board"), Align::Right},
                      {EventPapers::tr("White"), Align::Left},
                      {EventPapers::tr("Result"), Align::Centre},
                      {EventPapers::tr("Black"), Align::Left},
                      {EventPapers::tr("Sealed by"), Align::Left}},
                     {}};
    for (session::Round const& round : state.rounds)
        for (session::Board const& board : round.boards) {
            session::Adjournment const* const one = board.adjournment();
            if (!one) continue;
            QString const result = board.result ? resultText(*board.result) : EventPapers::tr("unfinished", "game");
            QString const sealer = one->envelope ? colourText(one->envelope->by) : QStringLiteral("–");
            table.rows.push_back({{roundLabel(state, round.number), boardLabel(state, round.number, board.number),
                                   players.name(board.white), result, players.name(board.black), sealer}});
        }
    return table;
}

/// The rulings that stand, by the article they rest on, with the rounds and boards: `2.14`.
PaperTable rulingsByArticle(session::History const& history) {
    PaperTable table{{{EventPapers::tr("Rulings under"), Align::Left, true},
                      {EventPapers::tr("Number", "of rulings"), Align::Right},
                      {EventPapers::tr("Round and board"), Align::Left}},
                     {}};
    std::map<QString, QStringList> places;
    for (session::RecordedRuling const& ruling : session::rulingsOnRecord(history))
        if (!ruling.takenBack)
            places[ruledUnderText(history, ruling)] += placeLabel(history.state(), ruling.round, ruling.board);
    for (auto const& [article, boards] : places)
        table.rows.push_back({{article.isEmpty() ? QStringLiteral("–") : article,
                               counted(static_cast<int>(boards.size())), boards.join(QStringLiteral(", "))}});
    return table;
}

struct CorrectedResult {
    RoundNumber round;
    BoardNumber board;
    Result before, after;
    ByColour<PlayerId> players{}; ///< who sat there when it was corrected
};

/// Results that another one replaced after they had been entered, in the order in which that was done; what was undone
/// does not count.
std::vector<CorrectedResult> correctionsIn(session::History const& history) {
    using Place = std::pair<RoundNumber, BoardNumber>;
    std::map<Place, Result> stood;
    std::map<Place, ByColour<PlayerId>> seated;
    std::vector<CorrectedResult> corrections;
    for (session::RecordedAct const& act : history.acts()) {
        if (history.retracted(act.seq)) continue;
        if (auto const* const paired = std::get_if<session::RoundPaired>(&act.act))
            for (pairing::Pair const& pair : paired->pairing.pairs)
                seated[{paired->pairing.round, pair.board}] = {pair.white, pair.black};
        if (auto const* const repaired = std::get_if<session::RoundRepaired>(&act.act))
            for (session::RoundRepaired::Seats const& seats : repaired->seats) {
                stood.erase({repaired->round, seats.board});
                if (seats.result) stood[{repaired->round, seats.board}] = *seats.result;
                seated[{repaired->round, seats.board}] = {seats.white, seats.black};
            }
        if (auto const* const corrected = std::get_if<session::ColoursCorrected>(&act.act)) {
            Place const at{corrected->round, corrected->board};
            std::swap(seated[at].white, seated[at].black);
            if (auto const result = stood.find(at); result != stood.end())
                result->second = turned(result->second).value_or(result->second);
        }
        if (auto const* const imported = std::get_if<session::RoundImported>(&act.act))
            for (session::RoundImported::Game const& game : imported->games) {
                seated[{imported->round, game.board}] = {game.white, game.black};
                if (game.result) stood[{imported->round, game.board}] = *game.result;
            }
        auto const* const entered = std::get_if<session::ResultEntered>(&act.act);
        if (!entered) continue;
        auto const [at, isFirst] = stood.try_emplace({entered->round, entered->board}, entered->result);
        if (isFirst || at->second == entered->result) continue;
        corrections.push_back(
            {entered->round, entered->board, at->second, entered->result, seated[{entered->round, entered->board}]});
        at->second = entered->result;
    }
    return corrections;
}

/// Without a history, those that a later round was paired with.
std::vector<CorrectedResult> correctionsIn(session::EventState const& state) {
    std::vector<CorrectedResult> corrections;
    for (session::Round const& round : state.rounds)
        for (session::Board const& board : round.boards)
            if (board.pairedWith && board.result && *board.pairedWith != *board.result)
                corrections.push_back(
                    {round.number, board.number, *board.pairedWith, *board.result, {board.white, board.black}});
    return corrections;
}

PaperTable correctedResults(session::EventState const& state, session::History const* history) {
    PaperPlayers const players(state);
    PaperTable table{{{EventPapers::tr("Round"), Align::Right},
                      {EventPapers::tr("Board"), Align::Right},
                      {EventPapers::tr("White"), Align::Left},
                      {EventPapers::tr("Black"), Align::Left},
                      {EventPapers::tr("Result before"), Align::Centre},
                      {EventPapers::tr("Result"), Align::Centre}},
                     {}};
    for (CorrectedResult const& one : history ? correctionsIn(*history) : correctionsIn(state)) {
        table.rows.push_back(
            {{roundLabel(state, one.round), boardLabel(state, one.round, one.board), players.name(one.players.white),
              players.name(one.players.black), resultText(one.before), resultText(one.after)}});
    }
    return table;
}

PaperTable roundsChangedByHand(session::EventState const& state) {
    PaperTable table{{{EventPapers::tr("Round"), Align::Right, true},
                      {EventPapers::tr("Boards that differ from the system's pairing"), Align::Right}},
                     {}};
    for (session::Round const& round : state.rounds)
        if (round.byRules)
            table.rows.push_back({{roundLabel(state, round.number),
                                   counted(session::boardsThatDiffer(session::pairingOf(round), *round.byRules))}});
    return table;
}

/// Under a heading of its own; nothing where there is nothing to tell.
void tell(Paper& paper, QString const& heading, PaperTable table) {
    if (table.rows.empty()) return;
    paper.body.emplace_back(PaperHeading{heading});
    paper.body.emplace_back(std::move(table));
}

void tellIncidents(Paper& paper, session::EventState const& state, session::History const* history) {
    if (history) tell(paper, EventPapers::tr("Rulings"), rulingsByArticle(*history));
    tell(paper, EventPapers::tr("Corrected results"), correctedResults(state, history));
    tell(paper, EventPapers::tr("Rounds changed by hand"), roundsChangedByHand(state));
}

} // namespace

Paper arbitersReport(session::EventState const& state, session::History const* history) {
    Paper paper{.title = EventPapers::tr("Report of the arbiter"),
                .file = EventPapers::tr("report of the arbiter", "file"),
                .head = paperHeadOf(state.details)};
    PaperPlayers const players(state);
    if (auto const open = static_cast<int>(session::openGames(state).size()); open > 0)
        paper.body.emplace_back(PaperParagraph{EventPapers::tr("Provisional: %n game(s) unfinished.", "", open)});
    paper.body.emplace_back(aboutEvent(state));
    paper.body.emplace_back(PaperHeading{EventPapers::tr("Players")});
    paper.body.emplace_back(aboutPlayers(state));
    if (!state.players.empty()) paper.body.emplace_back(federations(state));
    if (!state.rounds.empty()) {
        paper.body.emplace_back(PaperHeading{EventPapers::tr("Rounds")});
        paper.body.emplace_back(roundsTable(state));
        paper.body.emplace_back(PaperHeading{EventPapers::tr("Games lost by forfeit")});
        if (PaperTable table = forfeitedGames(state, players); !table.rows.empty())
            paper.body.emplace_back(std::move(table));
        else
            paper.body.emplace_back(PaperParagraph{EventPapers::tr("No game was lost by forfeit.")});
    }
    if (PaperTable table = adjournedGames(state, players); !table.rows.empty()) {
        paper.body.emplace_back(PaperHeading{EventPapers::tr("Adjourned games")});
        paper.body.emplace_back(std::move(table));
    }
    if (session::isFinal(state)) {
        paper.body.emplace_back(PaperHeading{EventPapers::tr("First places")});
        constexpr int places = 10;
        PaperTable table{{{EventPapers::tr("Rank"), Align::Right, true},
                          {EventPapers::tr("Name"), Align::Left, true},
                          {EventPapers::tr("Points"), Align::Decimal}},
                         {}};
        for (pairing::Standing const& standing : standingsOf(state))
            if (standing.rank <= places)
                table.rows.push_back(
                    {{counted(standing.rank), players.name(standing.player), pointsText(standing.points)}});
        paper.body.emplace_back(std::move(table));
    }
    tellIncidents(paper, state, history);
    QString const line = QStringLiteral("……………………………………………………");
    paper.body.emplace_back(PaperLines{{{EventPapers::tr("Incidents and remarks"), line + line},
                                        {QStringLiteral(" "), line + line},
                                        {EventPapers::tr("Place and date"), line},
                                        {EventPapers::tr("Signature of the chief arbiter"), line}}});
    return paper;
}

} // namespace flagfall::view
