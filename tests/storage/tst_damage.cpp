// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/codec.h"
#include "app/session/journal/file_digest.h"
#include "tests/storage/journal_fixtures.h"

#include <gmock/gmock.h>

namespace flagfall::storage::test {
namespace {

constexpr int count = 120;

struct ADamagedEvent : testing::Test {
    TempFolder folder;
    fs::path path = folder / "e.flagfall";

    void SetUp() override { makeEvent(path, count); }

    /// The file is refused for writing, stays as it is, and says how far it is good.
    void expectGoodUpTo(int good, std::string const& words) {
        std::string const before = bytesOf(path);
        auto const opened = SqliteJournal::open(path, Access::ReadWrite);
        ASSERT_FALSE(opened);
        EXPECT_EQ(opened.error().fault, JournalFault::Damaged);
        EXPECT_EQ(opened.error().seq, Seq{good + 1});
        EXPECT_THAT(opened.error().detail, testing::HasSubstr(words));
        EXPECT_EQ(verified(path).acts, good);
        auto reader = SqliteJournal::open(path, Access::ReadOnly).value();
        EXPECT_EQ(reader->readAfter(Seq{0}).error().seq, Seq{good + 1});
        EXPECT_EQ(reader->readGood().rows.size(), static_cast<std::size_t>(good));
        EXPECT_EQ(bytesOf(path), before);
    }
    void change(std::string const& from, std::string const& to) {
        std::string bytes = bytesOf(path);
        auto const at = bytes.find(from);
        ASSERT_NE(at, std::string::npos);
        write(path, bytes.replace(at, to.size(), to));
    }
};

TEST_F(ADamagedEvent, WithAChangedByteInAnActNamesTheAct) {
    change("act number 1057", "act number 2057");
    expectGoodUpTo(56, "the hash does not fit");
    EXPECT_EQ(verified(path).readable, count);
}

constexpr auto allowAll = "DROP TRIGGER act_never_goes; DROP TRIGGER act_never_changes;";

TEST_F(ADamagedEvent, WithAMissingActNamesIt) {
    meddle(path, std::string(allowAll) + "DELETE FROM act WHERE seq = 40");
    expectGoodUpTo(39, "act 40 is missing");
    EXPECT_EQ(verified(path).readable, count - 1);
}

TEST_F(ADamagedEvent, WithExchangedActsNamesTheFirst) {
    meddle(path, std::string(allowAll) +
                     "UPDATE act SET seq = 1000 WHERE seq = 20; UPDATE act SET seq = 20 WHERE seq = 21;"
                     "UPDATE act SET seq = 21 WHERE seq = 1000");
    expectGoodUpTo(19, "the hash does not fit");
}

TEST_F(ADamagedEvent, WithAnActFromAnotherEventNamesIt) {
    auto other = SqliteJournal::create(folder / "other.flagfall").value();
    auto rows = acts(1, count);
    rows[0].origin.station = "somebody else";
    ASSERT_TRUE(other->append(Seq{0}, rows));
    other.reset();
    meddle(path, std::string(allowAll) + "ATTACH '" + (folder / "other.flagfall").string() +
                     "' AS o; UPDATE act SET hash = (SELECT hash FROM o.act WHERE seq = 90) WHERE seq = 90");
    expectGoodUpTo(89, "the hash does not fit");
}

TEST_F(ADamagedEvent, WhoseGuardsWereTakenAwayIsNotOpenedToWrite) {
    meddle(path, "DROP TRIGGER act_never_changes");
    auto const opened = SqliteJournal::open(path, Access::ReadWrite);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().fault, JournalFault::Damaged);
    EXPECT_THAT(opened.error().detail, testing::HasSubstr("act_never_changes"));
    EXPECT_EQ(verified(path).acts, count);
}

TEST_F(ADamagedEvent, WithADestroyedPageGivesTheActsBeforeIt) {
    std::string bytes = bytesOf(path);
    auto const page = bytes.find("act number 1060") / 4096;
    write(path, bytes.replace(page * 4096, 4096, std::string(4096, '\xff')));
    auto const found = verified(path);
    ASSERT_TRUE(found.problem);
    EXPECT_EQ(found.problem->fault, JournalFault::Damaged);
    EXPECT_EQ(found.problem->seq, Seq{found.acts + 1});
    EXPECT_GT(found.acts, 0);
    EXPECT_LT(found.acts, 60);
    expectGoodUpTo(static_cast<int>(found.acts), "malformed");
}

TEST_F(ADamagedEvent, ThatWasCutOffGivesTheActsThatAreLeft) {
    std::string const bytes = bytesOf(path);
    std::int64_t most = 0;
    for (std::size_t size = bytes.size() - 1; size > 100; size -= std::min<std::size_t>(size, 911)) {
        write(path, bytes.substr(0, size));
        auto const found = verified(path);
        ASSERT_TRUE(found.problem) << size;
        EXPECT_EQ(found.problem->fault, JournalFault::Damaged) << *found.problem;
        EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), JournalFault::Damaged);
        EXPECT_EQ(bytesOf(path).size(), size);
        most = std::max(most, found.acts);
    }
    EXPECT_GT(most, count / 2);
}

/// What a file comes to after something happened to it: its acts, or a problem. Never a crash, never a lie.
void expectSoundOrRefused(fs::path const& path, std::vector<Row> const& rows, std::size_t offset) {
    auto reader = SqliteJournal::open(path, Access::ReadOnly);
    if (reader) {
        auto const good = (*reader)->readGood();
        ASSERT_LE(good.rows.size(), rows.size()) << offset;
        EXPECT_TRUE(std::equal(good.rows.begin(), good.rows.end(), rows.begin())) << offset;
        EXPECT_TRUE(good.problem || good.rows.size() == rows.size()) << offset;
        reader->reset();
    }
    auto writer = SqliteJournal::open(path, Access::ReadWrite);
    if (!writer) return;
    EXPECT_EQ((*writer)->readAfter(Seq{0}).value(), rows) << offset;
}

TEST_F(ADamagedEvent, WithAFlippedByteAnywhereIsSoundOrRefused) {
    std::string const bytes = bytesOf(path);
    auto const rows = SqliteJournal::open(path, Access::ReadOnly).value()->readAfter(Seq{0}).value();
    int refusals = 0;
    for (std::size_t offset = 0; offset < bytes.size(); offset += offset < 4096 ? 7 : 61) {
        std::string flipped = bytes;
        flipped[offset] = static_cast<char>(~flipped[offset]);
        fs::path const copy = folder / ("flipped" + std::to_string(offset) + ".flagfall");
        write(copy, flipped);
        expectSoundOrRefused(copy, rows, offset);
        refusals += verified(copy).problem ? 1 : 0;
        fs::remove(copy);
    }
    EXPECT_GT(refusals, 100);
}

// --- The -wal of a program that died ---------------------------------------------------------------------------

struct AnEventWithAWal : testing::Test {
    TempFolder folder;
    fs::path path = folder / "e.flagfall";
    std::string main, wal;
    std::vector<Row> rows;

    /// Copied while open: what a dead program leaves.
    void SetUp() override {
        auto journal = SqliteJournal::create(folder / "live.flagfall").value();
        appendActs(*journal, 1, 25);
        rows = journal->readAfter(Seq{0}).value();
        main = bytesOf(folder / "live.flagfall");
        wal = bytesOf(folder / "live.flagfall-wal");
    }
    void lay(std::string const& someWal) {
        for (auto const& entry : fs::directory_iterator(folder.path()))
            if (entry.path().filename().string().starts_with("e.")) fs::remove(entry.path());
        write(path, main);
        write(path.string() + "-wal", someWal);
    }
    std::vector<Row> actsIn(std::string const& someWal) {
        lay(someWal);
        auto const read = SqliteJournal::open(path, Access::ReadOnly).value()->readAfter(Seq{0}).value();
        auto const written = SqliteJournal::open(path, Access::ReadWrite).value()->readAfter(Seq{0}).value();
        EXPECT_EQ(read, written);
        return written;
    }
};

TEST_F(AnEventWithAWal, TakesItInWhenItIsOpened) { EXPECT_EQ(actsIn(wal), rows); }

TEST_F(AnEventWithAWal, ThatWasCutOffHasTheActsBeforeTheCut) {
    std::size_t before = 0;
    for (std::size_t size = 1531; size <= wal.size(); size += 1531) {
        auto const found = actsIn(wal.substr(0, size));
        ASSERT_LE(found.size(), rows.size());
        EXPECT_TRUE(std::equal(found.begin(), found.end(), rows.begin()));
        EXPECT_GE(found.size(), before);
        before = found.size();
    }
    EXPECT_GT(before, 20u);
}

TEST_F(AnEventWithAWal, WithAFlippedByteIsNotOpenedToWriteWhereWholeActsComeBehindIt) {
    int incomplete = 0;
    for (std::size_t offset = 0; offset < wal.size(); offset += 499) {
        std::string flipped = wal;
        flipped[offset] = static_cast<char>(~flipped[offset]);
        lay(flipped);
        auto writer = SqliteJournal::open(path, Access::ReadWrite);
        if (!writer) {
            EXPECT_EQ(writer.error().fault, JournalFault::Incomplete) << offset;
            EXPECT_EQ(bytesOf(path), main);
            EXPECT_EQ(bytesOf(path.string() + "-wal"), flipped) << "what may still be needed is left alone";
            auto reader = SqliteJournal::open(path, Access::ReadOnly).value();
            auto const good = reader->readGood();
            EXPECT_EQ(good.problem->fault, JournalFault::Incomplete) << "so that rescuing tells of it";
            EXPECT_TRUE(std::equal(good.rows.begin(), good.rows.end(), rows.begin()));
            ++incomplete;
            continue;
        }
        auto const found = (*writer)->readAfter(Seq{0}).value();
        EXPECT_GE(found.size() + 1, rows.size()) << offset << ": more than the last act was lost in silence";
        if (found.size() == rows.size() || (*writer)->keptBefore().empty()) continue;
        EXPECT_EQ(bytesOf((*writer)->keptBefore().string() + "-wal"), flipped);
    }
    EXPECT_GT(incomplete, 100);
}

constexpr std::size_t logHeader = 32, frameHeader = 24, frame = frameHeader + 4096;

/// Of damage to the last act nobody can say whether it was one that a power cut caught on its way: it is opened, with a
/// copy of what there was. Anything else is not opened. Where all is there, all is well.
TEST_F(AnEventWithAWal, WithAFlippedByteInAHeaderLosesNothingWithoutACopyOfIt) {
    std::vector<std::size_t> offsets;
    for (std::size_t byte = 0; byte < logHeader; ++byte) offsets.push_back(byte);
    ASSERT_EQ((wal.size() - logHeader) % frame, 0U);
    for (std::size_t back = 1; back <= 6; ++back)
        for (std::size_t byte = 0; byte < frameHeader; ++byte) offsets.push_back(wal.size() - back * frame + byte);
    int kept = 0;
    int incomplete = 0;
    for (std::size_t const offset : offsets)
        for (int const flip : {0xff, 0x01, 0x10}) {
            SCOPED_TRACE(offset);
            std::string flipped = wal;
            flipped[offset] = static_cast<char>(flipped[offset] ^ flip);
            lay(flipped);
            auto writer = SqliteJournal::open(path, Access::ReadWrite);
            if (!writer) {
                EXPECT_EQ(writer.error().fault, JournalFault::Incomplete);
                EXPECT_EQ(bytesOf(path.string() + "-wal"), flipped);
                ++incomplete;
                continue;
            }
            auto const found = (*writer)->readAfter(Seq{0}).value().size();
            EXPECT_GE(found + 1, rows.size());
            if (found == rows.size()) continue;
            ASSERT_FALSE((*writer)->keptBefore().empty()) << "lost in silence";
            EXPECT_EQ(bytesOf((*writer)->keptBefore().string() + "-wal"), flipped);
            writer->reset();
            lay(flipped);
            EXPECT_TRUE(SqliteJournal::open(path, Access::ReadOnly).value()->endsInDoubt());
            ++kept;
        }
    EXPECT_GT(kept, 20);
    EXPECT_GT(incomplete, 100);
}

TEST_F(AnEventWithAWal, OfWhichTheLastFrameLostItsHeaderKeepsACopy) {
    std::string flipped = wal;
    flipped.replace(wal.size() - frame, frameHeader, frameHeader, '\0');
    lay(flipped);
    auto const writer = SqliteJournal::open(path, Access::ReadWrite).value();
    EXPECT_LT(writer->readAfter(Seq{0}).value().size(), rows.size());
    EXPECT_FALSE(writer->keptBefore().empty());
}

/// A log that was begun anew over an old one has old frames behind its end, and nothing is missing.
TEST_F(AnEventWithAWal, ThatWasBegunAnewIsWholeAndNoCopyIsKept) {
    fs::path const live = folder / "again.flagfall";
    auto journal = SqliteJournal::create(live).value();
    int copies = 0;
    for (int n = 1; n <= 400; ++n) {
        appendActs(*journal, n, n);
        if (n % 9 != 0) continue;
        main = bytesOf(live);
        lay(bytesOf(live.string() + "-wal"));
        auto const writer = SqliteJournal::open(path, Access::ReadWrite).value();
        EXPECT_EQ(writer->readAfter(Seq{0}).value().size(), static_cast<std::size_t>(n));
        copies += writer->keptBefore().empty() ? 0 : 1;
    }
    EXPECT_EQ(copies, 0);
}

TEST_F(AnEventWithAWal, WithZerosBehindItIsWholeAndNoCopyIsKept) {
    lay(wal + std::string(3 * frame, '\0'));
    auto const writer = SqliteJournal::open(path, Access::ReadWrite).value();
    EXPECT_EQ(writer->readAfter(Seq{0}).value(), rows);
    EXPECT_TRUE(writer->keptBefore().empty());
}

TEST_F(AnEventWithAWal, ThatIsMissingIsReadAndNotWritten) {
    lay(wal);
    fs::remove(path.string() + "-wal");
    auto const opened = SqliteJournal::open(path, Access::ReadWrite);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().fault, JournalFault::Incomplete);
    EXPECT_THAT(opened.error().detail, testing::HasSubstr("e.flagfall-wal is missing"));
    EXPECT_EQ(bytesOf(path), main);
    EXPECT_TRUE(SqliteJournal::open(path, Access::ReadOnly).value()->verify().problem);
    write(path.string() + "-wal", "");
    EXPECT_EQ(faultOfOpening(path, Access::ReadWrite), JournalFault::Incomplete) << "an empty one is none";
}

TEST_F(AnEventWithAWal, ThatIsMissingAfterAnOrderlyEndIsWhole) {
    ASSERT_FALSE(fs::exists((folder / "live.flagfall").string() + "-wal"));
    EXPECT_EQ(SqliteJournal::open(folder / "live.flagfall", Access::ReadWrite).value()->readAfter(Seq{0}).value(),
              rows);
}

TEST_F(AnEventWithAWal, NeedsItNoMoreInACopyThatSqliteMade) {
    lay(wal);
    meddle(path, "VACUUM INTO '" + (folder / "copy.flagfall").string() + "'", true);
    EXPECT_EQ(SqliteJournal::open(folder / "copy.flagfall", Access::ReadWrite).value()->readAfter(Seq{0}).value(),
              rows);
}

TEST_F(AnEventWithAWal, ThatEndsInHalfAnActKeepsACopyOfBoth) {
    std::string torn = wal;
    torn[torn.size() - 2000] = static_cast<char>(~torn[torn.size() - 2000]);
    lay(torn);
    auto const writer = SqliteJournal::open(path, Access::ReadWrite).value();
    EXPECT_EQ(writer->readAfter(Seq{0}).value().size(), rows.size() - 1);
    EXPECT_EQ(writer->keptBefore(), folder / "e.before-opening.flagfall");
    EXPECT_EQ(bytesOf(writer->keptBefore()), main);
    EXPECT_EQ(bytesOf(writer->keptBefore().string() + "-wal"), torn);
}

/// A program was killed while it made the copy.
TEST_F(AnEventWithAWal, ThatEndsInHalfAnActIsOpenedAlsoWhereAnotherCopyWasBegun) {
    std::string torn = wal;
    torn[torn.size() - 2000] = static_cast<char>(~torn[torn.size() - 2000]);
    lay(torn);
    write(folder / "e.before-opening.flagfall-wal", "begun");
    write(folder / "e.before-opening-2.flagfall", "another");
    auto const writer = SqliteJournal::open(path, Access::ReadWrite).value();
    EXPECT_EQ(writer->keptBefore(), folder / "e.before-opening-3.flagfall");
    EXPECT_EQ(bytesOf(writer->keptBefore()), main);
    EXPECT_EQ(bytesOf(writer->keptBefore().string() + "-wal"), torn);
    EXPECT_EQ(bytesOf(folder / "e.before-opening.flagfall-wal"), "begun");
    for (std::string const& name : folder.names()) EXPECT_THAT(name, testing::Not(testing::HasSubstr(".part-")));
}

TEST(AnEventThatIsWritten, HasFewActsInItsWalAlone) {
    TempFolder folder;
    auto journal = SqliteJournal::create(folder / "e.flagfall").value();
    appendActs(*journal, 1, 400);
    write(folder / "copy.flagfall", bytesOf(folder / "e.flagfall"));
    auto const copy = SqliteJournal::open(folder / "copy.flagfall", Access::ReadOnly).value();
    EXPECT_GT(copy->readGood().rows.size(), 300u);
}

// --- The -wal of another event, or of another time ----------------------------------------------------------------

/// What a program that died leaves of an event of so many acts, in folder/NAME.
std::string walOf(TempFolder const& folder, std::string const& name, int acts, std::string const& station) {
    auto journal = SqliteJournal::create(folder / name).value();
    for (int n = 1; n <= acts; ++n) {
        NewRow row = anAct(n);
        row.origin.station = station;
        (void)journal->append(Seq{n - 1}, std::span(&row, 1)).value();
    }
    return bytesOf((folder / name).string() + "-wal");
}

TEST(AnEventThatIsWhole, IsNotTakenForAnotherOneWhoseWalLiesBesideIt) {
    for (int const own : {2, 5, 40, 200})
        for (int const others : {1, 2, 5, 7, 40, 250}) {
            SCOPED_TRACE(std::to_string(own) + " acts and a -wal of " + std::to_string(others));
            TempFolder folder;
            fs::path const path = folder / "e.flagfall";
            makeEvent(path, own);
            auto const rows = SqliteJournal::open(path, Access::ReadOnly).value()->readAfter(Seq{0}).value();
            std::string const before = bytesOf(path);
            std::string const foreign = walOf(folder, "other.flagfall", others, "elsewhere");
            write(path.string() + "-wal", foreign);
            auto const opened = SqliteJournal::open(path, Access::ReadWrite);
            if (opened) {
                EXPECT_EQ((*opened)->readAfter(Seq{0}).value(), rows);
                continue;
            }
            EXPECT_EQ(opened.error().fault, JournalFault::Incomplete) << opened.error();
            EXPECT_THAT(opened.error().detail, testing::HasSubstr("e.flagfall-wal is of another event"));
            EXPECT_EQ(bytesOf(path), before);
            EXPECT_EQ(bytesOf(path.string() + "-wal"), foreign);
            fs::remove(path.string() + "-wal");
            EXPECT_EQ(SqliteJournal::open(path, Access::ReadWrite).value()->readAfter(Seq{0}).value(), rows);
        }
}

/// Somebody puts a newer file where a program died, and leaves the old -wal.
TEST(AnEventThatIsWhole, LosesNothingToItsOwnWalOfAnEarlierTime) {
    for (int const then : {1, 4, 30, 90}) {
        SCOPED_TRACE(then);
        TempFolder folder;
        fs::path const path = folder / "e.flagfall";
        std::string const old = walOf(folder, "then.flagfall", then, "desk");
        (void)walOf(folder, "e.flagfall", 120, "desk");
        auto const rows = SqliteJournal::open(path, Access::ReadOnly).value()->readAfter(Seq{0}).value();
        ASSERT_EQ(rows.size(), 120U);
        write(path.string() + "-wal", old);
        auto const opened = SqliteJournal::open(path, Access::ReadWrite);
        if (opened)
            EXPECT_EQ((*opened)->readAfter(Seq{0}).value(), rows);
        else
            EXPECT_EQ(opened.error().fault, JournalFault::Incomplete) << opened.error();
    }
}

// --- The index of a -wal, which outlives a program that is killed ------------------------------------------------

struct AnEventWithAWalAndItsIndex : AnEventWithAWal {
    std::string index;
    void SetUp() override {
        auto journal = SqliteJournal::create(folder / "live.flagfall").value();
        appendActs(*journal, 1, 25);
        rows = journal->readAfter(Seq{0}).value();
        main = bytesOf(folder / "live.flagfall");
        wal = bytesOf(folder / "live.flagfall-wal");
        index = bytesOf(folder / "live.flagfall-shm");
    }
    void layAll(std::string const& someWal) {
        lay(someWal);
        write(path.string() + "-shm", index);
    }
    void expectIncompleteAndUntouched(std::string const& someWal) {
        for (Access const access : {Access::ReadWrite, Access::ReadOnly, Access::ReadWrite}) {
            auto const journal = SqliteJournal::open(path, access);
            if (access == Access::ReadOnly) {
                ASSERT_TRUE(journal) << journal.error();
                auto const good = (*journal)->readGood();
                ASSERT_TRUE(good.problem);
                EXPECT_EQ(good.problem->fault, JournalFault::Incomplete);
                EXPECT_TRUE(std::equal(good.rows.begin(), good.rows.end(), rows.begin()));
                EXPECT_FALSE((*journal)->salvage().endKnown) << "and rescuing says so";
            } else {
                ASSERT_FALSE(journal) << "acts were lost in silence";
                EXPECT_EQ(journal.error().fault, JournalFault::Incomplete);
            }
        }
        EXPECT_EQ(bytesOf(path), main);
        EXPECT_EQ(bytesOf(path.string() + "-wal"), someWal);
        EXPECT_EQ(bytesOf(path.string() + "-shm"), index) << "who opens it next has to be told, too";
    }
};

TEST_F(AnEventWithAWalAndItsIndex, IsOpenedWithAllActs) {
    layAll(wal);
    EXPECT_EQ(SqliteJournal::open(path, Access::ReadOnly).value()->readAfter(Seq{0}).value(), rows);
    layAll(wal);
    EXPECT_EQ(SqliteJournal::open(path, Access::ReadWrite).value()->readAfter(Seq{0}).value(), rows);
}

TEST_F(AnEventWithAWalAndItsIndex, IsIncompleteWhereverTheWalIsCut) {
    for (std::size_t size = 1; size < wal.size(); size += size < 200 ? 31 : 1373) {
        SCOPED_TRACE(size);
        layAll(wal.substr(0, size));
        expectIncompleteAndUntouched(wal.substr(0, size));
    }
    for (std::size_t frames = 0; logHeader + frames * frame < wal.size(); ++frames) {
        SCOPED_TRACE(frames);
        std::string const whole = wal.substr(0, logHeader + frames * frame);
        layAll(whole);
        expectIncompleteAndUntouched(whole);
    }
}

TEST_F(AnEventWithAWalAndItsIndex, IsIncompleteWhereTheLastActIsDamaged) {
    for (std::size_t const back : {std::size_t{1}, std::size_t{2000}, frame - 3, frame - 21}) {
        SCOPED_TRACE(back);
        std::string flipped = wal;
        flipped[wal.size() - back] = static_cast<char>(~flipped[wal.size() - back]);
        layAll(flipped);
        expectIncompleteAndUntouched(flipped);
    }
}

TEST_F(AnEventWithAWalAndItsIndex, IsIncompleteWhereSomethingElseIsInThePlaceOfTheWal) {
    for (std::size_t const size : {std::size_t{40}, logHeader + frame, wal.size(), 2 * wal.size()}) {
        SCOPED_TRACE(size);
        std::string const other(size, 'x');
        layAll(other);
        expectIncompleteAndUntouched(other);
    }
}

/// What a program that writes has behind the end of what counts.
TEST_F(AnEventWithAWalAndItsIndex, IsOpenedWhereAnActWasCaughtOnItsWay) {
    layAll(wal + wal.substr(wal.size() - frame, 1000));
    auto const writer = SqliteJournal::open(path, Access::ReadWrite);
    ASSERT_TRUE(writer) << writer.error();
    EXPECT_EQ((*writer)->readAfter(Seq{0}).value(), rows);
}

TEST_F(AnEventWithAWalAndItsIndex, IsOpenedWhereTheIndexIsOfAnotherTimeOrIsNone) {
    std::string const others[] = {"",
                                  "an index",
                                  std::string(32768, '\0'),
                                  std::string(32768, 'x'),
                                  index.substr(0, 90),
                                  std::string(index).replace(16, 4, "\xff\xff\xff\x0f")};
    for (std::string const& other : others) {
        lay(wal);
        write(path.string() + "-shm", other);
        auto const writer = SqliteJournal::open(path, Access::ReadWrite);
        ASSERT_TRUE(writer) << writer.error();
        EXPECT_EQ((*writer)->readAfter(Seq{0}).value(), rows);
    }
}

// --- Files -----------------------------------------------------------------------------------------------------

/// An act that says which file belongs to it.
NewRow withFile(std::string const& bytes) {
    NewRow row =
        session::encode(session::FileAttached{RoundNumber{1}, BoardNumber{1}, Seq{1},
                                              session::AttachedFile{"sheet.jpg", "image/jpeg", session::sha256Of(bytes),
                                                                    static_cast<std::int64_t>(bytes.size()), "",
                                                                    std::make_shared<std::string const>(bytes)}});
    row.origin.station = "Desk";
    return row;
}

struct AnEventWithFiles : ADamagedEvent {
    void SetUp() override {
        ADamagedEvent::SetUp();
        auto journal = SqliteJournal::open(path, Access::ReadWrite).value();
        ASSERT_TRUE(journal->append(Seq{count}, std::vector{withFile("the scoresheet"), withFile("the phone")}));
    }
    [[nodiscard]] std::vector<JournalProblem> amiss(fs::path const& file) {
        auto journal = SqliteJournal::open(file, Access::ReadOnly).value();
        return journal->filesAmiss();
    }
};

TEST_F(AnEventWithFiles, IsSoundAndSoIsItsCopy) {
    EXPECT_TRUE(amiss(path).empty());
    auto journal = SqliteJournal::open(path, Access::ReadWrite).value();
    ASSERT_TRUE(journal->backupTo(folder / "copy.flagfall"));
    EXPECT_TRUE(amiss(folder / "copy.flagfall").empty());
    auto copy = SqliteJournal::open(folder / "copy.flagfall", Access::ReadWrite).value();
    EXPECT_EQ(copy->file(session::sha256Of("the phone")).value(), "the phone");
}

TEST_F(AnEventWithFiles, OfWhichOneWasChangedNamesItsActAndCanBeGoneOnWith) {
    change("the phone", "the drone");
    auto const found = amiss(path);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().fault, JournalFault::Damaged);
    EXPECT_EQ(found.front().seq, Seq{count + 2});
    auto journal = SqliteJournal::open(path, Access::ReadWrite);
    ASSERT_TRUE(journal) << "the event itself is sound";
    EXPECT_EQ((*journal)->file(session::sha256Of("the phone")).error().fault, JournalFault::Damaged);
    EXPECT_EQ((*journal)->file(session::sha256Of("the scoresheet")).value(), "the scoresheet");
}

TEST_F(AnEventWithFiles, OfWhichOneIsMissingNamesItsAct) {
    meddle(path, "DROP TRIGGER file_never_goes; DELETE FROM file WHERE bytes = CAST('the scoresheet' AS BLOB)");
    auto const found = amiss(path);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found.front().seq, Seq{count + 1});
}

TEST_F(AnEventWithFiles, IsPutRightByTheSameFileInAnotherAct) {
    change("the phone", "the drone");
    auto journal = SqliteJournal::open(path, Access::ReadWrite).value();
    ASSERT_TRUE(journal->append(Seq{count + 2}, std::vector{withFile("the phone")}));
    EXPECT_TRUE(amiss(path).empty());
    EXPECT_FALSE(journal->verify().problem) << "the triggers are as they were";
}

TEST_F(AnEventWithFiles, IsPutRightByTheFileAlone) {
    change("the phone", "the drone");
    meddle(path, "DROP TRIGGER file_never_goes; DELETE FROM file WHERE bytes = CAST('the scoresheet' AS BLOB);"
                 "CREATE TRIGGER file_never_goes BEFORE DELETE ON file\n"
                 "BEGIN SELECT RAISE(ABORT, 'files are never deleted'); END");
    auto journal = SqliteJournal::open(path, Access::ReadWrite).value();
    EXPECT_TRUE(journal->mendFile("the phone"));
    EXPECT_TRUE(journal->mendFile("the scoresheet"));
    EXPECT_TRUE(amiss(path).empty());
    EXPECT_EQ(journal->verify().acts, count + 2);
}

TEST_F(AnEventWithFiles, OpenedForReadingIsNotPutRight) {
    auto journal = SqliteJournal::open(path, Access::ReadOnly).value();
    EXPECT_EQ(journal->mendFile("the phone").error().fault, JournalFault::ReadOnly);
}

TEST_F(AnEventWithFiles, TakesNoFileBackAndChangesNone) {
    EXPECT_THROW(meddle(path, "DELETE FROM file"), std::runtime_error);
    EXPECT_THROW(meddle(path, "UPDATE file SET bytes = x'00'"), std::runtime_error);
}

} // namespace
} // namespace flagfall::storage::test
