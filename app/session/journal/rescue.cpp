// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/journal/rescue.h"

#include "app/session/event/act_descriptions.h"
#include "app/session/event/history.h"
#include "app/session/event/text.h"
#include "app/session/journal/codec.h"

#include <algorithm>
#include <utility>

namespace flagfall::session {

namespace {

std::string hexOf(Hash const& hash) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (std::byte const byte : hash) {
        text += digits[std::to_integer<std::size_t>(byte >> 4)];
        text += digits[std::to_integer<std::size_t>(byte & std::byte{15})];
    }
    return text;
}

std::string fitForAJournal(std::string const& text) { return isPlainText(text) ? text : std::string(); }

ActLost whatWas(Row const& row, Loss loss) {
    return {loss, fitForAJournal(row.kind), fitForAJournal(row.payload), hexOf(row.hash)};
}

bool othersRestOn(Act const& act) {
    Category const category = kindIn(act).category;
    return category == Category::Event || category == Category::Player || category == Category::Round;
}

class Mending {
public:
    void takeGood(Row const& row) {
        auto const why = follow(row);
        if (!why) return keep(row);
        Row stands = row; // whole: who did it and when is certain
        stands.file.reset();
        replace(std::move(stands), {Mended::Kind::Lost, row.seq, whatWas(row, Loss::Unfounded), *why});
    }
    void takeDamaged(Row const& row) {
        auto const act = decode(row);
        if (act && othersRestOn(act->act) && !follow(row)) {
            m_whole.changes.push_back({Mended::Kind::Doubted, row.seq, whatWas(row, Loss::Damaged), {}});
            return keep(row);
        }
        replace(placeholder(row.seq), {Mended::Kind::Lost, row.seq, whatWas(row, Loss::Damaged), {}});
    }
    void takeNothing(Seq seq) { replace(placeholder(seq), {Mended::Kind::Lost, seq, {}, {}}); }
    [[nodiscard]] MadeWhole done() && { return std::move(m_whole); }

private:
    /// Why it does not; nothing when it has been taken into the history.
    std::optional<std::string> follow(Row const& row) {
        auto act = decode(row);
        if (!act) return act.error().what;
        auto const problem = m_history.append(std::move(*act));
        return problem ? std::optional(problem->what) : std::nullopt;
    }
    void keep(Row const& row) { m_whole.rows.push_back(row); }

    /// At the time of the act before it: nothing else is known.
    [[nodiscard]] Row placeholder(Seq seq) const {
        Row row;
        row.seq = seq;
        if (m_whole.rows.empty()) return row;
        row.wall = m_whole.rows.back().wall;
        row.at = m_whole.rows.back().at;
        return row;
    }
    void replace(Row row, Mended change) {
        NewRow const filler = encode(Act{change.lost});
        row.kind = filler.kind;
        row.version = filler.version;
        row.payload = filler.payload;
        row.board = filler.board;
        if (follow(row)) { // its envelope is what cannot be read
            row.wall = {};
            row.at = {};
            row.origin = {};
            static_cast<void>(follow(row));
        }
        m_whole.rows.push_back(std::move(row));
        m_whole.changes.push_back(std::move(change));
    }

    History m_history;
    MadeWhole m_whole;
};

} // namespace

MadeWhole madeWhole(std::span<Row const> good, std::span<Row const> damaged, Seq last) {
    Mending mending;
    auto nextGood = good.begin();
    auto nextDamaged = damaged.begin();
    auto const stands = [](auto& next, auto end, Seq seq) {
        while (next != end && next->seq < seq) ++next;
        return next != end && next->seq == seq;
    };
    for (Seq seq{1}; seq <= last; seq = Seq{seq.value() + 1}) {
        if (stands(nextGood, good.end(), seq))
            mending.takeGood(*nextGood);
        else if (stands(nextDamaged, damaged.end(), seq))
            mending.takeDamaged(*nextDamaged);
        else
            mending.takeNothing(seq);
    }
    return std::move(mending).done();
}

} // namespace flagfall::session
