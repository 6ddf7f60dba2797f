// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/story.h"

#include "arbiter/notation/read_move.h"

#include <gtest/gtest.h>

#include <sstream>

/// A story whose only game is on record.
namespace flagfall::session {

inline constexpr RoundNumber round1{1};
inline constexpr BoardNumber board1{1};

/// An event of two players whose first round has begun, on board 1 with this control and edition.
inline Story game(std::string control = "90+30", std::string edition = "E2023", std::string noDrawBefore = "") {
    Story story;
    EventDraft draft = Story::draft(std::move(control));
    draft.edition = std::move(edition);
    draft.noDrawBefore = std::move(noDrawBefore);
    story.does(OpenEvent{draft});
    story.does(EnterPlayer{Story::named("A")});
    story.does(EnterPlayer{Story::named("B")});
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    return story;
}

inline GameOnRecord const& onRecord(Story const& story) { return story.board(1, 1).game; }

/// Puts moves at the end of the record, as somebody types them: `Nf3 Nf6`.
inline void records(Story& story, std::string const& moves) {
    std::istringstream words{moves};
    for (std::string word; words >> word;) {
        auto const& record = onRecord(story).record;
        auto const read = notation::readMove(record.end(), word);
        ASSERT_TRUE(read) << word;
        story.does(WriteRecord{
            round1, board1, static_cast<int>(record.size()), 0, {written({read->move, read->drawOffered})}});
    }
}

} // namespace flagfall::session
