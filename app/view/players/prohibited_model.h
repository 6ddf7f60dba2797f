// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"
#include "app/view/common/row_model.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

namespace flagfall::view {

class CommandDoor;
class DeskLink;

struct ProhibitedRow {
    int place = 0; ///< in the list
    int first = 0, second = 0;
    QString text;

    [[nodiscard]] int key() const { return place; }
    friend bool operator==(ProhibitedRow const&, ProhibitedRow const&) = default;
};

/// Pairs that must not meet. They are settled before the first round is paired.
class ProhibitedModel : public FLAGFALL_ROWS(ProhibitedRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(QStringList names READ names NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
public:
    ProhibitedModel(DeskLink& desk, CommandDoor& door, QObject* parent = nullptr);

    void update();

    /// A Swiss whose first round is not paired.
    [[nodiscard]] bool isOpen() const { return m_open; }
    /// Of the players, or in an event of teams the teams, in order of pairing numbers.
    [[nodiscard]] QStringList names() const { return m_names; }
    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }

    /// Players by their place among the names; round 0: every round.
    Q_INVOKABLE void prohibit(int first, int second, int round);
    Q_INVOKABLE void lift(int first, int second);

signals:
    void changed();

private:
    DeskLink& m_desk;
    CommandDoor& m_door;
    bool m_open = false;
    QStringList m_names;
    std::vector<PlayerId> m_players; ///< whose names they are
};

} // namespace flagfall::view
