// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/board_view.h"
#include "app/view/common/changes.h"
#include "app/view/common/settling_keys.h"
#include "app/view/interventions/clock_run.h"
#include "app/view/interventions/incident_form.h"
#include "app/view/interventions/incident_kinds.h"
#include "app/view/interventions/ruling_view.h"

#include <QTimer>

#include <functional>
#include <map>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class NoticeView;
class RoundsModel;

/// What has happened at a board, from the first letters typed to the decision: the list of incidents, the facts of the
/// one chosen, and the ruling on it. What was said of a board is kept until the panel closes.
class IncidentView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged FINAL)
    Q_PROPERTY(int board READ board NOTIFY changed FINAL)
    Q_PROPERTY(QString boardText READ boardText NOTIFY changed FINAL)
    Q_PROPERTY(QString players READ players NOTIFY changed FINAL)
    Q_PROPERTY(bool clockRuns READ clockRuns NOTIFY changed FINAL)
    Q_PROPERTY(QString times READ times NOTIFY timesChanged FINAL)
    Q_PROPERTY(QString supervision READ supervision NOTIFY changed FINAL)
    Q_PROPERTY(QString appealText READ appealText NOTIFY changed FINAL)
    Q_PROPERTY(bool chosen READ isChosen NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString typed READ typed WRITE setTyped NOTIFY changed FINAL)
    Q_PROPERTY(QString note READ note WRITE setNote NOTIFY changed FINAL)
    Q_PROPERTY(QString said READ said NOTIFY changed FINAL)
    Q_PROPERTY(flagfall::view::IncidentKinds* kinds READ kinds CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::IncidentForm* form READ form CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::RulingView* ruling READ ruling CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::BoardView* position READ position CONSTANT FINAL)
    Q_PROPERTY(bool positionShown READ positionShown NOTIFY changed FINAL)
    Q_PROPERTY(bool squaresAsked READ squaresAsked NOTIFY changed FINAL)
    Q_PROPERTY(QString awaited READ awaited NOTIFY changed FINAL)
    Q_PROPERTY(bool lettersName READ lettersName NOTIFY changed FINAL)
    Q_PROPERTY(bool enterDecides READ enterDecides NOTIFY changed FINAL)
    Q_PROPERTY(QString picked READ picked NOTIFY changed FINAL)
    Q_PROPERTY(QString awaitsReason READ awaitsReason NOTIFY changed FINAL)
    Q_PROPERTY(QString reminder READ reminder NOTIFY changed FINAL)
public:
    IncidentView(DeskLink& desk, CommandDoor& door, NoticeView& notice, RoundsModel& rounds, QObject* parent = nullptr);

    void update(Changes const& changes);

    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] int board() const { return m_board; }
    [[nodiscard]] QString boardText() const;
    [[nodiscard]] QString players() const;
    /// On the displays of the board, which the panel may hide: `▸ 12:03 – 9:58` while White's clock runs. Empty without
    /// a clock.
    [[nodiscard]] QString times() const { return m_times; }
    /// The clock of the board runs, and a key of the panel stops it.
    [[nodiscard]] bool clockRuns() const;
    /// Whether the game of the board is supervised, with the article; empty where no edition asks it of a game.
    [[nodiscard]] QString supervision() const;
    /// The game is supervised if it was not, and the other way round.
    Q_INVOKABLE void superviseOtherwise();
    /// Which decision the ruling carries out; empty: none.
    [[nodiscard]] QString appealText() const;
    /// The letters of the players say who did it: not where nobody is named, or they are answers.
    [[nodiscard]] bool lettersName() const { return m_form.lettersName(); }
    [[nodiscard]] bool isChosen() const { return !m_form.incidentWord().empty(); }
    [[nodiscard]] QString name() const; ///< of the incident chosen
    [[nodiscard]] QString typed() const { return m_typed; }
    void setTyped(QString const& typed);
    [[nodiscard]] QString note() const { return m_note; }
    void setNote(QString const& note);
    /// All that a step back to the list would lose: facts, answers and the note. Empty: nothing was said since the
    /// incident was chosen.
    [[nodiscard]] QString said() const;
    [[nodiscard]] IncidentKinds* kinds() { return &m_kinds; }
    [[nodiscard]] IncidentForm* form() { return &m_form; }
    [[nodiscard]] RulingView* ruling() { return &m_ruling; }
    /// The position on record, with the pieces touched and the moves that are left.
    [[nodiscard]] BoardView* position() { return &m_position; }
    [[nodiscard]] bool positionShown() const { return m_positionShown; }
    /// A click on a square says that its piece was touched.
    [[nodiscard]] bool squaresAsked() const;
    /// The fact to be given next: one that must be, one that cannot be read, or the squares on which the moves hang
    /// that are left.
    [[nodiscard]] QString awaited() const;

    /// Nothing is left to be answered or checked.
    [[nodiscard]] bool enterDecides() const;
    /// The key of the decision that Enter makes instead of the one proposed: its letter was pressed. Empty: none.
    [[nodiscard]] QString picked() const;
    /// The word of the arbiter's own decision that lacks nothing but its reason in the note: Enter makes it then.
    /// Empty: none.
    [[nodiscard]] QString awaitsReason() const { return m_awaitsReason; }
    /// After Enter while a question is open: which it is, and its keys. Every key goes on doing what it did.
    [[nodiscard]] QString reminder() const;

    /// At a board of the round that is shown; nothing where there is no such board.
    Q_INVOKABLE void openAt(int board);
    /// The same for a ruling that carries out the decision on an appeal, which stands in this journal entry.
    Q_INVOKABLE void openForAppeal(int board, int appeal);
    /// The same with an incident chosen, and what is known of it.
    void openWith(int board, std::string_view incident, std::vector<rulings::FactText> facts);
    /// By its word, to which a fact of it may be added: `offence kind=noise`.
    Q_INVOKABLE void choose(QString const& incident);
    /// To another board of the round; what was said of this one is kept.
    Q_INVOKABLE void stepBoard(int by);
    /// Does what the letter says: the player it is about, or a decision, which it picks, and drops when it is pressed
    /// again. Enter, which is `↵`, alone decides. False for any other.
    Q_INVOKABLE bool letter(QString const& text);
    /// Enter has been pressed where something else is needed first: `reminder` says what.
    Q_INVOKABLE void remind();
    Q_INVOKABLE void rule(QString const& key);
    /// This piece was touched, or was not after all; squares are numbers (BoardView).
    Q_INVOKABLE void touch(int square);
    /// The arbiter's own decision, by its word in the ruling.
    Q_INVOKABLE void decide(QString const& word);
    /// Its reason is being noted: Enter makes it then.
    Q_INVOKABLE void explain(QString const& word);
    /// One step back: to the list, then out of the panel.
    Q_INVOKABLE void back();
    Q_INVOKABLE void close();

signals:
    void openChanged();
    void changed();
    void timesChanged();
    /// A flag fall must be cancelled with the times the arbiter sets: that is an intervention at the board, with what
    /// was noted here.
    void flagToCancel(int board, QString const& note);
    /// The arbiter's own decision was refused for want of a reason.
    void reasonMissing();
    /// A digit has chosen what a time or a number goes with: it is typed next.
    void numberWanted(QString const& word);
    /// A digit that chooses nothing has begun this time or number; the others are typed behind it.
    void digitTyped(QString const& word);
    /// An appeal is lodged against a ruling on record: those of this board, `1.7`.
    void rulingsAsked(QString const& place);
    /// The ruling leaves something to be entered on the page of adjourned games; `text`: what is written in the
    /// envelope, where the arbiter has said it.
    void adjournmentAsked(int round, int board, flagfall::session::AdjournmentStep step, QString const& text);

private:
    void tick();
    /// What was said of one board.
    struct Matter {
        std::string incident;
        std::vector<rulings::FactText> facts;
        rulings::Answers answers;
        QString note;
        std::optional<ClockRun> since{};        ///< when it was brought up, if the clocks should stand still
        std::vector<rulings::FactText> begun{}; ///< the facts that were known then
    };
    [[nodiscard]] std::optional<ClockRun> runsNow(int number, std::string_view incident) const;
    [[nodiscard]] bool hasKey(QString const& key) const;
    [[nodiscard]] QString enterMeans() const;
    bool answerStep(QString const& key);
    void pick(QString const& key);
    void startAfresh();
    [[nodiscard]] InterventionsAt at() const;
    [[nodiscard]] bool canShow(int board) const;
    void turnTo(int board);
    [[nodiscard]] QString missingFact() const;
    void keep();
    void showAgain();
    void passSecond();
    void factsChanged();
    void showRuling(rulings::Answers const& said);
    void showPosition(rulings::Incident const& incident);
    /// `own`: the word of the arbiter's own decision; empty where it is what the Laws propose.
    void remindOf(QString const& key);
    void carryOut(RulingView::Decision decision, QString const& own);
    void decided(QString const& told, Seq undoableBefore);
    [[nodiscard]] std::function<void()> leaving(session::AdjournmentStep step);

    DeskLink& m_desk;
    CommandDoor& m_door;
    NoticeView& m_notice;
    RoundsModel& m_rounds;
    IncidentKinds m_kinds;
    IncidentForm m_form;
    RulingView m_ruling;
    BoardView m_position;
    bool m_positionShown = false;
    bool m_reminded = false;
    QString m_barred; ///< the key that was pressed then
    QString m_awaitsReason, m_picked;
    QString m_refused;             ///< why the last ruling was refused, until something is changed
    SettlingKeys m_settling{this}; ///< once a ruling is made
    std::optional<ClockRun> m_since;
    std::vector<rulings::FactText> m_begun; ///< what was given with the incident chosen
    bool m_open = false;
    QTimer m_second; ///< while a lateness grows
    int m_board = 0;
    QString m_typed, m_note, m_times;
    QTimer m_timer;
    std::optional<std::pair<int, Seq>> m_appeal; ///< the board it is on, and the entry
    std::map<int, Matter> m_matters;             ///< by board
};

} // namespace flagfall::view
