// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/format_1.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <string_view>
#include <vector>

namespace flagfall::storage {

using session::CommandId;
using session::Row;

namespace {

using Json = nlohmann::json;

/// What there is to see of a row when commands are looked for.
struct Seen {
    std::string_view kind;
    clock::Instant at;
    bool hasReason = false;            ///< clocks stopped for something that follows
    std::optional<std::int64_t> takes; ///< the act that is taken back
    std::optional<std::int64_t> gives; ///< the act that is done again

    [[nodiscard]] bool is(std::string_view word) const { return kind == word; }
    [[nodiscard]] std::optional<std::int64_t> aim() const { return takes ? takes : gives; }
};

bool isOneOf(std::string_view kind, std::initializer_list<std::string_view> kinds) {
    return std::ranges::find(kinds, kind) != kinds.end();
}

std::optional<std::int64_t> numberIn(Json const& json, char const* name) {
    auto const found = json.find(name);
    if (found == json.end() || !found->is_number_integer()) return std::nullopt;
    return found->get<std::int64_t>();
}

Seen seen(Row const& row) {
    Seen found{row.kind, row.at, false, {}, {}};
    if (!isOneOf(row.kind, {"clocks.operated", "clocks.corrected", "act.retracted", "act.restored"})) return found;
    Json const json = Json::parse(row.payload, nullptr, false);
    if (!json.is_object()) return found;
    if (found.is("act.retracted")) found.takes = numberIn(json, "act");
    if (found.is("act.restored")) found.gives = numberIn(json, "act");
    if (found.is("clocks.corrected")) found.takes = numberIn(json, "takes_back");
    if (found.is("clocks.corrected")) found.gives = numberIn(json, "restores");
    if (found.is("clocks.operated")) found.hasReason = json.contains("reason") && json["reason"] != "";
    return found;
}

class Naming {
public:
    explicit Naming(std::span<Row> rows) : m_rows(rows) {}

    void run() {
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            Seen const now = seen(m_rows[i]);
            if (i == 0 || !continues(m_before, now, i)) begin(i);
            m_firstOf.push_back(m_first);
            note(i, now);
            m_before = now;
        }
        end(m_rows.size());
    }

private:
    void begin(std::size_t first) {
        end(first);
        m_first = first;
        m_target.reset();
        m_imports = m_corrects = false;
    }

    /// The command is whole: all its rows say what it was.
    void end(std::size_t after) {
        for (std::size_t i = m_first; i < after; ++i) {
            m_rows[i].origin.command = named(m_first);
            if (m_target) m_rows[i].origin.takesBack = named(*m_target);
        }
    }

    void note(std::size_t at, Seen const& now) {
        m_imports = m_imports || now.is("players.imported");
        m_corrects = m_corrects || now.is("boards.corrected");
        auto const aim = now.aim();
        if (!aim || *aim < 1 || *aim > static_cast<std::int64_t>(at)) return;
        if (now.takes) {
            m_takenBy[*aim] = m_first;
            m_target = commandOf(*aim);
        } else if (auto const taker = m_takenBy.find(*aim); taker != m_takenBy.end()) {
            m_target = taker->second;
        }
    }

    /// Whether a row came of the same command as the one before it.
    [[nodiscard]] bool continues(Seen const& before, Seen const& now, std::size_t at) const {
        if (before.at != now.at) return false;
        if (stopsClock(before)) return true;
        if (isOneOf(before.kind, {"claim.ruled", "illegal-move.noted", "draw.answered"}))
            return stopsClock(now) || isOneOf(now.kind, {"clocks.corrected", "result.entered"});
        if (before.aim()) return now.aim() ? sameUndoing(before, now) : before.gives && leadsToGiving(now, at);
        if (before.is("event.opened")) return now.is("players.imported");
        if (m_imports) return isOneOf(now.kind, {"pair.prohibited", "round.imported", "bye.granted"});
        if (m_corrects) return isOneOf(now.kind, {"sheet.written", "record.written"});
        return before.is("record.written") && now.is("draw.offered");
    }

    /// What came before another act, in format 1: the clock's own facts, and stopping it.
    static bool stopsClock(Seen const& row) {
        return row.is("clock.reported") || (row.is("clocks.operated") && row.hasReason);
    }

    /// Whether clocks were stopped for another act of the same redoing.
    [[nodiscard]] bool leadsToGiving(Seen now, std::size_t at) const {
        while (stopsClock(now) && now.at == m_before.at && ++at < m_rows.size()) now = seen(m_rows[at]);
        return now.gives && sameUndoing(m_before, now);
    }

    [[nodiscard]] bool sameUndoing(Seen const& before, Seen const& now) const {
        return before.takes.has_value() == now.takes.has_value() && commandOf(*before.aim()) == commandOf(*now.aim());
    }

    [[nodiscard]] std::optional<std::size_t> commandOf(std::int64_t act) const {
        if (act < 1 || act > static_cast<std::int64_t>(m_firstOf.size())) return std::nullopt;
        return m_firstOf[static_cast<std::size_t>(act) - 1];
    }

    [[nodiscard]] CommandId named(std::size_t first) const {
        CommandId id;
        auto const& event = m_rows.front().hash;
        for (std::size_t i = 0; i < CommandId::size / 2; ++i) id.bytes[i] = std::to_integer<std::uint8_t>(event[i]);
        for (std::size_t i = 0; i < CommandId::size / 2; ++i)
            id.bytes[CommandId::size - 1 - i] = static_cast<std::uint8_t>((first + 1) >> (8 * i));
        return id;
    }

    std::span<Row> m_rows;
    std::vector<std::size_t> m_firstOf;            ///< of each act so far: where its command begins
    std::map<std::int64_t, std::size_t> m_takenBy; ///< of each act taken back: where the last undoing of it begins
    Seen m_before{};
    std::size_t m_first = 0;
    std::optional<std::size_t> m_target; ///< where the command begins that the present one takes back
    bool m_imports = false, m_corrects = false;
};

} // namespace

void nameCommands(std::span<Row> rows) { Naming{rows}.run(); }

} // namespace flagfall::storage
