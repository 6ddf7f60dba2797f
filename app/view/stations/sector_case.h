// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/stations/station.h"
#include "app/view/common/changes.h"
#include "app/view/interventions/clock_run.h"
#include "app/view/interventions/incident_form.h"
#include "app/view/interventions/incident_kinds.h"
#include "app/view/interventions/ruling_view.h"
#include "app/view/stations/sector_decision.h"

#include <QJsonArray>
#include <QJsonObject>

#include <map>

namespace flagfall::view {

class DeskLink;

/// What has happened at a board, told at a telephone: the list of incidents, the facts of one, and the ruling on it, as
/// the panel of the desk has them, in the language of this thread. The telephone keeps what its arbiter has said and
/// says all of it each time; here nothing of it is kept but whose clock ran when it began.
class SectorCase {
public:
    explicit SectorCase(DeskLink& desk) : m_desk(desk) {}

    /// What is to be shown after this, with what holds of what was said.
    [[nodiscard]] QJsonObject look(stations::StationId station, BoardPlace place, QJsonObject const& said);
    /// What was chosen of that; the other way round, why nothing comes of it.
    [[nodiscard]] Expected<SectorDecision, QString> decide(stations::StationId station, BoardPlace place,
                                                           QJsonObject const& said);
    /// What the clock had run on has been given back.
    void gaveBack(stations::StationId station, BoardPlace place);
    /// Another event, or none.
    void forget() { m_begun.clear(); }

private:
    /// An incident of which somebody speaks, and how the clock ran when it was named.
    struct Begun {
        QString matter; ///< the telephone tells one from another by it
        std::string incident;
        std::optional<ClockRun> clock;
    };
    struct Shown;
    void lay(Shown& shown, stations::StationId station, InterventionsAt const& at, QJsonObject const& said);
    [[nodiscard]] std::optional<ClockRun> begin(stations::StationId station, InterventionsAt const& at,
                                                std::string_view incident, QString const& matter);
    [[nodiscard]] QJsonArray kindsAt(InterventionsAt const& at, QString const& typed) const;

    DeskLink& m_desk;
    std::map<stations::StationId, Begun> m_begun;
};

} // namespace flagfall::view
