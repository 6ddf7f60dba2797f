// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class CommandDoor;
class DeskLink;

/// Who sits where for one team in the round to come, or in the one that is paired as long as no game of the match has
/// begun. The boards come first, behind them who does not play; what the regulations have against it is said at once.
class LineUpForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QStringList lines READ lines NOTIFY changed FINAL)
    Q_PROPERTY(int boards READ boards NOTIFY changed FINAL)
    Q_PROPERTY(QString fault READ fault NOTIFY changed FINAL)
    Q_PROPERTY(bool given READ given NOTIFY changed FINAL)
    Q_PROPERTY(bool typed READ typed NOTIFY changed FINAL)
public:
    LineUpForm(DeskLink& desk, CommandDoor& door, QObject* parent = nullptr);

    [[nodiscard]] bool isOpen() const { return m_team != session::nobody; }
    /// Changed since it was opened, and not handed in.
    [[nodiscard]] bool typed() const { return m_order != m_begun; }
    /// `Slávia, round 3`.
    [[nodiscard]] QString title() const;
    /// `1  Novák, Ján  2310`, `2  –`: the boards, then those who do not play.
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] int boards() const;
    /// What is wrong with it; empty where nothing is.
    [[nodiscard]] QString fault() const;
    /// One was handed in before; it can be taken back while the round is not paired.
    [[nodiscard]] bool given() const;

    /// False where there is no round it could be for.
    Q_INVOKABLE bool start(int teamId);
    Q_INVOKABLE void close();
    /// The line changes places with the one so many below, and says where it stands then.
    Q_INVOKABLE int move(int line, int by);
    /// Nobody sits on this board, or who did not play sits on the first empty one.
    Q_INVOKABLE void turn(int line);
    Q_INVOKABLE void submit();
    Q_INVOKABLE void takeBack();

    void update();

signals:
    void changed();
    void done();

private:
    [[nodiscard]] RoundNumber roundFor(session::Team const& team) const;
    [[nodiscard]] std::vector<PlayerId> seated() const;

    DeskLink& m_desk;
    CommandDoor& m_door;
    PlayerId m_team;
    RoundNumber m_round;
    std::vector<PlayerId> m_begun; ///< as it was opened
    std::vector<PlayerId> m_order; ///< the boards, with nobody on some; then who does not play
};

} // namespace flagfall::view
