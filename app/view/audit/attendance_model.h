// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/session/reports/attendance.h"
#include "app/view/common/row_model.h"

#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <optional>
#include <set>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class RoundsModel;

struct AttendanceRow {
    int round = 0; ///< the shown one, or an earlier one whose game is resumed
    int board = 0;
    QString boardLabel; ///< what people call it
    QString whiteName, blackName;
    QString whiteState, blackState; ///< empty: there
    QString timeText;
    QString forfeitText; ///< the result that the Laws give now; empty while there is none
    bool whiteAbsent = false;
    bool blackAbsent = false;
    bool over = false;      ///< the default time is over for somebody
    bool suspected = false; ///< nobody was marked, but White has not moved

    [[nodiscard]] qint64 key() const { return round * qint64{100'000} + board; }
    friend bool operator==(AttendanceRow const&, AttendanceRow const&) = default;
};

/// Who is not there when the round begins, and how long the default time still lasts (Laws 6.7; 2009: 6.6). The
/// program counts and tells; a forfeit is the arbiter's decision, board by board or for all that are overdue.
class AttendanceModel : public FLAGFALL_ROWS(AttendanceRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY summaryChanged FINAL)
    Q_PROPERTY(int overCount READ overCount NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString overBoards READ overBoards NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString ruleText READ ruleText NOTIFY summaryChanged FINAL)
    Q_PROPERTY(QString letters READ letters NOTIFY summaryChanged FINAL)
public:
    enum class Side { White, Black };
    Q_ENUM(Side)

    AttendanceModel(DeskLink& desk, CommandDoor& door, RoundsModel& rounds, QObject* parent = nullptr);

    void update();

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    [[nodiscard]] int overCount() const { return m_over; }
    /// The boards on which it is over: `3, 12`.
    [[nodiscard]] QString overBoards() const { return m_overBoards; }
    [[nodiscard]] QString caption() const { return m_caption; }
    [[nodiscard]] QString ruleText() const { return m_ruleText; }
    /// The letters of White and Black as they are typed in this language: `W, B`.
    [[nodiscard]] QString letters() const;

    /// Absent becomes arrived, and the other way round. Round 0: the shown one; the same below.
    Q_INVOKABLE void toggle(int board, flagfall::view::AttendanceModel::Side side, int round = 0);
    /// Does what the key says for the board: the letter of a side, or F; false for another key.
    Q_INVOKABLE bool key(int board, QString const& text, int round = 0);
    /// Gives the result the Laws give now; only once the default time is over.
    Q_INVOKABLE void forfeit(int board, int round = 0);
    /// The same on every board where it is over, as one action.
    Q_INVOKABLE void forfeitAll();
    /// What a line such as `12W`, `12WB` or `3.2W`, or `1.3W` of an earlier round, would do, as a sentence; empty when
    /// it means nothing yet.
    Q_INVOKABLE [[nodiscard]] QString meaning(QString const& typed) const;
    /// Does it; false when it means nothing.
    Q_INVOKABLE bool mark(QString const& typed);

signals:
    void summaryChanged();
    /// The default time has just run out on these boards.
    void defaultTimeOver(QString const& text);

private:
    struct Typed {
        RoundNumber round;
        BoardNumber board;
        std::vector<Colour> sides;
    };
    [[nodiscard]] std::optional<Typed> read(QString const& typed) const;
    [[nodiscard]] session::Round const* round() const;
    [[nodiscard]] QString labelOf(int board) const;
    [[nodiscard]] QString labels(std::set<int> const& boards) const;
    [[nodiscard]] std::vector<session::LateBoard> lateBoards(session::Round const& round) const;
    [[nodiscard]] RoundNumber roundOr(int round) const;
    [[nodiscard]] bool isAbsent(RoundNumber round, BoardNumber board, Colour side) const;
    void tellOverdue(std::set<int> over);
    void submit(RoundNumber round, BoardNumber board, Colour side, session::Presence presence);

    DeskLink& m_desk;
    CommandDoor& m_door;
    RoundsModel& m_rounds;
    QTimer m_timer;
    std::set<int> m_told; ///< boards whose default time is known to be over
    int m_round = 0;
    int m_over = 0;
    QString m_caption, m_ruleText, m_overBoards;
};

} // namespace flagfall::view
