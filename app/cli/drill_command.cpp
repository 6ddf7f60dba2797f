// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/act_text.h"
#include "app/cli/journal_command.h"
#include "app/session/journal/printed_code.h"
#include "app/storage/backup_drill.h"

#include <fmt/format.h>

#include <cstdlib>
#include <string>
#include <system_error>

namespace flagfall::cli::journal {

namespace fs = std::filesystem;

namespace {

/// An empty folder that goes when it is not needed any more.
class FolderForNow {
public:
    FolderForNow() {
        std::string name = (fs::temp_directory_path() / "flagfall-drill-XXXXXX").string();
        if (::mkdtemp(name.data())) m_path = name;
    }
    ~FolderForNow() {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }
    FolderForNow(FolderForNow const&) = delete;
    FolderForNow& operator=(FolderForNow const&) = delete;
    [[nodiscard]] fs::path const& path() const { return m_path; }

private:
    fs::path m_path;
};

Outcome complainAbout(fs::path const& backup, session::OpenProblem const& problem) {
    if (problem.journal) return complain(*problem.journal);
    std::string const what =
        problem.decode ? problem.decode->kind + ": payload: " + problem.decode->what : problem.fold->what;
    complain(backup, oneLine(fmt::format("act {}: {}", problem.seq.value(), what)));
    return Outcome::Damaged;
}

} // namespace

Outcome drill(fs::path const& backup, std::optional<fs::path> const& event) {
    if (auto const refused = refuseAddresses({backup, event.value_or(fs::path{})})) return *refused;
    FolderForNow const folder;
    if (folder.path().empty()) {
        complain(fs::temp_directory_path(), "no folder can be made there to restore into");
        return Outcome::Unreadable;
    }
    auto const drilled = storage::tryRestoring(backup, folder.path(), event);
    if (drilled.problem) return complainAbout(backup, *drilled.problem);
    fmt::print("acts       {}\nplayers    {}\nrounds     {}\ncode       {}\n", drilled.newest.seq.value(),
               drilled.players, drilled.rounds, session::printedCode(drilled.newest));
    for (session::JournalProblem const& file : drilled.filesAmiss)
        complainAboutFile(backup, file.seq.value_or(Seq{0}), file);
    if (drilled.otherHistory) {
        complain(*event, drilled.otherHistory->detail);
        return Outcome::Damaged;
    }
    if (drilled.newer) fmt::print("since then {} more acts in {}\n", *drilled.newer, event->string());
    if (drilled.isGood()) fmt::print("it can be restored: it was, and was opened and read\n");
    return drilled.isGood() ? Outcome::Good : Outcome::Damaged;
}

} // namespace flagfall::cli::journal
