// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/view/common/changes.h"
#include "app/view/common/row_model.h"

#include <QString>
#include <QTimer>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <set>
#include <utility>

namespace flagfall::view {

class AdjournmentActs;
class CommandDoor;
class DeskLink;
class NoticeView;
class PaperView;
class RoundsModel;

struct AdjournmentRow {
    qint64 id = 0; ///< round and board
    int round = 0;
    int board = 0;
    QString boardLabel; ///< what people call it
    QString players, state, seals, envelope, goesOn, presence, next;
    QString fingerprint; ///< of a typed move that is still closed
    int keys = 0;        ///< how many open the envelope; 0: it is on paper
    QString can;         ///< the acts that the event takes now, in the words of `AdjournmentsModel`, a space between
    bool grave = false;  ///< a ruling is due
    QString written;     ///< what the opened paper says
    bool sealerOpen = false;  ///< nothing shows who is to move: the arbiter says it
    bool sealing = false;     ///< somebody was told to seal or has asked to
    QString times;            ///< what the clocks show, or on the table showed when the game was adjourned
    bool onTable = false;     ///< the clock is not ours: its times are typed
    bool charged = false;     ///< the player asked to adjourn: what is left of the session is charged
    bool checked = false;     ///< what stands on the envelope
    QString mustSeal;         ///< made on the board after the call, by a ruling
    QString plannedAt, place; ///< of the resumption: `2026-11-24 10:00`; empty: not fixed yet
    bool whiteHere = false;   ///< for the resumption
    bool blackHere = false;
    QString awaited;      ///< how long absent players may still take
    QString offer;        ///< a draw offer that still stands
    QString appeal;       ///< those that are not decided, or not carried out
    bool witness = false; ///< somebody should see the envelope being opened

    [[nodiscard]] qint64 key() const { return id; }
    friend bool operator==(AdjournmentRow const&, AdjournmentRow const&) = default;
};

/// Every game that is adjourned or is being adjourned, or was resumed with an envelope closed or unwritten; by round
/// and board. What an arbiter may do with one stands in its row (`can`): type, adjourn, label, tag, plan, keep, miss,
/// white, black, came, open, reread, write, resume, reply, off, tell. Belongs to the UI thread.
class AdjournmentsModel : public FLAGFALL_ROWS(AdjournmentRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY changed FINAL)
    Q_PROPERTY(QString callable READ callable NOTIFY changed FINAL)
public:
    AdjournmentsModel(DeskLink& desk, CommandDoor& door, NoticeView& notice, RoundsModel& rounds, PaperView& papers,
                      QObject* parent = nullptr);

    void setEventFile(QString const& path) { m_eventFile = path; }

    void update(Changes const& changes);

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    [[nodiscard]] QString caption() const;
    /// The boards of the shown round whose games are being played and can be called to seal: `1–4, 7`; empty: none.
    [[nodiscard]] QString callable() const;

    /// A call to seal concerns the round that is shown in the hall (row −1), or that of a game which is still being
    /// played beside a later one (`tell`). Its form names the round and proposes the boards.
    Q_INVOKABLE [[nodiscard]] QString callTitle(int row) const;
    Q_INVOKABLE [[nodiscard]] QString callBoards(int row) const;
    /// The first row of the games that were called last; −1: none of them is listed.
    Q_INVOKABLE [[nodiscard]] int calledRow() const;
    /// Who has the envelope that is kept now, else who was given one last; empty: nobody is named.
    Q_INVOKABLE [[nodiscard]] QString holder(int row) const;
    /// Tells the players to move to seal, on the boards that are typed: `1-4, 7`, or with their round, `1.3`. What is
    /// wrong with them; empty where it was sent.
    Q_INVOKABLE QString call(int row, QString const& boards, bool byPlayer);
    /// Minutes and seconds to be charged to a player who asked to adjourn: what is left of the session, as it was said
    /// with the ruling, or by the schedule and the clock on the wall. Empty: nothing.
    Q_INVOKABLE [[nodiscard]] QString charge(int row) const;
    /// When the next session of its round begins by the schedule: `2026-11-24 10:00`; empty where there is none.
    Q_INVOKABLE [[nodiscard]] QString nextSession(int row) const;
    /// How a day and a time are typed, for a resumption: `2026-11-24 10:00`, the next session or the next morning.
    Q_INVOKABLE [[nodiscard]] QString exampleTime(int row) const;
    /// Where the game goes on: as it was said, or at the place of the event.
    Q_INVOKABLE [[nodiscard]] QString resumptionPlace(int row) const;

    /// The player has stopped the clock: it stands while the rest is asked. True: it was running until now.
    Q_INVOKABLE bool stopClock(int row);
    /// The clock is stopped and the move is sealed. `minutes` are charged to a player who adjourned before the end of
    /// the session, `30` or `29:30`; empty: none. `times`: what a clock on the table shows, White's time first, such as
    /// `0:27:40 0:41:00`; empty: they are written on the envelope by hand. What is wrong with it; empty where it was
    /// sent. The same with the others.
    Q_INVOKABLE QString adjourn(int row, QString const& mustSeal, QString const& minutes, bool blackSeals,
                                QString const& times = {});
    /// The game goes on without an adjournment.
    Q_INVOKABLE void callOff(int row);
    /// What stands on the opened paper was entered wrongly.
    Q_INVOKABLE QString reread(int row, QString const& text, QString const& note);
    /// `all`: also of the other adjourned games of the round that have no time yet. What is wrong with the time, and
    /// with the place; empty where it was sent.
    Q_INVOKABLE QStringList plan(int row, QString const& at, QString const& place, bool all);
    /// `all`: also those of the other games of the round that nobody keeps yet.
    Q_INVOKABLE QString keep(int row, QString const& holder, QString const& note, bool checked, bool all);
    /// It cannot be found, or a key to it; `note`: what is known of it, or nothing.
    Q_INVOKABLE QString miss(int row, QString const& note);
    /// Whether a player has come to the resumption; turns it round. The clock of who must reply is stopped with it,
    /// where it runs beside the closed envelope.
    Q_INVOKABLE void turnPresence(int row, bool white);
    /// When a player came, as it is noted: `12:00`; empty: the player is not here.
    Q_INVOKABLE [[nodiscard]] QString cameAt(int row, bool white) const;
    /// They came earlier than it is noted: times of this day, `12:00`; empty: nothing is said of that player. What is
    /// wrong with each; empty where it was sent.
    Q_INVOKABLE QStringList came(int row, QString const& white, QString const& black);
    /// `text`: what stands on the paper, or else the opening keys, a space between two of them does no harm.
    Q_INVOKABLE QString open(int row, QString const& text, QString const& second, QString const& witness,
                             bool nothingInIt);
    /// Said as soon as the envelope is to be opened, with the paper still closed: it is not time yet, or nobody has
    /// said when. Empty: it is time.
    Q_INVOKABLE [[nodiscard]] QString earlyText(int row) const;
    Q_INVOKABLE void write(int row);
    /// Minutes and seconds for which the clock of who must reply should have run already: `20:13`; empty: nothing.
    Q_INVOKABLE [[nodiscard]] QString owed(int row) const;
    /// `minutes` are taken off that clock, `20` or `20:13`; empty: none. What is wrong with them; empty where it was
    /// sent.
    Q_INVOKABLE QString resume(int row, QString const& minutes);
    /// The reply of who is there alone is sealed on paper (2009: Adj.9c), and kept by `holder`, where one is named.
    /// What is wrong with it; empty where it was sent.
    Q_INVOKABLE QString reply(int row, QString const& holder, QString const& note);
    /// The clock that stood while something was asked goes on: nothing came of it.
    Q_INVOKABLE void startClock(int row);
    /// The first game in which somebody seals; −1: none.
    Q_INVOKABLE [[nodiscard]] int sealingRow() const;

    /// Whether more must be known before this act, one of the words of `can`, is done; the clock of a player who has
    /// sealed stands while it is asked.
    Q_INVOKABLE [[nodiscard]] bool asksFirst(int row, QString const& act) const;

    /// Why the game cannot be adjourned (`adjourn`) or resumed (`resume`), or its envelope opened (`open`), now, as a
    /// notice.
    Q_INVOKABLE void tellWhyNot(int row, QString const& act);

    /// A ruling leaves this to be done with a game: one of the words of `can`; `text` is what is written in the
    /// envelope.
    void ask(int round, int board, QString const& act, QString const& text);
    /// Something was undone on this board: its game is chosen again.
    void bringBack(int round, int board) { emit broughtBack(round, board); }
    /// The row of a game; −1: it is not listed.
    Q_INVOKABLE [[nodiscard]] int rowOfGame(int round, int board) const;
    /// The first game of this board (`3`, `2.3` of round 2) or with this part of a name; −1: none.
    Q_INVOKABLE [[nodiscard]] int rowNamed(QString const& text) const;
    /// What ask() was told, with the row; empty where there is nothing, and from now on.
    Q_INVOKABLE QVariantMap takeAsked();

    /// Opens the panel of incidents with what is the matter with this game.
    Q_INVOKABLE void rule(int row);
    /// The sheet for the envelope as a paper.
    Q_INVOKABLE void showEnvelope(int row);
    /// The label for the envelope (A5) as a paper.
    Q_INVOKABLE void showLabel(int row);
    /// The list of resumptions as a paper.
    Q_INVOKABLE void showList();
    /// Where the resumptions as a calendar would go (RFC 5545), to be asked with; empty, with a notice, where no time
    /// is fixed.
    Q_INVOKABLE [[nodiscard]] QUrl calendarProposal();
    Q_INVOKABLE void saveCalendar(QUrl const& file);

signals:
    void changed();
    /// A ruling is wanted on this incident with what is known of it, as `ended how=dead-position`; empty: the arbiter
    /// says on what.
    void rulingAsked(int round, int board, std::string const& incident);
    /// By a ruling the flag fall is cancelled: the time that is left is set in the hall.
    void putUpAsked(int round, int board);
    /// What was asked for in a form is done.
    void done();
    /// Something is wrong with a line of the form, from 0.
    void refused(int line, QString const& text);
    /// Something waits in takeAsked().
    void asked();
    void broughtBack(int round, int board);
    /// A player is late beyond what the regulations allow, or a session is over and games go on.
    void told(QString const& text);

private:
    [[nodiscard]] std::optional<BoardPlace> placeOf(int row) const;
    [[nodiscard]] session::Board const* boardOf(int row) const;
    [[nodiscard]] AdjournmentActs acts() const; ///< now
    [[nodiscard]] QString nextOf(AdjournmentRow const& row, session::Board const& board) const;
    [[nodiscard]] bool isLate(RoundNumber round, session::Board const& board) const;
    [[nodiscard]] bool isListed(RoundNumber round, session::Board const& board) const;
    [[nodiscard]] std::vector<BoardNumber> plannedWith(BoardPlace place, bool all) const;
    [[nodiscard]] std::vector<BoardNumber> unkeptBeside(BoardPlace place) const;
    [[nodiscard]] QString timeFault(session::PlanResumption const& command) const;
    [[nodiscard]] AdjournmentRow rowOf(RoundNumber round, session::Board const& board) const;
    struct GamesToCall {
        RoundNumber round;
        std::vector<BoardNumber> boards;
    };
    [[nodiscard]] GamesToCall gamesToCall() const;
    [[nodiscard]] std::vector<BoardNumber> callableBoards(RoundNumber round) const;
    [[nodiscard]] RoundNumber callRound(int row) const;
    void watchTime();
    void tellTooLate();
    void tellSessionOver();
    void tellEarly(RoundNumber round);
    void send(session::Command command);
    void note(session::Command const& presence);
    [[nodiscard]] static QString minutesWanted();
    void read();
    /// Whether anything shown is another.
    bool refresh();

    DeskLink& m_desk;
    CommandDoor& m_door;
    NoticeView& m_notice;
    RoundsModel& m_rounds;
    PaperView& m_papers;
    QString m_eventFile;
    QString m_callable;
    struct Asked {
        BoardPlace at;
        QString act, text;
    };
    std::optional<Asked> m_asked;
    std::vector<BoardPlace> m_called; ///< last
    QTimer m_timer;                   ///< for what changes by the clock on the wall
    std::set<std::pair<RoundNumber, session::LocalMinute>> m_sessionsOver; ///< rounds and ends that were told
    std::set<qint64> m_told;                                               ///< games whose lateness was told
};

} // namespace flagfall::view
