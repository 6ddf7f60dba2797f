// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/appeals.h"

#include "app/session/event/ruling_on_record.h"

#include <algorithm>

namespace flagfall::session {
namespace {

RecordedAct const& appealActAt(History const& history, Seq seq) {
    return history.acts()[static_cast<std::size_t>(seq.value() - 1)];
}

class AppealReader {
public:
    explicit AppealReader(History const& history) : m_history(history) {}

    std::vector<Appeal> read(RoundNumber round, BoardNumber board) {
        for (Seq const seq : m_history.actsOn(round, board)) {
            if (m_history.retracted(seq)) continue;
            m_act = &appealActAt(m_history, seq);
            std::visit([this](auto const& act) { take(act); }, static_cast<AnyAct const&>(m_act->act));
        }
        return std::move(m_appeals);
    }

private:
    template <typename Other>
    void take(Other const&) {}
    void take(AppealLodged const& act) {
        m_appeals.push_back({.seq = m_act->seq,
                             .ruling = act.ruling,
                             .wall = m_act->wall,
                             .origin = m_act->origin,
                             .round = act.round,
                             .board = act.board,
                             .lodged = act.appeal});
    }
    void take(AppealDecided const& act) {
        if (Appeal* const appeal = find(act.appeal))
            appeal->decision = Appeal::Decision{m_act->seq, m_act->wall, act.outcome, act.by, act.text};
    }
    void take(AppealWithdrawn const& act) {
        if (Appeal* const appeal = find(act.appeal)) appeal->withdrawn = m_act->seq;
    }
    void take(AppealFollowed const& act) {
        if (Appeal* const appeal = find(act.appeal)) appeal->followedBy.push_back(act.ruling);
    }
    void take(RulingWithdrawn const& act) {
        for (Appeal& appeal : m_appeals)
            if (appeal.ruling == act.ruling) appeal.rulingGone = m_act->seq;
    }
    Appeal* find(Seq seq) {
        auto const found = std::ranges::find(m_appeals, seq, &Appeal::seq);
        return found == m_appeals.end() ? nullptr : &*found;
    }

    History const& m_history;
    RecordedAct const* m_act = nullptr;
    std::vector<Appeal> m_appeals;
};

/// When the board got what it has: a result, or an adjournment.
std::optional<WallTime> decidedAt(History const& history, RoundNumber round, BoardNumber board) {
    std::optional<WallTime> at;
    for (Seq const seq : history.actsOn(round, board)) {
        RecordedAct const& one = appealActAt(history, seq);
        if (history.retracted(seq)) continue;
        bool const ends =
            std::holds_alternative<ResultEntered>(one.act) || std::holds_alternative<GameAdjourned>(one.act);
        bool const opens =
            std::holds_alternative<ResultCleared>(one.act) || std::holds_alternative<GameResumed>(one.act);
        if (opens) at.reset();
        if (ends && !at) at = one.wall;
    }
    return at;
}

} // namespace

std::vector<Appeal> appealsOf(History const& history, Seq ruling, RoundNumber round, BoardNumber board) {
    auto found = AppealReader(history).read(round, board);
    std::erase_if(found, [ruling](Appeal const& one) { return one.ruling != ruling; });
    return found;
}

std::optional<Appeal> appealAt(History const& history, Seq seq) {
    if (seq < Seq{1} || seq > history.last()) return std::nullopt;
    auto const* const lodged = std::get_if<AppealLodged>(&appealActAt(history, seq).act);
    if (!lodged) return std::nullopt;
    auto const found = AppealReader(history).read(lodged->round, lodged->board);
    auto const one = std::ranges::find(found, seq, &Appeal::seq);
    return one == found.end() ? std::nullopt : std::optional{*one};
}

std::optional<Seq> rulingSince(History const& history, Appeal const& appeal) {
    std::optional<Seq> last;
    int weight = 0;
    CommandId command{};
    for (Seq const seq : history.actsOn(appeal.round, appeal.board)) {
        RecordedAct const& one = history.acts()[static_cast<std::size_t>(seq.value() - 1)];
        int const weighs = weightAsRuling(one.act);
        if (seq < appeal.decision->seq || weighs == 0 || history.retracted(seq)) continue;
        bool const another = command.isNone() || one.origin.command != command;
        if (!another && weighs <= weight) continue;
        last = seq;
        weight = weighs;
        command = one.origin.command;
    }
    return last;
}

std::optional<WallTime> endOf(History const& history, RoundNumber number) {
    Round const* const round = history.state().round(number);
    if (!round || round->imported || round->missingResults() > 0) return std::nullopt;
    std::optional<WallTime> end;
    for (Board const& board : round->boards)
        if (auto const at = decidedAt(history, number, board.number)) end = std::max(end.value_or(*at), *at);
    return end;
}

std::optional<WallTime> appealsUntil(History const& history, RoundNumber round) {
    auto const within = history.state().details.appeals.within;
    auto const end = within ? endOf(history, round) : std::nullopt;
    if (!end) return std::nullopt;
    return WallTime{end->value() + std::chrono::milliseconds{*within}.count()};
}

std::string finalBy(History const& history, Seq ruling) {
    if (ruling < Seq{1} || ruling > history.last()) return {};
    auto const* const made = std::get_if<RulingMade>(&appealActAt(history, ruling).act);
    auto const decided = made ? fromRecord(*made->ruling) : std::nullopt;
    if (!decided) return {};
    rulings::Rules rules = decided->rules;
    rules.house = history.state().details.houseRules;
    auto const remarks = rulings::rule(rules, decided->incident, decided->known, decided->answers).remarks;
    auto const final = std::ranges::find(remarks, rulings::Remark::What::NoAppeal, &rulings::Remark::what);
    return final == remarks.end() ? std::string{} : std::string{final->article};
}

} // namespace flagfall::session
