// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/journal_fixtures.h"

#include <gmock/gmock.h>

#include <random>

#include <sys/wait.h>
#include <unistd.h>

namespace flagfall::storage::test {
namespace {

constexpr int written = 355;
constexpr auto withoutGuards = "DROP TRIGGER act_never_goes; DROP TRIGGER act_never_changes;";

struct WhatIsLeft : testing::Test {
    TempFolder folder;
    fs::path path = folder / "e.flagfall";
    std::vector<Row> before;

    void SetUp() override {
        makeEvent(path, written);
        before = SqliteJournal::open(path, Access::ReadOnly).value()->readAfter(Seq{0}).value();
    }
    void change(std::string const& from, std::string const& to) {
        std::string bytes = bytesOf(path);
        auto const at = bytes.find(from);
        ASSERT_NE(at, std::string::npos);
        write(path, bytes.replace(at, to.size(), to));
    }
    [[nodiscard]] Salvaged salvaged() const { return SqliteJournal::open(path, Access::ReadOnly).value()->salvage(); }
    /// Every act that was taken is one of those that were written.
    void expectTrue(Salvaged const& found) {
        for (Row const& row : found.rows)
            EXPECT_EQ(row, before.at(static_cast<std::size_t>(row.seq.value()) - 1)) << row.seq.value();
    }
    static std::vector<std::int64_t> numbers(std::vector<Row> const& rows) {
        std::vector<std::int64_t> numbers;
        for (Row const& row : rows) numbers.push_back(row.seq.value());
        return numbers;
    }
};

TEST_F(WhatIsLeft, OfASoundFileIsAllOfIt) {
    auto const found = salvaged();
    EXPECT_EQ(found.rows, before);
    EXPECT_EQ(found.last, Seq{written});
    EXPECT_TRUE(found.endKnown);
    EXPECT_FALSE(found.problem);
}

TEST_F(WhatIsLeft, BehindAnActThatWasChangedIsTaken) {
    change("act number 1175", "act number 2175");
    auto const found = salvaged();
    EXPECT_EQ(found.rows.size(), before.size() - 1);
    EXPECT_EQ(numbers(found.damaged), std::vector<std::int64_t>{175});
    EXPECT_THAT(found.unproved, testing::IsEmpty()) << "the hash beside the changed contents is right, and proves 176";
    EXPECT_EQ(found.problem->seq, Seq{175});
    expectTrue(found);
}

TEST_F(WhatIsLeft, HasAnActOfWhichOnlyTheHashWasChanged) {
    std::string const hash(reinterpret_cast<char const*>(before[174].hash.data()), before[174].hash.size());
    change(hash, std::string(hash.size(), 'x'));
    auto const found = salvaged();
    EXPECT_EQ(found.rows, before) << "176 was sealed with the hash that its contents have";
    EXPECT_THAT(found.damaged, testing::IsEmpty());
}

TEST_F(WhatIsLeft, BehindARemovedActIsTakenAndTheNextOneIsNotProved) {
    meddle(path, std::string(withoutGuards) + "DELETE FROM act WHERE seq IN (40, 41, 42, 300)");
    auto const found = salvaged();
    EXPECT_EQ(found.rows.size(), before.size() - 4);
    EXPECT_EQ(found.unproved, (std::vector{Seq{43}, Seq{301}}));
    EXPECT_EQ(found.last, Seq{written});
    expectTrue(found);
}

TEST_F(WhatIsLeft, DoesNotHoldAnActFromAnotherEventNorOneOutOfItsPlace) {
    meddle(path, std::string(withoutGuards) +
                     "UPDATE act SET hash = zeroblob(32) WHERE seq = 90;"
                     "UPDATE act SET kind = 'result.cleared' WHERE seq = 90;"
                     "UPDATE act SET seq = 1000 WHERE seq = 20; UPDATE act SET seq = 20 WHERE seq = 21;"
                     "UPDATE act SET seq = 21 WHERE seq = 1000");
    auto const found = salvaged();
    EXPECT_THAT(numbers(found.damaged), testing::Not(testing::Contains(19)));
    EXPECT_THAT(numbers(found.damaged), testing::IsSupersetOf({20, 21, 90}));
    EXPECT_GE(found.rows.size(), before.size() - 5);
    expectTrue(found);
}

TEST_F(WhatIsLeft, BehindDestroyedPagesIsTakenFromBothSidesOfEach) {
    std::string bytes = bytesOf(path);
    for (char const* const act : {"act number 1060", "act number 1200"}) {
        auto const page = bytes.find(act) / 4096;
        bytes.replace(page * 4096, 4096, std::string(4096, '\xff'));
    }
    write(path, bytes);
    auto const found = salvaged();
    EXPECT_GT(found.rows.size(), before.size() * 3 / 4);
    EXPECT_EQ(found.last, Seq{written});
    EXPECT_EQ(found.unproved.size(), 2U) << "one behind each hole";
    expectTrue(found);
}

/// The page that all others hang from.
TEST_F(WhatIsLeft, OfAFileOfWhichTheRootIsDamagedIsEveryAct) {
    constexpr std::size_t page = 4096;
    std::string const sound = bytesOf(path);
    ASSERT_EQ(sound[page], 5) << "an inner page";
    for (auto const& [at, size] :
         {std::pair{page, page}, std::pair{page, std::size_t{1}}, std::pair{page + 8, std::size_t{64}}}) {
        SCOPED_TRACE(size);
        std::string damaged = sound;
        write(path, damaged.replace(at, size, size, '\0'));
        auto const found = salvaged();
        EXPECT_EQ(found.rows, before);
        EXPECT_THAT(found.unproved, testing::IsEmpty());
        EXPECT_FALSE(found.endKnown) << "nothing is left that says so";
    }
}

TEST_F(WhatIsLeft, OfAFileWhoseBeginningIsDestroyedIsEveryActBehindIt) {
    constexpr std::size_t page = 4096;
    std::string const sound = bytesOf(path);
    for (std::size_t const size : {std::size_t{1}, std::size_t{512}, page, 2 * page}) {
        SCOPED_TRACE(size);
        std::string damaged = sound;
        write(path, damaged.replace(0, size, size, 'x'));
        EXPECT_TRUE(faultOfOpening(path, Access::ReadOnly));
        auto const found = salvageUnopened(path);
        ASSERT_TRUE(found);
        EXPECT_EQ(found->rows, before);
        EXPECT_FALSE(found->endKnown);
    }
    auto const leaf = sound.find("act number 1001") / page * page;
    std::string damaged = sound;
    write(path, damaged.replace(0, leaf + page, leaf + page, 'x'));
    auto const found = salvageUnopened(path);
    ASSERT_TRUE(found);
    EXPECT_GT(found->rows.size(), before.size() / 2);
    EXPECT_EQ(found->last, Seq{written});
    expectTrue(*found);
    write(path, std::string(20 * page, 'x'));
    EXPECT_FALSE(salvageUnopened(path));
}

/// Those in the -wal count as well, and go before those in the main file.
TEST_F(WhatIsLeft, OfAFileWithAWalIsWhatStandsInIt) {
    fs::path const other = folder / "open.flagfall";
    auto journal = SqliteJournal::create(other).value();
    appendActs(*journal, 1, written);
    for (char const* const part : {"", "-wal"})
        fs::copy_file(other.string() + part, path.string() + part, fs::copy_options::overwrite_existing);
    auto const rows = journal->readAfter(Seq{0}).value();
    std::string damaged = bytesOf(path);
    ASSERT_EQ(damaged.find("act number 1355"), std::string::npos) << "it is in the -wal alone";
    write(path, damaged.replace(0, 100, 100, 'x'));
    auto const found = salvageUnopened(path);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->rows, rows);
}

/// Each page once more, so that all behind it stand in the place of the next one.
TEST_F(WhatIsLeft, OfAFileThatHasAPageTooManyIsAllAndIsNotCalledSo) {
    constexpr std::size_t page = 4096;
    std::string const sound = bytesOf(path);
    for (std::size_t at = page; at < sound.size(); at += page)
        for (std::string const& more : {sound.substr(at, page), std::string(page, '\0')}) {
            SCOPED_TRACE(at / page);
            std::string longer = sound;
            write(path, longer.insert(at, more));
            auto const found = salvaged();
            EXPECT_EQ(found.rows, before);
            EXPECT_FALSE(found.problem && found.endKnown);
        }
}

TEST_F(WhatIsLeft, OfTwoPagesThatWereExchangedIsAllOfIt) {
    constexpr std::size_t page = 4096;
    std::string const sound = bytesOf(path);
    auto const pageOf = [&](char const* act) { return sound.find(act) / page * page; };
    for (auto const& [one, other] :
         {std::pair{"act number 1001", "act number 1180"}, std::pair{"act number 1100", "act number 1354"},
          std::pair{"act number 1001", "act number 1354"}}) {
        SCOPED_TRACE(one);
        ASSERT_NE(pageOf(one), pageOf(other));
        std::string exchanged = sound;
        exchanged.replace(pageOf(one), page, sound.substr(pageOf(other), page));
        exchanged.replace(pageOf(other), page, sound.substr(pageOf(one), page));
        write(path, exchanged);
        auto const found = salvaged();
        EXPECT_EQ(found.rows, before);
        EXPECT_TRUE(found.problem);
        EXPECT_TRUE(found.endKnown) << "the tree leads to all of them, and each is there once";
    }
}

/// No matter what: who is told that all is there has all of it.
TEST_F(WhatIsLeft, OfPagesInAnyOrderIsAllOrSaysThatItIsNot) {
    constexpr std::size_t page = 4096;
    std::string const sound = bytesOf(path);
    std::mt19937 random(4711);
    std::uniform_int_distribution<std::size_t> any(1, sound.size() / page - 1);
    for (int n = 0; n < 150; ++n) {
        SCOPED_TRACE(n);
        std::string mixed = sound;
        for (int times = n % 4; times >= 0; --times) {
            auto const from = any(random) * page, to = any(random) * page;
            mixed.replace(to, page, n % 3 == 0 ? sound.substr(from, page) : mixed.substr(from, page));
        }
        write(path, mixed);
        auto const reader = SqliteJournal::open(path, Access::ReadOnly);
        if (!reader) continue;
        auto const found = (*reader)->salvage();
        expectTrue(found);
        bool const isTold = !found.endKnown || std::ssize(found.rows) < found.last.value() || !found.unproved.empty();
        EXPECT_TRUE(found.rows == before || isTold) << found.rows.size() << " acts, and called all of them";
    }
}

TEST_F(WhatIsLeft, OfAFileThatWasCutOffSaysThatThereMayHaveBeenMore) {
    write(path, bytesOf(path).substr(0, bytesOf(path).size() / 2));
    auto const found = salvaged();
    EXPECT_FALSE(found.endKnown);
    EXPECT_GT(found.rows.size(), 50U);
    expectTrue(found);
}

/// Damage of every kind, anywhere: what is taken is true.
TEST_F(WhatIsLeft, NeverHasAnActThatWasNotWritten) {
    std::string const bytes = bytesOf(path);
    std::size_t taken = 0;
    int files = 0;
    for (std::size_t offset = 100; offset < bytes.size(); offset += 613) {
        std::string flipped = bytes;
        flipped[offset] = static_cast<char>(~flipped[offset]);
        write(path, flipped);
        auto journal = SqliteJournal::open(path, Access::ReadOnly);
        if (!journal) continue;
        auto const found = (*journal)->salvage();
        std::vector<Seq> const& unproved = found.unproved;
        for (Row const& row : found.rows) {
            if (std::ranges::find(unproved, row.seq) == unproved.end()) {
                ASSERT_EQ(row, before.at(static_cast<std::size_t>(row.seq.value()) - 1)) << offset;
            }
        }
        taken += found.rows.size();
        ++files;
    }
    EXPECT_GT(files, 100);
    EXPECT_GT(taken, static_cast<std::size_t>(files) * (written - 45)) << "a byte costs a page at most";
}

// --- a new file ------------------------------------------------------------------------------------------------

TEST(AnEventThatIsMadeWhole, IsThereWithAllOfItsActsOrNotAtAll) {
    TempFolder folder;
    fs::path const path = folder / "new.flagfall";
    auto const fails =
        SqliteJournal::createWhole(path, [&path](SqliteJournal& journal) -> Expected<void, JournalProblem> {
            appendActs(journal, 1, 5);
            EXPECT_FALSE(fs::exists(path)) << "half of it would look like all of it";
            return refused(JournalProblem{.fault = JournalFault::DiskFull, .file = {}, .detail = {}, .seq = {}});
        });
    EXPECT_EQ(fails.error().fault, JournalFault::DiskFull);
    EXPECT_THAT(folder.names(), testing::IsEmpty());
    auto const works = SqliteJournal::createWhole(path, [](SqliteJournal& journal) -> Expected<void, JournalProblem> {
        appendActs(journal, 1, 5);
        return {};
    });
    ASSERT_TRUE(works) << works.error();
    EXPECT_EQ(verified(path).acts, 5);
    EXPECT_EQ(folder.names().size(), 1U);
}

TEST(AFileOnItsWay, OfAProgramThatDiedIsTidiedWhenTheNextOneBegins) {
    TempFolder folder;
    pid_t const dead = fork();
    if (dead == 0) _exit(0);
    waitpid(dead, nullptr, 0);
    std::string const stale = "new.flagfall.part-" + std::to_string(dead) + "-1";
    std::string const alive = "new.flagfall.part-" + std::to_string(getppid()) + "-1";
    for (std::string const& name : {stale, stale + "-wal", stale + ".part-" + std::to_string(dead) + "-2", alive,
                                    std::string("new.flagfall.part-time"), std::string("old.flagfall.part-1-1")})
        write(folder / name, "half");
    makeEvent(folder / "new.flagfall", 3);
    EXPECT_THAT(folder.names(), testing::UnorderedElementsAre("new.flagfall", alive, "new.flagfall.part-time",
                                                              "old.flagfall.part-1-1"));
}

// --- a neighbour -------------------------------------------------------------------------------------------------

TEST_F(WhatIsLeft, BesideAJournalOfAnotherProgramIsTheWholeEvent) {
    std::string const neighbour = path.string() + "-journal";
    // The header of a rollback journal that SQLite would play back: it empties the file.
    std::string hot("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7\0\0\0\0\0\0\0\1\0\0\0\1\0\0\2\0\0\0\x10\0", 28);
    hot.resize(512);
    write(neighbour, hot);
    std::string const as = bytesOf(path);
    EXPECT_FALSE(verified(path).problem);
    EXPECT_EQ(salvaged().rows, before);
    EXPECT_EQ(bytesOf(path), as);
    {
        auto writer = SqliteJournal::open(path, Access::ReadWrite);
        ASSERT_TRUE(writer) << writer.error();
        appendActs(**writer, written + 1, written + 5);
    }
    EXPECT_EQ(verified(path).acts, written + 5);
    EXPECT_EQ(bytesOf(neighbour), hot) << "it is not ours";
}

} // namespace
} // namespace flagfall::storage::test
