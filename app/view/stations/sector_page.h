// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/stations/result_pad.h"

#include <QDateTime>

namespace flagfall::view {

/// What the arbiter of a sector sees, in the language of this thread: the boards of the range as on the wall of the
/// hall, with what a result pad has of them.
class SectorPage {
public:
    struct Moment {
        clock::Instant now;
        QDateTime timeOfDay; ///< by the clock on the wall
    };
    [[nodiscard]] static QJsonObject page(session::EventState const& state, stations::Station const& station,
                                          std::map<BoardPlace, ResultPad::Asked> const& asked, Moment const& at);
    /// The texts of the page itself.
    [[nodiscard]] static QJsonObject words();
};

} // namespace flagfall::view
