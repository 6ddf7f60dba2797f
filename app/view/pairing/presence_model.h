// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/history.h"
#include "app/view/common/row_model.h"

#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

struct PresenceRow {
    enum class State { Plays, HalfPoint, ZeroPoint, FullPoint, Withdrawn, Out };
    int playerId = 0;
    QString number, name, points, stateText, accessibleText;
    State state = State::Plays;

    [[nodiscard]] int key() const { return playerId; }
    friend bool operator==(PresenceRow const&, PresenceRow const&) = default;
};

/// Who plays in the next round of a Swiss, and who does not: in order of pairing numbers.
class PresenceModel : public FLAGFALL_ROWS(PresenceRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QString countText READ countText NOTIFY countChanged FINAL)
public:
    enum class State { Plays, HalfPoint, ZeroPoint, FullPoint, Withdrawn, Out };
    Q_ENUM(State)

    explicit PresenceModel(QObject* parent = nullptr);

    /// Of the next round; or of a published one that is being changed, which has these seats.
    void update(session::History const& history, pairing::RoundPairing const* seats = nullptr);
    /// `23 play, 2 do not`.
    [[nodiscard]] QString countText() const { return m_countText; }
    /// The first player whose name begins with this; -1 when there is none.
    Q_INVOKABLE [[nodiscard]] int rowNamed(QString const& typed) const;

signals:
    void countChanged();

private:
    QString m_countText;
};

} // namespace flagfall::view
