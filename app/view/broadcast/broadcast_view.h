// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/broadcast/broadcast_sender.h"
#include "app/view/common/changes.h"
#include "app/view/common/event_at_desk.h"
#include "app/view/common/secret_store.h"

#include <QElapsedTimer>
#include <QSettings>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <deque>
#include <memory>
#include <set>

namespace flagfall::view {

class CommandDoor;
class DeskLink;
class NoticeView;

/// The live broadcast of the games on lichess.org. It is off whenever an event is opened, and on only when the arbiter
/// switches it on, which the history says. Then the round that is played, and games of earlier rounds that still go on,
/// are sent as the arbiters record them, so many minutes later as was chosen. Addresses and delay are kept in the
/// settings of this desk for this event; the token in the desktop's secret store, or nowhere. Belongs to the UI thread.
class BroadcastView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool on READ isOn NOTIFY changed FINAL)
    Q_PROPERTY(bool ready READ isReady NOTIFY changed FINAL)
    Q_PROPERTY(bool sending READ isSending NOTIFY changed FINAL)
    Q_PROPERTY(bool failing READ isFailing NOTIFY changed FINAL)
    Q_PROPERTY(QString state READ state NOTIFY changed FINAL)
    Q_PROPERTY(QString badge READ badge NOTIFY changed FINAL)
    Q_PROPERTY(QString round READ round NOTIFY changed FINAL)
    Q_PROPERTY(QString address READ address NOTIFY changed FINAL)
    Q_PROPERTY(QString boards READ boards NOTIFY changed FINAL)
    Q_PROPERTY(QString games READ games NOTIFY changed FINAL)
    Q_PROPERTY(QStringList delays READ delays NOTIFY changed FINAL)
    Q_PROPERTY(int delay READ delay WRITE setDelay NOTIFY changed FINAL)
    Q_PROPERTY(bool hasToken READ hasToken NOTIFY changed FINAL)
    Q_PROPERTY(QString tokenState READ tokenState NOTIFY changed FINAL)
    Q_PROPERTY(QStringList refused READ refused NOTIFY changed FINAL)
public:
    struct Pace {
        BroadcastSender::Pace sender{};
        std::chrono::milliseconds quiet{3000};    ///< acts come in bursts
        std::chrono::milliseconds minute{60'000}; ///< of the delay
        int mostGames = 100;                      ///< in a round, as the server has it
    };

    BroadcastView(DeskLink& desk, CommandDoor& door, NoticeView& notice, QSettings& settings, Pace pace,
                  QObject* parent = nullptr);
    BroadcastView(DeskLink& desk, CommandDoor& door, NoticeView& notice, QSettings& settings)
        : BroadcastView(desk, door, notice, settings, Pace{}) {}

    /// Where the token is kept; without a store it is asked for at each start.
    void setStore(std::unique_ptr<SecretStore> store) { m_store = std::move(store); }

    void update(Changes const& changes);
    void speak() { emit changed(); }
    /// The event is about to be closed: nothing more is sent.
    void close();
    void setEventFile(QString const& path);

    [[nodiscard]] bool isOn() const { return m_on; }
    [[nodiscard]] bool isReady() const;
    [[nodiscard]] bool isSending() const { return m_sender.isBusy(); }
    /// It is on, and something keeps games from being sent.
    [[nodiscard]] bool isFailing() const;
    [[nodiscard]] QString state() const;
    /// Two words for the bar above every page; empty while it is off.
    [[nodiscard]] QString badge() const;
    /// Which round is sent: `Round 3`.
    [[nodiscard]] QString round() const;
    /// Of this round, as it was typed.
    [[nodiscard]] QString address() const;
    /// Those that are sent; empty: all.
    [[nodiscard]] QString boards() const { return m_boards; }
    /// How many games that is, and whether the server has room for them.
    [[nodiscard]] QString games() const;
    [[nodiscard]] QStringList delays() const;
    [[nodiscard]] int delay() const;
    void setDelay(int delay);
    [[nodiscard]] bool hasToken() const { return !m_token.isEmpty(); }
    [[nodiscard]] QString tokenState() const;
    /// Games that the server did not take, each with its reason.
    [[nodiscard]] QStringList refused() const;

    /// The page is shown: whether there is a token is asked of the store.
    Q_INVOKABLE void look();
    Q_INVOKABLE void toggle();
    Q_INVOKABLE void sendNow();
    /// What is wrong with the text, or empty.
    Q_INVOKABLE QString setAddress(QString const& text);
    Q_INVOKABLE QString setBoards(QString const& text);
    Q_INVOKABLE QString setToken(QString const& text);
    Q_INVOKABLE void forgetToken();
    /// In the browser of this computer.
    Q_INVOKABLE void visit();

signals:
    void changed();
    void tokenAsked(); ///< it is wanted, and nobody has it

private:
    enum class Keeping { Unknown, Asking, None, InStore, InMemory };
    /// The games of a round as they were at some moment.
    struct Taken {
        qint64 at; ///< milliseconds of m_clock
        RoundNumber round;
        std::vector<BroadcastGame> games;
    };

    [[nodiscard]] RoundNumber current() const;
    [[nodiscard]] EventAtDesk event() const { return eventAtDesk(m_desk, m_eventFile); }
    [[nodiscard]] QString kept(QString const& what) const;
    void keep(QString const& what, QVariant const& value);
    [[nodiscard]] QString idOf(RoundNumber round) const;
    [[nodiscard]] std::vector<BroadcastGame> gamesOf(RoundNumber round);
    [[nodiscard]] BroadcastGame gameOf(BoardPlace place) const;
    [[nodiscard]] bool isSent(session::Round const& round, session::Board const& board) const;
    void readToken(bool switchOn);
    void switchOn();
    void switchOff();
    void begin();
    void take();
    void release();
    void heard(BroadcastAnswer const& answer);

    DeskLink& m_desk;
    CommandDoor& m_door;
    NoticeView& m_notice;
    QSettings& m_settings;
    Pace m_pace;
    std::unique_ptr<SecretStore> m_store;
    BroadcastSender m_sender;
    QString m_eventFile;
    QString m_token;
    Keeping m_keeping = Keeping::Unknown;
    QString m_boards;
    int m_minutes = 0;
    bool m_on = false;
    bool m_told = false; ///< the failure is known to the arbiter
    QString m_takenAt;   ///< time of day when the server took games last
    QElapsedTimer m_clock;
    QTimer m_quiet;                                ///< runs after a change, until its games are looked at
    QTimer m_due;                                  ///< until something has waited its delay
    std::set<RoundNumber> m_touched;               ///< rounds with news
    std::map<BoardPlace, BroadcastGame> m_written; ///< as they were written last
    std::deque<Taken> m_delayed;                   ///< the oldest first
};

} // namespace flagfall::view
