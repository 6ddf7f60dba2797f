// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/everything.h"

#include <fmt/format.h>

namespace flagfall::exports {
namespace {

using session::EventState;
using tables::SheetFile;

constexpr std::int64_t millisecondsOfASecond = 1000;

class Archive {
public:
    Archive(EventState const& event, Order const& order, Words const& words)
        : m_event(event), m_order(order), m_words(words) {
        m_order.stage = Stage::Interim; // what is open is marked in the file and said in the index
    }

    [[nodiscard]] Expected<std::string, Bar> bytes(std::vector<tables::PackedFile> const& pages,
                                                   std::vector<Enclosure> const& enclosed) {
        for (FileRow const& row : fileRows()) add(row);
        for (tables::PackedFile const& page : pages) m_files.push_back(page);
        if (!pages.empty()) say("papers/", m_words.papersTitle());
        for (Enclosure const& one : enclosed) {
            if (!one.missing.empty()) m_missing += fmt::format("{}\n    {}\n\n", one.name, one.missing);
            if (one.files.empty()) continue;
            m_files.insert(m_files.end(), one.files.begin(), one.files.end());
            say(one.name, one.purpose);
        }
        std::string index = m_words.indexHead(m_event, m_order.written) + "\n\n" + m_index;
        if (!m_missing.empty()) index += m_words.missingHead() + "\n\n" + m_missing;
        index += m_words.privacyNote() + "\n";
        m_files.insert(m_files.begin(), {"INDEX.txt", std::move(index)});
        auto packed = tables::pack(m_files, m_order.written.value() / millisecondsOfASecond);
        if (!packed || m_failed) return refused(Bar{Bar::Why::NotWritten});
        return std::move(*packed);
    }

private:
    void add(FileRow const& row) {
        // Every round has its own file of games; one of all of them would say the same again.
        if (row.kind == FileKind::Everything || row.kind == FileKind::AllGames) return;
        m_order.kind = row.kind;
        m_order.round.reset();
        if (auto const bar = barOf(m_event, m_order)) {
            m_missing += fmt::format("{}\n    {}\n\n", m_words.title(row.kind), m_words.text(*bar));
            return;
        }
        if (row.kind == FileKind::RoundGames) {
            addGames();
        } else if (row.isTable) {
            std::string const name{row.word};
            addFile(name + ".csv", SheetFile::Csv);
            addFile(name + ".xlsx", SheetFile::Xlsx);
            say(name + ".csv, " + name + ".xlsx", m_words.purpose(row.kind));
        } else {
            std::string const name = nameOf("report", m_event, m_order) + "." + std::string{row.ending};
            std::string const said = row.isReport ? name : std::string{row.word} + "." + std::string{row.ending};
            std::string const called = row.kind == FileKind::Calendar ? "schedule.ics" : said;
            addFile(called, SheetFile::Csv);
            say(called, m_words.purpose(row.kind));
        }
    }

    void addGames() {
        for (session::Round const& round : m_event.rounds) {
            m_order.round = round.number;
            addFile(fmt::format("games/round-{:02}.pgn", round.number.value()), SheetFile::Csv);
        }
        say("games/", m_words.purpose(FileKind::RoundGames));
    }

    void addFile(std::string name, SheetFile form) {
        m_order.form = form;
        auto bytes = fileOf(m_event, m_order, m_words);
        if (bytes)
            m_files.push_back({std::move(name), std::move(*bytes)});
        else
            m_failed = true;
    }

    void say(std::string const& name, std::string const& purpose) {
        m_index += fmt::format("{}\n    {}\n\n", name, purpose);
    }

    EventState const& m_event;
    Order m_order;
    Words const& m_words;
    std::vector<tables::PackedFile> m_files{};
    std::string m_index{};
    std::string m_missing{};
    bool m_failed = false;
};

} // namespace

Expected<std::string, Bar> archiveOf(EventState const& event, Order const& order, Words const& words,
                                     std::vector<tables::PackedFile> const& pages,
                                     std::vector<Enclosure> const& enclosed) {
    if (auto const bar = barOf(event, order)) return refused(*bar);
    return Archive(event, order, words).bytes(pages, enclosed);
}

} // namespace flagfall::exports
