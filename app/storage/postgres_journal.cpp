// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/postgres_journal.h"

#include "app/session/journal/codec.h"
#include "app/session/journal/file_digest.h"
#include "app/storage/postgres_row.h"
#include "app/storage/postgres_structure.h"
#include "app/storage/problem.h"
#include "app/storage/signature_check.h"

#include <algorithm>
#include <random>
#include <thread>
#include <utility>

namespace flagfall::storage {

using session::Hash;
using session::Heartbeat;
using session::JournalFault;
using session::JournalProblem;
using session::NewRow;
using session::Row;
using session::Seal;

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// Never weaker than a sync on this server and its synchronous standbys. A desk that dies or is suspended in its turn
/// does not keep the others waiting.
constexpr auto settings =
    "SELECT set_config('synchronous_commit', CASE current_setting('synchronous_commit')"
    " WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false);"
    " SET lock_timeout = '5s'; SET idle_in_transaction_session_timeout = '10s'; SET idle_session_timeout = 0;"
    " SET statement_timeout = 0; SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2;"
    " SET tcp_keepalives_count = 3; SET jit = off; SET default_transaction_isolation = 'read committed'";

constexpr auto beginTurn = "BEGIN";
constexpr auto turn = "SELECT id FROM journal FOR UPDATE";
/// A statement of its own: what others have committed before the turn came is seen by the next one only.
constexpr auto newestAct = "SELECT seq, hash FROM act ORDER BY seq DESC LIMIT 1";
constexpr auto hashOfAct = "SELECT hash FROM act WHERE seq = $1::bigint";
constexpr auto keepFile = "INSERT INTO file VALUES ($1, $2) ON CONFLICT (sha256) DO NOTHING";
constexpr auto mend = "INSERT INTO file VALUES ($1, $2) ON CONFLICT (sha256) DO UPDATE SET bytes = EXCLUDED.bytes";
constexpr auto tell = "SELECT pg_notify($1, $2)";
constexpr auto commitTurn = "COMMIT";
constexpr auto putBeat = "INSERT INTO heartbeat VALUES ($6::bigint, $1::bigint, $2::bigint, $3, $4::bigint, $5)"
                         " ON CONFLICT (desk) DO UPDATE SET at_ns = EXCLUDED.at_ns, wall_utc_ms = EXCLUDED.wall_utc_ms,"
                         " boot = EXCLUDED.boot, ticks_ns = EXCLUDED.ticks_ns, hash = EXCLUDED.hash";

/// Bytes of a file that belongs to an act: as in the event file.
constexpr std::int64_t longestFile = 64 << 20;

std::string randomName() {
    std::random_device random;
    std::string name;
    for (int i = 0; i < 4; ++i) name += std::to_string(random()) + (i < 3 ? "-" : "");
    return name;
}

} // namespace

// --- Opening -----------------------------------------------------------------------------------------------

PostgresJournal::PostgresJournal(PostgresAddress address, Access access, Making making)
    : m_address(std::move(address)), m_access(access), m_making(making), m_self(randomName()) {}

void PostgresJournal::be(Patience patience) {
    m_patience = patience;
    if (m_connection) m_connection->beSilentAtMost(patience.answer);
}

/// One try, and what a connection needs before anything is asked on it.
PostgresJournal::Or<void> PostgresJournal::connect(PostgresConnection::Span longest) {
    auto made = PostgresConnection::open(m_address.server, longest);
    if (!made) return refused(serverProblem(m_address, made.error()));
    m_connection.emplace(std::move(*made));
    m_connection->beSilentAtMost(m_patience.answer);
    auto greeted = greet();
    if (!greeted) m_connection.reset();
    return greeted;
}

PostgresJournal::Or<void> PostgresJournal::greet() {
    if (auto const set = m_connection->run(settings); !set) return refused(serverProblem(m_address, set.error()));
    if (m_access == Access::ReadOnly) {
        auto const set = m_connection->run("SET default_transaction_read_only = on");
        if (!set) return refused(serverProblem(m_address, set.error()));
    } else {
        auto const follows = m_connection->ask("SELECT pg_is_in_recovery()");
        if (!follows) return refused(serverProblem(m_address, follows.error()));
        if (follows->number(0, 0) != 0)
            return refused(problemAt(JournalFault::ReadOnly, "the server is a standby that follows another one"));
    }
    if (m_access == Access::ReadWrite)
        if (auto unfit = unfitServer(*m_connection, m_address)) return refused(std::move(*unfit));
    return goIntoEvent(*m_connection, m_address);
}

/// A connection, made again where it was lost; with longer and longer pauses between the tries.
PostgresJournal::Or<void> PostgresJournal::connected(Time until) {
    if (m_connection) return {};
    if (m_making == Making::Yes)
        return refused(problemAt(JournalFault::IoError, "the connection was lost; nothing of the event is there"));
    for (PostgresConnection::Span pause = 50ms;; pause = std::min(2 * pause, PostgresConnection::Span{1s})) {
        auto const left = std::chrono::ceil<PostgresConnection::Span>(until - Clock::now());
        auto done = connect(std::max(left, PostgresConnection::Span{1s}));
        if (done || Clock::now() + pause >= until) return done;
        std::this_thread::sleep_for(pause);
    }
}

PostgresJournal::Or<std::unique_ptr<PostgresJournal>> PostgresJournal::create(PostgresAddress const& address) {
    auto const made = createWhole(address, [](PostgresJournal&) { return Or<void>{}; });
    if (!made) return refused(made.error());
    return open(address, Access::ReadWrite);
}

PostgresJournal::Or<Verification> PostgresJournal::createWhole(PostgresAddress const& address, Fill const& fill) {
    std::unique_ptr<PostgresJournal> const journal(new PostgresJournal(address, Access::ReadWrite, Making::Yes));
    if (auto done = journal->connect(journal->m_patience.answer); !done) return refused(std::move(done.error()));
    PostgresConnection& connection = *journal->m_connection;
    // Whoever fills it may take his time.
    auto const begun = connection.run("SET idle_in_transaction_session_timeout = 0; BEGIN");
    if (!begun) return refused(serverProblem(address, begun.error()));
    if (auto done = layOutEvent(connection, address); !done) return refused(std::move(done.error()));
    if (auto done = fill(*journal); !done) return refused(std::move(done.error()));
    auto const newest = journal->m_tail;
    auto checked = journal->verify();
    if (checked.problem) return refused(std::move(*checked.problem));
    if (checked.acts != newest.last().value() || checked.last != newest.hash())
        return refused(journal->problemAt(JournalFault::IoError, "acts were lost on the way"));
    auto const done = journal->commit();
    if (done) return checked;
    if (!done.error().perhapsSaved) return refused(done.error());
    auto there = open(address, Access::ReadOnly);
    if (there && (*there)->seal().seq == newest.last() && (*there)->seal().hash == newest.hash()) return checked;
    auto problem = done.error();
    problem.perhapsSaved = !there && there.error().fault != JournalFault::NotFound;
    return refused(std::move(problem));
}

PostgresJournal::Or<std::unique_ptr<PostgresJournal>>
PostgresJournal::open(PostgresAddress const& address, Access access, session::Progress const& progress) {
    std::unique_ptr<PostgresJournal> journal(new PostgresJournal(address, access, Making::No));
    if (auto done = journal->connect(journal->m_patience.answer); !done) return refused(std::move(done.error()));
    if (auto foreign = foreignIn(*journal->m_connection, address)) return refused(std::move(*foreign));
    if (access == Access::ReadOnly) return journal;
    auto const count = journal->m_connection->ask("SELECT coalesce(max(seq), 0) FROM act");
    if (!count) return refused(serverProblem(address, count.error()));
    auto const all = static_cast<double>(std::max<std::int64_t>(count->number(0, 0), 1));
    bool givenUp = false;
    auto amiss = journal->walk(Seq{0}, [&](SignedRow&& one) {
        constexpr std::int64_t betweenQuestions = 1000;
        bool const ask = progress && one.row.seq.value() % betweenQuestions == 0;
        givenUp = ask && !progress(std::min(1.0, static_cast<double>(one.row.seq.value()) / all));
        return !givenUp;
    });
    if (amiss) return refused(std::move(*amiss));
    if (givenUp) return refused(journal->problemAt(JournalFault::GivenUp, ""));
    return journal;
}

// --- Writing -----------------------------------------------------------------------------------------------

PostgresJournal::Or<Seq> PostgresJournal::append(Seq last, std::span<NewRow const> rows) {
    return append(last, newRows(rows, m_signer.key()));
}

PostgresJournal::Or<Seq> PostgresJournal::appendSigned(Seq last, std::span<SignedRow const> rows) {
    return append(last, copiedRows(rows));
}

/// As long as the server says nothing against it and there is hope for a connection, it is tried again.
PostgresJournal::Or<Seq> PostgresJournal::append(Seq last, RowsToAppend const& rows) {
    if (m_access == Access::ReadOnly) return refused(problemAt(JournalFault::ReadOnly, "opened for reading only"));
    auto const until = Clock::now() + m_patience.connection;
    for (;;) {
        auto done = connected(until);
        auto newest = done ? tryAppending(last, rows) : Or<Seq>{refused(std::move(done.error()))};
        if (newest) return newest;
        if (m_connection) endTransaction();
        // Lost on its way, and there is time to look again.
        if (done && !m_connection && m_making == Making::No && Clock::now() < until) continue;
        newest.error().perhapsSaved = !m_tried.empty();
        return newest;
    }
}

PostgresJournal::Or<Seq> PostgresJournal::tryAppending(Seq last, RowsToAppend const& rows) {
    auto const newest = takeTurn();
    if (!newest) return refused(newest.error());
    if (!m_tried.empty()) {
        auto const stands = lastTryStands();
        if (!stands) return refused(stands.error());
        if (*stands && isLastTry(last, rows)) {
            // This commit is answered after that one has reached whoever was to have it.
            if (auto const done = commit(); !done) return refused(done.error());
            Seal const saved = std::exchange(m_tried, {}).back();
            know(ChainCheck(saved.seq, saved.hash));
            return saved.seq;
        }
        m_tried.clear();
    }
    if (auto wrong = notNext(*newest, last)) return refused(std::move(*wrong));
    auto const written = write(*newest, rows);
    if (!written) return refused(written.error());
    if (written->empty()) return last;
    know(ChainCheck(written->back().seq, written->back().hash));
    return written->back().seq;
}

/// Whether these rows are those of the last try: the same hashes in the same places.
bool PostgresJournal::isLastTry(Seq last, RowsToAppend const& rows) const {
    if (m_tail.last() != last || m_tried.size() != rows.count) return false;
    Seal before{m_tail.last(), m_tail.hash()};
    for (std::size_t n = 0; n < rows.count; ++n) {
        Seal const& tried = m_tried[n];
        if (tried.seq.value() != before.seq.value() + 1) return false;
        if (chained(before.hash, tried.seq, rows.at(n).row) != tried.hash) return false;
        before = tried;
    }
    return true;
}

/// From here to the end of the transaction nobody else appends. The newest act then.
PostgresJournal::Or<ChainCheck> PostgresJournal::takeTurn() {
    if (m_making == Making::No) {
        m_connection->queue(beginTurn);
        m_connection->queue(turn);
    }
    m_connection->queue(newestAct);
    auto const found = m_connection->finish();
    if (!found) return refused(problemHere(found.error()));
    Answer const& newest = found->back();
    if (newest.rows() == 0) return ChainCheck();
    auto const hash = hashIn(newest, 0, 1);
    if (!hash) return refused(damaged(Seq{newest.number(0, 0)}, "the hash does not fit"));
    return ChainCheck(Seq{newest.number(0, 0)}, *hash);
}

/// Whether the acts of the last try, which were committed together or not at all, are there. Whoever has the turn knows
/// for certain: the transaction of that try has ended.
PostgresJournal::Or<bool> PostgresJournal::lastTryStands() {
    Seal const& last = m_tried.back();
    auto const found = m_connection->ask(hashOfAct, Parameters().number(last.seq.value()));
    if (!found) return refused(problemHere(found.error()));
    return found->rows() > 0 && hashIn(*found, 0, 0) == last.hash;
}

/// Why rows after `last` cannot come next.
std::optional<JournalProblem> PostgresJournal::notNext(ChainCheck const& newest, Seq last) const {
    bool const lacks = newest.last() < m_tail.last();
    bool const differs = newest.last() == m_tail.last() && newest.hash() != m_tail.hash();
    if (lacks || differs) {
        auto taken =
            problemAt(JournalFault::TakenAway, "the server has an older or another state of the event than the "
                                               "one that was saved");
        taken.seq = newest.last();
        return taken;
    }
    if (newest.last() == last) return std::nullopt;
    auto outOfOrder = problemAt(JournalFault::OutOfOrder, "the newest act is another one");
    outOfOrder.seq = newest.last();
    return outOfOrder;
}

/// All of it, the commit included, in one go: the others wait no longer than they must. Which acts it was.
PostgresJournal::Or<std::vector<Seal>> PostgresJournal::write(ChainCheck const& newest, RowsToAppend const& rows) {
    std::vector<Seal> written;
    Seal before{newest.last(), newest.hash()};
    for (std::size_t n = 0; n < rows.count; ++n) {
        auto const [row, signatureOf] = rows.at(n);
        Seq const seq{before.seq.value() + 1};
        Hash const hash = chained(before.hash, seq, row);
        auto const signature = signatureOf(hash);
        bool const tooLong = (row.file && std::ssize(*row.file) > longestFile) || !fitsInARow(row);
        if (!signature || tooLong) {
            static_cast<void>(m_connection->finish());
            if (!signature) return refused(damaged(seq, signature.error()));
            return refused(problemAt(JournalFault::IoError, "larger than anything that a journal takes"));
        }
        m_connection->queue(insertRow, parametersOf(seq, row, hash, *signature));
        if (row.file)
            m_connection->queue(
                keepFile, Parameters().text(session::sha256Of(*row.file)).bytes(std::as_bytes(std::span{*row.file})));
        before = {seq, hash};
        written.push_back(before);
    }
    if (m_making == Making::Yes) {
        auto const done = m_connection->finish();
        if (!done) return refused(problemHere(done.error()));
        return written;
    }
    if (rows.count > 0) m_connection->queue(tell, Parameters().text(m_address.schema()).text(m_self));
    auto const done = commit();
    if (done) return written;
    if (done.error().perhapsSaved) m_tried = std::move(written);
    return refused(done.error());
}

/// Ends what was queued, and the transaction. What is asked here may have been done although no answer comes: then the
/// problem says `perhapsSaved`.
PostgresJournal::Or<void> PostgresJournal::commit() {
    static_cast<void>(m_connection->takeWarning());
    m_connection->queue(commitTurn);
    auto const done = m_connection->finish();
    if (!done) {
        auto problem = problemHere(done.error());
        problem.perhapsSaved = done.error().lost;
        return refused(std::move(problem));
    }
    if (done->back().done() != "COMMIT")
        return refused(problemAt(JournalFault::IoError, "the server has not committed"));
    std::string const warning = m_connection->takeWarning();
    if (warning.empty()) return {};
    auto problem = problemAt(JournalFault::IoError, warning); // a standby that was to have it has not
    problem.perhapsSaved = true;
    return refused(std::move(problem));
}

void PostgresJournal::endTransaction() {
    if (m_making == Making::Yes || !m_connection->inTransaction()) return;
    if (!m_connection->run("ROLLBACK")) m_connection.reset();
}

PostgresJournal::Or<void> PostgresJournal::mendFile(std::string const& bytes) {
    if (m_access == Access::ReadOnly) return refused(problemAt(JournalFault::ReadOnly, "opened for reading only"));
    std::string const digest = session::sha256Of(bytes);
    if (file(digest)) return {};
    if (auto done = connected(Clock::now() + m_patience.connection); !done) return done;
    auto const done = m_connection->ask(mend, Parameters().text(digest).bytes(std::as_bytes(std::span{bytes})));
    if (!done) return refused(problemHere(done.error()));
    return {};
}

std::string PostgresJournal::sign(std::vector<std::string> const& keysSoFar) {
    return m_access == Access::ReadOnly ? std::string{} : m_signer.choose(keysSoFar);
}

void PostgresJournal::signWith(std::string const& key) {
    if (m_access != Access::ReadOnly) m_signer.chooseOnly(key);
}

bool PostgresJournal::takesAgain() {
    bool const known = m_tried.empty(); // otherwise the next act has to find out what became of the last ones
    if (m_access == Access::ReadOnly || !known || !connected(Clock::now() + m_patience.connection)) return false;
    auto const newest = takeTurn();
    if (m_connection) endTransaction();
    return newest && newest->last() >= m_tail.last(); // an older state of the server takes nothing of ours
}

void PostgresJournal::beat(Heartbeat const& heartbeat) {
    if (m_access == Access::ReadOnly) return;
    // Whoever hears of no heartbeat takes this desk for a dead one; a server that is away is not asked every second.
    if (!m_connection && Clock::now() >= m_beatsAgain) {
        m_beatsAgain = Clock::now() + 5s;
        static_cast<void>(connected(Clock::now()));
    }
    if (!m_connection) return;
    Hash const seal = sealOf(heartbeat);
    bool const alone = m_making == Making::No;
    if (alone) m_connection->queue(beginTurn);
    if (alone) m_connection->queue("SET LOCAL synchronous_commit = off");
    m_connection->queue(putBeat, Parameters()
                                     .number(heartbeat.at.time_since_epoch().count())
                                     .number(heartbeat.wall.value())
                                     .text(heartbeat.boot)
                                     .number(heartbeat.ticks)
                                     .bytes(seal)
                                     .number(heartbeat.desk));
    if (alone) m_connection->queue(commitTurn);
    // A lost heartbeat is no harm; the next append says what is wrong with the server.
    if (auto const done = m_connection->finish(); !done) static_cast<void>(problemHere(done.error()));
    if (m_connection) endTransaction();
}

std::optional<Heartbeat> PostgresJournal::lastBeat() {
    auto const all = beats();
    auto const newest = std::ranges::max_element(all, {}, &Heartbeat::at);
    return newest == all.end() ? std::nullopt : std::optional{*newest};
}

std::vector<Heartbeat> PostgresJournal::beats() {
    if (!connected(Clock::now() + m_patience.connection)) return {};
    auto const found = m_connection->ask("SELECT at_ns, wall_utc_ms, boot, ticks_ns, hash, desk::bigint FROM heartbeat"
                                         " WHERE octet_length(boot) < 4096 ORDER BY desk LIMIT 1000");
    if (!found) static_cast<void>(problemHere(found.error()));
    std::vector<Heartbeat> sound;
    for (int row = 0; found && row < found->rows(); ++row) {
        Heartbeat heartbeat{.at = clock::Instant{clock::Span{found->number(row, 0)}},
                            .wall = session::WallTime{found->number(row, 1)},
                            .boot = found->text(row, 2),
                            .ticks = found->number(row, 3),
                            .desk = static_cast<int>(found->number(row, 5))};
        if (hashIn(*found, row, 4) == sealOf(heartbeat)) sound.push_back(std::move(heartbeat));
    }
    return sound;
}

void PostgresJournal::tellOfOthers(std::function<void()> told) {
    m_news.reset();
    if (told) m_news = std::make_unique<PostgresNews>(m_address, m_self, m_known, std::move(told));
}

// --- Reading -----------------------------------------------------------------------------------------------

PostgresJournal::Or<void> PostgresJournal::readPage(Seq from, std::function<bool(Answer const&)> const& visit) {
    auto const read = m_connection->askEach(selectRows, Parameters().number(from.value()), visit);
    if (!read) return refused(problemHere(read.error()));
    return {};
}

/// Whether the row is the one that was known to be in its place.
std::optional<JournalProblem> PostgresJournal::history(Row const& row) const {
    if (row.seq != m_tail.last() || row.hash == m_tail.hash()) return std::nullopt;
    auto taken = problemAt(JournalFault::TakenAway, "the server has another history of the event than the one that was "
                                                    "saved");
    taken.seq = row.seq;
    return taken;
}

/// Rows after `after` in order, each after its check, up to the first problem. They come in pages: no transaction is
/// open for long, and a connection that is lost meanwhile is made again.
std::optional<JournalProblem> PostgresJournal::walk(Seq after, VisitSigned const& visit) {
    ChainCheck chain;
    bool trusted = after == Seq{0};
    auto until = Clock::now() + m_patience.connection;
    for (bool more = true; more;) {
        if (auto done = connected(until); !done) return done.error();
        Seq const from{trusted ? chain.last().value() + 1 : after.value()};
        std::optional<JournalProblem> amiss;
        int seen = 0;
        bool stopped = false;
        auto const wrong = [&amiss](JournalProblem what) {
            amiss = std::move(what);
            return false;
        };
        auto const each = [&](Answer const& found) {
            ++seen;
            Seq const expected{trusted ? chain.last().value() + 1 : after.value()};
            auto one = rowIn(found);
            if (!one) return wrong(damaged(expected, "the act is damaged, or larger than any"));
            if (auto another = history(one->row)) return wrong(std::move(*another));
            if (!trusted) {
                if (one->row.seq != after) return wrong(damaged(after, "the act is missing"));
                chain = ChainCheck(after, one->row.hash);
                return trusted = true;
            }
            if (auto const why = chain.add(one->row)) return wrong(damaged(expected, *why));
            stopped = !visit(std::move(*one));
            return !stopped;
        };
        auto const read = readPage(from, each);
        if (amiss) return amiss;
        if (!read && m_connection) return read.error();
        if (!read && Clock::now() >= until) return read.error();
        if (seen > 0) until = Clock::now() + m_patience.connection;
        more = !stopped && (!read || seen == rowsOfPage);
        if (stopped) return std::nullopt;
    }
    if (!trusted && after > m_tail.last())
        return problemAt(JournalFault::OutOfOrder, "there is no act " + std::to_string(after.value()));
    if (chain.last() < m_tail.last())
        return problemAt(JournalFault::TakenAway, "acts that were saved are not on the server any more");
    know(chain);
    return std::nullopt;
}

void PostgresJournal::know(ChainCheck const& chain) {
    if (m_access == Access::ReadOnly || chain.last() < m_tail.last()) return;
    m_tail = chain;
    m_known = chain.last().value();
    noteSaved();
}

/// Whoever opens an older file of the event on this computer is told.
void PostgresJournal::noteSaved() {
    if (!m_signer.keys() || m_making == Making::Yes || m_tail.last() == Seq{0}) return;
    if (!m_first) m_first = hashOf(Seq{1}).value_or(std::nullopt);
    if (m_first) m_signer.keys()->noteSaved(*m_first, {m_tail.last(), m_tail.hash()});
}

/// None: there is no such act. Refused: the server does not say.
PostgresJournal::Or<std::optional<Hash>> PostgresJournal::hashOf(Seq seq) {
    if (!m_connection) return refused(problemAt(JournalFault::IoError, "there is no connection"));
    auto const found = m_connection->ask(hashOfAct, Parameters().number(seq.value()));
    if (!found) return refused(problemHere(found.error()));
    return found->rows() > 0 ? hashIn(*found, 0, 0) : std::nullopt;
}

std::optional<Seq> PostgresJournal::knownElsewhere() {
    auto const first = m_signer.keys() ? hashOf(Seq{1}).value_or(std::nullopt) : std::nullopt;
    auto const saved = first ? m_signer.keys()->lastSaved(*first) : std::nullopt;
    auto const here = saved ? hashOf(saved->seq) : Or<std::optional<Hash>>{std::nullopt};
    return saved && here && *here != saved->hash ? std::optional(saved->seq) : std::nullopt;
}

PostgresJournal::Or<void> PostgresJournal::readSigned(Seq after, VisitSigned const& visit) {
    if (auto amiss = walk(after, visit)) return refused(std::move(*amiss));
    return {};
}

PostgresJournal::Or<void> PostgresJournal::readEach(Seq after, Visit const& visit) {
    return readSigned(after, [&visit](SignedRow&& one) { return visit(std::move(one.row)); });
}

PostgresJournal::Or<std::vector<Row>> PostgresJournal::readAfter(Seq after) {
    std::vector<Row> rows;
    auto const done = readEach(after, [&rows](Row&& row) {
        rows.push_back(std::move(row));
        return true;
    });
    if (!done) return refused(done.error());
    return rows;
}

Seal PostgresJournal::seal() {
    if (m_access == Access::ReadWrite) return {m_tail.last(), m_tail.hash()};
    if (!connected(Clock::now() + m_patience.connection)) return {};
    auto const found = m_connection->ask(newestAct);
    if (!found) static_cast<void>(problemHere(found.error()));
    if (!found || found->rows() == 0) return {};
    auto const hash = hashIn(*found, 0, 1);
    return hash ? Seal{Seq{found->number(0, 0)}, *hash} : Seal{};
}

PostgresJournal::Or<std::string> PostgresJournal::file(std::string const& sha256) {
    if (auto done = connected(Clock::now() + m_patience.connection); !done) return refused(std::move(done.error()));
    auto const found = m_connection->ask(
        "SELECT CASE WHEN octet_length(bytes) <= $2::bigint THEN bytes END FROM file WHERE sha256 = $1",
        Parameters().text(sha256).number(longestFile));
    if (!found) return refused(problemHere(found.error()));
    if (found->rows() == 0) return refused(problemAt(JournalFault::NotFound, "the file is missing"));
    std::string contents = found->text(0, 0);
    if (found->null(0, 0) || session::sha256Of(contents) != sha256)
        return refused(problemAt(JournalFault::Damaged, "the file is not what was kept"));
    return contents;
}

// --- Checking ----------------------------------------------------------------------------------------------

Verification PostgresJournal::verify() {
    Verification found;
    found.last = chainStart();
    found.problem = walk(Seq{0}, [&found](SignedRow&& one) {
        ++found.acts;
        found.last = one.row.hash;
        return true;
    });
    found.readable = found.acts;
    if (found.problem && m_connection)
        if (auto const count = m_connection->ask("SELECT count(*) FROM act")) found.readable = count->number(0, 0);
    if (!found.problem) found.problem = foreignIn(*m_connection, m_address);
    return found;
}

std::vector<JournalProblem> PostgresJournal::filesAmiss() {
    std::vector<std::pair<Seq, std::string>> digests;
    (void)walk(Seq{0}, [&digests](SignedRow&& one) {
        if (auto digest = session::fileOf(one.row)) digests.emplace_back(one.row.seq, std::move(*digest));
        return true;
    });
    std::vector<JournalProblem> amiss;
    for (auto const& [seq, digest] : digests) {
        auto found = file(digest);
        if (found) continue;
        if (found.error().fault == JournalFault::NotFound) found.error().fault = JournalFault::Damaged;
        found.error().seq = seq;
        amiss.push_back(std::move(found.error()));
    }
    return amiss;
}

PostgresJournal::Or<Signed> PostgresJournal::signatures() {
    SignatureCheck check;
    std::optional<JournalProblem> amiss;
    auto const damage = walk(Seq{0}, [&](SignedRow&& one) {
        auto const act = one.row.kind == "desk.opened" ? std::optional(session::decode(one.row)) : std::nullopt;
        if (act && *act)
            if (auto const* const opened = std::get_if<session::DeskOpened>(&(*act)->act)) check.opened(opened->key);
        if (one.signature && !check.add(one.row.seq, one.row.hash, *one.signature))
            amiss = damaged(one.row.seq, "the signature does not fit");
        return !amiss;
    });
    if (damage && damage->fault != JournalFault::Damaged) return refused(*damage);
    Signed found = check.found();
    found.problem = std::move(amiss);
    return found;
}

GoodRows PostgresJournal::readGood() {
    GoodRows good;
    good.problem = walk(Seq{0}, [&good](SignedRow&& one) {
        good.rows.push_back(std::move(one.row));
        return true;
    });
    if (!good.problem) good.problem = foreignIn(*m_connection, m_address);
    return good;
}

// --- Problems ----------------------------------------------------------------------------------------------

/// A connection that is lost goes; the next question makes another one.
JournalProblem PostgresJournal::problemHere(ServerProblem const& server) {
    if (server.lost) m_connection.reset();
    return serverProblem(m_address, server);
}

JournalProblem PostgresJournal::problemAt(JournalFault fault, std::string detail) const {
    return problem(fault, m_address.shown, std::move(detail));
}

JournalProblem PostgresJournal::damaged(Seq seq, std::string detail) const {
    auto found = problemAt(JournalFault::Damaged, std::move(detail));
    found.seq = seq;
    return found;
}

} // namespace flagfall::storage
