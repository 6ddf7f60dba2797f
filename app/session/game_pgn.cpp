// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_pgn.h"

#include "arbiter/board/fen.h"
#include "arbiter/notation/write_move.h"
#include "arbiter/pgn/commands.h"
#include "arbiter/pgn/heading.h"
#include "arbiter/pgn/writer.h"

#include <chrono>

namespace flagfall::session {
namespace {

pgn::HeadingPlayer headingOf(Player const& player) {
    pgn::HeadingPlayer heading{.name = player.details.name,
                               .title = std::string{titleText(player.details.title)},
                               .fideId = player.details.fideId};
    if (player.details.rating > 0) heading.rating = player.details.rating;
    return heading;
}

pgn::Ending endingOf(Board const& board) {
    if (board.result) return *board.result;
    return pgn::Unfinished{};
}

/// `(=) [%clk 1:29:58]`, as far as there is something to say.
pgn::Comments beside(GameOnRecord const& game, std::size_t at) {
    std::string said;
    if (game.record.entries()[at].drawOffered) said = pgn::drawOffer;
    if (auto const left = timeBeside(game, at)) {
        if (!said.empty()) said += ' ';
        said += pgn::clockCommand(std::chrono::duration_cast<std::chrono::milliseconds>(*left));
    }
    return said.empty() ? pgn::Comments{} : pgn::Comments{said};
}

/// What no file has a sign for: moves that are missing, and the game behind them.
std::string behindTheGap(record::GameRecord const& record, std::size_t gap) {
    std::string text = "moves missing; the game goes on from " + board::fenText(record.at(gap + 1));
    board::Position position = record.at(gap + 1);
    for (std::size_t at = gap + 1; at < record.size(); ++at) {
        record::Entry const& entry = record.entries()[at];
        if (board::Move const* const move = entry.move())
            text += ' ' + notation::moveText(position, *move, notation::pgnForm);
        else
            text += " moves missing; from " + board::fenText(entry.gap()->after);
        position = *record::afterEntry(position, entry);
    }
    return text;
}

} // namespace

pgn::Game pgnOf(EventState const& state, RoundNumber round, BoardNumber number) {
    Board const& board = *state.round(round)->board(number);
    EventDetails const& details = state.details;
    pgn::Heading heading{.event = details.name, .site = details.place, .round = round, .board = number};
    heading.date = details.begins;
    heading.players = {headingOf(*state.player(board.white)), headingOf(*state.player(board.black))};
    heading.timeControl = clock::secondsText(*details.control);
    pgn::Game game;
    game.ending = endingOf(board);
    game.tags = pgn::tagsOf(heading, game.ending);
    record::GameRecord const& record = board.game.record;
    game.start = record.start();
    for (std::size_t at = 0; at < record.size(); ++at) {
        board::Move const* const move = record.entries()[at].move();
        if (!move) {
            auto& comments = game.line.plies.empty() ? game.line.opening : game.line.plies.back().after;
            comments.push_back(behindTheGap(record, at));
            break;
        }
        game.line.plies.emplace_back(*move, beside(board.game, at));
    }
    return pgn::complete(std::move(game));
}

std::string pgnOfRound(EventState const& state, RoundNumber round) {
    std::string text;
    for (Board const& board : state.round(round)->boards)
        if (board.game.record.size() > 0) pgn::appendGame(text, pgnOf(state, round, board.number));
    return text;
}

std::vector<EntryWritten> entriesOf(pgn::Game const& game) {
    std::vector<EntryWritten> entries;
    for (pgn::Ply const& ply : game.line.plies) {
        if (!ply.move) break;
        auto const clock = pgn::clockOf(ply);
        entries.push_back(written({*ply.move, pgn::offersDraw(ply), isClockTime(clock) ? clock : std::nullopt}));
    }
    return entries;
}

} // namespace flagfall::session
