// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/players_command.h"

#include "app/cli/event_file.h"
#include "app/cli/file_bytes.h"
#include "app/cli/report_file.h"
#include "app/cli/text_target.h"
#include "app/entries/entry_list.h"
#include "app/entries/filled_form.h"
#include "app/entries/player_doubts.h"
#include "app/entries/source.h"
#include "app/session/event/history.h"
#include "app/session/reports/event_report.h"
#include "app/session/reports/rating_report.h"
#include "app/tables/sheet_file.h"
#include "app/tables/spreadsheet.h"
#include "pairing/ratings/rating_method.h"
#include "pairing/trf/records.h"
#include "pairing/trf/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace flagfall::cli {
namespace {

namespace fs = std::filesystem;
using entries::Entry;

std::string_view sentence(tables::Problem::What what) {
    using What = tables::Problem::What;
    switch (what) {
    case What::Empty: return "there is no table in it";
    case What::TooLarge: return "too large";
    case What::TooManyCells: return "too many cells";
    case What::CellTooLong: return "a cell is too long";
    case What::OpenQuote: return "a quotation mark is never closed";
    case What::NotText: return "neither text nor a spreadsheet";
    case What::OldExcel: return "an old Excel file, or one with a password; save it as .xlsx without one";
    case What::Encrypted: return "it has a password";
    case What::Damaged: return "damaged";
    case What::Suspicious: return "it declares entities or nests too deeply";
    case What::NotWritten: return "cannot be written";
    }
    return {};
}

std::string problemText(tables::Problem const& problem) {
    std::string text;
    if (problem.row > 0) text += fmt::format("row {}", problem.row);
    if (problem.column > 0) text += fmt::format(", column {}", problem.column);
    text += (text.empty() ? "" : ": ") + std::string{sentence(problem.what)};
    return problem.detail.empty() ? text : text + " (" + problem.detail + ")";
}

std::string_view sentence(entries::Remark::What what) {
    using What = entries::Remark::What;
    switch (what) {
    case What::NameMissing: return "no name: not a player";
    case What::NotAPlayer: return "a part of the letter, not a player: left out";
    case What::NameUnfit: return "the name is too long or has control characters: left out";
    case What::OutOfPlace: return "the columns of the line are not where a report file has them: left out";
    case What::EmailUnread: return "no e-mail address";
    case What::OneWord: return "one word only: is the name whole?";
    case What::NameOrder: return "which part is the surname?";
    case What::RatingOfOther: return "no rating of its own, the official or national one is used";
    case What::RatingLow: return "lower than ratings are: kept";
    case What::YearOrRating: return "a year of birth or a rating?";
    case What::DegreeLeftOut: return "a degree or a form of address is left out";
    case What::TitleTaken: return "the title stood in the name";
    case What::TitleUnknown: return "not a FIDE title: left out";
    case What::RatingUnread: return "not a rating: left out";
    case What::FederationUnread: return "not the three letters of a federation: left out";
    case What::FederationUnknown: return "a federation that FIDE does not know: kept";
    case What::WomensTitle: return "a women's title of a man: kept";
    case What::FideIdUnread: return "not a FIDE ID: left out";
    case What::BirthUnread: return "not a date of birth: left out";
    case What::BirthAsYear: return "day and month cannot be told apart: the year is kept";
    case What::SexUnread: return "neither m nor w: left out";
    case What::NumberUnread: return "not a number: left out";
    case What::AmountUnread: return "not an amount: left out";
    case What::TextUnfit: return "too long or with control characters: left out";
    }
    return {};
}

std::string_view sentence(entries::Twin::Sign sign) {
    using Sign = entries::Twin::Sign;
    switch (sign) {
    case Sign::SameId: return "the same ID as";
    case Sign::SameNameAndBirth: return "the same name and birth as";
    case Sign::SameName: return "the same name as";
    case Sign::NearName: return "nearly the same name as";
    }
    return {};
}

Expected<std::vector<Entry>, Outcome> entriesInTable(fs::path const& file, std::string const& bytes) {
    auto table = tables::readTable(bytes);
    if (!table) {
        complain(file, problemText(table.error()));
        return refused(Outcome::Unreadable);
    }
    bool const isCutAtCommas = table->form.separator == tables::Separator::Comma;
    if (auto forms = entries::tableOfForms(table->sheet, isCutAtCommas)) table->sheet = std::move(*forms);
    entries::Mapping mapping = entries::guess(table->sheet);
    std::chrono::year_month_day const today{std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now())};
    mapping.thisYear = static_cast<int>(today.year());
    if (auto const results = entries::columnOfResults(table->sheet, mapping.firstRow)) {
        complain(file, fmt::format("a list of games and not of players: column {} has results", *results + 1));
        return refused(Outcome::Unreadable);
    }
    if (!mapping.has(entries::Meaning::Name) && !mapping.has(entries::Meaning::LastName)) {
        complain(file, "no column with names");
        return refused(Outcome::Unreadable);
    }
    for (std::size_t const column : entries::unusedColumns(table->sheet, mapping)) {
        std::string const head = mapping.firstRow > 0 ? entries::headOf(table->sheet, mapping.firstRow, column) : "";
        complain(file, fmt::format("column {} is not used: '{}'", column + 1,
                                   head.empty() ? entries::firstIn(table->sheet, mapping, column) : head));
    }
    return entries::entriesIn(table->sheet, mapping);
}

Expected<std::vector<Entry>, Outcome> entriesInReport(fs::path const& file, std::string const& bytes) {
    auto const players = pairing::trf::readPlayers(bytes);
    if (!players) {
        complainOfWrong(file, players.error());
        return refused(Outcome::Unreadable);
    }
    complainOfRemarks(file, players->remarks);
    return entries::entriesOf(*players);
}

/// Of an event as many as its file is good for; then `outcome` is what it has been concluded with.
Expected<std::vector<Entry>, Outcome> entriesInFile(fs::path const& file, Outcome& outcome) {
    auto const bytes = bytesOf(file);
    if (!bytes) return refused(Outcome::Unreadable);
    switch (entries::sourceKindOf(*bytes)) {
    case entries::SourceKind::Table: return entriesInTable(file, *bytes);
    case entries::SourceKind::Report: return entriesInReport(file, *bytes);
    case entries::SourceKind::Event: break;
    }
    auto const event = eventIn(file);
    if (!event) return refused(event.error());
    outcome = conclude(*event);
    return entries::entriesOf(event->history.state());
}

void complainOfEntries(fs::path const& file, std::vector<Entry> const& list, session::EventState const& event) {
    for (Entry const& entry : list)
        for (entries::Remark const& remark : entry.remarks)
            complain(file, fmt::format("row {}, column {}: {}{}", entry.row + 1, remark.column + 1,
                                       sentence(remark.what), remark.said.empty() ? "" : ": '" + remark.said + "'"));
    for (entries::Twin const& twin : entries::twinsIn(list, event)) {
        std::string const other =
            twin.other ? fmt::format("row {}: {}", list[*twin.other].row + 1, list[*twin.other].draft.name)
                       : fmt::format("a player of the event: {}", event.player(*twin.player)->details.name);
        complain(file, fmt::format("row {}: {}: {} {}", list[twin.entry].row + 1, list[twin.entry].draft.name,
                                   sentence(twin.sign), other));
    }
}

bool hasNationalData(session::PlayerDetails const& player) {
    return player.nationalRating > 0 || !player.nationalId.empty();
}

/// The federation of most of those whose national data have one: whose list it is, as nothing else says it.
std::string nationOf(entries::Players const& players) {
    std::map<std::string, int> counts;
    for (session::PlayerDetails const& player : players)
        if (hasNationalData(player) && !player.federation.empty()) ++counts[player.federation];
    auto const most = std::ranges::max_element(counts, {}, [](auto const& count) { return count.second; });
    return most == counts.end() ? std::string{} : most->first;
}

/// What the federation adds; and the rating used, where neither tells it.
void addNationalData(std::vector<std::string>& lines, pairing::trf::PlayerRecord record,
                     session::PlayerDetails const& player, int fideRating, std::string const& nation) {
    bool const isSaid = !nation.empty() && hasNationalData(player);
    if (isSaid) {
        record.rating = player.nationalRating > 0 ? std::to_string(player.nationalRating) : "";
        record.fideId = player.nationalId;
        lines.push_back(nationalLineOf(nation, record));
    }
    if (pairing::ratingTold(std::nullopt, fideRating, isSaid ? player.nationalRating : 0) != player.rating)
        lines.push_back(lineOf(pairing::trf::RatingsUsedRecord{{{record.number, player.rating}}}));
}

/// Once for all of them.
void complainOfNoNation(fs::path const& file, std::vector<std::string> const& names, std::string const& ofMost) {
    std::string const who = names.size() == 1 ? names[0] : fmt::format("{} and {} more", names[0], names.size() - 1);
    complain(file, who + ": " +
                       (ofMost.empty() ? "what is national is left out: nobody on the list has a federation; say whose "
                                         "list it is with --federation"
                                       : "no federation: what is national is written as of " + ofMost));
}

std::string reportText(PlayersQuestion const& question, entries::Players const& players) {
    pairing::trf::Report report;
    std::vector<std::string> national;
    std::string const ofMost = nationOf(players);
    std::vector<std::string> withoutNation;
    int number = 0;
    for (session::PlayerDetails const& player : players) {
        int const fideRating = session::fideRatingOf({}, player);
        pairing::trf::PlayerRecord record;
        record.number = ++number;
        record.sex = player.sex == session::Sex::Man ? "m" : player.sex == session::Sex::Woman ? "w" : "";
        record.title = session::titleText(player.title);
        record.name = player.name;
        record.rating = fideRating > 0 ? std::to_string(fideRating) : "";
        record.federation = player.federation;
        record.fideId = player.fideId;
        record.birth = session::birthInReport(entries::birthFor(player.birth, question.kept));
        report.lines.push_back(lineOf(record));
        bool const isOfMost = player.federation.empty();
        if (isOfMost && hasNationalData(player)) withoutNation.push_back(player.name);
        addNationalData(national, record, player, fideRating, isOfMost ? ofMost : player.federation);
    }
    if (!withoutNation.empty()) complainOfNoNation(question.file, withoutNation, ofMost);
    report.lines.insert(report.lines.end(), national.begin(), national.end());
    return write(report);
}

/// None: a report file.
std::optional<tables::SheetFile> sheetFile(ListForm form) {
    switch (form) {
    case ListForm::Csv: return tables::SheetFile::Csv;
    case ListForm::Tsv: return tables::SheetFile::Tsv;
    case ListForm::Xlsx: return tables::SheetFile::Xlsx;
    case ListForm::Ods: return tables::SheetFile::Ods;
    case ListForm::Trf: break;
    }
    return std::nullopt;
}

Outcome written(PlayersQuestion const& question, entries::Players const& players) {
    auto const head = [](entries::Meaning meaning) { return std::string{meaningWord(meaning)}; };
    session::EventDetails const nowhere;
    auto const columns = columnsOf(nowhere, players, question.kept);
    auto const sheet = playerTable(nowhere, players, columns, head, question.kept);
    auto const file = sheetFile(question.form);
    auto const bytes =
        file ? tables::fileBytes(sheet, *file, "Players") : tables::Or<std::string>{reportText(question, players)};
    if (!bytes) {
        complain(question.target, problemText(bytes.error()));
        return Outcome::Unreadable;
    }
    if (writeText(*bytes, question.target)) return Outcome::Good;
    complain(question.target, "cannot be written");
    return Outcome::Unreadable;
}

} // namespace

Outcome convertPlayers(PlayersQuestion const& question) {
    if (auto const file = sheetFile(question.form); file && isSpreadsheet(*file) && question.target.empty()) {
        complain(question.file, "a spreadsheet is not printed: say where to write it with -o");
        return Outcome::Unreadable;
    }
    if (!question.federation.empty() && !entries::isFederation(question.federation)) {
        complain(question.federation, "not a federation of FIDE, such as SVK");
        return Outcome::Unreadable;
    }
    Outcome found = Outcome::Good;
    auto list = entriesInFile(question.file, found);
    if (!list) return list.error();
    if (list->empty()) {
        complain(question.file, "there are no players in it");
        return Outcome::Unreadable;
    }
    session::EventState event;
    if (!question.event.empty()) {
        auto compared = eventIn(question.event);
        if (!compared) return compared.error();
        found = std::max(found, conclude(*compared));
        event = compared->history.state();
    }
    entries::giveFederation(*list, question.federation);
    complainOfEntries(question.file, *list, event);
    entries::Players players;
    for (Entry const& entry : *list)
        if (auto details = session::check(entry.draft); details && entry.isUsable() && !entry.isProse())
            players.push_back(*details);
    found = std::max(found, written(question, players));
    bool const all = players.size() == list->size();
    if (!all)
        complain(question.file,
                 fmt::format("{} of {} players are left out", list->size() - players.size(), list->size()));
    return found == Outcome::Good && !all ? Outcome::Damaged : found;
}

} // namespace flagfall::cli
