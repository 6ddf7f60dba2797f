// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/models/boards_model.h"

#include <QObject>
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
    Q_PROPERTY(QString whiteName READ whiteName NOTIFY changed FINAL)
    Q_PROPERTY(QString blackName READ blackName NOTIFY changed FINAL)
    Q_PROPERTY(QString controlText READ controlText NOTIFY changed FINAL)
    Q_PROPERTY(QString resultText READ resultText NOTIFY changed FINAL)
    Q_PROPERTY(QString whiteTime READ whiteTime NOTIFY faceChanged FINAL)
    Q_PROPERTY(QString blackTime READ blackTime NOTIFY faceChanged FINAL)
    Q_PROPERTY(QString whiteDelay READ whiteDelay NOTIFY faceChanged FINAL)
    Q_PROPERTY(QString blackDelay READ blackDelay NOTIFY faceChanged FINAL)
    Q_PROPERTY(QString whitePeriod READ whitePeriod NOTIFY faceChanged FINAL)
    Q_PROPERTY(QString blackPeriod READ blackPeriod NOTIFY faceChanged FINAL)
    Q_PROPERTY(int whiteMoves READ whiteMoves NOTIFY faceChanged FINAL)
    Q_PROPERTY(int blackMoves READ blackMoves NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool whiteFlag READ whiteFlag NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool blackFlag READ blackFlag NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool whiteLow READ whiteLow NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool blackLow READ blackLow NOTIFY faceChanged FINAL)
    Q_PROPERTY(int running READ running NOTIFY faceChanged FINAL)
    Q_PROPERTY(int waiting READ waiting NOTIFY faceChanged FINAL)
    Q_PROPERTY(int flagFirst READ flagFirst NOTIFY faceChanged FINAL)
    Q_PROPERTY(int phase READ phase NOTIFY faceChanged FINAL)
    Q_PROPERTY(QString phaseText READ phaseText NOTIFY faceChanged FINAL)
    Q_PROPERTY(bool turned READ turned WRITE setTurned NOTIFY turnedChanged FINAL)
public:
    ClockView(DeskLink& desk, CommandDoor& door, Preferences& preferences, QObject* parent = nullptr);

    void show(RoundNumber round, BoardNumber board);
    void update();

    [[nodiscard]] bool active() const { return m_row.has_value(); }
    [[nodiscard]] int board() const { return row().board; }
    [[nodiscard]] QString whiteName() const { return row().seats.white.name; }
    [[nodiscard]] QString blackName() const { return row().seats.black.name; }
    [[nodiscard]] QString controlText() const { return m_controlText; }
    [[nodiscard]] QString resultText() const { return row().result; }
    [[nodiscard]] QString whiteTime() const { return row().face.displays.white.time; }
    [[nodiscard]] QString blackTime() const { return row().face.displays.black.time; }
    [[nodiscard]] QString whiteDelay() const { return row().face.displays.white.delay; }
    [[nodiscard]] QString blackDelay() const { return row().face.displays.black.delay; }
    [[nodiscard]] QString whitePeriod() const { return row().face.displays.white.period; }
    [[nodiscard]] QString blackPeriod() const { return row().face.displays.black.period; }
    [[nodiscard]] int whiteMoves() const { return row().face.displays.white.moves; }
    [[nodiscard]] int blackMoves() const { return row().face.displays.black.moves; }
    [[nodiscard]] bool whiteFlag() const { return row().face.displays.white.flag; }
    [[nodiscard]] bool blackFlag() const { return row().face.displays.black.flag; }
    [[nodiscard]] bool whiteLow() const { return row().face.displays.white.low; }
    [[nodiscard]] bool blackLow() const { return row().face.displays.black.low; }
    [[nodiscard]] int running() const { return static_cast<int>(row().face.running); }
    [[nodiscard]] int waiting() const { return static_cast<int>(row().face.waiting); }
    [[nodiscard]] int flagFirst() const { return static_cast<int>(row().face.flagFirst); }
    [[nodiscard]] int phase() const { return static_cast<int>(row().face.phase); }
    [[nodiscard]] QString phaseText() const { return row().face.phaseText; }
    [[nodiscard]] bool turned() const { return m_turned; }
    void setTurned(bool turned);

    Q_INVOKABLE void press(flagfall::view::BoardsModel::Side side);
    Q_INVOKABLE void pressActive();
    Q_INVOKABLE void startOrPause();
    Q_INVOKABLE void close();

signals:
    void changed();
    void activeChanged();
    void faceChanged();
    void turnedChanged();

private:
    [[nodiscard]] BoardRow const& row() const;
    [[nodiscard]] session::Board const* shownBoard() const;
    void pressBy(Colour by);
    void tick();
    void arm();

    DeskLink& m_desk;
    CommandDoor& m_door;
    Preferences& m_preferences;
    RoundNumber m_round;
    BoardNumber m_board;
    std::optional<BoardRow> m_row;
    QString m_controlText;
    bool m_turned = false;
    QTimer m_timer;
};

} // namespace flagfall::view
