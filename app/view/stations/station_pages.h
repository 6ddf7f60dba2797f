// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/stations/station.h"
#include "app/view/common/changes.h"

#include <QJsonObject>

/// What stations show besides results (result_pad.h), in the language of this thread.
namespace flagfall::view {

class StationPages {
public:
    /// What every page begins with: the station, the event, the round.
    [[nodiscard]] static QJsonObject head(session::EventState const& state, stations::Station const& station);
    /// The texts of the pages themselves, those of the other roles among them.
    [[nodiscard]] static QJsonObject words(QString const& language);

    /// The boards of the station, and which of them wait for the arbiter.
    [[nodiscard]] static QJsonObject calls(session::EventState const& state, stations::Station const& station);
    /// Players whose names have words that begin with these letters: a few, and nobody before the first letter.
    [[nodiscard]] static QJsonObject checkIn(session::EventState const& state, stations::Station const& station,
                                             QString const& letters);
    /// The round by board and by name, and the standings, for a screen that turns them by itself. The work of a
    /// moment in a large event: it is kept as long as nothing has changed.
    [[nodiscard]] static QJsonObject screen(session::EventState const& state, stations::Station const& station);

    /// Who has come, and for which round: what waited on a telephone is for that one alone.
    struct Arrival {
        PlayerId player;
        RoundNumber round;
    };
    [[nodiscard]] static std::optional<Arrival> arrivalIn(QJsonObject const& said);
};

} // namespace flagfall::view
