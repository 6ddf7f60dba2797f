// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/reports/scoresheets.h"
#include "app/view/common/changes.h"
#include "app/view/common/sides.h"
#include "app/view/papers/paper.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class PaperView;
class RoundsModel;

/// The scoresheets of the round that is shown: those not collected yet, and the keys that tick them off (8.3).
class SheetsView final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool kept READ isKept NOTIFY changed FINAL)
    Q_PROPERTY(int missing READ missing NOTIFY changed FINAL)
    Q_PROPERTY(QString missingText READ missingText NOTIFY changed FINAL)
public:
    SheetsView(DeskLink& desk, CommandDoor& door, PaperView& papers, RoundsModel& rounds, QObject* parent = nullptr);

    void update(Changes const& changes);

    /// The players of this event keep score; in rapid and blitz they do not.
    [[nodiscard]] bool isKept() const;
    [[nodiscard]] int missing() const { return static_cast<int>(m_missing.size()); }
    [[nodiscard]] QString missingText() const;

    /// Collected; or, where it is already, not collected after all. Nobody: the sheets of both players.
    Q_INVOKABLE void turn(int board, flagfall::view::Sides::Side side);
    /// The list of those that are missing.
    Q_INVOKABLE void showPaper();

signals:
    void changed();

private:
    [[nodiscard]] session::Round const* round() const;
    void read();

    DeskLink& m_desk;
    CommandDoor& m_door;
    PaperView& m_papers;
    RoundsModel& m_rounds;
    std::vector<session::MissingSheet> m_missing;
};

/// Who still has to hand in a scoresheet of the round.
[[nodiscard]] Paper missingSheetsPaper(session::EventState const& state, session::Round const& round);

} // namespace flagfall::view
