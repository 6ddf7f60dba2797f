// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/export_command.h"

#include "app/cli/event_file.h"
#include "app/cli/export_words.h"
#include "app/cli/text_target.h"
#include "app/exports/everything.h"
#include "app/session/reports/past_moment.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace flagfall::cli {
namespace {

using exports::FileKind;

Outcome refuse(std::filesystem::path const& file, std::string const& why) {
    complain(file, why);
    return Outcome::Unreadable;
}

std::string barText(exports::Bar const& bar, FileKind kind) {
    std::string text = ExportWords{}.text(bar);
    bool const helps = kind == FileKind::Report26 || kind == FileKind::Report16;
    if (bar.why == exports::Bar::Why::OpenGames && helps) text += "; --interim writes a report in which that is marked";
    return text;
}

/// What a table is written as; CSV where the name says nothing, and nothing where it says what is not written.
std::optional<tables::SheetFile> formOf(std::filesystem::path const& target) {
    std::string ending = target.extension().string();
    if (ending.empty() || ending == ".txt") return tables::SheetFile::Csv;
    std::ranges::transform(ending, ending.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c; });
    return tables::sheetFileBy(std::string_view{ending}.substr(1));
}

/// Papers are laid out with the fonts of a desktop.
Expected<std::string, exports::Bar> archive(session::EventState const& event, exports::Order const& order) {
    exports::Enclosure const papers{"papers/",
                                    {},
                                    {},
                                    "Papers (PDF) are put in by flagfall --everything OUT.zip FILE.flagfall, and by "
                                    "the window: Export, Everything."};
    return archiveOf(event, order, ExportWords{}, {}, {papers});
}

} // namespace

std::string exportWords() {
    std::string words;
    for (exports::FileRow const& row : exports::fileRows())
        words += (words.empty() ? "" : ", ") + std::string{row.word};
    return words;
}

Outcome exportFile(ExportQuestion const& question) {
    exports::FileRow const* const row = exports::rowByWord(question.what);
    if (!row) return refuse(question.file, "--what: one of " + exportWords());
    auto const form = row->isTable ? formOf(question.target) : tables::SheetFile::Csv;
    if (!form) return refuse(question.target, "a table is written as .csv, .tsv, .xlsx or .ods");
    if (question.target.empty() && row->kind == FileKind::Everything)
        return refuse(question.file, "an archive is not printed: say where to write it with -o");
    auto event = eventIn(question.file);
    if (!event) return event.error();
    session::History& history = event->history;
    if (question.at) {
        if (Seq{*question.at} > history.last()) {
            (void)conclude(*event);
            return refuse(question.file, fmt::format("--at: there are {} entries", history.last().value()));
        }
        history.truncate(session::momentAfter(history.acts(), Seq{*question.at}).upTo);
        if (!history.state().opened()) return refuse(question.file, "--at: the event did not exist yet");
    }
    exports::Order order{.kind = row->kind};
    if (question.round) order.round = RoundNumber{*question.round};
    order.stage = question.interim ? exports::Stage::Interim : exports::Stage::Final;
    order.form = *form;
    auto const now = std::chrono::system_clock::now().time_since_epoch();
    order.written = session::WallTime{std::chrono::floor<std::chrono::milliseconds>(now).count()};
    auto const bytes = row->kind == FileKind::Everything ? archive(history.state(), order)
                                                         : fileOf(history.state(), order, ExportWords{});
    if (!bytes) return refuse(question.file, barText(bytes.error(), row->kind));
    if (int const rounds = exports::roundsToCome(history.state()); row->isReport && rounds > 0)
        complain(question.file,
                 fmt::format("an interim report: {} {} still to be played", rounds, rounds == 1 ? "round" : "rounds"));
    if (row->kind == FileKind::RatingReport)
        for (exports::Lack const& lack : exports::lacksOf(history.state())) complain(question.file, lackText(lack));
    if (!writeText(*bytes, question.target)) return Outcome::Unreadable;
    // Damage after the moment that was asked for is not the question.
    return question.at ? Outcome::Good : conclude(*event);
}

} // namespace flagfall::cli
