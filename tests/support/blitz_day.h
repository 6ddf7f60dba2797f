// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/demo/big_event.h"
#include "app/demo/stage.h"
#include "app/equipment/machine_ticks.h"
#include "app/session/journal/codec.h"
#include "app/storage/sqlite_journal.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>
#include <QThread>

#include <bit>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

namespace flagfall::test {

/// What is written into an event file, one after the other.
class ActsOfAnEvent {
public:
    void add(session::Act const& act) {
        session::NewRow row = session::encode(act);
        row.origin.station = "desk";
        m_rows.push_back(std::move(row));
    }
    /// A Swiss of so many players and rounds before its first round.
    void open(int players, int rounds) {
        demo::BigEvent const event(players, rounds);
        session::EventDraft draft;
        draft.name = "Harbour Blitz";
        draft.place = "Delta";
        draft.federation = "SVK";
        draft.begins = draft.ends = "2026-11-21";
        draft.chiefArbiter = "A. Arbiter";
        draft.edition = "E2023";
        draft.control = "3+2";
        draft.system = "FIDE_DUTCH_2026";
        draft.rounds = rounds;
        draft.initialColour = "white"; // drawn by lot
        draft.tieBreaks = {"BH/C1", "BH", "SB", "WIN"};
        auto details = session::check(draft);
        if (!details) std::abort(); // what stands above is sound
        add(session::EventOpened{std::move(*details)});
        session::PlayersImported entered;
        for (auto const& [id, player] : event.state().players) entered.players.push_back({id, player.details});
        add(entered);
    }
    /// And all its rounds; in the last one every game is open.
    void play(int players, int rounds) {
        demo::BigEvent const event(players, rounds);
        for (session::Round const& round : event.state().rounds) {
            session::RoundPaired paired{{round.number, {}, {}}, {}};
            for (auto const& [id, player] : event.state().players) paired.order.push_back(id);
            for (session::Board const& board : round.boards)
                paired.pairing.pairs.push_back({board.number, board.white, board.black});
            for (session::Rest const& rest : round.rests)
                if (rest.bye == session::Bye::Allocated)
                    paired.pairing.byes.push_back(rest.player);
                else
                    paired.rests.push_back(rest);
            add(paired);
            if (round.number == RoundNumber{rounds}) return;
            for (session::Board const& board : round.boards)
                if (board.result) add(session::ResultEntered{round.number, board.number, *board.result});
        }
    }
    [[nodiscard]] bool writeTo(session::Journal& journal) const { return journal.append(Seq{0}, m_rows).has_value(); }

private:
    std::vector<session::NewRow> m_rows;
};

/// Events in files, as the program has them.
class FileDoor final : public view::JournalDoor {
public:
    Answer create(std::string const& path) override { return as(storage::SqliteJournal::create(path)); }
    Answer open(std::string const& path, session::Progress const& progress) override {
        return as(storage::SqliteJournal::open(path, storage::Access::ReadWrite, progress));
    }
    std::optional<session::JournalProblem> backUp(std::string const&, std::string const&) override { return {}; }
    std::optional<session::OpenProblem> copyWithout(view::Without, std::string const&, std::string const&) override {
        return {};
    }
    view::BackupTrial tryBackup(std::string const&, std::string const&) override { return {}; }

private:
    template <typename Opened>
    static Answer as(Opened opened) {
        if (!opened) return refused(opened.error());
        return std::unique_ptr<session::Journal>(std::move(*opened));
    }
};

/// An event file in the window of the program, steered by keys alone. They are counted: Ctrl+Enter is two.
class EventInWindow {
public:
    EventInWindow() : m_workspace(m_ticks, m_door, m_folder.filePath(QStringLiteral("settings.ini"))) {}

    [[nodiscard]] QString path(char const* name) const { return m_folder.filePath(QLatin1String(name)); }
    /// The file is there and complete; false where it could not be written.
    [[nodiscard]] static bool write(QString const& file, ActsOfAnEvent const& acts) {
        auto journal = storage::SqliteJournal::create(file.toStdString());
        return journal && acts.writeTo(**journal);
    }
    [[nodiscard]] bool load() {
        m_window = demo::loadWindow(m_engine, m_workspace);
        if (!m_window) return false;
        m_window->resize(1280, 800);
        QObject::connect(m_window, &QQuickWindow::frameSwapped, m_window, [this] { ++m_frames; });
        return drawn();
    }
    [[nodiscard]] bool open(QString const& file) {
        m_workspace.openFile(QUrl::fromLocalFile(file));
        return until([&] { return m_workspace.isOpen() && page() != QLatin1String("start"); }) && drawn();
    }

    [[nodiscard]] view::Workspace& workspace() { return m_workspace; }
    [[nodiscard]] session::EventState const& state() { return m_workspace.desk().state(); }
    [[nodiscard]] QString page() const { return m_window->property("page").toString(); }
    [[nodiscard]] int keys() const { return m_keys; }
    void countAnew() { m_keys = 0; }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        m_keys += 1 + std::popcount(static_cast<unsigned>(modifiers.toInt()));
        QTest::keyClick(m_window, key, modifiers);
    }
    void type(char letter) {
        ++m_keys;
        QTest::keyClick(m_window, letter);
    }
    void goTo(char const* page) { QMetaObject::invokeMethod(m_window, "goTo", Q_ARG(QString, QLatin1String(page))); }

    /// Lets the threads talk until it has happened; false when it does not.
    [[nodiscard]] static bool until(std::function<bool()> const& happened) {
        QElapsedTimer clock;
        clock.start();
        while (!happened() && clock.elapsed() < 60'000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
            // Outside the event loop of a program nothing else lets the page go that was left.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        return happened();
    }
    /// What has changed is on the screen.
    [[nodiscard]] bool drawn() {
        int const before = m_frames;
        m_window->update();
        return until([&] { return m_frames > before; });
    }

    /// Every board of the round by its key, the next one by itself: all but so many.
    [[nodiscard]] bool typeResults(std::size_t open = 0) {
        static constexpr std::string_view signs = "10=1=01";
        press(Qt::Key_F4);
        std::size_t const boards = state().rounds.back().boards.size();
        for (std::size_t at = 0; at + open < boards; ++at) type(signs[(at + state().rounds.size()) % signs.size()]);
        return until([&] { return missing() == open; });
    }
    [[nodiscard]] std::size_t missing() {
        std::size_t none = 0;
        for (session::Board const& board : state().rounds.back().boards) none += board.result ? 0 : 1;
        return none;
    }

private:
    QTemporaryDir m_folder;
    equipment::MachineTicks m_ticks;
    FileDoor m_door;
    view::Workspace m_workspace;
    QQmlApplicationEngine m_engine;
    QQuickWindow* m_window = nullptr;
    int m_frames = 0;
    int m_keys = 0;
};

} // namespace flagfall::test
