// SPDX-License-Identifier: GPL-3.0-or-later
#include "arbiter/notation/write_move.h"
#include "arbiter/record/draw_claim.h"
#include "arbiter/record/player_sheet.h"
#include "tests/arbiter/record/games.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace flagfall::record {
namespace {

/// A game of random legal moves that shuffles a good deal: knights and rooks go first.
GameRecord randomGame() {
    GameRecord record;
    int const length = *rc::gen::inRange(0, 80);
    for (int ply = 0; ply < length; ++ply) {
        auto const moves = record.end().legalMoves();
        if (moves.empty()) break;
        Entry const entry{moves[static_cast<std::size_t>(*rc::gen::inRange<int>(0, static_cast<int>(moves.size())))]};
        (void)record.replace(record.size(), 0, std::span{&entry, 1});
    }
    return record;
}

RC_GTEST_PROP(RecordProperties, HowOftenAPositionStoodIsWhatCountingThemOneByOneSays, ()) {
    auto const positions = randomGame().positions();
    auto const times = timesStood(positions);
    for (std::size_t now = 0; now < positions.size(); ++now) {
        auto const upToNow = positions.begin() + static_cast<std::ptrdiff_t>(now) + 1;
        RC_ASSERT(times[now] == std::count(positions.begin(), upToNow, positions[now]));
    }
}

RC_GTEST_PROP(RecordProperties, ASheetThatCopiesTheGameAgreesInEveryLanguage, ()) {
    GameRecord const record = randomGame();
    auto const languages = notation::languages();
    PlayerSheet sheet{*rc::gen::elementOf(std::vector(languages.begin(), languages.end())), {}};
    board::Position position = record.start();
    for (Entry const& entry : record.entries()) {
        sheet.lines.push_back({notation::moveText(position, *entry.move(), {.language = sheet.language})});
        position.play(*entry.move());
    }
    for (LineReading const& reading : compare(record, sheet)) RC_ASSERT(reading.finding == LineFinding::Agrees);
    RC_ASSERT(readableEntries({}, sheet).size() == record.size());
}

RC_GTEST_PROP(RecordProperties, ARefusedChangeLeavesTheRecordAsItWas, ()) {
    GameRecord record = randomGame();
    auto const before = record.positions();
    auto const from = static_cast<std::size_t>(*rc::gen::inRange<int>(0, static_cast<int>(record.size()) + 1));
    auto const removed = static_cast<std::size_t>(*rc::gen::inRange(0, 3));
    if (record.replace(from, removed, {}))
        RC_ASSERT(record.positions() == before);
    else
        RC_ASSERT(record.positions().back() == record.end());
}

} // namespace
} // namespace flagfall::record
