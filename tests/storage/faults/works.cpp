// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/faults/works.h"

#include "app/session/desk/journal_writer.h"
#include "app/storage/conversion.h"

#include <algorithm>
#include <future>

namespace flagfall::storage::test {

namespace {

constexpr int written = 1'500;
constexpr int writtenThen = 358; ///< in the event of format 1

void writeEvent(fs::path const& from) {
    auto journal = SqliteJournal::create(from).value();
    (void)journal->append(Seq{0}, acts(1, written)).value();
}

void takeOldEvent(fs::path const& from) {
    fs::copy_file(fs::path(SOURCE_DIR) / "tests/storage/data/format_1.flagfall", from);
}

bool create(fs::path const&, fs::path const& to) { return SqliteJournal::create(to).has_value(); }

bool copy(fs::path const& from, fs::path const& to) {
    auto const journal = SqliteJournal::open(from, Access::ReadOnly);
    return journal && (*journal)->backupTo(to);
}

bool rescue(fs::path const& from, fs::path const& to) {
    auto const journal = SqliteJournal::open(from, Access::ReadOnly);
    if (!journal) return false;
    auto const found = (*journal)->salvage();
    bool const all = !found.problem && found.endKnown && std::ssize(found.rows) == found.last.value();
    auto const fill = [&found](SqliteJournal& made) { return appendAll(made, found.rows); };
    return all && SqliteJournal::createWhole(to, fill);
}

/// A whole tournament comes in one command, and so in one append.
bool bringIn(fs::path const& from, fs::path const& to) {
    auto const source = SqliteJournal::open(from, Access::ReadOnly);
    if (!source) return false;
    auto const rows = (*source)->readAfter(Seq{0});
    if (!rows) return false;
    std::vector<NewRow> const all(rows->begin(), rows->end());
    auto const journal = SqliteJournal::create(to);
    return journal && (*journal)->append(Seq{0}, all);
}

/// As "save as a new file" does.
bool moveOn(fs::path const& from, fs::path const& to) {
    auto journal = SqliteJournal::open(from, Access::ReadOnly);
    if (!journal) return false;
    auto const rows = (*journal)->readAfter(Seq{0});
    if (!rows) return false;
    std::vector<NewRow> const all(rows->begin(), rows->end());
    std::promise<bool> moved;
    session::JournalWriter writer(std::move(*journal), rows->back().seq, [](auto const&) {});
    writer.moveTo(SqliteJournal::maker(to), all, {}, [&moved](auto move) { moved.set_value(!move.problem); });
    return moved.get_future().get();
}

bool convert(fs::path const& from, fs::path const&) { return convertIfOlder(from).has_value(); }

fs::path keptOf(fs::path const& from) { return from.parent_path() / (from.stem().string() + ".format-1.flagfall"); }

std::string notWhole(fs::path const& file, std::vector<std::int64_t> const& allowed) {
    auto const found = verified(file);
    std::string const name = file.filename().string();
    if (found.problem) return name + ": " + found.problem->detail;
    if (std::ranges::find(allowed, found.acts) != allowed.end()) return {};
    return name + " has " + std::to_string(found.acts) + " acts and is called whole";
}

bool isConverted(fs::path const& event) {
    auto const journal = SqliteJournal::open(event, Access::ReadOnly);
    return journal && (*journal)->format() == Format::Two;
}

} // namespace

void PrintTo(Work const& work, std::ostream* out) { *out << work.name; }

std::vector<Work> everyWork() {
    return {{"Creation", writeEvent, create, {0}},
            {"Copy", writeEvent, copy, {written}},
            {"Rescue", writeEvent, rescue, {written}},
            {"Import", writeEvent, bringIn, {0, written}}, // a new event is there before anything comes into it
            {"Move", writeEvent, moveOn, {written}},
            {"Conversion", takeOldEvent, convert, {}}};
}

std::string whatIsWrong(Work const& work, fs::path const& from, fs::path const& to) {
    bool const old = work.acts.empty();
    if (auto wrong = notWhole(from, {old ? writtenThen : written}); !wrong.empty()) return wrong;
    if (old) {
        if (fs::exists(keptOf(from))) return notWhole(keptOf(from), {writtenThen});
        return isConverted(from) ? "the original is not kept" : "";
    }
    return fs::exists(to) ? notWhole(to, work.acts) : std::string{};
}

std::string whatIsMissing(Work const& work, fs::path const& from, fs::path const& to) {
    if (work.acts.empty()) {
        if (!fs::exists(keptOf(from))) return "the original is not kept";
        return isConverted(from) ? "" : "it is not converted";
    }
    return fs::exists(to) ? notWhole(to, {work.acts.back()}) : "it is not there";
}

} // namespace flagfall::storage::test
