// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sealing/lock.h"

#include <gtest/gtest.h>

namespace flagfall::session {
namespace {

TEST(Lock, OpensToItsPinAndToNoOther) {
    auto const lock = lockFor("2468");
    ASSERT_TRUE(lock);
    EXPECT_TRUE(fits("2468", *lock));
    EXPECT_FALSE(fits("2469", *lock));
    EXPECT_FALSE(fits("", *lock));
    EXPECT_TRUE(isLock(*lock));
}

TEST(Lock, OfTheSamePinIsAnotherOneEachTime) { EXPECT_NE(*lockFor("2468"), *lockFor("2468")); }

TEST(Lock, TakesAPassphraseInAnyScript) {
    auto const lock = lockFor("žltý kôň pri okne");
    ASSERT_TRUE(lock);
    EXPECT_TRUE(fits("žltý kôň pri okne", *lock));
    EXPECT_FALSE(fits("zlty kon pri okne", *lock));
}

TEST(Lock, OfAFileThatAsksForAllTheMemoryThereIsIsNotTried) {
    std::string const greedy = "$argon2id$v=19$m=4194304,t=9,p=1$c2FsdHNhbHRzYWx0c2FsdA$aGFzaA";
    EXPECT_FALSE(isLock(greedy));
    EXPECT_FALSE(fits("2468", greedy));
    EXPECT_FALSE(isLock("2468"));
    EXPECT_FALSE(isLock(""));
}

TEST(Lock, IsBlottedOutWhereverItIsShown) {
    std::string const lock = *lockFor("2468");
    EXPECT_EQ(withoutLocks(R"({"lock":")" + lock + R"(","name":"A"})"), R"({"lock":"…","name":"A"})");
    EXPECT_EQ(withoutLocks(lock + " " + lock), "… …");
    EXPECT_EQ(withoutLocks("nothing of the kind"), "nothing of the kind");
    EXPECT_EQ(withoutLocks("costs $5, $10"), "costs $5, $10");
}

/// What is left of a damaged one can be tried out like a whole one, where salt and hash are there.
TEST(Lock, IsBlottedOutInATextAlsoWhereItIsDamaged) {
    std::string const lock = lockFor("1234").value();
    std::string const salt = lock.substr(lock.rfind('$') - 22, 22);
    std::string const hash = lock.substr(lock.rfind('$') + 1);
    for (std::size_t at = 0; at < lock.size(); ++at) {
        std::string damaged = lock;
        damaged[at] = '?';
        std::string const shown = withoutLocks(R"({"lock":")" + damaged + R"("})");
        bool const guessable = shown.find(salt) != std::string::npos && shown.find(hash) != std::string::npos;
        EXPECT_FALSE(guessable) << shown;
    }
}

} // namespace
} // namespace flagfall::session
