// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class CommandDoor;
class DeskLink;

/// The tree of an event in which who loses a match is out: who meets whom, the scores, who is through. A match that
/// has ended level is given to somebody here.
class MatchTreeView final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool there READ isThere NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY changed FINAL)
    Q_PROPERTY(QString levelText READ levelText NOTIFY changed FINAL)
public:
    MatchTreeView(DeskLink& desk, CommandDoor& door, QObject* parent = nullptr);

    void update();

    /// The event is one with a tree.
    [[nodiscard]] bool isThere() const { return m_there; }
    /// Of every round of the tree `title` and `matches`, from the top; of a match `upper` and `lower` (names, empty
    /// where nobody is known), `upperId` and `lowerId`, `upperScore` and `lowerScore`, `upperThrough` and
    /// `lowerThrough`, `note`, `third` (the match for the third place), `level` (it waits for the arbiter) and
    /// `spoken`.
    [[nodiscard]] QVariantList rounds() const { return m_rounds; }
    /// What the arbiter has to do about matches that are level; empty: nothing.
    [[nodiscard]] QString levelText() const { return m_levelText; }
    /// The player is through in a match that has ended level.
    Q_INVOKABLE void award(int playerId, QString const& reason);

signals:
    void changed();

private:
    [[nodiscard]] QVariantMap shown(pairing::TreeMatch const& match) const;

    DeskLink& m_desk;
    CommandDoor& m_door;
    bool m_there = false;
    QVariantList m_rounds;
    QString m_levelText;
};

} // namespace flagfall::view
