// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outcome.h"

#include "app/cli/shown_text.h"
#include "app/storage/postgres_address.h"

#include <fmt/format.h>

#include <cstdio>

namespace flagfall::cli {

using session::JournalFault;

namespace {

std::string_view faultWords(JournalFault fault) {
    switch (fault) {
    case JournalFault::NotFound: return "there is no such file";
    case JournalFault::NotAJournal: return "not an event file";
    case JournalFault::NewerFormat: return "written by a newer version";
    case JournalFault::OlderFormat: return "of an older format";
    case JournalFault::Damaged: return "damaged";
    case JournalFault::Incomplete: return "incomplete";
    case JournalFault::TakenAway: return "moved, replaced or cut by another program";
    case JournalFault::InUse: return "in use";
    case JournalFault::ReadOnly: return "cannot be written here";
    case JournalFault::DiskFull: return "the disk is full";
    case JournalFault::OutOfOrder: return "another program has added entries";
    case JournalFault::IoError: return "the disk or system refuses";
    case JournalFault::AlreadyExists: return "the file already exists";
    case JournalFault::GivenUp: return "given up";
    }
    return "unknown problem";
}

std::string explained(session::JournalProblem const& problem) {
    std::string text;
    if (problem.seq) text += fmt::format("act {}: ", problem.seq->value());
    bool const onServer = storage::isPostgresAddress(problem.file);
    text += onServer && problem.fault == JournalFault::NotFound ? "not found" : faultWords(problem.fault);
    if (problem.fault == JournalFault::NewerFormat)
        return text + fmt::format(" (format {}, this program knows {})", problem.formatFound, problem.formatKnown);
    return problem.detail.empty() ? text : text + ": " + problem.detail;
}

} // namespace

void complain(std::filesystem::path const& file, std::string_view what) {
    std::fflush(stdout); // so that both come in order where they go to the same place
    fmt::print(stderr, "flagfall-cli: {}: {}\n", oneLine(file.string()), shownText(what));
}

Outcome complain(session::JournalProblem const& problem) {
    complain(problem.file, explained(problem));
    bool const readable = problem.fault == JournalFault::Damaged || problem.fault == JournalFault::Incomplete;
    return readable ? Outcome::Damaged : Outcome::Unreadable;
}

std::optional<Outcome> refuseAddresses(std::initializer_list<std::filesystem::path> files) {
    for (std::filesystem::path const& file : files) {
        if (!storage::isPostgresAddress(file.string())) continue;
        auto const address = storage::PostgresAddress::read(file.string());
        complain(address ? address->shown : address.error().file,
                 "a file is wanted; journal copy makes one of an event in a database");
        return Outcome::Unreadable;
    }
    return std::nullopt;
}

void complainAboutFile(std::filesystem::path const& file, Seq act, session::JournalProblem const& problem) {
    complain(file, fmt::format("act {}: attached file: {}", act.value(), oneLine(problem.detail)));
}

} // namespace flagfall::cli
