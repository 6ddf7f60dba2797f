// SPDX-License-Identifier: GPL-3.0-or-later
// What is signed, by which key, and what a signature finds out.
#include "tests/storage/journal_fixtures.h"

#include <gmock/gmock.h>

namespace flagfall::storage::test {
namespace {

struct ASignedEvent : testing::Test {
    TempFolder folder;
    fs::path path = folder / "e.flagfall";
    fs::path keys = folder / "keys";

    /// Sits down at the file, and signs as a desk does: the opening says with which key.
    std::string sit(std::unique_ptr<SqliteJournal> journal, fs::path const& folderOfKeys, int more) {
        journal->keepKeysIn(std::make_shared<KeyFolder>(folderOfKeys));
        std::string key = journal->sign(m_keys);
        NewRow opened = anAct(1);
        opened.kind = "desk.opened";
        opened.payload = R"({"key":")" + key + R"("})";
        auto last = journal->append(journal->seal().seq, std::span(&opened, 1)).value();
        for (int n = 0; n < more; ++n) last = journal->append(last, acts(1, 3)).value();
        m_keys.push_back(key);
        return key;
    }
    [[nodiscard]] std::unique_ptr<SqliteJournal> open() const {
        return SqliteJournal::open(path, Access::ReadWrite).value();
    }
    [[nodiscard]] Signed signatures() const {
        return SqliteJournal::open(path, Access::ReadOnly).value()->signatures().value();
    }
    void change(std::string const& sql) const { meddle(path, "DROP TRIGGER act_never_changes; " + sql); }

    std::vector<std::string> m_keys;
};

TEST_F(ASignedEvent, HasASignatureOfTheNewestActOfEachAppend) {
    std::string const key = sit(SqliteJournal::create(path).value(), keys, 4);
    Signed const found = signatures();
    EXPECT_FALSE(found.problem);
    EXPECT_EQ(found.signatures, 5) << "the opening, and one for three acts together";
    EXPECT_EQ(found.last, Seq{13});
    EXPECT_EQ(found.keys, std::vector{key});
    EXPECT_FALSE(verified(path).problem);
}

TEST_F(ASignedEvent, KeepsItsKeyApartAndForItsOwnerAlone) {
    std::string const key = sit(SqliteJournal::create(path).value(), keys, 1);
    fs::path const file = keys / (key + ".key");
    EXPECT_EQ(fs::status(file).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(fs::status(keys).permissions(), fs::perms::owner_all);
    std::string const secret = bytesOf(file).substr(0, 64);
    EXPECT_EQ(bytesOf(path).find(secret), std::string::npos) << "the event does not have it";
    EXPECT_NE(bytesOf(path).find(key), std::string::npos) << "but says with which it was signed";
}

TEST_F(ASignedEvent, IsGoneOnWithUnderTheSameKeyWhereItIsAtHandAndUnderAnotherElsewhere) {
    std::string const first = sit(SqliteJournal::create(path).value(), keys, 2);
    EXPECT_EQ(sit(open(), keys, 2), first);
    std::string const elsewhere = sit(open(), folder / "another desk", 2);
    EXPECT_NE(elsewhere, first);
    EXPECT_EQ(sit(open(), keys, 2), first) << "back at the first desk";
    EXPECT_EQ(signatures().keys, (std::vector{first, elsewhere}));
    EXPECT_FALSE(signatures().problem);
}

struct AnEventThatIsKnownHere : ASignedEvent {
    void SetUp() override { sit(SqliteJournal::create(path).value(), keys, 4); }
    [[nodiscard]] std::optional<Seq> knownElsewhere(fs::path const& folderOfKeys) const {
        auto const journal = open();
        journal->keepKeysIn(std::make_shared<KeyFolder>(folderOfKeys));
        return journal->knownElsewhere();
    }
};

TEST_F(AnEventThatIsKnownHere, IsTheNewestAsLongAsNothingHappens) {
    EXPECT_EQ(knownElsewhere(keys), std::nullopt);
    sit(open(), keys, 2);
    EXPECT_EQ(knownElsewhere(keys), std::nullopt);
    sit(open(), folder / "another desk", 2);
    EXPECT_EQ(knownElsewhere(keys), std::nullopt) << "it has gone on somewhere else";
}

TEST_F(AnEventThatIsKnownHere, OfWhichAnOlderFileIsOpenedIsToldOnce) {
    std::string const older = bytesOf(path);
    sit(open(), keys, 2);
    write(path, older);
    EXPECT_EQ(knownElsewhere(keys), Seq{20});
    EXPECT_EQ(knownElsewhere(folder / "another desk"), std::nullopt) << "where nobody can know";
    sit(open(), keys, 0);
    EXPECT_EQ(knownElsewhere(keys), std::nullopt) << "it was gone on with on purpose";
}

TEST_F(AnEventThatIsKnownHere, IsKnownAlsoWhereTheOlderFileHasNeverBeenOpenedHere) {
    fs::path const desk = folder / "another desk";
    std::string const older = bytesOf(path);
    sit(open(), desk, 2);
    write(path, older);
    EXPECT_EQ(knownElsewhere(desk), Seq{20});
}

TEST_F(AnEventThatIsKnownHere, WhoseNewestActsWereCutOffIsTold) {
    sit(open(), keys, 2);
    fs::path const cut = folder / "cut.flagfall";
    write(cut, bytesOf(path));
    meddle(cut, "DROP TRIGGER act_never_goes; DELETE FROM act WHERE seq > 15; CREATE TRIGGER act_never_goes BEFORE "
                "DELETE ON act\nBEGIN SELECT RAISE(ABORT, 'acts are never deleted'); END");
    auto const shorter = SqliteJournal::open(cut, Access::ReadWrite).value();
    shorter->keepKeysIn(std::make_shared<KeyFolder>(keys));
    EXPECT_EQ(shorter->knownElsewhere(), Seq{20});
}

TEST_F(AnEventThatIsKnownHere, IsNotAheadOfAFileThatCameToNothing) {
    auto const refusal = SqliteJournal::createWhole(folder / "new.flagfall", [this](SqliteJournal& journal) {
        journal.keepKeysIn(std::make_shared<KeyFolder>(keys));
        (void)journal.sign(m_keys);
        (void)journal.append(Seq{0}, acts(1, 60)).value();
        return SqliteJournal::Or<void>{refused(JournalProblem{})};
    });
    ASSERT_FALSE(refusal);
    EXPECT_EQ(knownElsewhere(keys), std::nullopt);
}

TEST_F(AnEventThatIsKnownHere, IsOpenedWhateverStandsInTheNote) {
    fs::path note;
    for (auto const& entry : fs::directory_iterator(keys))
        if (entry.path().extension() == ".last") note = entry.path();
    ASSERT_FALSE(note.empty());
    for (std::string const& text : {std::string{}, std::string{"x"}, std::string{"5"}, std::string(100'000, '9'),
                                    "-5 " + std::string(64, '0'), "5 " + std::string(63, '0')}) {
        write(note, text);
        EXPECT_EQ(knownElsewhere(keys), std::nullopt) << text.substr(0, 80);
    }
}

TEST_F(ASignedEvent, MayBeOfTwoDesksThatWriteInTurn) {
    sit(SqliteJournal::create(path).value(), keys, 2);
    sit(open(), folder / "another desk", 2);
    auto const journal = open();
    journal->keepKeysIn(std::make_shared<KeyFolder>(keys)); // the first desk goes on without opening anew
    ASSERT_NE(journal->sign(m_keys), "");
    Seq const before = journal->seal().seq;
    ASSERT_TRUE(journal->append(before, acts(1, 1)));
    EXPECT_FALSE(signatures().problem);
    EXPECT_EQ(signatures().last, Seq{before.value() + 1});
}

TEST_F(ASignedEvent, WithAKeyThatNoOpeningHasNamedIsFound) {
    sit(SqliteJournal::create(path).value(), keys, 2);
    auto const journal = open();
    journal->keepKeysIn(std::make_shared<KeyFolder>(folder / "a stranger's"));
    ASSERT_NE(journal->sign({}), "");
    ASSERT_TRUE(journal->append(Seq{7}, acts(1, 1)));
    EXPECT_EQ(signatures().problem.value().seq, Seq{8});
}

TEST_F(ASignedEvent, WhoseKeyCannotBeKeptIsNotSignedAndTakesActsAsUsual) {
    write(folder / "no folder", "");
    EXPECT_EQ(sit(SqliteJournal::create(path).value(), folder / "no folder" / "keys", 2), "");
    EXPECT_EQ(signatures().signatures, 0);
    EXPECT_FALSE(signatures().problem);
    EXPECT_EQ(verified(path).acts, 7);
}

TEST_F(ASignedEvent, OfWhichAnActWasChangedWithAHashThatFitsIsFound) {
    sit(SqliteJournal::create(path).value(), keys, 2);
    auto rows = SqliteJournal::open(path, Access::ReadOnly).value()->readAfter(Seq{0}).value();
    NewRow& last = rows.back();
    last.payload = R"({"round":1,"note":"what he would have liked better"})";
    Seq const seq = rows.back().seq;
    auto const fits = chained(rows[rows.size() - 2].hash, seq, last);
    change("UPDATE act SET payload = '" + last.payload + "', hash = x'" + hexText(fits) + "' WHERE seq = 7");
    EXPECT_EQ(signatures().problem.value().seq, seq);
}

TEST_F(ASignedEvent, WithASignatureOfAnotherActOrOfAnotherKeyIsFound) {
    for (char const* const made : {"(SELECT signature FROM act WHERE seq = 4)", "zeroblob(64)"}) {
        SCOPED_TRACE(made);
        fs::remove(path);
        sit(SqliteJournal::create(path).value(), keys, 2);
        change(std::string("UPDATE act SET signature = ") + made + " WHERE seq = 7");
        EXPECT_EQ(signatures().problem.value().seq, Seq{7});
    }
}

TEST_F(ASignedEvent, IsSignedInItsCopyToo) {
    sit(SqliteJournal::create(path).value(), keys, 2);
    ASSERT_TRUE(SqliteJournal::open(path, Access::ReadOnly).value()->backupTo(folder / "copy.flagfall"));
    auto const copy = SqliteJournal::open(folder / "copy.flagfall", Access::ReadOnly).value()->signatures().value();
    EXPECT_EQ(copy.signatures, 3);
    EXPECT_FALSE(copy.problem);
}

TEST_F(ASignedEvent, IsTheSameByteForByteWhereItsRowsAreWrittenOnElsewhere) {
    sit(SqliteJournal::create(path).value(), keys, 2);
    auto const from = SqliteJournal::open(path, Access::ReadOnly).value();
    auto const to = SqliteJournal::create(folder / "copy.flagfall").value();
    std::vector<SignedRow> rows;
    ASSERT_TRUE(from->readSigned(Seq{0}, [&rows](SignedRow&& row) {
        rows.push_back(std::move(row));
        return true;
    }));
    ASSERT_EQ(to->appendSigned(Seq{0}, rows).value(), Seq{7});
    EXPECT_EQ(to->readAfter(Seq{0}).value(), from->readAfter(Seq{0}).value());
    EXPECT_EQ(to->signatures().value().signatures, 3);
    rows.front().row.payload = "{}";
    auto const another = SqliteJournal::create(folder / "another.flagfall").value();
    EXPECT_EQ(another->appendSigned(Seq{0}, rows).error().fault, JournalFault::Damaged);
    EXPECT_TRUE(another->readAfter(Seq{0}).value().empty());
}

} // namespace
} // namespace flagfall::storage::test
