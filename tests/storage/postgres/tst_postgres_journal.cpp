// SPDX-License-Identifier: GPL-3.0-or-later
// What an event in a database is, and what it does not let happen to it.
#include "app/session/journal/codec.h"
#include "app/session/journal/file_digest.h"
#include "app/storage/journal_door.h"
#include "tests/storage/postgres/postgres_fixtures.h"

#include <gmock/gmock.h>

#include <condition_variable>
#include <mutex>

namespace flagfall::storage::test {
namespace {

using namespace std::chrono_literals;

TEST(AnAddress, NamesAServerAsItsLibraryKnowsItAndAnEvent) {
    auto const address =
        addressOf("postgresql://desk@hall:5433/chess?sslmode=verify-full&event=Open%202026&connect_timeout=3");
    EXPECT_EQ(address.server, "postgresql://desk@hall:5433/chess?sslmode=verify-full&connect_timeout=3");
    EXPECT_EQ(address.event, "Open 2026");
    EXPECT_EQ(address.schema(), "flagfall_Open 2026");
    EXPECT_EQ(addressOf("postgres:///chess?event=a").server, "postgres:///chess");
    EXPECT_FALSE(isPostgresAddress("open.flagfall"));
}

TEST(AnAddress, IsRefusedWithoutAnEventWithTwoWithAnImpossibleNameAndWithAPassword) {
    for (char const* const wrong :
         {"postgresql://hall/chess", "postgresql://hall/chess?event=", "postgresql://hall/chess?event=a&event=b",
          "postgresql://hall/chess?event=a%00b", "postgresql://hall/chess?event=a%zz", "open.flagfall",
          "postgresql://hall/chess?event=0123456789012345678901234567890123456789012345678901234"})
        EXPECT_EQ(PostgresAddress::read(wrong).error().fault, JournalFault::NotFound) << wrong;
    for (char const* const open :
         {"postgresql://desk:secret@hall/chess?event=a", "postgresql://hall/c?password=secret&event=a"}) {
        auto const said = PostgresAddress::read(open);
        ASSERT_FALSE(said) << open;
        EXPECT_EQ((said.error().file + said.error().detail).find("secret"), std::string::npos) << "and not shown";
    }
}

struct AnEventInADatabase : testing::Test, OnServer {};

TEST_F(AnEventInADatabase, IsThereAgainWhenItIsOpenedAgain) {
    appendActs(*created(), 1, 1234);
    auto const journal = opened();
    EXPECT_EQ(journal->seal().seq, Seq{1234});
    EXPECT_EQ(journal->readAfter(Seq{1000}).value().size(), 234u) << "more than a page";
    EXPECT_FALSE(journal->verify().problem);
    EXPECT_EQ(journal->append(Seq{1234}, acts(1235, 1240)).value(), Seq{1240});
}

TEST_F(AnEventInADatabase, IsCreatedOnceAndNotOpenedWhereThereIsNone) {
    EXPECT_EQ(faultOfOpening(), JournalFault::NotFound);
    appendActs(*created(), 1, 3);
    EXPECT_EQ(PostgresJournal::create(address).error().fault, JournalFault::AlreadyExists);
    EXPECT_EQ(opened()->seal().seq, Seq{3});
}

TEST_F(AnEventInADatabase, MayHaveAnyNameThatCanBeSeen) {
    for (char const* const name : {"Žilina%202026", "a\"b;--", "'%3B%20DROP%20TABLE%20act", "pg_catalog", "a.b"}) {
        address = addressOf(server.event(name));
        appendActs(*created(), 1, 2);
        EXPECT_EQ(opened()->seal().seq, Seq{2}) << name;
    }
}

TEST_F(AnEventInADatabase, IsNotWrittenToWhenItIsOpenedToRead) {
    appendActs(*created(), 1, 3);
    auto const journal = opened(Access::ReadOnly);
    EXPECT_EQ(journal->append(Seq{3}, acts(4, 4)).error().fault, JournalFault::ReadOnly);
    EXPECT_EQ(journal->mendFile("abc").error().fault, JournalFault::ReadOnly);
    journal->beat({.at = anAct(1).at, .wall = anAct(1).wall, .boot = "b", .ticks = 1});
    EXPECT_FALSE(journal->lastBeat());
    EXPECT_EQ(journal->seal().seq, Seq{3});
    EXPECT_EQ(journal->readGood().rows.size(), 3u);
}

/// Whoever has only begun to listen looks once for what it does not know yet, and may meet its own act there.
void waitForListeners(Meddler& meddler, std::string const& since, int listeners) {
    std::string const counted = "SELECT count(*) FROM pg_stat_activity WHERE state = 'idle' AND backend_start > '" +
                                since + "' AND query = 'SELECT coalesce(max(seq), 0) FROM act'";
    auto const deadline = std::chrono::steady_clock::now() + 5s;
    while (meddler.number(counted.c_str()) < listeners && std::chrono::steady_clock::now() < deadline)
        std::this_thread::sleep_for(1ms);
    ASSERT_EQ(meddler.number(counted.c_str()), listeners);
}

TEST_F(AnEventInADatabase, TellsEverybodyButTheOneWhoAppended) {
    auto const mine = created();
    Meddler look = meddler();
    std::string const before = look.text("SELECT clock_timestamp()::text");
    auto const others = opened();
    std::mutex mutex;
    std::condition_variable changed;
    int toMe = 0;
    int toOthers = 0;
    auto const counts = [&](int& count) {
        return [&] {
            std::lock_guard const lock{mutex};
            ++count;
            changed.notify_all();
        };
    };
    mine->tellOfOthers(counts(toMe));
    others->tellOfOthers(counts(toOthers));
    waitForListeners(look, before, 2);
    appendActs(*mine, 1, 2);
    std::unique_lock lock{mutex};
    ASSERT_TRUE(changed.wait_for(lock, 5s, [&] { return toOthers > 0; }));
    EXPECT_EQ(toMe, 0) << "one's own acts are no news";
    lock.unlock();
    EXPECT_EQ(others->append(Seq{0}, acts(1, 1)).error().fault, JournalFault::OutOfOrder);
    ASSERT_EQ(others->readAfter(Seq{0}).value().size(), 2u);
    ASSERT_TRUE(others->append(Seq{2}, acts(3, 3)));
    lock.lock();
    ASSERT_TRUE(changed.wait_for(lock, 5s, [&] { return toMe > 0; })); // once or again: it may be told twice
    lock.unlock();
    others->tellOfOthers({});
    int const heard = toOthers;
    ASSERT_TRUE(mine->readAfter(Seq{2}));
    ASSERT_TRUE(mine->append(Seq{3}, acts(4, 4)));
    std::this_thread::sleep_for(100ms);
    EXPECT_EQ(toOthers, heard);
}

TEST_F(AnEventInADatabase, IsNeverChangedByWhoeverKeepsToItsRules) {
    auto rows = acts(1, 3);
    rows[0].file = std::make_shared<std::string const>("abc");
    ASSERT_TRUE(created()->append(Seq{0}, rows));
    auto sql = meddler();
    for (char const* const change :
         {"UPDATE act SET payload = '{}' WHERE seq = 2", "DELETE FROM act WHERE seq = 3", "TRUNCATE act",
          "DELETE FROM file", "TRUNCATE file", "UPDATE journal SET format = 1", "DELETE FROM journal",
          "UPDATE file SET sha256 = encode(sha256('x'), 'hex'), bytes = 'x'"})
        EXPECT_EQ(sql.tries(change), "FF001") << change;
    EXPECT_EQ(sql.tries("INSERT INTO act SELECT 5, kind, version, payload, board, command, station, person, role,"
                        " takes_back, elsewhere, wall_utc_ms, at_ns, hash, signature FROM act WHERE seq = 3"),
              "FF002");
    EXPECT_EQ(sql.tries("UPDATE file SET bytes = 'x'"), "23514") << "it is not what its name says";
    EXPECT_EQ(opened()->verify().acts, 3);
}

TEST_F(AnEventInADatabase, IsWrittenToByADeskThatOwnsNothingOfIt) {
    auto const owners = created();
    std::string const schema = "\"" + address.schema() + "\"";
    meddler().does("CREATE ROLE desk LOGIN");
    EXPECT_EQ(PostgresJournal::open(addressOf(server.event(address.event, "desk")), Access::ReadWrite).error().fault,
              JournalFault::ReadOnly)
        << "it has not been given the event";
    meddler().does("GRANT USAGE ON SCHEMA " + schema + " TO desk; GRANT SELECT ON ALL TABLES IN SCHEMA " + schema +
                   " TO desk; GRANT INSERT ON act, file TO desk; GRANT INSERT, UPDATE ON heartbeat TO desk;"
                   " GRANT UPDATE ON journal, file TO desk");
    address = addressOf(server.event(address.event, "desk"));
    auto const desks = opened();
    auto rows = acts(1, 3);
    rows[0].file = std::make_shared<std::string const>("abc");
    ASSERT_TRUE(desks->append(Seq{0}, rows));
    EXPECT_TRUE(desks->mendFile("abc"));
    desks->beat({.at = anAct(1).at, .wall = anAct(1).wall, .boot = "b", .ticks = 1});
    EXPECT_TRUE(owners->lastBeat());
    auto sql = meddler();
    for (char const* const change :
         {"UPDATE act SET payload = '{}'", "DELETE FROM act", "TRUNCATE act", "ALTER TABLE act DISABLE TRIGGER ALL",
          "DROP TRIGGER act_never_changes ON act", "SET session_replication_role = replica"})
        EXPECT_EQ(sql.tries(change), "42501") << change;
    EXPECT_EQ(PostgresJournal::create(addressOf(server.event("other", "desk"))).error().fault, JournalFault::ReadOnly);
}

TEST_F(AnEventInADatabase, IsDamagedWhereAnActWasChangedByWhoeverMay) {
    appendActs(*created(), 1, 5);
    meddler().does("ALTER TABLE act DISABLE TRIGGER ALL; UPDATE act SET payload = '{}' WHERE seq = 3;"
                   "ALTER TABLE act ENABLE TRIGGER ALL");
    EXPECT_EQ(faultOfOpening(), JournalFault::Damaged);
    auto const found = opened(Access::ReadOnly)->verify();
    ASSERT_TRUE(found.problem);
    EXPECT_EQ(found.problem->seq, Seq{3});
    EXPECT_EQ(found.acts, 2);
    EXPECT_EQ(found.readable, 5);
    EXPECT_EQ(opened(Access::ReadOnly)->readGood().rows.size(), 2u);
}

TEST_F(AnEventInADatabase, IsNotReadWhereItsSchemaIsNotExactlyOurs) {
    for (char const* const change :
         {"ALTER TABLE act DISABLE TRIGGER act_never_changes", "DROP TRIGGER act_in_order ON act",
          "CREATE VIEW more AS SELECT 1", "ALTER TABLE act ADD COLUMN more text", "ALTER TABLE act SET UNLOGGED",
          "ALTER TABLE act ALTER COLUMN payload TYPE varchar", "ALTER TABLE act ENABLE ROW LEVEL SECURITY",
          "CREATE RULE no AS ON INSERT TO act DO INSTEAD NOTHING", "ALTER TABLE act DROP CONSTRAINT act_payload_check",
          "CREATE OR REPLACE FUNCTION never() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$",
          "CREATE TRIGGER more AFTER INSERT ON act FOR EACH ROW EXECUTE FUNCTION never()",
          "CREATE TABLE more () INHERITS (act)", "CREATE DOMAIN more AS text",
          "ALTER TABLE act RENAME TO acts; CREATE VIEW act AS SELECT * FROM acts",
          "ALTER FUNCTION in_order() SECURITY DEFINER"}) {
        address = addressOf(server.event(PostgresServer::freshName()));
        appendActs(*created(), 1, 2);
        EXPECT_EQ(faultOfOpening(Access::ReadOnly), std::nullopt);
        meddler().does(change);
        EXPECT_EQ(faultOfOpening(Access::ReadOnly), JournalFault::Damaged) << change;
    }
}

TEST_F(AnEventInADatabase, OfANewerFormatIsLeftAlone) {
    for (char const* const column : {"format", "layout"}) {
        address = addressOf(server.event(PostgresServer::freshName()));
        appendActs(*created(), 1, 2);
        meddler().does(std::string("ALTER TABLE journal DISABLE TRIGGER ALL; UPDATE journal SET ") + column + " = 9");
        auto const found = PostgresJournal::open(address, Access::ReadWrite);
        ASSERT_FALSE(found);
        EXPECT_EQ(found.error().fault, JournalFault::NewerFormat);
        EXPECT_EQ(found.error().formatFound, 9);
    }
}

TEST_F(AnEventInADatabase, IsNoEventWhereTheSchemaIsSomebodyElses) {
    meddler().does("CREATE SCHEMA \"" + address.schema() + "\"");
    EXPECT_EQ(faultOfOpening(), JournalFault::NotAJournal);
    meddler().does("CREATE VIEW journal AS SELECT 'Flagfall' AS application, 2 AS format, 1 AS layout"
                   " FROM generate_series(1, 1000000000)");
    EXPECT_EQ(faultOfOpening(), JournalFault::NotAJournal) << "and it is not read";
}

TEST_F(AnEventInADatabase, DoesNotFillTheMemoryWithARowThatSomebodyMade) {
    appendActs(*created(), 1, 2);
    meddler().does("INSERT INTO act SELECT 3, kind, version, '\"' || repeat('x', 100000000) || '\"', board, command,"
                   " station, person, role, takes_back, elsewhere, wall_utc_ms, at_ns, hash, signature FROM act"
                   " WHERE seq = 2");
    auto const found = opened(Access::ReadOnly)->verify();
    ASSERT_TRUE(found.problem);
    EXPECT_EQ(found.problem->seq, Seq{3});
    NewRow row = anAct(3);
    row.payload = "\"" + std::string(17 << 20, 'x') + "\"";
    address = addressOf(server.event(PostgresServer::freshName()));
    EXPECT_EQ(created()->append(Seq{0}, std::span(&row, 1)).error().fault, JournalFault::IoError) << "nor takes one";
}

TEST_F(AnEventInADatabase, PutsAFileRightThatIsMissingOrDamaged) {
    auto rows = acts(1, 2);
    rows[1].kind = "file.attached";
    rows[1].file = std::make_shared<std::string const>("abc");
    std::string const digest = session::sha256Of("abc");
    auto const journal = created();
    ASSERT_TRUE(journal->append(Seq{0}, rows));
    meddler().does("ALTER TABLE file DISABLE TRIGGER ALL; ALTER TABLE file DROP CONSTRAINT file_is_what_its_name_says;"
                   " UPDATE file SET bytes = 'abd'");
    EXPECT_EQ(journal->file(digest).error().fault, JournalFault::Damaged);
    ASSERT_TRUE(journal->mendFile("abc"));
    EXPECT_EQ(journal->file(digest).value(), "abc");
    meddler().does("DELETE FROM file");
    EXPECT_EQ(journal->file(digest).error().fault, JournalFault::NotFound);
    ASSERT_TRUE(journal->mendFile("abc"));
    EXPECT_EQ(journal->file(digest).value(), "abc");
}

TEST_F(AnEventInADatabase, IsSignedByEachDeskWithItsOwnKey) {
    TempFolder folder;
    auto const first = created();
    auto const second = opened();
    first->keepKeysIn(std::make_shared<KeyFolder>(folder / "first"));
    second->keepKeysIn(std::make_shared<KeyFolder>(folder / "second"));
    Seq last{0};
    std::vector<std::string> keys;
    for (PostgresJournal* const desk : {first.get(), second.get()}) {
        keys.push_back(desk->sign({}));
        session::DeskOpened act;
        act.key = keys.back();
        NewRow const opening = encode(act);
        last = desk->append(last, std::span(&opening, 1)).value();
    }
    for (int n = 0; n < 4; ++n) last = (n % 2 == 0 ? first : second)->append(last, acts(1, 3)).value();
    auto const found = opened(Access::ReadOnly)->signatures().value();
    EXPECT_FALSE(found.problem);
    EXPECT_EQ(found.signatures, 6);
    EXPECT_EQ(found.last, Seq{14});
    EXPECT_EQ(found.keys, keys);
    meddler().does("ALTER TABLE act DISABLE TRIGGER ALL; UPDATE act SET signature ="
                   " (SELECT signature FROM act WHERE seq = 5) WHERE seq = 8; ALTER TABLE act ENABLE TRIGGER ALL");
    EXPECT_EQ(opened(Access::ReadOnly)->signatures().value().problem.value().seq, Seq{8});
}

TEST_F(AnEventInADatabase, IsKnownWhereAnOlderFileOfItIsOpened) {
    TempFolder folder;
    auto const keys = std::make_shared<KeyFolder>(folder / "keys");
    auto const journal = created();
    journal->keepKeysIn(keys);
    ASSERT_NE(journal->sign({}), "") << "the folder is there";
    appendActs(*journal, 1, 3);
    std::string const file = (folder / "copy.flagfall").string();
    ASSERT_TRUE(copyJournal(address.shown, file));
    auto const knownIn = [&](std::string const& one) {
        auto const copy = SqliteJournal::open(one, Access::ReadWrite).value();
        copy->keepKeysIn(keys);
        return copy->knownElsewhere();
    };
    EXPECT_EQ(knownIn(file), std::nullopt) << "it has all of it";
    ASSERT_TRUE(opened()->append(Seq{3}, acts(4, 4))); // another desk
    ASSERT_TRUE(journal->readAfter(Seq{3}));
    EXPECT_EQ(knownIn(file), Seq{4}) << "what was read here is known here";
    EXPECT_EQ(journal->knownElsewhere(), std::nullopt);
    auto const copy = SqliteJournal::open(file, Access::ReadWrite).value();
    copy->keepKeysIn(keys);
    ASSERT_TRUE(copy->append(Seq{3}, acts(4, 5)));
    EXPECT_EQ(journal->knownElsewhere(), Seq{5}) << "the event has gone on in a file";
}

TEST_F(AnEventInADatabase, HasASignOfLifeAgainAfterAConnectionThatWasLost) {
    auto const journal = created();
    appendActs(*journal, 1, 1);
    auto const beats = [&](int second) {
        journal->beat({.at = clock::Instant{std::chrono::seconds{second}}, .wall = {}, .boot = "b", .ticks = 0, .desk = 1});
    };
    beats(1);
    meddler().does("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'flagfall'"
                   " AND pid <> pg_backend_pid()");
    beats(2); // finds out
    beats(3);
    auto const last = opened(Access::ReadOnly)->beats();
    ASSERT_EQ(last.size(), 1U);
    EXPECT_EQ(last[0].at, clock::Instant{std::chrono::seconds{3}}) << "nobody has appended anything since";
}

TEST_F(AnEventInADatabase, IsSyncedWhateverTheServerSaysOtherwise) {
    auto sql = meddler();
    sql.does("ALTER ROLE postgres SET synchronous_commit = off");
    auto const journal = created();
    sql.does("CREATE TABLE public.said (level text); GRANT ALL ON public.said TO public");
    sql.does("CREATE FUNCTION public.says() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO public.said VALUES"
             " (current_setting('synchronous_commit')); RETURN NEW; END $$;"
             "CREATE TRIGGER says BEFORE INSERT ON act FOR EACH ROW EXECUTE FUNCTION public.says()");
    appendActs(*journal, 1, 1);
    EXPECT_EQ(sql.text("SELECT string_agg(level, ',') FROM public.said"), "on");
    sql.does("ALTER ROLE postgres RESET synchronous_commit; DROP TRIGGER says ON act; DROP TABLE public.said CASCADE");
}

TEST(AServerThatPromisesNothing, IsNotTrustedWithAnEvent) {
    PostgresServer const careless({"fsync=off"});
    auto const made = PostgresJournal::create(addressOf(careless.event("a")));
    ASSERT_FALSE(made);
    EXPECT_THAT(made.error().detail, testing::HasSubstr("fsync"));
}

TEST(AServerThatIsNotThere, IsSaidSoInItsLibrarysWords) {
    auto const found = PostgresJournal::open(addressOf("postgresql:///x?host=/nowhere&event=a"), Access::ReadWrite);
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().fault, JournalFault::IoError);
    EXPECT_THAT(found.error().detail, testing::HasSubstr("/nowhere"));
}

} // namespace
} // namespace flagfall::storage::test
