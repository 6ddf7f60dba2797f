// SPDX-License-Identifier: GPL-3.0-or-later
// Where a command writes to: never over an event, never half a file, never in silence.
#include "app/session/journal/codec.h"
#include "app/storage/sqlite_journal.h"
#include "tests/cli/shell.h"
#include "tests/support/story.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <sstream>

namespace flagfall::cli::test {
namespace {

using testing::HasSubstr;

struct Output : testing::Test {
    /// What a command with this redirection of its output comes to.
    Said redirected(std::string const& words, std::string const& to) const {
        return shell.run("perft 1 >/dev/null; '" FLAGFALL_CLI "' " + words + " " + to + " 2>told; echo $? >code; true");
    }
    [[nodiscard]] std::string told() const { return textOf(shell / "told"); }
    [[nodiscard]] std::string code() const { return textOf(shell / "code"); }
    /// As e.flagfall.
    void saveEvent() const {
        auto story = session::Story::withPlayers(4);
        story.does(session::PairRound{});
        auto journal = storage::SqliteJournal::create(shell / "e.flagfall").value();
        for (session::RecordedAct const& act : story.history().acts()) {
            session::NewRow const row = session::encode(act);
            ASSERT_TRUE(journal->append(Seq{act.seq.value() - 1}, std::span(&row, 1)));
        }
    }
    Shell shell;
    std::string generate = "generate --players 4 --rounds 2 --seed 1";
};

TEST_F(Output, IsNeverWrittenOverAnEvent) {
    ASSERT_TRUE(storage::SqliteJournal::create(shell / "open.flagfall"));
    std::string const before = textOf(shell / "open.flagfall");
    for (char const* const target : {"open.flagfall", "./open.flagfall", "link"}) {
        SCOPED_TRACE(target);
        std::error_code ignored;
        fs::create_symlink("open.flagfall", shell / "link", ignored);
        auto const said = shell.run(generate + " -o " + target);
        EXPECT_EQ(said.code, 2) << said;
        EXPECT_THAT(said.problems, HasSubstr("open.flagfall: this is a database, perhaps an event"));
        EXPECT_EQ(textOf(shell / "open.flagfall"), before);
    }
}

/// Each way to name a file that is written.
std::vector<std::string> everyTarget() {
    return {"generate --players 4 --rounds 2 --seed 1 -o $",
            "lists generate 10 -o $",
            "trf " SOURCE_DIR "/tests/fuzz/seeds/trf/valid -o $",
            "pgn " SOURCE_DIR "/tests/fuzz/seeds/pgn/game -o $",
            "pair " SOURCE_DIR "/tests/fuzz/seeds/trf/valid -p $",
            "players " SOURCE_DIR "/tests/fuzz/seeds/trf/valid -o $",
            "players " SOURCE_DIR "/tests/fuzz/seeds/trf/valid --to xlsx -o $",
            "export e.flagfall --what players -o $",
            "export e.flagfall --what report -o $",
            "journal report --interim e.flagfall -o $",
            "journal copy e.flagfall $",
            "journal anonymise e.flagfall $",
            "journal rescue e.flagfall $",
            "journal file e.flagfall 1 $",
            "rehearse --players 4 --rounds 1 --troubles 0 -o $"};
}

/// The subcommands that a help names.
std::vector<std::string> subcommandsIn(std::string const& help) {
    std::vector<std::string> found;
    auto const begin = help.find("Subcommands:\n");
    if (begin == std::string::npos) return found;
    std::istringstream lines(help.substr(help.find('\n', begin) + 1));
    for (std::string line; std::getline(lines, line) && line.starts_with("  ");)
        if (line[2] != ' ') found.push_back(line.substr(2, line.find(' ', 2) - 2));
    return found;
}

bool isAmong(std::vector<std::string> const& words, std::string const& command) {
    return std::ranges::any_of(
        words, [&command](std::string const& one) { return one == command || one.starts_with(command + " "); });
}

/// An event, what lies beside one, and an event that nobody would know again by its first bytes.
TEST_F(Output, OfNoCommandIsWrittenOverWhatBelongsToAnEvent) {
    saveEvent();
    ASSERT_TRUE(storage::SqliteJournal::create(shell / "open.flagfall"));
    ASSERT_TRUE(storage::SqliteJournal::create(shell / "renamed.db"));
    fs::rename(shell / "renamed.db", shell / "renamed");
    for (char const* const name : {"open.flagfall-wal", "open.flagfall-shm", "renamed-wal", "open.flagfall-refused"})
        std::ofstream(shell / name) << "acts";
    std::ofstream(shell / "damaged.flagfall") << "no header any more";
    std::ofstream(shell / "log", std::ios::binary) << std::string_view("\x37\x7f\x06\x82 and frames");
    for (std::string const& words : everyTarget())
        for (char const* const target :
             {"open.flagfall", "open.flagfall-wal", "open.flagfall-shm", "open.flagfall-refused", "renamed",
              "renamed-wal", "damaged.flagfall", "log"}) {
            SCOPED_TRACE(words + " " + target);
            std::string const before = textOf(shell / target);
            std::string all = words;
            all.replace(all.find('$'), 1, target);
            auto const said = shell.run(all);
            EXPECT_EQ(said.code, 2) << said;
            EXPECT_EQ(textOf(shell / target), before);
        }
    auto const journal = "open.flagfall-journal"; // also one that is not there yet
    EXPECT_EQ(shell.run(generate + " -o " + journal).code, 2);
    EXPECT_FALSE(fs::exists(shell / journal));
}

TEST_F(Output, TidiesWhatAKilledProgramHasLeft) {
    std::ofstream(shell / "x.trf.part-4194304-0") << "half"; // no program has such a number
    std::ofstream(shell / ("x.trf.part-" + std::to_string(getpid()) + "-0").c_str()) << "at work";
    EXPECT_EQ(shell.run(generate + " -o x.trf").code, 0);
    EXPECT_FALSE(fs::exists(shell / "x.trf.part-4194304-0"));
    EXPECT_TRUE(fs::exists(shell / ("x.trf.part-" + std::to_string(getpid()) + "-0").c_str()));
}

TEST_F(Output, ReplacesAFileWhenItIsWholeAndKeepsALink) {
    std::ofstream(shell / "old.trf") << "old";
    fs::create_symlink("old.trf", shell / "link.trf");
    EXPECT_EQ(shell.run(generate + " -o link.trf").code, 0);
    EXPECT_TRUE(fs::is_symlink(shell / "link.trf"));
    EXPECT_THAT(textOf(shell / "old.trf"), HasSubstr("012 Random tournament 1"));
    for (auto const& entry : fs::directory_iterator((shell / "old.trf").parent_path()))
        EXPECT_THAT(entry.path().filename().string(), testing::Not(HasSubstr(".part-")));
}

TEST_F(Output, ToAFolderThatIsNotThereIsToldWithTheReason) {
    auto const said = shell.run(generate + " -o nowhere/x.trf");
    EXPECT_EQ(said.code, 2) << said;
    EXPECT_THAT(said.problems, HasSubstr("x.trf: cannot be written: No such file or directory"));
}

/// Each way to say something on standard output.
std::vector<std::string> everyCommand() {
    std::vector<std::string> all{"generate --players 4 --rounds 2 --seed 1",
                                 "perft 1",
                                 "article 6.9",
                                 "ruling --words",
                                 "clock " SOURCE_DIR "/tests/clock/vectors/plain_time.txt",
                                 "trf " SOURCE_DIR "/tests/fuzz/seeds/trf/valid",
                                 "standings " SOURCE_DIR "/tests/fuzz/seeds/trf/valid",
                                 "pgn " SOURCE_DIR "/tests/fuzz/seeds/pgn/game",
                                 "pair " SOURCE_DIR "/tests/fuzz/seeds/trf/valid",
                                 "pair " SOURCE_DIR "/tests/fuzz/seeds/trf/valid --explain",
                                 "check " SOURCE_DIR "/tests/fuzz/seeds/trf/valid",
                                 "players " SOURCE_DIR "/tests/fuzz/seeds/trf/valid",
                                 "players e.flagfall",
                                 "export e.flagfall --what players",
                                 "standings e.flagfall",
                                 "standings e.flagfall --card 1",
                                 "verdict <" SOURCE_DIR "/tests/cli/CMakeLists.txt",
                                 "lists generate 20",
                                 "lists import list.txt --month 2026-11 --folder shelf",
                                 "lists show --folder shelf",
                                 "lists search a --folder shelf",
                                 "lists compare e.flagfall --folder shelf",
                                 "journal clock e.flagfall --board 1",
                                 "journal clocks e.flagfall",
                                 "journal copy e.flagfall new.flagfall",
                                 "journal anonymise e.flagfall new.flagfall",
                                 "journal rescue e.flagfall new.flagfall",
                                 "--help",
                                 "--version"};
    all.emplace_back("lists remove --folder spare --month 2026-11");
    all.emplace_back("rehearse --players 4 --rounds 1 --troubles 0 -o new.flagfall");
    all.emplace_back("journal file e.flagfall 1 new");
    for (char const* const work : {"verify", "dump", "dump --json", "replay", "adjourned", "sheets", "rulings", "files",
                                   "report --interim", "drill"})
        all.push_back("journal " + std::string(work) + " e.flagfall");
    return all;
}

/// The program itself says which commands there are: a new one is tried here, too.
TEST_F(Output, IsTriedOfEveryCommandThatThereIs) {
    int commands = 0;
    for (std::string const& first : subcommandsIn(shell.run("--help").out)) {
        auto parts = subcommandsIn(shell.run(first + " --help").out);
        std::ranges::for_each(parts, [&first](std::string& part) { part = first + " " + part; });
        if (parts.empty()) parts.push_back(first);
        for (std::string const& command : parts) {
            ++commands;
            EXPECT_TRUE(isAmong(everyCommand(), command)) << command << ": on standard output";
            std::string const help = shell.run(command + " --help").out;
            bool const writes = help.find("\n  -o") != std::string::npos || help.find("TARGET") != std::string::npos;
            EXPECT_TRUE(!writes || isAmong(everyTarget(), command)) << command << ": to a file";
        }
    }
    EXPECT_GT(commands, 30);
}

TEST_F(Output, OfEveryCommandToAFullDeviceOrAClosedOneIsToldAndNoSuccess) {
    saveEvent();
    ASSERT_EQ(shell.run("lists generate 20 -o list.txt").code, 0);
    ASSERT_EQ(shell.run("lists import list.txt --month 2026-11 --folder shelf").code, 0);
    int printing = 0;
    auto const beginAnew = [this] {
        fs::remove(shell / "new.flagfall");
        fs::remove_all(shell / "spare");
        fs::copy(shell / "shelf", shell / "spare", fs::copy_options::recursive);
    };
    for (std::string const& words : everyCommand())
        for (char const* const to : {">/dev/full", ">&-"}) {
            SCOPED_TRACE(words + " " + to);
            beginAnew();
            bool const prints = !shell.run(words).out.empty();
            beginAnew();
            if (!prints) continue;
            ++printing;
            (void)redirected(words, to);
            EXPECT_EQ(code(), "2\n");
            EXPECT_THAT(told(), HasSubstr("standard output: cannot be written"));
        }
    EXPECT_GT(printing, static_cast<int>(everyCommand().size())) << "most of them print something, and so are tried";
}

TEST_F(Output, ToAFullDeviceByItsNameIsToldAndDoesNotReplaceIt) {
    EXPECT_EQ(shell.run(generate + " -o /dev/full").code, 2);
    EXPECT_TRUE(fs::exists("/dev/full")) << "a device is no file to be replaced";
}

TEST_F(Output, ThatIsClosedIsToldAndNoSuccess) {
    (void)redirected("article 6.9", ">&-");
    EXPECT_EQ(code(), "2\n");
    EXPECT_THAT(told(), HasSubstr("standard output: cannot be written"));
}

} // namespace
} // namespace flagfall::cli::test
