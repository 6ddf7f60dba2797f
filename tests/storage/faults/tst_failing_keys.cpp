// SPDX-License-Identifier: GPL-3.0-or-later
// Wherever the disk refuses while keys go from one place to another: what could not be done is taken back, and every
// key is found.
#include "app/storage/key_folder.h"
#include "tests/storage/faults/recorded_disk.h"
#include "tests/storage/journal_fixtures.h"

#include <map>

namespace flagfall::storage::test {
namespace {

struct ADiskThatRefusesNames : testing::Test {
    TempFolder folder;
    fs::path path = folder / "keys";
    std::unique_ptr<KeyFolder> keys;
    std::vector<std::string> all;

    void makeThree() {
        keys.reset();
        fs::remove_all(path);
        all.clear();
        keys = std::make_unique<KeyFolder>(path);
        for (int n = 0; n < 3; ++n) all.push_back(keys->newestOf({}));
    }
    [[nodiscard]] KeyFolder::Done lock() const { return keys->lockBySecret(keys->secretToKeep().value().text.plain()); }
    void expectAllFound() const {
        for (std::string const& key : all) EXPECT_TRUE(keys->find(key)) << key;
    }
    [[nodiscard]] std::map<std::string, std::string> contents() const {
        std::map<std::string, std::string> found;
        for (auto const& entry : fs::recursive_directory_iterator(path))
            found[fs::relative(entry.path(), path)] = entry.is_directory() ? "" : bytesOf(entry.path());
        return found;
    }
    /// With each of the names that are given meanwhile refused in turn.
    template <typename Act, typename Check>
    void refuseEach(bool locked, Act const& act, Check const& check) {
        int refusals = 0;
        for (bool refused = true; refused; refusals += refused ? 1 : 0) {
            SCOPED_TRACE(refusals + 1);
            makeThree();
            if (locked) {
                ASSERT_TRUE(lock());
            }
            auto const before = contents();
            refuseName(refusals + 1);
            bool const done = act().has_value();
            refused = refuseNothing();
            check(refused, done, before);
        }
        EXPECT_GE(refusals, 3);
    }
};

TEST_F(ADiskThatRefusesNames, LeavesKeysLockedThatCannotAllBecomeFiles) {
    refuseEach(
        true, [&] { return keys->unlockForGood(); },
        [&](bool refused, bool done, auto const& before) {
            EXPECT_EQ(done, !refused);
            EXPECT_TRUE(done || contents() == before);
            expectAllFound();
        });
}

TEST_F(ADiskThatRefusesNames, LeavesKeysInTheirPlaceThatCannotAllBeSetAside) {
    refuseEach(
        true, [&] { return keys->beginAnew(); },
        [&](bool refused, bool done, auto const& before) {
            EXPECT_EQ(done, !refused);
            if (done) return;
            EXPECT_EQ(contents(), before);
            expectAllFound();
        });
}

TEST_F(ADiskThatRefusesNames, LosesNoKeyThatIsBeingLocked) {
    refuseEach(false, [&] { return lock(); }, [&](bool, bool, auto const&) { expectAllFound(); });
}

} // namespace
} // namespace flagfall::storage::test
