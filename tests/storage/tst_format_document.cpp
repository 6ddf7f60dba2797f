// SPDX-License-Identifier: GPL-3.0-or-later
// docs/journal_format.md must be true in the night when it is needed.
#include "tests/storage/journal_fixtures.h"

#include <gmock/gmock.h>

#include <cstdio>

namespace flagfall::storage::test {
namespace {

std::string document() { return bytesOf(fs::path(SOURCE_DIR) / "docs/journal_format.md"); }

/// What stands between two marks.
std::string between(std::string const& text, std::string const& from, std::string const& to) {
    auto const start = text.find(from);
    if (start == std::string::npos) return {};
    auto const end = text.find(to, start + from.size());
    return text.substr(start + from.size(), end - start - from.size());
}

std::string said(std::string const& command) {
    std::string text;
    FILE* pipe = popen((command + " 2>&1").c_str(), "r");
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) text += static_cast<char>(c);
    pclose(pipe);
    return text;
}

TEST(TheFormatDocument, GivesTheRightHashInItsExample) {
    NewRow const row{.kind = "event.opened",
                     .version = 1,
                     .payload = "{}",
                     .board = std::nullopt,
                     .origin = {aCommand(1), "Desk 1", "A. Arbiter", "", std::nullopt, ""},
                     .wall = session::WallTime{1'700'000'000'000},
                     .at = clock::Instant{}};
    EXPECT_THAT(document(), testing::HasSubstr("`" + hexText(chained(chainStart(), Seq{1}, row)) + "`"));
}

TEST(TheFormatDocument, HasAScriptThatChecksAFileWithoutThisProgram) {
    TempFolder folder;
    write(folder / "check.py", between(document(), "```python\n", "```"));
    fs::path const path = folder / "e.flagfall";
    makeEvent(path, 12);
    std::string const check = "python3 " + (folder / "check.py").string() + " " + path.string();
    EXPECT_EQ(said(check), "12 acts, last hash " + hexText(verified(path).last) + "\n");
    std::string bytes = bytesOf(path);
    write(path, bytes.replace(bytes.find("act number 1005"), 15, "act number 9005"));
    EXPECT_EQ(said(check), "act 5 is damaged or missing; 4 acts before it are good\n");
}

TEST(TheFormatDocument, HasAScriptThatChecksAFileOfFormat1Too) {
    TempFolder folder;
    write(folder / "check.py", between(document(), "```python\n", "```"));
    fs::copy_file(fs::path(SOURCE_DIR) / "tests/storage/data/format_1.flagfall", folder / "e.flagfall");
    std::string const check = "python3 " + (folder / "check.py").string() + " " + (folder / "e.flagfall").string();
    EXPECT_EQ(said(check), "358 acts, last hash c0fb468d47d7d0c70b2c7a1b3d9cc98e0256ca4ada15dbe2476d8143558235a5\n")
        << "what the program of then has printed";
}

TEST(TheFormatDocument, NamesEveryColumn) {
    std::string const text = document();
    for (char const* column :
         {"seq", "kind", "version", "payload", "board", "command", "station", "person", "role", "takes_back",
          "elsewhere", "wall_utc_ms", "at_ns", "hash", "signature", "boot", "ticks_ns"})
        EXPECT_THAT(text, testing::HasSubstr("| `" + std::string(column) + "` |"));
}

} // namespace
} // namespace flagfall::storage::test
