// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/tables_of_event.h"

#include "app/entries/player_table.h"
#include "app/session/event/announced_rounds.h"
#include "app/session/event/matches.h"
#include "app/session/event/open_games.h"
#include "app/session/reports/earlier.h"
#include "app/session/reports/prize_award.h"
#include "app/session/reports/rating_report.h"
#include "pairing/points_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace flagfall::exports {
namespace {

using session::EventState;
using session::Player;

std::string withPoint(std::string text, char decimalPoint) {
    std::ranges::replace(text, '.', decimalPoint);
    return text;
}

/// `2.5`, and `3` for what decimalText calls `3.0`.
std::string pointsIn(Points points, char decimalPoint) {
    std::string text = pairing::decimalText(points);
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    return withPoint(std::move(text), decimalPoint);
}

std::string ratingText(int rating) { return rating > 0 ? std::to_string(rating) : ""; }

std::string ratingOf(Player const& player) { return ratingText(player.details.rating); }

std::string numberOf(Player const& player) { return player.number ? std::to_string(player.number->value()) : ""; }

/// `8.4`, `-0.36`, `3`.
std::string hundredthsIn(int hundredths, char decimalPoint) {
    int const size = std::abs(hundredths);
    std::string text = fmt::format("{}{}.{:02}", hundredths < 0 ? "-" : "", size / 100, size % 100);
    text.resize(text.find_last_not_of('0') + 1);
    if (text.ends_with('.')) text.pop_back();
    return withPoint(std::move(text), decimalPoint);
}

std::string numberIf(int number) { return number > 0 ? std::to_string(number) : ""; }

/// From the rating on; empty what is not known.
tables::Row ratingCells(session::PlayerRating const& rating, char decimalPoint) {
    auto const hundredths = [decimalPoint](int value) { return hundredthsIn(value, decimalPoint); };
    if (auto const& first = rating.first)
        return {"",
                "",
                std::to_string(first->games),
                "",
                hundredths(50 * first->halves),
                "",
                numberIf(first->rating.value_or(0))};
    auto const& change = rating.change;
    if (!change) return {numberIf(rating.rating), "", "", "", "", "", ""};
    auto const now = rating.newRating();
    return {std::to_string(rating.rating), numberIf(change->k),        std::to_string(change->counted),
            hundredths(change->expected),  hundredths(change->scored), now ? hundredths(change->hundredths) : "",
            numberIf(now.value_or(0))};
}

tables::Row headRow(Words const& words, std::vector<Column> const& columns) {
    tables::Row row;
    for (Column const column : columns) row.push_back(words.head(column));
    return row;
}

tables::Row boardRow(EventState const& event, session::Round const& round, session::Board const& board,
                     Words const& words) {
    Player const& white = *event.player(board.white);
    Player const& black = *event.player(board.black);
    std::string const result = board.result ? std::string{code(*board.result)} : words.open();
    return {std::to_string(round.number.value()),
            boardLabel(round, board.number),
            numberOf(white),
            white.details.name,
            ratingOf(white),
            result,
            ratingOf(black),
            black.details.name,
            numberOf(black)};
}

} // namespace

tables::Sheet standingsTable(EventState const& now, Order const& order, Words const& words) {
    bool const isEarlier = order.round && order.round->value() < static_cast<int>(now.rounds.size());
    EventState const event = isEarlier ? session::upTo(now, *order.round) : now;
    tables::Sheet sheet;
    // Nothing is called final while a game is open (FIDE's checklist for programs, 161 and 167).
    bool const isOpen = !session::openGames(event).empty();
    Column const rank = isOpen ? Column::ProvisionalRank : Column::Rank;
    Column const points = isOpen ? Column::ProvisionalPoints : Column::Points;
    tables::Row head = headRow(words, {rank, Column::Number, Column::Title, Column::Name, Column::Federation,
                                       Column::Rating, Column::Games, points});
    for (pairing::TieBreak const& tieBreak : event.details.tieBreaks) head.push_back(pairing::code(tieBreak));
    sheet.rows.push_back(std::move(head));
    for (pairing::Standing const& line : session::rankedIn(event, session::standingsOf(event), order.category)) {
        session::CompetitorFacts const facts = session::factsOf(event, line.player);
        tables::Row row{std::to_string(line.rank),
                        facts.number,
                        facts.title,
                        facts.name,
                        facts.federation,
                        ratingText(facts.rating),
                        std::to_string(line.played),
                        pointsIn(line.points, order.decimalPoint)};
        for (pairing::TieBreakValue const& value : line.tieBreaks)
            row.push_back(withPoint(pairing::valueText(value), order.decimalPoint));
        sheet.rows.push_back(std::move(row));
    }
    return sheet;
}

tables::Sheet resultsTable(EventState const& event, Words const& words, std::optional<RoundNumber> only) {
    tables::Sheet sheet;
    sheet.rows.push_back(
        headRow(words, {Column::Round, Column::Board, Column::WhiteNumber, Column::White, Column::WhiteRating,
                        Column::Result, Column::BlackRating, Column::Black, Column::BlackNumber}));
    for (session::Round const& round : event.rounds) {
        if (only && round.number != *only) continue;
        for (session::Board const& board : round.boards) sheet.rows.push_back(boardRow(event, round, board, words));
        for (session::Rest const& rest : round.rests) {
            session::CompetitorFacts const facts = session::factsOf(event, rest.player);
            sheet.rows.push_back({std::to_string(round.number.value()), "", facts.number, facts.name,
                                  ratingText(facts.rating), words.bye(session::nameOfRest(event, round.number, rest)),
                                  "", "", ""});
        }
    }
    return sheet;
}

tables::Sheet ratingsTable(EventState const& event, Order const& order, Words const& words) {
    std::vector columns{Column::Number, Column::Title,    Column::Name,  Column::Federation, Column::Rating,   Column::K,
                        Column::Games,  Column::Expected, Column::Score, Column::Change,     Column::NewRating};
    bool const hasLater =
        std::ranges::any_of(event.players, [](auto const& one) { return !one.second.details.laterRatings.empty(); });
    if (hasLater) columns.push_back(Column::LaterRatings);
    tables::Sheet sheet;
    sheet.rows.push_back(headRow(words, columns));
    for (session::PlayerRating const& rating : session::EventRatings(event).all()) {
        Player const& player = *event.player(rating.player);
        tables::Row row{numberOf(player), std::string{session::titleText(player.details.title)}, player.details.name,
                        player.details.federation};
        std::ranges::move(ratingCells(rating, order.decimalPoint), std::back_inserter(row));
        if (hasLater) row.push_back(session::draftOf(player.details).laterRatings);
        sheet.rows.push_back(std::move(row));
    }
    return sheet;
}

tables::Sheet pairingTable(std::vector<ProposedBoard> const& boards, Words const& words) {
    tables::Sheet sheet;
    sheet.rows.push_back(headRow(words, {Column::Board, Column::WhiteNumber, Column::White, Column::WhiteRating,
                                         Column::BlackRating, Column::Black, Column::BlackNumber}));
    for (ProposedBoard const& board : boards) {
        auto const& [number, white, black, bye] = board;
        sheet.rows.push_back({bye ? "" : std::to_string(number), white.number, white.name, ratingText(white.rating),
                              ratingText(black.rating), bye ? words.bye(session::Bye::Allocated) : black.name,
                              black.number});
    }
    return sheet;
}

tables::Sheet playersTable(EventState const& event, Words const& words) {
    auto const players = entries::playersOf(event);
    auto const columns = entries::columnsOf(event.details, players, entries::Private::LeftOut);
    auto const head = [&](entries::Meaning meaning) { return words.head(meaning); };
    return entries::playerTable(event.details, players, columns, head, entries::Private::LeftOut);
}

} // namespace flagfall::exports
