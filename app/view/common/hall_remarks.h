// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arbiter/terms/ids.h"

#include "app/view/common/shared_door.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace flagfall::view {

/// That boards of a tournament stand in another one as well that is played at the same time, and from which number on
/// it has boards of its own; empty: they do not. `first`: as if its rounds began at that board.
[[nodiscard]] QString sameBoardsText(SharedDoor const& shared, std::optional<BoardNumber> first = {});
/// The same in a few words, for a line that has little room.
[[nodiscard]] QString sameBoardsNews(SharedDoor const& shared);

/// How many of its players sit at an open board of another tournament at the same time; empty: nobody.
[[nodiscard]] QString playingInBothText(SharedDoor const& shared);

/// Both remarks, which are made again when something has happened in one of the tournaments. Belongs to the UI thread.
class HallNews {
public:
    [[nodiscard]] QStringList const& of(SharedDoor const& shared);
    /// The language is another one.
    void forget() { m_made.clear(); }

private:
    struct Made {
        SharedDoor::Other of;
        Seq last; ///< of its acts
        friend bool operator==(Made const&, Made const&) = default;
    };
    std::vector<Made> m_made; ///< of what
    QStringList m_news;
};

} // namespace flagfall::view
