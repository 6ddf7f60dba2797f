// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/file_digest.h"
#include "tests/storage/faults/recorded_disk.h"
#include "tests/storage/faults/works.h"

#include <gmock/gmock.h>

#include <cstdlib>

namespace flagfall::storage::test {
namespace {

/// How many states are looked at: few in the test suite, many by scripts/faults.
int statesToSee() {
    char const* const asked = std::getenv("FLAGFALL_FAULTS");
    return asked ? std::atoi(asked) : 600;
}

/// What is found in the files after a power cut.
struct Found {
    int states = 0;
    int lost = 0;    ///< states in which an act is missing that was called safe
    int refused = 0; ///< states that are not opened
    int untrue = 0;  ///< states with an act that was never written
    std::string first{};
};

/// Twice opened and closed: appends of one act and of several, signs of life, checkpoints.
void writeAnEvent(fs::path const& path, Recording& recording) {
    int last = 0;
    for (int sitting = 0; sitting < 2; ++sitting) {
        auto journal = SqliteJournal::open(path, Access::ReadWrite).value();
        for (int n = 0; n < 90; ++n) {
            int const more = n % 11 == 0 ? 12 : 1 + n % 3;
            auto const rows = acts(last + 1, last + more);
            auto const done = journal->append(Seq{last}, rows);
            ASSERT_TRUE(done) << done.error();
            last += more;
            recording.acknowledge(last);
            if (n % 7 == 0) journal->beat({.at = rows.back().at, .wall = rows.back().wall, .boot = "b", .ticks = n});
        }
    }
}

struct APowerCut : testing::Test {
    TempFolder live;
    fs::path path = live / "e.flagfall";
    std::optional<Recording> recording;
    std::vector<Row> rows;

    void SetUp() override {
        SqliteJournal::create(path).value().reset();
        recording.emplace(live.path());
        writeAnEvent(path, *recording);
        rows = SqliteJournal::open(path, Access::ReadOnly).value()->readAfter(Seq{0}).value();
    }

    Found look(int states, Recording::Syncs syncs) {
        std::mt19937 chance(20261123);
        std::uniform_int_distribution<std::size_t> anyMoment(0, recording->moments());
        Found found;
        for (; found.states < states; ++found.states) {
            constexpr double shares[] = {0.0, 0.03, 0.5, 0.97, 1.0};
            Recording::Cut const cut{anyMoment(chance), shares[found.states % 5], syncs};
            TempFolder after;
            std::int64_t const safe = recording->layOut(cut, chance, after.path());
            judge(after / "e.flagfall", safe, found);
            if (found.first.empty() && found.lost + found.refused + found.untrue > 0)
                found.first = "state " + std::to_string(found.states) + ", cut at " + std::to_string(cut.moment);
        }
        return found;
    }

private:
    void judge(fs::path const& file, std::int64_t safe, Found& found) {
        auto journal = SqliteJournal::open(file, Access::ReadWrite);
        if (!journal) {
            ++found.refused;
            if (found.first.empty()) found.first = journal.error().detail + "; ";
            return;
        }
        auto const read = (*journal)->readAfter(Seq{0});
        if (!read || read->size() > rows.size() || !std::equal(read->begin(), read->end(), rows.begin()))
            ++found.untrue;
        else if (std::ssize(*read) < safe)
            ++found.lost;
    }
};

TEST_F(APowerCut, AtAnyMomentLosesNoActThatWasCalledSafe) {
    Found const found = look(statesToSee(), Recording::Syncs::Kept);
    EXPECT_GT(recording->syncs(), 150U) << "or there was nothing to cut";
    EXPECT_EQ(found.lost, 0) << found.first;
    EXPECT_EQ(found.untrue, 0) << found.first;
    EXPECT_EQ(found.refused, 0) << found.first;
    std::printf("%d states after a power cut, %zu operations, %zu syncs: %d lost, %d refused, %d untrue\n",
                found.states, recording->moments(), recording->syncs(), found.lost, found.refused, found.untrue);
}

/// A test that cannot see a loss proves nothing.
TEST_F(APowerCut, OnADiskThatIgnoresSyncsLosesActs) {
    Found const found = look(150, Recording::Syncs::Ignored);
    EXPECT_GT(found.lost + found.refused, 30);
    EXPECT_EQ(found.untrue, 0) << "what is taken is true even then: " << found.first;
}

// --- Files that are made at once ---------------------------------------------------------------------------------

struct APowerCutWhile : testing::TestWithParam<Work> {
    TempFolder live;
    std::optional<Recording> recording;

    void SetUp() override {
        GetParam().begin(live / "from.flagfall");
        recording.emplace(live.path());
        ASSERT_TRUE(GetParam().make(live / "from.flagfall", live / "to.flagfall"));
        recording->acknowledge(1);
    }

    /// What is wrong in each of so many states, where something is.
    std::vector<std::string> look(int states, Recording::Syncs syncs) {
        std::mt19937 chance(20261127);
        // Writes are many, and what counts comes at the end: half of the cuts are there.
        auto const moments = recording->moments();
        std::uniform_int_distribution<std::size_t> anyMoment(0, moments), lateMoment(moments - 12, moments);
        std::vector<std::string> wrong;
        for (int state = 0; state < states; ++state) {
            constexpr double shares[] = {0.0, 0.03, 0.5, 0.97, 1.0};
            Recording::Cut const cut{state % 2 == 0 ? anyMoment(chance) : lateMoment(chance), shares[state % 5], syncs};
            TempFolder after;
            bool const done = recording->layOut(cut, chance, after.path()) > 0;
            fs::path const from = after / "from.flagfall", to = after / "to.flagfall";
            std::string found = whatIsWrong(GetParam(), from, to);
            if (found.empty() && done) found = whatIsMissing(GetParam(), from, to);
            if (!found.empty())
                wrong.push_back("state " + std::to_string(state) + ", cut at " + std::to_string(cut.moment) + " of " +
                                std::to_string(moments) + ": " + found);
        }
        return wrong;
    }
};

TEST_P(APowerCutWhile, ItIsMadeLeavesTheWholeOfItOrNoneAndTheOldOneAsItWas) {
    int const states = statesToSee() / 10;
    EXPECT_THAT(look(states, Recording::Syncs::Kept), testing::IsEmpty());
    std::printf("%s: %d states after a power cut, %zu operations\n", GetParam().name, states, recording->moments());
}

TEST_P(APowerCutWhile, ItIsMadeOnADiskThatIgnoresSyncsIsNoticed) {
    EXPECT_THAT(look(150, Recording::Syncs::Ignored), testing::SizeIs(testing::Gt(3)));
}

INSTANTIATE_TEST_SUITE_P(Each, APowerCutWhile, testing::ValuesIn(everyWork()),
                         [](auto const& info) { return std::string(info.param.name); });

} // namespace
} // namespace flagfall::storage::test

int main(int count, char** words) {
    flagfall::storage::test::recordDisk();
    testing::InitGoogleTest(&count, words);
    return RUN_ALL_TESTS();
}
