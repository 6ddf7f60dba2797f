// SPDX-License-Identifier: GPL-3.0-or-later
// A disk that does not give back what it was given: an event is read whole, or it is said that it was not.
#include "tests/storage/faults/recorded_disk.h"
#include "tests/storage/faults/works.h"

#include <gmock/gmock.h>

#include <cstdlib>

namespace flagfall::storage::test {
namespace {

struct BadRead {
    char const* name;
    ReadTrouble how;
    From on;
};

void PrintTo(BadRead const& trouble, std::ostream* out) { *out << trouble.name; }

/// Every file of the folder but for SQLite's index and an empty -wal, which are no part of the event.
std::map<std::string, std::string> bytesIn(TempFolder const& folder) {
    std::map<std::string, std::string> found;
    for (std::string const& name : folder.names())
        if (!name.ends_with("-shm") && fs::file_size(folder / name) > 0) found[name] = bytesOf(folder / name);
    return found;
}

/// Each read is troubled in turn by scripts/faults, a few of them in the test suite.
int step(int reads) { return std::getenv("FLAGFALL_FAULTS") ? 1 : std::max(1, reads / 4); }

struct ReadsThatAreTroubled : testing::TestWithParam<BadRead> {
    TempFolder folder;
    fs::path const path = folder / "from.flagfall";

    void trouble(int nth) { troubleReads(GetParam().how, nth, GetParam().on); }
    /// How many reads it takes.
    template <typename Look>
    int readsOf(Look const& look) {
        troubleReads(ReadTrouble::Fails, 1 << 30, From::ThisCallOnly);
        look();
        return troubleNoReads();
    }
};

TEST_P(ReadsThatAreTroubled, NeverMakeLessThanTheWholeOfAnEvent) {
    int told = 0, tried = 0;
    for (Work const& work : everyWork()) {
        fs::path const to = folder / "to.flagfall";
        auto const beginAnew = [&] {
            for (std::string const& name : folder.names()) fs::remove(folder / name);
            work.begin(path);
        };
        beginAnew();
        watch(folder.path());
        int const reads = readsOf([&] { EXPECT_TRUE(work.make(path, to)); });
        for (int nth = 1; nth <= reads; nth += step(reads)) {
            SCOPED_TRACE(std::string(work.name) + ", read " + std::to_string(nth) + " of " + std::to_string(reads));
            beginAnew();
            auto const before = bytesIn(folder);
            trouble(nth);
            bool const done = work.make(path, to);
            (void)troubleNoReads();
            ++tried;
            told += done ? 0 : 1;
            if (!done && !fs::exists(to)) {
                ASSERT_EQ(bytesIn(folder), before) << "nothing is changed and nothing left behind";
            }
            EXPECT_EQ(whatIsWrong(work, path, to), "");
            if (done) {
                EXPECT_EQ(whatIsMissing(work, path, to), "");
            }
        }
    }
    std::printf("%s: %d works with a read that was troubled, %d of them refused\n", GetParam().name, tried, told);
}

/// An event of a program that died: most of its acts are in the -wal.
struct OpeningWithTroubledReads : ReadsThatAreTroubled {
    std::vector<Row> rows;
    std::map<std::string, std::string> files;

    void SetUp() override {
        TempFolder live;
        auto journal = SqliteJournal::create(live / "from.flagfall").value();
        appendActs(*journal, 1, 140);
        rows = journal->readAfter(Seq{0}).value();
        for (char const* const ending : {"", "-wal"}) {
            std::string const name = "from.flagfall" + std::string(ending);
            files[name] = bytesOf(live / name);
        }
        watch(folder.path());
    }
    void layOut() {
        for (std::string const& name : folder.names()) fs::remove(folder / name);
        for (auto const& [name, bytes] : files) write(folder / name, bytes);
    }
    void expectTold(JournalProblem const& problem) const {
        EXPECT_FALSE(problem.file.empty()) << problem;
        EXPECT_FALSE(problem.detail.empty());
    }
};

TEST_P(OpeningWithTroubledReads, ToReadGivesAllActsOrTellsOfIt) {
    layOut();
    auto const look = [&] {
        auto const journal = SqliteJournal::open(path, Access::ReadOnly);
        if (!journal) return expectTold(journal.error());
        auto const found = (*journal)->verify();
        if (found.problem) return expectTold(*found.problem);
        EXPECT_EQ(found.acts, std::ssize(rows));
        auto const read = (*journal)->readAfter(Seq{0});
        if (!read) return expectTold(read.error());
        EXPECT_EQ(*read, rows);
    };
    int const reads = readsOf(look);
    for (int nth = 1; nth <= reads; nth += step(reads)) {
        SCOPED_TRACE(nth);
        layOut();
        trouble(nth);
        look();
        (void)troubleNoReads();
        ASSERT_EQ(bytesIn(folder), files);
        if (HasFailure()) break;
    }
}

TEST_P(OpeningWithTroubledReads, ToWriteTakesAllActsInOrLeavesTheFilesAlone) {
    layOut();
    auto const open = [&] { return SqliteJournal::open(path, Access::ReadWrite); };
    int const reads = readsOf([&] { EXPECT_TRUE(open()); });
    int told = 0;
    for (int nth = 1; nth <= reads; nth += step(reads)) {
        SCOPED_TRACE(nth);
        layOut();
        trouble(nth);
        auto journal = open();
        (void)troubleNoReads();
        if (!journal) {
            ++told;
            expectTold(journal.error());
        }
        if (journal) journal->reset();
        auto const again = open();
        ASSERT_TRUE(again) << again.error();
        ASSERT_EQ((*again)->readAfter(Seq{0}).value(), rows);
        ASSERT_TRUE((*again)->keptBefore().empty());
    }
    std::printf("%s: %d reads of an opening, %d told\n", GetParam().name, reads, told);
}

TEST_P(OpeningWithTroubledReads, ToRescueTakesAllActsOutOrSaysThatSomeAreMissing) {
    layOut();
    int whole = 0;
    auto const rescue = [&] {
        auto const journal = SqliteJournal::open(path, Access::ReadOnly);
        if (!journal) return expectTold(journal.error());
        Salvaged const found = (*journal)->salvage();
        bool const all = found.rows.size() == rows.size();
        whole += all ? 1 : 0;
        bool const isTold = found.problem || !found.endKnown || std::ssize(found.rows) < found.last.value();
        EXPECT_TRUE(all || isTold) << found.rows.size() << " acts";
    };
    int const reads = readsOf(rescue);
    for (int nth = 1; nth <= reads; nth += step(reads)) {
        SCOPED_TRACE(nth);
        layOut();
        trouble(nth);
        rescue();
        (void)troubleNoReads();
        ASSERT_EQ(bytesIn(folder), files);
        if (HasFailure()) break;
    }
    EXPECT_GT(whole, 0);
}

auto const badReads = testing::Values(BadRead{"FailOnce", ReadTrouble::Fails, From::ThisCallOnly},
                                      BadRead{"FailForEver", ReadTrouble::Fails, From::ThisCallOn},
                                      BadRead{"EndOnce", ReadTrouble::EndsEarly, From::ThisCallOnly},
                                      BadRead{"EndForEver", ReadTrouble::EndsEarly, From::ThisCallOn},
                                      BadRead{"ShortOnce", ReadTrouble::IsShort, From::ThisCallOnly},
                                      BadRead{"ShortForEver", ReadTrouble::IsShort, From::ThisCallOn});
auto const nameOfRead = [](auto const& info) { return std::string(info.param.name); };
INSTANTIATE_TEST_SUITE_P(Each, ReadsThatAreTroubled, badReads, nameOfRead);
INSTANTIATE_TEST_SUITE_P(Each, OpeningWithTroubledReads, badReads, nameOfRead);

} // namespace
} // namespace flagfall::storage::test
