// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/postgres_connection.h"

#include <libpq-fe.h>

#include <poll.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>

namespace flagfall::storage {

namespace {

using Clock = std::chrono::steady_clock;

std::string withoutLineEnds(char const* words) {
    std::string text = words ? words : "";
    while (!text.empty() && (text.back() == '\n' || text.back() == ' ')) text.pop_back();
    std::ranges::replace(text, '\n', ' ');
    return text;
}

std::string bigEndian(std::int64_t value) {
    std::string bytes(8, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(static_cast<std::uint64_t>(value) >> (56 - 8 * i));
    return bytes;
}

int millisUntil(Clock::time_point then) {
    auto const left = std::chrono::ceil<std::chrono::milliseconds>(then - Clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 1 << 30));
}

enum class Woken { Socket, GivenUp, TooLate };

/// Waits for the socket, for whoever wants it given up, or for the time.
Woken waitFor(int socket, short events, int giveUp, Clock::time_point until) {
    for (;;) {
        std::array<pollfd, 2> on{{{socket, events, 0}, {giveUp, POLLIN, 0}}};
        int const found = poll(on.data(), on.size(), millisUntil(until));
        if (found < 0 && errno == EINTR) continue;
        if (found > 0 && on[1].revents != 0) return Woken::GivenUp;
        return found > 0 ? Woken::Socket : Woken::TooLate;
    }
}

/// What the address leaves open. A way to the server that is cut is noticed within seconds; texts are UTF-8.
std::array<char const*, 9> const names{"connect_timeout",  "keepalives_idle",  "keepalives_interval",
                                       "keepalives_count", "tcp_user_timeout", "fallback_application_name",
                                       "dbname",           "client_encoding",  nullptr};

void noteWarning(void* to, PGresult const* notice) {
    char const* const severity = PQresultErrorField(notice, PG_DIAG_SEVERITY_NONLOCALIZED);
    if (severity && std::string_view(severity) == "WARNING")
        *static_cast<std::string*>(to) = withoutLineEnds(PQresultErrorField(notice, PG_DIAG_MESSAGE_PRIMARY));
}

} // namespace

// --- Values ------------------------------------------------------------------------------------------------

Parameters& Parameters::number(std::int64_t value) {
    m_values.emplace_back(bigEndian(value));
    return *this;
}

Parameters& Parameters::text(std::string_view value) {
    m_values.emplace_back(value);
    return *this;
}

Parameters& Parameters::bytes(std::span<std::byte const> value) {
    m_values.emplace_back(std::string(reinterpret_cast<char const*>(value.data()), value.size()));
    return *this;
}

Parameters& Parameters::null() {
    m_values.emplace_back(std::nullopt);
    return *this;
}

namespace {

/// As libpq takes them; all in binary.
struct Sent {
    std::vector<char const*> values{};
    std::vector<int> lengths{};
    std::vector<int> formats{};

    explicit Sent(std::vector<std::optional<std::string>> const& from) {
        for (auto const& value : from) {
            values.push_back(value ? value->data() : nullptr);
            lengths.push_back(value ? static_cast<int>(value->size()) : 0);
            formats.push_back(1);
        }
    }
    [[nodiscard]] int count() const { return static_cast<int>(values.size()); }
};

} // namespace

void Answer::Clear::operator()(pg_result* result) const { PQclear(result); }

int Answer::rows() const { return PQntuples(m_result.get()); }

bool Answer::null(int row, int column) const { return PQgetisnull(m_result.get(), row, column) != 0; }

std::span<std::byte const> Answer::bytes(int row, int column) const {
    auto const* const data = reinterpret_cast<std::byte const*>(PQgetvalue(m_result.get(), row, column));
    return {data, static_cast<std::size_t>(PQgetlength(m_result.get(), row, column))};
}

std::int64_t Answer::number(int row, int column) const {
    auto const found = bytes(row, column);
    if (found.empty() || found.size() > 8) return 0;
    bool const negative = found.size() > 1 && (found[0] & std::byte{0x80}) != std::byte{0};
    std::uint64_t value = negative ? ~std::uint64_t{0} : 0;
    for (std::byte const one : found) value = value << 8 | std::to_integer<std::uint64_t>(one);
    return static_cast<std::int64_t>(value);
}

std::string Answer::text(int row, int column) const {
    auto const found = bytes(row, column);
    return {reinterpret_cast<char const*>(found.data()), found.size()};
}

std::string_view Answer::done() const { return PQcmdStatus(m_result.get()); }

// --- The connection ----------------------------------------------------------------------------------------

void PostgresConnection::Close::operator()(pg_conn* connection) const { PQfinish(connection); }

PostgresConnection::Or<PostgresConnection> PostgresConnection::open(std::string const& server, Span longest,
                                                                    int giveUp) {
    auto const until = Clock::now() + longest;
    // A host that does not answer must leave time for the next one of the address.
    std::string const each = std::to_string(std::max<std::int64_t>(2, longest.count() / 2000));
    std::array<char const*, 9> const values{each.c_str(),   "5",    "2",    "3", "8000", "flagfall",
                                            server.c_str(), "UTF8", nullptr};
    PostgresConnection made(PQconnectStartParams(names.data(), values.data(), 1));
    pg_conn* const connection = made.m_connection.get();
    auto const problem = [&](char const* words) { return refused(ServerProblem{{}, withoutLineEnds(words), true}); };
    if (!connection) return problem("no memory");
    auto state = PQstatus(connection) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING;
    while (state != PGRES_POLLING_OK) {
        if (state == PGRES_POLLING_FAILED) return problem(PQerrorMessage(connection));
        short const events = state == PGRES_POLLING_READING ? POLLIN : POLLOUT;
        switch (waitFor(PQsocket(connection), events, giveUp, until)) {
        case Woken::GivenUp: return problem("given up");
        case Woken::TooLate: return problem("the server does not answer");
        case Woken::Socket: break;
        }
        state = PQconnectPoll(connection);
    }
    PQsetNoticeReceiver(connection, noteWarning, made.m_warning.get());
    if (PQsetnonblocking(connection, 1) != 0) return problem(PQerrorMessage(connection));
    return made;
}

ServerProblem PostgresConnection::lost() const {
    return {{}, withoutLineEnds(PQerrorMessage(m_connection.get())), true};
}

/// Until there is an answer to take.
std::optional<ServerProblem> PostgresConnection::wait() {
    pg_conn* const connection = m_connection.get();
    auto until = Clock::now() + m_silence;
    for (;;) {
        int const toSend = PQflush(connection);
        if (toSend < 0) return lost();
        if (toSend == 0 && PQisBusy(connection) == 0) return std::nullopt;
        auto const events = static_cast<short>(toSend == 0 ? POLLIN : POLLIN | POLLOUT);
        if (waitFor(PQsocket(connection), events, -1, until) == Woken::TooLate)
            return ServerProblem{{}, "the server is silent", true};
        if (PQconsumeInput(connection) == 0) return lost();
        until = Clock::now() + m_silence;
    }
}

std::optional<ServerProblem> PostgresConnection::problemIn(Answer const& answer) const {
    pg_result const* const result = answer.m_result.get();
    auto const status = PQresultStatus(result);
    if (status != PGRES_FATAL_ERROR && status != PGRES_BAD_RESPONSE) return std::nullopt;
    auto const field = [result](int which) {
        char const* const found = PQresultErrorField(result, which);
        return std::string_view(found ? found : "");
    };
    ServerProblem problem;
    problem.state = field(PG_DIAG_SQLSTATE);
    problem.words = withoutLineEnds(PQresultErrorMessage(result));
    std::string_view const severity = field(PG_DIAG_SEVERITY_NONLOCALIZED);
    problem.lost =
        PQstatus(m_connection.get()) != CONNECTION_OK || severity == "FATAL" || severity == "PANIC" || severity.empty();
    return problem;
}

PostgresConnection::Or<Answer> PostgresConnection::next() {
    if (auto gone = wait()) return refused(std::move(*gone));
    return Answer(PQgetResult(m_connection.get()));
}

PostgresConnection::Or<void> PostgresConnection::begin(char const* sql, Parameters const& parameters) {
    Sent const sent(parameters.m_values);
    pg_conn* const connection = m_connection.get();
    if (PQsendQueryParams(connection, sql, sent.count(), nullptr, sent.values.data(), sent.lengths.data(),
                          sent.formats.data(), 1) == 0)
        return refused(lost());
    if (PQsetSingleRowMode(connection) == 0) return refused(lost());
    return {};
}

/// Nothing where there are no more.
PostgresConnection::Or<std::optional<Answer>> PostgresConnection::nextRow() {
    auto answer = next();
    if (!answer) return refused(std::move(answer.error()));
    if (PQresultStatus(answer->m_result.get()) == PGRES_SINGLE_TUPLE) return std::optional(std::move(*answer));
    auto problem = problemIn(*answer);
    if (problem && problem->lost) return refused(std::move(*problem));
    if (auto ended = endAsking(); !ended) return refused(std::move(ended.error()));
    if (problem) return refused(std::move(*problem));
    return std::optional<Answer>{};
}

/// Takes what is left of an answer, so that the next question can be asked.
PostgresConnection::Or<void> PostgresConnection::endAsking() {
    std::optional<ServerProblem> problem;
    for (;;) {
        auto answer = next();
        if (!answer) return refused(std::move(answer.error()));
        if (!answer->m_result) break;
        if (auto found = problemIn(*answer); found && !problem) problem = std::move(found);
        if (problem && problem->lost) break;
    }
    if (problem) return refused(std::move(*problem));
    return {};
}

PostgresConnection::Or<Answer> PostgresConnection::ask(char const* sql, Parameters const& parameters) {
    Sent const sent(parameters.m_values);
    if (PQsendQueryParams(m_connection.get(), sql, sent.count(), nullptr, sent.values.data(), sent.lengths.data(),
                          sent.formats.data(), 1) == 0)
        return refused(lost());
    auto answer = next();
    if (!answer) return answer;
    auto problem = problemIn(*answer);
    if (problem && problem->lost) return refused(std::move(*problem));
    if (auto ended = endAsking(); !ended) return refused(std::move(ended.error()));
    if (problem) return refused(std::move(*problem));
    return answer;
}

PostgresConnection::Or<void> PostgresConnection::run(char const* sql) {
    if (PQsendQuery(m_connection.get(), sql) == 0) return refused(lost());
    return endAsking();
}

void PostgresConnection::queue(char const* sql, Parameters const& parameters) {
    pg_conn* const connection = m_connection.get();
    if (m_queue.empty()) PQenterPipelineMode(connection);
    auto const place = std::ranges::find(m_prepared, sql);
    bool const isNew = place == m_prepared.end();
    std::string const name = std::to_string(place - m_prepared.begin());
    if (isNew) {
        PQsendPrepare(connection, name.c_str(), sql, 0, nullptr);
        m_prepared.push_back(sql);
        m_queue.emplace_back(Queued::Preparing, sql);
    }
    // What cannot be sent has no answer: finish() finds that the connection is lost.
    Sent const sent(parameters.m_values);
    PQsendQueryPrepared(connection, name.c_str(), sent.count(), sent.values.data(), sent.lengths.data(),
                        sent.formats.data(), 1);
    m_queue.emplace_back(Queued::Asked, sql);
}

PostgresConnection::Or<std::vector<Answer>> PostgresConnection::finish() {
    pg_conn* const connection = m_connection.get();
    auto const queue = std::exchange(m_queue, {});
    if (queue.empty()) return std::vector<Answer>{};
    if (PQpipelineSync(connection) == 0) return refused(lost());
    std::vector<Answer> answers;
    std::optional<ServerProblem> problem;
    std::size_t at = 0;
    int nothing = 0;
    for (;;) {
        auto answer = next();
        if (!answer) return refused(std::move(answer.error()));
        if (!answer->m_result) { // between two statements
            if (++nothing > 1) return refused(lost());
            continue;
        }
        nothing = 0;
        auto const status = PQresultStatus(answer->m_result.get());
        if (status == PGRES_PIPELINE_SYNC) break;
        if (auto found = problemIn(*answer); found && (!problem || found->lost)) {
            if (found->lost) return refused(std::move(*found));
            problem = std::move(found);
        }
        bool const preparing = at < queue.size() && queue[at].first == Queued::Preparing;
        if (preparing && problem) // never learnt: it is taught anew, under another name
            std::ranges::replace(m_prepared, queue[at].second, static_cast<char const*>(nullptr));
        if (!preparing) answers.push_back(std::move(*answer));
        ++at;
    }
    if (PQexitPipelineMode(connection) == 0) return refused(lost());
    if (problem) return refused(std::move(*problem));
    return answers;
}

PostgresConnection::Or<std::string> PostgresConnection::quoted(std::string const& name) const {
    char* const found = PQescapeIdentifier(m_connection.get(), name.data(), name.size());
    if (!found) return refused(lost());
    std::string text = found;
    PQfreemem(found);
    return text;
}

bool PostgresConnection::inTransaction() const { return PQtransactionStatus(m_connection.get()) != PQTRANS_IDLE; }

PostgresConnection::Or<std::vector<std::string>> PostgresConnection::news(int giveUp) {
    pg_conn* const connection = m_connection.get();
    std::vector<std::string> found;
    for (;;) {
        while (PGnotify* const one = PQnotifies(connection)) {
            found.emplace_back(one->extra);
            PQfreemem(one);
        }
        if (!found.empty()) return found;
        auto const noMatterWhen = Clock::now() + std::chrono::hours{1};
        if (waitFor(PQsocket(connection), POLLIN, giveUp, noMatterWhen) == Woken::GivenUp) return found;
        if (PQconsumeInput(connection) == 0) return refused(lost());
    }
}

} // namespace flagfall::storage
