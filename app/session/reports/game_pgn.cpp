// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/game_pgn.h"

#include "app/session/event/playing_day.h"
#include "arbiter/board/fen.h"
#include "arbiter/notation/write_move.h"
#include "arbiter/pgn/commands.h"
#include "arbiter/pgn/heading.h"
#include "arbiter/pgn/writer.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

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
        said += pgn::clockCommand(std::chrono::ceil<std::chrono::seconds>(*left)); // as the face of the clock shows it
    }
    return said.empty() ? pgn::Comments{} : pgn::Comments{said};
}

/// Whether a comment says nothing but what a record holds: the clock and an offer.
bool isOnlySigns(std::string_view comment) {
    for (pgn::Command const& command : pgn::commandsIn(comment))
        if (command.name != "clk") return false;
    std::string rest;
    bool inCommand = false;
    for (char const sign : comment) {
        inCommand = inCommand || sign == '[';
        if (!inCommand && sign != ' ') rest += sign;
        inCommand = inCommand && sign != ']';
    }
    return rest.empty() || rest == pgn::drawOffer;
}

std::string_view nameOf(Colour side) { return side == Colour::White ? "White" : "Black"; }

std::string claimText(ClaimOnRecord const& claim) {
    std::string text{nameOf(claim.claim.by)};
    text += record::isRepetition(claim.claim.basis) ? " claims a draw by threefold repetition"
                                                    : " claims a draw by the fifty-move rule";
    if (!claim.claim.written.empty()) text += " with " + claim.claim.written + " announced";
    if (!claim.ruling) return text;
    constexpr std::array words{": correct", ": incorrect", ": not admissible"};
    text += words[static_cast<std::size_t>(claim.ruling->ruling)];
    return claim.ruling->article.empty() ? text : text + " (Laws " + claim.ruling->article + ')';
}

/// A comment ends at the first brace that closes one.
std::string safe(std::string text) {
    std::ranges::replace(text, '}', ')');
    std::ranges::replace(text, '{', '(');
    return text;
}

std::string illegalText(IllegalMoveOnRecord const& illegal) {
    std::string text = "illegal move by " + std::string{nameOf(illegal.noted.by)};
    if (!illegal.noted.played.empty()) text += ": " + illegal.noted.played;
    return illegal.note.empty() ? text : text + " (" + illegal.note + ')';
}

/// What happened before a move was made, each with the entries before it.
std::vector<std::pair<std::size_t, std::string>> eventsOf(GameOnRecord const& game) {
    std::vector<std::pair<std::size_t, std::string>> events;
    for (ClaimOnRecord const& claim : game.claims)
        events.emplace_back(game.record.entryOfHalfMove(claim.afterHalfMoves), safe(claimText(claim)));
    for (IllegalMoveOnRecord const& illegal : game.illegalMoves)
        events.emplace_back(game.record.entryOfHalfMove(illegal.afterHalfMoves), safe(illegalText(illegal)));
    std::ranges::stable_sort(events, {}, &std::pair<std::size_t, std::string>::first);
    return events;
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

pgn::Game pgnOf(EventState const& state, RoundNumber round, BoardNumber number, std::optional<Date> day) {
    Board const& board = *state.round(round)->board(number);
    EventDetails const& details = state.details;
    pgn::Heading heading{.event = details.name, .site = details.place, .round = round, .board = number};
    heading.date = day ? day : dayOfRound(details, round);
    if (!heading.date) heading.date = details.begins;
    heading.players = {headingOf(*state.player(board.white)), headingOf(*state.player(board.black))};
    if (Round const* const played = state.round(round))
        if (auto const place = played->placeOf(number))
            for (Colour const side : bothColours) heading.players[side].team = state.nameOf(place->team(side));
    heading.timeControl = clock::secondsText(*controlOf(details, board));
    pgn::Game game;
    game.ending = endingOf(board);
    game.tags = pgn::tagsOf(heading, game.ending);
    record::GameRecord const& record = board.game.record;
    game.start = record.setUp();
    auto const lastComments = [&game]() -> pgn::Comments& {
        return game.line.plies.empty() ? game.line.opening : game.line.plies.back().after;
    };
    auto const events = eventsOf(board.game);
    auto event = events.begin();
    for (std::size_t at = 0; at < record.size(); ++at) {
        for (; event != events.end() && event->first <= at; ++event) lastComments().push_back(event->second);
        board::Move const* const move = record.entries()[at].move();
        if (!move) {
            lastComments().push_back(behindTheGap(record, at));
            break;
        }
        game.line.plies.emplace_back(*move, beside(board.game, at));
    }
    for (; event != events.end(); ++event) lastComments().push_back(event->second);
    // The tags have no word for it, and 1-0 alone would be a game that was played.
    if (board.result && manner(*board.result) == Manner::Forfeit) lastComments().push_back("forfeited, not played");
    return pgn::complete(std::move(game));
}

pgn::Game pgnForBroadcast(EventState const& state, RoundNumber round, BoardNumber board) {
    pgn::Game game = pgnOf(state, round, board);
    game.line.opening.clear();
    game.line.behind.clear();
    for (pgn::Ply& ply : game.line.plies) {
        auto const left = pgn::clockOf(ply);
        ply.after = left ? pgn::Comments{pgn::clockCommand(*left)} : pgn::Comments{};
    }
    return game;
}

std::string pgnOfRound(EventState const& state, RoundNumber round, std::optional<Date> day, RoundGames games) {
    std::string text;
    for (Board const& board : state.round(round)->boards)
        if (games == RoundGames::All || board.game.record.size() > 0)
            pgn::appendGame(text, pgnOf(state, round, board.number, day));
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

int remarksIn(pgn::Game const& game) {
    auto const inWords = [](pgn::Comments const& comments) {
        return std::ranges::count_if(comments, [](pgn::Comment const& comment) { return !isOnlySigns(comment); });
    };
    auto count = inWords(game.line.opening) + inWords(game.line.behind);
    for (pgn::Ply const& ply : game.line.plies)
        count += inWords(ply.before) + inWords(ply.after) + std::ssize(ply.variations) + std::ssize(ply.nags);
    return static_cast<int>(count);
}

} // namespace flagfall::session
