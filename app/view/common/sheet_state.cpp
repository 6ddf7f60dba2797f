// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/common/sheet_state.h"

#include "app/session/reports/scoresheets.h"

namespace flagfall::view {

QString sheetState(session::EventState const& state, session::Round const& round, session::Board const& board,
                   Colour side) {
    if (!session::hasSheets(state, round, board)) return {};
    return board.game.sheetsCollected[side] ? QStringLiteral("there") : QStringLiteral("missing");
}

session::CollectSheets turnSheets(RoundNumber round, session::Board const& board, std::optional<Colour> side) {
    auto const& collected = board.game.sheetsCollected;
    bool const off = side ? collected[*side] : collected.white && collected.black;
    return {round, board.number, side, off};
}

} // namespace flagfall::view
