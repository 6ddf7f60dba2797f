// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class CommandDoor;
class DeskLink;

/// What of the tie-breaks no article computes: lots, and values that are worked out elsewhere.
class TieBreaksByHand : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool hasLots READ hasLots NOTIFY changed FINAL)
    Q_PROPERTY(bool hasValues READ hasValues NOTIFY changed FINAL)
public:
    TieBreaksByHand(DeskLink& desk, CommandDoor& door, QObject* parent = nullptr);

    void update();

    /// The event has a tie-break by lots.
    [[nodiscard]] bool hasLots() const { return m_hasLots; }
    /// The event has a tie-break of values entered by hand.
    [[nodiscard]] bool hasValues() const { return m_hasValues; }

    /// Asks where lots were drawn before.
    Q_INVOKABLE void drawLots();
    /// The value of a player as it is shown; empty: none was entered.
    Q_INVOKABLE [[nodiscard]] QString value(int playerId) const;
    /// Takes `12,5` or `12.5`; an empty text takes the value away. False, and nothing changes, for any other text.
    Q_INVOKABLE bool enter(int playerId, QString const& text);

signals:
    void changed();

private:
    DeskLink& m_desk;
    CommandDoor& m_door;
    bool m_hasLots = false;
    bool m_hasValues = false;
};

} // namespace flagfall::view
