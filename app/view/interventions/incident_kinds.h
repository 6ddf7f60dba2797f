// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/row_model.h"
#include "app/view/interventions/incident_known.h"
#include "arbiter/laws/edition.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

/// A kind of incident in the list to choose from.
struct IncidentKind {
    QString word; ///< in the descriptions of the incidents; with the fact that makes it this one: `offence kind=noise`
    QString name;

    [[nodiscard]] QString key() const { return word; }
    friend bool operator==(IncidentKind const&, IncidentKind const&) = default;
};

/// What can have happened at a board, the most frequent first; what is typed narrows the list, and finds what an
/// incident was in particular (an unfinished promotion, leaving the venue), which is not in the list otherwise.
class IncidentKinds : public FLAGFALL_ROWS(IncidentKind) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
public:
    explicit IncidentKinds(QObject* parent = nullptr);

    /// What has happened in this event already, which comes first from now on.
    void count(IncidentCounts counts) { m_counts = std::move(counts); }
    /// At this board: what can happen to a game that is adjourned, or about to be, stands first, and a flag that is down
    /// before all else that is found.
    void look(InterventionsAt const& at);
    /// Every word typed must begin a word of the name, or another word for it; marks and case do not matter. Those
    /// whose name begins so come first, those found by another word last.
    void show(PlayType play, QString const& typed);
    /// The word in this row; empty when there is no such row.
    Q_INVOKABLE [[nodiscard]] QString wordAt(int row) const;

private:
    [[nodiscard]] int rankHere(std::string_view incident, int rank) const;

    IncidentCounts m_counts;
    AdjournmentStage m_stage = AdjournmentStage::None;
    bool m_flagDown = false;
};

} // namespace flagfall::view
