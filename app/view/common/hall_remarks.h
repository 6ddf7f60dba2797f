// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/ids.h"

#include <QString>

#include <optional>

namespace flagfall::view {

class SharedDoor;

/// That boards of a tournament stand in another one as well that is played at the same time, and from which number on
/// it has boards of its own; empty: they do not. `first`: as if its rounds began at that board.
[[nodiscard]] QString sameBoardsText(SharedDoor const& shared, std::optional<BoardNumber> first = {});
/// The same in a few words, for a line that has little room.
[[nodiscard]] QString sameBoardsNews(SharedDoor const& shared);

/// How many of its players sit at an open board of another tournament at the same time; empty: nobody.
[[nodiscard]] QString playingInBothText(SharedDoor const& shared);

} // namespace flagfall::view
