// SPDX-License-Identifier: GPL-3.0-or-later
// Where a command writes to: never over an event, never half a file, never in silence.
#include "app/session/journal/codec.h"
#include "app/storage/sqlite_journal.h"
#include "tests/cli/shell.h"
#include "tests/support/story.h"

#include <gmock/gmock.h>

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
                                 "--help",
                                 "--version"};
    for (char const* const work : {"verify", "dump", "dump --json", "replay", "adjourned", "sheets", "rulings", "files",
                                   "report --interim", "drill"})
        all.push_back("journal " + std::string(work) + " e.flagfall");
    return all;
}

TEST_F(Output, OfEveryCommandToAFullDeviceOrAClosedOneIsToldAndNoSuccess) {
    auto const details = session::Story::withPlayers(4);
    auto journal = storage::SqliteJournal::create(shell / "e.flagfall").value();
    for (session::RecordedAct const& act : details.history().acts()) {
        session::NewRow const row = session::encode(act);
        ASSERT_TRUE(journal->append(Seq{act.seq.value() - 1}, std::span(&row, 1)));
    }
    journal.reset();
    int printing = 0;
    for (std::string const& words : everyCommand())
        for (char const* const to : {">/dev/full", ">&-"}) {
            SCOPED_TRACE(words + " " + to);
            if (shell.run(words).out.empty()) continue;
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
