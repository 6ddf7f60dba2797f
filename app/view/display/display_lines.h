// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/view/common/row_model.h"
#include "app/view/common/sides.h"
#include "app/view/standings/standings_model.h"

#include <QString>

#include <vector>

namespace flagfall::view {

/// What the hall screen can show. DisplayView gives the words to QML under its own names.
enum class DisplayList { Nothing, ByBoard, ByName, Results, Standings, Clocks, Countdown, Address };

/// A line of the hall screen, ready to show; texts are empty where there is nothing to say.
struct DisplayLine {
    /// The board, or the player; negative: a player without a game; over 100,000: a game of an earlier round.
    int id = 0;
    QString number;                         ///< board or rank
    QString name, brief;                    ///< White or the player; the brief one: `Vega, L.`
    QString rival, rivalBrief;              ///< Black, the kind of bye, or the federation
    QString middle;                         ///< the result or the points
    QString time, rivalTime;                ///< clocks only
    Sides::Side side = Sides::Side::Nobody; ///< the colour of the player of the line

    [[nodiscard]] int key() const { return id; }
    friend bool operator==(DisplayLine const&, DisplayLine const&) = default;
};

/// The time of one side as the hall may see it: no sign, no colour, and nothing from which the fall of a flag could be
/// read: the last ten seconds and what follows them look alike, and so does overtime. Who sees a flag fall is the
/// arbiter or the players (Laws 6.8), and nobody is told by the screen (13.6).
[[nodiscard]] QString displayedTime(clock::DisplayReading const& side);

/// The games of a round by board, and below them the players without one and the open games of other rounds.
[[nodiscard]] std::vector<DisplayLine> linesByBoard(session::EventState const& state, session::Round const& round);
/// Everybody in the alphabet of the event, with board and colour.
[[nodiscard]] std::vector<DisplayLine> linesByName(session::EventState const& state, session::Round const& round);
/// The games that are over or adjourned.
[[nodiscard]] std::vector<DisplayLine> linesOfResults(session::EventState const& state, session::Round const& round);
[[nodiscard]] std::vector<DisplayLine> linesOfStandings(std::vector<StandingRow> const& standings);
/// The clocks of these boards alone, as they read at the instant; of a game that is over the result.
[[nodiscard]] std::vector<DisplayLine> linesOfClocks(session::EventState const& state, session::Round const& round,
                                                     std::vector<BoardNumber> const& boards, clock::Instant now);

} // namespace flagfall::view
