// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/reports/scoresheets.h"

#include "arbiter/laws/recording.h"

namespace flagfall::session {

bool hasSheets(EventState const& state, Round const& round, Board const& board) {
    return board.wasPlayed() && !round.imported && playersRecord(playTypeOf(state.details, board));
}

std::vector<MissingSheet> missingSheets(EventState const& state, Round const& round) {
    std::vector<MissingSheet> missing;
    for (Board const& board : round.boards) {
        if (!hasSheets(state, round, board)) continue;
        for (Colour const side : bothColours)
            if (!board.game.sheetsCollected[side])
                missing.push_back(
                    {round.number, board.number, side, side == Colour::White ? board.white : board.black});
    }
    return missing;
}

} // namespace flagfall::session
