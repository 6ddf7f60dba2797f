// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/desk/desk.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <atomic>
#include <functional>
#include <optional>
#include <thread>

namespace flagfall::view {

/// A file that is being opened, on a thread of its own: a long event takes seconds, and a file that was made to be slow
/// for ever. What takes less than half a second is waited for; of anything longer the window shows how far it is, and
/// lets the arbiter give it up.
class OpeningView : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(bool shown READ isShown NOTIFY changed FINAL)
    Q_PROPERTY(QString file READ file NOTIFY changed FINAL)
    Q_PROPERTY(double share READ share NOTIFY changed FINAL)
public:
    using Answer = Expected<session::Loaded, session::OpenProblem>;
    using Work = std::function<Answer(session::Progress const&)>;
    using Done = std::function<void(Answer)>;

    explicit OpeningView(QObject* parent = nullptr);
    /// Gives up what is under way, and waits for its end.
    ~OpeningView() override;

    /// `done` is called on this thread, at once or later. Nothing else may be under way.
    void start(QString const& file, Work work, Done done);
    [[nodiscard]] bool isUnderWay() const { return m_thread.joinable(); }
    /// What is waited for before anything is shown; for tests.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

    [[nodiscard]] bool isShown() const { return m_shown; }
    [[nodiscard]] QString file() const { return m_file; }
    /// From 0 to 1.
    [[nodiscard]] double share() const { return m_shown ? m_share.load() : 0; }

    Q_INVOKABLE void giveUp() { m_givenUp = true; }

signals:
    void changed();

private:
    void finish();

    std::chrono::milliseconds m_patience{500};
    QString m_file;
    bool m_shown = false;
    Done m_done;
    QTimer m_beat;
    std::atomic<double> m_share{0};
    std::atomic<bool> m_givenUp{false};
    std::optional<Answer> m_answer; ///< the thread's until it ends
    std::thread m_thread;
};

} // namespace flagfall::view
