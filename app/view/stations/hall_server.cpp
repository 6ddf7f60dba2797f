// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/stations/hall_server.h"

#include "app/stations/certificate.h"

#include <QElapsedTimer>
#include <QSocketNotifier>
#include <QTimer>

#include <microhttpd.h>

#include <algorithm>
#include <array>
#include <map>
#include <netinet/in.h>
#include <optional>
#include <utility>

namespace flagfall::view {
namespace {

constexpr std::size_t memoryOfAConnection = 16 * 1024; // a longer head is refused with 431

/// Nothing comes from elsewhere, nothing runs that is not a file of ours, nobody puts the page into another one.
constexpr std::array<std::pair<char const*, char const*>, 6> headersOfEveryAnswer{{
    {"Content-Security-Policy", "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
                                "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cache-Control", "no-store"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"X-Frame-Options", "DENY"},
}};

HallAnswer bare(int status) { return {status, "text/plain; charset=utf-8", {}}; }

/// A request, from its first line to its answer.
struct Exchange {
    MHD_Connection* connection = nullptr;
    HallRequest request{};
    std::optional<HallAnswer> answer{};
    bool handed = false;    ///< somebody has it, and will answer
    bool suspended = false; ///< until then
};

QByteArray headerOf(MHD_Connection* connection, char const* name) {
    return {MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name)};
}

QHostAddress addressOf(MHD_Connection* connection) {
    MHD_ConnectionInfo const* const info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info && info->client_addr ? QHostAddress(info->client_addr) : QHostAddress();
}

MHD_Result send(MHD_Connection* connection, HallAnswer const& answer) {
    MHD_Response* const response =
        MHD_create_response_from_buffer(static_cast<std::size_t>(answer.body.size()),
                                        const_cast<char*>(answer.body.constData()), MHD_RESPMEM_MUST_COPY);
    if (!response) return MHD_NO;
    for (auto const& [name, value] : headersOfEveryAnswer) MHD_add_response_header(response, name, value);
    MHD_add_response_header(response, "Content-Type", answer.type.constData());
    MHD_Result const queued = MHD_queue_response(connection, static_cast<unsigned>(answer.status), response);
    MHD_destroy_response(response);
    return queued;
}

} // namespace

/// The server while it listens.
struct HallServer::Running {
    Running(Asked const& heard, Limits const& limited, stations::Identity const* shown)
        : asked(heard), limits(limited) {
        if (shown) identity = *shown;
        clock.start();
    }
    Running(Running const&) = delete;
    Running& operator=(Running const&) = delete;
    ~Running() {
        notifier.reset();
        timer.stop();
        if (!daemon) return;
        for (auto const& [key, exchange] : exchanges)
            if (std::exchange(exchange->suspended, false)) {
                exchange->answer = bare(MHD_HTTP_SERVICE_UNAVAILABLE);
                MHD_resume_connection(exchange->connection);
            }
        MHD_stop_daemon(daemon);
    }

    [[nodiscard]] bool start(QHostAddress const& address, quint16 port);
    void run();
    /// Why nobody will hear of the request; nothing: they will.
    [[nodiscard]] std::optional<int> refusalOf(MHD_Connection* connection, HallRequest const& request);
    [[nodiscard]] QByteArray origin() const { return (identity ? "https://" : "http://") + host; }
    [[nodiscard]] bool asksTooOften(QString const& address);
    MHD_Result take(MHD_Connection* connection, char const* url, char const* method, char const* upload,
                    std::size_t* uploaded, void** key);
    MHD_Result begin(MHD_Connection* connection, char const* url, char const* method, void** key);
    void hand(std::shared_ptr<Exchange> const& exchange);

    struct Asking {
        double left;
        qint64 at;
    };
    Asked asked;
    Limits limits;
    std::optional<stations::Identity> identity; ///< outlives the daemon
    QByteArray host;                            ///< `192.168.7.5:8377`
    MHD_Daemon* daemon = nullptr;
    std::map<void*, std::shared_ptr<Exchange>> exchanges;
    std::map<QString, Asking> asking;
    QElapsedTimer clock;
    std::unique_ptr<QSocketNotifier> notifier;
    QTimer timer;
};

bool HallServer::Running::start(QHostAddress const& address, quint16 port) {
    sockaddr_in where{};
    where.sin_family = AF_INET;
    where.sin_port = htons(port);
    where.sin_addr.s_addr = htonl(address.toIPv4Address());
    auto const access = [](void* self, MHD_Connection* connection, char const* url, char const* method, char const*,
                           char const* upload, std::size_t* uploaded, void** key) {
        return static_cast<Running*>(self)->take(connection, url, method, upload, uploaded, key);
    };
    auto const completed = [](void* self, MHD_Connection*, void** key, MHD_RequestTerminationCode) {
        static_cast<Running*>(self)->exchanges.erase(*key);
        *key = nullptr;
    };
    std::array<MHD_OptionItem, 3> encryption{{{MHD_OPTION_END, 0, nullptr}}};
    unsigned flags = MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME;
    if (identity) {
        flags |= MHD_USE_TLS;
        encryption = {{{MHD_OPTION_HTTPS_MEM_KEY, 0, identity->key.data()},
                       {MHD_OPTION_HTTPS_MEM_CERT, 0, identity->certificate.data()},
                       {MHD_OPTION_END, 0, nullptr}}};
    }
    daemon = MHD_start_daemon(
        flags, port, nullptr, nullptr, +access, this, MHD_OPTION_SOCK_ADDR, reinterpret_cast<sockaddr*>(&where),
        MHD_OPTION_NOTIFY_COMPLETED, static_cast<MHD_RequestCompletedCallback>(+completed), this,
        MHD_OPTION_CONNECTION_LIMIT, limits.connections, MHD_OPTION_PER_IP_CONNECTION_LIMIT, limits.connectionsOfOne,
        MHD_OPTION_CONNECTION_TIMEOUT, limits.secondsOfSilence, MHD_OPTION_CONNECTION_MEMORY_LIMIT, memoryOfAConnection,
        MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_ARRAY, encryption.data(), MHD_OPTION_END);
    if (!daemon) return false;
    MHD_DaemonInfo const* const poll = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    MHD_DaemonInfo const* const bound = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    if (!poll || !bound) return false;
    host = address.toString().toLatin1() + ':' + QByteArray::number(bound->port);
    notifier = std::make_unique<QSocketNotifier>(poll->epoll_fd, QSocketNotifier::Read);
    QObject::connect(notifier.get(), &QSocketNotifier::activated, notifier.get(), [this] { run(); });
    timer.setSingleShot(true);
    QObject::connect(&timer, &QTimer::timeout, &timer, [this] { run(); });
    run();
    return true;
}

void HallServer::Running::run() {
    MHD_run(daemon);
    MHD_UNSIGNED_LONG_LONG wait = 0;
    if (MHD_get_timeout(daemon, &wait) == MHD_YES)
        timer.start(static_cast<int>(std::min<MHD_UNSIGNED_LONG_LONG>(wait, 60'000)));
    else
        timer.stop();
}

/// So many at once, and so many a second after that.
bool HallServer::Running::asksTooOften(QString const& address) {
    qint64 const now = clock.elapsed();
    constexpr std::size_t manyAddresses = 1000;
    if (asking.size() > manyAddresses) // those that have been quiet are as new
        std::erase_if(asking, [&](auto const& one) {
            return one.second.left + static_cast<double>(now - one.second.at) / 1000 * limits.requestsPerSecond >=
                   limits.requestsAtOnce;
        });
    Asking& one = asking.try_emplace(address, Asking{limits.requestsAtOnce, now}).first->second;
    one.left =
        std::min(limits.requestsAtOnce, one.left + static_cast<double>(now - one.at) / 1000 * limits.requestsPerSecond);
    one.at = now;
    if (one.left < 1) return true;
    one.left -= 1;
    return false;
}

std::optional<int> HallServer::Running::refusalOf(MHD_Connection* connection, HallRequest const& request) {
    if (asksTooOften(request.address)) return MHD_HTTP_TOO_MANY_REQUESTS;
    // Another name for this address is a page that wants to be taken for the desk's.
    if (headerOf(connection, MHD_HTTP_HEADER_HOST) != host) return MHD_HTTP_MISDIRECTED_REQUEST;
    QByteArray const origin = headerOf(connection, MHD_HTTP_HEADER_ORIGIN);
    bool const foreign = origin.isEmpty() ? request.post : origin != this->origin();
    if (foreign) return MHD_HTTP_FORBIDDEN;
    bool longEnough = false;
    auto const length = headerOf(connection, MHD_HTTP_HEADER_CONTENT_LENGTH).toULongLong(&longEnough);
    if (longEnough && length > limits.body) return MHD_HTTP_CONTENT_TOO_LARGE;
    return std::nullopt;
}

MHD_Result HallServer::Running::begin(MHD_Connection* connection, char const* url, char const* method, void** key) {
    auto exchange = std::make_shared<Exchange>();
    exchange->connection = connection;
    HallRequest& request = exchange->request;
    request.post = qstrcmp(method, MHD_HTTP_METHOD_POST) == 0;
    request.path = url;
    request.language = MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, "lang");
    request.letters = MHD_lookup_connection_value(connection, MHD_GET_ARGUMENT_KIND, "letters");
    request.address = addressOf(connection).toString();
    QByteArray const shown = headerOf(connection, MHD_HTTP_HEADER_AUTHORIZATION);
    if (shown.startsWith("Bearer ")) request.token = shown.sliced(qstrlen("Bearer "));
    auto refusal = refusalOf(connection, request);
    if (!refusal && !request.post && qstrcmp(method, MHD_HTTP_METHOD_GET) != 0) refusal = MHD_HTTP_METHOD_NOT_ALLOWED;
    *key = exchange.get();
    exchanges.emplace(*key, std::move(exchange));
    return refusal ? send(connection, bare(*refusal)) : MHD_YES;
}

/// Is called several times for a request: with its head, with each piece of its body, at its end, and when it goes on.
MHD_Result HallServer::Running::take(MHD_Connection* connection, char const* url, char const* method,
                                     char const* upload, std::size_t* uploaded, void** key) {
    if (!*key) return begin(connection, url, method, key);
    std::shared_ptr<Exchange> const exchange = exchanges.at(*key);
    if (*uploaded > 0) {
        if (static_cast<std::size_t>(exchange->request.body.size()) + *uploaded > limits.body) return MHD_NO;
        exchange->request.body.append(upload, static_cast<qsizetype>(*uploaded));
        *uploaded = 0;
        return MHD_YES;
    }
    if (!exchange->handed) hand(exchange);
    if (exchange->answer) return send(connection, *exchange->answer);
    exchange->suspended = true;
    MHD_suspend_connection(connection);
    return MHD_YES;
}

void HallServer::Running::hand(std::shared_ptr<Exchange> const& exchange) {
    exchange->handed = true;
    asked(exchange->request, [this, kept = std::weak_ptr(exchange)](HallAnswer answer) {
        auto const waiting = kept.lock();
        if (!waiting || waiting->answer) return; // closed meanwhile, or answered
        waiting->answer = std::move(answer);
        if (!std::exchange(waiting->suspended, false)) return;
        MHD_resume_connection(waiting->connection);
        timer.start(0);
    });
}

HallServer::HallServer(Asked asked, Limits limits, QObject* parent)
    : QObject(parent), m_asked(std::move(asked)), m_limits(limits) {}

HallServer::~HallServer() = default;

bool HallServer::listen(QHostAddress const& address, quint16 port, stations::Identity const* identity) {
    close();
    if (address.protocol() != QAbstractSocket::IPv4Protocol || address == QHostAddress(QHostAddress::AnyIPv4))
        return false;
    auto running = std::make_unique<Running>(m_asked, m_limits, identity);
    if (!running->start(address, port)) return false;
    m_running = std::move(running);
    return true;
}

void HallServer::close() { m_running.reset(); }

QByteArray HallServer::origin() const { return m_running ? m_running->origin() : QByteArray{}; }

} // namespace flagfall::view
