// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/ids.h"

#include <QString>

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

    /// `Board 3`, `Boards 3, 5–9`; empty when none is picked.
    [[nodiscard]] QString text() const;

private:
    std::vector<BoardNumber> m_boards;
};

} // namespace flagfall::view
