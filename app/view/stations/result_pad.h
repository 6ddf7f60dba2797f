// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/stations/station.h"
#include "app/view/common/changes.h"

#include <QJsonObject>

#include <map>

namespace flagfall::view {

/// What a result pad shows, in the language of this thread: the boards of its range in the round that is played, and
/// the results that can be tapped.
class ResultPad {
public:
    /// What was said at the pad and the arbiter is to decide about: the result and the words.
    struct Asked {
        Result result;
        QString text;
    };
    [[nodiscard]] static QJsonObject page(session::EventState const& state, stations::Station const& station,
                                          std::map<BoardPlace, Asked> const& asked);
    /// The texts of the page itself.
    [[nodiscard]] static QJsonObject words(QString const& language);

    /// What a pad brings: a result of a board, and how long it has waited there.
    struct Brought {
        BoardPlace place;
        Result result;
        std::chrono::milliseconds waited{};
    };
    /// Nullopt: it is no such thing.
    [[nodiscard]] static std::optional<Brought> read(QJsonObject const& said);
};

} // namespace flagfall::view
