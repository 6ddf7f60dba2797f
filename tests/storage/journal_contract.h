// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What every journal promises, on whatever it is kept. Whoever keeps one says where in a struct with the journal, its
// name, and how its disk is filled and emptied again, and instantiates the suite with it.
#include "app/session/journal/file_digest.h"
#include "app/storage/memory_journal.h"
#include "tests/storage/journal_fixtures.h"

#include <gmock/gmock.h>

namespace flagfall::storage::test {

struct KeptNames {
    template <typename Where>
    static std::string GetName(int) {
        return Where::name;
    }
};

template <typename Where>
struct EveryJournal : testing::Test {
    Where kept;
    Journal& journal = *kept.journal;

    std::vector<Row> all() { return journal.readAfter(Seq{0}).value(); }
    /// More than any page already there has room for.
    static NewRow bigAct(int n) {
        NewRow row = anAct(n);
        row.payload = "{\"note\":\"" + std::string(50'000, 'x') + "\"}";
        return row;
    }
};

TYPED_TEST_SUITE_P(EveryJournal);

TYPED_TEST_P(EveryJournal, IsEmptyWhenItIsNew) {
    EXPECT_TRUE(this->all().empty());
    EXPECT_FALSE(this->journal.lastBeat());
}

TYPED_TEST_P(EveryJournal, GivesBackTheFilesThatCameWithActs) {
    using session::sha256Of;
    EXPECT_EQ(this->journal.file(sha256Of("abc")).error().fault, JournalFault::NotFound);
    auto rows = acts(1, 3);
    std::string const bytes{"a\0\xff picture", 12};
    rows[0].file = rows[2].file = std::make_shared<std::string const>("abc");
    rows[1].file = std::make_shared<std::string const>(bytes);
    ASSERT_TRUE(this->journal.append(Seq{0}, rows));
    EXPECT_EQ(this->journal.file(sha256Of("abc")).value(), "abc") << "kept once, for two acts";
    EXPECT_EQ(this->journal.file(sha256Of(bytes)).value(), bytes);
    EXPECT_EQ(this->journal.file(sha256Of("another")).error().fault, JournalFault::NotFound);
}

TYPED_TEST_P(EveryJournal, KeepsNoFileOfAnActThatWasRefused) {
    ASSERT_TRUE(this->journal.append(Seq{0}, acts(1, 1)));
    this->kept.fillDisk();
    auto rows = acts(2, 2);
    std::string const large(50'000, 'x');
    rows[0].file = std::make_shared<std::string const>(large);
    EXPECT_EQ(this->journal.append(Seq{1}, rows).error().fault, JournalFault::DiskFull);
    this->kept.makeRoom();
    EXPECT_EQ(this->journal.file(session::sha256Of(large)).error().fault, JournalFault::NotFound);
    EXPECT_EQ(this->all().size(), 1u);
}

TYPED_TEST_P(EveryJournal, GivesBackWhatWasAppended) {
    auto const rows = acts(1, 7);
    EXPECT_EQ(this->journal.append(Seq{0}, rows).value(), Seq{7});
    auto const found = this->all();
    ASSERT_EQ(found.size(), 7u);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(found[i].seq, Seq{static_cast<int>(i) + 1});
        EXPECT_EQ(found[i].kind, rows[i].kind);
        EXPECT_EQ(found[i].version, rows[i].version);
        EXPECT_EQ(found[i].payload, rows[i].payload);
        EXPECT_EQ(found[i].board, rows[i].board);
        EXPECT_EQ(found[i].origin, rows[i].origin);
        EXPECT_EQ(found[i].wall, rows[i].wall);
        EXPECT_EQ(found[i].at, rows[i].at);
    }
}

TYPED_TEST_P(EveryJournal, SealsWhereAnActCameFrom) {
    appendActs(this->journal, 1, 7);
    Row const row = this->all().back();
    session::Hash const before = this->all()[5].hash;
    ASSERT_EQ(chained(before, row.seq, row), row.hash);
    auto const changed = [&](auto change) {
        Row other = row;
        change(other);
        return chained(before, other.seq, other) != row.hash;
    };
    EXPECT_TRUE(changed([](Row& other) { other.origin.command.bytes.back() ^= 1; }));
    EXPECT_TRUE(changed([](Row& other) { other.origin.station = other.origin.station.text() + "!"; }));
    EXPECT_TRUE(changed([](Row& other) { std::swap(other.origin.station, other.origin.person); }));
    EXPECT_TRUE(changed([](Row& other) { other.origin.role = "chief arbiter"; }));
    EXPECT_TRUE(changed([](Row& other) { other.origin.takesBack.reset(); }));
    EXPECT_TRUE(changed([](Row& other) { other.origin.elsewhere = "other.flagfall"; }));
}

TYPED_TEST_P(EveryJournal, SealsEveryActWithTheOneBeforeIt) {
    appendActs(this->journal, 1, 5);
    ChainCheck chain;
    for (Row const& row : this->all()) EXPECT_EQ(chain.add(row), std::nullopt);
    EXPECT_EQ(chain.last(), Seq{5});
}

TYPED_TEST_P(EveryJournal, HasTheSameHashesWhateverItIsKeptOn) {
    appendActs(this->journal, 1, 3);
    MemoryJournal other;
    appendActs(other, 1, 3);
    EXPECT_EQ(this->all(), other.rows());
}

TYPED_TEST_P(EveryJournal, ReadsOnlyWhatCameAfterAnAct) {
    appendActs(this->journal, 1, 9);
    auto const rows = this->journal.readAfter(Seq{7}).value();
    ASSERT_EQ(rows.size(), 2u);
    EXPECT_EQ(rows.front().seq, Seq{8});
    EXPECT_TRUE(this->journal.readAfter(Seq{9}).value().empty());
}

TYPED_TEST_P(EveryJournal, SaysSoWhenItIsAskedForWhatCameAfterAnActItNeverHad) {
    appendActs(this->journal, 1, 2);
    EXPECT_EQ(this->journal.readAfter(Seq{3}).error().fault, JournalFault::OutOfOrder);
}

TYPED_TEST_P(EveryJournal, RefusesToAppendAfterAnythingButTheNewestAct) {
    appendActs(this->journal, 1, 3);
    auto const rows = acts(4, 4);
    for (int const wrong : {0, 2, 4, 99}) {
        auto const done = this->journal.append(Seq{wrong}, rows);
        ASSERT_FALSE(done) << wrong;
        EXPECT_EQ(done.error().fault, JournalFault::OutOfOrder);
        EXPECT_EQ(done.error().seq, Seq{3});
    }
    EXPECT_EQ(this->all().size(), 3u);
    EXPECT_EQ(this->journal.append(Seq{3}, rows).value(), Seq{4});
}

TYPED_TEST_P(EveryJournal, AppendsNothingWhenThereIsNothingToAppend) {
    appendActs(this->journal, 1, 2);
    EXPECT_EQ(this->journal.append(Seq{2}, {}).value(), Seq{2});
    EXPECT_EQ(this->all().size(), 2u);
}

TYPED_TEST_P(EveryJournal, RefusesAPayloadThatIsNotJsonAndTheWholeBatchWithIt) {
    auto rows = acts(1, 3);
    rows[2].payload = "{not json";
    EXPECT_FALSE(this->journal.append(Seq{0}, rows));
    EXPECT_TRUE(this->all().empty());
    appendActs(this->journal, 1, 1);
}

TYPED_TEST_P(EveryJournal, RefusesAnActWithoutAKind) {
    auto rows = acts(1, 1);
    rows[0].kind.clear();
    EXPECT_FALSE(this->journal.append(Seq{0}, rows));
}

TYPED_TEST_P(EveryJournal, KeepsExtremesAndOddTexts) {
    NewRow row{.kind = "odd.text",
               .version = 2'147'483'647,
               .payload = "{ \"a\" : \"\\u0000 ♔ 𝄞 \\\"\" }",
               .board = -1,
               .origin = {.elsewhere = "♔"},
               .wall = session::WallTime{-1},
               .at = clock::Instant::min()};
    ASSERT_TRUE(this->journal.append(Seq{0}, std::span(&row, 1)));
    auto const found = this->all().at(0);
    EXPECT_EQ(found.payload, row.payload);
    EXPECT_EQ(found.version, row.version);
    EXPECT_EQ(found.board, row.board);
    EXPECT_EQ(found.origin, row.origin);
    EXPECT_EQ(found.wall, row.wall);
    EXPECT_EQ(found.at, row.at);
}

TYPED_TEST_P(EveryJournal, CanBeUsedAsBeforeAfterTheDiskWasFull) {
    appendActs(this->journal, 1, 2);
    this->kept.fillDisk();
    auto const big = this->bigAct(3);
    for (int attempt = 0; attempt < 3; ++attempt) {
        auto const done = this->journal.append(Seq{2}, std::span(&big, 1));
        ASSERT_FALSE(done);
        EXPECT_EQ(done.error().fault, JournalFault::DiskFull) << done.error();
    }
    EXPECT_EQ(this->all().size(), 2u);
    this->kept.makeRoom();
    EXPECT_EQ(this->journal.append(Seq{2}, std::span(&big, 1)).value(), Seq{3});
    appendActs(this->journal, 4, 6);
    EXPECT_EQ(this->all().size(), 6u);
}

TYPED_TEST_P(EveryJournal, RemembersTheLastHeartbeatOnly) {
    for (int n = 1; n <= 3; ++n)
        this->journal.beat({.at = anAct(n).at, .wall = anAct(n).wall, .boot = "this boot", .ticks = n});
    auto const beat = this->journal.lastBeat();
    ASSERT_TRUE(beat);
    EXPECT_EQ(beat->at, anAct(3).at);
    EXPECT_EQ(beat->wall, anAct(3).wall);
    EXPECT_EQ(beat->boot, "this boot");
    EXPECT_EQ(beat->ticks, 3);
    EXPECT_TRUE(this->all().empty());
}

REGISTER_TYPED_TEST_SUITE_P(EveryJournal, IsEmptyWhenItIsNew, GivesBackTheFilesThatCameWithActs,
                            KeepsNoFileOfAnActThatWasRefused, GivesBackWhatWasAppended, SealsWhereAnActCameFrom,
                            SealsEveryActWithTheOneBeforeIt, HasTheSameHashesWhateverItIsKeptOn,
                            ReadsOnlyWhatCameAfterAnAct, SaysSoWhenItIsAskedForWhatCameAfterAnActItNeverHad,
                            RefusesToAppendAfterAnythingButTheNewestAct, AppendsNothingWhenThereIsNothingToAppend,
                            RefusesAPayloadThatIsNotJsonAndTheWholeBatchWithIt, RefusesAnActWithoutAKind,
                            KeepsExtremesAndOddTexts, CanBeUsedAsBeforeAfterTheDiskWasFull,
                            RemembersTheLastHeartbeatOnly);

} // namespace flagfall::storage::test
