// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/decide/commands.h"
#include "app/view/common/changes.h"
#include "app/view/common/row_model.h"
#include "arbiter/rulings/text.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class NoticeView;
class PaperView;
class RoundsModel;

struct AdjournmentRow {
    qint64 id = 0; ///< round and board
    int round = 0;
    int board = 0;
    QString players, state, seals, envelope, goesOn, presence, next;
    QString fingerprint; ///< of a typed move that is still closed
    int keys = 0;        ///< how many open the envelope; 0: it is on paper
    QString can;         ///< the acts that the event takes now, in the words of `AdjournmentsModel`, a space between
    bool grave = false;  ///< a ruling is due
    bool early = false;  ///< the player asked to adjourn before the end of the session

    [[nodiscard]] qint64 key() const { return id; }
    friend bool operator==(AdjournmentRow const&, AdjournmentRow const&) = default;
};

/// Every game that is adjourned or is being adjourned, or was resumed with an envelope still closed; by round and
/// board. What an arbiter may do with one stands in its row (`can`): type, adjourn, label, plan, keep, miss, white,
/// black, open, write, resume, reply. Belongs to the UI thread.
class AdjournmentsModel : public FLAGFALL_ROWS(AdjournmentRow) {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    Q_PROPERTY(QString caption READ caption NOTIFY changed FINAL)
    Q_PROPERTY(QString callable READ callable NOTIFY changed FINAL)
    Q_PROPERTY(bool witness READ witness NOTIFY changed FINAL)
public:
    AdjournmentsModel(DeskLink& desk, CommandDoor& door, NoticeView& notice, RoundsModel& rounds, PaperView& papers,
                      QObject* parent = nullptr);

    void setEventFile(QString const& path) { m_eventFile = path; }

    void update(Changes const& changes);

    [[nodiscard]] int count() const { return static_cast<int>(rows().size()); }
    [[nodiscard]] QString caption() const;
    /// The boards of the shown round whose games are being played and can be called to seal: `1–4, 7`; empty: none.
    [[nodiscard]] QString callable() const;
    /// Whether a second person must be there when an envelope is opened.
    [[nodiscard]] bool witness() const;

    /// Tells the players to move to seal, on the boards that are typed: `1-4, 7`. What is wrong with them; empty where
    /// it was sent.
    Q_INVOKABLE QString call(QString const& boards, bool byPlayer);
    /// Minutes to the end of the session that is on, by the schedule and the clock on the wall; empty where there is
    /// none.
    Q_INVOKABLE [[nodiscard]] QString restOfSession() const;
    /// When the next session of the schedule begins: `2026-11-24 10:00`; empty where there is none.
    Q_INVOKABLE [[nodiscard]] QString nextSession() const;

    /// The clock is stopped and the move is sealed. `minutes` are charged to a player who adjourned before the end of
    /// the session; empty: none. What is wrong with them; empty where it was sent. The same with the others.
    Q_INVOKABLE QString adjourn(int row, QString const& mustSeal, QString const& minutes);
    /// `all`: also of the other adjourned games of the round that have no time yet.
    Q_INVOKABLE QString plan(int row, QString const& at, QString const& place, bool all);
    Q_INVOKABLE QString keep(int row, QString const& holder, QString const& note, bool checked);
    Q_INVOKABLE void miss(int row);
    /// Whether a player has come to the resumption; turns it round.
    Q_INVOKABLE void turnPresence(int row, bool white);
    /// `text`: what stands on the paper, or else the opening keys, a space between two of them does no harm.
    Q_INVOKABLE QString open(int row, QString const& text, QString const& second, QString const& witness);
    Q_INVOKABLE void write(int row);
    Q_INVOKABLE void resume(int row);
    /// The reply of who is there alone is sealed on paper (2009: Adj.9c).
    Q_INVOKABLE void reply(int row);

    /// Opens the panel of incidents with what is the matter with this game.
    Q_INVOKABLE void rule(int row);
    /// The sheet for the envelope as a paper.
    Q_INVOKABLE void showEnvelope(int row);
    /// The list of resumptions as a paper.
    Q_INVOKABLE void showList();
    /// The resumptions as a calendar, saved beside the event (RFC 5545).
    Q_INVOKABLE void saveCalendar();

signals:
    void changed();
    /// A ruling is wanted; `incident` empty: the arbiter says on what.
    void rulingAsked(int round, int board, std::string const& incident,
                     std::vector<flagfall::rulings::FactText> const& facts);
    /// What was asked for in a form is done.
    void done();

private:
    [[nodiscard]] std::optional<BoardPlace> placeOf(int row) const;
    [[nodiscard]] session::Board const* boardOf(int row) const;
    [[nodiscard]] bool takes(session::Command const& command) const;
    [[nodiscard]] AdjournmentRow rowOf(RoundNumber round, session::Board const& board) const;
    [[nodiscard]] QStringList actsOf(RoundNumber round, session::Board const& board) const;
    [[nodiscard]] std::vector<BoardNumber> callableBoards() const;
    [[nodiscard]] bool isEarly(session::Board const& board) const;
    void send(session::Command command);
    void read();

    DeskLink& m_desk;
    CommandDoor& m_door;
    NoticeView& m_notice;
    RoundsModel& m_rounds;
    PaperView& m_papers;
    QString m_eventFile;
    QString m_callable;
};

} // namespace flagfall::view
