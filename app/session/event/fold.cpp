// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/act_descriptions.h"
#include "app/session/event/fold_board.h"
#include "app/session/event/fold_outcome.h"
#include "app/session/event/matches.h"

#include "pairing/teams/board_colours.h"

#include <algorithm>
#include <set>

namespace flagfall::session {
namespace {

using folding::fine;
using folding::Outcome;
using folding::problem;

/// One function for each kind of act. They trust nothing: a journal may have been repaired by hand.
class Folder {
public:
    Folder(EventState& state, RecordedAct const& act) : m_state(state), m_act(act) {}

    Outcome operator()(EventOpened const& act) {
        if (m_state.opened()) return problem("the event was opened twice");
        m_state.details = *act.details;
        m_state.created = m_act.wall;
        return fine;
    }
    Outcome operator()(EventRevised const& act) {
        m_state.details = *act.details;
        return fine;
    }

    Outcome operator()(PapersArranged const& act) {
        m_state.papers = act.papers;
        return fine;
    }

    Outcome operator()(PrizesSet const& act) {
        m_state.prizes = act.prizes;
        m_state.prizeTerms = act.terms;
        return fine;
    }

    Outcome operator()(TieBreakLotsDrawn const& act) {
        m_state.tieBreakLot = act.lot;
        m_state.tieBreakLotsDrawn = act.order;
        return fine;
    }
    Outcome operator()(TieBreakValueEntered const& act) {
        if (!m_state.competitor(act.player)) return problem("a tie-break of a player who is not there");
        if (act.tenThousandths)
            m_state.tieBreakValues[act.player] = {act.tenThousandths};
        else
            m_state.tieBreakValues.erase(act.player);
        return fine;
    }

    Outcome operator()(BroadcastSwitched const&) { return fine; }

    Outcome operator()(PersonNamed const& act) {
        auto const known = std::ranges::find(m_state.persons, act.person->name, &Person::name);
        if (known == m_state.persons.end())
            m_state.persons.push_back(*act.person);
        else
            *known = *act.person;
        return fine;
    }
    Outcome operator()(PersonRemoved const& act) {
        auto const gone = std::erase_if(m_state.persons, [&](Person const& one) { return one.name == act.name; });
        return gone == 1 ? fine : problem("a person who is not there was removed");
    }

    Outcome operator()(PlayerEntered const& act) { return enter(act.player, *act.details, std::nullopt); }
    Outcome operator()(PlayersEntered const& act) {
        for (auto const& entry : act.players)
            if (auto wrong = enter(entry.player, entry.details, std::nullopt)) return wrong;
        return fine;
    }
    Outcome operator()(PlayerEnteredLate const& act) {
        if (!m_state.numbersGiven()) return problem("a late entry before the first pairing");
        if (auto wrong = enter(act.player, *act.details, std::nullopt)) return wrong;
        Player& player = m_state.players.at(act.player);
        player.from = act.from;
        player.missed = act.missed;
        insert(player, act.number ? *act.number : numberForLateEntry(m_state, *act.details));
        return fine;
    }
    Outcome operator()(PlayersImported const& act) {
        for (auto const& entry : act.players) {
            auto const number = static_cast<int>(m_state.players.size()) + 1;
            if (auto wrong = enter(entry.player, entry.details, PairingNumber{number})) return wrong;
        }
        return fine;
    }
    Outcome operator()(NumbersDrawn const& act) {
        if (m_state.numbersGiven()) return problem("lots were drawn after the first pairing");
        return giveNumbers(act.order);
    }
    Outcome operator()(NumbersSet const& act) {
        if (m_state.numbersGiven()) return problem("pairing numbers were set after the first pairing");
        return giveNumbers(act.order);
    }
    Outcome operator()(PlayerRevised const& act) {
        return with(act.player, [&](Player& player) { player.details = *act.details; });
    }
    Outcome operator()(ContactsKept const& act) {
        for (PlayerId const one : act.players)
            if (auto wrong = with(one, [&](Player& player) { player.contact = act.sha256; })) return wrong;
        return fine;
    }
    /// Everybody's, also of who was not named because another act was undone since.
    Outcome operator()(ContactsErased const& act) {
        for (auto& [id, player] : m_state.players) {
            player.contact.clear();
            if (act.births) player.details.birth = yearOfBirth(player.details.birth);
        }
        return fine;
    }
    Outcome operator()(PlayersCheckedIn const& act) {
        for (PlayerId const one : act.players)
            if (auto wrong = with(one, [&](Player& player) { player.details.checkedIn = act.here; })) return wrong;
        return fine;
    }
    Outcome operator()(PlayerWithdrawn const& act) {
        return withAnyone(act.player, [&](Competitor& one) { one.withdrawnFrom = act.from; });
    }
    Outcome operator()(PlayerReturned const& act) {
        return withAnyone(act.player, [](Competitor& one) { one.withdrawnFrom.reset(); });
    }
    Outcome operator()(PlayerRemoved const& act) {
        if (m_state.numbersGiven()) return problem("a player was removed after the first pairing");
        auto const gone = m_state.players.find(act.player);
        if (gone == m_state.players.end()) return problem("a player who is not there was removed");
        auto const number = gone->second.number;
        m_state.players.erase(gone);
        // Drawn numbers are 1…N, so those behind move up.
        for (auto& [id, other] : m_state.players)
            if (number && other.number && *other.number > *number)
                other.number = PairingNumber{other.number->value() - 1};
        std::erase_if(m_state.prohibited,
                      [&](Prohibition const& one) { return one.first == act.player || one.second == act.player; });
        for (auto& [id, team] : m_state.teams) std::erase(team.details.roster, act.player);
        return fine;
    }

    Outcome operator()(TeamEntered const& act) { return enter(act.team, *act.details); }
    Outcome operator()(TeamsImported const& act) {
        for (auto const& entry : act.teams) {
            if (auto wrong = enter(entry.team, entry.details)) return wrong;
            m_state.teams.at(entry.team).number = PairingNumber{static_cast<int>(m_state.teams.size())};
        }
        return fine;
    }
    Outcome operator()(TeamRevised const& act) {
        auto const team = m_state.teams.find(act.team);
        if (team == m_state.teams.end()) return problem("an act speaks of a team that is not there");
        if (!arePlayers(act.details->roster)) return problem("a team with players who are not there");
        team->second.details = *act.details;
        return fine;
    }
    Outcome operator()(TeamRemoved const& act) {
        if (m_state.numbersGiven()) return problem("a team was removed after the first pairing");
        auto const gone = m_state.teams.find(act.team);
        if (gone == m_state.teams.end()) return problem("a team that is not there was removed");
        auto const number = gone->second.number;
        m_state.teams.erase(gone);
        for (auto& [id, other] : m_state.teams)
            if (number && other.number && *other.number > *number)
                other.number = PairingNumber{other.number->value() - 1};
        std::erase_if(m_state.prohibited,
                      [&](Prohibition const& one) { return one.first == act.team || one.second == act.team; });
        for (auto& [round, lineUps] : m_state.lineUps) lineUps.erase(act.team);
        return fine;
    }
    Outcome operator()(LineUpGiven const& act) {
        if (!m_state.team(act.team)) return problem("a line-up of a team that is not there");
        if (Round* const round = m_state.round(act.round)) return takeLineUp(*round, act);
        if (act.players.empty())
            m_state.lineUps[act.round].erase(act.team);
        else
            m_state.lineUps[act.round][act.team] = act.players;
        return fine;
    }

    Outcome operator()(ByeGranted const& act) {
        return withAnyone(act.player, [&](Competitor& one) { one.byes[act.round] = act.bye; });
    }
    Outcome operator()(ByeRevoked const& act) {
        return withAnyone(act.player, [&](Competitor& one) { one.byes.erase(act.round); });
    }
    Outcome operator()(PairProhibited const& act) {
        if (!m_state.competitor(act.first) || !m_state.competitor(act.second) || act.first == act.second)
            return problem("a prohibition without two players");
        m_state.prohibited.push_back({act.first, act.second, act.only});
        return fine;
    }
    Outcome operator()(PairAllowed const& act) {
        std::erase_if(m_state.prohibited, [&](Prohibition const& one) { return one.isAbout(act.first, act.second); });
        return fine;
    }

    Outcome operator()(RoundPaired const& act) {
        if (auto wrong = giveNumbers(act.order)) return wrong;
        countGames();
        Round round{act.pairing.round, {}, {}, false};
        for (pairing::Pair const& pair : act.pairing.pairs) {
            Board board{pair.board, pair.white, pair.black};
            board.control = controlIn(m_state.details.ladder, act.game);
            placeClock(board, m_state.details.clocks, controlOf(m_state.details, board));
            board.result = forfeitOf({isGone(board.white, round.number), isGone(board.black, round.number)});
            round.boards.push_back(std::move(board));
        }
        for (PlayerId const player : act.pairing.byes)
            round.rests.push_back({player, restOfSystem(m_state, round.number)});
        round.rests.insert(round.rests.end(), act.rests.begin(), act.rests.end());
        round.byRules = act.byRules;
        round.game = act.game;
        if (auto wrong = addMatches(round, act.matches)) return wrong;
        m_state.lineUps.erase(round.number);
        return add(std::move(round));
    }
    Outcome operator()(RoundRepaired const& act) {
        Round* const round = m_state.round(act.round);
        if (!round || round->imported || !round->matches.empty())
            return problem("a round was changed that is not there, or by players where teams are paired");
        for (RoundRepaired::Seats const& seats : act.seats) {
            if (seats.board < round->firstBoard() || seats.board.value() > round->lastBoard().value() + 1)
                return problem("a board was added beyond the next number");
            if (!round->board(seats.board)) {
                round->boards.emplace_back(seats.board, seats.white, seats.black);
                round->boards.back().control = controlIn(m_state.details.ladder, round->game);
                placeClock(round->boards.back(), m_state.details.clocks,
                           controlOf(m_state.details, round->boards.back()));
            }
            reseat(*round->board(seats.board), seats);
        }
        if (act.boards < 1 || act.boards > static_cast<int>(round->boards.size()))
            return problem("a round was changed to boards that are not there");
        round->boards.resize(static_cast<std::size_t>(act.boards));
        round->rests = act.rests;
        round->byRules = act.byRules;
        return fine;
    }
    Outcome operator()(RoundImported const& act) {
        countGames();
        Round round{act.round, {}, {}, true};
        for (auto const& game : act.games)
            round.boards.emplace_back(game.board, game.white, game.black).result = game.result;
        round.rests = act.rests;
        if (auto wrong = addMatches(round, act.matches)) return wrong;
        if (auto wrong = add(std::move(round))) return wrong;
        m_state.rounds.back().game = gameOfLastRound();
        return fine;
    }

    Outcome operator()(RoundTimed const& act) {
        Round* const round = m_state.round(act.round);
        if (!round) return problem("a round began or ended that is not there");
        switch (act.step) {
        case RoundStep::Begun:
            if (!round->startedAt) round->startedAt = act.at;
            break;
        case RoundStep::Stopped:
            if (!round->isStopped()) round->standstills.push_back({act.at});
            break;
        case RoundStep::WentOn:
            if (round->isStopped()) round->standstills.back().until = std::max(act.at, round->standstills.back().from);
            break;
        case RoundStep::Over: round->overAt = act.at; break;
        }
        return fine;
    }
    Outcome operator()(ClocksPlaced const& act) {
        for (BoardNumber const number : act.boards) {
            Round* const round = m_state.round(act.round);
            Board* const board = round ? round->board(number) : nullptr;
            if (!board) return problem("a clock was placed on a board that is not there");
            placeClock(*board, act.clocks, controlOf(m_state.details, *board));
        }
        return fine;
    }

    Outcome operator()(TableClockNoted const& act) {
        if (act.board)
            for (auto& [other, clock] : m_state.tableClocks)
                if (clock.board == act.board) clock.board.reset();
        m_state.tableClocks[act.clock] = TableClock{act.board, act.fault};
        return fine;
    }

    Outcome operator()(ClocksOperated const& act) {
        Round* const round = m_state.round(act.round);
        bool const starts = std::holds_alternative<clock::Start>(act.operation);
        if (round && starts && !round->startedAt) round->startedAt = act.at;
        return onItsBoards(act);
    }
    Outcome operator()(RecordWritten const& act) { return onRecord(act); }
    Outcome operator()(CastlingForbidden const& act) { return onRecord(act); }
    Outcome operator()(ColoursCorrected const& act) {
        if (auto wrong = onItsBoards(act)) return wrong;
        for (Match& match : m_state.round(act.round)->matches)
            for (MatchSeat& seat : match.seats)
                if (seat.board == act.board) seat.colour = opponent(seat.colour);
        return fine;
    }
    /// An act that names boards and does nothing beside them.
    template <typename BoardAct>
        requires(Description<BoardAct>::kind.boards == Boards::Named)
    Outcome operator()(BoardAct const& act) {
        return onItsBoards(act);
    }

    Outcome operator()(DeskOpened const&) {
        for (Round& round : m_state.rounds)
            for (Board& board : round.boards) static_cast<void>(foldOnBoard(board, m_act));
        return fine;
    }
    Outcome operator()(DeskClosed const& act) {
        if (act.desk == 0) return fine;
        for (Round& round : m_state.rounds)
            for (Board& board : round.boards) static_cast<void>(foldOnBoard(board, m_act));
        return fine;
    }
    Outcome operator()(ActLost const&) { return fine; }
    Outcome operator()(ActKept const&) { return fine; }
    Outcome operator()(PartsLeftOut const&) { return fine; }

    Outcome operator()(ActRetracted const&) { return problem("a retraction reached the fold"); }
    Outcome operator()(ActRestored const&) { return problem("a restoration reached the fold"); }

private:
    /// A round that is paired now counts the results before it as they stand, and the open games as drawn.
    void countGames() {
        for (Round& earlier : m_state.rounds)
            for (Board& board : earlier.boards) {
                if (board.isOpen())
                    board.pairedWhileOpen = true;
                else if (!board.pairedWith)
                    board.pairedWith = board.result;
            }
    }

    Outcome enter(PlayerId id, PlayerDetails const& details, std::optional<PairingNumber> number) {
        if (!m_state.opened()) return problem("a player entered before the event was opened");
        if (m_state.team(id) || !m_state.players.emplace(id, Player{{id, number}, details}).second)
            return problem("two players have one id");
        return fine;
    }
    Outcome enter(PlayerId id, TeamDetails const& details) {
        if (!m_state.isOfTeams()) return problem("a team entered where players play for themselves");
        if (!arePlayers(details.roster)) return problem("a team with players who are not there");
        if (m_state.player(id) || !m_state.teams.emplace(id, Team{{id}, details}).second)
            return problem("a team has the id of somebody else");
        return fine;
    }
    bool arePlayers(std::vector<PlayerId> const& roster) const {
        return std::ranges::all_of(roster, [this](PlayerId id) { return m_state.player(id) != nullptr; });
    }

    /// Those who have this number, or one behind it, move down.
    void insert(Player& late, PairingNumber number) {
        auto const last = static_cast<int>(m_state.players.size());
        PairingNumber const fits{std::clamp(number.value(), 1, last)};
        for (auto& [id, other] : m_state.players)
            if (other.number && *other.number >= fits) other.number = PairingNumber{other.number->value() + 1};
        late.number = fits;
    }

    template <typename Change>
    Outcome with(PlayerId id, Change change) {
        auto const found = m_state.players.find(id);
        if (found == m_state.players.end()) return problem("an act speaks of a player who is not there");
        change(found->second);
        return fine;
    }

    /// With a player or a team.
    template <typename Change>
    Outcome withAnyone(PlayerId id, Change change) {
        auto const team = m_state.teams.find(id);
        if (team == m_state.teams.end()) return with(id, change);
        change(team->second);
        return fine;
    }

    Outcome onBoard(RoundNumber number, BoardNumber wanted) {
        Round* const round = m_state.round(number);
        Board* const board = round ? round->board(wanted) : nullptr;
        if (!board) return problem("an act speaks of a board that is not there");
        return foldOnBoard(*board, m_act);
    }
    template <typename BoardAct>
    Outcome onItsBoards(BoardAct const& act) {
        Outcome outcome = fine;
        eachBoardOf(act, [&](BoardNumber board) {
            if (!outcome) outcome = onBoard(act.round, board);
        });
        return outcome;
    }

    /// How the game has ended on the board may be another matter then.
    template <typename RecordAct>
    Outcome onRecord(RecordAct const& act) {
        if (auto wrong = onItsBoards(act)) return wrong;
        GameOnRecord& game = m_state.round(act.round)->board(act.board)->game;
        game.evidentEnd = record::evidentEnd(game.record, m_state.details.edition->drawnGame);
        return fine;
    }

    Outcome giveNumbers(std::vector<PlayerId> const& order) {
        if (static_cast<int>(order.size()) != m_state.competitorCount())
            return problem("the pairing numbers do not cover the players");
        if (std::set(order.begin(), order.end()).size() != order.size())
            return problem("a pairing number is given twice");
        int number = 0;
        for (PlayerId const id : order)
            if (auto wrong = withAnyone(id, [&](Competitor& one) { one.number = PairingNumber{++number}; }))
                return wrong;
        return fine;
    }

    // --- matches ---------------------------------------------------------------------------------------------

    /// The boards of the matches are those of the round, one after the other.
    Outcome addMatches(Round& round, std::vector<PairedMatch> const& matches) const {
        if (matches.empty() == m_state.isOfTeams() && !round.boards.empty())
            return problem("boards of teams without their matches, or the other way round");
        if (matches.empty()) return fine;
        std::size_t next = 0;
        std::set<PlayerId> paired;
        for (PairedMatch const& one : matches) {
            bool const known = m_state.team(one.home) && m_state.team(one.away);
            if (!known || !paired.insert(one.home).second || !paired.insert(one.away).second)
                return problem("a match without two teams, or a team in two matches");
            Match match = seated(one, static_cast<int>(round.matches.size()) + 1);
            for (MatchSeat& seat : match.seats) {
                if (seat.home == nobody || seat.away == nobody) continue;
                if (next >= round.boards.size()) return problem("a match without its boards");
                Board const& board = round.boards[next++];
                bool const isWhite = board.white == seat.home && board.black == seat.away;
                if (!isWhite && (board.white != seat.away || board.black != seat.home))
                    return problem("a board with other players than its match");
                seat.colour = isWhite ? Colour::White : Colour::Black;
                seat.board = board.number;
            }
            round.matches.push_back(std::move(match));
        }
        return next == round.boards.size() ? fine : problem("boards that are in no match");
    }
    Match seated(PairedMatch const& paired, int number) const {
        Match match{number, paired.home, paired.away, {}};
        for (std::size_t i = 0; i < std::max(paired.homePlayers.size(), paired.awayPlayers.size()); ++i) {
            auto const at = [i](std::vector<PlayerId> const& players) {
                return i < players.size() ? players[i] : nobody;
            };
            match.seats.push_back(
                {at(paired.homePlayers), at(paired.awayPlayers),
                 pairing::boardColour(m_state.details.teams.colours, static_cast<int>(i) + 1, Colour::White)});
        }
        return match;
    }

    /// The boards of one match anew, and the numbers of all behind it; a board where the same two sit stays as it is.
    Outcome takeLineUp(Round& round, LineUpGiven const& act) const {
        std::vector<PairedMatch> matches;
        std::vector<Board> boards;
        for (Match const& match : round.matches) {
            PairedMatch paired = pairedMatchOf(match);
            if (match.home == act.team) paired.homePlayers = act.players;
            if (match.away == act.team) paired.awayPlayers = act.players;
            for (MatchSeat const& seat : seated(paired, match.number).seats) {
                if (seat.home == nobody || seat.away == nobody) continue;
                boards.push_back(boardOf(round, seat));
                boards.back().number = BoardNumber{static_cast<int>(boards.size())};
            }
            matches.push_back(std::move(paired));
        }
        round.boards = std::move(boards);
        round.matches.clear();
        return addMatches(round, matches);
    }
    Board boardOf(Round const& round, MatchSeat const& seat) const {
        PlayerId const white = seat.colour == Colour::White ? seat.home : seat.away;
        PlayerId const black = seat.colour == Colour::White ? seat.away : seat.home;
        auto const same = std::ranges::find_if(round.boards, [&](Board const& one) {
            return (one.white == white && one.black == black) || (one.white == black && one.black == white);
        });
        if (same != round.boards.end()) return *same;
        Board board{BoardNumber{1}, white, black};
        placeClock(board, m_state.details.clocks, m_state.details.control);
        board.result = forfeitOf({isGone(white, round.number), isGone(black, round.number)});
        return board;
    }

    Outcome add(Round round) {
        if (round.number.value() != static_cast<int>(m_state.rounds.size()) + 1)
            return problem("a round is out of order");
        int expected = round.firstBoard().value();
        if (expected < 1) return problem("a round without a first board");
        std::set<PlayerId> seated;
        for (Board const& board : round.boards) {
            if (board.number.value() != expected++)
                return problem("the boards of a round are not numbered one after the other");
            if (!m_state.player(board.white) || !m_state.player(board.black) || board.white == board.black)
                return problem("a board without two players");
            for (PlayerId const player : {board.white, board.black})
                if (!seated.insert(player).second && !givesExhibition(player))
                    return problem("a player sits at two boards");
        }
        for (Rest const& rest : round.rests)
            if (!m_state.competitor(rest.player)) return problem("a bye for a player who is not there");
        m_state.rounds.push_back(std::move(round));
        return fine;
    }

    bool givesExhibition(PlayerId player) const {
        return systemRulesOf(m_state).oneMeetsAll && m_state.player(player)->number == PairingNumber{1};
    }

    /// What the last round was to the matches, by the games it has.
    std::optional<pairing::GameOfMatches> gameOfLastRound() const {
        if (!hasSeveralGames(systemRulesOf(m_state))) return std::nullopt;
        auto const games = pairing::systemByCode(m_state.details.system)->games(tournamentOf(m_state));
        return m_state.rounds.size() <= games.size() ? std::optional{games[m_state.rounds.size() - 1]} : std::nullopt;
    }

    bool isGone(PlayerId id, RoundNumber round) const {
        Player const* const player = m_state.player(id);
        return player && player->withdrawnFrom && *player->withdrawnFrom <= round;
    }

    EventState& m_state;
    RecordedAct const& m_act;
};

} // namespace

std::optional<FoldProblem> fold(EventState& state, RecordedAct const& act) {
    bool const needsEvent = !std::holds_alternative<EventOpened>(act.act) &&
                            !std::holds_alternative<DeskOpened>(act.act) &&
                            !std::holds_alternative<DeskClosed>(act.act) && !std::holds_alternative<ActLost>(act.act);
    if (needsEvent && !state.opened()) return FoldProblem{"an act before the event was opened"};
    return std::visit(Folder{state, act}, act.act);
}

} // namespace flagfall::session
