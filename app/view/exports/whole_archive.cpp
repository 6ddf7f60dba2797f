// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/exports/whole_archive.h"

#include "app/view/common/languages.h"
#include "app/view/exports/exports_text.h"
#include "app/view/papers/paper_page.h"
#include "app/view/printing/event_papers.h"
#include "app/view/texts/plain_text.h"

#include <QFile>
#include <QTemporaryDir>

#include <array>
#include <span>

namespace flagfall::view {
namespace {

/// What is read on the wall or handed out afterwards; slips and plates are for the hall alone.
constexpr std::array papersOfAll{"pairings",   "names",    "results", "standings", "categories",
                                 "crosstable", "progress", "start",   "players",   "prizes"};
constexpr std::array papersOfArbiters{"report", "rulings"};

/// These papers, as far as they can be made, in a folder of the archive.
std::vector<tables::PackedFile> papersFor(session::History const& history, QDateTime const& now,
                                          std::string const& folder, std::span<char const* const> words) {
    session::EventState const& state = history.state();
    SpokenFor const language(plain(state.papers->language));
    PaperMatter const matter{state, RoundNumber{static_cast<int>(state.rounds.size())}, &history};
    std::vector<tables::PackedFile> files;
    for (char const* const word : words) {
        EventPaper const* const which = eventPaper(QString::fromLatin1(word));
        if (!which || !canBeMade(*which, matter)) continue;
        if (word == std::string_view{"prizes"} && state.prizes.empty()) continue;
        Paper const paper = which->make(matter);
        QByteArray const pdf = pdfOf(pagesOf(paper, lookOf(*state.papers), now), paper.title);
        files.push_back({folder + word + ".pdf", pdf.toStdString()});
    }
    return files;
}

std::vector<exports::Enclosure> enclosed(WholeEvent const& event) {
    std::vector<exports::Enclosure> all{
        {"arbiters/", utf8(arbitersPapersTitle()), papersFor(event.history, event.now, "arbiters/", papersOfArbiters)}};
    if (!event.copyEvent || event.file.isEmpty()) return all;
    auto copy = event.copyEvent(event.file);
    if (copy)
        all.push_back({"event.flagfall", utf8(eventCopyTitle()), {{"event.flagfall", std::move(*copy)}}});
    else
        all.push_back({"event.flagfall", utf8(eventCopyTitle()), {}, utf8(copy.error())});
    return all;
}

} // namespace

Expected<std::string, QString> copyThrough(std::function<std::optional<QString>(QString const& target)> const& write) {
    QTemporaryDir const folder;
    QString const target = folder.filePath(QStringLiteral("event.flagfall"));
    if (auto const problem = write(target)) return refused(*problem);
    QFile file(target);
    if (!file.open(QIODevice::ReadOnly)) return refused(file.errorString());
    return file.readAll().toStdString();
}

Expected<std::string, exports::Bar> wholeArchive(WholeEvent const& event, exports::Order const& order) {
    return archiveOf(event.history.state(), order, ExportWords{},
                     papersFor(event.history, event.now, "papers/", papersOfAll), enclosed(event));
}

} // namespace flagfall::view
