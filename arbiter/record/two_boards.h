// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/record/player_sheet.h"
#include "arbiter/terms/colour.h"

#include <optional>

/// One game on two boards that differ (2009: E.2(7), E.2(8); later: D.2.9).
namespace flagfall::record {

enum class BoardsRemedy {
    None,           ///< the boards agree
    RecordsMissing, ///< both players' scoresheets must be entered first
    Adjust,         ///< the scoresheets agree: a player who executed a move wrongly adjusts the board
    Retrace, ///< the scoresheets differ: back to the last point where they agree, and the arbiter sets the clocks
};

struct BoardsFinding {
    BoardsRemedy remedy = BoardsRemedy::None;
    std::size_t agreed = 0;    ///< half-moves from the start on which both scoresheets agree
    ByColour<bool> adjusts{};  ///< with Adjust: whose board differs from the scoresheets
    board::Position goes{};    ///< the position both boards should show
    board::Bitboard differs{}; ///< squares on which the two boards differ
};

/// The position of a player's own board, if it is known to differ from the record.
using OwnBoards = ByColour<std::optional<board::Position>>;

/// Examines two boards that differ. A scoresheet that is one move behind the other agrees with it. The result is a
/// proposal: the arbiter decides.
[[nodiscard]] BoardsFinding examineBoards(GameRecord const& record, ByColour<PlayerSheet> const& sheets,
                                          OwnBoards const& boards);

} // namespace flagfall::record
