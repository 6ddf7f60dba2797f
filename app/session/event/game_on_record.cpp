// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/game_on_record.h"

#include "arbiter/board/fen.h"
#include "arbiter/board/uci.h"

namespace flagfall::session {

std::optional<record::GameEnd> endOnBoard(GameOnRecord const& game, DrawnGameLaw const& law) {
    if (game.evidentEnd || game.record.size() == 0) return game.evidentEnd;
    return record::deadEnd(game.record, law, game.deadPositions);
}

std::optional<clock::Span> timeBeside(GameOnRecord const& game, std::size_t entry) {
    if (entry >= game.record.size()) return std::nullopt;
    if (auto const typed = game.record.entries()[entry].clock) return *typed;
    auto const& times = game.timesLeft[game.record.mover(entry)];
    auto const ordinal = game.record.halfMovesBefore(entry) / 2;
    return ordinal < times.size() ? times[ordinal] : std::nullopt;
}

EntryWritten written(record::Entry const& entry) {
    EntryWritten text{.move = {}, .drawOffered = entry.drawOffered, .clock = entry.clock};
    if (board::Move const* const move = entry.move()) text.move = board::uciText(*move, board::Game::Chess960);
    if (record::Gap const* const gap = entry.gap()) {
        text.fenAfter = board::fenText(gap->after, board::CastlingLetters::Shredder);
        text.halfMoves = gap->halfMoves;
    }
    return text;
}

std::optional<record::Entry> entryOf(EntryWritten const& written, board::Position const& before) {
    record::Entry entry{board::Move{}, written.drawOffered, written.clock};
    if (!isClockTime(written.clock) || written.halfMoves < 0 || written.halfMoves > record::longestGap)
        return std::nullopt;
    if (!written.move.empty()) {
        auto const move = board::moveFromUci(before, written.move);
        if (!move) return std::nullopt;
        entry.what = *move;
        return entry;
    }
    auto const after = board::positionFromFen(written.fenAfter, before.game());
    if (!after) return std::nullopt;
    entry.what = std::make_shared<record::Gap const>(record::Gap{*after, written.halfMoves});
    return entry;
}

Expected<std::vector<record::Entry>, std::size_t> entriesOf(std::vector<EntryWritten> const& written,
                                                            board::Position const& start) {
    std::vector<record::Entry> entries;
    board::Position position = start;
    for (EntryWritten const& one : written) {
        auto entry = entryOf(one, position);
        auto const next = entry ? record::afterEntry(position, *entry) : std::nullopt;
        if (!next) return refused(entries.size());
        entries.push_back(std::move(*entry));
        position = *next;
    }
    return entries;
}

} // namespace flagfall::session
