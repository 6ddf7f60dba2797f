// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are large, or made to be hard to read: what a reader takes stays in proportion.
#include "tests/cli/shell.h"

#include <gmock/gmock.h>

#include <cstdlib>

namespace flagfall::cli::test {
namespace {

using testing::HasSubstr;

std::string times(std::string const& text, std::size_t bytes) {
    std::string all;
    all.reserve(bytes + text.size());
    while (all.size() < bytes) all += text;
    return all;
}

struct ALargeFile : testing::TestWithParam<char const*> {
    Shell shell;

    /// With so much memory for each byte, and some for the program itself; it ends in time, and by itself.
    void expectEnds(std::string const& words, std::string const& text, [[maybe_unused]] std::size_t memoryForAByte) {
        std::ofstream(shell / "large", std::ios::binary) << text;
#ifdef __SANITIZE_ADDRESS__
        std::string const limit = "unlimited"; // the sanitizer takes all of the addresses: it ends in time, no more
#else
        std::string const limit = std::to_string(300'000 + memoryForAByte * text.size() / 1024);
#endif
        auto const said =
            shell.run("--version >/dev/null; ulimit -v " + limit + "; timeout 60 '" FLAGFALL_CLI "' " + words);
        EXPECT_GE(said.code, 0) << words;
        EXPECT_LE(said.code, 2) << words << ": " << said.problems.substr(0, 400);
    }
};

TEST_P(ALargeFile, IsReadWithMemoryInProportion) {
    std::size_t const size = std::getenv("FLAGFALL_FAULTS") ? 16'000'000 : 1'000'000;
    constexpr std::size_t most = 64; // bytes for each byte of the file
    for (char const* const piece : {"\n", "a", "|", "[a ", "{", "(", "001 ", "1. e4 ", "\t;", "\"", "a,b\n", "a  b  ",
                                    "XXP 1 2\n", "# |@1|1|1|1|1\n"}) {
        SCOPED_TRACE(piece);
        expectEnds(GetParam(), times(piece, size), most);
    }
}

INSTANTIATE_TEST_SUITE_P(Each, ALargeFile,
                         testing::Values("clock large", "trf large", "standings large", "pgn large", "ruling large",
                                         "check large", "pair large", "players large", "verdict <large",
                                         "lists import large --month 2026-11 --folder shelf"));

/// Four times as much takes four times as long, and not sixteen times.
TEST(ATable, WithManyEmptyLinesIsReadInTimeInProportion) {
    Shell const shell;
    std::ofstream(shell / "large", std::ios::binary) << "Name,Rating\nAdam,1800\n" << times("\n", 4'000'000);
    auto const said = shell.run("--version >/dev/null; ulimit -t 10; '" FLAGFALL_CLI "' players large");
    EXPECT_EQ(said.code, 0) << said.problems.substr(0, 400);
}

TEST(AnEndlessFile, IsRefused) {
    Shell const shell;
    for (char const* const words : {"trf", "pgn", "ruling", "clock", "standings", "check", "players", "pair"}) {
        auto const said = shell.run("--version >/dev/null; ulimit -v 400000; timeout 20 '" FLAGFALL_CLI "' " +
                                    std::string(words) + " /dev/zero");
        EXPECT_EQ(said.code, 2) << words << ": " << said;
        EXPECT_THAT(said.problems, HasSubstr("/dev/zero: is a device, and may have no end"));
    }
}

TEST(AnEndlessInput, IsReadUpToABoundAndNoFurther) {
    Shell const shell;
    for (char const* const words : {"ruling", "verdict"}) {
        auto const said = shell.run("--version >/dev/null; ulimit -v 400000; timeout 20 '" FLAGFALL_CLI "' " +
                                    std::string(words) + " </dev/zero");
        EXPECT_EQ(said.code, 2) << words << ": " << said;
        EXPECT_THAT(said.problems, HasSubstr("what follows is not read"));
    }
}

/// Files that were found to be hard once, where they are at hand.
TEST(AHostileFile, IsReadInTimeAndWithMemoryInProportion) {
    fs::path const archive = SOURCE_DIR "/../shared/vectors/hostile.tar.xz";
    if (!fs::exists(archive))
        GTEST_SKIP() << "the hard files are no part of a clone; the tests above ask the same of files they make";
    Shell const shell;
    (void)shell.run("--version >/dev/null; tar -xJf '" + archive.string() + "'");
    int tried = 0;
    for (auto const& entry : fs::directory_iterator((shell / "x").parent_path())) {
        std::string const name = entry.path().filename().string();
        if (name == "out" || name == "problems") continue;
        for (std::string const words :
             {"standings", "players", "trf", "pgn", "check", "clock", "ruling", "journal verify", "journal dump",
              "journal dump --json", "journal replay", "export --what standings"}) {
            ++tried;
            auto const said = shell.run("--version >/dev/null; ulimit -v 600000; timeout 20 '" FLAGFALL_CLI "' " +
                                        words + " '" + name + "'");
            EXPECT_GE(said.code, 0) << words << " " << name;
            EXPECT_LE(said.code, 2) << words << " " << name << ": " << said.problems.substr(0, 400);
            EXPECT_THAT(said.out, testing::Not(HasSubstr("\x1b"))) << words << " " << name;
        }
    }
    EXPECT_GT(tried, 100);
}

} // namespace
} // namespace flagfall::cli::test
