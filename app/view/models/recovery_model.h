// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event_state.h"
#include "app/view/row_model.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class CommandDoor;
class DeskLink;

struct RecoveryRow {
    int board = 0;
    int round = 0;
    QString names, lastEvent, lastHeartbeat, chargeToRestart, gapText, note;

    [[nodiscard]] int key() const { return round * 10000 + board; }
    friend bool operator==(RecoveryRow const&, RecoveryRow const&) = default;
};

/// Clocks that ran when the program died. They stand still until the arbiter says what they show (Laws 6.10).
class RecoveryModel : public FLAGFALL_ROWS(RecoveryRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY captionChanged FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY captionChanged FINAL)
public:
    enum class Policy { LastHeartbeat, LastEvent, ChargeToRestart };
    Q_ENUM(Policy)

    RecoveryModel(DeskLink& desk, CommandDoor& door, QObject* parent = nullptr);

    void update();

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    [[nodiscard]] QString caption() const { return m_caption; }

    /// Does what the key says: 1, 2, 3 for the board, with Shift for all; false for another key.
    Q_INVOKABLE bool key(int round, int board, QString const& text, int modifiers, int scanCode);
    Q_INVOKABLE void decide(int round, int board, flagfall::view::RecoveryModel::Policy policy);
    Q_INVOKABLE void decideAll(flagfall::view::RecoveryModel::Policy policy);

signals:
    void captionChanged();

private:
    DeskLink& m_desk;
    CommandDoor& m_door;
    QString m_caption;
};

} // namespace flagfall::view
