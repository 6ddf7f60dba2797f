// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/web/web_command.h"

#include "app/view/texts/plain_text.h"

#include <unistd.h>

#include <algorithm>
#include <csignal>

namespace flagfall::view {
namespace {

using namespace std::chrono_literals;
using How = WebCommandEnd::How;

constexpr std::chrono::milliseconds mercy = 3s;
constexpr qsizetype linesKept = 12;
constexpr qsizetype mostOfALine = 200;

QString filledIn(QString const& word, QString const& folder) {
    QString text;
    for (qsizetype at = 0; at < word.size(); ++at) {
        QChar const next = word[at] == QLatin1Char('%') && at + 1 < word.size() ? word[at + 1] : QChar{};
        if (next == QLatin1Char('f'))
            text += folder;
        else if (next == QLatin1Char('%'))
            text += next;
        else {
            text += word[at];
            continue;
        }
        ++at;
    }
    return text;
}

} // namespace

QStringList webCommandOf(QString const& line, QString const& folder) {
    QStringList words = QProcess::splitCommand(line);
    for (QString& word : words) word = filledIn(word, folder);
    return words;
}

WebCommand::WebCommand(QObject* parent) : QObject(parent) {
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setStandardInputFile(QProcess::nullDevice());
    // Its own session: what it starts can be stopped with it, and no password is asked for on a terminal.
    m_process.setChildProcessModifier([] { ::setsid(); });
    m_limit.setSingleShot(true);
    m_mercy.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, [this] { stop(How::TooLong); });
    connect(&m_mercy, &QTimer::timeout, this, [this] { signalAll(SIGKILL); });
    connect(&m_process, &QProcess::readyRead, this, &WebCommand::read);
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) end(How::NotStarted, 0, m_process.errorString());
    });
    connect(&m_process, &QProcess::finished, this, [this](int exitCode, QProcess::ExitStatus status) {
        read();
        end(status == QProcess::CrashExit ? How::Crashed : exitCode == 0 ? How::Done : How::Failed, exitCode, {});
    });
}

WebCommand::~WebCommand() {
    m_process.disconnect(this);
    if (m_running) signalAll(SIGKILL);
    m_process.waitForFinished(static_cast<int>(mercy.count()));
}

void WebCommand::run(QString const& line, QString const& folder, std::chrono::milliseconds limit) {
    QStringList words = webCommandOf(line, folder);
    if (m_running) return;
    m_running = true;
    m_output.clear();
    m_stopped.reset();
    m_from = std::chrono::steady_clock::now();
    emit outputChanged();
    if (words.isEmpty()) {
        end(How::NotStarted, 0, {});
        return;
    }
    QString const program = words.takeFirst();
    m_process.setWorkingDirectory(folder);
    m_limit.start(limit);
    m_process.start(program, words);
}

void WebCommand::signalAll(int signal) const {
    if (m_process.processId() > 0) ::kill(-static_cast<pid_t>(m_process.processId()), signal);
}

void WebCommand::stop(How why) {
    if (!m_running || m_stopped) return;
    m_stopped = why;
    signalAll(SIGTERM);
    m_mercy.start(mercy);
}

void WebCommand::read() {
    m_output += QString::fromUtf8(m_process.readAll()).replace(QLatin1Char('\r'), QLatin1Char('\n'));
    QStringList lines = m_output.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    if (lines.size() > linesKept) lines = lines.last(linesKept);
    std::ranges::transform(lines, lines.begin(), [](QString const& line) { return printable(line, mostOfALine); });
    bool const open = !m_output.endsWith(QLatin1Char('\n')); // the rest of the line is to come
    m_output = lines.join(QLatin1Char('\n')) + (open || lines.isEmpty() ? QString{} : QStringLiteral("\n"));
    emit outputChanged();
}

void WebCommand::end(How how, int exitCode, QString const& reason) {
    m_limit.stop();
    m_mercy.stop();
    m_running = false;
    using std::chrono::duration_cast;
    auto const took = duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - m_from);
    emit ended({m_stopped.value_or(how), exitCode, reason, took});
}

} // namespace flagfall::view
