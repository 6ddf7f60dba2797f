// SPDX-License-Identifier: GPL-3.0-or-later
// bench_stations [PADS [SECONDS]]      (500 and 20)
//
// So many result pads, each with two boards of its own and a connection of its own, against one desk with a file on the
// disk. Each asks for its page every two seconds and enters its two results at moments of its own: how long from the
// request to the answer that says that it is on the disk, processor time and memory of the desk, and whether every
// result that was acknowledged stands in the file afterwards. The floors: the same request for a file of the page,
// which asks nobody, and a bare append of the same size to the same file system, synchronised.
#include "app/view/common/event_at_desk.h"
#include "app/view/stations/station_door.h"
#include "tests/support/blitz_day.h"

#include <QGuiApplication>
#include <QTimer>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <random>
#include <string>
#include <thread>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

namespace flagfall::bench {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

[[noreturn]] void giveUp(char const* what) {
    std::fprintf(stderr, "bench_stations: %s\n", what);
    std::exit(1);
}
void must(bool done, char const* what) {
    if (!done) giveUp(what);
}

double at(std::vector<double> const& sorted, double share) {
    return sorted.empty() ? 0 : sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}
void print(char const* what, std::vector<double> times) {
    std::ranges::sort(times);
    std::printf("%-44s %8zu %9.2f %9.2f %9.2f\n", what, times.size(), at(times, 0.5), at(times, 0.99), at(times, 1));
}

/// A telephone: one connection that stays open, blocking.
class Telephone {
public:
    explicit Telephone(quint16 port) : m_socket(::socket(AF_INET, SOCK_STREAM, 0)), m_port(port) {
        sockaddr_in there{};
        there.sin_family = AF_INET;
        there.sin_port = htons(port);
        there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        int const on = 1;
        ::setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        must(::connect(m_socket, reinterpret_cast<sockaddr*>(&there), sizeof there) == 0, "a telephone cannot connect");
    }
    Telephone(Telephone&& other) noexcept : m_socket(std::exchange(other.m_socket, -1)), m_port(other.m_port) {}
    ~Telephone() {
        if (m_socket >= 0) ::close(m_socket);
    }

    /// The status of the answer; 0: the desk hung up.
    [[nodiscard]] int ask(std::string const& what, std::string const& token, std::string const& body = {}) {
        std::string const host = "127.0.0.1:" + std::to_string(m_port);
        std::string request = (body.empty() ? "GET " : "POST ") + what + " HTTP/1.1\r\nHost: " + host + "\r\n";
        if (!token.empty()) request += "Authorization: Bearer " + token + "\r\n";
        if (!body.empty())
            request += "Origin: http://" + host +
                       "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
        request += "\r\n" + body;
        if (::send(m_socket, request.data(), request.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(request.size()))
            return 0;
        std::string heard;
        std::array<char, 16'384> part{};
        std::size_t end = std::string::npos, whole = 0;
        while (end == std::string::npos || heard.size() < whole) {
            ssize_t const read = ::recv(m_socket, part.data(), part.size(), 0);
            if (read <= 0) return 0;
            heard.append(part.data(), static_cast<std::size_t>(read));
            if (end != std::string::npos) continue;
            end = heard.find("\r\n\r\n");
            std::size_t const length = heard.find("Content-Length: ");
            if (end == std::string::npos) continue;
            must(length < end, "an answer does not say how long it is");
            whole = end + 4 + std::stoul(heard.substr(length + 16));
        }
        return std::stoi(heard.substr(9, 3));
    }

private:
    int m_socket;
    quint16 m_port;
};

/// A pad with two boards, and when it does what.
struct Pad {
    std::string token;
    std::array<int, 2> boards{};
    std::array<Clock::time_point, 2> enters{};
    Clock::time_point asks{};
};

struct Heard {
    std::vector<double> pages, results; ///< milliseconds
    std::vector<int> acknowledged;      ///< boards
};

/// One thread of the hall, for a share of the pads.
Heard play(std::vector<Pad> pads, quint16 port, std::string const& event, int round, Clock::time_point end) {
    Heard heard;
    std::vector<Telephone> telephones;
    for (std::size_t i = 0; i < pads.size(); ++i) telephones.emplace_back(port);
    auto const timed = [](std::vector<double>& times, auto const& work) {
        auto const from = Clock::now();
        int const status = work();
        times.push_back(Milliseconds(Clock::now() - from).count());
        return status;
    };
    while (Clock::now() < end) {
        for (std::size_t i = 0; i < pads.size(); ++i) {
            Pad& pad = pads[i];
            auto const now = Clock::now();
            for (std::size_t which = 0; which < pad.boards.size(); ++which) {
                if (pad.enters[which] > now || pad.boards[which] == 0) continue;
                std::string const body = "{\"round\":" + std::to_string(round) +
                                         ",\"board\":" + std::to_string(pad.boards[which]) +
                                         ",\"result\":\"1-0\",\"event\":\"" + event + "\",\"waited\":0}";
                int const status =
                    timed(heard.results, [&] { return telephones[i].ask("/result?lang=en", pad.token, body); });
                if (status != 200) std::fprintf(stderr, "board %d: status %d\n", pad.boards[which], status);
                must(status == 200, "a result is not taken");
                heard.acknowledged.push_back(std::exchange(pad.boards[which], 0));
            }
            if (pad.asks <= now) {
                pad.asks = now + 2s;
                must(timed(heard.pages, [&] { return telephones[i].ask("/pad?lang=en", pad.token); }) == 200,
                     "a pad gets no page");
            }
        }
        std::this_thread::sleep_for(1ms);
    }
    return heard;
}

std::vector<double> floorOfTheDisk(QString const& path) {
    std::vector<double> times;
    int const file = ::open(path.toStdString().c_str(), O_CREAT | O_WRONLY | O_APPEND, 0600);
    must(file >= 0, "no file for the floor");
    std::string const row(600, 'x');
    for (int go = 0; go < 300; ++go) {
        auto const from = Clock::now();
        must(::write(file, row.data(), row.size()) == static_cast<ssize_t>(row.size()) && ::fdatasync(file) == 0,
             "the floor cannot be written");
        times.push_back(Milliseconds(Clock::now() - from).count());
    }
    ::close(file);
    return times;
}

std::vector<double> floorOfHttp(quint16 port) {
    std::vector<double> times;
    Telephone telephone(port);
    for (int go = 0; go < 300; ++go) {
        auto const from = Clock::now();
        must(telephone.ask("/pad.css", {}) == 200, "no file of the page");
        times.push_back(Milliseconds(Clock::now() - from).count());
    }
    return times;
}

int run(int count, std::chrono::seconds length) {
    QTemporaryDir folder;
    QString const file = folder.filePath(QStringLiteral("blitz.flagfall"));
    constexpr int rounds = 2;
    int const players = 5 * count; // some rest
    test::ActsOfAnEvent acts;
    acts.open(players, rounds);
    acts.play(players, rounds);
    must(test::EventInWindow::write(file, acts), "the event cannot be written");

    std::vector<double> pages, results;
    std::vector<int> acknowledged;
    std::vector<double> disk = floorOfTheDisk(folder.filePath(QStringLiteral("floor")));
    std::vector<double> http;
    double processor = 0;
    {
        equipment::MachineTicks ticks;
        test::FileDoor files;
        view::Workspace workspace(ticks, files, folder.filePath(QStringLiteral("settings.ini")));
        workspace.openFile(QUrl::fromLocalFile(file));
        must(test::EventInWindow::until([&] { return workspace.isOpen(); }), "the event does not open");
        workspace.standings()->setWatched(false); // as the window does while the hall is shown
        workspace.players()->setWatched(false);
        workspace.pairing()->setWatched(false);
        view::StationDoor door(workspace.desk());
        QObject::connect(&workspace.desk(), &view::DeskLink::changed, &door, &view::StationDoor::update);
        view::HallServer::Limits limits;
        limits.connections = static_cast<unsigned>(count) + 10;
        limits.connectionsOfOne = limits.connections;
        limits.requestsPerSecond = limits.requestsAtOnce = 1e9; // all of them have one address here
        view::HallServer server([&](auto const& request, auto reply) { door.answer(request, std::move(reply)); },
                                limits);
        must(server.listen(QHostAddress(QHostAddress::LocalHost), 0), "the desk cannot listen");
        auto const port = static_cast<quint16>(QUrl(QString::fromLatin1(server.origin())).port());

        session::Round const& round = *workspace.desk().state().currentRound();
        std::vector<int> open;
        for (session::Board const& board : round.boards)
            if (!board.result) open.push_back(board.number.value());
        std::mt19937 random(1);
        auto const begun = Clock::now() + 1s;
        std::uniform_real_distribution<double> moment(0, static_cast<double>(length.count()) * 0.9);
        auto const later = [&] {
            return begun + std::chrono::duration_cast<Clock::duration>(Milliseconds(moment(random) * 1000));
        };
        constexpr std::size_t hands = 20;
        std::array<std::vector<Pad>, hands> shares;
        for (int number = 0; number < count; ++number) {
            auto const first = static_cast<std::size_t>(2 * number);
            must(first + 1 < open.size(), "too few boards");
            auto const opened = door.book().open({stations::Role::ResultPad,
                                                  "Pad " + std::to_string(number),
                                                  {},
                                                  {BoardNumber{open[first]}, BoardNumber{open[first + 1]}},
                                                  60min},
                                                 door.now());
            must(opened.has_value(), "no station");
            auto const joined = door.book().join(opened->code, "127.0.0.1", door.now());
            must(joined.has_value(), "no token");
            shares[static_cast<std::size_t>(number) % hands].push_back({joined->token,
                                                                        {open[first], open[first + 1]},
                                                                        {later(), later()},
                                                                        begun + std::chrono::milliseconds(number * 4)});
        }
        std::string const key = view::eventAtDesk(workspace.desk(), {}).begun.toStdString();
        std::array<Heard, hands> heard;
        std::atomic<int> done = 0;
        std::vector<std::jthread> threads;
        threads.emplace_back([&] {
            http = floorOfHttp(port);
            ++done;
        });
        must(test::EventInWindow::until([&] { return done == 1; }), "the floor does not end");
        timespec from{}, to{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from);
        for (std::size_t hand = 0; hand < hands; ++hand)
            threads.emplace_back([&, hand] {
                heard[hand] = play(shares[hand], port, key, round.number.value(), begun + length);
                ++done;
            });
        QElapsedTimer whole;
        whole.start();
        QTimer looks; // whether they have ended
        looks.start(50);
        while (done < static_cast<int>(hands) + 1) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to);
        processor = static_cast<double>(to.tv_sec - from.tv_sec) + static_cast<double>(to.tv_nsec - from.tv_nsec) / 1e9;
        processor /= static_cast<double>(whole.elapsed()) / 1000;
        for (Heard const& one : heard) {
            pages.insert(pages.end(), one.pages.begin(), one.pages.end());
            results.insert(results.end(), one.results.begin(), one.results.end());
            acknowledged.insert(acknowledged.end(), one.acknowledged.begin(), one.acknowledged.end());
        }
        server.close();
        workspace.closeFile();
        must(test::EventInWindow::until([&] { return !workspace.isOpen(); }), "the event does not close");
    }
    auto journal = storage::SqliteJournal::open(file.toStdString(), storage::Access::ReadOnly);
    must(journal.has_value(), "the file does not open again");
    auto const rows = (*journal)->readAfter(Seq{0});
    auto const history = rows ? session::replay(*rows)
                              : Expected<session::History, session::OpenProblem>(refused(session::OpenProblem{}));
    must(history.has_value(), "the file cannot be read again");
    auto const lost = std::ranges::count_if(
        acknowledged, [&](int board) { return !history->state().currentRound()->board(BoardNumber{board})->result; });
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("%d result pads, %d boards, %lld s\n", count, 2 * count, static_cast<long long>(length.count()));
    std::printf("%-44s %8s %9s %9s %9s   (ms)\n", "", "times", "p50", "p99", "worst");
    print("floor: append and fdatasync", disk);
    print("floor: a file of the page over HTTP", http);
    print("a pad's page", pages);
    print("a result: on the disk and acknowledged", results);
    std::printf(
        "acknowledged %zu, lost %td; the window's thread %.0f %% of a processor; memory %.0f MiB, stations included\n",
        acknowledged.size(), lost, processor * 100, static_cast<double>(usage.ru_maxrss) / 1024);
    return lost == 0 ? 0 : 1;
}

} // namespace
} // namespace flagfall::bench

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication const app(argc, argv);
    int const pads = argc > 1 ? std::max(1, std::atoi(argv[1])) : 500;
    int const seconds = argc > 2 ? std::max(2, std::atoi(argv[2])) : 20;
    return flagfall::bench::run(pads, std::chrono::seconds(seconds));
}
