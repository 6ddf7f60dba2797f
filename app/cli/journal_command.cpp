// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/journal_command.h"

#include "app/cli/act_text.h"
#include "app/cli/adjourned_sheet.h"
#include "app/cli/clock_sheet.h"
#include "app/cli/event_file.h"
#include "app/cli/event_text.h"
#include "app/cli/rulings_sheet.h"
#include "app/cli/seals_check.h"
#include "app/cli/text_target.h"
#include "app/cli/time_of_day.h"
#include "app/session/desk/desk.h"
#include "app/session/event/adjourned_game.h"
#include "app/session/event/open_games.h"
#include "app/session/journal/codec.h"
#include "app/session/reports/event_report.h"
#include "app/session/reports/scoresheets.h"
#include "app/session/sealing/lock.h"
#include "app/storage/clean_copy.h"
#include "app/storage/journal_door.h"
#include "app/storage/postgres_address.h"
#include "app/storage/sqlite_journal.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>

namespace flagfall::cli::journal {

using session::JournalProblem;
using session::Row;
using storage::Access;
namespace fs = std::filesystem;

namespace {

/// Everything good in the file; the file is closed again.
Expected<storage::GoodRows, JournalProblem> rowsOf(fs::path const& file) {
    auto journal = storage::openJournal(file.string(), Access::ReadOnly);
    if (!journal) return refused(std::move(journal.error()));
    return (*journal)->readGood();
}

/// What is wrong with the file, if anything is, after all has been printed that could be.
Outcome conclude(storage::GoodRows const& found) { return cli::conclude(found.problem, found.rows.size()); }

Outcome complainAboutActs(fs::path const& file, session::OpenProblem const& problem) {
    std::string what = fmt::format("act {}: ", problem.seq.value());
    if (problem.decode) what += problem.decode->kind + ": payload: " + problem.decode->what;
    if (problem.fold) what += problem.fold->what;
    complain(file, oneLine(what));
    return Outcome::Damaged;
}

/// Whether the files that belong to acts are there and as they were.
Expected<bool, JournalProblem> filesAreWhole(fs::path const& file) {
    auto journal = storage::openJournal(file.string(), Access::ReadOnly);
    if (!journal) return refused(std::move(journal.error()));
    auto const amiss = (*journal)->filesAmiss();
    for (JournalProblem const& problem : amiss) complainAboutFile(file, problem.seq.value_or(Seq{0}), problem);
    return amiss.empty();
}

/// Said of a file that holds.
void tellOfDoubt(fs::path const& file) {
    if (storage::isPostgresAddress(file.string())) return;
    auto journal = storage::SqliteJournal::open(file, Access::ReadOnly);
    if (journal && (*journal)->endsInDoubt())
        complain(file, "its -wal ends in an entry that does not hold: one that a power cut caught on its way, or one "
                       "that was damaged since; compare the last entry");
}

/// Entries that were refused while the disk failed, and that nobody has decided about since.
Expected<std::vector<Seq>, JournalProblem> undecidedIn(fs::path const& file, session::History const& history) {
    auto journal = storage::openJournal(file.string(), Access::ReadOnly);
    if (!journal) return refused(std::move(journal.error()));
    return history.undecided((*journal)->refusedAndFound());
}

/// Whether what was written can be opened: entries may hold together, and not follow from each other.
Outcome conclusionOf(fs::path const& written) {
    auto const found = rowsOf(written);
    if (!found) return complain(found.error());
    auto const history = session::replay(found->rows);
    return history ? Outcome::Good : complainAboutActs(written, history.error());
}

/// Above what is said of rulings in lines; in JSON each line says it of itself.
void printConfidential() { fmt::print("# confidential: for the arbiters only\n"); }

// --- dump ------------------------------------------------------------------------------------------------------

std::string says(Row const& row) {
    auto const act = session::decode(row);
    return act ? sentence(act->act) : "? " + oneLine(act.error().what);
}

void printText(Row const& row) {
    fmt::print("{}\t{}\t{}\t{}\t{} v{}\t{}\t{}\t{}\n", row.seq.value(), utcText(row.wall), axisText(row.at),
               oneLine(fromWhom(row.origin)), oneLine(row.kind), row.version,
               row.board ? fmt::format("board {}", *row.board) : "-", oneLine(session::withoutLocks(row.payload)),
               says(row));
}

void printJson(Row const& row) {
    nlohmann::ordered_json line;
    line["seq"] = row.seq.value();
    line["wall"] = utcText(row.wall);
    line["wall_utc_ms"] = row.wall.value();
    line["at_ns"] = row.at.time_since_epoch().count();
    line["command"] = session::text(row.origin.command);
    line["station"] = row.origin.station.text();
    line["person"] = row.origin.person.text();
    line["role"] = row.origin.role.text();
    if (row.origin.takesBack)
        line["takes_back"] = session::text(*row.origin.takesBack);
    else
        line["takes_back"] = nullptr;
    line["elsewhere"] = row.origin.elsewhere.text();
    line["kind"] = row.kind;
    line["version"] = row.version;
    if (row.board)
        line["board"] = *row.board;
    else
        line["board"] = nullptr;
    nlohmann::ordered_json payload(nlohmann::ordered_json::value_t::discarded);
    std::string const shown = session::withoutLocks(row.payload);
    if (!session::nestsTooDeeply(shown)) payload = nlohmann::ordered_json::parse(shown, nullptr, false);
    line["payload"] = payload.is_discarded() ? nlohmann::ordered_json(shown) : std::move(payload);
    line["hash"] = storage::hexText(row.hash);
    line["says"] = says(row);
    fmt::print("{}\n", shownJson(line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)));
}

// --- clocks ----------------------------------------------------------------------------------------------------

/// An event as far as its file is good, and until when anything is known of it.
struct Known {
    storage::GoodRows found;
    session::History history;
    clock::Instant until;
};

Expected<Known, Outcome> known(fs::path const& file) {
    auto journal = storage::openJournal(file.string(), Access::ReadOnly);
    if (!journal) return refused(complain(journal.error()));
    Known known{(*journal)->readGood(), {}, {}};
    auto history = session::replay(known.found.rows);
    if (!history) return refused(complainAboutActs(file, history.error()));
    known.history = std::move(*history);
    for (auto const& act : known.history.acts()) known.until = std::max(known.until, act.at);
    if (auto const beat = (*journal)->lastBeat(); beat && session::isSound(*beat))
        known.until = std::max(known.until, beat->at);
    return known;
}

Outcome askedWrongly(fs::path const& file, std::string_view what) {
    complain(file, what);
    return Outcome::Unreadable;
}

Expected<session::Round const*, Outcome> roundOf(fs::path const& file, Known const& known, std::optional<int> asked) {
    auto const& state = known.history.state();
    auto const* const round = asked ? state.round(RoundNumber{*asked}) : state.currentRound();
    if (round) return round;
    return refused(askedWrongly(file, asked ? fmt::format("there is no round {}", *asked) : "no round is paired yet"));
}

/// The moment that is asked for. Where the computer's clock showed the time twice, the later one.
Expected<clock::Instant, Outcome> momentAsked(fs::path const& file, Known const& known,
                                              session::BoardRecord const& record, std::string const& words) {
    auto const asked = readTimeOfDay(words);
    if (!asked) return refused(askedWrongly(file, "--at: a time is written 14:32, 14:32:05 or 2026-11-21T14:32:05Z"));
    auto const& axis = record.axis();
    session::WallTime const first = record.entries().front().wall;
    session::WallTime const last = axis.wallAt(known.until);
    auto const wall = momentOf(*asked, first, last);
    if (!wall)
        return refused(askedWrongly(file, fmt::format("--at: {} is not between the pairing, {}, and the last recorded "
                                                      "time, {}",
                                                      words, localAndUtc(first), localAndUtc(last))));
    auto const moments = axis.momentsAt(*wall);
    if (moments.skipped) complain(file, "the computer's clock never showed that time: it was set forward or asleep");
    if (moments.all.size() > 1)
        complain(file, "the computer's clock was set back and showed that time more than once: this is the last one");
    return moments.all.empty() ? record.entries().front().at
                               : std::max(moments.all.back(), record.entries().front().at);
}

/// `no result on board 2 of round 1, nor on 3 more`.
std::string openText(std::vector<session::OpenGame> const& games) {
    std::string const first =
        fmt::format("no result on board {} of round {}", games.front().board.value(), games.front().round.value());
    return games.size() == 1 ? first : fmt::format("{}, nor on {} more", first, games.size() - 1);
}

void printSheet(session::EventState const& state, session::MissingSheet const& sheet, Form form) {
    session::Player const* const player = state.player(sheet.player);
    std::string const name = player ? player->details.name : "?";
    std::string_view const side = sheet.side == Colour::White ? "white" : "black";
    if (form == Form::Text) {
        fmt::print("{}.{}\t{}\t{}\n", sheet.round.value(), sheet.board.value(), side, oneLine(name));
        return;
    }
    nlohmann::ordered_json const line{
        {"round", sheet.round.value()}, {"board", sheet.board.value()}, {"side", side}, {"player", name}};
    fmt::print("{}\n", shownJson(line.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace)));
}

} // namespace

Outcome verify(fs::path const& file, std::vector<std::string> const& against) {
    auto const found = rowsOf(file);
    if (!found) return complain(found.error());
    auto const history = session::replay(found->rows);
    auto const last = found->rows.empty() ? storage::chainStart(found->format) : found->rows.back().hash;
    fmt::print("acts       {}\n", found->rows.size());
    if (history)
        fmt::print("players    {}\nrounds     {}\n", history->state().players.size(), history->state().rounds.size());
    fmt::print("last hash  {}\n", storage::hexText(last));
    Outcome const outcome = conclude(*found);
    if (!history) return complainAboutActs(file, history.error());
    auto const whole = filesAreWhole(file);
    if (!whole) return complain(whole.error());
    if (outcome != Outcome::Good) return outcome;
    if (!*whole) return Outcome::Damaged;
    if (Outcome const vouched = checkSeals(file, found->rows, against); vouched != Outcome::Good) return vouched;
    auto const undecided = undecidedIn(file, *history);
    if (!undecided) return complain(undecided.error());
    for (Seq const seq : *undecided)
        complain(file, fmt::format("act {}: the disk failed when it was saved, and it was not known whether it was; "
                                   "open the event and say whether it counts",
                                   seq.value()));
    if (!undecided->empty()) return Outcome::Damaged;
    tellOfDoubt(file);
    fmt::print("no problems found\n");
    return outcome;
}

Outcome dump(fs::path const& file, Form form) {
    auto const found = rowsOf(file);
    if (!found) return complain(found.error());
    for (Row const& row : found->rows) form == Form::Json ? printJson(row) : printText(row);
    return conclude(*found);
}

Outcome replay(fs::path const& file, std::optional<std::int64_t> at) {
    auto found = rowsOf(file);
    if (!found) return complain(found.error());
    auto const size = std::ssize(found->rows);
    if (at && (*at < 0 || *at > size)) {
        complain(file, fmt::format("--at: there is no entry {}, the last one is {}", *at, size));
        return found->problem ? conclude(*found) : Outcome::Unreadable;
    }
    auto rows = found->rows;
    rows.resize(static_cast<std::size_t>(at.value_or(size)));
    auto const history = session::replay(rows);
    if (!history) return complainAboutActs(file, history.error());
    printShown(eventText(*history));
    // Damage after the moment that was asked for is not the question.
    return at ? Outcome::Good : conclude(*found);
}

Outcome report(fs::path const& file, fs::path const& target, Stage stage) {
    auto const event = known(file);
    if (!event) return event.error();
    session::EventState const& state = event->history.state();
    if (!state.opened()) return askedWrongly(file, "the event is not opened yet");
    if (auto const open = openGames(state); stage == Stage::Finished && !open.empty())
        return askedWrongly(file, fmt::format("{}; --interim writes a report in which that is marked", openText(open)));
    if (!writeText(pairing::trf::write(session::reportOf(state)), target)) return Outcome::Unreadable;
    return conclude(event->found);
}

Outcome copy(fs::path const& file, fs::path const& target) {
    auto const copied = storage::copyJournal(file.string(), target.string());
    if (!copied) return complain(copied.error());
    fmt::print("acts       {}\nlast hash  {}\n", copied->acts, storage::hexText(copied->last));
    // The copy is as good as the event is; whoever keeps it should know what it lacks.
    if (auto const whole = filesAreWhole(target); !whole) return complain(whole.error());
    return conclusionOf(target);
}

Outcome anonymise(fs::path const& file, fs::path const& target, storage::Names names) {
    if (auto const refused = refuseAddresses({file, target})) return *refused;
    auto const entries = storage::writeCleanCopy(file, target, names);
    if (!entries && entries.error().journal) return complain(*entries.error().journal);
    if (!entries) return complainAboutActs(file, entries.error());
    if (names == storage::Names::Kept)
        fmt::print("{} entries written to {} without e-mail addresses, telephone numbers and days of birth\n", *entries,
                   target.string());
    else
        fmt::print("{} entries written to {} without names; ratings, results, moves and days are those of the event\n",
                   *entries, target.string());
    return conclusionOf(target);
}

Outcome clock(fs::path const& file, ClockQuestion const& question) {
    auto const event = known(file);
    if (!event) return event.error();
    auto const round = roundOf(file, *event, question.round);
    if (!round) return round.error();
    BoardNumber const number{question.board.value_or(0)};
    if (!(*round)->board(number))
        return askedWrongly(file, fmt::format("round {} has no board {}", (*round)->number.value(), number.value()));
    session::BoardRecord record{(*round)->number, number};
    record.follow(event->history);
    if (question.at.empty()) {
        printShown(clockSheet(event->history, record, event->until));
        return conclude(event->found);
    }
    auto const at = momentAsked(file, *event, record, question.at);
    if (!at) return at.error();
    printShown(momentSheet(event->history, record, *at));
    return conclude(event->found);
}

Outcome clocks(fs::path const& file, ClockQuestion const& question) {
    auto const event = known(file);
    if (!event) return event.error();
    auto const round = roundOf(file, *event, question.round);
    if (!round) return round.error();
    if ((*round)->boards.empty()) return askedWrongly(file, "the round has no boards");
    clock::Instant at = event->until;
    if (!question.at.empty()) {
        session::BoardRecord record{(*round)->number, (*round)->boards.front().number};
        record.follow(event->history);
        auto const asked = momentAsked(file, *event, record, question.at);
        if (!asked) return asked.error();
        at = *asked;
    }
    printShown(hallSheet(event->history, **round, at));
    return conclude(event->found);
}

Outcome rulings(fs::path const& file, RulingsQuestion const& question) {
    auto const event = known(file);
    if (!event) return event.error();
    session::History const& history = event->history;
    if (question.form == Form::Text) printConfidential();
    for (session::RecordedRuling const& ruling : session::rulingsOnRecord(history)) {
        if (question.round && ruling.round.value() != *question.round) continue;
        if (!isAboutPlayer(history, ruling, question.player)) continue;
        if (question.scenarios)
            printShown(rulingScenario(history, ruling));
        else
            printShown(question.form == Form::Json ? rulingJson(history, ruling) : rulingLine(history, ruling));
    }
    return conclude(event->found);
}

Outcome adjourned(fs::path const& file, Form form) {
    auto const event = known(file);
    if (!event) return event.error();
    session::EventState const& state = event->history.state();
    for (session::Round const& round : state.rounds)
        for (session::Board const& board : round.boards)
            if (session::isUnsettled(event->history, round.number, board))
                printShown(form == Form::Json ? adjournedJson(state, round.number, board)
                                              : adjournedLine(state, round.number, board));
    return conclude(event->found);
}

Outcome sheets(fs::path const& file, std::optional<int> asked, Form form) {
    auto const event = known(file);
    if (!event) return event.error();
    session::EventState const& state = event->history.state();
    if (asked && !state.round(RoundNumber{*asked}))
        return askedWrongly(file, fmt::format("there is no round {}", *asked));
    for (session::Round const& round : state.rounds) {
        if (asked && round.number.value() != *asked) continue;
        for (session::MissingSheet const& sheet : missingSheets(state, round)) printSheet(state, sheet, form);
    }
    return conclude(event->found);
}

Outcome files(fs::path const& file, Form form) {
    auto const event = known(file);
    if (!event) return event.error();
    if (form == Form::Text) printConfidential();
    for (session::RecordedAct const& act : event->history.acts())
        if (std::holds_alternative<session::FileAttached>(act.act))
            printShown(form == Form::Json ? fileJson(event->history, act) : fileLine(event->history, act));
    return conclude(event->found);
}

/// What an act says of the file beside it.
struct FileBeside {
    std::string sha256, name, type;
};
std::optional<FileBeside> fileIn(session::Act const& act) {
    if (auto const* const attached = std::get_if<session::FileAttached>(&act))
        return FileBeside{attached->file->sha256, attached->file->name, attached->file->type};
    auto const* const contacts = std::get_if<session::ContactsKept>(&act);
    if (!contacts || contacts->sha256.empty()) return std::nullopt;
    return FileBeside{contacts->sha256, "contacts.json", "application/json"};
}

Outcome extract(fs::path const& file, std::int64_t entry, fs::path const& target) {
    auto const event = known(file);
    if (!event) return event.error();
    auto const& acts = event->history.acts();
    bool const there = entry >= 1 && entry <= std::ssize(acts);
    auto const of = there ? fileIn(acts[static_cast<std::size_t>(entry - 1)].act) : std::nullopt;
    if (!of) return askedWrongly(file, fmt::format("entry {} has no file", entry));
    auto journal = storage::openJournal(file.string(), Access::ReadOnly);
    if (!journal) return complain(journal.error());
    auto const bytes = (*journal)->file(of->sha256);
    if (!bytes) {
        complainAboutFile(file, Seq{entry}, bytes.error());
        return Outcome::Damaged;
    }
    if (std::error_code ignored; fs::exists(fs::symlink_status(target, ignored)))
        return askedWrongly(target, "there is such a file");
    if (!writeText(*bytes, target)) return Outcome::Unreadable;
    printConfidential();
    fmt::print("{}\t{}\t{} bytes\n", oneLine(of->name), of->type, bytes->size());
    return Outcome::Good;
}

} // namespace flagfall::cli::journal
