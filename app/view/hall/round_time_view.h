// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/event/event_state.h"

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class RoundsModel;

/// The round on the wall as a whole: whether it has begun, how long it has been played, how long a player may still
/// arrive. It steers a round that is played, on some board at least, with the clocks on the tables, and one that is
/// stopped; where all clocks are the program's, these say it all and nothing is shown here. Belongs to the UI thread.
class RoundTimeView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool shown READ shown NOTIFY changed FINAL)
    Q_PROPERTY(Stage stage READ stage NOTIFY changed FINAL)
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QString endText READ endText NOTIFY changed FINAL)
public:
    enum class Stage { ToBegin, Played, Stopped, Over };
    Q_ENUM(Stage)

    RoundTimeView(DeskLink& desk, CommandDoor& door, RoundsModel& rounds, QObject* parent = nullptr);

    void update();

    [[nodiscard]] bool shown() const { return m_shown; }
    [[nodiscard]] Stage stage() const { return m_stage; }
    /// "Played 34:12, default time expires in 25:48".
    [[nodiscard]] QString text() const { return m_text; }
    /// Of the last round, once its last result is in: that it is over, which of its games are adjourned, how many
    /// scoresheets are missing. Empty before that, and of every other round.
    [[nodiscard]] QString endText() const { return m_endText; }

    Q_INVOKABLE void begin() { step(session::RoundStep::Begun); }
    Q_INVOKABLE void stop() { step(session::RoundStep::Stopped); }
    Q_INVOKABLE void goOn() { step(session::RoundStep::WentOn); }
    Q_INVOKABLE void declareOver() { step(session::RoundStep::Over); }
    /// The clocks of the boards are those on the table instead of the program's; the other way round where that is so
    /// of all of them.
    Q_INVOKABLE void exchangeClocks(QVariantList const& boards);

signals:
    void changed();

private:
    [[nodiscard]] session::Round const* round() const;
    [[nodiscard]] static Stage stageOf(session::Round const& round);
    [[nodiscard]] QString textOf(session::Round const& round) const;
    [[nodiscard]] QString endTextOf(session::Round const& round) const;
    void step(session::RoundStep step);

    DeskLink& m_desk;
    CommandDoor& m_door;
    RoundsModel& m_rounds;
    QTimer m_timer;
    bool m_shown = false;
    Stage m_stage = Stage::ToBegin;
    QString m_text, m_endText;
};

} // namespace flagfall::view
