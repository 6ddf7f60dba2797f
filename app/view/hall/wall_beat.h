// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/ids.h"
#include "clock/time.h"

#include <optional>
#include <vector>

namespace flagfall::view {

/// When the boards of a wall will read differently by themselves: one moment for each board, or none.
///
/// A plain list: to look through a thousand moments takes less than a microsecond, and moving one costs nothing,
/// which a press does to it hundreds of times a second.
class WallBeat {
public:
    /// So many boards, numbered from `first`, none with a moment.
    void reset(std::size_t boards, BoardNumber first = BoardNumber{1});
    void set(BoardNumber board, std::optional<clock::Instant> at);
    [[nodiscard]] std::optional<clock::Instant> next() const;
    /// Boards whose moment has come, at most so many: what is left comes first the next time, so that a wall that
    /// was started at one instant is told in several frames and no board waits longer than the others.
    [[nodiscard]] std::vector<BoardNumber> due(clock::Instant now, std::size_t most);

private:
    static constexpr clock::Instant never = clock::Instant::max();
    std::vector<clock::Instant> m_moments;
    BoardNumber m_first{1};
    std::size_t m_from = 0; ///< where the next look begins
};

} // namespace flagfall::view
