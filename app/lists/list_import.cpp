// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lists/list_import.h"

#include "app/lists/encoding.h"
#include "app/lists/fide_columns.h"
#include "app/lists/fide_xml.h"
#include "app/lists/folding.h"
#include "app/lists/incoming_file.h"
#include "app/lists/line_reader.h"
#include "app/lists/list_writer.h"

#include <algorithm>

namespace flagfall::lists {
namespace {

constexpr std::int64_t mostPlayers = 20'000'000;
constexpr std::int64_t playersBetweenQuestions = 4096;
constexpr std::size_t longestName = 120;

enum class Form { FideText, FideXml, Table };

/// The bytes a file begins with, and what they say about it.
struct Beginning {
    std::string sample;
    bool isXml = false;
};

/// What the lines of a file are: one of the two, and the first player where there was no header.
struct Lines {
    std::optional<FideColumns> fide{};
    std::optional<TableColumns> table{};
    std::string first{};
};

class Import {
public:
    Import(ListShelf const& shelf, ImportRequest const& request, ImportWatch const& watch, IncomingFile file)
        : m_shelf(shelf), m_request(request), m_watch(watch), m_file(std::move(file)) {}

    [[nodiscard]] Expected<std::optional<TableSeen>, ListProblem> look() {
        auto const begun = beginning();
        if (!begun) return refused(begun.error());
        if (begun->isXml) return std::optional<TableSeen>{};
        Reencoding reencoding{begun->sample};
        LineReader lines{m_file};
        auto const kind = kindOf(lines, reencoding);
        if (!kind) return refused(in(kind.error()));
        if (!kind->table) return std::optional<TableSeen>{};
        TableSeen seen{kind->table->titles(), 0};
        for (std::int64_t read = 1;; ++read) {
            auto const line = lines.next();
            if (!line) return refused(in(line.error()));
            if (!*line) return std::optional{std::move(seen)};
            if (kind->table->player(reencoding.utf8(**line))) ++seen.players;
            if (read % playersBetweenQuestions == 0 && !goesOn())
                return refused(ListProblem{ListFault::Cancelled, m_request.file, 0, {}});
        }
    }

    [[nodiscard]] Expected<ListInfo, ListProblem> run() {
        auto begun = beginning();
        if (!begun) return refused(begun.error());
        auto const done = begun->isXml ? readXml() : readLines(begun->sample);
        if (!done) return refused(in(done.error()));
        if (!m_writer) return refused(ListProblem{ListFault::NoPlayers, m_request.file, 0, {}});
        if (!goesOn()) return refused(ListProblem{ListFault::Cancelled, m_request.file, 0, {}});
        m_info.skipped = m_skipped;
        auto const info =
            m_writer->finish(m_info, [this](double indexed) { return !m_watch || m_watch(progress(indexed)); });
        if (!info) return refused(in(info.error()));
        return *info;
    }

private:
    /// Problems are told with the file that was asked for.
    [[nodiscard]] ListProblem in(ListProblem problem) const {
        if (problem.fault != ListFault::CannotWrite) problem.file = m_request.file;
        return problem;
    }

    [[nodiscard]] Expected<Beginning, ListProblem> beginning() {
        constexpr std::size_t sampled = std::size_t{256} << 10;
        Beginning found;
        while (found.sample.size() < sampled) {
            auto const piece = m_file.next();
            if (!piece) return refused(in(piece.error()));
            if (piece->empty()) break;
            found.sample.append(piece->data(), piece->size());
        }
        if (found.sample.starts_with("\xff\xfe") || found.sample.starts_with("\xfe\xff"))
            return refused(in({ListFault::WrongEncoding, {}, 0, {}}));
        std::string_view text = found.sample;
        if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
        found.isXml = trimmed(text.substr(0, 200)).starts_with('<');
        if (auto const again = m_file.rewind(); !again) return refused(in(again.error()));
        return found;
    }

    [[nodiscard]] ImportProgress progress(double indexed) const {
        return {m_file.read(), m_file.total(), m_players, indexed};
    }
    [[nodiscard]] bool goesOn() const { return !m_watch || m_watch(progress(0)); }

    [[nodiscard]] PlayType singlePlay() const {
        if (m_request.play) return *m_request.play;
        std::string const names = folded(m_file.name() + " " + m_request.file.filename().string());
        if (names.find("rapid") != names.npos) return PlayType::Rapid;
        return names.find("blitz") != names.npos ? PlayType::Blitz : PlayType::Standard;
    }

    [[nodiscard]] std::string usualSource(Form form, bool single) const {
        if (form == Form::Table) return "own";
        if (!single) return std::string{fideSource};
        switch (singlePlay()) {
        case PlayType::Standard: return "fide-standard";
        case PlayType::Rapid: return "fide-rapid";
        case PlayType::Blitz: break;
        }
        return "fide-blitz";
    }

    /// When the first player is there, and with them what kind of list it is.
    [[nodiscard]] Expected<void, ListProblem> begin(Form form, bool single, std::optional<ListMonth> month) {
        m_info.source = m_request.source.empty() ? usualSource(form, single) : m_request.source;
        if (!month) month = m_file.written();
        m_info.month = m_request.month ? *m_request.month
                                       : month.value_or(ListMonth{std::chrono::year{2000}, std::chrono::January});
        m_info.file = m_request.file.filename().string();
        auto writer = ListWriter::begin(m_shelf.fileFor(m_info.source, m_info.month));
        if (!writer) return refused(writer.error());
        m_writer.emplace(std::move(*writer));
        return {};
    }

    [[nodiscard]] Expected<void, ListProblem> take(ListedPlayer& player) {
        if (player.name.size() > longestName || !isUtf8(player.name)) {
            ++m_skipped;
            return {};
        }
        if (player.federation.empty()) player.federation = m_request.federation;
        if (++m_players > mostPlayers) return refused(ListProblem{ListFault::TooLarge, {}, 0, {}});
        if (m_players % playersBetweenQuestions == 0 && !goesOn())
            return refused(ListProblem{ListFault::Cancelled, {}, 0, {}});
        return m_writer->add(player);
    }

    [[nodiscard]] Expected<void, ListProblem> readXml() {
        std::optional<ListProblem> failed;
        FideXml* reader = nullptr;
        FideXml xml{singlePlay(), [&](ListedPlayer const* player) {
                        if (!player) {
                            ++m_skipped;
                            return true;
                        }
                        Expected<void, ListProblem> done;
                        if (!m_writer) done = begin(Form::FideXml, reader->isSingle(), std::nullopt);
                        if (done) {
                            m_player = *player;
                            done = take(m_player);
                        }
                        if (!done) failed = done.error();
                        return !failed;
                    }};
        reader = &xml;
        for (;;) {
            auto const piece = m_file.next();
            if (!piece) return refused(piece.error());
            auto const done = piece->empty() ? xml.finish() : xml.feed(*piece);
            if (!done) return refused(failed ? *failed : done.error());
            if (piece->empty()) return {};
        }
    }

    /// Reads the header, or the first player of a list without one.
    [[nodiscard]] Expected<Lines, ListProblem> kindOf(LineReader& lines, Reencoding& reencoding) const {
        for (;;) {
            auto const line = lines.next();
            if (!line) return refused(line.error());
            if (!*line) return refused(ListProblem{ListFault::NotAList, {}, 0, {}});
            std::string_view text = reencoding.utf8(**line);
            if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
            if (trimmed(text).empty()) continue;
            Lines kind{FideColumns::fromHeader(text)};
            if (!kind.fide) kind.fide = FideColumns::fromWidth(text);
            if (!kind.fide) kind.table = TableColumns::fromHeader(text, m_request.meanings);
            if (!kind.fide && !kind.table) return refused(ListProblem{ListFault::NotAList, {}, lines.number(), {}});
            if (kind.fide && text[0] >= '0' && text[0] <= '9') kind.first = text;
            return kind;
        }
    }

    [[nodiscard]] Expected<void, ListProblem> readLines(std::string_view sample) {
        Reencoding reencoding{sample};
        LineReader lines{m_file};
        auto const kind = kindOf(lines, reencoding);
        if (!kind) return refused(kind.error());
        if (!kind->first.empty())
            if (auto const done = takeLine(kind->first, kind->fide, kind->table); !done) return done;
        for (;;) {
            auto const line = lines.next();
            if (!line) return refused(line.error());
            if (!*line) return {};
            if (trimmed(**line).empty()) continue;
            if (auto const done = takeLine(reencoding.utf8(**line), kind->fide, kind->table); !done) return done;
        }
    }

    [[nodiscard]] Expected<void, ListProblem> takeLine(std::string_view line, std::optional<FideColumns> const& fide,
                                                       std::optional<TableColumns> const& table) {
        auto player = fide ? fide->player(line, m_single) : table->player(line);
        if (!player) {
            ++m_skipped;
            return {};
        }
        if (!m_writer) {
            auto const begun =
                fide ? begin(Form::FideText, fide->isSingle(), fide->month()) : begin(Form::Table, false, std::nullopt);
            if (!begun) return begun;
        }
        return take(*player);
    }

    ListShelf const& m_shelf;
    ImportRequest const& m_request;
    ImportWatch const& m_watch;
    IncomingFile m_file;
    PlayType m_single = singlePlay();
    std::optional<ListWriter> m_writer; // none before the first player
    ListInfo m_info;
    ListedPlayer m_player;
    std::int64_t m_players = 0;
    std::int64_t m_skipped = 0;
};

} // namespace

Expected<std::optional<TableSeen>, ListProblem> lookAtTable(ImportRequest const& request, ImportWatch const& watch) {
    auto file = IncomingFile::open(request.file);
    if (!file) return refused(file.error());
    ListShelf const none{std::filesystem::path{}};
    return Import{none, request, watch, std::move(*file)}.look();
}

Expected<ListInfo, ListProblem> importList(ListShelf const& shelf, ImportRequest const& request,
                                           ImportWatch const& watch) {
    auto file = IncomingFile::open(request.file);
    if (!file) return refused(file.error());
    if (auto const ready = shelf.prepare(); !ready) return refused(ready.error());
    return Import{shelf, request, watch, std::move(*file)}.run();
}

} // namespace flagfall::lists
