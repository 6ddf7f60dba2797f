// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/stations/station.h"
#include "app/view/common/changes.h"

#include <QJsonObject>

#include <optional>
#include <string>
#include <vector>

namespace flagfall::view {

/// A telephone that is the clock of a board: what it is told, in the language of this thread, and what it brings.
class ClockPage {
public:
    /// The game of its board in the round that is played, and the clock as it stands at the desk.
    [[nodiscard]] static QJsonObject page(session::EventState const& state, stations::Station const& station);
    /// The texts of the page itself.
    [[nodiscard]] static QJsonObject words();

    /// What was done at the clock, and stamped there.
    struct Act {
        enum class What { White, Black, Pause };
        int number = 0; ///< of the acts of that clock, from 1
        What what = What::White;
        clock::Instant at;
        clock::Span doubt{};  ///< by how much the stamp may be wrong
        bool counted = false; ///< it took effect there
    };
    /// What the clock shows after the last of its acts.
    struct Shown {
        struct Side {
            clock::Span main{};
            clock::Span delay{}; ///< what is left of it
            int moves = 0;
            int period = 1;   ///< from 1
            int byoyomi = 0;  ///< periods left
            int canadian = 0; ///< moves due
            friend bool operator==(Side const&, Side const&) = default;
        };
        ByColour<Side> sides{};
        Colour active = Colour::White;
        friend bool operator==(Shown const&, Shown const&) = default;
    };
    /// The same of a clock at the desk.
    [[nodiscard]] static Shown shownBy(clock::Clock const& clock);
    /// What is to be done to a clock, at this moment, so that it shows that.
    [[nodiscard]] static std::vector<clock::Operation> setTo(Shown const& shown, clock::Clock clock, clock::Instant at);
    struct Brought {
        BoardPlace place;
        std::string device; ///< as in session::DeviceStamp
        std::vector<Act> acts;
        Shown shown;
    };
    static constexpr int mostAtOnce = 30; ///< a body in the hall is short
    /// Nullopt: it is no such thing.
    [[nodiscard]] static std::optional<Brought> read(QJsonObject const& said);
};

} // namespace flagfall::view
