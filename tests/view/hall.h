// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/memory_journal.h"
#include "app/view/shell/workspace.h"
#include "tests/support/fake_ticks.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QThread>

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <map>

namespace flagfall::view {

/// Journals in memory under the names of files.
class MemoryDoor final : public JournalDoor {
public:
    Answer create(std::string const& path) override {
        if (refuses) return refused(session::JournalProblem{*refuses, path, {}, {}, 0, 0});
        auto journal = std::make_unique<storage::MemoryJournal>();
        if (shared) journal->share();
        last = journal.get();
        return std::unique_ptr<session::Journal>(std::move(journal));
    }
    Answer practice() override { return create({}); }
    Answer open(std::string const& path, session::Progress const& progress) override {
        while (slow && progress(0.5)) QThread::msleep(1);
        if (slow) return refused(session::JournalProblem{session::JournalFault::GivenUp, path, {}, {}, 0, 0});
        auto const found = files.find(path);
        if (found == files.end())
            return refused(session::JournalProblem{session::JournalFault::NotFound, path, {}, {}, 0, 0});
        auto journal = std::make_unique<storage::MemoryJournal>(found->second);
        journal->sayRefused(refusedOnce);
        if (shared) journal->share();
        last = journal.get();
        return std::unique_ptr<session::Journal>(std::move(journal));
    }

    std::optional<session::JournalProblem> backUp(std::string const& event, std::string const& target) override {
        if (backUpRefuses) return session::JournalProblem{*backUpRefuses, target, {}, {}, 0, 0};
        backups.emplace_back(event, target);
        QFile file(QString::fromStdString(target));
        return file.open(QIODevice::WriteOnly)
                   ? std::nullopt
                   : std::optional(session::JournalProblem{session::JournalFault::NotFound, target, {}, {}, 0, 0});
    }
    std::optional<session::OpenProblem> copyWithout(Without what, std::string const& event,
                                                    std::string const& target) override {
        if (backUpRefuses)
            return session::OpenProblem{session::JournalProblem{*backUpRefuses, target, {}, {}, 0, 0}, {}, {}, {}};
        cleanCopies.emplace_back(event, target);
        lastWithout = what;
        QFile file(QString::fromStdString(target));
        if (file.open(QIODevice::WriteOnly)) file.write("without contacts");
        return {};
    }
    BackupTrial tryBackup(std::string const& backup, std::string const&) override {
        tried = backup;
        return trial;
    }

    std::string keptOriginal() const override { return original; }
    std::string keptBefore() const override { return before; }
    std::optional<Seq> knownElsewhere() const override { return elsewhere; }
    bool isPartOf(std::string const& file, std::string const&) override {
        return std::ranges::find(ofOthers, file) == ofOthers.end();
    }

    std::optional<session::JournalFault> backUpRefuses;
    std::vector<std::pair<std::string, std::string>> backups; ///< of which event, under which name
    std::vector<std::pair<std::string, std::string>> cleanCopies;
    std::optional<Without> lastWithout; ///< of these copies
    BackupTrial trial;                  ///< what the next one comes to
    std::string tried;
    std::vector<Seq> refusedOnce;   ///< of the file opened next
    bool shared = false;            ///< other desks may be at the journals
    std::atomic<bool> slow = false; ///< opening does not end by itself
    std::optional<session::JournalFault> refuses;
    std::string original;              ///< of the file opened next, as if it had been converted
    std::string before;                ///< of the file opened next, as if it had ended in half an act
    std::optional<Seq> elsewhere;      ///< of the file opened next, as if it were an older one
    std::vector<std::string> ofOthers; ///< files that are copies of another event
    std::map<std::string, std::vector<session::Row>> files;
    storage::MemoryJournal* last = nullptr; ///< the journal handed out last, while it lives
};

/// A workspace on fakes, its models watched for consistency, and verbs that wait for the answer.
class Hall {
public:
    Hall() : Hall(nullptr) {}
    /// With journals elsewhere than in memory.
    explicit Hall(JournalDoor& elsewhere) : Hall(&elsewhere) {}

    /// Lets the threads talk until it has happened; false when it does not.
    [[nodiscard]] static bool until(std::function<bool()> const& happened) {
        QElapsedTimer clock;
        clock.start();
        while (!happened() && clock.elapsed() < 5000) {
            QCoreApplication::processEvents();
            QThread::msleep(1);
        }
        return happened();
    }

    /// Everything asked for so far has been answered and shown, and what the clocks did by themselves: the first answer
    /// may come in the breath in which the desk finds a flag, before it tells of it.
    void settle() {
        if (!workspace.isOpen()) {
            QCoreApplication::processEvents();
            return;
        }
        hearAnAnswer();
        hearAnAnswer();
    }

    void create(QString const& control = QStringLiteral("3+2"),
                QString const& file = QDir::tempPath() + QStringLiteral("/river.flagfall")) {
        EventForm& form = *workspace.eventForm();
        form.startNew();
        form.setName(QStringLiteral("River Cup"));
        form.setSystem(QStringLiteral("BERGER_ROUNDROBIN"));
        form.setPlace(QStringLiteral("Delta"));
        form.setControl(control);
        workspace.createFile(QUrl::fromLocalFile(file));
        settle();
    }

    void enter(QString const& name, QString const& rating = {}) {
        PlayerForm& form = *workspace.playerForm();
        form.startNew();
        form.setName(name);
        form.setRating(rating);
        form.submit();
        settle();
    }

    /// Four rivers, the longest first; round 1 is Amazon–Danube, Nile–Volga.
    void enterRivers() {
        enter(QStringLiteral("Amazon, A."), QStringLiteral("2400"));
        enter(QStringLiteral("Nile, N."), QStringLiteral("2300"));
        enter(QStringLiteral("Volga, V."), QStringLiteral("2200"));
        enter(QStringLiteral("Danube, Ď."), QStringLiteral("2100"));
    }

    void pair() {
        workspace.pairRound(); // to the page, or it says why not
        workspace.pairing()->propose();
        workspace.pairing()->publish();
        settle();
    }

    void openRound(QString const& control = QStringLiteral("3+2")) {
        create(control);
        enterRivers();
        pair();
    }

    /// As the arbiter types it: `1`, `=`, `0`.
    void enterResult(int board, char const* key) {
        ASSERT_TRUE(workspace.boards()->resultKey(board, 0, QString::fromLatin1(key)));
    }

    void pass(std::chrono::nanoseconds time) {
        ticks.pass(time);
        if (workspace.isOpen()) workspace.desk().desk()->wake();
    }

    template <typename Model>
    [[nodiscard]] static QVariant at(Model const& model, int row, char const* role) {
        return model.data(model.index(row), model.roleNames().key(role));
    }
    [[nodiscard]] QVariant board(int row, char const* role) { return at(*workspace.boards(), row, role); }

    session::FakeTicks ticks;
    MemoryDoor door;
    JournalDoor& entrance; ///< by which the workspace goes in
    QTemporaryDir folder;
    Workspace workspace{ticks, entrance, folder.filePath(QStringLiteral("settings.ini"))};

private:
    explicit Hall(JournalDoor* elsewhere) : entrance(elsewhere ? *elsewhere : door) {
        workspace.preferences()->overrideLanguage(QStringLiteral("en"));
    }

    void hearAnAnswer() {
        bool answered = false;
        workspace.desk().submit(session::PressLever{RoundNumber{1}, BoardNumber{0}, Colour::White},
                                session::Confirmation::NotAsked, workspace.desk().now(),
                                [&](auto const&) { answered = true; });
        ASSERT_TRUE(until([&] { return answered; })) << "the desk does not answer";
    }

    using Tester = QAbstractItemModelTester;
    static constexpr auto fatal = Tester::FailureReportingMode::Fatal;
    Tester m_players{workspace.players(), fatal};
    Tester m_boards{workspace.boards(), fatal};
    Tester m_rounds{workspace.rounds(), fatal};
    Tester m_standings{workspace.standings(), fatal};
    Tester m_history{workspace.history(), fatal};
    Tester m_recovery{workspace.recovery(), fatal};
    Tester m_recent{workspace.recent(), fatal};
    Tester m_display{workspace.display()->lines(), fatal};
    Tester m_turns{workspace.display()->turns(), fatal};
};

} // namespace flagfall::view
