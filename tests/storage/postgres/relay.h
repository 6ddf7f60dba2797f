// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/temp_folder.h"

#include <atomic>
#include <cstring>
#include <filesystem>
#include <stdexcept>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace flagfall::storage::test {

/// The cable between a desk and a server: whoever goes to its folder is led on to the socket of the server. Pulled,
/// nothing goes through and nobody is told; what was sent waits, or is lost when the cable is broken.
class Relay {
public:
    explicit Relay(std::filesystem::path server) : m_server(std::move(server)) {
        m_listening = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
        sockaddr_un const name = nameOf(m_folder.path());
        if (bind(m_listening, reinterpret_cast<sockaddr const*>(&name), sizeof name) != 0 ||
            listen(m_listening, 16) != 0)
            throw std::runtime_error("the relay does not listen");
        m_thread = std::jthread([this](std::stop_token const& stop) { work(stop); });
    }
    ~Relay() {
        m_thread.request_stop();
        m_thread.join();
        for (Way& way : m_ways) way.end();
        close(m_listening);
    }
    Relay(Relay const&) = delete;
    Relay& operator=(Relay const&) = delete;

    [[nodiscard]] std::filesystem::path folder() const { return m_folder.path(); }
    void pull() { m_isPulled = true; }
    void plugIn() { m_isPulled = false; }
    /// What goes through it now ends, and what was under way in it is lost.
    void breakAll() { m_breaks = true; }

private:
    struct Way {
        int here = -1;
        int there = -1;
        void end() const {
            close(here);
            close(there);
        }
    };
    static sockaddr_un nameOf(std::filesystem::path const& folder) {
        sockaddr_un name{};
        name.sun_family = AF_UNIX;
        std::string const path = (folder / ".s.PGSQL.5432").string();
        if (path.size() >= sizeof name.sun_path) throw std::runtime_error("too long for a socket: " + path);
        std::memcpy(name.sun_path, path.c_str(), path.size());
        return name;
    }
    void work(std::stop_token const& stop) {
        while (!stop.stop_requested()) {
            if (m_breaks.exchange(false)) {
                for (Way const& way : m_ways) way.end();
                m_ways.clear();
            }
            if (m_isPulled) {
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
                continue;
            }
            std::vector<pollfd> all{{m_listening, POLLIN, 0}};
            for (Way const& way : m_ways) {
                all.push_back({way.here, POLLIN, 0});
                all.push_back({way.there, POLLIN, 0});
            }
            if (poll(all.data(), all.size(), 2) <= 0) continue;
            if (all.front().revents != 0) letIn();
            for (std::size_t one = m_ways.size(); one-- > 0;) {
                bool const goes = (all.size() <= 2 * one + 2) || (passes(all[2 * one + 1], m_ways[one].there) &&
                                                                  passes(all[2 * one + 2], m_ways[one].here));
                if (goes) continue;
                m_ways[one].end();
                m_ways.erase(m_ways.begin() + static_cast<std::ptrdiff_t>(one));
            }
        }
    }
    void letIn() {
        int const here = accept4(m_listening, nullptr, nullptr, SOCK_CLOEXEC);
        if (here < 0) return;
        int const there = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        sockaddr_un const name = nameOf(m_server);
        if (connect(there, reinterpret_cast<sockaddr const*>(&name), sizeof name) == 0)
            m_ways.push_back({here, there});
        else
            Way{here, there}.end();
    }
    /// False: it has ended.
    static bool passes(pollfd const& from, int to) {
        if (from.revents == 0) return true;
        char some[65536];
        ssize_t const size = read(from.fd, some, sizeof some);
        if (size <= 0) return false;
        for (ssize_t done = 0; done < size;) {
            ssize_t const sent = send(to, some + done, static_cast<std::size_t>(size - done), MSG_NOSIGNAL);
            if (sent <= 0) return false;
            done += sent;
        }
        return true;
    }

    flagfall::test::TempFolder m_folder;
    std::filesystem::path m_server;
    int m_listening = -1;
    std::vector<Way> m_ways; ///< the thread's alone
    std::atomic<bool> m_isPulled = false;
    std::atomic<bool> m_breaks = false;
    std::jthread m_thread; ///< last: stops before anything it uses goes
};

} // namespace flagfall::storage::test
