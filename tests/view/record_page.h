// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/view/hall.h"

namespace flagfall::view {

/// Board 1 of the first round, its clocks running, and its record on the page.
struct RecordPageTest : testing::Test {
    Hall hall;
    RecordView& record = *hall.workspace.record();

    void open(QString const& control) {
        hall.openRound(control);
        hall.workspace.boards()->startAll();
        hall.settle();
        hall.workspace.showRecord(1);
    }
    /// Where the record is shown, in whatever is shown.
    void type(char const* text) {
        record.setTyped(QString::fromUtf8(text));
        ASSERT_TRUE(record.enter()) << record.typedError().toStdString();
        hall.settle();
    }
    /// Behind what this keeper has.
    void write(RecordView::Keeper keeper, char const* text) {
        record.setKeeper(keeper);
        record.goTo(record.size());
        type(text);
    }
    [[nodiscard]] session::Board const& board() {
        return *hall.workspace.desk().state().currentRound()->board(BoardNumber{1});
    }
};

} // namespace flagfall::view
