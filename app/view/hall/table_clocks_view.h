// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class CommandDoor;
class DeskLink;

/// The organiser's clocks, by what is written on them: which one stands on a board, and what is wrong with it. Belongs
/// to the UI thread.
class TableClocksView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int board READ board NOTIFY changed FINAL)
    Q_PROPERTY(QString boardLabel READ boardLabel NOTIFY changed FINAL)
    Q_PROPERTY(QString clock READ clock NOTIFY changed FINAL)
    Q_PROPERTY(QString fault READ fault NOTIFY changed FINAL)
    Q_PROPERTY(QStringList faulty READ faulty NOTIFY changed FINAL)
public:
    TableClocksView(DeskLink& desk, CommandDoor& door, QObject* parent = nullptr);

    void update(Changes const& changes);

    /// The one that is looked at; 0: none.
    [[nodiscard]] int board() const { return m_board; }
    [[nodiscard]] QString boardLabel() const; ///< as people call it: team_match_text.h
    /// What is written on the clock of that board; empty: nobody has said.
    [[nodiscard]] QString clock() const;
    [[nodiscard]] QString fault() const;
    /// Every clock with a fault, and where it is: "17, board 3: the lever sticks".
    [[nodiscard]] QStringList faulty() const;

    Q_INVOKABLE void look(int board);
    /// That clock stands on the board that is looked at.
    Q_INVOKABLE void place(QString const& clock, QString const& fault);
    /// That clock is taken off its board.
    Q_INVOKABLE void putAway(QString const& clock, QString const& fault);

signals:
    void changed();

private:
    DeskLink& m_desk;
    CommandDoor& m_door;
    int m_board = 0;
};

} // namespace flagfall::view
