// SPDX-License-Identifier: GPL-3.0-or-later
// Where keys lie, how they are locked, and that none is lost on the way from one place to another.
#include "app/session/desk/journal_writer.h"
#include "tests/storage/journal_fixtures.h"

#include <gmock/gmock.h>

#include <atomic>
#include <chrono>
#include <future>
#include <set>
#include <thread>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace flagfall::storage::test {
namespace {

using testing::HasSubstr;
using testing::Not;
using Way = KeyFolder::Way;
using Fault = KeyFolder::Fault;

struct Keys : testing::Test {
    TempFolder folder;
    fs::path path = folder / "keys";

    [[nodiscard]] std::unique_ptr<KeyFolder> keys() const { return std::make_unique<KeyFolder>(path); }
    /// A new key that lies there.
    [[nodiscard]] std::string add() const {
        std::string const key = keys()->newestOf({});
        EXPECT_NE(key, "");
        return key;
    }
    [[nodiscard]] fs::path lockFile() const { return path / "lock"; }
    [[nodiscard]] fs::path file(std::string const& key, std::string const& ending) const {
        return path / (key + ending);
    }
    [[nodiscard]] std::set<std::string> files() const {
        std::set<std::string> names;
        for (auto const& entry : fs::directory_iterator(path)) names.insert(entry.path().filename().string());
        names.erase("in-use"); // for whose turn it is
        return names;
    }
    /// Locked by what a secret store has, and closed again.
    [[nodiscard]] std::string inStore() const {
        auto const locked = keys();
        auto const secret = locked->secretToKeep().value();
        EXPECT_TRUE(locked->lockBySecret(secret.text.plain()));
        EXPECT_EQ(locked->secretName(), secret.name);
        return secret.text.plain();
    }
    [[nodiscard]] static std::string another() { return KeyOpener::make().text().plain(); }
    void behind(std::string_view passphrase) const { EXPECT_TRUE(keys()->lock(passphrase)); }
};

TEST_F(Keys, LieInFilesForTheirOwnerAloneWhereNothingElseIsSaid) {
    std::string const key = add();
    EXPECT_EQ(keys()->way(), Way::Files);
    EXPECT_TRUE(keys()->isOpen());
    EXPECT_EQ(fs::status(file(key, ".key")).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(keys()->find(key)->publicHalf(), key);
    EXPECT_EQ(keys()->newestOf({key}), key) << "it is gone on with";
    EXPECT_FALSE(keys()->open("anything")) << "there is nothing to open";
}

TEST_F(Keys, InFilesAreLockedAndTheFileGoesOnlyWhenTheKeyIsThere) {
    std::string const key = add();
    std::string const plain = bytesOf(file(key, ".key"));
    std::string const secret = inStore();
    EXPECT_EQ(files(), (std::set<std::string>{"lock", key + ".locked"}));
    EXPECT_THAT(bytesOf(file(key, ".locked")) + bytesOf(lockFile()), Not(HasSubstr(plain.substr(0, 64))));
    EXPECT_THAT(bytesOf(file(key, ".locked")) + bytesOf(lockFile()), Not(HasSubstr(secret)));
    EXPECT_EQ(fs::status(lockFile()).permissions(), fs::perms::owner_read | fs::perms::owner_write);

    auto const closed = keys();
    EXPECT_EQ(closed->way(), Way::SecretStore);
    EXPECT_FALSE(closed->isOpen());
    EXPECT_FALSE(closed->find(key));
    ASSERT_TRUE(closed->openBySecret(secret));
    EXPECT_EQ(KeyOpener(closed->find(key)->seed()).text().plain() + '\n', plain) << "the same key";
}

TEST_F(Keys, ThatCannotBeLockedStayWhereTheyAre) {
    std::string const key = add();
    fs::create_directory(file(key, ".locked")); // nothing can be written in its place
    std::string const secret = inStore();
    EXPECT_TRUE(fs::exists(file(key, ".key")));
    EXPECT_TRUE(keys()->find(key)) << "as before";
    fs::remove(file(key, ".locked"));
    EXPECT_TRUE(keys()->openBySecret(secret));
    EXPECT_FALSE(fs::exists(file(key, ".key"))) << "and are locked when they can be";
    EXPECT_TRUE(fs::exists(file(key, ".locked")));
}

TEST_F(Keys, OfAFolderThatCannotBeWrittenStayAsTheyAre) {
    std::string const key = add();
    auto const asBefore = keys();
    fs::rename(path, folder / "elsewhere");
    write(path, "no folder");
    EXPECT_EQ(asBefore->lockBySecret(another()).error(), Fault::NotKept);
    EXPECT_EQ(asBefore->lock("passphrase").error(), Fault::NotKept);
    EXPECT_EQ(asBefore->way(), Way::Files);
    fs::remove(path);
    fs::rename(folder / "elsewhere", path);
    EXPECT_TRUE(asBefore->find(key));
    EXPECT_EQ(files(), std::set{key + ".key"});
}

TEST_F(Keys, AreOpenedByTheirOwnOpenerAlone) {
    std::string const key = add();
    std::string const secret = inStore();
    auto const closed = keys();
    EXPECT_EQ(closed->openBySecret(another()).error(), Fault::DoesNotOpen);
    EXPECT_EQ(closed->open("passphrase").error(), Fault::DoesNotOpen);
    EXPECT_EQ(closed->secretToKeep().error(), Fault::Locked);
    EXPECT_EQ(closed->lockBySecret(another()).error(), Fault::Locked) << "nothing is overwritten";
    EXPECT_EQ(closed->lock("another one").error(), Fault::Locked);
    EXPECT_EQ(closed->unlockForGood().error(), Fault::Locked);
    EXPECT_TRUE(closed->openBySecret(secret));
    EXPECT_TRUE(closed->find(key));
}

TEST_F(Keys, BehindAPassphraseAreOpenedByIt) {
    std::string const key = add();
    behind("čierny kôň na c6");
    auto const closed = keys();
    EXPECT_EQ(closed->way(), Way::Passphrase);
    EXPECT_FALSE(closed->find(key));
    std::string const before = bytesOf(lockFile());
    EXPECT_EQ(closed->open("čierny kôň na c5").error(), Fault::DoesNotOpen);
    EXPECT_EQ(closed->open("").error(), Fault::DoesNotOpen);
    EXPECT_EQ(bytesOf(lockFile()), before);
    EXPECT_TRUE(closed->open("čierny kôň na c6"));
    EXPECT_TRUE(closed->find(key));
    EXPECT_THAT(bytesOf(lockFile()), Not(HasSubstr("kôň")));
}

/// What a program says that has no memory left for a passphrase.
Fault openedWithoutMemory(KeyFolder& keys) {
    pid_t const child = fork();
    if (child == 0) {
        constexpr rlim_t enough = rlim_t{16} << 20;
        std::ifstream sizes("/proc/self/statm");
        rlim_t pages = 0;
        sizes >> pages;
        rlimit const little{pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE)) + enough, RLIM_INFINITY};
        setrlimit(RLIMIT_AS, &little);
        auto const opened = keys.open("passphrase");
        _exit(opened ? 100 : static_cast<int>(opened.error()));
    }
    int how = 0;
    waitpid(child, &how, 0);
    return static_cast<Fault>(WEXITSTATUS(how));
}

TEST_F(Keys, BehindAPassphraseAreNotSaidToHaveAnotherOneWhereThereIsNoMemoryToTryIt) {
#ifdef __SANITIZE_ADDRESS__
    GTEST_SKIP() << "the address sanitizer reserves more addresses than the limit that this test sets, so that no "
                    "program begins under it; every other build runs it";
#endif
    behind("passphrase");
    EXPECT_EQ(openedWithoutMemory(*keys()), Fault::NoMemory);
}

TEST_F(Keys, StayTheSameWhereTheirPassphraseIsChangedOrGivenUp) {
    std::string const key = add();
    behind("the first one");
    std::string const locked = bytesOf(file(key, ".locked"));
    auto const folderOfKeys = keys();
    ASSERT_TRUE(folderOfKeys->open("the first one"));
    ASSERT_TRUE(folderOfKeys->lock("the second one"));
    EXPECT_EQ(bytesOf(file(key, ".locked")), locked);
    EXPECT_FALSE(keys()->open("the first one"));
    ASSERT_TRUE(keys()->open("the second one"));

    ASSERT_TRUE(folderOfKeys->unlockForGood());
    EXPECT_EQ(files(), std::set{key + ".key"});
    EXPECT_EQ(keys()->way(), Way::Files);
    EXPECT_TRUE(keys()->find(key));
}

TEST_F(Keys, MayBeLockedAgainAfterAProgramThatWasKilledHalfway) {
    std::string const key = add();
    std::string const plain = bytesOf(file(key, ".key"));
    behind("the first one");
    std::string const old = bytesOf(file(key, ".locked"));
    auto const opened = keys();
    ASSERT_TRUE(opened->open("the first one"));
    ASSERT_TRUE(opened->unlockForGood());
    write(file(key, ".locked"), old); // the lock had gone, and this had not
    EXPECT_TRUE(keys()->find(key));
    behind("the second one");
    EXPECT_EQ(files(), (std::set<std::string>{"lock", key + ".locked"}));
    auto const again = keys();
    ASSERT_TRUE(again->open("the second one"));
    EXPECT_EQ(KeyOpener(again->find(key)->seed()).text().plain() + '\n', plain);
}

TEST_F(Keys, OfWhichOneCannotBecomeAFileStayLockedAllOfThem) {
    for (int n = 0; n < 8; ++n) (void)add();
    std::string const key = add();
    auto const opened = keys();
    ASSERT_TRUE(opened->lockBySecret(opened->secretToKeep().value().text.plain()));
    fs::create_directory(file(key, ".key")); // nothing can be written in its place
    auto const before = files();
    EXPECT_EQ(opened->unlockForGood().error(), Fault::NotKept);
    EXPECT_EQ(files(), before);
    EXPECT_EQ(opened->way(), Way::SecretStore);
    fs::remove(file(key, ".key"));
    EXPECT_TRUE(opened->unlockForGood());
    EXPECT_EQ(opened->way(), Way::Files);
}

TEST_F(Keys, ThatAKilledProgramWasWritingAreTidied) {
    std::string const key = add();
    pid_t const dead = fork();
    if (dead == 0) _exit(0);
    waitpid(dead, nullptr, 0);
    for (char const* const ending : {".key", ".locked"})
        write(file(std::string(64, 'a'), ending + (".part-" + std::to_string(dead) + "-1")), "half a key");
    std::string const alive = key + ".key.part-" + std::to_string(getpid()) + "-1";
    write(path / alive, "");
    EXPECT_EQ(keys()->newestOf({key}), key);
    EXPECT_EQ(files(), (std::set{key + ".key", alive}));
}

TEST_F(Keys, AreMadeAlsoWhileTheLockIsClosed) {
    std::string const secret = inStore();
    auto const closed = keys();
    std::string const key = closed->newestOf({});
    EXPECT_EQ(files(), (std::set<std::string>{"lock", key + ".locked"}));
    EXPECT_FALSE(closed->find(key));
    EXPECT_EQ(closed->newestOf({key, std::string(64, 'a')}), key) << "and it is gone on with";
    ASSERT_TRUE(closed->openBySecret(secret));
    EXPECT_TRUE(closed->find(key));
}

TEST_F(Keys, WhoseLockWasChangedAreNotOpenedAndNothingIsWritten) {
    std::string const key = add();
    behind("passphrase");
    std::string const good = bytesOf(lockFile());
    auto const with = [&](std::string const& from, std::string const& to) {
        std::string text = good;
        auto const at = text.find(from);
        EXPECT_NE(at, std::string::npos) << from;
        return text.replace(at, from.size(), to);
    };
    std::string const passes = good.substr(good.find("argon2id"), good.find("kibibytes") - good.find("argon2id"));
    std::string const memory = good.substr(good.find("kibibytes"), good.find("salt") - good.find("kibibytes"));
    std::vector<std::string> const forged{
        "",
        good.substr(0, good.size() - 1),
        good + "\n",
        good + std::string(100'000, 'x'),
        with("keys 1", "keys 2"),
        with(passes, "argon2id 4000000000\n"),
        with(passes, "argon2id 0\n"),
        with(passes, "argon2id -1\n"),
        with(passes, "argon2id 99999999999999999999999\n"),
        with(memory, "kibibytes 1000000000\n"),
        with(memory, "kibibytes 262145\n"),
        with(memory, "kibibytes 7\n"),
        with("salt ", "salt 00"),
        with("box ", "box g"),
    };
    auto const begun = std::chrono::steady_clock::now();
    for (std::string const& text : forged) {
        write(lockFile(), text);
        auto const meddled = keys();
        EXPECT_EQ(meddled->way(), Way::Unreadable) << text.substr(0, 300);
        EXPECT_EQ(meddled->open("passphrase").error(), Fault::Unreadable);
        EXPECT_EQ(meddled->lock("another one").error(), Fault::Unreadable);
        EXPECT_EQ(meddled->newestOf({}), "") << "no key is made that nobody could open";
        EXPECT_EQ(bytesOf(lockFile()), text);
    }
    EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds{2}) << "none was computed with";
    write(lockFile(), good);
    auto const mended = keys();
    EXPECT_TRUE(mended->open("passphrase"));
    EXPECT_TRUE(mended->find(key));
}

TEST_F(Keys, WithAnyDigitOfTheirLockChangedAreNotOpenedByThePassphrase) {
    behind("passphrase");
    std::string const good = bytesOf(lockFile());
    for (std::string const name : {"lock ", "salt ", "nonce ", "box "})
        for (std::size_t const at : {std::size_t{0}, std::size_t{31}}) {
            std::string text = good;
            char& digit = text[text.find("\n" + name) + 1 + name.size() + at];
            digit = digit == '0' ? '1' : '0';
            write(lockFile(), text);
            EXPECT_EQ(keys()->open("passphrase").error(), Fault::DoesNotOpen) << name << at;
        }
}

TEST_F(Keys, ThatWereCutOrExchangedAreNotHere) {
    std::string const one = add(), other = add();
    std::string const secret = inStore();
    std::string const good = bytesOf(file(one, ".locked"));
    for (std::string const& text : {std::string{}, good.substr(1), good + good, bytesOf(file(other, ".locked")),
                                    std::string(64, '0') + "\n", std::string(1'000'000, 'a')}) {
        write(file(one, ".locked"), text);
        auto const opened = keys();
        ASSERT_TRUE(opened->openBySecret(secret));
        EXPECT_FALSE(opened->find(one)) << text.substr(0, 80);
        EXPECT_TRUE(opened->find(other));
        EXPECT_EQ(opened->newestOf({other, one}), other) << "the newest that can be used";
    }
}

TEST_F(Keys, ThatNobodyCanOpenAreSetAsideAndNotRemoved) {
    std::string const key = add();
    behind("forgotten");
    std::string const lockBefore = bytesOf(lockFile()), keyBefore = bytesOf(file(key, ".locked"));
    auto const anew = keys();
    ASSERT_TRUE(anew->beginAnew());
    EXPECT_EQ(anew->way(), Way::Files);
    EXPECT_NE(anew->newestOf({key}), key);
    EXPECT_EQ(bytesOf(path / "set-aside-1" / "lock"), lockBefore);
    EXPECT_EQ(bytesOf(path / "set-aside-1" / (key + ".locked")), keyBefore);
    behind("forgotten, too");
    ASSERT_TRUE(keys()->beginAnew());
    EXPECT_TRUE(fs::exists(path / "set-aside-2" / "lock"));
    EXPECT_EQ(bytesOf(path / "set-aside-1" / "lock"), lockBefore);
}

TEST_F(Keys, ThatWereSetAsideAreGoneOnWithWhenTheirPassphraseIsFoundAfterAll) {
    std::string const old = add();
    behind("remembered later");
    ASSERT_TRUE(keys()->beginAnew());
    std::string const later = add();
    behind("another one");
    // As journal_format.md says.
    fs::create_directory(path / "set-aside-2");
    for (char const* const from : {"", "set-aside-1"})
        for (auto const& entry : fs::directory_iterator(path / from)) {
            std::string const name = entry.path().filename();
            if (name == "lock" || name.ends_with(".locked"))
                fs::rename(entry.path(), path / (*from ? "" : "set-aside-2") / name);
        }
    auto const again = keys();
    ASSERT_TRUE(again->open("remembered later"));
    EXPECT_TRUE(again->find(old));
    EXPECT_FALSE(again->find(later));
    EXPECT_TRUE(fs::exists(path / "set-aside-2" / (later + ".locked"))) << "and not lost";
}

TEST_F(Keys, AreNotLockedOverALockThatAnotherProgramHasPutThere) {
    auto const mine = keys();
    auto const ofMine = mine->secretToKeep().value();
    std::string const other = inStore();
    EXPECT_EQ(mine->way(), Way::SecretStore) << "it is read again";
    EXPECT_EQ(mine->lock("passphrase").error(), Fault::Locked);
    EXPECT_EQ(mine->lockBySecret(ofMine.text.plain()).error(), Fault::Locked);
    EXPECT_TRUE(keys()->openBySecret(other));
}

TEST_F(Keys, AreMadeUnderTheLockThatAnotherProgramHasPutThere) {
    auto const mine = keys();
    std::string const secret = inStore();
    std::string const key = mine->newestOf({});
    EXPECT_EQ(files(), (std::set<std::string>{"lock", key + ".locked"}));
    ASSERT_TRUE(keys()->beginAnew());
    ASSERT_TRUE(keys()->lock("passphrase"));
    std::string const next = mine->newestOf({key});
    auto const opened = keys();
    ASSERT_TRUE(opened->open("passphrase"));
    EXPECT_TRUE(opened->find(next)) << "and not under one that is gone";
}

TEST_F(Keys, StayOpenWhereAnotherProgramHasChangedTheirPassphrase) {
    std::string const key = add();
    behind("the first one");
    auto const mine = keys(), other = keys();
    ASSERT_TRUE(mine->open("the first one"));
    ASSERT_TRUE(other->open("the first one"));
    ASSERT_TRUE(other->lock("the second one"));
    EXPECT_TRUE(mine->isOpen());
    EXPECT_TRUE(mine->find(key));
    ASSERT_TRUE(other->beginAnew());
    EXPECT_EQ(mine->way(), Way::Files);
    EXPECT_NE(mine->newestOf({key}), key);
}

TEST_F(Keys, OfSeveralProgramsAtOnceAreNeitherLostNorMadeBesideTheLock) {
    std::string const key = add();
    std::atomic<int> others = 0;
    {
        std::vector<std::jthread> programs;
        for (int n = 0; n < 3; ++n)
            programs.emplace_back([&](std::stop_token const& stop) {
                auto const mine = keys();
                while (!stop.stop_requested()) others += mine->newestOf({key}) == key ? 0 : 1;
            });
        auto const changing = keys();
        for (int n = 0; n < 20; ++n) {
            EXPECT_TRUE(changing->lockBySecret(changing->secretToKeep().value().text.plain()));
            EXPECT_TRUE(changing->unlockForGood());
        }
    }
    EXPECT_EQ(others, 0);
    EXPECT_EQ(files(), std::set{key + ".key"});
}

TEST_F(Keys, AreFoundWhileTheyAreBeingLocked) {
    std::vector<std::string> all;
    for (int n = 0; n < 30; ++n) all.push_back(add());
    auto const shared = keys();
    std::atomic<int> missed = 0;
    {
        std::jthread const asking{[&](std::stop_token const& stop) {
            while (!stop.stop_requested())
                for (std::string const& key : all)
                    missed += shared->find(key) && shared->newestOf({key}) == key ? 0 : 1;
        }};
        EXPECT_TRUE(shared->lockBySecret(shared->secretToKeep().value().text.plain()));
    }
    EXPECT_EQ(missed, 0);
}

TEST_F(Keys, ServeSeveralThreads) {
    std::string const key = add();
    behind("passphrase");
    auto const shared = keys();
    std::jthread const asking{[&](std::stop_token const& stop) {
        while (!stop.stop_requested()) (void)shared->find(key);
    }};
    for (int n = 0; n < 3; ++n) EXPECT_TRUE(shared->open("passphrase"));
    EXPECT_TRUE(shared->find(key));
}

struct AnEventWithALockedKey : Keys {
    fs::path event = folder / "e.flagfall";
    std::string key;

    /// Sits down with that folder, and says in the opening which key it is.
    std::unique_ptr<SqliteJournal> sit(std::shared_ptr<KeyFolder> const& folderOfKeys) {
        auto journal = fs::exists(event) ? SqliteJournal::open(event, Access::ReadWrite).value()
                                         : SqliteJournal::create(event).value();
        journal->keepKeysIn(folderOfKeys);
        key = journal->sign(key.empty() ? std::vector<std::string>{} : std::vector{key});
        NewRow opened = anAct(1);
        opened.kind = "desk.opened";
        opened.payload = R"({"key":")" + key + R"("})";
        EXPECT_TRUE(journal->append(journal->seal().seq, std::span(&opened, 1)));
        return journal;
    }
    static Seq add(SqliteJournal& journal) { return journal.append(journal.seal().seq, acts(1, 3)).value(); }
    [[nodiscard]] Signed signatures() const { return signaturesIn(event); }
    static Signed signaturesIn(fs::path const& file) {
        return SqliteJournal::open(file, Access::ReadOnly).value()->signatures().value();
    }
    /// All of it into a new file, which is written to from then on.
    void carryOver(std::unique_ptr<SqliteJournal> journal, fs::path const& file,
                   std::shared_ptr<KeyFolder> const& folderOfKeys) const {
        auto const found = journal->readAfter(Seq{0}).value();
        Seq const last = found.back().seq;
        session::JournalWriter writer{std::move(journal), last, [](auto const&) {}};
        std::promise<bool> moved;
        writer.moveTo(SqliteJournal::maker(file, folderOfKeys), {found.begin(), found.end()}, key,
                      [&moved](auto const& move) { moved.set_value(!move.problem); });
        EXPECT_TRUE(moved.get_future().get());
        writer.give(acts(1, 1));
    }
};

TEST_F(AnEventWithALockedKey, TakesActsUnsignedUntilItIsOpenedAndThenSignsForAllOfThem) {
    sit(std::make_shared<KeyFolder>(path)).reset();
    std::string const first = key;
    behind("passphrase");
    auto const closed = std::make_shared<KeyFolder>(path);
    auto const journal = sit(closed);
    EXPECT_EQ(key, first) << "the key of the event, though it is locked";
    add(*journal);
    EXPECT_EQ(signatures().last, Seq{1}) << "of the sitting before";
    EXPECT_FALSE(closed->open("another one"));
    add(*journal);
    EXPECT_EQ(signatures().last, Seq{1});
    ASSERT_TRUE(closed->open("passphrase"));
    Seq const last = add(*journal);
    EXPECT_EQ(signatures().last, last);
    EXPECT_FALSE(signatures().problem);
    EXPECT_EQ(signatures().keys, std::vector{first});
}

TEST_F(AnEventWithALockedKey, ThatIsNewIsSignedWhenItIsOpened) {
    std::string const secret = inStore();
    auto const closed = std::make_shared<KeyFolder>(path);
    auto const journal = sit(closed);
    EXPECT_NE(key, "");
    add(*journal);
    EXPECT_EQ(signatures().signatures, 0);
    ASSERT_TRUE(closed->openBySecret(secret)); // the secret store has answered
    Seq const last = add(*journal);
    EXPECT_EQ(signatures().last, last);
    EXPECT_FALSE(signatures().problem);
}

TEST_F(AnEventWithALockedKey, GoesOnUnderTheSameKeyWhenItWasMovedWhileItIsOpen) {
    auto const shared = std::make_shared<KeyFolder>(path);
    auto const journal = sit(shared);
    std::string const before = key;
    ASSERT_TRUE(shared->lock("passphrase"));
    Seq const last = add(*journal);
    EXPECT_EQ(signatures().last, last);
    EXPECT_EQ(shared->newestOf({before}), before);
}

TEST_F(AnEventWithALockedKey, IsCarriedOverUnderItsKey) {
    auto const shared = std::make_shared<KeyFolder>(path);
    carryOver(sit(shared), folder / "new.flagfall", shared);
    Signed const found = signaturesIn(folder / "new.flagfall");
    EXPECT_FALSE(found.problem);
    EXPECT_EQ(found.last, Seq{2}) << "and signed on with it";
    EXPECT_EQ(found.keys, std::vector{key});
}

TEST_F(AnEventWithALockedKey, IsCarriedOverUnsignedWhereItsKeyWasSetAsideMeanwhile) {
    (void)inStore();
    auto const shared = std::make_shared<KeyFolder>(path);
    auto journal = sit(shared);
    ASSERT_TRUE(shared->beginAnew());
    carryOver(std::move(journal), folder / "new.flagfall", shared);
    Signed const found = signaturesIn(folder / "new.flagfall");
    EXPECT_FALSE(found.problem) << "a key that no opening names would make an honest file look changed";
    EXPECT_EQ(found.signatures, 0);
    EXPECT_EQ(verified(folder / "new.flagfall").acts, 2);
}

} // namespace
} // namespace flagfall::storage::test
