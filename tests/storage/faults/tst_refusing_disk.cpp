// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/faults/recorded_disk.h"
#include "tests/storage/journal_fixtures.h"

#include <gmock/gmock.h>

#include <cstdlib>

namespace flagfall::storage::test {
namespace {

struct Case {
    char const* name;
    Call call;
    int error;
    From on;
};

std::ostream& operator<<(std::ostream& out, Case const& one) { return out << one.name; }

/// An event on a disk that begins to refuse. What is called safe is remembered, what is refused is not tried again.
class Sitting {
public:
    explicit Sitting(fs::path const& path) : m_path(path) {
        m_journal = SqliteJournal::open(path, Access::ReadWrite).value();
    }

    void append() {
        NewRow row = anAct(++m_tried);
        bool const safe = m_journal->append(Seq{std::ssize(m_safe)}, std::span(&row, 1)).has_value();
        if (safe) m_safe.push_back(row.payload);
    }
    [[nodiscard]] bool hasRefused() const { return m_tried > std::ssize(m_safe); }

    /// What somebody finds who opens the files as they are now: the program was killed.
    void expectExactlyWhatWasSafe() const {
        TempFolder after;
        for (char const* const ending : {"", "-wal"})
            if (fs::path const from = m_path.string() + ending; fs::exists(from))
                fs::copy_file(from, after / ("e.flagfall" + std::string(ending)));
        auto journal = SqliteJournal::open(after / "e.flagfall", Access::ReadWrite);
        ASSERT_TRUE(journal) << journal.error();
        std::vector<std::string> found;
        auto const rows = (*journal)->readAfter(Seq{0}).value();
        for (Row const& row : rows) found.push_back(row.payload);
        EXPECT_EQ(found, m_safe);
    }

private:
    fs::path m_path;
    std::unique_ptr<SqliteJournal> m_journal;
    std::vector<std::string> m_safe;
    int m_tried = 0;
};

/// A disk that neither syncs nor takes back what it was given.
TEST(ADiskThatFailsForGood, MayKeepARefusedActAndTheNextOpeningNamesIt) {
    bool const all = std::getenv("FLAGFALL_FAULTS") != nullptr;
    int kept = 0;
    int tried = 0;
    for (int safe = 0; safe < (all ? 150 : 12); ++safe) {
        SCOPED_TRACE(safe);
        TempFolder live, after;
        fs::path const path = live / "e.flagfall";
        SqliteJournal::create(path).value().reset();
        watch(live.path());
        auto journal = SqliteJournal::open(path, Access::ReadWrite).value();
        for (int n = 0; n < safe; ++n) ASSERT_TRUE(journal->append(Seq{n}, acts(n + 1, n + 1)));
        refuse(Call::Sync, 1, SQLITE_IOERR_FSYNC, From::ThisCallOn);
        refuse(Call::Truncate, 1, SQLITE_IOERR_TRUNCATE, From::ThisCallOn);
        auto const refusedAct = journal->append(Seq{safe}, acts(safe + 1, safe + 1));
        ASSERT_FALSE(refusedAct);
        for (char const* const ending : {"", "-wal", "-refused"})
            if (fs::path const from = path.string() + ending; fs::exists(from))
                fs::copy_file(from, after / ("e.flagfall" + std::string(ending)));
        refuseNothing();
        ++tried;

        auto next = SqliteJournal::open(after / "e.flagfall", Access::ReadWrite).value();
        auto const rows = next->readAfter(Seq{0}).value();
        bool const there = std::ssize(rows) > safe;
        kept += there ? 1 : 0;
        EXPECT_TRUE(refusedAct.error().perhapsSaved || !there);
        EXPECT_EQ(next->refusedAndFound(), there ? std::vector{Seq{safe + 1}} : std::vector<Seq>{});
        next->forgetRefused();
        EXPECT_TRUE(next->refusedAndFound().empty());

        EXPECT_TRUE(journal->append(Seq{safe}, acts(safe + 1, safe + 1))) << "the disk is well again";
        EXPECT_FALSE(fs::exists(path.string() + "-refused")) << "nothing is doubtful any more";
    }
    EXPECT_GT(kept, 0) << "or there was nothing to ask about";
    std::printf("%d syncs and takings back that failed: %d refused acts were there, all of them named\n", tried, kept);
}

/// The mark that acts may stand in a -wal cannot be taken away: the -wal stays.
TEST(ADiskThatIsFull, WhenTheEventIsClosedLeavesItWhole) {
    for (Call const call : {Call::Write, Call::Sync}) {
        TempFolder live;
        fs::path const path = live / "e.flagfall";
        makeEvent(path, 5);
        watch(live.path());
        auto journal = SqliteJournal::open(path, Access::ReadWrite).value();
        appendActs(*journal, 6, 9);
        refuse(call, 1, call == Call::Write ? SQLITE_FULL : SQLITE_IOERR_FSYNC, From::ThisCallOnly);
        journal.reset();
        EXPECT_TRUE(refuseNothing());
        auto const again = SqliteJournal::open(path, Access::ReadWrite);
        ASSERT_TRUE(again) << again.error();
        EXPECT_EQ((*again)->readAfter(Seq{0}).value().size(), 9U);
    }
}

struct ADiskThatRefuses : testing::TestWithParam<Case> {};

TEST_P(ADiskThatRefuses, LosesNoActThatWasSafeAndKeepsNoneThatWasRefused) {
    int refusals = 0;
    int met = 0;
    bool const all = std::getenv("FLAGFALL_FAULTS") != nullptr;
    for (int nth = 1; nth <= 60; nth += all ? 1 : 4) {
        TempFolder live;
        SqliteJournal::create(live / "e.flagfall").value().reset();
        watch(live.path());
        Sitting sitting{live / "e.flagfall"};
        for (int n = 0; n < nth % 7; ++n) sitting.append();
        refuse(GetParam().call, nth, GetParam().error, GetParam().on);
        for (int n = 0; n < 150 && !sitting.hasRefused(); ++n) sitting.append();
        refusals += sitting.hasRefused() ? 1 : 0;
        SCOPED_TRACE(nth);
        {
            SCOPED_TRACE("killed at once");
            sitting.expectExactlyWhatWasSafe();
        }
        met += refuseNothing() ? 1 : 0;
        for (int n = 0; n < 5; ++n) sitting.append();
        SCOPED_TRACE("killed after the disk took acts again");
        sitting.expectExactlyWhatWasSafe();
        if (HasFailure()) break;
    }
    EXPECT_GT(met, 10) << "or nothing was refused";
    std::printf("%s: %d times refused, %d acts refused\n", GetParam().name, met, refusals);
}

INSTANTIATE_TEST_SUITE_P(Each, ADiskThatRefuses,
                         testing::Values(Case{"WriteOnce", Call::Write, SQLITE_IOERR_WRITE, From::ThisCallOnly},
                                         Case{"WriteForEver", Call::Write, SQLITE_IOERR_WRITE, From::ThisCallOn},
                                         Case{"FullOnce", Call::Write, SQLITE_FULL, From::ThisCallOnly},
                                         Case{"FullForEver", Call::Write, SQLITE_FULL, From::ThisCallOn},
                                         Case{"SyncOnce", Call::Sync, SQLITE_IOERR_FSYNC, From::ThisCallOnly},
                                         Case{"SyncForEver", Call::Sync, SQLITE_IOERR_FSYNC, From::ThisCallOn}),
                         [](auto const& info) { return std::string(info.param.name); });

} // namespace
} // namespace flagfall::storage::test
