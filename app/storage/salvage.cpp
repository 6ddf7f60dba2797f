// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/salvage.h"

#include "app/storage/file_hold.h"
#include "app/storage/format_1.h"
#include "app/storage/loose_pages.h"
#include "app/storage/statement.h"
#include "app/storage/stored_row.h"

#include <algorithm>
#include <set>
#include <utility>

namespace flagfall::storage {

using session::Hash;
using session::Row;

namespace {

// --- Reading ------------------------------------------------------------------------------------------------

/// More acts than so many bytes can hold: a number beyond that is damaged, and probing ends there.
std::int64_t mostActsIn(Database& database) {
    constexpr std::int64_t leastBytesOfAnAct = 64;
    auto const pages = database.number("PRAGMA page_count");
    auto const size = database.number("PRAGMA page_size");
    return pages && size ? *pages * *size / leastBytesOfAnAct : 0;
}

class LooseReader {
public:
    LooseReader(Database& database, Format format)
        : m_database(database), m_format(format), m_most(mostActsIn(database)), m_end(newest()), m_room(database) {}

    /// First page after page, as they lie: of two that were exchanged neither stands where its numbers are looked for.
    /// Then what was found on pages to which nothing leads, and in runs what has not been met: where a page does not
    /// hold, number by number until the next one that does.
    void readAll(std::vector<Row> loose) {
        readAsTheyLie();
        for (Row& row : loose) keep(std::move(row));
        if (!m_rows.empty()) m_end = std::max(m_end, *m_met.rbegin());
        for (std::int64_t next = 1; next <= m_end;)
            next = !m_met.contains(next) && isReadable(next) ? readRun(next) : next + 1;
        std::ranges::stable_sort(m_rows, {}, &Row::seq);
    }

    [[nodiscard]] std::vector<Row>& rows() { return m_rows; }
    [[nodiscard]] bool endKnown() const { return m_endKnown; }

private:
    /// The newest number that can be found; where the end cannot be read, as many as there might be.
    std::int64_t newest() {
        auto select = Statement::prepare(m_database, "SELECT seq FROM act ORDER BY seq DESC LIMIT 1");
        if (select)
            if (auto const more = select->step()) return *more ? std::min(select->number(0), m_most) : 0;
        m_endKnown = false;
        return m_most;
    }

    /// In a damaged file pages may lead to each other in a ring: it ends where there would be more than there can be.
    void readAsTheyLie() {
        auto select = Statement::prepare(m_database, selectRows(m_format));
        if (!select) return;
        select->bind(1, 0);
        std::int64_t left = m_most;
        for (auto more = select->step(); more && *more && left > 0; more = select->step(), --left) keep(*select);
    }

    /// The first of those with one number.
    void keep(Statement const& found) {
        auto const seq = found.number(0);
        if (seq < 1 || seq > m_most || m_met.contains(seq)) return;
        if (auto row = rowIn(found, m_format)) keep(std::move(*row));
    }
    void keep(Row&& row) {
        auto const seq = row.seq.value();
        if (seq > m_most || m_met.contains(seq) || !m_room.take(row)) return;
        m_met.insert(seq);
        m_rows.push_back(std::move(row));
    }

    bool isReadable(std::int64_t seq) {
        auto select = Statement::prepare(m_database, "SELECT 1 FROM act WHERE seq = ?1");
        if (!select) return false;
        auto const more = select->bind(1, seq).step();
        return more && *more;
    }

    /// From a row that can be read to the first that cannot. Where to go on: in a damaged file pages may lead to each
    /// other in a ring, so only numbers that grow count.
    std::int64_t readRun(std::int64_t from) {
        auto select = Statement::prepare(m_database, selectRows(m_format));
        if (!select) return m_end + 1;
        select->bind(1, from);
        std::int64_t next = from;
        for (auto more = select->step(); more && *more; more = select->step()) {
            auto const seq = select->number(0);
            if (seq < next || seq > m_end) break;
            keep(*select);
            next = seq + 1;
        }
        return std::max(next, from + 1);
    }

    Database& m_database;
    Format m_format;
    std::int64_t m_most;
    bool m_endKnown = true;
    std::int64_t m_end;
    std::vector<Row> m_rows;
    std::set<std::int64_t> m_met; ///< the numbers of these
    RoomOfRows m_room;
};

// --- Judging --------------------------------------------------------------------------------------------------

enum class Standing { Holds, Unproved, Damaged };

/// Follows the chain across damage. A row is vouched for by the hash of the one before: the one that stands there, or
/// the one that its contents have, should only the hash be damaged.
class Judge {
public:
    explicit Judge(Format format) : m_format(format), m_before{chainStart(format)} {}

    Standing of(Row& row) {
        if (row.seq.value() != m_last + 1) m_before.clear();
        bool const first = m_before.empty();
        std::vector<Hash> own{row.hash};
        for (Hash const& before : m_before) {
            Hash const sealed = chained(before, row.seq, row, m_format);
            if (sealed == row.hash) {
                m_usedBefore = before;
                return settle(row, {row.hash}, Standing::Holds);
            }
            if (own.size() < mostCandidates) own.push_back(sealed);
        }
        m_usedBefore.reset();
        return settle(row, std::move(own), first ? Standing::Unproved : Standing::Damaged);
    }
    /// By which hash of the row before the last one holds, if it does.
    [[nodiscard]] std::optional<Hash> const& usedBefore() const { return m_usedBefore; }

private:
    static constexpr std::size_t mostCandidates = 4;

    Standing settle(Row const& row, std::vector<Hash> candidates, Standing standing) {
        m_last = row.seq.value();
        m_before = std::move(candidates);
        return standing;
    }

    Format m_format;
    std::int64_t m_last = 0;
    std::vector<Hash> m_before;
    std::optional<Hash> m_usedBefore;
};

/// What the next row says of one: a wrong hash over right contents, or a right hash over contents nobody can check.
Standing inHindsight(Standing standing, Row& row, Row const& next, Standing ofNext, std::optional<Hash> const& used) {
    if (next.seq.value() != row.seq.value() + 1) return standing;
    bool const fits = ofNext == Standing::Holds;
    if (standing == Standing::Damaged && fits && *used != row.hash) {
        row.hash = *used;
        return Standing::Holds;
    }
    if (standing == Standing::Unproved && !fits) return Standing::Damaged;
    return standing;
}

void sortOut(std::vector<Row>& rows, Salvaged& found) {
    Judge judge{found.format};
    std::vector<Standing> standings;
    for (std::size_t at = 0; at < rows.size(); ++at) {
        Standing const standing = judge.of(rows[at]);
        if (at > 0)
            standings.back() = inHindsight(standings.back(), rows[at - 1], rows[at], standing, judge.usedBefore());
        standings.push_back(standing);
    }
    for (std::size_t at = 0; at < rows.size(); ++at) {
        if (standings[at] == Standing::Unproved) found.unproved.push_back(rows[at].seq);
        (standings[at] == Standing::Damaged ? found.damaged : found.rows).push_back(std::move(rows[at]));
    }
}

/// The newest act that holds, and what can be read behind it without a gap: a number that stands alone is damaged.
Seq lastOf(Salvaged const& found) {
    Seq last = found.rows.empty() ? Seq{0} : found.rows.back().seq;
    for (Row const& row : found.damaged)
        if (row.seq.value() == last.value() + 1) last = row.seq;
    return last;
}

/// Names are given by place in the file: lost rows have theirs, too.
void nameCommandsAcrossGaps(std::vector<Row>& rows) {
    std::vector<Row> all;
    for (Row& row : rows) {
        while (std::ssize(all) + 1 < row.seq.value()) {
            all.emplace_back();
            all.back().seq = Seq{std::ssize(all)};
        }
        all.push_back(std::move(row));
    }
    nameCommands(all);
    std::erase_if(all, [](Row const& row) { return row.kind.empty(); });
    rows = std::move(all);
}

Salvaged judged(std::vector<Row>& rows, Format format, bool endKnown) {
    Salvaged found{.format = format};
    found.endKnown = endKnown;
    sortOut(rows, found);
    found.last = lastOf(found);
    std::erase_if(found.damaged, [&found](Row const& row) { return row.seq > found.last; });
    if (format == Format::One && !found.rows.empty()) nameCommandsAcrossGaps(found.rows);
    return found;
}

/// In order, of each number the first.
std::vector<Row> eachOnce(std::vector<Row> rows) {
    std::ranges::stable_sort(rows, {}, &Row::seq);
    auto const again = std::ranges::unique(rows, {}, &Row::seq);
    rows.erase(again.begin(), again.end());
    return rows;
}

} // namespace

Salvaged salvage(Database& database, Format format, std::vector<Row> loose) {
    LooseReader reader{database, format};
    reader.readAll(std::move(loose));
    return judged(reader.rows(), format, reader.endKnown());
}

std::optional<Salvaged> salvageUnopened(std::filesystem::path const& event) {
    auto const hold = FileHold::forReading(event);
    if (!hold) return std::nullopt;
    for (Format const format : {Format::Two, Format::One}) {
        auto rows = eachOnce(readLoosePages(event, hold->descriptor(), format, 0).rows);
        auto found = judged(rows, format, false);
        if (found.rows.size() > found.unproved.size()) return found;
    }
    return std::nullopt;
}

} // namespace flagfall::storage
