// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/record/player_sheet.h"
#include "arbiter/terms/colour.h"

#include <optional>

/// Two boards on which one game stands differently (2009: E.2(7), E.2(8); later: D.2.9).
namespace flagfall::record {

enum class BoardsRemedy {
    None,           ///< the boards stand alike
    RecordsMissing, ///< nothing can be told before both players' records are entered
    Adjust,         ///< the records agree: whoever has executed wrongly adjusts his board
    Retrace,        ///< the records differ: back to the last point where they agree, and the arbiter sets the clocks
};

struct BoardsFinding {
    BoardsRemedy remedy = BoardsRemedy::None;
    std::size_t agreed = 0;    ///< half-moves from the start on which both records say the same
    ByColour<bool> adjusts{};  ///< with Adjust: whose board does not stand as the records say
    board::Position goes{};    ///< what both boards shall show
    board::Bitboard differs{}; ///< squares on which the two boards disagree
};

/// Where a player's own board stands, as far as it is known to stand otherwise than the record.
using OwnBoards = ByColour<std::optional<board::Position>>;

/// A record that is one move behind the other agrees with it. A proposal: the arbiter decides.
[[nodiscard]] BoardsFinding examineBoards(GameRecord const& record, ByColour<PlayerSheet> const& sheets,
                                          OwnBoards const& boards);

} // namespace flagfall::record
