// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/board/position.h"
#include "arbiter/notation/read_move.h"

#include <optional>
#include <string_view>

namespace flagfall::record {

/// What was missing when the clock was pressed (2009: E.2(1), E.2(3)). A warning for the arbiter and never a penalty by
/// itself: the opponent's clock should not have been started.
enum class PressLacks {
    Announcement,   ///< the move was not announced
    PromotionPiece, ///< nobody has said what the pawn becomes
    Removal,        ///< the captured man still stands on his board
    Placing,        ///< no man stands in another aperture yet
};

/// What comes next in a move of a blind or visually disabled player.
enum class AnnouncedStep { Announce, NamePiece, Repeat, Execute, Press, Done };

/// One move of a player at the special board: he announces it, the opponent repeats it, he executes it on his own
/// board, and only then he presses. Until the press a slip of the tongue may be corrected; after it nothing changes
/// here any more, and the records judge (2009: E.2(6) to (8)).
///
///     AnnouncedMove move{position};
///     move.says("Springer Gustav eins Felix drei");
///     move.whatLacks();   // Placing: the knight is still in its aperture
class AnnouncedMove {
public:
    explicit AnnouncedMove(board::Position const& before) : m_before(before) {}

    /// He announces, or corrects himself: the opponent must repeat it anew. What is no move leaves everything as it
    /// was; a pawn that must become something waits for the piece to be named. False after the press.
    bool says(std::string_view words);
    /// The opponent repeats it. False when there is nothing to repeat.
    bool isRepeated();
    /// On his own special board a captured man is taken away, or a man is put into another aperture.
    void removesCaptured() { m_removed = m_removed || !m_pressed; }
    void places() { m_placed = m_placed || !m_pressed; }
    /// The clock is pressed, complete or not: what lacked then, none where the move was executed.
    std::optional<PressLacks> press();

    [[nodiscard]] std::optional<PressLacks> whatLacks() const;
    [[nodiscard]] AnnouncedStep next() const;
    [[nodiscard]] std::optional<board::Move> announced() const { return m_announced; }

private:
    [[nodiscard]] bool isExecuted() const;

    board::Position m_before;
    std::optional<board::Move> m_announced;
    bool m_pieceMissing = false;
    bool m_repeated = false;
    bool m_removed = false;
    bool m_placed = false;
    bool m_pressed = false;
};

} // namespace flagfall::record
