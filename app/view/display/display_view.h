// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/changes.h"
#include "app/view/display/countdown.h"
#include "app/view/display/display_lines_model.h"
#include "app/view/display/display_place.h"
#include "app/view/display/display_views_model.h"
#include "app/view/texts/plain_text.h"

#include <QPointer>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

namespace flagfall::view {

class DeskLink;
class SharedDoor;

/// The screen of the hall: lists that take turns by themselves, page after page, steered from the desk. It shows what
/// everybody in the hall may know: no flag, no count of moves, and clocks only of boards that the arbiter has chosen
/// (Laws 6.14, 13.6; 2009: 6.14). Lists that have nothing to show are passed over. Where several tournaments of one
/// event are open a screen can go through all of them: behind the last list of one the first of the next is shown.
/// Belongs to the UI thread; times are those of the desk's ticks.
class DisplayView final : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(flagfall::view::DisplayPlace* place READ place CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::DisplayViewsModel* turns READ turns CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::DisplayLinesModel* lines READ lines CONSTANT FINAL)
    Q_PROPERTY(flagfall::view::DisplayView* seen READ seen NOTIFY seenChanged FINAL)
    Q_PROPERTY(bool several READ isOfSeveral NOTIFY seenChanged FINAL)
    Q_PROPERTY(bool ofAll READ isOfAll WRITE setOfAll NOTIFY seenChanged FINAL)
    Q_PROPERTY(Shown shown READ shown NOTIFY pageChanged FINAL)
    Q_PROPERTY(QString title READ title NOTIFY pageChanged FINAL)
    Q_PROPERTY(QString note READ note NOTIFY pageChanged FINAL)
    Q_PROPERTY(QString pageText READ pageText NOTIFY pageChanged FINAL)
    Q_PROPERTY(int rows READ rowsOnScreen NOTIFY pageChanged FINAL)
    Q_PROPERTY(int blocks READ blocks NOTIFY pageChanged FINAL)
    Q_PROPERTY(bool footed READ isFooted NOTIFY pageChanged FINAL)
    Q_PROPERTY(bool held READ isHeld WRITE setHeld NOTIFY heldChanged FINAL)
    Q_PROPERTY(bool watched READ isWatched WRITE setWatched NOTIFY heldChanged FINAL)
    Q_PROPERTY(bool dark READ isDark WRITE setDark NOTIFY darkChanged FINAL)
    Q_PROPERTY(QString message READ message WRITE setMessage NOTIFY pageChanged FINAL)
    Q_PROPERTY(bool callsShown READ areCallsShown WRITE setCallsShown NOTIFY pageChanged FINAL)
    Q_PROPERTY(QString callsText READ callsText NOTIFY pageChanged FINAL)
    Q_PROPERTY(QString boards READ boards NOTIFY pageChanged FINAL)
    Q_PROPERTY(QString start READ start NOTIFY timeChanged FINAL)
    Q_PROPERTY(QString timeOfDay READ timeOfDay NOTIFY timeChanged FINAL)
    Q_PROPERTY(Phase phase READ phase NOTIFY timeChanged FINAL)
    Q_PROPERTY(QString countdown READ countdown NOTIFY timeChanged FINAL)
    Q_PROPERTY(QString countdownHead READ countdownHead NOTIFY timeChanged FINAL)
    Q_PROPERTY(QString countdownWord READ countdownWord NOTIFY timeChanged FINAL)
    Q_PROPERTY(QString address READ address NOTIFY addressChanged FINAL)
    Q_PROPERTY(QString addressText READ addressInLetters NOTIFY addressChanged FINAL)
    Q_PROPERTY(QString code READ code NOTIFY addressChanged FINAL)
    Q_PROPERTY(int codeSize READ codeSize NOTIFY addressChanged FINAL)
    Q_PROPERTY(QString countdownLine READ countdownLine NOTIFY timeChanged FINAL)
public:
    enum class Shown { Nothing, ByBoard, ByName, Results, Standings, Clocks, Countdown, Address };
    Q_ENUM(Shown)
    enum class Phase { Far, Soon, Near, Due };
    Q_ENUM(Phase)

    DisplayView(DeskLink& desk, SharedDoor const& shared, NoticeView& notice, StandingsModel& standings,
                QSettings& settings, QObject* parent = nullptr);

    void update(Changes const& changes);
    /// The language is another one, or the event.
    void speak();
    /// The event is closed. What belongs to it is forgotten: chosen boards, message, a typed start. A hall screen that
    /// is open shows nothing of another event until the arbiter says what.
    void forget();

    [[nodiscard]] DisplayPlace* place() { return &m_place; }
    [[nodiscard]] DisplayViewsModel* turns() { return &m_turns; }
    [[nodiscard]] DisplayLinesModel* lines() { return &m_lines; }
    /// What this screen shows now: its own lists, or those of another tournament.
    [[nodiscard]] DisplayView* seen() { return m_seen ? m_seen.data() : this; }
    /// Others are open beside this tournament.
    [[nodiscard]] bool isOfSeveral() const;
    /// It goes through all of them.
    [[nodiscard]] bool isOfAll() const { return m_ofAll; }
    void setOfAll(bool ofAll);
    /// From now on this screen shows the lists of that one, from its first on; null: its own.
    void see(DisplayView* other);
    /// Whether it has a list to show.
    [[nodiscard]] bool hasAnything() const { return !m_waits && beside(1).has_value(); }
    [[nodiscard]] Shown shown() const { return static_cast<Shown>(m_list); }
    [[nodiscard]] QString title() const;
    /// Below the title: what the list is of, or the article that holds for the clocks.
    [[nodiscard]] QString note() const { return m_note; }
    /// `2/5`; empty where there is one page.
    [[nodiscard]] QString pageText() const;
    /// Lines below each other; each is a fixed share of the height, so that it can be read from 10 m on any screen.
    [[nodiscard]] int rowsOnScreen() const;
    /// Columns of lines beside each other.
    [[nodiscard]] int blocks() const;
    /// True if there is a bar at the foot: a message, calls from boards, or the time until the round.
    [[nodiscard]] bool isFooted() const;
    /// True if the page stays until the arbiter goes on.
    [[nodiscard]] bool isHeld() const { return m_held; }
    void setHeld(bool held);
    /// True while the desk's own page shows what the hall sees.
    [[nodiscard]] bool isWatched() const { return m_watched; }
    void setWatched(bool watched);
    [[nodiscard]] bool isDark() const { return m_dark; }
    void setDark(bool dark);
    [[nodiscard]] QString message() const { return m_message; }
    void setMessage(QString const& text);
    /// True if the foot says which boards call the arbiter: only where the arbiter wants it.
    [[nodiscard]] bool areCallsShown() const { return m_callsShown; }
    void setCallsShown(bool shown);
    /// What the foot says of them; empty where it does not.
    [[nodiscard]] QString callsText() const { return m_callsShown && !m_waits ? m_calls : QString{}; }
    void setCalls(QString const& text);
    /// Those whose clocks are shown: `1–4, 9`.
    [[nodiscard]] QString boards() const;
    /// When the next round starts, as typed or announced; empty where nobody has said.
    [[nodiscard]] QString start() const;
    /// Of the web pages of the event; empty: they are nowhere.
    [[nodiscard]] QString address() const { return m_address; }
    void setAddress(QString const& address);
    [[nodiscard]] QString addressInLetters() const { return addressText(m_address); }
    /// The same as a QR code: the outline of its dark modules, and how many are along an edge.
    [[nodiscard]] QString code() const;
    [[nodiscard]] int codeSize() const;
    [[nodiscard]] QString timeOfDay() const { return m_timeOfDay; }
    [[nodiscard]] Phase phase() const;
    [[nodiscard]] QString countdown() const;
    [[nodiscard]] QString countdownHead() const;
    /// What the phase asks of the players.
    [[nodiscard]] QString countdownWord() const;
    /// The same on one line: `Round 4 in 12:05`.
    [[nodiscard]] QString countdownLine() const;

    Q_INVOKABLE void next() { seen()->go(1); }
    Q_INVOKABLE void previous() { seen()->go(-1); }
    /// The first page of a list, also of one that does not take its turn.
    Q_INVOKABLE void show(int list);
    /// Chooses the boards whose clocks are shown; an error, or empty. Nothing typed: no clocks.
    Q_INVOKABLE QString chooseBoards(QString const& text);
    /// The next round starts then: `16:30`, or in so many minutes: `+15`; an error, or empty. Nothing typed: as
    /// announced.
    Q_INVOKABLE QString typeStart(QString const& text);

    /// Looks at the time: the next page, the countdown, the clocks. The timer does it.
    void tick();

signals:
    void pageChanged();
    void timeChanged();
    void heldChanged();
    void seenChanged();
    /// Behind the last list the first one has come.
    void cameRound();
    void darkChanged();
    void addressChanged();

private:
    [[nodiscard]] session::Round const* round() const;
    [[nodiscard]] bool hasAnyResult() const;
    [[nodiscard]] bool hasSomething(DisplayList list) const;
    [[nodiscard]] std::vector<DisplayLine> linesOf(DisplayList list) const;
    [[nodiscard]] int pages() const;
    [[nodiscard]] std::optional<DisplayList> beside(int step) const;
    [[nodiscard]] DisplayList firstList() const;
    void go(int step);
    void turnTo(DisplayList list, int page);
    void refresh();
    void showPage();
    void say();
    void tellTime();
    void run();

    DeskLink& m_desk;
    SharedDoor const& m_shared;
    StandingsModel& m_standings; ///< watched while the screen is
    QSettings& m_settings;
    DisplayPlace m_place;
    DisplayViewsModel m_turns;
    DisplayLinesModel m_lines;
    QTimer m_timer;
    DisplayList m_list = DisplayList::Nothing;
    std::vector<DisplayLine> m_all; ///< of the list that is shown, on all its pages
    int m_page = 0;
    std::int64_t m_turnAt = 0; ///< in ticks
    NoticeView& m_notice;
    bool m_waits = false;         ///< the hall screen is open, and the event another one than it has shown
    QPointer<DisplayView> m_seen; ///< another one whose lists this screen shows
    int m_seenBy = 0;             ///< by how many screens of others this one is shown
    bool m_ofAll = false;
    bool m_held = false, m_watched = false, m_dark = true, m_callsShown = false;
    QString m_title, m_note, m_message, m_timeOfDay, m_address, m_calls;
    std::vector<BoardNumber> m_boards;
    std::optional<QDateTime> m_start; ///< typed
    std::optional<Countdown> m_countdown;
};

} // namespace flagfall::view
