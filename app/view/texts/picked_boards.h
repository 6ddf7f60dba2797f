// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QString>

#include <optional>
#include <vector>

namespace flagfall::view {

/// The boards an arbiter has picked to act on together. In order, each once.
class PickedBoards {
public:
    [[nodiscard]] std::vector<BoardNumber> const& boards() const { return m_boards; }
    [[nodiscard]] bool contains(BoardNumber board) const;

    void toggle(BoardNumber board);
    void add(std::vector<BoardNumber> const& boards);
    void clear() { m_boards.clear(); }

    /// `Board 3`, `Boards 3, 5–9`, as people call them in that round; empty when none is picked.
    [[nodiscard]] QString text(session::EventState const& state, std::optional<RoundNumber> round) const;

private:
    std::vector<BoardNumber> m_boards;
};

/// `3, 5–9`; empty without a board. They are in order.
[[nodiscard]] QString boardNumbers(std::vector<BoardNumber> const& boards);
/// Reads what `boardNumbers` writes, and `5-9`, in any order; nullopt if it is no list of boards.
[[nodiscard]] std::optional<std::vector<BoardNumber>> boardsFrom(QString const& text);

} // namespace flagfall::view
