// SPDX-License-Identifier: GPL-3.0-or-later
// Desks that race, a server that dies, connections that are cut, a disk that is full. The short form; scripts/faults
// has the long one.
#include "app/session/journal/file_digest.h"
#include "tests/storage/postgres/appending.h"

#include <gmock/gmock.h>

#include <functional>
#include <future>
#include <random>

#include <sys/mount.h>
#include <sys/wait.h>

namespace flagfall::storage::test {
namespace {

using namespace std::chrono_literals;

struct Desks : OnServer {
    /// So many desks at once until `trouble` returns; each goes on to the end of the act it is at.
    std::vector<Appending> appendMeanwhile(int desks, std::function<void()> const& trouble) const {
        std::vector<Appending> all;
        for (int desk = 1; desk <= desks; ++desk) all.emplace_back(address, desk);
        std::atomic<bool> stop = false;
        std::vector<std::thread> threads;
        for (Appending& one : all) threads.emplace_back([&] { EXPECT_TRUE(one.run(1'000'000, stop)); });
        auto const end = [&] {
            stop = true;
            for (std::thread& one : threads) one.join();
        };
        try {
            trouble();
        } catch (...) {
            end();
            throw;
        }
        end();
        return all;
    }
    static std::size_t savedBy(std::vector<Appending> const& desks) {
        std::size_t count = 0;
        for (Appending const& one : desks) count += one.saved().size();
        return count;
    }
};

struct DesksAtOneJournal : testing::Test, Desks {};

TEST_F(DesksAtOneJournal, LoseNothingToEachOtherHoweverTheyRace) {
    created();
    constexpr int each = 500;
    std::vector<pid_t> programs;
    for (int program = 0; program < 2; ++program) {
        pid_t const child = fork();
        if (child == 0) {
            Appending one(address, 2 * program + 1);
            Appending other(address, 2 * program + 2);
            std::atomic<bool> good = true;
            std::thread beside([&] { good = one.run(each) && good; });
            good = other.run(each) && good;
            beside.join();
            _exit(good ? 0 : 1);
        }
        programs.push_back(child);
    }
    for (pid_t const child : programs) {
        int status = -1;
        waitpid(child, &status, 0);
        EXPECT_EQ(status, 0);
    }
    expectWhole(address, {});
    auto const rows = opened(Access::ReadOnly)->readAfter(Seq{0}).value();
    EXPECT_EQ(rows.size(), 4u * each);
    for (int desk = 1; desk <= 4; ++desk)
        for (int const n : {1, each})
            EXPECT_EQ(std::ranges::count(rows, actOf(desk, n).payload, &Row::payload), 1) << desk << ": " << n;
}

TEST_F(DesksAtOneJournal, LoseNoActThatWasCalledSafeWhenTheirConnectionsAreCut) {
    created();
    auto const desks = appendMeanwhile(3, [this] {
        auto sql = meddler();
        std::mt19937 random(20261126);
        std::uniform_int_distribution<int> millis(0, 30);
        // On a machine with other work few acts come through between two cuts: until some have.
        for (int cut = 0; cut < times(40, 10) || sql.number("SELECT count(*) FROM act") < 30; ++cut) {
            std::this_thread::sleep_for(std::chrono::milliseconds(cut % 10 == 9 ? 300 : millis(random)));
            sql.does("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'flagfall'"
                     " AND pid <> pg_backend_pid()");
        }
    });
    expectWhole(address, desks);
    EXPECT_GE(savedBy(desks), 30u);
}

TEST(AServerThatIsKilled, LosesNoActThatWasCalledSafe) {
    PostgresServer server;
    Desks where;
    where.address = addressOf(server.event("e"));
    where.created();
    std::mt19937 random(26112026);
    std::uniform_int_distribution<int> millis(5, 200);
    int const deaths = times(6, 40);
    auto const desks = where.appendMeanwhile(2, [&] {
        for (int death = 0; death < deaths; ++death) {
            std::this_thread::sleep_for(std::chrono::milliseconds(millis(random)));
            death % 3 == 0 ? server.stop(SIGQUIT) : server.die();
            server.start();
        }
    });
    expectWhole(where.address, desks);
    EXPECT_GT(Desks::savedBy(desks), 20u);
    std::printf("%d deaths of a server while two desks append, %zu acts called safe: no act lost, none twice\n", deaths,
                Desks::savedBy(desks));
}

/// A server whose commits wait for a standby that is not there: they stand on its disk and nobody is told.
struct ACommitThatIsNotAnswered : DesksAtOneJournal {
    Meddler sql = meddler();
    ACommitThatIsNotAnswered() { sql.does("SET synchronous_commit = local"); }
    ~ACommitThatIsNotAnswered() override { waitForNobody(); }
    void waitForSomebody() { waitFor("nobody"); }
    void waitForNobody() { waitFor(""); }
    void waitFor(std::string const& name) {
        sql.does("ALTER SYSTEM SET synchronous_standby_names = '" + name + "'");
        sql.does("SELECT pg_reload_conf()");
        for (int tries = 0; tries < 200 && meddler().text("SHOW synchronous_standby_names") != name; ++tries)
            std::this_thread::sleep_for(10ms);
        std::this_thread::sleep_for(50ms); // for those who are connected already
    }
    /// Which connection waits for the standby, soon; 0: none but `gone`, which may not know yet that it was cut.
    std::int64_t soonWaiting(std::int64_t gone = 0) {
        for (int tries = 0; tries < 300; ++tries) {
            auto const pid = sql.number("SELECT coalesce(max(pid), 0) FROM pg_stat_activity"
                                        " WHERE wait_event = 'SyncRep'");
            if (pid != 0 && pid != gone) return pid;
            std::this_thread::sleep_for(10ms);
        }
        return 0;
    }
};

TEST_F(ACommitThatIsNotAnswered, IsNotCalledSafeAndIsThereOnceWhenItIsTriedAgain) {
    auto const journal = created();
    appendActs(*journal, 1, 3);
    journal->be({.answer = 300ms, .connection = 500ms});
    waitForSomebody();
    auto const rows = acts(4, 5);
    auto const refused = journal->append(Seq{3}, rows);
    ASSERT_FALSE(refused);
    EXPECT_TRUE(refused.error().perhapsSaved);
    waitForNobody();
    journal->be({});
    EXPECT_EQ(journal->append(Seq{3}, rows).value(), Seq{5});
    EXPECT_EQ(journal->append(Seq{5}, acts(6, 6)).value(), Seq{6});
    EXPECT_EQ(opened()->readAfter(Seq{0}).value().size(), 6u);
}

TEST_F(ACommitThatIsNotAnswered, IsFoundByOtherActsThatAreTriedAfterIt) {
    auto const journal = created();
    appendActs(*journal, 1, 3);
    journal->be({.answer = 300ms, .connection = 500ms});
    waitForSomebody();
    EXPECT_TRUE(journal->append(Seq{3}, acts(4, 5)).error().perhapsSaved);
    waitForNobody();
    journal->be({});
    auto const others = acts(14, 14);
    auto const late = journal->append(Seq{3}, others);
    ASSERT_FALSE(late);
    EXPECT_EQ(late.error().fault, JournalFault::OutOfOrder);
    EXPECT_FALSE(late.error().perhapsSaved) << "it is known now";
    EXPECT_EQ(journal->readAfter(Seq{3}).value().size(), 2u);
    EXPECT_EQ(journal->append(Seq{5}, others).value(), Seq{6});
}

TEST_F(ACommitThatIsNotAnswered, IsSafeOnceTheStandbyHasItThoughTheConnectionWasCut) {
    auto const journal = created();
    appendActs(*journal, 1, 3);
    waitForSomebody();
    auto appended = std::async(std::launch::async, [&] { return journal->append(Seq{3}, acts(4, 5)); });
    auto const cut = soonWaiting();
    ASSERT_TRUE(cut);
    sql.does("SELECT pg_terminate_backend(" + std::to_string(cut) + ")");
    ASSERT_TRUE(soonWaiting(cut)) << "the rows stand there, and still wait for the standby";
    EXPECT_EQ(appended.wait_for(100ms), std::future_status::timeout);
    waitForNobody();
    EXPECT_EQ(appended.get().value(), Seq{5});
    EXPECT_EQ(opened()->readAfter(Seq{0}).value().size(), 5u);
}

TEST_F(ACommitThatIsNotAnswered, IsNotCalledSafeWhereTheWaitingWasGivenUp) {
    auto const journal = created();
    waitForSomebody();
    auto appended = std::async(std::launch::async, [&] { return journal->append(Seq{0}, acts(1, 1)); });
    ASSERT_TRUE(soonWaiting());
    sql.does("SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'");
    auto const refused = appended.get();
    ASSERT_FALSE(refused);
    EXPECT_TRUE(refused.error().perhapsSaved);
    EXPECT_THAT(refused.error().detail, testing::HasSubstr("synchronous replication"));
    waitForNobody();
}

TEST_F(DesksAtOneJournal, DoNotWaitForEverForOneThatDoesNotEndItsTurn) {
    auto const journal = created();
    auto sql = meddler();
    sql.does("BEGIN; SELECT id FROM journal FOR UPDATE");
    EXPECT_EQ(journal->append(Seq{0}, acts(1, 1)).error().fault, JournalFault::InUse);
    sql.does("ROLLBACK");
    EXPECT_TRUE(journal->append(Seq{0}, acts(1, 1)));
}

TEST_F(DesksAtOneJournal, NoticeThatTheServerHasLostActsOrHasOthers) {
    auto const journal = created();
    appendActs(*journal, 1, 5);
    auto sql = meddler();
    sql.does("ALTER TABLE act DISABLE TRIGGER ALL; DELETE FROM act WHERE seq = 5");
    EXPECT_EQ(journal->append(Seq{5}, acts(6, 6)).error().fault, JournalFault::TakenAway);
    EXPECT_EQ(journal->readAfter(Seq{5}).error().fault, JournalFault::TakenAway);
    EXPECT_EQ(journal->readAfter(Seq{0}).error().fault, JournalFault::TakenAway);
    auto const another = acts(15, 15);
    sql.does("ALTER TABLE act ENABLE TRIGGER ALL");
    ASSERT_TRUE(opened()->append(Seq{4}, another));
    EXPECT_EQ(journal->append(Seq{5}, acts(6, 6)).error().fault, JournalFault::TakenAway);
    EXPECT_EQ(journal->readAfter(Seq{5}).error().fault, JournalFault::TakenAway);
    sql.does("DROP SCHEMA \"" + address.schema() + "\" CASCADE");
    EXPECT_FALSE(journal->append(Seq{5}, acts(6, 6)));
}

TEST_F(DesksAtOneJournal, AreToldWhenTheServerStandsStillAndGoOnWhenItIsBack) {
    PostgresServer own;
    address = addressOf(own.event("e"));
    auto const journal = created();
    appendActs(*journal, 1, 3);
    journal->be({.answer = 2s, .connection = 300ms});
    own.stop();
    auto const refused = journal->append(Seq{3}, acts(4, 4));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().fault, JournalFault::IoError);
    EXPECT_FALSE(refused.error().perhapsSaved) << "it was never committed";
    EXPECT_FALSE(refused.error().detail.empty());
    EXPECT_FALSE(journal->readAfter(Seq{3}));
    EXPECT_FALSE(journal->lastBeat());
    own.start();
    EXPECT_EQ(journal->append(Seq{3}, acts(4, 4)).value(), Seq{4});
}

TEST_F(DesksAtOneJournal, HearOfNewsAgainAfterTheServerWasAway) {
    PostgresServer own;
    address = addressOf(own.event("e"));
    auto const listening = created();
    std::promise<void> told;
    std::atomic<int> calls = 0;
    listening->tellOfOthers([&] {
        if (calls++ == 0) told.set_value();
    });
    own.die();
    own.start();
    appendActs(*opened(), 1, 1);
    EXPECT_EQ(told.get_future().wait_for(8s), std::future_status::ready);
    listening->tellOfOthers({});
}

TEST_F(DesksAtOneJournal, CanGoOnAfterARealDiskWasFull) {
    auto const small = server.folderFor("small");
    if (mount("tmpfs", small.c_str(), "tmpfs", 0, "size=24m") != 0)
        GTEST_SKIP() << "only root can mount a small disk, and the server itself has to find it full";
    struct Unmount {
        fs::path const& folder;
        ~Unmount() { umount2(folder.c_str(), MNT_DETACH); }
    } const unmount{small};
    server.makeOurs(small);
    {
        auto sql = meddler();
        sql.does("CREATE TABLESPACE small LOCATION '" + small.string() + "'");
        sql.does("CREATE DATABASE small TABLESPACE small");
    }
    address = addressOf(server.address("small") + "&event=e");
    auto journal = created();
    fs::path const ballast = small / "ballast";
    auto const room = fs::space(small).available;
    write(ballast, std::string(room - std::min<std::uintmax_t>(room, 1 << 20), 'x'));
    Seq last{0};
    std::optional<JournalFault> fault;
    std::mt19937 random(7);
    for (int n = 1; n < 200 && !fault; ++n) {
        NewRow row = anAct(n);
        std::string noise;
        for (int i = 0; i < 50'000; ++i) noise += static_cast<char>('a' + random() % 26);
        row.payload = "{\"note\":\"" + noise + "\"}";
        auto const done = journal->append(last, std::span(&row, 1));
        if (done)
            last = *done;
        else
            fault = done.error().fault;
    }
    EXPECT_EQ(fault, JournalFault::DiskFull);
    EXPECT_GT(last, Seq{0});
    EXPECT_EQ(journal->readAfter(Seq{0}).value().size(), static_cast<std::size_t>(last.value()));
    fs::remove(ballast);
    EXPECT_EQ(journal->append(last, acts(1, 3)).value(), Seq{last.value() + 3});
    EXPECT_FALSE(opened(Access::ReadOnly)->verify().problem);
    journal.reset();
    auto sql = Meddler(addressOf(server.event("none")));
    sql.does("DROP DATABASE small WITH (FORCE)");
    sql.does("DROP TABLESPACE small");
}

} // namespace
} // namespace flagfall::storage::test
