// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/interventions/correction_form.h"
#include "app/view/stations/sector_decision.h"

#include <QJsonObject>

namespace flagfall::view {

class DeskLink;

/// What the arbiter of a sector does to the clock of a board: acts and forms of the interventions of the desk, in the
/// language of this thread. What ends a game, or is ruled on, is none of them.
class SectorClock {
public:
    explicit SectorClock(DeskLink const& desk) : m_desk(desk) {}

    /// The acts that can be chosen; with `hand` one of them, what it needs to know, and what it would do.
    [[nodiscard]] QJsonObject look(BoardPlace place, QJsonObject const& said) const;
    /// The act that was chosen of these; the other way round, why nothing comes of it.
    [[nodiscard]] Expected<SectorDecision, QString> decide(BoardPlace place, QJsonObject const& said) const;

private:
    [[nodiscard]] static std::optional<InterventionChoice> chosen(InterventionsAt const& at, QJsonObject const& said);
    /// With what was typed, where it needs to know more; the commands are those of the form then.
    [[nodiscard]] static InterventionChoice filled(InterventionChoice act, CorrectionForm& form,
                                                   InterventionsAt const& at, QJsonObject const& said);

    DeskLink const& m_desk;
};

} // namespace flagfall::view
