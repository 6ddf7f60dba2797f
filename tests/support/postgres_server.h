// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/postgres_connection.h"
#include "tests/support/temp_folder.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace flagfall::test {

/// A PostgreSQL server of one's own in a temporary folder, reached by a socket there. It refuses to run as root, and
/// then runs as the user `postgres`. However the program ends, the server ends with it.
class PostgresServer {
public:
    using Settings = std::vector<std::string>; ///< `fsync=off`

    explicit PostgresServer(Settings settings = {}) : m_settings(std::move(settings)) {
        findPrograms();
        if (geteuid() == 0) takeUser();
        makeOurs(m_folder.path());
        std::filesystem::create_directory(socketFolder());
        makeOurs(socketFolder());
        if (int const status = finished(spawn({m_programs / "initdb", "-D", data(), "-A", "trust", "-U", "postgres",
                                               "-E", "UTF8", "--locale=C", "--no-sync"}));
            status != 0)
            throw std::runtime_error("initdb failed:\n" + log());
        start();
    }
    ~PostgresServer() { stop(SIGQUIT); }
    PostgresServer(PostgresServer const&) = delete;
    PostgresServer& operator=(PostgresServer const&) = delete;

    /// One for the whole program; made when it is first asked for.
    static PostgresServer& shared() {
        static PostgresServer server;
        return server;
    }

    /// The address of a database, without an event.
    [[nodiscard]] std::string address(std::string const& database = "postgres",
                                      std::string const& user = "postgres") const {
        return "postgresql:///" + database + "?host=" + socketFolder().string() + "&user=" + user;
    }
    [[nodiscard]] std::string event(std::string const& name, std::string const& user = "postgres") const {
        return address("postgres", user) + "&event=" + name;
    }
    /// A name that no other test of the program has.
    [[nodiscard]] static std::string freshName() {
        static int number = 0;
        return "event " + std::to_string(++number);
    }

    void start() {
        std::vector<std::string> words{m_programs / "postgres",
                                       "-D",
                                       data(),
                                       "-k",
                                       socketFolder(),
                                       "-c",
                                       "listen_addresses=",
                                       "-c",
                                       "shared_buffers=16MB",
                                       "-c",
                                       "max_wal_size=64MB",
                                       "-c",
                                       "max_connections=60"};
        for (std::string const& setting : m_settings) words.insert(words.end(), {"-c", setting});
        m_server = spawn(words);
        for (int tries = 0; !isReady(); ++tries) {
            if (tries > 1500) throw std::runtime_error("the server does not start:\n" + log());
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
            // What is left of a server that was killed may stand in the way for a moment, and the new one gives up.
            if (::waitpid(m_server, nullptr, WNOHANG) == m_server) m_server = spawn(words);
        }
    }
    /// SIGINT: in order. SIGQUIT: as `pg_ctl -m immediate`, to be recovered at the next start.
    void stop(int signal = SIGINT) {
        if (m_server <= 0) return;
        ::kill(m_server, signal);
        finished(m_server);
        m_server = 0;
    }
    /// Everything that belongs to the server is killed at one moment, as when the machine stops.
    void die() {
        if (m_server <= 0) return;
        ::kill(m_server, SIGSTOP);
        std::string const name = std::to_string(m_server);
        std::ifstream children("/proc/" + name + "/task/" + name + "/children");
        for (pid_t child = 0; children >> child;) ::kill(child, SIGKILL);
        ::kill(m_server, SIGKILL);
        finished(m_server);
        m_server = 0;
    }
    /// A folder the server may write to, as a place for tables.
    [[nodiscard]] std::filesystem::path folderFor(std::string const& what) {
        auto const folder = m_folder / what;
        std::filesystem::create_directory(folder);
        makeOurs(folder);
        return folder;
    }
    void makeOurs(std::filesystem::path const& path) const {
        if (m_user && chown(path.c_str(), m_user->pw_uid, m_user->pw_gid) != 0)
            throw std::runtime_error("chown " + path.string());
    }
    [[nodiscard]] std::string log() const {
        std::ifstream file(m_folder / "log");
        return {std::istreambuf_iterator<char>(file), {}};
    }

    /// Where its socket is.
    [[nodiscard]] std::filesystem::path socketFolder() const { return m_folder / "s"; }

private:
    [[nodiscard]] std::filesystem::path data() const { return m_folder / "data"; }

    void findPrograms() {
        for (int version = 20; version >= 13 && m_programs.empty(); --version) {
            std::filesystem::path const folder = "/usr/lib/postgresql/" + std::to_string(version) + "/bin";
            if (std::filesystem::exists(folder / "initdb")) m_programs = folder;
        }
        if (m_programs.empty())
            throw std::runtime_error("there is no PostgreSQL server here: ./setup --test installs postgresql-15");
    }
    void takeUser() {
        m_user = getpwnam("postgres");
        if (!m_user) throw std::runtime_error("the server refuses root, and there is no user postgres");
    }

    /// The child dies with this program.
    [[nodiscard]] pid_t spawn(std::vector<std::string> words) const {
        std::string const logFile = (m_folder / "log").string();
        pid_t const parent = getpid();
        pid_t const child = fork();
        if (child != 0) return child;
        int const said = open(logFile.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
        dup2(said, STDOUT_FILENO);
        dup2(said, STDERR_FILENO);
        dup2(open("/dev/null", O_RDONLY | O_CLOEXEC), STDIN_FILENO);
        if (m_user && (initgroups(m_user->pw_name, m_user->pw_gid) != 0 || setgid(m_user->pw_gid) != 0 ||
                       setuid(m_user->pw_uid) != 0))
            _exit(126);
        prctl(PR_SET_PDEATHSIG, SIGQUIT); // after the user, which takes it away
        if (getppid() != parent) _exit(125);
        if (chdir("/") != 0) _exit(124);
        setenv("LC_ALL", "C", 1);
        std::vector<char*> arguments;
        for (std::string& word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        execv(arguments.front(), arguments.data());
        _exit(127);
    }
    static int finished(pid_t child) {
        int status = -1;
        waitpid(child, &status, 0);
        return status;
    }
    /// Somebody answers at the socket, and has recovered.
    [[nodiscard]] bool isReady() const {
        return storage::PostgresConnection::open(address(), std::chrono::seconds{10}).has_value();
    }

    TempFolder m_folder;
    Settings m_settings;
    std::filesystem::path m_programs;
    passwd const* m_user = nullptr;
    pid_t m_server = 0;
};

} // namespace flagfall::test
