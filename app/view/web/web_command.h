// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <optional>

namespace flagfall::view {

/// The program and its arguments that a line says: quotation marks hold words together as in a shell, `%f` is the
/// folder and `%%` a percent sign. There is no shell: nothing else is expanded, and no second command follows.
[[nodiscard]] QStringList webCommandOf(QString const& line, QString const& folder);

/// How a command has ended.
struct WebCommandEnd {
    enum class How {
        Done,       ///< with the exit code 0
        Failed,     ///< with another one
        Crashed,    ///< by a signal
        NotStarted, ///< there is no such program, or it may not be run
        TooLong,    ///< it was stopped after its time
        Cancelled,
    };
    How how = How::Done;
    int exitCode = 0;
    QString reason{}; ///< why it was not started, as the system says it
    std::chrono::milliseconds took{};
};

/// Runs one command at a time beside the window, in the folder, with nothing to read and no terminal to ask on. What it
/// has started goes with it when it is stopped. Belongs to the UI thread.
class WebCommand final : public QObject {
    Q_OBJECT
public:
    explicit WebCommand(QObject* parent = nullptr);
    ~WebCommand() override;

    /// Nothing while another one runs.
    void run(QString const& line, QString const& folder, std::chrono::milliseconds limit);
    void cancel() { stop(WebCommandEnd::How::Cancelled); }
    [[nodiscard]] bool isRunning() const { return m_running; }
    /// The last lines it has written, of both its outputs.
    [[nodiscard]] QString output() const { return m_output; }

signals:
    void outputChanged();
    void ended(flagfall::view::WebCommandEnd const& end);

private:
    void stop(WebCommandEnd::How why);
    void signalAll(int signal) const;
    void read();
    void end(WebCommandEnd::How how, int exitCode, QString const& reason);

    QProcess m_process;
    QTimer m_limit;
    QTimer m_mercy; ///< between being asked to end and being made to
    std::chrono::steady_clock::time_point m_from{};
    std::optional<WebCommandEnd::How> m_stopped;
    QString m_output;
    bool m_running = false;
};

} // namespace flagfall::view
