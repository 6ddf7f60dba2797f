// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"
#include "app/view/results/verification.h"

#include <QElapsedTimer>
#include <QObject>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <deque>

namespace flagfall::view {

class BoardsModel;
class CommandDoor;
class DeskLink;
class Preferences;
class RoundsModel;

/// Results as fast as they are typed. A key that comes while the desk still decides about the one before waits its
/// turn. The board changes when a result is entered, not when it is asked about or refused: then the keys behind it
/// were meant for other boards, and do nothing, aloud, until the typing pauses. Belongs to the UI thread.
class ResultEntry : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(Mode mode READ mode WRITE setMode NOTIFY changed FINAL)
    Q_PROPERTY(int board READ board WRITE setBoard NOTIFY boardChanged FINAL)
    Q_PROPERTY(QString boardLabel READ boardLabel NOTIFY boardChanged FINAL)
    Q_PROPERTY(QString number READ number NOTIFY changed FINAL)
    Q_PROPERTY(bool awaitsResult READ awaitsResult NOTIFY changed FINAL)
    Q_PROPERTY(bool differs READ differs NOTIFY changed FINAL)
    Q_PROPERTY(QString stopText READ stopText NOTIFY changed FINAL)
    Q_PROPERTY(QString lostText READ lostText NOTIFY changed FINAL)
    Q_PROPERTY(QString verifiedText READ verifiedText NOTIFY changed FINAL)
    Q_PROPERTY(bool allTyped READ allTyped NOTIFY changed FINAL)
    Q_PROPERTY(QVariantMap marks READ marks NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList legend READ legend NOTIFY changed FINAL)
public:
    enum class Mode {
        InOrder, ///< the next board without a result comes by itself
        Verify,  ///< everything is typed again, and changes nothing
        Slip,    ///< the number of a board, Enter, its result
    };
    Q_ENUM(Mode)

    ResultEntry(DeskLink& desk, CommandDoor& door, RoundsModel& rounds, BoardsModel& boards, Preferences& preferences,
                QObject* parent = nullptr);
    ~ResultEntry() override;

    void update(Changes const& changes);

    [[nodiscard]] Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    /// The board whose result the keys are. Whoever chooses another one leaves the difference behind that was found.
    [[nodiscard]] int board() const { return m_board; }
    [[nodiscard]] QString boardLabel() const; ///< as people call it: team_match_text.h
    void setBoard(int board);
    /// The number of a board, as far as it is typed.
    [[nodiscard]] QString number() const { return m_number; }
    /// The board of the slip is known.
    [[nodiscard]] bool awaitsResult() const { return m_awaitsResult; }
    /// What was typed is not what stands, and the arbiter has to say what is right.
    [[nodiscard]] bool differs() const { return m_difference.has_value(); }
    /// Why keys do nothing now, or did not.
    [[nodiscard]] QString stopText() const;
    /// How many keys have done nothing since; empty: none.
    [[nodiscard]] QString lostText() const;
    /// `17 of 60 verified, 1 difference`.
    [[nodiscard]] QString verifiedText() const;
    /// Every board of the round was typed again.
    [[nodiscard]] bool allTyped() const;
    /// By number of board: `verified`, or the result that was typed and differs.
    [[nodiscard]] QVariantMap marks() const;
    [[nodiscard]] QVariantList legend() const;

    /// A key as for BoardsModel::resultKey(). Whether it was one of those that enter results. Escape takes back what is
    /// half typed, then leaves the mode.
    Q_INVOKABLE bool key(int key, QString const& text, int modifiers, int scanCode);
    /// The board of a slip that was scanned, or was pointed at: its result comes next.
    Q_INVOKABLE void choose(int board);
    /// The keys of the next program.
    Q_INVOKABLE void turnKeys();
    /// Whoever has corrected an earlier round goes back to the one that is played.
    Q_INVOKABLE void leavePage();
    // Of a difference: what was typed is right; what stands is right, and stays marked; a slip of the finger.
    Q_INVOKABLE void correct();
    Q_INVOKABLE void keep();
    Q_INVOKABLE void typeAgain();

signals:
    void changed();
    void boardChanged();
    /// Something that was typed has done nothing, or differs: to be heard.
    void wrong();

private:
    [[nodiscard]] KeyProfile profile() const;
    [[nodiscard]] BoardPlace placeOf(int board) const;
    [[nodiscard]] std::optional<ResultKey> standsAt(BoardPlace place) const;
    [[nodiscard]] bool isMine(KeyStroke const& stroke) const;
    void take(KeyStroke const& stroke);
    void takeSlip(KeyStroke const& stroke);
    void findBoard();
    void verify(ResultKey const& typed);
    void submit(int board, ResultKey const& meant);
    void entered(BoardPlace place);
    void leave(BoardPlace place);
    void goOn();
    [[nodiscard]] int nextToVerify(int after) const;
    void stop(QString const& why);
    void forgetStop();
    void lose(int keys);
    void forgetTyping();

    DeskLink& m_desk;
    CommandDoor& m_door;
    RoundsModel& m_rounds;
    BoardsModel& m_boards;
    Preferences& m_preferences;
    Mode m_mode = Mode::InOrder;
    int m_board = 0;
    QString m_number;
    bool m_awaitsResult = false;
    Verification m_verification;
    std::optional<BoardPlace> m_difference;
    std::optional<BoardPlace> m_pending; ///< whose result the desk decides about
    bool m_asked = false;                ///< about that one
    std::deque<KeyStroke> m_waiting;
    QString m_stopText;
    int m_lost = 0;
    bool m_corrected = false;  ///< a result of an earlier round, since the page was opened
    bool m_untilPause = false; ///< keys do nothing before somebody has stopped typing
    QElapsedTimer m_lastKey;
};

} // namespace flagfall::view
