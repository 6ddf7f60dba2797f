// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/view/common/changes.h"
#include "app/view/common/row_model.h"

#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <set>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class RoundsModel;

/// A board at which the arbiter is wanted.
struct CallRow {
    BoardPlace place{};
    int board = 0;
    QString text; ///< "Board 12, 14:32, 3 min"

    [[nodiscard]] BoardPlace key() const { return place; }
    friend bool operator==(CallRow const&, CallRow const&) = default;
};

/// The boards of all rounds that have called the arbiter and to which nobody has come, the oldest call first. Tells
/// when a new one comes in. Belongs to the UI thread.
class CallsModel : public FLAGFALL_ROWS(CallRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    Q_PROPERTY(QString boardsText READ boardsText NOTIFY countChanged FINAL)
public:
    CallsModel(DeskLink& desk, CommandDoor& door, RoundsModel& rounds, QObject* parent = nullptr);

    void update(Changes const& changes);

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    /// "2 calls"; empty without one.
    [[nodiscard]] QString boardsText() const;

    /// The same for everybody in the hall: "Arbiter wanted at boards 4, 12".
    [[nodiscard]] QString hallText() const;

    /// The arbiter is wanted at this board of the round that is shown; where that is known already, somebody has come.
    Q_INVOKABLE void turn(int board);
    /// Shows the round of the oldest call; its board, or 0 where nobody calls. Where it is `current` already, the next
    /// one.
    Q_INVOKABLE int showNext(int current);
    /// Shows the round of the call in this row; its board.
    Q_INVOKABLE int show(int row);

signals:
    void countChanged();
    void called(); ///< somebody who had not

private:
    [[nodiscard]] std::vector<CallRow> calls() const;
    void refresh();

    DeskLink& m_desk;
    CommandDoor& m_door;
    RoundsModel& m_rounds;
    QTimer m_timer; ///< while somebody waits
    std::set<BoardPlace> m_known;
    bool m_listening = false; ///< an event is open, and its calls were looked at once
};

} // namespace flagfall::view
