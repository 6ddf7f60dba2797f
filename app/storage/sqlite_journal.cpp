// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sqlite_journal.h"

#include "app/session/journal/codec.h"
#include "app/session/journal/file_digest.h"
#include "app/storage/format_1.h"
#include "app/storage/part_file.h"
#include "app/storage/problem.h"
#include "app/storage/schema.h"
#include "app/storage/signature_check.h"
#include "app/storage/statement.h"
#include "app/storage/stored_row.h"
#include "app/storage/structure.h"
#include "app/storage/transaction.h"
#include "app/storage/write_ahead_log.h"

#include <sqlite3.h>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <limits>

namespace flagfall::storage {

using session::Hash;
using session::Heartbeat;
using session::JournalFault;
using session::JournalProblem;
using session::NewRow;
using session::Row;
using session::WallTime;
namespace fs = std::filesystem;

namespace {

// --- The first bytes of the file -------------------------------------------------------------------------

constexpr char magic[16] = "SQLite format 3";
using Header = std::array<unsigned char, 100>;

std::int64_t bigEndian(Header const& header, std::size_t at) {
    std::uint32_t value = 0;
    for (std::size_t i = at; i < at + 4; ++i) value = value << 8 | header[i];
    return static_cast<std::int32_t>(value);
}

std::optional<JournalProblem> formatProblem(fs::path const& path, std::int64_t format) {
    if (format >= schema::oldestFormat && format <= schema::format) return std::nullopt;
    if (format < schema::oldestFormat)
        return problem(JournalFault::Damaged, path, "there is no format " + std::to_string(format));
    auto newer = problem(JournalFault::NewerFormat, path, "format " + std::to_string(format));
    newer.formatFound = static_cast<int>(format);
    newer.formatKnown = schema::format;
    return newer;
}

/// As the main file says it; of a -wal it knows nothing.
std::optional<Format> formatInHeader(int descriptor) {
    Header header{};
    if (pread(descriptor, header.data(), header.size(), 0) != std::ssize(header)) return std::nullopt;
    auto const format = bigEndian(header, 60);
    return format == static_cast<int>(Format::One) ? Format::One : Format::Two;
}

/// Whether the file is ours, seen from its first bytes alone: SQLite has not touched it yet.
std::optional<JournalProblem> headerProblem(fs::path const& path, int descriptor) {
    Header header{};
    auto const size = pread(descriptor, header.data(), header.size(), 0);
    if (size < 0) return systemProblem(path, errno);
    if (size == 0) return problem(JournalFault::NotAJournal, path, "the file is empty");
    if (std::memcmp(header.data(), magic, std::min<std::size_t>(sizeof magic, static_cast<std::size_t>(size))) != 0)
        return problem(JournalFault::NotAJournal, path, "not a SQLite database");
    if (static_cast<std::size_t>(size) < header.size())
        return problem(JournalFault::Damaged, path, "cut off within the header");
    if (bigEndian(header, 68) != schema::applicationId)
        return problem(JournalFault::NotAJournal, path, "a SQLite database of another program");
    return formatProblem(path, bigEndian(header, 60));
}

JournalProblem olderProblem(fs::path const& path, Format format) {
    auto older = problem(JournalFault::OlderFormat, path, "to be converted before it is written to");
    older.formatFound = static_cast<int>(format);
    older.formatKnown = schema::format;
    return older;
}

/// To write, SQLite needs the folder too: the -wal lies there.
std::optional<JournalProblem> writeProblem(fs::path const& path) {
    for (fs::path const& needed : {path, path.parent_path()})
        if (faccessat(AT_FDCWD, needed.c_str(), W_OK, AT_EACCESS) != 0) return systemProblem(needed, errno);
    return std::nullopt;
}

/// Whether there is something in its -wal that has not been taken in yet.
bool hasUnfinishedBusiness(fs::path const& path) {
    std::error_code missing;
    auto const size = fs::file_size(logOf(path), missing);
    return !missing && size > 0;
}

/// Where nobody writes it is seen from the files themselves whether there is something in the -wal that has not been
/// taken in yet, and whether all of it is there.
Expected<Database::Mode, JournalProblem> howToRead(fs::path const& path, FileHold const& hold) {
    if (!hold.undisturbed()) return Database::Mode::ReadOnly;
    auto const log = readLogOf(path);
    if (!log) return refused(log.error());
    if (!log->present) return Database::Mode::Immutable;
    if (log->missing == 0) return Database::Mode::ReadOnly;
    return log->takenIn == 0 ? Database::Mode::Immutable : Database::Mode::ReadOnlyByOldIndex;
}

// --- A new file --------------------------------------------------------------------------------------------

/// The whole of an empty event file. WAL comes last, so that the main file itself says whose it is.
Expected<void, SqlProblem> makeEmpty(fs::path const& path) {
    auto database = Database::open(path, Database::Mode::Create);
    if (!database) return refused(database.error());
    if (auto const done = layOut(*database); !done) return done;
    return database->run("PRAGMA journal_mode = WAL");
}

// --- The -wal ------------------------------------------------------------------------------------------------

/// Stands in the file while acts may stand in its -wal. A copy made by SQLite has no -wal and needs none, although it
/// has the mark: the header tells.
constexpr auto setMark = "INSERT OR REPLACE INTO mark VALUES ('wal', 'in use')";
constexpr auto takeMarkAway = "DELETE FROM mark WHERE name = 'wal'";
constexpr auto countMarks = "SELECT count(*) FROM mark WHERE name = 'wal'";

bool writesAhead(int descriptor) {
    constexpr off_t readVersion = 19;
    constexpr char wal = 2;
    char found = 0;
    return pread(descriptor, &found, 1, readVersion) == 1 && found == wal;
}

/// All bytes of an open file, to be published.
Expected<void, JournalProblem> copyInto(PartFile const& part, int from) {
    constexpr auto badly = [](fs::path const& path) { return refused(systemProblem(path, errno)); };
    int const to = ::open(part.path().c_str(), O_WRONLY | O_CLOEXEC);
    if (to < 0) return badly(part.path());
    std::vector<char> some(std::size_t{256} << 10);
    off_t at = 0;
    ssize_t size = 0;
    while ((size = pread(from, some.data(), some.size(), at)) > 0) {
        ssize_t const written = pwrite(to, some.data(), static_cast<std::size_t>(size), at);
        if (written <= 0) break;
        at += written;
    }
    int const error = errno;
    ::close(to);
    errno = error;
    if (size != 0) return badly(part.path());
    return {};
}

/// Main file, of which `descriptor` is the one that this program has, and -wal, byte for byte. A program that dies
/// meanwhile leaves the copy of a -wal at most, and that is in nobody's way.
Expected<fs::path, JournalProblem> copyBeforeOpening(fs::path const& event, int descriptor) {
    fs::path kept;
    for (int number = 1; kept.empty() || isThere(kept) || isThere(logOf(kept)); ++number)
        kept = nameToKeep(event, "before-opening", number);
    auto main = PartFile::beside(kept);
    if (!main) return refused(std::move(main.error()));
    auto log = PartFile::beside(logOf(kept));
    if (!log) return refused(std::move(log.error()));
    int const logDescriptor = ::open(logOf(event).c_str(), O_RDONLY | O_CLOEXEC);
    if (logDescriptor < 0) return refused(systemProblem(logOf(event), errno));
    auto copied = copyInto(*log, logDescriptor);
    ::close(logDescriptor);
    if (copied) copied = copyInto(*main, descriptor);
    if (copied) copied = log->publish();
    if (copied) copied = main->publish();
    if (!copied) return refused(std::move(copied.error()));
    return kept;
}

Expected<void, SqlProblem> vacuumInto(Database& database, fs::path const& path) {
    auto statement = Statement::prepare(database, "VACUUM INTO ?1");
    if (!statement) return refused(statement.error());
    std::string const name = path.string();
    auto const done = statement->bind(1, name).step();
    if (!done) return refused(done.error());
    return {};
}

/// The newest act of the main file alone, as long as the one before it vouches for it: whatever is in the -wal, such an
/// act was saved. None where a checkpoint was cut short there, or nothing can be read.
std::optional<Row> newestWithoutLog(fs::path const& path) {
    auto database = Database::open(path, Database::Mode::Immutable);
    auto const stored = database ? database->number("PRAGMA user_version") : 0;
    if (!stored || formatProblem(path, *stored) || dangerIn(*database, path)) return std::nullopt;
    auto const format = static_cast<Format>(*stored);
    auto const newest = database->number("SELECT max(seq) FROM act");
    auto select = Statement::prepare(*database, selectRows(format));
    if (!newest || *newest < 2 || !select) return std::nullopt;
    select->bind(1, *newest - 1);
    auto const next = [&]() -> std::optional<Row> {
        auto const more = select->step();
        return more && *more ? rowIn(*select, format) : std::nullopt;
    };
    auto const before = next();
    auto last = next();
    bool const stands = before && last && last->seq.value() == before->seq.value() + 1 &&
                        chained(before->hash, last->seq, *last, format) == last->hash;
    return stands ? std::move(last) : std::nullopt;
}

} // namespace

// --- Opening
// -------------------------------------------------------------------------------------------------

SqliteJournal::SqliteJournal(fs::path path, Access access, FileHold hold, Database database, Format format)
    : m_path(std::move(path)), m_access(access), m_format(format), m_hold(std::move(hold)),
      m_database(std::move(database)) {}

SqliteJournal::Or<std::unique_ptr<SqliteJournal>> SqliteJournal::create(fs::path const& path) {
    auto part = PartFile::beside(path);
    if (!part) return refused(std::move(part.error()));
    if (auto const made = makeEmpty(part->path()); !made) return refused(sqlProblem(path, made.error()));
    if (auto published = part->publish(); !published) return refused(std::move(published.error()));
    return open(path, Access::ReadWrite);
}

SqliteJournal::Or<void> SqliteJournal::createWhole(fs::path const& path, Fill const& fill) {
    auto part = PartFile::beside(path);
    if (!part) return refused(std::move(part.error()));
    if (auto const made = makeEmpty(part->path()); !made) return refused(sqlProblem(path, made.error()));
    auto journal = open(part->path(), Access::ReadWrite);
    if (!journal) return refused(std::move(journal.error()));
    (*journal)->m_notesSaved = false; // it may yet come to nothing
    if (auto filled = fill(**journal); !filled) return filled;
    Seq const newest = (*journal)->m_tail.last();
    journal->reset();
    // Only what stands in the main file gets the name.
    if (isThere(logOf(part->path())))
        return refused(problem(JournalFault::IoError, path, "its -wal could not be taken in"));
    auto written = open(part->path(), Access::ReadOnly);
    if (!written) return refused(std::move(written.error()));
    auto const checked = (*written)->verify();
    written->reset();
    if (checked.problem) return refused(*checked.problem);
    if (checked.acts != newest.value())
        return refused(problem(JournalFault::IoError, path, "acts were lost on the way"));
    return part->publish();
}

session::MakeJournal SqliteJournal::maker(fs::path const& path, std::shared_ptr<KeyFolder> const& keys) {
    return [path, keys](session::Fill const& fill) -> Or<std::unique_ptr<session::Journal>> {
        auto const filled = createWhole(path, [&](SqliteJournal& journal) {
            if (keys) journal.keepKeysIn(keys);
            return fill(journal);
        });
        if (!filled) return refused(filled.error());
        auto journal = open(path, Access::ReadWrite);
        if (!journal) return refused(std::move(journal.error()));
        if (keys) (*journal)->keepKeysIn(keys);
        return std::unique_ptr<session::Journal>(std::move(*journal));
    };
}

SqliteJournal::Or<std::unique_ptr<SqliteJournal>> SqliteJournal::open(fs::path const& named, Access access,
                                                                      session::Progress const& progress) {
    std::error_code error;
    fs::path const path = fs::canonical(named, error);
    if (error) return refused(systemProblem(named, error.value()));
    auto hold = access == Access::ReadWrite ? FileHold::forWriting(path) : FileHold::forReading(path);
    if (!hold) return refused(std::move(hold.error()));
    if (auto foreign = headerProblem(path, hold->descriptor())) return refused(std::move(*foreign));
    if (access == Access::ReadWrite)
        if (auto locked = writeProblem(path)) return refused(std::move(*locked));
    auto reader = openToRead(path, std::move(*hold), progress);
    if (!reader || access == Access::ReadOnly) return reader;
    return openToWrite(std::move(*reader));
}

SqliteJournal::Or<std::unique_ptr<SqliteJournal>> SqliteJournal::openToRead(fs::path path, FileHold hold,
                                                                            session::Progress const& progress) {
    auto const mode = howToRead(path, hold);
    if (!mode) return refused(mode.error());
    auto database = Database::open(path, *mode);
    if (!database) return refused(sqlProblem(path, database.error()));
    std::unique_ptr<SqliteJournal> journal(
        new SqliteJournal(std::move(path), Access::ReadOnly, std::move(hold), std::move(*database), Format::Two));
    journal->ask(progress);
    // The first look at the pages. The format is asked for again: a newer one may stand in the -wal.
    auto const format = journal->m_database.number("PRAGMA user_version");
    if (format) {
        if (auto newer = formatProblem(journal->m_path, *format)) return refused(std::move(*newer));
        journal->m_format = static_cast<Format>(*format);
        if (auto danger = dangerIn(journal->m_database, journal->m_path)) return refused(std::move(*danger));
        return journal;
    }
    auto problem = journal->problemHere(format.error());
    if (problem.fault != JournalFault::Damaged) return refused(std::move(problem));
    journal->m_cutOff = std::move(problem);
    journal->m_format = formatInHeader(journal->m_hold.descriptor()).value_or(Format::Two);
    journal->m_database.tolerateMissingPages();
    if (auto danger = dangerIn(journal->m_database, journal->m_path)) return refused(std::move(*danger));
    return journal;
}

/// From the first page on: a file that was made to be slow may be slow anywhere.
void SqliteJournal::ask(session::Progress const& progress) {
    if (!progress) return;
    m_database.askWhether([this, progress] {
        constexpr double forTheRest = 0.2;
        return progress(m_expected == 0 ? 0
                                        : (1 - forTheRest) * static_cast<double>(m_walked) /
                                              static_cast<double>(std::max(m_expected, m_walked)));
    });
    m_expected = m_database.number("SELECT max(seq) FROM act").value_or(0);
}

/// The reader's checks first, its connection closed, and only then one that could change anything.
SqliteJournal::Or<std::unique_ptr<SqliteJournal>> SqliteJournal::openToWrite(std::unique_ptr<SqliteJournal> reader) {
    if (auto checked = reader->verify(); checked.problem) return refused(std::move(*checked.problem));
    if (reader->m_format != Format::Two) return refused(olderProblem(reader->m_path, reader->m_format));
    fs::path path = reader->m_path;
    auto const log = readLogOf(path);
    if (!log) return refused(log.error());
    fs::path keptBefore;
    if (log->leftOut > 0) {
        auto kept = copyBeforeOpening(path, reader->m_hold.descriptor());
        if (!kept) return refused(std::move(kept.error()));
        keptBefore = std::move(*kept);
    }
    FileHold hold = std::move(reader->m_hold);
    reader.reset();
    auto database = Database::open(path, Database::Mode::ReadWrite);
    if (!database) return refused(sqlProblem(path, database.error()));
    // The mark may stand in the file already: were opening to fail now, the -wal would still be needed.
    database->leaveAsItIs();
    auto const mode = database->text("PRAGMA journal_mode = WAL");
    if (!mode) return refused(sqlProblem(path, mode.error()));
    if (*mode != "wal") return refused(problem(JournalFault::IoError, path, "no write-ahead log here"));
    if (auto const set = database->run("PRAGMA synchronous = FULL"); !set)
        return refused(sqlProblem(path, set.error()));
    std::unique_ptr<SqliteJournal> journal(
        new SqliteJournal(std::move(path), Access::ReadWrite, std::move(hold), std::move(*database), Format::Two));
    auto newest = journal->newest();
    if (!newest) return refused(std::move(newest.error()));
    journal->m_tail = *newest;
    journal->m_keptBefore = std::move(keptBefore);
    tidyPartsOf(journal->m_path);
    if (auto begun = journal->beginLog(); !begun) return refused(std::move(begun.error()));
    return journal;
}

/// What stood in the -wal goes to the main file, and with it the mark that the next acts may stand in a -wal. Somebody
/// who reads what was there before can be in the way; then it is tried again with each act.
SqliteJournal::Or<void> SqliteJournal::beginLog() {
    m_database.checkpointByHand();
    if (auto const done = m_database.run(setMark); !done) return refused(problemHere(done.error()));
    // The -wal keeps what it has: an empty one, which SQLite makes for whoever only reads, is as good as none.
    auto const moved = m_database.checkpoint(Database::Checkpoint::Restart);
    if (!moved) return refused(problemHere(moved.error()));
    m_marked = *moved;
    m_places.emplace(m_path, m_hold.descriptor(),
                     FilesInPlace::Questions{.stands = [this] { return othersFindTheSame(); },
                                             .logEnd = [this] { return m_database.logEnd(); }});
    return {};
}

SqliteJournal::~SqliteJournal() {
    // Where the mark stays the -wal must stay, too: without it the file would be taken for a part of the event. And
    // nothing of ours goes into a file that is somebody else's by now, nor is a -wal of his removed.
    if (m_places && !m_places->checkWhole() && m_database.run(takeMarkAway)) m_database.tidyWhenClosed();
}

/// Whether somebody who opens the file under its name finds every act that this journal has written, and no others than
/// it knows of. What it remembers of the pages is forgotten then: they may lie elsewhere now.
bool SqliteJournal::othersFindTheSame() {
    auto const known = newest();
    auto const reader = open(m_path, Access::ReadOnly);
    if (!known || !reader) return false;
    auto const found = (*reader)->verify();
    auto const theirs = (*reader)->seal();
    bool const allOfOurs =
        found.acts >= m_tail.last().value() && (!found.problem || found.problem->seq > m_tail.last());
    bool const theSame = theirs.seq == known->last() && (theirs.seq == Seq{0} || theirs.hash == known->hash());
    if (allOfOurs && theSame) m_database.forgetPages();
    return allOfOurs && theSame;
}

/// Few acts at a time stand in the -wal alone: only those in the main file are safe from damage to it. What was damaged
/// there does not get into the main file.
std::optional<JournalProblem> SqliteJournal::moveIntoEvent() {
    constexpr int often = 128;
    int const frames = m_database.framesInLog();
    if (m_marked && frames < often) return std::nullopt;
    // Where somebody who reads is in the way it is tried with each act, and the log grows.
    if (frames < m_wholeAt || frames >= m_wholeAt + often) {
        if (auto taken = m_places->checkWhole()) return taken;
        m_wholeAt = frames;
    }
    // Where it fails all is as safe in the -wal as before, and the next act tries again.
    m_marked |= m_database.checkpoint(Database::Checkpoint::Passive).value_or(false);
    m_places->eventWritten();
    return std::nullopt;
}

// --- Writing
// -------------------------------------------------------------------------------------------------

/// The newest row as a place to go on from.
SqliteJournal::Or<ChainCheck> SqliteJournal::newest() {
    auto select = Statement::prepare(m_database, "SELECT seq, hash FROM act ORDER BY seq DESC LIMIT 1");
    if (!select) return refused(problemHere(select.error()));
    auto const row = select->step();
    if (!row) return refused(problemHere(row.error()));
    if (!*row) return ChainCheck();
    Seq const seq{select->number(0)};
    auto const hash = hashIn(*select, 1);
    if (!hash) return refused(damaged(seq, "the hash does not fit"));
    return ChainCheck(seq, *hash);
}

SqliteJournal::Or<ChainCheck> SqliteJournal::whereToGoOn(Seq last) {
    auto newest = this->newest();
    if (!newest) return newest;
    if (newest->last() != last) {
        auto outOfOrder = problem(JournalFault::OutOfOrder, m_path, "the newest act is another one");
        outOfOrder.seq = newest->last();
        return refused(std::move(outOfOrder));
    }
    // The row we wrote or checked ourselves must still be the one we know.
    if (m_tail.last() == last && m_tail.hash() != newest->hash())
        return refused(damaged(last, "the hash does not fit"));
    return newest;
}

SqliteJournal::Or<Seq> SqliteJournal::append(Seq last, std::span<NewRow const> rows) {
    return append(last, newRows(rows, m_signer.key()));
}

SqliteJournal::Or<Seq> SqliteJournal::appendSigned(Seq last, std::span<SignedRow const> rows) {
    return append(last, copiedRows(rows));
}

SqliteJournal::Or<Seq> SqliteJournal::append(Seq last, RowsToAppend const& rows) {
    if (m_access == Access::ReadOnly)
        return refused(problem(JournalFault::ReadOnly, m_path, "opened for reading only"));
    if (auto taken = m_places->check()) return refused(std::move(*taken));
    auto newest = insert(last, rows);
    if (!newest) {
        bool const gone = m_database.forgetRefused();
        m_places->logShortened();
        if (!gone) noteDoubt(newest.error());
        return newest;
    }
    if (std::exchange(m_inDoubt, false)) dropRefused(m_path); // what was written now lies where they lay
    // What has gone into a file that is no longer in its place is not safe.
    if (auto taken = m_places->check()) return refused(std::move(*taken));
    if (auto taken = moveIntoEvent()) return refused(std::move(*taken));
    noteSaved();
    return newest;
}

/// Where the disk has failed in the middle of them and does not take them back either.
void SqliteJournal::noteDoubt(JournalProblem& problem) {
    if (m_tried.empty()) return;
    problem.perhapsSaved = true;
    noteRefused(m_path, m_tried);
    m_inDoubt = true;
}

std::vector<Seq> SqliteJournal::refusedAndFound() {
    std::vector<Seq> found;
    for (RefusedAct const& refused : readRefused(m_path))
        if (hashOf(refused.seq) == refused.hash) found.push_back(refused.seq);
    std::ranges::sort(found);
    auto const again = std::ranges::unique(found);
    found.erase(again.begin(), again.end());
    return found;
}

void SqliteJournal::forgetRefused() {
    if (m_access == Access::ReadWrite) dropRefused(m_path);
}

session::Seal SqliteJournal::seal() {
    if (m_access == Access::ReadWrite) return {m_tail.last(), m_tail.hash()};
    auto const newest = this->newest();
    return newest ? session::Seal{newest->last(), newest->hash()} : session::Seal{};
}

std::string SqliteJournal::sign(std::vector<std::string> const& keysSoFar) {
    return m_access == Access::ReadOnly ? std::string{} : m_signer.choose(keysSoFar);
}

void SqliteJournal::signWith(std::string const& key) {
    if (m_access != Access::ReadOnly) m_signer.chooseOnly(key);
}

std::optional<Seq> SqliteJournal::knownElsewhere() {
    auto const first = m_signer.keys() ? hashOf(Seq{1}) : std::nullopt;
    auto const saved = first ? m_signer.keys()->lastSaved(*first) : std::nullopt;
    return saved && hashOf(saved->seq) != saved->hash ? std::optional(saved->seq) : std::nullopt;
}

void SqliteJournal::noteSaved() {
    if (!m_signer.keys() || !m_notesSaved) return;
    if (!m_first) m_first = hashOf(Seq{1});
    if (m_first) m_signer.keys()->noteSaved(*m_first, {m_tail.last(), m_tail.hash()});
}

SqliteJournal::Or<Seq> SqliteJournal::insert(Seq last, RowsToAppend const& rows) {
    m_tried.clear();
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return refused(problemHere(transaction.error()));
    auto chain = whereToGoOn(last);
    if (!chain) return refused(std::move(chain.error()));
    auto insert = Statement::prepare(m_database, "INSERT INTO act VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9,"
                                                 " ?10, ?11, ?12, ?13, ?14, ?15)");
    if (!insert) return refused(problemHere(insert.error()));
    for (std::size_t n = 0; n < rows.count; ++n) {
        auto const [row, signatureOf] = rows.at(n);
        if (row.payload.size() > longestPayload)
            return refused(problem(JournalFault::IoError, m_path, "an act is too long to be kept"));
        Seq const seq{chain->last().value() + 1};
        Hash const hash = chained(chain->hash(), seq, row);
        auto const signature = signatureOf(hash);
        if (!signature) return refused(damaged(seq, signature.error()));
        bindRow(*insert, seq, row, hash);
        *signature ? insert->bind(15, std::span<std::byte const>(**signature)) : insert->bindNull(15);
        m_tried.push_back({seq, hash});
        if (auto const done = insert->step(); !done) return refused(problemHere(done.error()));
        // A foreign trigger could swallow the row in silence.
        if (sqlite3_changes(m_database.handle()) != 1)
            return refused(problem(JournalFault::Damaged, m_path, "the act was not taken"));
        insert->reset();
        if (row.file)
            if (auto done = keepFile(*row.file); !done) return refused(std::move(done.error()));
        *chain = ChainCheck(seq, hash);
    }
    if (auto const done = transaction->commit(); !done) return refused(problemHere(done.error()));
    m_tried.clear();
    m_tail = *chain;
    return m_tail.last();
}

SqliteJournal::Or<void> SqliteJournal::mendFile(std::string const& bytes) {
    if (m_access == Access::ReadOnly)
        return refused(problem(JournalFault::ReadOnly, m_path, "opened for reading only"));
    if (auto taken = m_places->check()) return refused(std::move(*taken));
    auto const done = keepFileAlone(bytes);
    if (!done) return done;
    if (auto taken = m_places->check()) return refused(std::move(*taken));
    if (auto taken = moveIntoEvent()) return refused(std::move(*taken));
    return {};
}

SqliteJournal::Or<void> SqliteJournal::keepFileAlone(std::string const& bytes) {
    auto transaction = Transaction::begin(m_database);
    if (!transaction) return refused(problemHere(transaction.error()));
    if (auto done = keepFile(bytes); !done) return done;
    if (auto const done = transaction->commit(); !done) return refused(problemHere(done.error()));
    return {};
}

/// Within a transaction, that of its act. The same bytes are kept once; bytes that were damaged since are replaced.
SqliteJournal::Or<void> SqliteJournal::keepFile(std::string const& bytes) {
    auto const there = hasFiles(m_database);
    if (!there) return refused(problemHere(there.error()));
    if (!*there)
        if (auto const made = layOutFiles(m_database); !made) return refused(problemHere(made.error()));
    std::string const digest = session::sha256Of(bytes);
    if (file(digest)) return {};
    // REPLACE alone passes the triggers, as long as PRAGMA recursive_triggers is off.
    auto keep = Statement::prepare(m_database, "INSERT OR REPLACE INTO file VALUES (?1, ?2)");
    if (!keep) return refused(problemHere(keep.error()));
    keep->bind(1, std::string_view(digest)).bind(2, std::as_bytes(std::span{bytes}));
    if (auto const done = keep->step(); !done) return refused(problemHere(done.error()));
    return {};
}

void SqliteJournal::beat(Heartbeat const& heartbeat) {
    if (m_access == Access::ReadOnly || m_places->check()) return;
    auto replace = Statement::prepare(m_database, "INSERT INTO heartbeat VALUES (1, ?1, ?2, ?3, ?4, ?5)"
                                                  " ON CONFLICT (id) DO UPDATE SET at_ns = ?1, wall_utc_ms = ?2,"
                                                  " boot = ?3, ticks_ns = ?4, hash = ?5");
    if (!replace) return;
    Heartbeat alone = heartbeat;
    alone.desk = 0; // a file has one desk, and no column for another one's number
    Hash const seal = sealOf(alone);
    replace->bind(1, heartbeat.at.time_since_epoch().count()).bind(2, heartbeat.wall.value());
    replace->bind(3, heartbeat.boot).bind(4, heartbeat.ticks).bind(5, std::span<std::byte const>(seal));
    (void)replace->step(); // a lost heartbeat is no harm; the next append says what is wrong with the disk
    (void)moveIntoEvent();
}

void SqliteJournal::limitPages(std::optional<int> pages) {
    std::string const most = std::to_string(pages ? std::int64_t{*pages} : std::int64_t{0xfffffffe});
    (void)m_database.run(("PRAGMA max_page_count = " + most).c_str());
}

// --- Reading
// -------------------------------------------------------------------------------------------------

std::optional<Heartbeat> SqliteJournal::lastBeat() {
    auto select = Statement::prepare(m_database, "SELECT at_ns, wall_utc_ms, boot, ticks_ns, hash FROM heartbeat");
    if (!select) return std::nullopt;
    auto const row = select->step();
    if (!row || !*row) return std::nullopt;
    Heartbeat const heartbeat{.at = clock::Instant{clock::Span{select->number(0)}},
                              .wall = WallTime{select->number(1)},
                              .boot = select->text(2),
                              .ticks = select->number(3)};
    if (hashIn(*select, 4) != sealOf(heartbeat)) return std::nullopt;
    return heartbeat;
}

/// Rows after `after` in order, each after its check, up to the first problem. Which acts came of one command in a file
/// of format 1 is seen from its beginning only.
std::optional<JournalProblem> SqliteJournal::walk(Seq after, Visit const& visit) {
    if (m_format != Format::One) return walkAsStored(after, visit);
    std::vector<Row> rows;
    auto problem = walkAsStored(Seq{0}, [&rows](Row&& row) {
        rows.push_back(std::move(row));
        return true;
    });
    nameCommands(rows);
    for (Row& row : rows)
        if (row.seq > after && !visit(std::move(row))) break;
    return problem;
}

std::optional<JournalProblem> SqliteJournal::walkAsStored(Seq after, Visit const& visit) {
    ChainCheck chain{m_format};
    RoomOfRows room{m_database};
    auto select = Statement::prepare(m_database, selectRows(m_format));
    if (!select) return at(Seq{after.value() + 1}, problemHere(select.error()));
    select->bind(1, after.value());
    bool trusted = after == Seq{0};
    for (;;) {
        auto const more = select->step();
        if (!more) return at(Seq{chain.last().value() + 1}, problemHere(more.error()));
        if (!*more) break;
        auto row = rowIn(*select, m_format);
        if (!trusted) {
            if (!row || row->seq != after) return damaged(after, "the act is missing or damaged");
            chain = ChainCheck(after, row->hash, m_format);
            trusted = true;
            continue;
        }
        Seq const next{chain.last().value() + 1};
        if (!row) return damaged(next, "the hash does not fit");
        if (auto const why = chain.add(*row)) return damaged(next, *why);
        if (!room.take(*row)) return damaged(next, "there is more in it than the file has room for");
        ++m_walked;
        if (!visit(std::move(*row))) return std::nullopt;
    }
    if (trusted) return std::nullopt;
    return problem(JournalFault::OutOfOrder, m_path, "there is no act " + std::to_string(after.value()));
}

SqliteJournal::Or<std::vector<Row>> SqliteJournal::readAfter(Seq after) {
    std::vector<Row> rows;
    auto const done = readEach(after, [&rows](Row&& row) {
        rows.push_back(std::move(row));
        return true;
    });
    if (!done) return refused(done.error());
    return rows;
}

SqliteJournal::Or<void> SqliteJournal::readEach(Seq after, Visit const& visit) {
    Seq last = after;
    bool stopped = false;
    auto const each = [&](Row&& row) {
        last = row.seq;
        stopped = !visit(std::move(row));
        return !stopped;
    };
    if (auto problem = walk(after, each)) return refused(std::move(*problem));
    if (m_cutOff && !stopped) return refused(at(Seq{last.value() + 1}, *m_cutOff));
    return {};
}

SqliteJournal::Or<void> SqliteJournal::readSigned(Seq after, VisitSigned const& visit) {
    if (m_format == Format::One) return refused(olderProblem(m_path, m_format));
    auto select = Statement::prepare(m_database, "SELECT signature FROM act WHERE seq = ?1");
    if (!select) return refused(problemHere(select.error()));
    std::optional<JournalProblem> amiss;
    auto const done = readEach(after, [&](Row&& row) {
        SignedRow one{std::move(row)};
        auto const found = select->bind(1, one.row.seq.value()).step();
        if (!found) {
            amiss = problemHere(found.error());
            return false;
        }
        if (auto const bytes = select->bytes(0); bytes.size() == Signature{}.size())
            std::ranges::copy(bytes, one.signature.emplace().begin());
        select->reset();
        return visit(std::move(one));
    });
    if (amiss) return refused(std::move(*amiss));
    return done;
}

SqliteJournal::Or<std::string> SqliteJournal::file(std::string const& sha256) {
    auto const missing = [this] { return refused(problem(JournalFault::NotFound, m_path, "the file is missing")); };
    auto const there = hasFiles(m_database);
    if (!there) return refused(problemHere(there.error()));
    if (!*there) return missing();
    auto select = Statement::prepare(m_database, "SELECT bytes FROM file WHERE sha256 = ?1");
    if (!select) return refused(problemHere(select.error()));
    auto const row = select->bind(1, std::string_view(sha256)).step();
    if (!row) return refused(problemHere(row.error()));
    if (!*row) return missing();
    auto const bytes = select->bytes(0);
    std::string contents(reinterpret_cast<char const*>(bytes.data()), bytes.size());
    if (session::sha256Of(contents) != sha256)
        return refused(problem(JournalFault::Damaged, m_path, "the file is not what was kept"));
    return contents;
}

std::vector<JournalProblem> SqliteJournal::filesAmiss() {
    std::vector<JournalProblem> amiss;
    (void)walk(Seq{0}, [&](Row&& row) {
        auto const digest = session::fileOf(row);
        if (!digest) return true;
        auto found = file(*digest);
        if (found) return true;
        found.error().fault = JournalFault::Damaged; // a file that is missing is missing from this one
        found.error().seq = row.seq;
        amiss.push_back(std::move(found.error()));
        return true;
    });
    return amiss;
}

GoodRows SqliteJournal::readGood() {
    GoodRows good{.format = m_format};
    good.problem = walk(Seq{0}, [&good](Row&& row) {
        good.rows.push_back(std::move(row));
        return true;
    });
    if (!good.problem) good.problem = structureProblem();
    return good;
}

Salvaged SqliteJournal::salvage() {
    auto problem = verify().problem;
    auto loose = problem ? loosePages() : LoosePages{};
    Salvaged found = storage::salvage(m_database, m_format, std::move(loose.rows));
    found.problem = std::move(problem);
    if (found.problem && found.problem->fault == JournalFault::Incomplete) found.endKnown = false;
    if (found.problem && found.problem->seq > found.last) found.endKnown = false;
    // What leads to the newest acts may lead past them.
    if (found.problem && !loose.accounted && m_database.text("PRAGMA quick_check(1)").value_or("") != "ok")
        found.endKnown = false;
    if (m_cutOff) found.endKnown = false;
    return found;
}

/// The acts of a damaged file, whatever leads to them.
LoosePages SqliteJournal::loosePages() {
    auto const root = m_database.number("SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = 'act'");
    return readLoosePages(m_path, m_hold.descriptor(), m_format, static_cast<std::uint32_t>(root.value_or(0)));
}

Verification SqliteJournal::verify() {
    Verification found;
    found.last = chainStart(m_format);
    found.problem = walkAsStored(Seq{0}, [&found](Row&& row) {
        ++found.acts;
        found.last = row.hash;
        return true;
    });
    found.readable = found.problem ? readableRows() : found.acts;
    if (!found.problem) found.problem = structureProblem();
    if (auto foreign = foreignLog()) found.problem = std::move(foreign);
    return found;
}

/// What may be wrong although every act can be read.
std::optional<JournalProblem> SqliteJournal::structureProblem() {
    if (m_cutOff) return m_cutOff;
    if (auto foreign = foreignIn(m_database, m_path, m_format)) return foreign;
    m_database.trustObjects();
    auto const checked = m_database.text("PRAGMA quick_check(1)");
    if (!checked) return problemHere(checked.error());
    if (*checked != "ok") return problem(JournalFault::Damaged, m_path, *checked);
    return incomplete();
}

/// Whether the -wal that the file needs is missing, or has more in it than SQLite takes in. The latter cannot be said
/// while somebody writes, and need not: the writer has looked.
std::optional<JournalProblem> SqliteJournal::incomplete() {
    if (m_access == Access::ReadWrite) return std::nullopt;
    auto const log = readLogOf(m_path);
    if (!log) return log.error();
    auto const told = [this](std::string const& what) {
        return problem(JournalFault::Incomplete, m_path, logOf(m_path).filename().string() + " " + what);
    };
    if (m_hold.undisturbed() && log->leftOut > 1)
        return told("is damaged: " + std::to_string(log->leftOut) + " transactions cannot be read");
    if (m_hold.undisturbed() && log->missing > 0)
        return told("was cut: " + std::to_string(log->missing) + " pages that were in it are missing");
    if (log->present || m_format == Format::One || !writesAhead(m_hold.descriptor())) return std::nullopt;
    auto const marks = m_database.number(countMarks);
    if (!marks) return problemHere(marks.error());
    if (*marks > 0) return told("is missing");
    return std::nullopt;
}

/// Acts are never taken away: where one of the main file is not found together with the -wal, that is of another event,
/// or was left behind by an earlier one of this name. SQLite cannot tell, and would write it over the file.
std::optional<JournalProblem> SqliteJournal::foreignLog() {
    if (m_access == Access::ReadWrite || !m_hold.undisturbed() || !hasUnfinishedBusiness(m_path)) return std::nullopt;
    auto const alone = newestWithoutLog(m_path);
    if (!alone || hashOf(alone->seq) == alone->hash) return std::nullopt;
    return problem(JournalFault::Incomplete, m_path,
                   logOf(m_path).filename().string() + " is of another event, or of an earlier time: act " +
                       std::to_string(alone->seq.value()) + " of the file is not in it");
}

bool SqliteJournal::endsInDoubt() {
    if (m_access == Access::ReadWrite || !m_hold.undisturbed()) return false;
    auto const log = readLogOf(m_path);
    return log && log->leftOut > 0;
}

SqliteJournal::Or<Signed> SqliteJournal::signatures() {
    if (m_format == Format::One) return Signed{};
    auto select = Statement::prepare(m_database, "SELECT seq, hash, signature, kind = 'desk.opened',"
                                                 " iif(kind = 'desk.opened', coalesce(payload ->> 'key', ''), '')"
                                                 " FROM act WHERE signature IS NOT NULL OR kind = 'desk.opened'"
                                                 " ORDER BY seq");
    if (!select) return refused(problemHere(select.error()));
    SignatureCheck check;
    for (;;) {
        auto const more = select->step();
        if (!more) return refused(problemHere(more.error()));
        if (!*more) return check.found();
        if (select->number(3) != 0) check.opened(select->text(4));
        auto const bytes = select->bytes(2);
        Seq const seq{select->number(0)};
        if (bytes.empty() || check.add(seq, hashIn(*select, 1), bytes)) continue;
        Signed found = check.found();
        found.problem = damaged(seq, "the signature does not fit");
        return found;
    }
}

std::optional<Hash> SqliteJournal::hashOf(Seq seq) {
    auto select = Statement::prepare(m_database, "SELECT hash FROM act WHERE seq = ?1");
    if (!select) return std::nullopt;
    auto const row = select->bind(1, seq.value()).step();
    return row && *row ? hashIn(*select, 0) : std::nullopt;
}

std::int64_t SqliteJournal::readableRows() {
    std::int64_t rows = 0;
    auto select = Statement::prepare(m_database, "SELECT seq, length(payload), hash FROM act ORDER BY seq");
    if (!select) return rows;
    // In a damaged file pages may lead to each other in a ring; the numbers tell.
    std::int64_t last = std::numeric_limits<std::int64_t>::min();
    for (auto more = select->step(); more && *more && select->number(0) > last; more = select->step()) {
        last = select->number(0);
        ++rows;
    }
    return rows;
}

SqliteJournal::Or<Verification> SqliteJournal::backupTo(fs::path const& path) {
    if (auto foreign = foreignIn(m_database, m_path, m_format)) return refused(std::move(*foreign));
    m_database.trustObjects();
    auto part = PartFile::beside(path);
    if (!part) return refused(std::move(part.error()));
    if (auto const done = vacuumInto(m_database, part->path()); !done) return refused(sqlProblem(path, done.error()));
    auto copy = open(part->path(), Access::ReadOnly);
    if (!copy) return refused(std::move(copy.error()));
    auto checked = (*copy)->verify();
    copy->reset();
    if (checked.problem) return refused(std::move(*checked.problem));
    if (auto published = part->publish(); !published) return refused(std::move(published.error()));
    return checked;
}

// --- Problems
// ------------------------------------------------------------------------------------------------

JournalProblem SqliteJournal::problemHere(SqlProblem const& sql) const {
    // The trigger's word: a row came from somewhere else in between.
    if (sql.code == SQLITE_CONSTRAINT_TRIGGER) return problem(JournalFault::OutOfOrder, m_path, sql.detail);
    return sqlProblem(m_path, sql);
}

JournalProblem SqliteJournal::damaged(Seq seq, std::string detail) const {
    auto found = problem(JournalFault::Damaged, m_path, std::move(detail));
    found.seq = seq;
    return found;
}

/// Which act a problem of the database concerns; one of the disk concerns none.
JournalProblem SqliteJournal::at(Seq seq, JournalProblem problem) const {
    if (problem.fault == JournalFault::Damaged) problem.seq = seq;
    return problem;
}

} // namespace flagfall::storage
