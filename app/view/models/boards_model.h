// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/commands.h"
#include "app/view/changes.h"
#include "app/view/models/board_row.h"

#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class Preferences;
class RoundsModel;

/// The wall: the boards of the round that is shown, with their clocks.
///
/// One timer for all of them wakes when the next text would change, and only rows whose text changed are told,
/// with only the roles that changed. It stands still when no clock runs.
class BoardsModel : public FLAGFALL_ROWS(BoardRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY summaryChanged FINAL)
    Q_PROPERTY(int entered READ entered NOTIFY summaryChanged FINAL)
    Q_PROPERTY(int missing READ missing NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString missingText READ missingText NOTIFY summaryChanged FINAL)
    Q_PROPERTY(int runningCount READ runningCount NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString byeText READ byeText NOTIFY summaryChanged FINAL)
    Q_PROPERTY(bool anyReady READ anyReady NOTIFY summaryChanged FINAL)
    Q_PROPERTY(bool anyRunning READ anyRunning NOTIFY summaryChanged FINAL)
    Q_PROPERTY(bool anyPaused READ anyPaused NOTIFY summaryChanged FINAL)
    Q_PROPERTY(Filter filter READ filter WRITE setFilter NOTIFY filterChanged FINAL)
    Q_PROPERTY(QVariantList legend READ legend NOTIFY legendChanged FINAL)
public:
    enum class Side { NoSide, White, Black };
    Q_ENUM(Side)
    enum class Phase { NoClock, Ready, Running, Paused, Frozen, Decided };
    Q_ENUM(Phase)
    enum class Filter { All, Missing, RunningOnly };
    Q_ENUM(Filter)
    enum class Outcome { WhiteWins, Draw, BlackWins, WhiteForfeitWin, BlackForfeitWin, BothForfeit };
    Q_ENUM(Outcome)

    BoardsModel(DeskLink& desk, CommandDoor& door, RoundsModel& rounds, Preferences& preferences,
                QObject* parent = nullptr);

    void update(Changes const& changes);

    [[nodiscard]] int count() const { return m_summary.count; }
    [[nodiscard]] int entered() const { return m_summary.entered; }
    [[nodiscard]] int missing() const { return m_summary.missing; }
    [[nodiscard]] QString missingText() const { return m_summary.missingText; }
    [[nodiscard]] int runningCount() const { return m_summary.running; }
    [[nodiscard]] QString byeText() const { return m_summary.byeText; }
    [[nodiscard]] bool anyReady() const { return m_summary.ready > 0; }
    [[nodiscard]] bool anyRunning() const { return m_summary.running > 0; }
    [[nodiscard]] bool anyPaused() const { return m_summary.paused > 0; }
    [[nodiscard]] Filter filter() const { return m_filter; }
    void setFilter(Filter filter);
    [[nodiscard]] QVariantList legend() const;

    Q_INVOKABLE void startAll();
    Q_INVOKABLE void start(int board);
    Q_INVOKABLE void pauseAll();
    Q_INVOKABLE void pause(int board);
    Q_INVOKABLE void resumeAll();
    Q_INVOKABLE void resume(int board);
    Q_INVOKABLE void press(int board, flagfall::view::BoardsModel::Side side);
    Q_INVOKABLE void pressActive(int board);
    Q_INVOKABLE void setResult(int board, flagfall::view::BoardsModel::Outcome outcome);
    Q_INVOKABLE void clearResult(int board);
    Q_INVOKABLE void adjourn(int board);
    /// Starts the round; once it has begun, pauses what runs or resumes what is paused.
    Q_INVOKABLE void spaceBar();

    /// Where the board stands in the list; −1 when the filter hides it.
    Q_INVOKABLE [[nodiscard]] int rowOfBoard(int board) const;
    /// The board in this row; 0 when there is no such row.
    Q_INVOKABLE [[nodiscard]] int boardAt(int row) const;
    /// The next board without a result, going round; −1 when there is none.
    Q_INVOKABLE [[nodiscard]] int nextMissing(int afterBoard) const;
    /// The board with this number, or with a player whose name has this in it; −1 when there is none.
    Q_INVOKABLE [[nodiscard]] int boardNamed(QString const& text) const;
    /// Does what the key says; false when the key means no result. Modifiers and scan code as in the key's event.
    Q_INVOKABLE bool resultKey(int board, int key, QString const& text, int modifiers = 0, int scanCode = 0);
    /// The digit that was typed, on any layout; −1 for another key.
    Q_INVOKABLE [[nodiscard]] int digitKey(QString const& text, int modifiers, int scanCode) const;

    [[nodiscard]] bool ticking() const { return m_timer.isActive(); }

signals:
    void summaryChanged();
    void filterChanged();
    void legendChanged();

private:
    struct Summary {
        int count = 0, entered = 0, missing = 0, running = 0, ready = 0, paused = 0;
        QString missingText, byeText;
        friend bool operator==(Summary const&, Summary const&) = default;
    };
    [[nodiscard]] session::Round const* round() const;
    [[nodiscard]] session::Board const* board(int number) const;
    [[nodiscard]] bool passes(BoardRow const& row) const;
    [[nodiscard]] Summary summarise() const;
    void refresh();
    void tick();
    void arm();
    [[nodiscard]] RoundNumber shownRound() const;
    void pressBy(int board, Colour by);
    void enter(int board, Result result);

    DeskLink& m_desk;
    CommandDoor& m_door;
    RoundsModel& m_rounds;
    Preferences& m_preferences;
    Seats m_seats;
    Summary m_summary;
    Filter m_filter = Filter::All;
    QTimer m_timer;
};

} // namespace flagfall::view
