// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stations/station.h"
#include "app/view/stations/clock_page.h"

#include <QString>

#include <functional>
#include <map>
#include <memory>

namespace flagfall::session {
struct Attendant;
}

namespace flagfall::view {

class DeskLink;

/// From the acts of a clock at a board to the desk: one after another, in their order, each as of its stamp, and each
/// once, however often it comes. What the journal has of a clock says where it goes on.
class ClockActs {
public:
    struct Outcome {
        int taken = 0;      ///< the newest act that need not come again
        bool later = false; ///< the others are to come again later
        int differ = 0;     ///< so many count otherwise at the desk than at the clock
        QString why{};      ///< the last of these, in the language of the program
    };
    using Done = std::function<void(Outcome const& outcome)>;

    explicit ClockActs(DeskLink& desk) : m_desk(desk) {}

    /// Of a clock whose acts are under way nothing is taken.
    void take(session::Attendant const& attendant, ClockPage::Brought brought, Done done);
    /// The newest act that was taken of this clock; 0: none, or none since the program was started.
    [[nodiscard]] int taken(std::string const& device) const;
    /// Another event, or none.
    void forget() { m_clocks.clear(); }

private:
    struct Known {
        int taken = 0;
        bool busy = false;
        clock::Instant last{}; ///< as of which an act was taken; none is older than the one before
    };
    struct Bringing;
    void takeNext(std::shared_ptr<Bringing> const& bringing);
    void takeOutcome(Bringing& bringing, bool asThere, QString const& why);
    [[nodiscard]] int takenOnRecord(std::string const& device) const;

    DeskLink& m_desk;
    std::map<std::string, Known> m_clocks; ///< by device
};

} // namespace flagfall::view
