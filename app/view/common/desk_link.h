// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/desk/desk.h"
#include "app/session/reports/past_moment.h"
#include "app/view/common/changes.h"

#include <QDateTime>
#include <QObject>

#include <atomic>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace flagfall::view {

/// The desk as the window sees it: its own copy of the history, fed with the committed acts.
///
/// Or the past: a history up to a moment, behind which there is no desk. Its time stands still, it takes no command,
/// and nothing is written.
///
/// Lives on the window's thread. The desk tells on its own thread; every word is queued over to this one. What a
/// desk said before it was closed is dropped.
class DeskLink final : public QObject, private session::Desk::Listener {
    Q_OBJECT
public:
    using Done = std::function<void(Expected<Seq, session::Objection> const&)>;

    explicit DeskLink(session::Ticks const& ticks, QObject* parent = nullptr);
    ~DeskLink() override;

    /// Who sits at which desk, from now on: written into every act.
    void attend(session::Attendant attendant);
    [[nodiscard]] session::Attendant const& attendant() const { return m_attendant; }

    /// session::deskNumber() of this desk; 1 where none is open.
    [[nodiscard]] int number() const { return m_desk ? m_desk->number() : 1; }
    /// The same among several desks at the event, of which each runs clocks of its own; 0 where there are none.
    [[nodiscard]] int numberAmongDesks() const { return m_desk ? m_desk->numberAmongDesks() : 0; }
    /// What this desk is called in its acts.
    [[nodiscard]] std::string station() const;
    /// The newest act that this window had heard of so long ago. By its own ticks: acts bear moments of other desks'
    /// clocks, and come late.
    [[nodiscard]] Seq heardBefore(clock::Span time) const;
    /// Another desk has done it since this one was opened.
    [[nodiscard]] bool isOfAnotherDesk(session::RecordedAct const& act) const;

    /// Closes what was open, then sits down at this journal.
    [[nodiscard]] std::optional<session::OpenProblem> open(session::Loaded loaded);
    void close();

    using FileRead = std::function<void(Expected<std::string, session::JournalProblem> const&)>;
    struct Past {
        session::PastMoment moment;
        Seq newest; ///< of the event, when somebody looked back
        /// Reads a file that belongs to an act.
        std::function<void(std::string const& sha256, FileRead read)> files{};
    };
    /// Shows a moment of the past, in place of what was shown; no desk may be open.
    void look(session::History history, Past past);
    /// None: the present.
    [[nodiscard]] std::optional<Past> const& past() const { return m_past; }

    [[nodiscard]] bool isOpen() const { return m_desk || m_past; }
    [[nodiscard]] session::History const& history() const { return m_history; }
    [[nodiscard]] session::EventState const& state() const { return m_history.state(); }
    /// A board of the event; null where nothing is meant, or there is none.
    [[nodiscard]] session::Board const* board(std::optional<BoardPlace> const& at) const;
    [[nodiscard]] session::Ticks const& ticks() const { return m_ticks; }
    /// The instant now on the event's axis, or the one that is looked back at. Only of use while an event is open.
    [[nodiscard]] clock::Instant now() const;
    /// The clock on the wall, by which acts are stamped for people too, or what it showed then: the view asks no other.
    [[nodiscard]] QDateTime timeOfDay() const;
    /// The stamp of a press: when the key, button or touch that is being handled happened; now where nobody knows.
    [[nodiscard]] clock::Instant pressedAt() const;
    /// What is handled from now on happened at this reading of the ticks; nothing: at an unknown one.
    void handle(std::optional<std::int64_t> happened) { m_happened = happened; }

    /// `done` is called on this thread.
    void submit(session::Command command, session::Confirmation confirmation, clock::Instant at, Done done);
    /// The same of a part of a command that is done in other tournaments, too.
    void submitShared(session::SharedCommand shared, session::Command command, session::Confirmation confirmation,
                      clock::Instant at, Done done);
    /// The same of what was done at a station, and about which nobody can be asked there; now, unless it says when.
    void submitFor(session::Attendant attendant, session::Command command, Done done) {
        submitFor(std::move(attendant), std::move(command), now(), std::move(done));
    }
    void submitFor(session::Attendant attendant, session::Command command, clock::Instant at, Done done) {
        submitFor(std::move(attendant), std::move(command), session::Confirmation::NotAsked, at, std::move(done));
    }
    /// The same where somebody was asked there.
    void submitFor(session::Attendant attendant, session::Command command, session::Confirmation confirmation,
                   clock::Instant at, Done done);

    /// Reads a file that belongs to an act; `read` is called on this thread, unless the event is closed meanwhile.
    void readFile(std::string const& sha256, FileRead read);

    /// Reads the newest signs of life of all desks; `read` is called on this thread, unless the event is closed
    /// meanwhile.
    void readBeats(session::JournalWriter::BeatsRead read);

    /// Goes on in another journal, which is made on the thread of the present one; `moved` is called on this thread
    /// with why it could not, if it could not, and what is missing there.
    using Moved = std::function<void(session::JournalWriter::Move const&)>;
    void moveTo(session::MakeJournal make, Moved moved);

    /// What stands for everything that is on the disk; for what is printed. Number 0 while nothing is open.
    [[nodiscard]] session::Seal const& seal() const { return m_seal; }

    /// The desk itself, for scripts; null while nothing is open.
    [[nodiscard]] session::Desk* desk() { return m_desk.get(); }

signals:
    void changed(flagfall::view::Changes const& changes);
    /// Not saved since that moment, and why; nothing when all is saved.
    void savingChanged();

public:
    struct Unsaved {
        session::WallTime since;
        session::JournalProblem problem;
    };
    [[nodiscard]] std::optional<Unsaved> const& unsaved() const { return m_unsaved; }
    /// Whether something that happened on the board is not on the disk yet.
    [[nodiscard]] bool isUnsaved(BoardPlace place) const { return m_unsavedBoards.contains(place); }

private:
    void committed(std::vector<session::RecordedAct> const& acts, bool unsaved) override;
    void gaveWay(Seq to) override;
    void saving(std::optional<session::JournalProblem> problem) override;
    void sealed(session::Seal const& newest) override;
    [[nodiscard]] session::Desk::Reply replyTo(Done done);
    void take(std::vector<session::RecordedAct> const& acts, bool unsaved);
    [[nodiscard]] std::optional<Changes> append(session::RecordedAct const& act);
    void noteHeard();
    void allSaved();
    [[nodiscard]] std::vector<Standing> standings(std::vector<BoardPlace> const& places) const;
    [[nodiscard]] std::optional<Changes::Replaced> replacedBy(session::Act const& act) const;

    session::Ticks const& m_ticks;
    session::Attendant m_attendant;
    session::History m_history;
    session::Seal m_seal;
    std::optional<Unsaved> m_unsaved;
    std::set<BoardPlace> m_unsavedBoards;
    std::optional<Past> m_past;
    std::optional<std::int64_t> m_happened; ///< when the input that is being handled happened, in ticks
    /// What this window knew at which reading of its ticks.
    struct Heard {
        std::int64_t ticks;
        Seq upTo;
    };
    std::deque<Heard> m_heard{};
    Seq m_heardLongAgo{};
    Seq m_openedWith{};            ///< the newest act when this desk was opened
    std::atomic<int> m_sitting{0}; ///< which opening a queued word belongs to
    std::unique_ptr<session::Desk> m_desk;
};

} // namespace flagfall::view
