// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stations/station.h"
#include "app/view/stations/clock_page.h"

#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>

namespace flagfall::session {
struct Attendant;
}

namespace flagfall::view {

class DeskLink;

/// From the acts of a clock at a board to the desk: one after another, in their order, each as of its stamp, and each
/// once, however often it comes. Each is on record, also one that cannot count any more; and what is on record of the
/// board says where it goes on.
class ClockActs {
public:
    struct Outcome {
        int taken = 0;        ///< the newest act that need not come again
        bool later = false;   ///< the others are to come again later
        bool refused = false; ///< the others are not taken
        int differ = 0;       ///< so many count otherwise at the desk than at the clock
        QString why{};        ///< the first of these, in the language of the program
    };
    using Done = std::function<void(Outcome const& outcome)>;

    explicit ClockActs(DeskLink& desk) : m_desk(desk) {}

    /// While acts of a board are under way no others of it are taken.
    void take(stations::StationId station, session::Attendant const& attendant, ClockPage::Brought brought, Done done);
    /// The station is told now how the clock of its board stands.
    void tells(stations::StationId station);
    /// The newest act on record of this clock at this board; 0: none.
    [[nodiscard]] int taken(BoardPlace place, std::string const& device) const;
    /// Another event, or none.
    void forget();

private:
    /// What a station may have written in a short time has an end.
    struct Budget {
        static constexpr int most = 120;
        int left = most;
        clock::Instant since{};
        [[nodiscard]] bool spend(clock::Instant now);
    };
    struct OfStation {
        Budget budget{};
        bool waits = false;                         ///< something is to come again later
        std::optional<clock::Instant> told{};       ///< when it was last told how its clock stands, and nothing waited
        bool parted = false;                        ///< something of it did not count, and it has not been told since
        std::optional<clock::Instant> partedTill{}; ///< what was done there until then was done in another position
    };
    struct Bringing;
    using Coming = std::shared_ptr<Bringing>;
    void takeNext(Coming const& coming);
    void carryOut(Coming const& coming);
    void judge(Coming const& coming);
    void noteLate(Coming const& coming, QString const& why);
    void goOn(Coming const& coming, bool counts);
    void end(Coming const& coming);
    [[nodiscard]] clock::Instant lastAt(BoardPlace place) const;
    [[nodiscard]] bool isFarBeyond(ClockPage::Brought const& brought) const;

    DeskLink& m_desk;
    std::set<BoardPlace> m_busy; ///< acts of theirs are under way
    std::map<stations::StationId, OfStation> m_stations;
};

} // namespace flagfall::view
