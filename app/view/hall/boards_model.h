// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/view/common/changes.h"
#include "app/view/hall/board_row.h"
#include "app/view/hall/wall_beat.h"
#include "app/view/texts/picked_boards.h"

#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include <limits>
#include <map>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class Preferences;
class RoundsModel;

/// The wall: the boards of the round that is shown, with their clocks.
///
/// An act makes anew the rows of the boards it touched, and no others. One timer for all boards wakes when the next
/// text would change; only rows whose text changed are told, with only the roles that changed, and only a handful in
/// one frame. Rows that nobody looks at (`watch`) wait until somebody does. It stands still when no clock runs.
class BoardsModel : public FLAGFALL_ROWS(BoardRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY summaryChanged FINAL)
    Q_PROPERTY(int firstBoard READ firstBoard NOTIFY summaryChanged FINAL)
    Q_PROPERTY(int entered READ entered NOTIFY summaryChanged FINAL)
    Q_PROPERTY(int missing READ missing NOTIFY summaryChanged FINAL)
    Q_PROPERTY(int adjourned READ adjourned NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString missingText READ missingText NOTIFY summaryChanged FINAL)
    Q_PROPERTY(int runningCount READ runningCount NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString elsewhereText READ elsewhereText NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString byeText READ byeText NOTIFY summaryChanged FINAL)
    Q_PROPERTY(bool anyReady READ anyReady NOTIFY summaryChanged FINAL)
    Q_PROPERTY(bool anyRunning READ anyRunning NOTIFY summaryChanged FINAL)
    Q_PROPERTY(bool anyPaused READ anyPaused NOTIFY summaryChanged FINAL)
    Q_PROPERTY(bool interrupted READ interrupted NOTIFY summaryChanged FINAL)
    Q_PROPERTY(Filter filter READ filter WRITE setFilter NOTIFY filterChanged FINAL)
    Q_PROPERTY(QVariantList legend READ legend NOTIFY legendChanged FINAL)
    Q_PROPERTY(QVariantList picked READ pickedNumbers NOTIFY pickedChanged FINAL)
    Q_PROPERTY(QString pickedText READ pickedText NOTIFY pickedChanged FINAL)
public:
    enum class Side { NoSide, White, Black };
    Q_ENUM(Side)
    enum class Phase { NoClock, Ready, Running, Paused, Frozen, Decided };
    Q_ENUM(Phase)
    enum class Filter { All, Missing, RunningOnly };
    Q_ENUM(Filter)
    enum class Note {
        None,
        Decide,
        Called,
        Flag,
        IllegalMove,
        Claim,
        Disputed,
        BoardEnd,
        DefaultTimeOver,
        Absent,
        DrawOffered,
        ToSeal,
        OddSetting,
        LatePress,
        LeverLocked
    };
    Q_ENUM(Note)

    BoardsModel(DeskLink& desk, CommandDoor& door, RoundsModel& rounds, Preferences& preferences,
                QObject* parent = nullptr);

    void update(Changes const& changes);

    [[nodiscard]] int count() const { return m_summary.count; }
    /// The number of the first board of the round that is shown, in a hall with other tournaments; without a round 1.
    [[nodiscard]] int firstBoard() const { return m_summary.first; }
    [[nodiscard]] int entered() const { return m_summary.entered; }
    [[nodiscard]] int missing() const { return m_summary.missing; }
    /// Games of the round that are adjourned and not decided.
    [[nodiscard]] int adjourned() const { return m_summary.adjourned; }
    [[nodiscard]] QString missingText() const;
    [[nodiscard]] int runningCount() const { return m_summary.running; }
    /// Clocks that run in other rounds: an adjourned game that was resumed, or one that has outlasted its round.
    [[nodiscard]] QString elsewhereText() const;
    /// The next round with a running clock, going round.
    Q_INVOKABLE void turnToRunning();
    [[nodiscard]] QString byeText() const { return m_byeText; }
    [[nodiscard]] bool anyReady() const { return m_summary.ready > 0; }
    [[nodiscard]] bool anyRunning() const { return m_summary.running > 0; }
    [[nodiscard]] bool anyPaused() const { return m_summary.paused > 0; }
    /// The round is played, and its clocks stand all the same: after an interruption, or because they were stopped.
    [[nodiscard]] bool interrupted() const { return m_summary.interrupted; }
    [[nodiscard]] Filter filter() const { return m_filter; }
    void setFilter(Filter filter);
    [[nodiscard]] QVariantList legend() const;

    /// The boards the arbiter is about to act on together. They stay picked under another filter, not in another round.
    [[nodiscard]] std::vector<BoardNumber> const& picked() const { return m_picked.boards(); }
    [[nodiscard]] QVariantList pickedNumbers() const;
    [[nodiscard]] QString pickedText() const;
    /// Picks the board, or lets it go.
    Q_INVOKABLE void pick(int board);
    /// Picks all boards on the wall between these two, which are included; in either order.
    Q_INVOKABLE void pickRange(int from, int to);
    /// Every board on the wall.
    Q_INVOKABLE void pickAll();
    Q_INVOKABLE void pickNone();

    /// The viewer looks at these rows. What nobody looks at is not kept up while it runs: from the first row that any
    /// viewer sees to the last one it is, and nothing once all viewers are gone. Before the first one comes all rows
    /// are looked at. A page that goes may still speak when the next one has come: each viewer has its own rows.
    Q_INVOKABLE void watch(QObject* viewer, int firstRow, int lastRow);

    Q_INVOKABLE void startAll();
    Q_INVOKABLE void start(int board);
    Q_INVOKABLE void pauseAll();
    Q_INVOKABLE void pause(int board);
    Q_INVOKABLE void resumeAll();
    /// Stops every clock that runs; where none runs, those go on that were stopped together. A round that is begun and
    /// stopped as a whole is stopped, or goes on.
    Q_INVOKABLE void stopOrResumeAll();
    Q_INVOKABLE void resume(int board);
    /// Pauses what runs; where nothing runs lets go on what is paused; where nothing has begun starts it. This board
    /// alone, or the boards that are picked: one act for all of them.
    Q_INVOKABLE void startOrPause(int board);
    Q_INVOKABLE void startOrPausePicked();
    Q_INVOKABLE void press(int board, flagfall::view::BoardsModel::Side side);
    Q_INVOKABLE void clearResult(int board);
    Q_INVOKABLE void adjourn(int board);
    /// Starts the round; once it has begun, stops it or lets it go on: as a whole, or its clocks that run or are
    /// paused. Where boards are picked, the same with them and no others.
    Q_INVOKABLE void spaceBar();

    /// Where the board stands in the list; −1 when the filter hides it.
    Q_INVOKABLE [[nodiscard]] int rowOfBoard(int board) const;
    /// The board in this row; 0 when there is no such row.
    Q_INVOKABLE [[nodiscard]] int boardAt(int row) const;
    /// The next board without a result, going round; −1 when there is none.
    Q_INVOKABLE [[nodiscard]] int nextMissing(int afterBoard) const;
    /// The board whose running clock has the least time left; after that one the next, going round. −1: none runs.
    Q_INVOKABLE [[nodiscard]] int nextShortOfTime(int afterBoard) const;
    /// The board with this number or label, or with a player whose name has this in it; −1 when there is none.
    Q_INVOKABLE [[nodiscard]] int boardNamed(QString const& text) const;
    /// The round of a board that is named with it, `1.3`: the shown one where it has a board that is called so (3 of
    /// its match 1); 0: no round has one.
    Q_INVOKABLE [[nodiscard]] int roundNamed(QString const& text) const;
    /// What people call the board: `7`, in an event of teams `3.2`.
    Q_INVOKABLE [[nodiscard]] QString labelOf(int board) const;
    /// Does what the key says; false when the key means no result. Modifiers and scan code as in the key's event.
    Q_INVOKABLE bool resultKey(int board, int key, QString const& text, int modifiers = 0, int scanCode = 0);
    /// The digit that was typed, on any layout; −1 for another key.
    Q_INVOKABLE [[nodiscard]] int digitKey(QString const& text, int modifiers, int scanCode) const;

    [[nodiscard]] bool ticking() const { return m_timer.isActive(); }

signals:
    void summaryChanged();
    void filterChanged();
    void legendChanged();
    void pickedChanged();

private:
    struct Summary {
        int first = 1, count = 0, entered = 0, missing = 0, adjourned = 0, running = 0, ready = 0, paused = 0,
            elsewhere = 0, pausedElsewhere = 0;
        bool interrupted = false;
        friend bool operator==(Summary const&, Summary const&) = default;
    };
    /// What a board adds to the summary.
    struct Counted {
        bool entered = false;
        bool missing = false;
        bool adjourned = false;
        FacePhase phase = FacePhase::NoClock; ///< NoClock also where the clock plays no part
    };
    [[nodiscard]] session::Round const* round() const;
    [[nodiscard]] session::Board const* board(int number) const;
    [[nodiscard]] bool passes(BoardRow const& row) const;
    [[nodiscard]] bool concernsAll(Changes const& changes) const;
    [[nodiscard]] bool isWatched(int row) const { return row >= m_firstWatched && row <= m_lastWatched; }
    void refresh();
    [[nodiscard]] BoardRow rowOf(session::Board const& board, BySide<Seat> seats, clock::Instant now);
    [[nodiscard]] BoardRow later(BoardRow row, session::Board const& board, clock::Instant now) const;
    [[nodiscard]] bool renew(session::Board const& board, clock::Instant now);
    [[nodiscard]] bool passTime(session::Board const& board, clock::Instant now);
    void count(session::Board const& board, FacePhase phase);
    void add(Counted const& counted, int sign);
    void schedule(session::Board const& board, bool watched, clock::Instant now);
    void tellSummary(Summary const& before);
    void countElsewhere();
    void turnRound();
    void tick();
    void arm();
    void lookAgain();
    void look(int firstRow, int lastRow);
    void markPicked();
    [[nodiscard]] RoundNumber shownRound() const;
    void pressBy(int board, Colour by);
    [[nodiscard]] std::vector<BoardNumber> inPhase(std::vector<BoardNumber> const& boards, clock::Phase phase) const;
    void startOrPause(std::vector<BoardNumber> const& boards);
    [[nodiscard]] bool isTimed() const;
    [[nodiscard]] bool isInterrupted() const;
    void stepRoundOn();
    void pauseRunning();
    void enter(int board, Result result);

    DeskLink& m_desk;
    CommandDoor& m_door;
    RoundsModel& m_rounds;
    Preferences& m_preferences;
    Seats m_seats;
    Summary m_summary;
    QString m_byeText;
    std::vector<Counted> m_counted; ///< in the order of the boards
    std::optional<clock::Instant> m_startedAt;
    std::map<std::shared_ptr<clock::Setting const>, QString> m_settingTexts;
    WallBeat m_beat;
    PickedBoards m_picked;
    struct Viewer {
        QObject* who;
        int firstRow;
        int lastRow;
    };
    std::vector<Viewer> m_viewers;
    int m_firstWatched = 0;
    int m_lastWatched = std::numeric_limits<int>::max();
    Filter m_filter = Filter::All;
    QTimer m_timer;
};

} // namespace flagfall::view
