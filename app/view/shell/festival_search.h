// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/common/journal_door.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace flagfall::view {

/// By which an event is known again in its copies: its first command, and when its first act was.
struct Beginning {
    session::CommandId command{};
    session::WallTime wall{};
    friend auto operator<=>(Beginning const&, Beginning const&) = default;
};

/// Looks into files on a thread of its own: which festival the event in each says it belongs to. A folder may be full
/// of long events. Belongs to the UI thread.
class FestivalSearch : public QObject {
    Q_OBJECT
public:
    /// What an event file says of itself.
    struct Found {
        QString file{};
        QString festival{};
        Beginning begun{};
        Seq last{};
        QString problem{}; ///< why it cannot be read; empty: it can
    };
    using Done = std::function<void(std::vector<Found>)>;

    /// `door` must outlive it.
    explicit FestivalSearch(JournalDoor& door, QObject* parent = nullptr);
    /// Gives up, and waits for the end of it.
    ~FestivalSearch() override;

    /// `done` is called on this thread, later. What was under way is given up, and its `done` is never called.
    void start(QStringList files, Done done);
    void giveUp();
    [[nodiscard]] bool isUnderWay() const { return m_thread.joinable(); }

    /// At once, on this thread.
    [[nodiscard]] Found lookInto(QString const& file);

private:
    [[nodiscard]] static Found look(JournalDoor& door, QString const& file, std::atomic<bool> const& givenUp);
    void finish(int search);

    JournalDoor& m_door;
    Done m_done;
    std::vector<Found> m_found; ///< the thread's until it ends
    std::atomic<bool> m_givenUp{false};
    int m_search = 0;
    std::thread m_thread;
};

} // namespace flagfall::view
