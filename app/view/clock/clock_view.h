// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/journal/wall_axis.h"
#include "app/view/clock/clock_side_view.h"
#include "app/view/hall/boards_model.h"

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class Preferences;

/// The face of one board, as large as the screen. Sides and phases are those of BoardsModel.
class ClockView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool active READ active NOTIFY activeChanged FINAL)
    Q_PROPERTY(int board READ board NOTIFY changed FINAL)
    Q_PROPERTY(QString boardLabel READ boardLabel NOTIFY changed FINAL)
    Q_PROPERTY(QString boardText READ boardText NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::ClockSideView* left READ left NOTIFY turnedChanged FINAL)
    Q_PROPERTY(flagfall::view::ClockSideView* right READ right NOTIFY turnedChanged FINAL)
    Q_PROPERTY(QString controlText READ controlText NOTIFY changed FINAL)
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed FINAL)
    Q_PROPERTY(int running READ running NOTIFY faceChanged FINAL)
    Q_PROPERTY(int waiting READ waiting NOTIFY faceChanged FINAL)
    Q_PROPERTY(int flagFirst READ flagFirst NOTIFY faceChanged FINAL)
    Q_PROPERTY(int phase READ phase NOTIFY faceChanged FINAL)
    Q_PROPERTY(QString phaseText READ phaseText NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool steerable READ steerable NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool turned READ turned NOTIFY turnedChanged FINAL)
    Q_PROPERTY(QStringList facts READ facts NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool needsLook READ needsLook NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool muted READ muted NOTIFY mutedChanged FINAL)
public:
    ClockView(DeskLink& desk, CommandDoor& door, Preferences& preferences, QObject* parent = nullptr);

    void show(RoundNumber round, BoardNumber board);
    void update(Changes const& changes);

    [[nodiscard]] bool active() const { return m_row.has_value(); }
    [[nodiscard]] int board() const { return row().board; }
    [[nodiscard]] QString boardLabel() const; ///< as people call it: team_match_text.h
    [[nodiscard]] QString boardText() const;  ///< with its round, where that is not the last one
    [[nodiscard]] BoardPlace place() const { return {m_round, m_board}; }
    /// Whose clock stands at that end of the table; the board's own levers say so.
    [[nodiscard]] ClockSideView* left() { return sideAt(clock::End::Left); }
    [[nodiscard]] ClockSideView* right() { return sideAt(clock::End::Right); }
    [[nodiscard]] QString controlText() const { return m_controlText; }
    [[nodiscard]] QString resultText() const { return row().result; }
    [[nodiscard]] int running() const { return static_cast<int>(row().face.running); }
    [[nodiscard]] int waiting() const { return static_cast<int>(row().face.waiting); }
    [[nodiscard]] int flagFirst() const { return static_cast<int>(row().face.flagFirst); }
    [[nodiscard]] int phase() const { return static_cast<int>(row().face.phase); }
    [[nodiscard]] QString phaseText() const { return row().face.phaseText; }
    [[nodiscard]] bool steerable() const { return row().face.steerable; }
    [[nodiscard]] bool turned() const { return m_levers.white == clock::End::Right; }
    /// What the arbiter may want to know and the players need not: when each flag fell, periods to be checked, who may
    /// call a flag.
    [[nodiscard]] QStringList facts() const;
    [[nodiscard]] bool needsLook() const; ///< a flag is down, or a period has just ended
    [[nodiscard]] bool muted() const;

    Q_INVOKABLE void press(flagfall::view::BoardsModel::Side side);
    Q_INVOKABLE void pressLeft() { pressEnd(clock::End::Left); }
    Q_INVOKABLE void pressRight() { pressEnd(clock::End::Right); }
    /// Presses the lever whose key it is (lever_keys.h); false for another key.
    Q_INVOKABLE bool pressKey(int key, int scanCode);
    Q_INVOKABLE void pressActive();
    Q_INVOKABLE void startOrPause();
    /// The clock was turned round on the table.
    Q_INVOKABLE void turn();
    /// Asks for the times in words.
    Q_INVOKABLE void speak();
    Q_INVOKABLE void toggleMuted();
    Q_INVOKABLE void close();

signals:
    void changed();
    void activeChanged();
    void faceChanged();
    void turnedChanged();
    void mutedChanged();
    void speechAsked(QString const& text);

private:
    [[nodiscard]] BoardRow const& row() const;
    [[nodiscard]] session::Board const* shownBoard() const;
    void update();
    [[nodiscard]] FaceOptions faceOptions() const;
    [[nodiscard]] ClockSideView* sideAt(clock::End end);
    [[nodiscard]] QStringList factsOf(Colour side) const;
    [[nodiscard]] QString wallText(clock::Instant at) const;
    void followTimesOfDay();
    void showSides();
    void turnTo(clock::Levers levers);
    void pressBy(Colour by);
    void pressEnd(clock::End end);
    void tick();
    void arm();

    DeskLink& m_desk;
    CommandDoor& m_door;
    Preferences& m_preferences;
    RoundNumber m_round;
    BoardNumber m_board;
    std::optional<Seats> m_seats; ///< none: to be looked up again
    std::optional<BoardRow> m_row;
    QString m_controlText;
    clock::Levers m_levers;
    session::WallAxis m_timesOfDay;
    Seq m_followed{}; ///< the last act the times of day know of
    ClockSideView m_white{Colour::White};
    ClockSideView m_black{Colour::Black};
    QTimer m_timer;
};

} // namespace flagfall::view
