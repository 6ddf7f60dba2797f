// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/decide/deciding.h"
#include "app/session/journal/file_digest.h"
#include "app/session/journal/printed_code.h"
#include "app/session/reports/rulings.h"
#include "app/session/sealing/lock.h"
#include "app/storage/conversion.h"
#include "app/storage/sqlite_journal.h"
#include "tests/cli/shell.h"
#include "tests/support/story.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <sqlite3.h>

namespace flagfall::cli::test {
namespace {

using namespace session;
using namespace std::chrono_literals;
using storage::SqliteJournal;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Four players, one round: board 1 won after a few presses, board 2 still running.
Story anEvent() {
    auto story = Story::withPlayers(4);
    story.does(PairRound{});
    story.does(StartClocks{RoundNumber{1}, {}});
    story.passes(20s);
    story.presses(1, Colour::White);
    story.passes(5s);
    story.presses(1, Colour::Black);
    story.enters(1, 1, Result::WhiteWins);
    return story;
}

void save(Story const& story, fs::path const& path) {
    auto journal = SqliteJournal::create(path).value();
    for (RecordedAct const& act : story.history().acts()) {
        NewRow row = encode(act.act);
        row.origin.station = "desk";
        row.wall = WallTime{1'795'251'600'000 + act.at.time_since_epoch() / 1ms};
        row.at = act.at;
        ASSERT_TRUE(journal->append(Seq{act.seq.value() - 1}, std::span(&row, 1)));
    }
}

struct JournalCommand : testing::Test {
    Shell shell;
    Story story = anEvent();
    std::int64_t count = story.history().last().value();

    void SetUp() override { save(story, shell / "e.flagfall"); }
    void damage(std::string const& from, std::string const& to) {
        std::string bytes = textOf(shell / "e.flagfall");
        auto const at = bytes.find(from);
        ASSERT_NE(at, std::string::npos);
        std::ofstream(shell / "e.flagfall", std::ios::binary) << bytes.replace(at, to.size(), to);
    }
    /// Somebody with an SQL tool, who takes the guards away first.
    void meddle(std::string const& sql) {
        sqlite3* database = nullptr;
        sqlite3_open((shell / "e.flagfall").c_str(), &database);
        std::string const all = "DROP TRIGGER act_never_goes; DROP TRIGGER act_never_changes;" + sql;
        EXPECT_EQ(sqlite3_exec(database, all.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(database);
    }
    static std::vector<std::string> lines(std::string const& text) {
        std::vector<std::string> found;
        for (std::size_t at = 0; at < text.size();) {
            auto const end = std::min(text.find('\n', at), text.size());
            found.push_back(text.substr(at, end - at));
            at = end + 1;
        }
        return found;
    }
};

TEST_F(JournalCommand, VerifySaysHowMuchThereIs) {
    auto const said = shell.run("journal verify e.flagfall");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, HasSubstr("acts       " + std::to_string(count) + "\n"));
    EXPECT_THAT(said.out, HasSubstr("players    4\nrounds     1\nlast hash  "));
    EXPECT_THAT(said.out, HasSubstr("no problems found\n"));
    EXPECT_EQ(said.problems, "");
}

TEST_F(JournalCommand, VerifyNamesTheFirstDamagedActAndWhatIsGoodBeforeIt) {
    damage("\"rating\":2398", "\"rating\":2998"); // the third player, entered by act 4
    auto const said = shell.run("journal verify e.flagfall");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.out, HasSubstr("acts       3\nplayers    2\n"));
    EXPECT_THAT(said.problems, HasSubstr("e.flagfall: act 4: damaged: the hash does not fit"));
    EXPECT_THAT(said.problems, HasSubstr("3 entries before that are good"));
}

TEST_F(JournalCommand, VerifyNamesAnActThatDoesNotFollowFromThoseBefore) {
    NewRow row = encode(ActRetracted{Seq{1000}});
    auto journal = SqliteJournal::open(shell / "e.flagfall", storage::Access::ReadWrite).value();
    ASSERT_TRUE(journal->append(Seq{count}, std::span(&row, 1)));
    journal.reset();
    auto const said = shell.run("journal verify e.flagfall");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.problems, HasSubstr("e.flagfall: act " + std::to_string(count + 1) + ": "));
}

TEST_F(JournalCommand, VerifyNamesAnActOfAKindThatItDoesNotKnow) {
    NewRow row{.kind = "tea.served", .version = 1, .payload = "{}", .board = {}, .origin = {}, .wall = {}, .at = {}};
    auto journal = SqliteJournal::open(shell / "e.flagfall", storage::Access::ReadWrite).value();
    ASSERT_TRUE(journal->append(Seq{count}, std::span(&row, 1)));
    journal.reset();
    auto const said = shell.run("journal verify e.flagfall");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.problems, HasSubstr("tea.served"));
}

TEST_F(JournalCommand, VerifyNamesAnActThatWasRefusedAndIsThereUntilSomebodyDecides) {
    auto journal = SqliteJournal::open(shell / "e.flagfall", storage::Access::ReadWrite).value();
    storage::noteRefused(shell / "e.flagfall", {journal->seal(), {Seq{count + 1}, {}}});
    journal.reset();
    auto const said = shell.run("journal verify e.flagfall");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.problems, HasSubstr("e.flagfall: act " + std::to_string(count) + ": the disk failed"));
    EXPECT_THAT(said.problems, Not(HasSubstr("act " + std::to_string(count + 1)))) << "it is not there";

    NewRow kept = encode(ActKept{Seq{count}});
    journal = SqliteJournal::open(shell / "e.flagfall", storage::Access::ReadWrite).value();
    ASSERT_TRUE(journal->append(Seq{count}, std::span(&kept, 1)));
    journal.reset();
    EXPECT_EQ(shell.run("journal verify e.flagfall").code, 0);
}

TEST_F(JournalCommand, VerifyAgainstPrintedCodesSaysBetweenWhichTheHistoryWasChanged) {
    auto const codeAt = [this](fs::path const& file, std::int64_t seq) {
        auto const hash = SqliteJournal::open(file, storage::Access::ReadOnly).value()->hashOf(Seq{seq});
        return printedCode({Seq{seq}, *hash});
    };
    std::string const early = codeAt(shell / "e.flagfall", 3);
    std::string const late = codeAt(shell / "e.flagfall", count);
    auto const same = shell.run("journal verify e.flagfall --against " + late + "," + early);
    EXPECT_EQ(same.code, 0) << same;
    EXPECT_THAT(same.out, HasSubstr("printed    up to act " + std::to_string(count) + ": the same history\n"));

    // Somebody makes the whole file anew, with hashes that fit, and another rating of the third player.
    auto rows = SqliteJournal::open(shell / "e.flagfall", storage::Access::ReadOnly).value()->readAfter(Seq{0}).value();
    std::string& payload = rows[3].payload;
    payload.replace(payload.find("2398"), 4, "2798");
    ASSERT_TRUE(SqliteJournal::createWhole(
        shell / "forged.flagfall", [&rows](SqliteJournal& journal) { return storage::appendAll(journal, rows); }));
    EXPECT_EQ(shell.run("journal verify forged.flagfall").code, 0) << "the chain alone does not tell";
    auto const other = shell.run("journal verify forged.flagfall --against " + early + " --against " + late);
    EXPECT_EQ(other.code, 1) << other;
    EXPECT_THAT(other.out, HasSubstr("printed    up to act 3: the same history\n"));
    EXPECT_THAT(other.problems,
                HasSubstr("forged.flagfall: acts 4 to " + std::to_string(count) + " are not those that were printed"));

    rows.resize(5);
    ASSERT_TRUE(SqliteJournal::createWhole(
        shell / "cut.flagfall", [&rows](SqliteJournal& journal) { return storage::appendAll(journal, rows); }));
    auto const cut = shell.run("journal verify cut.flagfall --against " + late);
    EXPECT_EQ(cut.code, 1) << cut;
    EXPECT_THAT(cut.problems, HasSubstr("acts 6 to " + std::to_string(count) + " are missing"));

    EXPECT_EQ(shell.run("journal verify e.flagfall --against 12-ABC").code, 2);
}

TEST_F(JournalCommand, VerifySaysUpToWhereAndByWhomTheHistoryIsSigned) {
    auto journal = SqliteJournal::open(shell / "e.flagfall", storage::Access::ReadWrite).value();
    journal->keepKeysIn(std::make_shared<storage::KeyFolder>(shell / "keys"));
    std::string const key = journal->sign({});
    NewRow opened = encode(DeskOpened{"Flagfall", "", 0, 0, {}, {}, false, key});
    ASSERT_TRUE(journal->append(Seq{count}, std::span(&opened, 1)));
    journal.reset();
    auto const said = shell.run("journal verify e.flagfall");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out,
                HasSubstr("signed     up to act " + std::to_string(count + 1) + ", by 1 key:\nkey        " + key));
    meddle(
        "UPDATE act SET signature = zeroblob(64) WHERE signature IS NOT NULL;"
        "CREATE TRIGGER act_never_changes BEFORE UPDATE ON act\nBEGIN SELECT RAISE(ABORT, 'acts are never changed'); "
        "END;"
        "CREATE TRIGGER act_never_goes BEFORE DELETE ON act\nBEGIN SELECT RAISE(ABORT, 'acts are never deleted'); END");
    auto const forged = shell.run("journal verify e.flagfall");
    EXPECT_EQ(forged.code, 1) << forged;
    EXPECT_THAT(forged.problems,
                HasSubstr("act " + std::to_string(count + 1) + ": damaged: the signature does not fit"));
}

TEST_F(JournalCommand, DrillRestoresABackupOnTrialAndSaysWhatItLacks) {
    ASSERT_EQ(shell.run("journal copy e.flagfall backup.flagfall").code, 0);
    std::string const before = textOf(shell / "backup.flagfall");
    NewRow kept = encode(ActKept{Seq{count}});
    {
        auto journal = SqliteJournal::open(shell / "e.flagfall", storage::Access::ReadWrite).value();
        ASSERT_TRUE(journal->append(Seq{count}, std::span(&kept, 1)));
        auto const said = shell.run("journal drill backup.flagfall --of e.flagfall"); // while the event is open
        EXPECT_EQ(said.code, 0) << said;
        EXPECT_THAT(said.out, HasSubstr("acts       " + std::to_string(count) + "\nplayers    4\nrounds     1\n"));
        EXPECT_THAT(said.out, HasSubstr("since then 1 more acts in e.flagfall\n"));
        EXPECT_THAT(said.out, HasSubstr("it can be restored"));
    }
    EXPECT_EQ(textOf(shell / "backup.flagfall"), before) << "a backup is only read";

    save(Story::withPlayers(6), shell / "another.flagfall");
    auto const other = shell.run("journal drill another.flagfall --of e.flagfall");
    EXPECT_EQ(other.code, 1) << other;
    EXPECT_THAT(other.problems, HasSubstr("its history is another one"));

    std::string damaged = before;
    damaged.replace(damaged.find("\"rating\":2398"), 13, "\"rating\":2998");
    std::ofstream(shell / "backup.flagfall", std::ios::binary) << damaged;
    auto const bad = shell.run("journal drill backup.flagfall");
    EXPECT_EQ(bad.code, 1) << bad;
    EXPECT_THAT(bad.problems, HasSubstr("act 4: damaged"));
    EXPECT_EQ(shell.run("journal drill nothing.flagfall").code, 2);
}

TEST_F(JournalCommand, EverythingThatCannotBeReadIsExitTwoAndSaysWhy) {
    std::ofstream(shell / "text.flagfall") << "012 My tournament";
    for (char const* work : {"verify", "dump", "replay"}) {
        auto const missing = shell.run("journal " + std::string(work) + " nothing.flagfall");
        EXPECT_EQ(missing.code, 2);
        EXPECT_THAT(missing.problems, HasSubstr("nothing.flagfall: there is no such file"));
        auto const text = shell.run("journal " + std::string(work) + " text.flagfall");
        EXPECT_EQ(text.code, 2);
        EXPECT_THAT(text.problems, HasSubstr("text.flagfall: not an event file"));
        EXPECT_EQ(text.out, "");
    }
    EXPECT_EQ(textOf(shell / "text.flagfall"), "012 My tournament");
}

TEST_F(JournalCommand, DumpGivesOneLineForEachActWithASentence) {
    auto const said = shell.run("journal dump e.flagfall");
    EXPECT_EQ(said.code, 0) << said;
    auto const found = lines(said.out);
    ASSERT_EQ(std::ssize(found), count);
    EXPECT_THAT(found.front(),
                StartsWith("1\t2026-11-21T09:00:00.000Z\t+0:00:00.000000000\tdesk\tevent.opened v1\t-\t{"));
    EXPECT_THAT(found.front(), testing::EndsWith("\tEvent created: River Cup"));
    EXPECT_THAT(found[1], testing::EndsWith("\tPlayer added: A [player 1, 2400]"));
    EXPECT_THAT(said.out, HasSubstr("\tRound 1 paired: 2 boards\n"));
    EXPECT_THAT(said.out, HasSubstr("\tround 1 boards 1-2: started\n"));
    EXPECT_THAT(said.out, HasSubstr("\tround 1 board 1: White pressed\n"));
    EXPECT_THAT(said.out, HasSubstr("\tround 1 board 1: result 1-0\n"));
}

TEST_F(JournalCommand, DumpSaysWhichDrawWasClaimedAndThatItWasChecked) {
    RoundNumber const round{1};
    BoardNumber const board{2};
    story.does(ClaimDraw{round, board, Colour::White, record::ClaimBasis::RepetitionOnBoard});
    story.does(RuleOnClaim{round, board, ClaimRuling::Inadmissible, {}, true});
    std::filesystem::remove(shell / "e.flagfall");
    save(story, shell / "e.flagfall");
    auto const said = shell.run("journal dump e.flagfall");
    EXPECT_THAT(said.out, HasSubstr("\tround 1 board 2: White claims a draw: threefold repetition on the board\n"));
    EXPECT_THAT(said.out, HasSubstr("\tround 1 board 2: checked by the arbiter: the claim is invalid"));
}

TEST_F(JournalCommand, DumpGivesJsonToMachines) {
    auto const said = shell.run("journal dump --json e.flagfall");
    EXPECT_EQ(said.code, 0) << said;
    std::int64_t seq = 0;
    for (std::string const& line : lines(said.out)) {
        auto const act = nlohmann::json::parse(line);
        EXPECT_EQ(act.at("seq"), ++seq);
        EXPECT_TRUE(act.at("payload").is_object());
        EXPECT_EQ(act.at("hash").get<std::string>().size(), 64u);
        EXPECT_FALSE(act.at("says").get<std::string>().empty());
    }
    EXPECT_EQ(seq, count);
}

TEST_F(JournalCommand, NothingThatIsShownOrGivenAwayHasTheLockOfAPin) {
    story.does(NamePerson{"Z. Chief", Role::ChiefArbiter, lockFor("2468")});
    fs::remove(shell / "e.flagfall");
    save(story, shell / "e.flagfall");
    ASSERT_THAT(textOf(shell / "e.flagfall"), HasSubstr("argon2id")) << "the event itself has it";
    for (char const* const command : {"journal dump e.flagfall", "journal dump --json e.flagfall"}) {
        auto const said = shell.run(command);
        EXPECT_EQ(said.code, 0) << said;
        EXPECT_THAT(said.out, HasSubstr("Z. Chief is chief arbiter at the desk, with a PIN"));
        EXPECT_THAT(said.out, Not(HasSubstr("argon2id")));
    }
    EXPECT_EQ(shell.run("journal anonymise e.flagfall copy.flagfall").code, 0);
    EXPECT_THAT(textOf(shell / "copy.flagfall"),
                testing::AllOf(Not(HasSubstr("argon2id")), Not(HasSubstr("Z. Chief"))));
    EXPECT_EQ(shell.run("journal anonymise --keep-names e.flagfall clean.flagfall").code, 0);
    EXPECT_THAT(textOf(shell / "clean.flagfall"), testing::AllOf(Not(HasSubstr("argon2id")), HasSubstr("Z. Chief")));
}

/// What was in a damaged act stays in the rescued event, for the arbiter to enter again, and goes no further.
TEST_F(JournalCommand, NothingThatIsShownOrGivenAwayOfARescuedEventHasWhatIsLeftOfALock) {
    std::string const lock = lockFor("2468").value();
    std::string const salt = lock.substr(lock.rfind('$') - 22, 22);
    story.does(NamePerson{"Z. Chief", Role::ChiefArbiter, lock});
    fs::remove(shell / "e.flagfall");
    save(story, shell / "e.flagfall");
    damage("$argon2id$", "$argon2ix$");
    auto const rescued = shell.run("journal rescue e.flagfall rescued.flagfall");
    EXPECT_EQ(rescued.code, 1) << rescued;
    EXPECT_THAT(rescued.out, testing::AllOf(HasSubstr("person.named"), Not(HasSubstr(salt))));
    ASSERT_THAT(textOf(shell / "rescued.flagfall"), HasSubstr(salt)) << "the event itself has it";
    for (char const* const words : {"journal dump rescued.flagfall", "journal dump --json rescued.flagfall"})
        EXPECT_THAT(shell.run(words).out, testing::AllOf(HasSubstr("person.named"), Not(HasSubstr(salt))));
    for (char const* const names : {"", "--keep-names "}) {
        fs::remove(shell / "copy.flagfall");
        EXPECT_EQ(shell.run(std::string("journal anonymise ") + names + "rescued.flagfall copy.flagfall").code, 0);
        EXPECT_THAT(textOf(shell / "copy.flagfall"), testing::AllOf(Not(HasSubstr(salt)), Not(HasSubstr("argon2"))));
    }
}

TEST_F(JournalCommand, DumpOfADamagedFileGivesWhatIsGood) {
    damage("\"rating\":2398", "\"rating\":2998");
    auto const said = shell.run("journal dump e.flagfall");
    EXPECT_EQ(said.code, 1);
    EXPECT_EQ(lines(said.out).size(), 3u);
    EXPECT_THAT(said.problems, HasSubstr("act 4"));
}

TEST_F(JournalCommand, ReplayShowsTheEvent) {
    auto const said = shell.run("journal replay e.flagfall");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, HasSubstr("event       River Cup\n"));
    EXPECT_THAT(said.out, HasSubstr("control     3+2\n"));
    EXPECT_THAT(said.out, HasSubstr("4 players\n   1  A"));
    EXPECT_THAT(said.out, HasSubstr("\nround 1\n   1  A  D  1-0 "));
    EXPECT_THAT(said.out, HasSubstr("   2  B  C  *          2:37     3:02  White to move\n"));
    EXPECT_THAT(said.out, HasSubstr("\nprovisional standings, 1 game without a result\n   1  A   1.0"));
}

TEST_F(JournalCommand, ReplayShowsTheEventAsItWas) {
    auto const said = shell.run("journal replay e.flagfall --at 4");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, StartsWith("after act   4, "));
    EXPECT_THAT(said.out, HasSubstr("3 players\n"));
    EXPECT_THAT(said.out, Not(HasSubstr("round 1\n")));
    EXPECT_EQ(shell.run("journal replay e.flagfall --at 0").out, "no acts yet\n");
    auto const beyond = shell.run("journal replay e.flagfall --at 1000");
    EXPECT_EQ(beyond.code, 2);
    EXPECT_THAT(beyond.problems, HasSubstr("--at: there is no entry 1000"));
}

TEST_F(JournalCommand, ReportIsRefusedWhileAGameHasNoResult) { // FIDE's checklist for programs, 161 and 169
    auto const said = shell.run("journal report e.flagfall -o e.trf");
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_THAT(said.problems, HasSubstr("e.flagfall: no result on board 2 of round 1; --interim writes"));
    EXPECT_FALSE(fs::exists(shell / "e.trf"));
    auto const interim = shell.run("journal report --interim e.flagfall");
    EXPECT_EQ(interim.code, 0) << interim;
    EXPECT_THAT(interim.out, HasSubstr("\r\n### Interim @ Round 1: 1 game without a result\r\n"));
    story.enters(1, 2, Result::Draw);
    save(story, shell / "over.flagfall");
    auto const whole = shell.run("journal report over.flagfall");
    EXPECT_EQ(whole.code, 0) << whole;
    EXPECT_THAT(whole.out, Not(HasSubstr("###")));
    EXPECT_EQ(shell.run("journal report --interim over.flagfall").out, whole.out);
}

TEST_F(JournalCommand, ReportWritesTheEventAsAReportFileThatCanBeReadAgain) {
    auto const said = shell.run("journal report --interim e.flagfall -o e.trf");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out, "");
    std::string const report = textOf(shell / "e.trf");
    EXPECT_EQ(shell.run("journal report --interim e.flagfall").out, report) << "printed where no file is named";
    for (char const* const line : {"012 River Cup\r\n", "062 4\r\n", "192 BERGER_ROUNDROBIN\r\n"})
        EXPECT_THAT(report, HasSubstr(line));
    auto const again = shell.run("trf e.trf");
    EXPECT_EQ(again.code, 0) << again;
    EXPECT_EQ(again.out, report);
    EXPECT_EQ(again.problems, "");
    auto const table = shell.run("standings e.trf");
    EXPECT_THAT(table.out, StartsWith("provisional rank\tnumber"));
    EXPECT_THAT(table.out, HasSubstr("1\t1\tA\t1.0"));
    EXPECT_EQ(table.problems, "flagfall-cli: e.trf: 1 game without a result: the ranks are provisional\n");
}

TEST_F(JournalCommand, ReportOfASwissIsWhatCheckFindsRight) {
    EventDraft draft = Story::draft("3+2", "FIDE_DUTCH_2026");
    draft.rounds = 3;
    draft.initialColour = "white";
    Story swiss;
    swiss.does(OpenEvent{draft});
    for (char const* const name : {"A", "B", "C", "D", "E"}) swiss.does(EnterPlayer{Story::named(name)});
    for (int round = 1; round <= 2; ++round) {
        swiss.does(PairRound{});
        swiss.enters(round, 1, Result::WhiteWins);
        swiss.enters(round, 2, Result::Draw);
    }
    save(swiss, shell / "swiss.flagfall");
    EXPECT_EQ(shell.run("journal report swiss.flagfall -o swiss.trf").code, 0);
    auto const checked = shell.run("check swiss.trf");
    EXPECT_EQ(checked.out, "ok swiss.trf  2 of 2 rounds agree, ranks not compared: the tournament is not over\n")
        << checked;
    EXPECT_EQ(checked.problems, "");
}

TEST_F(JournalCommand, ReportOfWhatCannotBeReadOrWrittenIsExitTwoAndSaysWhy) {
    auto const missing = shell.run("journal report nothing.flagfall -o e.trf");
    EXPECT_EQ(missing.code, 2);
    EXPECT_THAT(missing.problems, HasSubstr("nothing.flagfall: there is no such file"));
    EXPECT_FALSE(fs::exists(shell / "e.trf"));
    auto const nowhere = shell.run("journal report --interim e.flagfall -o no/such/folder/e.trf");
    EXPECT_EQ(nowhere.code, 2);
    EXPECT_THAT(nowhere.problems, HasSubstr("no/such/folder/e.trf: "));
}

TEST_F(JournalCommand, CopyGivesTheSameEventAndNeverReplacesAnother) {
    EXPECT_EQ(shell.run("journal copy e.flagfall copy.flagfall").code, 0);
    EXPECT_EQ(shell.run("journal verify copy.flagfall").out, shell.run("journal verify e.flagfall").out);
    auto const again = shell.run("journal copy e.flagfall copy.flagfall");
    EXPECT_EQ(again.code, 2);
    EXPECT_THAT(again.problems, HasSubstr("the file already exists"));
}

TEST_F(JournalCommand, AnonymiseWritesTheSameEventWithoutItsPeople) {
    auto const said = shell.run("journal anonymise e.flagfall nobody.flagfall");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(shell.run("journal verify nobody.flagfall").code, 0);
    auto const before = lines(shell.run("journal dump e.flagfall").out);
    auto const after = shell.run("journal dump nobody.flagfall");
    EXPECT_EQ(lines(after.out).size(), before.size());
    EXPECT_THAT(after.out, HasSubstr("Player 1"));
    EXPECT_EQ(shell.run("journal anonymise e.flagfall nobody.flagfall").code, 2) << "never over another";
    damage("\"rating\":2398", "\"rating\":2998");
    EXPECT_NE(shell.run("journal anonymise e.flagfall other.flagfall").code, 0);
    EXPECT_FALSE(std::filesystem::exists(shell / "other.flagfall"));
}

TEST_F(JournalCommand, ACopyOfAnEventThatCannotBePlayedSaysSo) {
    NewRow row = encode(ActRetracted{Seq{1000}});
    auto journal = SqliteJournal::open(shell / "e.flagfall", storage::Access::ReadWrite).value();
    ASSERT_TRUE(journal->append(Seq{count}, std::span(&row, 1)));
    journal.reset();
    for (std::string const verb : {"copy", "anonymise"}) {
        auto const said = shell.run("journal " + verb + " e.flagfall " + verb + ".flagfall");
        EXPECT_EQ(said.code, 1) << said;
        EXPECT_THAT(said.problems, HasSubstr(verb + ".flagfall: act " + std::to_string(count + 1) + ": "));
    }
}

TEST_F(JournalCommand, AnonymiseKeepsNamesWhereAsked) {
    auto const said = shell.run("journal anonymise --keep-names e.flagfall reached.flagfall");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, HasSubstr("without e-mail addresses, telephone numbers and days of birth"));
    EXPECT_EQ(shell.run("journal verify reached.flagfall").code, 0);
    auto const payloads = [&](std::string const& file) {
        std::vector<std::string> all;
        for (std::string const& line : lines(shell.run("journal dump --json " + file).out))
            all.push_back(line.substr(line.find("\"payload\""), line.find("\"hash\"") - line.find("\"payload\"")));
        return all;
    };
    EXPECT_EQ(payloads("reached.flagfall"), payloads("e.flagfall")) << "nobody here has left an address";
}

TEST_F(JournalCommand, RescueTakesOutWhatComesBehindTheDamageToo) {
    auto const before = lines(shell.run("journal dump --json e.flagfall").out);
    damage("\"result\":\"1-0\"", "\"result\":\"0-1\"");
    auto const said = shell.run("journal rescue e.flagfall rescued.flagfall");
    EXPECT_EQ(said.code, 1) << "something is lost: " << said;
    std::string const all = std::to_string(count);
    EXPECT_THAT(said.out, HasSubstr("lost, damaged: result.entered {"));
    EXPECT_THAT(said.out,
                HasSubstr(std::to_string(count - 1) + " of " + all + " entries rescued to rescued.flagfall; 1 lost"));
    auto const after = lines(shell.run("journal dump --json rescued.flagfall").out);
    ASSERT_EQ(after.size(), before.size()) << "every entry keeps its number";
    for (std::size_t at = 0; at < after.size(); ++at) {
        auto const was = nlohmann::json::parse(before[at]);
        auto const is = nlohmann::json::parse(after[at]);
        if (was["kind"] == "result.entered") {
            EXPECT_EQ(is["kind"], "act.lost");
            EXPECT_EQ(is["payload"]["was"], "result.entered");
            EXPECT_THAT(is["payload"]["payload"].get<std::string>(), HasSubstr("0-1")) << "what could be read of it";
            EXPECT_EQ(is["payload"]["hash"], was["hash"]) << "the old chain can be followed across it";
        } else {
            EXPECT_EQ(is["payload"], was["payload"]);
            EXPECT_EQ(is["wall"], was["wall"]);
        }
    }
    EXPECT_EQ(shell.run("journal verify rescued.flagfall").code, 0);
    EXPECT_THAT(shell.run("journal replay rescued.flagfall").out, HasSubstr("   1  A  D  *"));
}

TEST_F(JournalCommand, RescueTakesADamagedPlayerOnWhomPairingsRestAndSaysSo) {
    damage("\"rating\":2398", "\"rating\":2998");
    auto const said = shell.run("journal rescue e.flagfall rescued.flagfall");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.out,
                HasSubstr("act 4: damaged, and taken as it is because others rest on it; compare: player.entered"));
    EXPECT_THAT(said.out, HasSubstr("\n" + std::to_string(count) + " entries rescued to rescued.flagfall\n"));
    EXPECT_THAT(shell.run("journal replay rescued.flagfall").out, HasSubstr("4 players"));
}

TEST_F(JournalCommand, RescueLeavesOutWhatRestsOnALostEntryAndKeepsWhatItSaid) {
    meddle("DELETE FROM act WHERE kind = 'round.paired'");
    auto const said = shell.run("journal rescue e.flagfall rescued.flagfall");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.out, HasSubstr(": lost, nothing of it can be read\n"));
    EXPECT_THAT(said.out, HasSubstr(": left out, it does not follow from what is left ("));
    EXPECT_THAT(said.out, HasSubstr("result.entered {\"board\":1"));
    EXPECT_THAT(shell.run("journal dump rescued.flagfall").out, HasSubstr("Entry left out: it rests on a lost one"));
    EXPECT_EQ(shell.run("journal verify rescued.flagfall").code, 0);
}

TEST_F(JournalCommand, RescueOfRescuedFilesLosesNothingMore) {
    damage("\"result\":\"1-0\"", "\"result\":\"0-1\"");
    EXPECT_EQ(shell.run("journal rescue e.flagfall one.flagfall").code, 1);
    auto const again = shell.run("journal rescue one.flagfall two.flagfall");
    EXPECT_EQ(again.code, 0) << again;
    EXPECT_EQ(shell.run("journal dump one.flagfall").out, shell.run("journal dump two.flagfall").out);
}

TEST_F(JournalCommand, RescueOfNothingWritesNoFileAndIsNotCalledGood) {
    meddle("DELETE FROM act WHERE seq = 1");
    auto const said = shell.run("journal rescue e.flagfall rescued.flagfall");
    EXPECT_EQ(said.code, 2) << "without its beginning there is no event: " << said;
    EXPECT_THAT(said.problems, HasSubstr("nothing of it can be rescued; no file was written"));
    EXPECT_THAT(said.out, HasSubstr("result.entered {")) << "but what it said is printed";
    EXPECT_FALSE(fs::exists(shell / "rescued.flagfall"));
}

TEST_F(JournalCommand, RescueOfAFileWhoseBeginningIsDestroyedTakesOutWhatComesBehindIt) {
    std::string bytes = textOf(shell / "e.flagfall");
    std::ofstream(shell / "e.flagfall", std::ios::binary) << bytes.replace(0, 600, 600, 'x');
    auto const said = shell.run("journal rescue e.flagfall rescued.flagfall");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.problems, HasSubstr("not an event file")) << "as every other command says";
    EXPECT_THAT(said.out, HasSubstr(std::to_string(count) + " entries rescued to rescued.flagfall\n"));
    EXPECT_THAT(said.out, HasSubstr("there may have been more entries after the last one"));
    EXPECT_EQ(shell.run("journal verify rescued.flagfall").code, 0);
}

TEST_F(JournalCommand, RescueOfWhatIsNoEventWritesNoFile) {
    std::ofstream(shell / "e.flagfall", std::ios::binary) << std::string(100'000, 'x');
    auto const said = shell.run("journal rescue e.flagfall rescued.flagfall");
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_FALSE(fs::exists(shell / "rescued.flagfall"));
}

TEST_F(JournalCommand, RescueOfASoundFileIsACopy) {
    auto const said = shell.run("journal rescue e.flagfall rescued.flagfall");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(shell.run("journal dump --json e.flagfall").out, shell.run("journal dump --json rescued.flagfall").out);
    auto const over = shell.run("journal rescue e.flagfall rescued.flagfall");
    EXPECT_EQ(over.code, 2) << over;
    EXPECT_THAT(over.problems, HasSubstr("the file already exists"));
}

TEST_F(JournalCommand, LooksIntoAnEventThatIsOpenWithoutDisturbingIt) {
    auto journal = SqliteJournal::open(shell / "e.flagfall", storage::Access::ReadWrite).value();
    for (std::int64_t n = count; n < count + 5; ++n) {
        NewRow row = encode(DeskClosed{});
        ASSERT_TRUE(journal->append(Seq{n}, std::span(&row, 1)));
        auto const said = shell.run("journal verify e.flagfall");
        EXPECT_EQ(said.code, 0) << said;
        EXPECT_THAT(said.out, HasSubstr("acts       " + std::to_string(n + 1) + "\n"));
    }
}

TEST(TheCommandLine, SaysItsVersionAndHelps) {
    Shell const shell;
    EXPECT_EQ(shell.run("--version").out, "flagfall-cli " FLAGFALL_VERSION "\n");
    auto const help = shell.run("--help");
    EXPECT_EQ(help.code, 0);
    EXPECT_THAT(help.out, HasSubstr("journal"));
}

TEST(TheCommandLine, RefusesWhatItDoesNotUnderstand) {
    Shell const shell;
    for (char const* words : {"", "journal", "journal verify", "journal mend e.flagfall", "--colour"}) {
        auto const said = shell.run(words);
        EXPECT_EQ(said.code, 2) << words;
        EXPECT_EQ(said.out, "") << words;
        EXPECT_NE(said.problems, "") << words;
    }
}

TEST(TheCommandLine, NamesTheOptionWhoseNumberIsNone) {
    Shell const shell;
    struct Row {
        char const* before;
        char const* option;
        char const* after;
    };
    Row const rows[] = {
        {"journal replay e.flagfall --at", "--at", ""},
        {"journal clock e.flagfall --board", "--board", ""},
        {"journal clock e.flagfall --board 1 --round", "--round", ""},
        {"journal clocks e.flagfall --round", "--round", ""},
        {"perft", "DEPTH", ""},
        {"standings e.trf --explain", "--explain", ""},
        {"verdict --budget", "--budget", "</dev/null"},
    };
    for (Row const& row : rows)
        for (char const* const number : {"-1", "99999999999999999999", "nan", "1.5", "0x1", ""}) {
            auto const said = shell.run(std::string{row.before} + " '" + number + "' " + row.after);
            EXPECT_EQ(said.code, 2) << row.before << " " << number << said;
            EXPECT_EQ(said.out, "") << row.before << " " << number;
            EXPECT_THAT(said.problems,
                        HasSubstr(std::string{row.option} + ": '" + number + "' is not a whole number from"))
                << row.before;
        }
}

TEST_F(JournalCommand, AnEventOfFormat1IsVerifiedAndReplayedAsItWasThen) {
    auto const data = fs::path(SOURCE_DIR) / "tests/storage/data";
    fs::copy_file(data / "format_1.flagfall", shell / "old.flagfall");
    auto const verified = shell.run("journal verify old.flagfall");
    EXPECT_EQ(verified.code, 0) << verified;
    EXPECT_THAT(verified.out, HasSubstr("c0fb468d47d7d0c70b2c7a1b3d9cc98e0256ca4ada15dbe2476d8143558235a5"));
    EXPECT_EQ(shell.run("journal replay old.flagfall").out, textOf(data / "format_1.replay.txt"));
    ASSERT_TRUE(storage::convertIfOlder(shell / "old.flagfall"));
    EXPECT_EQ(shell.run("journal verify old.flagfall").code, 0);
    EXPECT_EQ(shell.run("journal replay old.flagfall").out, textOf(data / "format_1.replay.txt"));
}

/// An event with a ruling by questions on board 2, the same undone and made anew, and a penalty by a key on board 1.
struct RulingsCommand : testing::Test {
    Shell shell;
    Story story = Story::withPlayers(4);

    void SetUp() override {
        story.does(PairRound{});
        story.does(StartClocks{RoundNumber{1}, {}});
        story.passes(20s);
        rules("once");
        story.does(Undo{});
        rules("twice");
        story.presses(1, Colour::White);
        story.does(PenaliseIllegalMove{RoundNumber{1}, BoardNumber{1}, Colour::White});
        save();
    }
    void rules(std::string note) {
        RulingOnRecord const ruling{.edition = "E2023",
                                    .play = "blitz",
                                    .incident = "offence kind=noise by=black",
                                    .known = {"white illegal-moves=1"},
                                    .answers = {},
                                    .finding = "penalty-usual",
                                    .article = "12.6, 12.9.1",
                                    .effects = {"warn of=black"},
                                    .own = false,
                                    .note = std::move(note)};
        story.does(MakeRuling{RoundNumber{1}, BoardNumber{2}, ruling});
    }
    void save() {
        auto journal = SqliteJournal::create(shell / "e.flagfall").value();
        for (RecordedAct const& act : story.history().acts()) {
            NewRow row = encode(act.act);
            row.origin = act.origin;
            row.wall = WallTime{1'795'251'600'000};
            row.at = act.at;
            ASSERT_TRUE(journal->append(Seq{act.seq.value() - 1}, std::span(&row, 1)));
        }
    }
    std::vector<std::string> lines(std::string const& asked) {
        auto const said = shell.run("journal rulings e.flagfall " + asked);
        EXPECT_EQ(said.code, 0) << said;
        auto printed = JournalCommand::lines(said.out);
        if (asked.find("--json") != std::string::npos) return printed;
        EXPECT_EQ(printed.at(0), "# confidential: for the arbiters only");
        printed.erase(printed.begin());
        return printed;
    }
};

TEST_F(RulingsCommand, PrintsEachRulingOnce) {
    auto const printed = lines("");
    ASSERT_EQ(printed.size(), 3U);
    EXPECT_THAT(printed[0], HasSubstr("\t1.2\tB - C\tA. Arbiter\t12.6, 12.9.1\tundone\t"));
    EXPECT_THAT(printed[1], HasSubstr("\t12.6, 12.9.1\t-\t"));
    EXPECT_THAT(printed[2], HasSubstr("\t1.1\tA - D\t"));
}

TEST_F(RulingsCommand, LooksForAPlayerAndARound) {
    EXPECT_EQ(lines("--player d").size(), 1U);
    EXPECT_EQ(lines("--round 1").size(), 3U);
    EXPECT_TRUE(lines("--round 2").empty());
}

TEST_F(RulingsCommand, PrintsScenariosThatCanBeRuledOnAnew) {
    auto const said = shell.run("journal rulings e.flagfall --scenarios");
    EXPECT_THAT(said.out, HasSubstr("incident offence kind=noise by=black\n"));
    EXPECT_THAT(said.out, HasSubstr("# R1.1 entry "));
    std::ofstream(shell / "cases.txt") << said.out;
    auto const ruled = shell.run("ruling cases.txt");
    EXPECT_EQ(ruled.code, 0) << ruled;
    EXPECT_THAT(ruled.out, HasSubstr("effect"));
}

TEST_F(RulingsCommand, SaysWhatCameOfAppeals) {
    Seq const ruling = rulingsOnRecord(story.history()).at(1).seq;
    RoundNumber const round{1};
    BoardNumber const board{2};
    story.does(
        LodgeAppeal{.round = round, .board = board, .ruling = ruling, .received = WallTime{0}, .by = Colour::Black});
    Seq const appeal = story.history().last();
    story.does(LodgeAppeal{.round = round, .board = board, .ruling = ruling, .received = WallTime{0}});
    story.does(DecideAppeal{appeal, AppealOutcome::Upheld, "Committee", "no noise"});
    fs::remove(shell / "e.flagfall");
    save();
    EXPECT_THAT(lines("").at(1), testing::EndsWith("\tblack: upheld, other: lodged"));
    auto const appeals = nlohmann::json::parse(lines("--json").at(1))["appeals"];
    EXPECT_EQ(appeals[0]["decision"]["text"], "no noise");
    EXPECT_EQ(appeals[1]["by"], "other");
    EXPECT_EQ(appeals[1]["late"], false);
}

TEST_F(RulingsCommand, SaysWhichWereWithdrawnAndWhy) {
    RecordedRuling const ruling = rulingsOnRecord(story.history()).at(1);
    story.does(WithdrawRuling{ruling.round, ruling.board, ruling.seq, "it was the neighbour"}, Confirmation::Yes);
    fs::remove(shell / "e.flagfall");
    save();
    EXPECT_THAT(lines("").at(1), HasSubstr("\twithdrawn: it was the neighbour\t"));
    auto const printed = nlohmann::json::parse(lines("--json").at(1));
    EXPECT_TRUE(printed["undone"]);
    EXPECT_EQ(printed["withdrawn"]["note"], "it was the neighbour");
    EXPECT_EQ(printed["withdrawn"]["undone"][0], ruling.seq.value());
    EXPECT_TRUE(nlohmann::json::parse(lines("--json").at(0))["withdrawn"].is_null());
}

TEST_F(RulingsCommand, NamesTheScoresheetsThatWereNotCollected) {
    Story games = Story::withPlayers(4, "90+30");
    games.playsRound();
    games.does(CollectSheets{RoundNumber{1}, BoardNumber{1}, Colour::White});
    fs::remove(shell / "e.flagfall");
    std::swap(story, games);
    save();
    auto const said = shell.run("journal sheets e.flagfall");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_EQ(said.out, "1.1\tblack\tD\n1.2\twhite\tB\n1.2\tblack\tC\n");
    EXPECT_EQ(
        nlohmann::json::parse(JournalCommand::lines(shell.run("journal sheets e.flagfall --json").out).at(0))["side"],
        "black");
    EXPECT_NE(shell.run("journal sheets e.flagfall --round 2").code, 0);
}

// --- adjourned games ---------------------------------------------------------------------------------------------

struct AdjournedCommand : RulingsCommand {
    void SetUp() override {
        EventDraft draft = Story::draft("40/120:60");
        draft.sealedOnScreen = true;
        story = Story{};
        story.does(OpenEvent{draft});
        for (char name = 'A'; name <= 'D'; ++name) story.does(EnterPlayer{Story::named(std::string(1, name))});
        story.does(PairRound{});
        story.does(StartClocks{RoundNumber{1}, {}});
        RoundNumber const round{1};
        story.does(CallForSealing{round, {BoardNumber{1}, BoardNumber{2}}});
        Sealed const sealed = seal("Nf3", sealedBeside(round, BoardNumber{1}, Colour::White, false, 0), 1);
        story.does(SealMove{round, BoardNumber{1}, sealed.text});
        story.does(AdjournGame{round, BoardNumber{1}});
        story.does(KeepEnvelope{round, BoardNumber{1}, "A. Arbiter", true});
        story.does(PlanResumption{round, {BoardNumber{1}}, "2026-11-24 10:00", "Room 2"});
        story.does(MarkAtResumption{round, BoardNumber{1}, Colour::Black, Presence::Present});
        openingKey = sealed.openingKeys.front();
        fingerprint = sealed.text.fingerprint;
        save();
    }
    std::string openingKey, fingerprint;
};

TEST_F(AdjournedCommand, PrintsStateEnvelopeAndResumption) {
    auto const said = shell.run("journal adjourned e.flagfall");
    EXPECT_EQ(said.code, 0) << said;
    auto const printed = JournalCommand::lines(said.out);
    ASSERT_EQ(printed.size(), 2U);
    EXPECT_THAT(printed[0], HasSubstr("1.1\tA - D\tadjourned\tWhite sealed a move\ttyped, closed, kept by A. "
                                      "Arbiter\t2026-11-24 10:00, Room 2\tBlack here"));
    EXPECT_THAT(printed[1], HasSubstr("1.2\tB - C\ttold to seal\t-\t-\t-\t-"));
}

TEST_F(AdjournedCommand, SaysNothingOfWhatWasSealed) {
    for (char const* form : {"", " --json"}) {
        auto const said = shell.run(std::string{"journal adjourned e.flagfall"} + form);
        EXPECT_EQ(said.code, 0) << said;
        for (std::string const& secret : {std::string{"Nf3"}, openingKey, fingerprint})
            EXPECT_EQ(said.out.find(secret), std::string::npos) << form;
    }
    EXPECT_THAT(shell.run("journal adjourned e.flagfall --json").out, HasSubstr("\"kept_by\":\"A. Arbiter\""));
}

// --- files of rulings ------------------------------------------------------------------------------------------

struct FilesCommand : RulingsCommand {
    void SetUp() override {
        RulingsCommand::SetUp();
        // As the desk does it: the story has lost the bytes on the way through the stored form.
        Seq const ruling = rulingsOnRecord(story.history()).at(1).seq;
        AttachFile const picture{RoundNumber{1}, BoardNumber{2},
                                 ruling,         "sheet.jpg",
                                 "image/jpeg",   std::make_shared<std::string const>("not really a picture"),
                                 "of White"};
        auto acts = decide(story.history(), picture, Confirmation::NotAsked, story.now());
        ASSERT_TRUE(acts);
        NewRow row = encode(acts->front());
        row.origin = {{}, "Desk", "A. Arbiter", {}, {}};
        row.wall = WallTime{1'795'251'600'000};
        row.at = story.now();
        entry = story.history().last().value() + 1;
        auto journal = SqliteJournal::open(shell / "e.flagfall", storage::Access::ReadWrite).value();
        ASSERT_TRUE(journal->append(story.history().last(), std::span(&row, 1)));
    }
    /// The bytes of the attached file, within the event's.
    void change(std::string const& from, std::string const& to) {
        std::string bytes = textOf(shell / "e.flagfall");
        auto const at = bytes.find(from);
        ASSERT_NE(at, std::string::npos);
        std::ofstream(shell / "e.flagfall", std::ios::binary) << bytes.replace(at, to.size(), to);
    }
    std::int64_t entry = 0;
};

TEST_F(FilesCommand, AreNamedWithTheirRulingAndByThemselves) {
    EXPECT_THAT(lines("").at(1), testing::EndsWith("\tsheet.jpg\t-"));
    auto const ruling = nlohmann::json::parse(lines("--json").at(1));
    EXPECT_EQ(ruling["audience"], "arbiters");
    EXPECT_EQ(ruling["files"][0]["size"], 20);
    auto const said = shell.run("journal files e.flagfall");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.out, testing::StartsWith("# confidential: for the arbiters only\n"));
    EXPECT_THAT(said.out,
                HasSubstr("\tsheet.jpg\timage/jpeg\t20\t" + sha256Of("not really a picture") + "\t-\tof White"));
    auto const file = nlohmann::json::parse(shell.run("journal files e.flagfall --json").out);
    EXPECT_EQ(file["audience"], "arbiters");
    EXPECT_EQ(file["seq"], entry);
    EXPECT_EQ(file["removed"], false);
}

TEST_F(FilesCommand, AreTakenOutByteForByteAndNeverOverAnother) {
    std::string const take = "journal file e.flagfall " + std::to_string(entry) + " out.jpg";
    auto const taken = shell.run(take);
    EXPECT_EQ(taken.code, 0) << taken;
    EXPECT_THAT(taken.out, testing::StartsWith("# confidential: for the arbiters only\n"));
    EXPECT_EQ(textOf(shell / "out.jpg"), "not really a picture");
    EXPECT_EQ(shell.run(take).code, 2) << "there is such a file";
    EXPECT_EQ(shell.run("journal file e.flagfall 1 other.jpg").code, 2) << "that entry has no file";
}

TEST_F(FilesCommand, ThatWereChangedAreFoundByVerify) {
    EXPECT_EQ(shell.run("journal verify e.flagfall").code, 0);
    change("not really", "now really");
    auto const said = shell.run("journal verify e.flagfall");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.problems, HasSubstr("act " + std::to_string(entry) + ": attached file"));
    EXPECT_EQ(shell.run("journal file e.flagfall " + std::to_string(entry) + " out.jpg").code, 1);
}

TEST_F(FilesCommand, AreRescuedWithTheirEvent) {
    EXPECT_EQ(shell.run("journal rescue e.flagfall new.flagfall").code, 0);
    EXPECT_EQ(shell.run("journal verify new.flagfall").code, 0);
    EXPECT_EQ(shell.run("journal file new.flagfall " + std::to_string(entry) + " out.jpg").code, 0);
}

TEST_F(FilesCommand, ThatWereChangedAreMissingInARescuedEventWhichSaysSo) {
    change("not really", "now really");
    auto const said = shell.run("journal rescue e.flagfall new.flagfall");
    EXPECT_EQ(said.code, 1) << said;
    EXPECT_THAT(said.out, testing::EndsWith("\n1 attached file is missing in it\n"));
    EXPECT_THAT(said.problems, HasSubstr("act " + std::to_string(entry) + ": attached file"));
    EXPECT_THAT(shell.run("journal verify new.flagfall").problems, HasSubstr("the file is missing"));
}

TEST_F(FilesCommand, ThatWereChangedAreNamedWhenTheEventIsCopied) {
    EXPECT_TRUE(shell.run("journal copy e.flagfall first.flagfall").problems.empty());
    change("not really", "now really");
    auto const said = shell.run("journal copy e.flagfall copy.flagfall");
    EXPECT_EQ(said.code, 0) << said;
    EXPECT_THAT(said.problems, HasSubstr("copy.flagfall"));
    EXPECT_THAT(said.problems, HasSubstr("act " + std::to_string(entry) + ": attached file"));
}

TEST_F(RulingsCommand, HasEverythingInJson) {
    auto const printed = lines("--json");
    ASSERT_EQ(printed.size(), 3U);
    auto const ruling = nlohmann::json::parse(printed[1]);
    EXPECT_EQ(ruling["against"], "black");
    EXPECT_EQ(ruling["ruling"]["effects"][0], "warn of=black");
    EXPECT_EQ(ruling["ruling"]["note"], "twice");
    EXPECT_TRUE(nlohmann::json::parse(printed[0])["undone"]);
    EXPECT_TRUE(nlohmann::json::parse(printed[2])["ruling"].is_null());
}

} // namespace
} // namespace flagfall::cli::test
