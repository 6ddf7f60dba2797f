// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <filesystem>
#include <string>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace flagfall::storage::test {

/// The helper program at work on a file, until it is killed or its input ends.
class Writer {
public:
    Writer(std::filesystem::path const& file, char const* what) {
        int in[2] = {};
        int out[2] = {};
        if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) return;
        m_pid = fork();
        if (m_pid == 0) {
            dup2(in[0], STDIN_FILENO);
            dup2(out[1], STDOUT_FILENO);
            execl(JOURNAL_WRITER, JOURNAL_WRITER, file.c_str(), what, nullptr);
            _exit(127);
        }
        close(in[0]);
        close(out[1]);
        m_in = in[1];
        m_out = out[0];
    }
    ~Writer() { end(); }
    Writer(Writer const&) = delete;
    Writer& operator=(Writer const&) = delete;

    /// Waits for the first word: the file is open. False if it never was.
    bool isOpen() { return receive() > 0; }
    void kill() { ::kill(m_pid, SIGKILL); }
    /// Lets it end, and gives the last act that it called safe.
    long end() {
        if (m_pid <= 0) return m_acknowledged;
        close(m_in);
        while (receive() > 0) {
        }
        close(m_out);
        waitpid(m_pid, nullptr, 0);
        m_pid = 0;
        return m_acknowledged;
    }

private:
    long receive() {
        char some[4096];
        auto const size = read(m_out, some, sizeof some);
        if (size > 0) understand({some, static_cast<std::size_t>(size)});
        return size;
    }
    /// Only whole lines count.
    void understand(std::string const& some) {
        m_said += some;
        auto const end = m_said.rfind('\n');
        if (end == std::string::npos) return;
        auto const start = m_said.rfind('\n', end - 1);
        m_acknowledged = std::stol(m_said.substr(start == std::string::npos ? 0 : start + 1));
        m_said.erase(0, end + 1);
    }

    pid_t m_pid = 0;
    int m_in = -1;
    int m_out = -1;
    std::string m_said;
    long m_acknowledged = 0;
};

} // namespace flagfall::storage::test
