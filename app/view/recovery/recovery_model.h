// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/session/desk/signs_of_life.h"
#include "app/view/common/row_model.h"

#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <map>
#include <optional>
#include <vector>

namespace flagfall::view {

class CommandDoor;
class DeskLink;

struct RecoveryRow {
    int board = 0;
    int round = 0;
    QString boardLabel; ///< what people call the board
    QString names, lastEvent, lastHeartbeat, chargeToRestart, gapText, note;
    QString eventDifference, restartDifference; ///< against the last sign of life
    QString provisional;                        ///< a flag that would have fallen in the interruption
    QString whiteTime, blackTime;               ///< of the last sign of life, as they are typed

    [[nodiscard]] int key() const { return round * 10000 + board; }
    friend bool operator==(RecoveryRow const&, RecoveryRow const&) = default;
};

/// Clocks that ran when the program died. They stand still until the arbiter says what they show (Laws 6.10). Clocks
/// that the desk paused because the computer slept need no such word: nobody was charged, and they only wait.
class RecoveryModel : public FLAGFALL_ROWS(RecoveryRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY captionChanged FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY captionChanged FINAL)
    Q_PROPERTY(QString heartbeatSummary READ heartbeatSummary NOTIFY captionChanged FINAL)
    Q_PROPERTY(QString eventSummary READ eventSummary NOTIFY captionChanged FINAL)
    Q_PROPERTY(QString restartSummary READ restartSummary NOTIFY captionChanged FINAL)
    Q_PROPERTY(QString elsewhereText READ elsewhereText NOTIFY captionChanged FINAL)
    Q_PROPERTY(QString silentText READ silentText NOTIFY captionChanged FINAL)
    Q_PROPERTY(QString asleepText READ asleepText NOTIFY captionChanged FINAL)
public:
    enum class Policy { LastHeartbeat, LastEvent, ChargeToRestart };
    Q_ENUM(Policy)

    RecoveryModel(DeskLink& desk, CommandDoor& door, QObject* parent = nullptr);

    void update();
    /// Looks at the signs of life of other desks, as it does every five seconds while they run clocks.
    void listen();

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    [[nodiscard]] QString caption() const { return m_summary.caption; }
    /// What each reading would do to all the boards.
    [[nodiscard]] QString heartbeatSummary() const { return m_summary.heartbeat; }
    [[nodiscard]] QString eventSummary() const { return m_summary.event; }
    [[nodiscard]] QString restartSummary() const { return m_summary.restart; }
    /// How long the computer slept and which clocks wait since; empty when none does.
    [[nodiscard]] QString asleepText() const { return m_summary.asleep; }

    /// Which other desks of the event run clocks of games that go on, and how many; empty when none does.
    [[nodiscard]] QString elsewhereText() const { return m_summary.elsewhere; }

    /// Which of them has given no sign of life for how long, so that nobody watches its clocks; empty: none.
    [[nodiscard]] QString silentText() const { return m_summary.silent; }

    /// Does what the key says: 1, 2, 3 for the board, with Shift for all; false for another key.
    Q_INVOKABLE bool key(int round, int board, QString const& text, int modifiers, int scanCode);
    /// Whether the key is the 4, which asks for other times.
    Q_INVOKABLE [[nodiscard]] bool asksTimes(QString const& text, int modifiers, int scanCode) const;
    Q_INVOKABLE void decide(int round, int board, flagfall::view::RecoveryModel::Policy policy);
    Q_INVOKABLE void decideAll(flagfall::view::RecoveryModel::Policy policy);
    /// Both times as typed (`1:23:45`, `4:30`, `0:09.5`); false when one of them is no time.
    Q_INVOKABLE bool decideTyped(int round, int board, QString const& white, QString const& black);
    /// What is wrong with a time as typed; empty when nothing is.
    Q_INVOKABLE [[nodiscard]] QString timeProblem(QString const& text) const;
    /// The clocks that the sleep of the computer stopped go on.
    Q_INVOKABLE void resumeAsleep();
    /// This desk runs them all from now on, after a question; those that were running wait here for a decision.
    Q_INVOKABLE void takeOver();

signals:
    void captionChanged();
    void lost(QString const& text); ///< another desk has taken clocks over that this one ran

private:
    struct Summary {
        QString caption, heartbeat, event, restart, asleep, elsewhere, silent;
        friend bool operator==(Summary const&, Summary const&) = default;
    };
    /// The last sleep that stopped clocks.
    struct Sleep {
        clock::Instant at;
        session::WallTime wall;
        std::optional<clock::Span> length; ///< by the time of day
        std::vector<session::ClocksOperated> pauses;
    };
    void lookThrough();
    void lookForSleep(std::size_t at);
    void lookForLoss(session::RecordedAct const& act);
    [[nodiscard]] Seq sittingBefore(int desk) const;
    [[nodiscard]] std::vector<session::ResumeClocks> waitingSinceSleep() const;
    [[nodiscard]] Summary summarise() const;
    [[nodiscard]] QString asleepLine() const;
    [[nodiscard]] QString elsewhereLine() const;
    [[nodiscard]] QString silentLine() const;
    [[nodiscard]] std::map<int, int> runningElsewhere() const;
    [[nodiscard]] QString decidedText(int round, int board) const;
    [[nodiscard]] session::Recovery const* recoveryOf(int round, int board) const;

    DeskLink& m_desk;
    CommandDoor& m_door;
    Summary m_summary;
    std::optional<Sleep> m_sleep;
    session::SignsOfLife m_signs;
    bool m_isAsking = false;
    QTimer m_listening; ///< while other desks run clocks
    Seq m_searched;     ///< acts up to here have been looked through
};

} // namespace flagfall::view
