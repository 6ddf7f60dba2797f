// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/sqlite_journal.h"
#include "app/view/common/journal_door.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

#include <atomic>
#include <functional>

namespace flagfall::view {

/// Real files: that a file is damaged or in use is found out by the storage.
class FileDoor : public JournalDoor {
public:
    Answer create(std::string const& path) override { return asJournal(storage::SqliteJournal::create(path)); }
    Answer open(std::string const& path, session::Progress const& progress) override {
        return asJournal(storage::SqliteJournal::open(path, storage::Access::ReadWrite, progress));
    }
    Answer look(std::string const& path) override {
        QThread::msleep(lookTakes);
        return asJournal(storage::SqliteJournal::open(path, storage::Access::ReadOnly));
    }
    std::optional<session::JournalProblem> backUp(std::string const&, std::string const&) override { return {}; }
    std::optional<session::OpenProblem> copyWithout(Without, std::string const&, std::string const&) override {
        return {};
    }
    BackupTrial tryBackup(std::string const&, std::string const&) override { return {}; }

    std::atomic<unsigned long> lookTakes{0}; ///< milliseconds

private:
    template <typename Opened>
    static Answer asJournal(Opened opened) {
        if (!opened) return refused(opened.error());
        return std::unique_ptr<session::Journal>(std::move(*opened));
    }
};

/// Whether it happens within five seconds.
inline bool until(std::function<bool()> const& happened) {
    QElapsedTimer clock;
    clock.start();
    while (!happened() && clock.elapsed() < 5000) {
        QCoreApplication::processEvents();
        QThread::msleep(1);
    }
    return happened();
}

} // namespace flagfall::view
