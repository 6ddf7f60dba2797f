// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/hall/boards_model.h"
#include "app/view/interventions/correction_form.h"
#include "app/view/interventions/interventions_model.h"
#include "app/view/interventions/ruling_view.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class NoticeView;
class RoundsModel;

/// What a ground is called, with its article: "wrong setting (6.10.2)".
[[nodiscard]] QString groundName(InterventionsAt const& at, Ground ground);

/// What the arbiter can do to the clock of one board, of the boards selected, or of the whole hall. Every action says
/// beforehand what it will do, or why it cannot be done. An act is one key; those that
/// need to know more open a form.
class InterventionsView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool open READ isOpen WRITE setOpen NOTIFY openChanged FINAL)
    Q_PROPERTY(bool pinned READ pinned WRITE setPinned NOTIFY pinnedChanged FINAL)
    Q_PROPERTY(int board READ board WRITE setBoard NOTIFY changed FINAL)
    Q_PROPERTY(Scope scope READ scope WRITE setScope NOTIFY changed FINAL)
    Q_PROPERTY(QStringList scopes READ scopes NOTIFY changed FINAL)
    Q_PROPERTY(QString who READ who NOTIFY changed FINAL)
    Q_PROPERTY(QString state READ state NOTIFY changed FINAL)
    Q_PROPERTY(bool single READ single NOTIFY changed FINAL)
    Q_PROPERTY(QString whiteName READ whiteName NOTIFY changed FINAL)
    Q_PROPERTY(QString blackName READ blackName NOTIFY changed FINAL)
    Q_PROPERTY(QString whiteNote READ whiteNote NOTIFY changed FINAL)
    Q_PROPERTY(QString blackNote READ blackNote NOTIFY changed FINAL)
    Q_PROPERTY(QString whiteTime READ whiteTime NOTIFY timesChanged FINAL)
    Q_PROPERTY(QString blackTime READ blackTime NOTIFY timesChanged FINAL)
    Q_PROPERTY(QString whiteAfter READ whiteAfter NOTIFY timesChanged FINAL)
    Q_PROPERTY(QString blackAfter READ blackAfter NOTIFY timesChanged FINAL)
    Q_PROPERTY(QString caution READ caution NOTIFY timesChanged FINAL)
    Q_PROPERTY(QString edition READ edition NOTIFY changed FINAL)
    Q_PROPERTY(int page READ page WRITE setPage NOTIFY changed FINAL)
    Q_PROPERTY(int pages READ pages CONSTANT FINAL)
    Q_PROPERTY(QStringList grounds READ groundNames NOTIFY changed FINAL)
    Q_PROPERTY(QStringList groundWords READ groundWords NOTIFY changed FINAL)
    Q_PROPERTY(QString ground READ ground WRITE setGround NOTIFY changed FINAL)
    Q_PROPERTY(QString groundText READ groundText NOTIFY changed FINAL)
    Q_PROPERTY(QString note READ note WRITE setNote NOTIFY noteChanged FINAL)
    Q_PROPERTY(flagfall::view::InterventionsModel* acts READ acts CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RulingView* ruling READ ruling CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::CorrectionForm* form READ form CONSTANT FINAL)
public:
    enum class Scope { Board, Picked, Hall };
    Q_ENUM(Scope)

    InterventionsView(DeskLink& desk, CommandDoor& door, NoticeView& notice, BoardsModel& boards, RoundsModel& rounds,
                      QObject* parent = nullptr);

    /// Something happened; what happened to other clocks does not matter. One board is shown at once; several a little
    /// later, together with what follows closely.
    void update(Changes const& changes);

    [[nodiscard]] bool isOpen() const { return m_open; }
    void setOpen(bool open);
    [[nodiscard]] bool pinned() const { return m_pinned; }
    void setPinned(bool pinned);
    [[nodiscard]] int board() const { return m_board; }
    void setBoard(int board);
    [[nodiscard]] Scope scope() const { return m_scope; }
    void setScope(Scope scope);
    [[nodiscard]] QStringList scopes() const; ///< the picked boards stand among them only when there are some
    [[nodiscard]] QString who() const;
    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] bool single() const { return m_scope == Scope::Board; }
    [[nodiscard]] QString whiteName() const { return nameOf(Colour::White); }
    [[nodiscard]] QString blackName() const { return nameOf(Colour::Black); }
    [[nodiscard]] QString whiteNote() const { return m_notes.white; }
    [[nodiscard]] QString blackNote() const { return m_notes.black; }
    [[nodiscard]] QString whiteTime() const { return m_times.white; }
    [[nodiscard]] QString blackTime() const { return m_times.black; }
    [[nodiscard]] QString whiteAfter() const { return m_after.white; }
    [[nodiscard]] QString blackAfter() const { return m_after.black; }
    /// What the desk will ask about, or refuse, when the form is sent as it is.
    [[nodiscard]] QString caution() const { return m_caution; }
    [[nodiscard]] QString edition() const; ///< the code of the event's
    [[nodiscard]] int page() const { return m_page; }
    void setPage(int page);
    [[nodiscard]] int pages() const { return (interventionCount + interventionsOnPage - 1) / interventionsOnPage; }
    /// The usual reason first, then every ground with its article.
    [[nodiscard]] QStringList groundNames() const;
    /// The same by their words in the journal; empty: the usual one.
    [[nodiscard]] QStringList groundWords() const;
    [[nodiscard]] QString ground() const;
    void setGround(QString const& word);
    [[nodiscard]] QString groundText() const; ///< the name of the ground chosen; empty for the usual one
    [[nodiscard]] QString note() const { return m_note; }
    void setNote(QString const& note);
    [[nodiscard]] InterventionsModel* acts() { return &m_acts; }
    [[nodiscard]] RulingView* ruling() { return &m_ruling; }
    [[nodiscard]] CorrectionForm* form() { return &m_form; }

    /// Does what the key says: a digit of the page shown, zero for the next page, a letter or Enter of a ruling.
    /// False for any other key.
    Q_INVOKABLE bool key(int key, QString const& text, int modifiers, int scanCode);
    Q_INVOKABLE void perform(int hand);
    /// Shows what the times would be; −1 for nothing.
    Q_INVOKABLE void preview(int hand);
    Q_INVOKABLE void submitForm();
    Q_INVOKABLE void rule(QString const& key);
    /// The arbiter's own decision, by its word in the ruling: `1-0`, `1/2-1/2`, `play-on`.
    Q_INVOKABLE void decide(QString const& word);

signals:
    void openChanged();
    void pinnedChanged();
    void changed();
    void noteChanged();
    void timesChanged();
    /// An illegal move that may not have been completed, or has been replied to, is ruled on with these facts.
    void illegalMoveAsked(int board, flagfall::Colour by);

private:
    [[nodiscard]] QString boardLabel() const;
    [[nodiscard]] std::vector<BoardNumber> picked() const;
    [[nodiscard]] InterventionsAt at() const;
    [[nodiscard]] InterventionReason reason() const;
    [[nodiscard]] std::optional<InterventionChoice> actOf(Intervention hand) const;
    [[nodiscard]] std::optional<InterventionChoice> inView() const;
    [[nodiscard]] session::CorrectClocks formCommand() const;
    void openForm(InterventionChoice const& act);
    [[nodiscard]] QString nameOf(Colour side) const;
    [[nodiscard]] QString noteOf(session::Board const& board, Colour side) const;
    [[nodiscard]] QString stateOf(session::Board const* board) const;
    [[nodiscard]] Ground usualGround() const;
    [[nodiscard]] bool shown() const;
    [[nodiscard]] bool isTouched(Changes const& changes) const;
    void showNow();
    void refresh();
    void tick();
    void stopAndAsk(InterventionChoice const& act, session::Board const& board);
    enum class Rules { Nothing, OnIncident };
    void carryOut(std::vector<session::Command> commands, QString const& told, Rules rules = Rules::Nothing);
    void tellOf(QString const& told, Seq undoableBefore);
    void carryOut(RulingView::Decision const& decision);
    void putFlagUp();
    void finished();

    DeskLink& m_desk;
    CommandDoor& m_door;
    NoticeView& m_notice;
    BoardsModel& m_boards;
    RoundsModel& m_rounds;
    InterventionsModel m_acts;
    RulingView m_ruling;
    CorrectionForm m_form;
    bool m_open = false;
    bool m_pinned = false;
    int m_board = 1;
    Scope m_scope = Scope::Board;
    int m_page = 0;
    std::optional<Ground> m_ground; ///< none: the usual one
    int m_previewed = -1;
    QString m_note, m_state, m_caution;
    BySide<QString> m_notes, m_times, m_after;
    QTimer m_timer; ///< the times of one board
    QTimer m_later; ///< what several boards have become
};

} // namespace flagfall::view
