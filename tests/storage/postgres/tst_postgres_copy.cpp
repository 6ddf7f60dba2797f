// SPDX-License-Identifier: GPL-3.0-or-later
// From a file into a database and back: the same event byte for byte, whole or not at all; and the commands for it.
#include "app/session/journal/codec.h"
#include "app/session/journal/file_digest.h"
#include "app/storage/conversion.h"
#include "app/storage/journal_door.h"
#include "tests/cli/shell.h"
#include "tests/storage/postgres/postgres_fixtures.h"
#include "tests/support/big_hall.h"

#include <gmock/gmock.h>

#include <thread>

namespace flagfall::storage::test {
namespace {

using testing::HasSubstr;
using namespace std::chrono_literals;

struct ACopy : testing::Test, OnServer {
    TempFolder folder;
    std::string file = (folder / "e.flagfall").string();
    std::string back = (folder / "back.flagfall").string();

    /// Signed acts, with files, and a sign of life.
    void makeFile(int count) const {
        auto const journal = SqliteJournal::create(file).value();
        journal->keepKeysIn(std::make_shared<KeyFolder>(folder / "keys"));
        session::DeskOpened opening;
        opening.key = journal->sign({});
        NewRow const first = encode(opening);
        Seq last = journal->append(Seq{0}, std::span(&first, 1)).value();
        while (last.value() < count) {
            auto rows = acts(static_cast<int>(last.value()) + 1, static_cast<int>(last.value()) + 3);
            rows[1].kind = "file.attached";
            std::string const bytes = "picture \0 " + std::to_string(last.value());
            rows[1].payload = R"({"round":1,"board":1,"ruling":1,"name":"a.jpg","type":"image/jpeg","bytes":)" +
                              std::to_string(bytes.size()) + R"(,"sha256":")" + session::sha256Of(bytes) + "\"}";
            rows[1].file = std::make_shared<std::string const>(bytes);
            last = journal->append(last, rows).value();
        }
        journal->beat({.at = anAct(9).at, .wall = anAct(9).wall, .boot = "b", .ticks = 9});
    }
    static void expectTheSame(std::string const& one, std::string const& other) {
        auto const first = openJournal(one, Access::ReadOnly).value();
        auto const second = openJournal(other, Access::ReadOnly).value();
        std::vector<SignedRow> rows;
        ASSERT_TRUE(first->readSigned(Seq{0}, [&rows](SignedRow&& row) {
            rows.push_back(std::move(row));
            return true;
        }));
        std::size_t at = 0;
        ASSERT_TRUE(second->readSigned(Seq{0}, [&](SignedRow&& row) {
            EXPECT_EQ(row.row, rows[at].row);
            EXPECT_EQ(row.signature, rows[at].signature);
            return ++at < rows.size();
        }));
        EXPECT_EQ(at, rows.size());
        EXPECT_EQ(first->verify().last, second->verify().last);
        EXPECT_EQ(first->lastBeat().value().ticks, second->lastBeat().value().ticks);
        EXPECT_TRUE(second->filesAmiss().empty());
        EXPECT_EQ(first->signatures().value().signatures, second->signatures().value().signatures);
    }
};

TEST_F(ACopy, IsTheSameEventInADatabaseAndInAFileAgain) {
    makeFile(2500);
    auto const there = copyJournal(file, address.shown);
    ASSERT_TRUE(there) << there.error();
    EXPECT_GE(there->acts, 2500);
    expectTheSame(file, address.shown);
    ASSERT_TRUE(copyJournal(address.shown, back));
    expectTheSame(file, back);
    expectTheSame(address.shown, back);
    std::string const beside = server.event(PostgresServer::freshName());
    ASSERT_TRUE(copyJournal(address.shown, beside)) << "from a database into a database";
    expectTheSame(file, beside);
}

TEST_F(ACopy, IsRefusedWhereThereIsAnEventAlready) {
    makeFile(5);
    appendActs(*created(), 1, 3);
    EXPECT_EQ(copyJournal(file, address.shown).error().fault, JournalFault::AlreadyExists);
    EXPECT_EQ(opened()->seal().seq, Seq{3});
    ASSERT_TRUE(copyJournal(address.shown, back));
    EXPECT_EQ(copyJournal(address.shown, back).error().fault, JournalFault::AlreadyExists);
}

TEST_F(ACopy, OfADamagedEventIsNotMade) {
    makeFile(20);
    meddle(file, "DROP TRIGGER act_never_changes; UPDATE act SET payload = '{}' WHERE seq = 7");
    EXPECT_FALSE(copyJournal(file, address.shown));
    EXPECT_EQ(faultOfOpening(), JournalFault::NotFound);
}

TEST_F(ACopy, ThatIsCutOffHalfwayIsNotThere) {
    makeFile(3000);
    for (int after : {5, 20, 40, 80}) {
        std::thread cutter([&] {
            auto sql = meddler();
            std::this_thread::sleep_for(std::chrono::milliseconds(after));
            sql.does("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'flagfall'"
                     " AND pid <> pg_backend_pid()");
        });
        auto const done = copyJournal(file, address.shown);
        cutter.join();
        EXPECT_EQ(done ? std::nullopt : std::optional(JournalFault::NotFound), faultOfOpening(Access::ReadOnly));
        if (done) meddler().does("DROP SCHEMA \"" + address.schema() + "\" CASCADE");
    }
}

TEST_F(ACopy, CanBeMadeWhileDesksAppend) {
    auto const journal = created();
    appendActs(*journal, 1, 50);
    std::atomic<bool> done = false;
    std::thread desk([&] {
        for (int n = 51; !done; ++n) EXPECT_TRUE(journal->append(Seq{n - 1}, acts(n, n)));
    });
    for (int copy = 0; copy < 3; ++copy) {
        std::string const to = (folder / ("copy" + std::to_string(copy) + ".flagfall")).string();
        auto const made = copyJournal(address.shown, to);
        EXPECT_TRUE(made);
        EXPECT_FALSE(verified(to).problem);
    }
    done = true;
    desk.join();
}

/// The commands, as people type them.
struct ACommandAboutADatabase : ACopy {
    cli::test::Shell shell;
    std::string quoted = "'" + address.shown + "'";

    void makeEvent() const {
        auto const rows = session::BigHall(4).journal()->readAfter(Seq{0}).value();
        EXPECT_TRUE(appendAll(*SqliteJournal::create(shell / "hall.flagfall").value(), rows));
    }
};

TEST_F(ACommandAboutADatabase, CopiesVerifiesAndPrintsAnEventThere) {
    makeEvent();
    auto const copied = shell.run("journal copy hall.flagfall " + quoted);
    ASSERT_EQ(copied.code, 0) << copied;
    EXPECT_THAT(copied.out, HasSubstr("acts       3"));
    auto const checked = shell.run("journal verify " + quoted);
    EXPECT_EQ(checked.code, 0) << checked;
    EXPECT_THAT(checked.out, HasSubstr("no problems found"));
    for (std::string const words : {"journal replay ", "journal dump --json ", "standings ", "journal rulings "}) {
        auto const there = shell.run(words + quoted);
        auto const inFile = shell.run(words + "hall.flagfall");
        EXPECT_EQ(there.code, inFile.code) << there;
        EXPECT_EQ(there.out, inFile.out) << words;
    }
    ASSERT_EQ(shell.run("journal copy " + quoted + " back.flagfall").code, 0);
    EXPECT_EQ(shell.run("journal dump --json back.flagfall").out, shell.run("journal dump --json hall.flagfall").out);
    auto const again = shell.run("journal copy hall.flagfall " + quoted);
    EXPECT_EQ(again.code, 2);
    EXPECT_THAT(again.problems, HasSubstr("already exists"));
}

TEST_F(ACommandAboutADatabase, SaysWhatIsWrongWithIt) {
    auto const missing = shell.run("journal verify " + quoted);
    EXPECT_EQ(missing.code, 2);
    EXPECT_THAT(missing.problems, HasSubstr("there is no such event there"));
    appendActs(*created(), 1, 5);
    meddler().does("ALTER TABLE act DISABLE TRIGGER ALL; UPDATE act SET payload = '{}' WHERE seq = 3;"
                   "ALTER TABLE act ENABLE TRIGGER ALL");
    auto const damaged = shell.run("journal verify " + quoted);
    EXPECT_EQ(damaged.code, 1);
    EXPECT_THAT(damaged.problems, HasSubstr("act 3"));
    for (char const* const words : {"journal rescue ", "journal anonymise ", "journal drill "}) {
        auto const said =
            shell.run(words + quoted + (std::string(words).find("drill") == std::string::npos ? " x.flagfall" : ""));
        EXPECT_EQ(said.code, 2) << said;
        EXPECT_THAT(said.problems, HasSubstr("a file is wanted"));
    }
    auto const open = shell.run("journal verify 'postgresql://desk:secret@hall/chess?event=a'");
    EXPECT_EQ(open.code, 2);
    EXPECT_THAT(open.problems, HasSubstr(".pgpass"));
    EXPECT_EQ((open.problems + open.out).find("secret"), std::string::npos);
}

} // namespace
} // namespace flagfall::storage::test
